import { isFunctionWord } from './function-words.ts';
import { buildPostings, countTerms, type Postings, type TermCounts } from './postings.ts';
import { gramsOf, wordsOf } from './terms.ts';

/** The passages of one source, ready to be searched. */
export type TextIndex = { size: number; words: Postings; grams: Postings };

/** A passage that fits a question; `index` and `text` say where it stands in what was searched. */
export type IndexHit = { index: number; text: number; score: number };

/** The usual values of BM25, and what pieces of words count beside whole words (docs/decisions/087). */
const saturation = 1.2;
const lengthShare = 0.75;
const gramWeight = 0.4;
/** What words of every question count, such as articles. */
const functionWordWeight = 0.1;

/** Indexes texts, each with the headings above it, which help to find it. */
export function buildTextIndex(texts: readonly string[]): TextIndex {
  const grams = new Map<string, string[]>();
  const words = texts.map((text) => countTerms(wordsOf(text)));
  const gramsOfText = (counts: TermCounts): TermCounts => {
    const found = new Map<string, number>();
    for (const [word, count] of counts) {
      let pieces = grams.get(word);
      if (!pieces) grams.set(word, (pieces = gramsOf(word)));
      for (const piece of pieces) found.set(piece, (found.get(piece) ?? 0) + count);
    }
    return found;
  };
  return { size: texts.length, words: buildPostings(words), grams: buildPostings(lazily(words, gramsOfText)) };
}

/**
 * The `max` texts that fit a question best, best first: BM25 of its words, and with less weight of their pieces of four
 * letters. A text needs none of the words in particular: rare ones count most. Several indexes are searched as one.
 */
export function searchTexts(indexes: readonly TextIndex[], question: string, max: number): IndexHit[] {
  const words = [...new Set(wordsOf(question))];
  const scores = indexes.map(({ size }) => new Float64Array(size));
  const telling = words.filter((word) => !isFunctionWord(word));
  score(indexes, 'words', telling, 1, scores);
  score(indexes, 'words', words.filter(isFunctionWord), functionWordWeight, scores);
  score(indexes, 'grams', [...new Set(telling.flatMap(gramsOf))], gramWeight, scores);
  const hits: IndexHit[] = [];
  for (const [index, ofIndex] of scores.entries()) {
    for (const [text, value] of ofIndex.entries()) {
      if (value <= 0 || (hits.length === max && value <= hits.at(-1)!.score)) continue;
      hits.splice(placeOf(hits, value), 0, { index, text, score: value });
      if (hits.length > max) hits.pop();
    }
  }
  return hits;
}

function score(
  indexes: readonly TextIndex[],
  kind: 'words' | 'grams',
  terms: readonly string[],
  weight: number,
  scores: readonly Float64Array[],
): void {
  const all = indexes.reduce((sum, { size }) => sum + size, 0);
  const meanLength = indexes.reduce((sum, index) => sum + index[kind].totalLength, 0) / all || 1;
  for (const term of terms) {
    const ids = indexes.map((index) => index[kind].terms.get(term));
    const holding = ids.reduce<number>((sum, id, at) => sum + (id === undefined ? 0 : span(indexes[at]![kind], id)), 0);
    if (holding === 0) continue;
    for (const [at, id] of ids.entries()) {
      if (id === undefined) continue;
      const { starts, texts, counts, lengths } = indexes[at]![kind];
      const ofIndex = scores[at]!;
      for (let place = starts[id]!; place < starts[id + 1]!; place += 1) {
        const text = texts[place]!;
        const count = counts[place]!;
        ofIndex[text]! += weight * bm25({ count, holding, all, length: lengths[text]! / meanLength });
      }
    }
  }
}

/**
 * What a term adds to the score of a text: it stands there `count` times, `holding` of `all` texts have it, and the text is
 * `length` times as long as others.
 */
export function bm25({ count, holding, all, length }: Record<'count' | 'holding' | 'all' | 'length', number>): number {
  const rarity = Math.log(1 + (all - holding + 0.5) / (holding + 0.5)) * (saturation + 1);
  return (rarity * count) / (count + saturation * (1 - lengthShare + lengthShare * length));
}

const span = ({ starts }: Postings, id: number): number => starts[id + 1]! - starts[id]!;

/** Behind those that are as good, so that what stands first in a source comes first. */
function placeOf(hits: readonly IndexHit[], value: number): number {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (hits[middle]!.score >= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function* lazily<A, B>(items: readonly A[], make: (item: A) => B): Generator<B> {
  for (const item of items) yield make(item);
}
