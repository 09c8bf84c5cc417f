import type { Block } from '@whittle/domain/knowledge/blocks';

/** A run of letters as the PDF library gives it: text, size, place on the page, and whether the line ends behind it. */
export type TextItem = { str: string; width: number; height: number; transform: number[]; hasEOL: boolean };

/** A line of a page. Cells are parted by more white space than words are. */
export type PdfLine = { cells: string[]; size: number; y: number };

/** White space that is this many letters wide parts the cells of a table. */
const cellGap = 1.5;
/** Lines that are this far apart belong to different paragraphs. */
const paragraphGap = 1.6;
const headingSize = 1.15;
const headingMaxChars = 150;

export function toLines(items: readonly TextItem[]): PdfLine[] {
  const lines: PdfLine[] = [];
  let cells: string[] = [''];
  let size = 0;
  let y = 0;
  const end = () => {
    const texts = cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()).filter((cell) => cell !== '');
    if (texts.length > 0) lines.push({ cells: texts, size, y });
    cells = [''];
    size = 0;
  };
  for (const { str, width, height, transform, hasEOL } of items) {
    if (str.trim() === '' && width > cellGap * Math.max(size, height, 1)) cells.push('');
    else cells[cells.length - 1] += str;
    if (str.trim() !== '') {
      size = Math.max(size, height);
      y = transform[5] ?? 0;
    }
    if (hasEOL) end();
  }
  end();
  return lines;
}

/**
 * What stands at the edges of several pages: their heads and feet. Of its numbers one may count the pages; rows of a price
 * list differ in numbers, too, and are none. A heading repeats only letter by letter: each page may begin with a chapter.
 */
export function findRepeated(pages: ReadonlyMap<number, readonly PdfLine[]>, size: number): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const [page, lines] of pages) {
    for (const key of new Set(edgesOf(lines).flatMap((line) => keysOf(line, page, size))))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const least = Math.max(3, pages.size / 2);
  return new Set([...counts].flatMap(([key, count]) => (count >= least ? key : [])));
}

const edgeLines = 2;
const edgesOf = (lines: readonly PdfLine[]) => [...lines.slice(0, edgeLines), ...lines.slice(-edgeLines)];
/** A line as it is, and with each of its numbers as what it is more or less than the page's own. */
function keysOf(line: PdfLine, page: number, size: number): string[] {
  const text = line.cells.join(' ');
  if (isLarge(line, size)) return [text];
  const counting = [...text.matchAll(/\d+/g)].map(
    ({ 0: number, index }) => `${text.slice(0, index)}#${Number(number) - page}#${text.slice(index + number.length)}`,
  );
  return [text, ...counting];
}
const isLarge = (line: PdfLine, size: number) => size > 0 && line.size >= size * headingSize;

/** The size of most letters. */
export function bodySize(pages: readonly (readonly PdfLine[])[]): number {
  const chars = new Map<number, number>();
  for (const { size, cells } of pages.flat()) {
    const rounded = Math.round(size * 2) / 2;
    chars.set(rounded, (chars.get(rounded) ?? 0) + cells.join('').length);
  }
  return [...chars].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

/** A page without what repeats on others: headings by their size, rows, and paragraphs whose lines are joined again. */
export function pageBlocks(
  lines: readonly PdfLine[],
  page: number,
  { repeated, size }: { repeated: ReadonlySet<string>; size: number },
): Block[] {
  // A page that has nothing else is not empty: tickets and certificates differ in a number only.
  const isOutside = (line: PdfLine) => keysOf(line, page, size).some((key) => repeated.has(key));
  const edges = new Set(lines.every(isOutside) ? [] : edgesOf(lines));
  const blocks: Block[] = [];
  let before: PdfLine | null = null;
  for (const line of lines) {
    if (edges.has(line) && isOutside(line)) continue;
    const last = blocks.at(-1);
    const text = line.cells.join(' | ');
    const isHeading = isLarge(line, size) && text.length <= headingMaxChars;
    const goesOn = before !== null && Math.abs(before.y - line.y) <= paragraphGap * Math.max(line.size, before.size, 1);
    if (line.cells.length > 1) blocks.push({ kind: 'row', page, text });
    else if (isHeading && last?.kind === 'heading' && goesOn && before!.size === line.size) last.text += ` ${text}`;
    else if (isHeading) blocks.push({ kind: 'heading', level: line.size >= size * 1.5 ? 1 : 2, page, text });
    else if (last?.kind === 'text' && goesOn) last.text = joinLines(last.text, text);
    else blocks.push({ kind: 'text', page, text });
    before = line;
  }
  return blocks;
}

const listItem = /^(?:[•·▪◦*–-]|\d{1,3}[.)])\s/;

function joinLines(text: string, next: string): string {
  if (listItem.test(next)) return `${text}\n${next}`;
  if (/\p{L}-$/u.test(text) && /^\p{Ll}/u.test(next)) return text.slice(0, -1) + next;
  return `${text} ${next}`;
}
