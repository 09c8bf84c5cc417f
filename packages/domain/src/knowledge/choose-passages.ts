/** A chunk that was found. */
export type FoundChunk = { itemId: string; n: number; start: number; end: number; text: string };

/**
 * The `max` best of some hits, best first, without those that mostly repeat a better one: by their place in the same
 * source, or letter by letter in another.
 */
export function withoutRepeats<Hit extends FoundChunk>(hits: readonly Hit[], max: number): Hit[] {
  const kept: Hit[] = [];
  for (const hit of hits) {
    if (kept.length === max) break;
    if (!kept.some((better) => repeats(hit, better))) kept.push(hit);
  }
  return kept;
}

function repeats(hit: FoundChunk, better: FoundChunk): boolean {
  if (hit.itemId !== better.itemId) return plain(hit.text) === plain(better.text);
  const shared = Math.min(hit.end, better.end) - Math.max(hit.start, better.start);
  return (
    shared > Math.min(hit.end - hit.start, better.end - better.start) / 2 || plain(hit.text) === plain(better.text)
  );
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

type ChunkRef = Pick<FoundChunk, 'itemId' | 'n'>;

/** The chunks before and behind each hit that are none of the hits themselves: first those of the best. */
export function neighboursOf(hits: readonly ChunkRef[]): ChunkRef[] {
  const known = new Set(hits.map(keyOf));
  return hits.flatMap(({ itemId, n }) =>
    [n - 1, n + 1].flatMap((neighbour) => {
      const ref = { itemId, n: neighbour };
      if (neighbour < 0 || known.has(keyOf(ref))) return [];
      known.add(keyOf(ref));
      return ref;
    }),
  );
}

const keyOf = ({ itemId, n }: ChunkRef) => `${itemId} ${n}`;

/** Chunks of one source as the text that they were cut from: what two of them share stands once. */
export function joinChunks(chunks: readonly Pick<FoundChunk, 'start' | 'end' | 'text'>[]): string {
  let text = '';
  let end = -1;
  for (const chunk of chunks.toSorted((a, b) => a.start - b.start)) {
    if (end === -1) text = chunk.text;
    else if (chunk.start > end) text += `\n${chunk.text}`;
    else text += chunk.text.slice(Math.max(0, end - chunk.start));
    end = Math.max(end, chunk.end);
  }
  return text;
}
