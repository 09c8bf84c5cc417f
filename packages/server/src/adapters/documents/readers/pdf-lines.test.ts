import { expect, test } from 'vitest';
import { bodySize, findRepeated, pageBlocks, type TextItem, toLines } from './pdf-lines.ts';

/** A line of text at a height of the page; ` | ` stands for the white space between cells. */
const line = (text: string, y: number, size = 10): TextItem[] =>
  text
    .split(' | ')
    .flatMap((str, at, cells) => [
      ...(at > 0 ? [item(' ', size * 3, size, y)] : []),
      { ...item(str, str.length * 5, size, y), hasEOL: at === cells.length - 1 },
    ]);
const item = (str: string, width: number, height: number, y: number): TextItem => ({
  ...{ str, width, height, hasEOL: false, transform: [height, 0, 0, height, 50, y] },
});
/** Pages by their numbers, from 1. */
const numbered = <Page>(pages: readonly Page[]) => new Map(pages.map((one, at) => [at + 1, one]));
const page = (n: number) =>
  toLines([
    ...line('Handbook of the workshop', 800),
    ...line(`Chapter ${n}`, 770, 18),
    ...line('Whoever is ill calls the of-', 740),
    ...line('fice before the shift begins.', 728),
    ...line('A new paragraph.', 700),
    ...line('Tube | 7 € | in stock', 680),
    ...line('• one', 660),
    ...line(`• two${'!'.repeat(n)}`, 648),
    ...line(`Page ${n} of 4`, 20),
  ]);

test('[CTX-25] pages of a PDF lose the heads and feet that repeat, and lines become headings, paragraphs and rows', () => {
  const pages = numbered([1, 2, 3, 4].map(page));
  const size = bodySize([...pages.values()]);
  const known = { repeated: findRepeated(pages, size), size };
  expect(known.size).toBe(10);
  expect(pageBlocks(pages.get(3)!, 3, known)).toEqual([
    { kind: 'heading', level: 1, page: 3, text: 'Chapter 3' },
    { kind: 'text', page: 3, text: 'Whoever is ill calls the office before the shift begins.' },
    { kind: 'text', page: 3, text: 'A new paragraph.' },
    { kind: 'row', page: 3, text: 'Tube | 7 € | in stock' },
    { kind: 'text', page: 3, text: '• one\n• two!!!' },
  ]);
});

test('[CTX-25] a short document keeps its first and last lines', () => {
  const pages = numbered([1, 2].map(page));
  expect(findRepeated(pages, 10).size).toBe(0);
});

test('[CTX-25] rows that differ in their numbers alone are no heads and feet', () => {
  const row = (n: number, y: number) => line(`Part ${n} | ${n * 3} €`, y);
  const pages = numbered(
    [0, 1, 2, 3, 4].map((at) =>
      toLines([
        ...line('Price list 2026', 800),
        ...row(at * 4, 700),
        ...row(at * 4 + 1, 680),
        ...row(at * 4 + 2, 660),
        ...row(at * 4 + 3, 640),
        ...line(`Page ${at + 3} of 7`, 20),
      ]),
    ),
  );
  const known = { repeated: findRepeated(pages, 10), size: 10 };
  const rows = [...pages].flatMap(([number, lines]) => pageBlocks(lines, number, known));
  expect(rows.map((block) => (block.kind === 'row' ? block.text : block))).toEqual(
    Array.from({ length: 20 }, (_, n) => `Part ${n} | ${n * 3} €`),
  );
});
