import type { Block } from '@whittle/domain/knowledge/blocks';
import Papa from 'papaparse';
import { detectDelimiter } from '@whittle/domain/entities/csv/delimiter';

type Row = { cells: readonly string[] };

/** Rows that may stand above the names of the columns: what a table is called, and of when it is. */
const titleRowsMax = 10;
const lookedAt = 30;
/** Of the rows below the names, this share has as many cells. */
const alikeMin = 0.8;

const filled = ({ cells }: Row): number => cells.filter((cell) => cell.trim() !== '').length;

/** What a sheet has above the names of its columns, the names, and its rows. Rows without a value are none of them. */
export function partTable<Found extends Row>(
  rows: readonly Found[],
): { titles: Found[]; head: Found | undefined; rest: Found[] } {
  const named = rows.slice(0, titleRowsMax + 1).findIndex((row) => filled(row) > 1);
  const at = Math.max(0, named);
  return { titles: rows.slice(0, at), head: rows[at], rest: rows.slice(at + 1) };
}

/** What a table is called stands above all of its rows. */
export const titleBlocks = (titles: readonly string[]): Block[] =>
  titles.filter((text) => text !== '').map((text, at): Block => ({ kind: 'heading', level: at + 1, text }));

/** Where the names of the columns begin in a CSV, behind what some programs write above them. */
export function tableStart(head: string): number {
  const lines = head.split('\n').slice(0, lookedAt);
  let start = 0;
  for (const [at, line] of lines.slice(0, titleRowsMax).entries()) {
    const rest = lines.slice(at).join('\n');
    const delimiter = detectDelimiter(rest);
    const { data } = Papa.parse<string[]>(rest, { delimiter, skipEmptyLines: 'greedy' });
    const [names = [], ...below] = data;
    if (names.length === 1 && names[0]!.includes('\n')) return 0;
    const alike = below.filter(({ length }) => length === names.length).length;
    const isTable = below.length > 1 && alike >= below.length * alikeMin;
    if (line.trim() !== '' && filled({ cells: names }) > 1 && isTable) return start;
    start += line.length + 1;
  }
  return 0;
}
