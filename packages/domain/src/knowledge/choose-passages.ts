/** A chunk that was found. */
export type FoundChunk = { itemId: string; n: number; start: number; end: number; text: string };

/**
 * The `max` best of some hits, best first, without those that mostly repeat a better one: by their place in the same
 * source, or letter by letter in another.
 */
export function withoutRepeats<Hit extends FoundChunk>(hits: readonly Hit[], max: number): Hit[] {
  const kept: Hit[] = [];
  const texts = new Set<string>();
  for (const hit of hits) {
    if (kept.length === max) break;
    const text = plain(hit.text);
    if (texts.has(text) || kept.some((better) => overlaps(hit, better))) continue;
    kept.push(hit);
    texts.add(text);
  }
  return kept;
}

function overlaps(hit: FoundChunk, better: FoundChunk): boolean {
  if (hit.itemId !== better.itemId) return false;
  const shared = Math.min(hit.end, better.end) - Math.max(hit.start, better.start);
  return shared > Math.min(hit.end - hit.start, better.end - better.start) / 2;
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

/** The first of some chunks that fit into so many characters together. */
export function withinBudget<Chunk extends { text: string }>(chunks: readonly Chunk[], maxChars: number): Chunk[] {
  let used = 0;
  return chunks.filter(({ text }) => {
    const fits = used + text.length <= maxChars;
    if (fits) used += text.length;
    return fits;
  });
}

/** A chunk with where it stands in its source. */
type PlacedChunk = FoundChunk & {
  titlePath?: readonly string[];
  page?: number | null;
  row?: number | null;
  address?: string | null;
};

/** What is cited names one place, so chunks of two places are no one passage; and rows are counted. */
const isSamePlace = (a: PlacedChunk, b: PlacedChunk): boolean =>
  (a.page ?? null) === (b.page ?? null) &&
  (a.address ?? null) === (b.address ?? null) &&
  (a.row ?? null) === null &&
  (b.row ?? null) === null &&
  (a.titlePath ?? []).join('\n') === (b.titlePath ?? []).join('\n');

/**
 * Chunks that follow each other at one place of a source as one text, in which what they share stands once; the order is that
 * of the best of each.
 */
export function joinPassages<Chunk extends PlacedChunk>(
  chunks: readonly Chunk[],
): { first: Chunk; best: Chunk; text: string }[] {
  const runs: Chunk[][] = [];
  for (const chunk of chunks.toSorted((a, b) => (a.itemId === b.itemId ? a.n - b.n : a.itemId < b.itemId ? -1 : 1))) {
    const last = runs.at(-1)?.at(-1);
    if (last?.itemId === chunk.itemId && last.n + 1 === chunk.n && isSamePlace(last, chunk)) runs.at(-1)!.push(chunk);
    else runs.push([chunk]);
  }
  const bestOf = (run: readonly Chunk[]) => Math.min(...run.map((chunk) => chunks.indexOf(chunk)));
  return runs
    .toSorted((a, b) => bestOf(a) - bestOf(b))
    .map((run) => ({ first: run[0]!, best: chunks[bestOf(run)]!, text: joinChunks(run) }));
}

/** Chunks of one source, in their order, as the text that they were cut from. */
function joinChunks(chunks: readonly FoundChunk[]): string {
  let text = '';
  let end = -1;
  for (const chunk of chunks) {
    if (chunk.start >= end) text += `${text === '' ? '' : '\n'}${chunk.text}`;
    else text += chunk.text.slice(end - chunk.start);
    end = Math.max(end, chunk.end);
  }
  return text;
}
