import type { Block, Chunk } from './blocks.ts';
import { nextWord, type Span, splitSentences, splitWords } from './split-text.ts';

/** CTX-22 */
export const chunkChars = 1_000;
export const overlapChars = 200;
/** A heading begins a new chunk unless less than this stands before it. */
const sectionMinChars = 100;
const headingMaxChars = 200;
/** A page begins a new chunk unless less than this stands before it; where a sentence goes on over its end, more. */
const pageMinChars = 150;
const brokenPageMinChars = 400;

/** `gap` is the white space in front of it. */
type Piece = Omit<Chunk, 'end'> & { gap: string; isHeading: boolean; isRow: boolean };

export type Chunker = ReturnType<typeof createChunker>;

/**
 * Cuts a document into chunks while its blocks come: at headings and pages, else between rows and sentences, so that none is longer
 * than 1,000 characters. A chunk that goes on where another ended repeats up to 200 characters of it. A word is never
 * cut, nor a row, unless it is longer than a chunk.
 */
export function createChunker() {
  /** What the current chunk is made of, and how many of the first pieces the chunk before has as well. */
  let pieces: Piece[] = [];
  let repeated = 0;
  let titles: { level: number; text: string }[] = [];
  let address: string | null = null;
  let at = 0;

  /** The current chunk; null when nothing new stands in it. */
  const take = (): Chunk | null => {
    if (pieces.length <= repeated) return null;
    const [first] = pieces;
    const { titlePath, row } = pieces.find(({ isHeading }) => !isHeading) ?? first!;
    // What it repeats may stand on the page before.
    const { page } = pieces.slice(repeated).find(({ isHeading }) => !isHeading) ?? pieces[repeated]!;
    return { ...toText(pieces), titlePath, page, row, address: first!.address };
  };

  const cut = (): Chunk[] => {
    const chunk = take();
    pieces = [];
    repeated = 0;
    return chunk ? [chunk] : [];
  };

  /** Ends the current chunk where it is full. Headings at its end belong to what follows. */
  const cutFull = (next: Piece): Chunk[] => {
    const following = pieces.slice(pieces.findLastIndex(({ isHeading }) => !isHeading) + 1);
    pieces = pieces.slice(0, pieces.length - following.length);
    const whole = pieces;
    const chunks = cut();
    const tail = following.length > 0 ? [] : tailOf(whole);
    const start = [...tail, ...following];
    if (start.length > 0 && next.start + next.text.length - start[0]!.start <= chunkChars) {
      pieces = start;
      repeated = tail.length;
    } else if (following.length > 0) {
      pieces = following;
      chunks.push(...cut());
    }
    return chunks;
  };

  const add = (piece: Piece): Chunk[] => {
    const [first] = pieces;
    const isTooLong = first !== undefined && piece.start + piece.text.length - first.start > chunkChars;
    const before = pieces.slice(repeated);
    const chunks = isTooLong || isNextPage(piece, before) ? cutFull(piece) : [];
    pieces.push(piece);
    return chunks;
  };

  return {
    /** The chunks that are whole with this block. */
    add(block: Block): Chunk[] {
      if (block.kind === 'start') {
        const chunks = cut();
        titles = block.title === '' ? [] : [{ level: 0, text: block.title }];
        address = block.address;
        return chunks;
      }
      const text = block.text.trimEnd();
      if (text.trim() === '') return [];
      const chunks: Chunk[] = [];
      const isHeading = block.kind === 'heading' && text.length <= headingMaxChars;
      if (isHeading) {
        titles = [...titles.filter(({ level }) => level < block.level), { level: block.level, text: text.trim() }];
        const before = pieces.filter((piece) => !piece.isHeading).reduce((sum, piece) => sum + piece.text.length, 0);
        if (before >= sectionMinChars) chunks.push(...cut());
      }
      const titlePath = titles.map((title) => title.text);
      const isRow = block.kind === 'row';
      const { page = null, row = null } = block;
      let end = 0;
      for (const { from, to } of isRow ? rowSpans(text) : splitSentences(text, chunkChars)) {
        const gap = (end === 0 ? '\n' : '') + text.slice(end, from);
        const place = { titlePath, page, row, address, isHeading, isRow };
        chunks.push(...add({ text: text.slice(from, to), start: at + from, gap, ...place }));
        end = to;
      }
      at += text.length + 1;
      return chunks;
    },

    /** The last chunk, when something is left. */
    end: cut,
  };
}

/** Whether a chunk with these pieces ends where another page begins. It never has more than two. */
function isNextPage({ page }: Piece, before: readonly Piece[]): boolean {
  const last = before.at(-1);
  if (!last || page === last.page) return false;
  if (last.page !== before[0]!.page) return true;
  const isWhole = last.isRow || last.isHeading || /[.!?…:;。！？]["'”’»)\]]*$/u.test(last.text);
  const length = before.reduce((sum, { text }) => sum + text.length, 0);
  return length >= (isWhole ? pageMinChars : brokenPageMinChars);
}

/** The whole of a document at once. */
export function cutChunks(blocks: Iterable<Block>): Chunk[] {
  const chunker = createChunker();
  return [...[...blocks].flatMap((block) => chunker.add(block)), ...chunker.end()];
}

function rowSpans(text: string): Span[] {
  const from = text.length - text.trimStart().length;
  return splitWords(text, { from, to: text.length }, chunkChars);
}

/** The last sentences or rows that the next chunk repeats; of a sentence that is longer, its last words. */
function tailOf(pieces: readonly Piece[]): Piece[] {
  const last = pieces.at(-1);
  if (!last) return [];
  const end = last.start + last.text.length;
  const first = pieces.findIndex(({ start, isHeading }) => !isHeading && end - start <= overlapChars);
  if (first !== -1) return pieces.slice(first);
  if (last.isRow) return [];
  const from = nextWord(last.text, last.text.length - overlapChars);
  return from === last.text.length ? [] : [{ ...last, text: last.text.slice(from), start: last.start + from }];
}

function toText(pieces: readonly Piece[]): Pick<Chunk, 'text' | 'start' | 'end'> {
  const [first] = pieces;
  const text =
    first!.text +
    pieces
      .slice(1)
      .map((piece) => piece.gap + piece.text)
      .join('');
  return { text, start: first!.start, end: first!.start + text.length };
}
