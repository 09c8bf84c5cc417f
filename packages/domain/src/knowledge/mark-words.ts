import { isFunctionWord } from './function-words.ts';
import { gramsOf, placedWords, wordsOf } from './terms.ts';

export type Mark = { from: number; to: number };

/** A word in another form has at least this share of its pieces in common with the question's. */
const sharedMin = 0.5;

/** What of a passage answers to a question: its words, also in other forms and with a slip. In order, never overlapping. */
export function markWords(text: string, question: string): Mark[] {
  const words = [...new Set(wordsOf(question))];
  const telling = words.filter((word) => !isFunctionWord(word));
  const asked = (telling.length > 0 ? telling : words).map((word) => ({ word, grams: new Set(gramsOf(word)) }));
  const known = new Map<string, boolean>();
  const answers = (term: string): boolean => {
    const before = known.get(term);
    if (before !== undefined) return before;
    const isFound = asked.some((one) => isAlike(term, one));
    known.set(term, isFound);
    return isFound;
  };
  const found = [...placedWords(text)].filter(({ term }) => answers(term));
  const marks: Mark[] = [];
  for (const { from, to } of found) {
    const last = marks.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else marks.push({ from, to });
  }
  return marks;
}

export function isAlike(term: string, { word, grams }: { word: string; grams: ReadonlySet<string> }): boolean {
  if (term === word) return true;
  const own = gramsOf(term);
  if (own.length === 0 || grams.size === 0) return false;
  const shared = own.filter((gram) => grams.has(gram)).length;
  return shared / Math.max(own.length, grams.size) >= sharedMin;
}
