import { type Span, splitSentences } from './split-text.ts';

/** What a sentence is worth, by its words; a word counts once, however many sentences have it. */
type Worth = { sharesOf(sentence: string): number[]; weights: readonly number[] };

/**
 * The neighbouring sentences or rows of a text that answer to a question, at most `maxChars` together: the shortest of those
 * that have most, and then what stands behind and before them, until there are `wantedChars`.
 */
export function bestExcerpt(
  text: string,
  { sharesOf, weights }: Worth,
  { maxChars, wantedChars }: { maxChars: number; wantedChars: number },
): Span {
  const spans = splitSentences(text, maxChars);
  if (spans.length === 0) return { from: 0, to: 0 };
  const shares = spans.map(({ from, to }) => sharesOf(text.slice(from, to)));
  const lengthOf = (first: number, last: number) => spans[last]!.to - spans[first]!.from;
  let best = { first: 0, last: 0, worth: 0 };
  for (const first of spans.keys()) {
    const seen = weights.map(() => 0);
    for (let last = first; last < spans.length && lengthOf(first, last) <= maxChars; last += 1) {
      for (const [at, share] of shares[last]!.entries()) seen[at] = Math.max(seen[at]!, share);
      const worth = seen.reduce((sum, share, at) => sum + share * weights[at]!, 0);
      const isShorter = worth === best.worth && lengthOf(first, last) < lengthOf(best.first, best.last);
      if (worth > best.worth || (worth > 0 && isShorter)) best = { first, last, worth };
    }
  }
  let { first, last } = best;
  for (;;) {
    if (last + 1 < spans.length && lengthOf(first, last + 1) <= wantedChars) last += 1;
    else if (first > 0 && lengthOf(first - 1, last) <= wantedChars) first -= 1;
    else return { from: spans[first]!.from, to: spans[last]!.to };
  }
}
