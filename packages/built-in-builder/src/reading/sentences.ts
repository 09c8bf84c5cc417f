/** The sentences of cleaned text. A line break ends a sentence too; a dot inside a number or an address does not. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/\n+|(?<=[.?;])\s+/)
    .map((sentence) => sentence.replace(/[.?;\s]+$/, '').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
