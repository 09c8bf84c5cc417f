import { isFunctionWord } from './function-words.ts';
import { gramChars, gramsOf, isUnspaced, placedWords, wordsOf } from './terms.ts';

export type Mark = { from: number; to: number };

/** A word in another form has at least this share of its pieces in common with the question's. */
const sharedMin = 0.5;

/** What of a passage answers to a question: its words, also in other forms and with a slip. In order, never overlapping. */
export const markWords = (text: string, question: string): Mark[] => createMarker(question)(text);

/** The same for several passages, whose words are compared once. */
export function createMarker(question: string): (text: string) => Mark[] {
  const words = [...new Set(wordsOf(question))];
  const telling = words.filter((word) => !isFunctionWord(word));
  const asked = (telling.length > 0 ? telling : words).map((word) => ({ word, grams: new Set(gramsOf(word)) }));
  const known = new Map<string, boolean>();
  const answers = (term: string): boolean => {
    let isFound = known.get(term);
    if (isFound === undefined) known.set(term, (isFound = asked.some((one) => isAlike(term, one))));
    return isFound;
  };
  return (text) => {
    const marks: Mark[] = [];
    for (const { term, from, to } of placedWords(text)) {
      if (!answers(term)) continue;
      const last = marks.at(-1);
      if (last && from <= last.to) last.to = Math.max(last.to, to);
      else marks.push({ from, to });
    }
    return marks;
  };
}

export function isAlike(term: string, { word, grams }: { word: string; grams: ReadonlySet<string> }): boolean {
  if (term === word) return true;
  const own = term.length - gramChars + 1;
  // Words of too different lengths have too little in common, whatever stands in them.
  if (own < 1 || own < grams.size * sharedMin || own * sharedMin > grams.size || isUnspaced(term)) return false;
  let shared = 0;
  for (let at = 0; at < own; at += 1) if (grams.has(term.slice(at, at + gramChars))) shared += 1;
  return shared / Math.max(own, grams.size) >= sharedMin;
}
