/** Line ends, control characters and marks that turn the direction of text: what a name must not bring into a header. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Foreign text as one line of at most `maxChars` characters. */
export function oneLine(text: string, maxChars: number): string {
  const line = text.replace(unseen, ' ').replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= maxChars
    ? line
    : `${characters
        .slice(0, maxChars - 1)
        .join('')
        .trimEnd()}…`;
}
