import type { CsvMapping } from '@whittle/contract/csv';
import { type ColumnSigns, guessFormats } from '../cells/guess-format.ts';
import { meansTheSame, similarity, wordsOf } from './header-words.ts';
import { guessSplit } from './split-guess.ts';
import type { CsvTarget } from './targets.ts';
import { valuesFit } from './values-fit.ts';

/** One column of a file: its header and its first values, for a look at what they are. */
export type CsvColumn = { header: string; samples: readonly string[] };

export function columnsOf(headers: readonly string[], sampleRows: readonly (readonly string[])[]): CsvColumn[] {
  return headers.map((header, index) => ({ header, samples: sampleRows.flatMap((row) => row[index]?.trim() || []) }));
}

/** The mapping of a column to a field, read as the field wants it; null imports nothing (CSV-10, CSV-13). */
export function mappingTo({ header, samples }: CsvColumn, target: CsvTarget | null): CsvMapping {
  return {
    csvHeader: header,
    schemaField: target?.path ?? null,
    dataType: target?.dataType ?? 'text',
    splitCharacter: target?.isList ? guessSplit(samples) : null,
  };
}

/** The mappings with the formats that their columns' own values show (CSV-25); `signs` stand in the order of the columns. */
export function withFormats(
  mappings: readonly CsvMapping[],
  signs: readonly ColumnSigns[],
  delimiter: string,
): CsvMapping[] {
  const columns = mappings.map(({ schemaField, dataType }, index) => ({
    dataType: schemaField === null ? ('text' as const) : dataType,
    signs: signs[index]!,
  }));
  const formats = guessFormats(columns, { delimiter });
  return mappings.map((mapping, index) => {
    const format = formats[index];
    return format ? { ...mapping, format } : mapping;
  });
}

/** Below this a column is left out: a wrong field is worse than none. */
const leastScore = 25;
/** From here on a header is the field's own name, whatever its case, separators and number. */
const sameName = 90;

/**
 * Guesses which field each column goes to. A header that is a field's name, whatever its case, always wins (CSV-17);
 * after that count separators, plurals, words of the same meaning, similar spelling, and whether the first values could
 * be values of the field. No field is taken twice.
 */
export const guessMapping = (columns: readonly CsvColumn[], targets: readonly CsvTarget[]): CsvMapping[] =>
  choose(columns, targets, leastScore);

/** Only columns that are called like their field (CSV-17): for files that nobody looks at before they are imported. */
export const basicMapping = (columns: readonly CsvColumn[], targets: readonly CsvTarget[]): CsvMapping[] =>
  choose(columns, targets, sameName);

function choose(columns: readonly CsvColumn[], targets: readonly CsvTarget[], least: number): CsvMapping[] {
  const pairs = columns.flatMap((column, index) =>
    targets.flatMap((target) => {
      const score = scoreOf(column, target);
      return score >= least ? [{ index, target, score }] : [];
    }),
  );
  pairs.sort((a, b) => b.score - a.score || a.index - b.index);
  const chosen = new Map<number, CsvTarget>();
  const taken = new Set<string>();
  for (const { index, target } of pairs) {
    if (chosen.has(index) || taken.has(target.path)) continue;
    chosen.set(index, target);
    taken.add(target.path);
  }
  return columns.map((column, index) => mappingTo(column, chosen.get(index) ?? null));
}

function scoreOf(column: CsvColumn, target: CsvTarget): number {
  const name = Math.max(nameScore(column.header, target.path), titleScore(column.header, target));
  // A name that is the same word by word is what somebody meant, even when the values are not right yet.
  if (name >= sameName) return name;
  const fit = valuesFit(column.samples, target);
  if (fit === 'no') return 0;
  if (fit === 'marked') return name + 30;
  return name;
}

/** A header that is the label of a field is what somebody called it. */
const titleScore = (header: string, { label, path }: CsvTarget): number =>
  label !== path && header.trim().toLowerCase() === label.toLowerCase() ? 99 : 0;

/** 0 to 100: how much a header says the name of a field. */
function nameScore(header: string, path: string): number {
  if (header === path) return 100;
  if (header.toLowerCase() === path.toLowerCase()) return 99;
  const words = wordsOf(header);
  const whole = wordScore(words, wordsOf(path));
  if (!path.includes('.')) return whole;
  // A member's own name says less than the whole path, and less than the same name at the top.
  return Math.max(whole, 0.8 * wordScore(words, wordsOf(path.slice(path.lastIndexOf('.') + 1))));
}

function wordScore(header: readonly string[], field: readonly string[]): number {
  if (header.length === 0 || field.length === 0) return 0;
  const [a, b] = [header.join(''), field.join('')];
  if (a === b) return 95;
  if (meansTheSame(a, b)) return 70;
  const shared = countShared(header, field);
  const union = header.length + field.length - shared;
  const overlap = shared === 0 ? 0 : 75 * (shared / union);
  const spelling = similarity(a, b);
  return Math.max(overlap, spelling >= 0.75 ? 70 * spelling : 0);
}

/** How many words of the one find a partner of their own in the other. */
function countShared(header: readonly string[], field: readonly string[]): number {
  const left = [...header];
  return field.filter((word) => {
    const at = left.findIndex((other) => meansTheSame(word, other));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}
