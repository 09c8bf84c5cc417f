import Papa from 'papaparse';
import type { Delimiter } from './delimiter.ts';
import { withLineFeeds } from './line-feeds.ts';

/** A row of data. `line` counts the rows after the header from 1; `problem` is why the row cannot be read (CSV-12). */
export type CsvRow = { line: number; cells: string[]; problem: string | null };

export type CsvPart = {
  headers: string[];
  /** Why the header itself cannot be read, which leaves nothing to import. */
  headerProblem: string | null;
  rows: CsvRow[];
};

/** Text that is parsed at once; large enough to be quick, small enough to be nothing. */
const chunkChars = 262_144;
/** A row that is longer than this has lost its closing quote somewhere. */
const rowMaxChars = 8_000_000;

/**
 * Reads CSV text as it comes and hands out its rows in parts, so that a file of any size takes the memory of one part.
 * Empty lines are skipped and values trimmed (CSV-12). The first part names the columns; nothing comes for an empty file.
 */
export async function* readCsv(
  chunks: AsyncIterable<string>,
  { delimiter }: { delimiter: Delimiter },
): AsyncGenerator<CsvPart> {
  const reader = createReader(delimiter);
  let text = '';
  for await (const chunk of chunks) {
    text += chunk;
    if (text.length < chunkChars) continue;
    const { part, rest } = reader(text, false);
    if (part) yield part;
    if (rest.length > rowMaxChars) {
      text = rest;
      break;
    }
    text = rest;
  }
  const { part } = reader(text, true);
  if (part) yield part;
}

function createReader(delimiter: Delimiter) {
  let headers: string[] | null = null;
  let names: string[] = [];
  let headerProblem: string | null = null;
  let line = 0;

  return (arrived: string, isLast: boolean): { part: CsvPart | null; rest: string } => {
    const text = withLineFeeds(arrived, { delimiter, isLast });
    const parser = new Papa.Parser({ delimiter, newline: '\n' });
    const { data, errors, meta } = parser.parse(text, 0, !isLast) as Papa.ParseResult<string[]>;
    const problems = new Map(errors.map(({ row, code }) => [row, quoteProblems[code] ?? 'cannot be read']));
    const rows: CsvRow[] = [];
    for (const [index, raw] of data.entries()) {
      const cells = raw.map((cell) => cell.trim());
      if (cells.every((cell) => cell === '')) continue;
      if (!headers) {
        if (isDelimiterLine(cells)) continue;
        names = cells;
        headers = nameColumns(cells);
        headerProblem = problems.get(index) ?? null;
        continue;
      }
      // Spreadsheet programs write delimiters for columns that are empty.
      while (cells.length > headers.length && cells.at(-1) === '') cells.pop();
      line += 1;
      const problem = problems.get(index) ?? repeatProblem(cells, names) ?? widthProblem(cells.length, headers.length);
      rows.push({ line, cells, problem });
    }
    const rest = isLast ? '' : text.slice(meta.cursor);
    return { part: headers ? { headers, headerProblem, rows } : null, rest };
  };
}

/** Excel's first line `sep=;`, which names the delimiter. */
const isDelimiterLine = ([first = '', ...others]: readonly string[]) =>
  /^\uFEFF?sep=\S?$/i.test(first) && others.every((cell) => cell === '');

const quoteProblems: Record<string, string> = {
  MissingQuotes: 'A quote is opened and never closed, so that nothing after it can be read.',
  InvalidQuotes: 'There is text after a closing quote.',
};

/** Files that were put together out of several name their columns again. */
const repeatProblem = (cells: readonly string[], names: readonly string[]): string | null =>
  names.length > 1 && cells.length === names.length && cells.every((cell, at) => cell === names[at])
    ? 'The row repeats the names of the columns.'
    : null;

function widthProblem(cells: number, columns: number): string | null {
  if (cells === columns) return null;
  return `The row has ${cells} ${cells === 1 ? 'value' : 'values'}, the header ${columns}.`;
}

/** Every column gets a name of its own, so that a mapping means one of them. */
function nameColumns(cells: readonly string[]): string[] {
  const taken = new Set<string>();
  return cells.map((cell, index) => {
    const name = (index === 0 ? cell.replace(/^\uFEFF/, '').trim() : cell) || `Column ${index + 1}`;
    let unique = name;
    for (let number = 2; taken.has(unique); number += 1) unique = `${name} (${number})`;
    taken.add(unique);
    return unique;
  });
}
