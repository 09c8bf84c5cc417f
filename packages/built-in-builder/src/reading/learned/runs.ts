import type { Chunk } from '../chunks.ts';
import type { Mention } from './mentions.ts';

/** A list as it is typed: short items with commas, or "and", between them. `items` are places of chunks, both inclusive. */
export type Run = { items: { from: number; to: number }[]; opener: Chunk | undefined; owner: Mention | null };

const maxWords = 5;
const least = 2;

/** The lists of a sentence. What comes before the first comma belongs to the list only after a sign that opens it. */
export function runsOf(chunks: readonly Chunk[]): Run[] {
  const runs: Run[] = [];
  let items: Run['items'] = [];
  let from = 0;
  const close = () => {
    if (items.length >= least) runs.push({ items, opener: chunks[items[0]!.from - 1], owner: null });
    items = [];
  };
  const take = (to: number) => {
    if (to < from) return;
    const words = chunks.slice(from, to + 1).reduce((count, { tokens }) => count + tokens.length, 0);
    if (words <= maxWords) items.push({ from, to });
    else {
      // "each house has a number, a street": the last words of a long piece begin the list
      const start = chunks.slice(from, to + 1).findLastIndex(({ kind }) => kind === 'with' || kind === 'verb' || kind === 'relative' || kind === 'preposition'); // prettier-ignore
      close();
      if (start >= 0 && from + start < to) items.push({ from: from + start + 1, to });
    }
  };
  chunks.forEach(({ kind }, index) => {
    if (kind === 'comma' || kind === 'and') take(index - 1);
    else if (kind === 'colon' || kind === 'open' || kind === 'close' || kind === 'with' || kind === 'such') {
      take(index - 1);
      close();
    } else return;
    from = index + 1;
  });
  take(chunks.length - 1);
  close();
  return runs;
}
