import type { Block } from '@whittle/domain/knowledge/blocks';
import { type ElementLike, plainText, within } from './element-like.ts';
import { plainRow, rowText } from './reading.ts';

type Cell = { text: string; isName: boolean };

/** A cell that says it goes on for longer is not believed. */
const columnsMax = 60;
const rowsMax = 2_000;
/** Rows of column names that stand above each other. */
const nameRowsMax = 3;
const nameMaxChars = 60;

/** The rows of a table, each value by its column name. A cell that goes on over several rows stands in each of them. */
export function tableRows(table: ElementLike): Block[] {
  const caption = [...within(table)].find(({ localName }) => localName === 'caption');
  const all = gridOf(table);
  const titles = all.slice(0, countTitles(all));
  const rows = all.slice(titles.length);
  const nameRows = countNameRows(rows);
  const headers = namesOf(rows.slice(0, nameRows));
  const above = [...(caption ? [plainText(caption)] : []), ...titles.map(([cell]) => cell!.text)];
  const blocks = above.filter((text) => text !== '').map((text): Block => ({ kind: 'text', text }));
  for (const [at, cells] of rows.slice(nameRows).entries()) {
    const values = cells.map(({ text }) => text);
    const text = nameRows > 0 ? rowText(headers, values) : plainRow(values);
    if (text !== '') blocks.push({ kind: 'row', row: at + 1, text });
  }
  return blocks;
}

/** Rows of one name over all columns say what the table is about. */
function countTitles(rows: readonly (readonly Cell[])[]): number {
  const widest = Math.max(0, ...rows.map(({ length }) => length));
  const isTitle = (cells: readonly Cell[]) =>
    cells.length === widest && widest > 1 && cells.every((cell) => cell.isName && cell.text === cells[0]!.text);
  const found = rows.findIndex((cells) => !isTitle(cells));
  return Math.max(0, found);
}

/** What stands in each column of each row. A cell over several columns stands in the first; as a name, in all of them. */
function gridOf(table: ElementLike): Cell[][] {
  const above = new Map<number, { cell: Cell; left: number }>();
  return [...within(table)]
    .filter(({ localName }) => localName === 'tr')
    .flatMap((row) => {
      const own = [...row.childNodes].filter(({ localName }) => /^t[hd]$/.test(localName));
      if (own.length === 0) return [];
      const cells: Cell[] = [];
      const fromAbove = () => {
        for (let held = above.get(cells.length); held; held = above.get(cells.length)) {
          if (held.left === 1) above.delete(cells.length);
          else held.left -= 1;
          cells.push(held.cell);
        }
      };
      for (const element of own) {
        fromAbove();
        const isName = element.localName === 'th';
        const cell = { text: plainText(element), isName };
        const wide = spanOf(element, 'colspan', columnsMax - cells.length);
        const left = spanOf(element, 'rowspan', rowsMax) - 1;
        for (let n = 0; n < wide; n += 1) {
          const here = n === 0 || isName ? cell : { text: '', isName };
          if (left > 0) above.set(cells.length, { cell: here, left });
          cells.push(here);
        }
      }
      fromAbove();
      return [cells];
    });
}

const spanOf = (cell: ElementLike, name: string, max: number): number =>
  Math.max(1, Math.min(max, Math.trunc(Number(cell.getAttribute(name) ?? 1)) || 1));

/** Column names are marked as such; Word marks none, and its tables begin with them. */
function countNameRows(rows: readonly (readonly Cell[])[]): number {
  const [first] = rows;
  if (!first || first.length < 2 || rows.length < 2) return 0;
  const marked = rows.findIndex((cells) => !cells.every(({ isName }) => isName));
  if (marked > 0) return Math.min(marked, nameRowsMax);
  const isUnmarked = rows.every((cells) => cells.length === first.length && cells.every(({ isName }) => !isName));
  return isUnmarked && first.every(({ text }) => /\p{L}/u.test(text) && text.length < nameMaxChars) ? 1 : 0;
}

/** Names that stand above each other are one. */
const namesOf = (rows: readonly (readonly Cell[])[]): string[] =>
  Array.from({ length: Math.max(0, ...rows.map(({ length }) => length)) }, (_, column) =>
    [...new Set(rows.map((cells) => cells[column]?.text ?? ''))].filter((text) => text !== '').join(' '),
  );
