import { pluralise } from '../plan/names.ts';
import { languageOf } from './language.ts';
import { lemmaOfNoun } from './lemma.ts';
import { fieldWords } from './lexicon/field-words.ts';

type Rows = { cells: string[]; end: number };

const isRule = (line: string): boolean => /^[\s|:+-]+$/.test(line) && line.includes('-');
const cellsOf = (line: string, between = /\||\t/): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(between)
    .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
    .filter(Boolean);
const isRow = (line: string): boolean =>
  cellsOf(line).length > 1 && (/\|.*\||^\s*\|/.test(line) || /\S\t+\S/.test(line));

/** A table that was typed or pasted, as the list of its columns: what stands in the rows below the head are examples. */
export function withoutTables(text: string): string {
  const lines = text.split('\n');
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const table = ruled(lines, at) ?? separated(lines, at);
    if (!table) {
      kept.push(lines[at]!);
      continue;
    }
    const last = kept.length - 1;
    // "Our runs so far:" says what stands in the table
    if (/:\s*$/.test(kept[last] ?? '')) kept[last] = `${kept[last]} ${table.cells.join(', ')}.`;
    else kept.push(inWords(table.cells, kept.join(' ')));
    at = table.end - 1;
  }
  return kept.join('\n');
}

/** A table with strokes or tabs. */
function ruled(lines: readonly string[], at: number): Rows | null {
  if (!isRow(lines[at]!)) return null;
  let end = at + 1;
  while (end < lines.length && (isRow(lines[end]!) || isRule(lines[end]!))) end++;
  return { cells: cellsOf(lines[at]!), end };
}

/** Lines of as many values each, between commas or semicolons, under a line of names. */
function separated(lines: readonly string[], at: number): Rows | null {
  for (const mark of [',', ';']) {
    const cells = cellsOf(lines[at]!, new RegExp(mark));
    const isHead =
      cells.length > 1 && cells.every((cell) => /^[\p{L}_ -]{2,30}$/u.test(cell) && cell.split(' ').length < 4);
    if (!isHead) continue;
    let end = at + 1;
    while (end < lines.length && lines[end]!.split(mark).length === lines[at]!.split(mark).length) end++;
    const hasValues = lines.slice(at + 1, end).some((line) => /\d/.test(line));
    if (end > at + 1 && hasValues) return { cells, end };
  }
  return null;
}

/** "Product | Price" is a table of products, unless the text before it says of what. */
function inWords(cells: readonly string[], before: string): string {
  const [first = '', ...rest] = cells;
  const noun = lemmaOfNoun(first.toLowerCase());
  const isNamed = /\p{L}{3}/u.test(before) || rest.length === 0 || !/^\p{L}{3,}$/u.test(first) || fieldWords.has(noun);
  return isNamed
    ? `${languageOf(cells.join(' ')) === 'de' ? 'Felder' : 'Fields'}: ${cells.join(', ')}.`
    : `${pluralise(noun)} with name, ${rest.join(', ')}.`;
}
