import { hasBoth, isUnspaced, withJoinedCodes } from './terms.ts';
import { bm25 } from './text-index.ts';

/** A word of a question, and how many of all texts hold it. */
export type KnownTerm = { term: string; holding: number };

/** Characters of a usual text. */
const usualChars = 1_000;
const letter = /[\p{L}\p{N}\p{M}]/u;

/**
 * Some texts of many, best first, by the words that are known of the whole. Answers their places in `texts`. They are looked
 * through for these words alone: to take each text apart would cost more than to find them.
 */
export function rankTexts(texts: readonly string[], terms: readonly KnownTerm[], all: number): number[] {
  const scores = texts.map((text) => {
    const spelled = text.normalize('NFKC').toLowerCase();
    let withCodes: string | null = null;
    const countOf = (term: string): number => {
      const count = countWord(spelled, term);
      return count > 0 || !hasBoth(term) ? count : countWord((withCodes ??= withJoinedCodes(spelled)), term);
    };
    const length = text.length / usualChars;
    return terms.reduce((sum, { term, holding }) => {
      const count = countOf(term);
      return count === 0 ? sum : sum + bm25({ count, holding, all, length });
    }, 0);
  });
  return scores.map((_, at) => at).toSorted((a, b) => scores[b]! - scores[a]!);
}

/** How often a word stands in a text that is spelled as words are; a pair of letters of a script without spaces, wherever. */
function countWord(text: string, word: string): number {
  const isPair = isUnspaced(word);
  let count = 0;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (isPair || (isEdge(text[at - 1]) && isEdge(text[at + word.length]))) count += 1;
  }
  return count;
}

const isEdge = (char: string | undefined) => char === undefined || !letter.test(char) || isUnspaced(char);
