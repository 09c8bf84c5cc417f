/**
 * About how many tokens a text has: code has shorter words than prose. Models count differently, so this is for prices
 * before a request; afterwards the provider's own count is what is paid.
 */
export const tokensOfChars = (chars: number): number => Math.ceil(chars / 3.6);

/** What a picture takes of most models. */
export const tokensOfPicture = 1_500;
