/** As much as is read of a first message, too. */
const maxChars = 6_000;

/** A wish with single white space: patterns that look for words between spaces take the cube of many. */
export const plainWish = (message: string): string =>
  message
    .slice(0, maxChars)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
