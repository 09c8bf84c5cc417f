/** The entries of a lexicon written one a line; empty lines do not count. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Many entries as a set, for lexicons that only answer "does this word stand there?". */
export const wordsOf = (text: string): ReadonlySet<string> => new Set(linesOf(text));
