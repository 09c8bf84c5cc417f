/** One of the words or ways of saying, whole and in any case: `anyWord('needs|must have')`. */
export const anyWord = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
