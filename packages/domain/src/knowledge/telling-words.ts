import { isFunctionWord } from './function-words.ts';
import { gramsOf, placedWords, wordsOf } from './terms.ts';

/** A word of a question that says what it is about, as it was written and as words are compared. */
export type TellingWord = { shown: string; word: string; grams: readonly string[] };

/** The words of a question that say what it is about, each once. */
export function tellingWords(question: string): TellingWord[] {
  const found = new Map<string, TellingWord>();
  for (const { term, from, to } of placedWords(question))
    if (!isFunctionWord(term) && !found.has(term) && (term.length > 1 || !/[a-z]/.test(term)))
      found.set(term, { shown: question.slice(from, to), word: term, grams: gramsOf(term) });
  return [...found.values()];
}

/** How much of each word a text has: 1 for the word itself, less for its pieces, as in other forms, compounds and slips. */
export function sharesOf(text: string, asked: readonly TellingWord[]): number[] {
  const terms = new Set(wordsOf(text));
  const pieces = new Set([...terms].flatMap(gramsOf));
  return asked.map(({ word, grams }) => {
    if (terms.has(word)) return 1;
    return grams.filter((gram) => pieces.has(gram)).length / (grams.length || 1);
  });
}
