import { isAlike } from '../src/reading/lexicon/alike.ts';

/** Whether what was read is what a label means. Lenient: a head noun, or all words of one in the other, are enough. */

const plain = (text: string): string =>
  text.toLowerCase().replace(/[-_]/g, ' ').replace(/[^\p{L}\p{N}# ]/gu, '').trim(); // prettier-ignore
const stem = (word: string): string =>
  word.replace(/colour/, 'color').replace(/ies$/, 'y').replace(/(s|x|ch|sh)es$/, '$1').replace(/([^s])s$/, '$1'); // prettier-ignore
const wordsOf = (text: string): string[] => plain(text).split(/\s+/).map(stem);
const lastOf = (text: string): string => wordsOf(text).at(-1) ?? '';

export const isSameName = (one: string, other: string): boolean => wordsOf(one).join(' ') === wordsOf(other).join(' ');

export const isRecord = (read: string, names: readonly string[]): boolean =>
  names.some(
    (name) =>
      isAlike(read, name) ||
      isSameName(read, name) ||
      lastOf(read) === lastOf(name) ||
      (plain(read).length > 4 && plain(name).length > 3 && plain(read).endsWith(plain(name))),
  );

/** German endings of one word: `Teilnehmer`, `Teilnehmern`. */
const isInflected = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || (short.length >= 4 && long.startsWith(short) && /^(?:e|n|en|er|s|es|nen)$/.test(long.slice(short.length))); // prettier-ignore
};

/** `record` is what the field is of: "house number" of a house is its number. */
export const isField = (read: string, names: readonly string[], record: string): boolean =>
  names.some((name) => {
    const [found, wanted, owner] = [wordsOf(read), wordsOf(name), wordsOf(record)];
    const bare = found.filter((word) => !owner.includes(word));
    return (
      found.join(' ') === wanted.join(' ') ||
      bare.join(' ') === wanted.join(' ') ||
      isInflected(plain(read), plain(name)) ||
      isInflected(lastOf(read), plain(name)) ||
      wanted.every((word) => found.includes(word)) ||
      (found.every((word) => wanted.includes(word)) && found.at(-1) === wanted.at(-1))
    );
  });
