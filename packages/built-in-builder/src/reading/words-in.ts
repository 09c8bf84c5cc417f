/** Words as a part of a pattern, none of their characters meaning anything else. */
export const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const endsInLetter = /\p{L}$/u;
const noLetter = /(?!\p{L})/uy;

/**
 * Where a word begins in a text, large or small and with no letter before it. A pattern made for one word costs more than
 * reading the sentence it is for, so words are looked up like this and what stands around them by patterns made once.
 */
export function placesOf(word: string, text: string): number[] {
  const [all, one] = [text.toLowerCase(), word.toLowerCase()];
  const places: number[] = [];
  for (let at = one === '' ? -1 : all.indexOf(one); at >= 0; at = all.indexOf(one, at + 1))
    if (!endsInLetter.test(all.slice(Math.max(0, at - 2), at))) places.push(at);
  return places;
}

/** Whether a pattern with the flag y fits at a place. */
export function fitsAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Where a word stands in a text by itself. */
export const wholePlacesOf = (word: string, text: string): number[] =>
  placesOf(word, text).filter((at) => fitsAt(noLetter, text, at + word.length));
