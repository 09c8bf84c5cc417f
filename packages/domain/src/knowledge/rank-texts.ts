import { countTerms } from './postings.ts';
import { wordsOf } from './terms.ts';
import { bm25 } from './text-index.ts';

/** A word of a question, and how many of all texts hold it. */
export type KnownTerm = { term: string; holding: number };

/** Words of a text of 1,000 characters, about. */
const usualWords = 160;

/** Some texts of many, best first, by the words that are known of the whole. Answers their places in `texts`. */
export function rankTexts(texts: readonly string[], terms: readonly KnownTerm[], all: number): number[] {
  const scores = texts.map((text) => {
    const counts = countTerms(wordsOf(text));
    const length = [...counts.values()].reduce((sum, count) => sum + count, 0);
    return terms.reduce((sum, { term, holding }) => {
      const count = counts.get(term) ?? 0;
      return count === 0 ? sum : sum + bm25({ count, holding, all, length: length / usualWords });
    }, 0);
  });
  return scores.map((_, at) => at).toSorted((a, b) => scores[b]! - scores[a]!);
}
