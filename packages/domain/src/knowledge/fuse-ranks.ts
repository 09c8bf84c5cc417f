/** The usual value: it keeps the first of one list from outdoing what both have among their best. */
const smoothing = 60;

/**
 * Two lists of hits as one, by their places alone: what a score of one is worth in the other nobody knows, and a threshold
 * would hide what is right. `isCompared` says which hits the second list could have had; another one counts there as it
 * does in the first, so that a source whose vectors are still to come is not put behind the others.
 */
export function fuseRanks<Hit>(
  first: readonly Hit[],
  second: readonly Hit[],
  { keyOf, isCompared }: { keyOf(hit: Hit): string; isCompared(hit: Hit): boolean },
): Hit[] {
  const scores = new Map<string, { hit: Hit; score: number }>();
  const add = (hit: Hit, place: number, times = 1) => {
    const key = keyOf(hit);
    const known = scores.get(key);
    scores.set(key, { hit: known?.hit ?? hit, score: (known?.score ?? 0) + times / (smoothing + place + 1) });
  };
  for (const [place, hit] of first.entries()) add(hit, place, isCompared(hit) ? 1 : 2);
  for (const [place, hit] of second.entries()) add(hit, place);
  return [...scores.values()].toSorted((a, b) => b.score - a.score).map(({ hit }) => hit);
}
