import type { Words } from '../steps/step.ts';

export const listOf = (words: Words): readonly string[] => (typeof words === 'string' ? [words] : words);

/** Finds any of the words at the beginning of a word; a space stands for any gap, and names like `bookTitle` are read too. */
export function patternOf(words: Words): RegExp {
  const each = listOf(words).map((word) => word.trim().split(/\s+/).map(escaped).join('[\\s_-]*'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${each.join('|')})`, 'iu');
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** `BookTitle` and `book_title` as words. */
export const spaced = (name: string): string => name.replaceAll(/(?<=\p{Ll}|\p{N})(?=\p{Lu})|[_-]+/gu, ' ');

/** How well a name fits: the word itself, its beginning, somewhere in it; null when it does not. */
export function fitOf(name: string, words: Words): number | null {
  const text = name.replaceAll(/\s+/g, ' ').trim();
  if (!patternOf(words).test(text)) return null;
  const fits = listOf(words).map((word, at) => {
    const rest = text.toLowerCase().startsWith(word.toLowerCase()) ? text.length - word.length : text.length + 20;
    return rest + at;
  });
  return Math.min(...fits);
}

/** The words as a person would say them in a sentence. */
export const quoted = (words: Words): string =>
  listOf(words)
    .map((word) => `'${word}'`)
    .join(' or ');
