import type { CsvDataType, CsvFormat } from '@whittle/contract/csv';
import { orderSign } from './read-date.ts';
import { readSpecifiedNumber, readWrittenNumber } from './read-number.ts';
import { isCurrency } from './units.ts';
import { yesOrNo } from './yes-words.ts';

/** What a column's values show of how they are written. Counts, so that a column of any length takes no room. */
export type ColumnSigns = {
  point: number;
  comma: number;
  /** `1,234` or `1.234`, which fit both. */
  either: number;
  /** Numbers that CSV-15 alone would not read as they are written. */
  beyond: number;
  units: Map<string, number>;
  dayFirst: number;
  monthFirst: number;
  eitherOrder: number;
  yesOrNo: number;
  words: number;
  /** The first different texts, for choosing the one that means yes. */
  texts: Set<string>;
  values: number;
};

const shownTexts = 8;
const textMaxChars = 40;

export const noSigns = (): ColumnSigns => ({
  ...{ point: 0, comma: 0, either: 0, beyond: 0, units: new Map() },
  ...{ dayFirst: 0, monthFirst: 0, eitherOrder: 0, yesOrNo: 0, words: 0, texts: new Set(), values: 0 },
});

/** Adds what one cell shows. */
export function noteSigns(signs: ColumnSigns, cell: string): void {
  const text = cell.trim();
  if (text === '') return;
  signs.values += 1;
  if (signs.texts.size < shownTexts && text.length <= textMaxChars) signs.texts.add(text);
  if (/\p{Nd}/u.test(text)) {
    noteNumber(signs, text);
    const sign = orderSign(text);
    if (sign === 'day-first') signs.dayFirst += 1;
    else if (sign === 'month-first') signs.monthFirst += 1;
    else if (sign === 'either') signs.eitherOrder += 1;
  }
  // Digits alone stay what CSV-15 makes of them (N-37).
  if (!/^(?:true|false|[01])$/i.test(text)) signs.words += 1;
  if (yesOrNo(text) !== null) signs.yesOrNo += 1;
}

function noteNumber(signs: ColumnSigns, text: string): void {
  // Most numbers and dates look alike everywhere; the rest is worth a closer look.
  if (/^-?(?:0|[1-9]\d{0,14})$/.test(text) || /^\d{4}-\d{2}-\d{2}/.test(text) || text.length > 60) return;
  const [point, comma] = [readWrittenNumber(text, 'decimal-point'), readWrittenNumber(text, 'decimal-comma')];
  const unit = (point ?? comma)?.unit ?? null;
  if (unit !== null && isCurrency(unit)) signs.units.set(unit, (signs.units.get(unit) ?? 0) + 1);
  if (!point && !comma) return;
  if (!readSpecifiedNumber(text)?.isWhole) signs.beyond += 1;
  if (point && comma) {
    if (point.value !== comma.value) signs.either += 1;
  } else if (point) signs.point += 1;
  else signs.comma += 1;
}

/**
 * How each column is written, from its own values; columns whose values fit both ways follow the others of the file, then
 * its delimiter: a comma does not part cells where it begins fractions. Undefined where CSV-15 reads what is there.
 */
export function guessFormats(
  columns: readonly { dataType: CsvDataType; signs: ColumnSigns }[],
  { delimiter }: { delimiter: string },
): (CsvFormat | undefined)[] {
  const of = (kind: CsvDataType) => columns.flatMap(({ dataType, signs }) => (dataType === kind ? [signs] : []));
  const sum = (all: readonly ColumnSigns[], key: 'point' | 'comma' | 'dayFirst' | 'monthFirst') =>
    all.reduce((total, signs) => total + signs[key], 0);
  const [points, commas] = [sum(of('number'), 'point'), sum(of('number'), 'comma')];
  const [days, months] = [sum(of('datetime'), 'dayFirst'), sum(of('datetime'), 'monthFirst')];
  const file = {
    comma: points === commas ? delimiter === ';' : commas > points,
    isKnown: points !== commas,
    order: days === months ? null : days > months ? ('day-first' as const) : ('month-first' as const),
  };
  return columns.map(({ dataType, signs }) => {
    if (dataType === 'number') return numberFormat(signs, file);
    if (dataType === 'datetime') return dateFormat(signs, file.order);
    if (dataType === 'boolean' && signs.words > 0 && signs.yesOrNo * 2 > signs.values) return { reading: 'yes-words' };
    return undefined;
  });
}

type FileHint = {
  /** Whether the other columns, or else the delimiter, speak for a decimal comma. */
  comma: boolean;
  /** Whether it is the other columns. */
  isKnown: boolean;
};

function numberFormat(signs: ColumnSigns, file: FileHint): CsvFormat | undefined {
  const isOpen = signs.point === 0 && signs.comma === 0 && signs.either > 0;
  // Several people may have written a column that shows both ways.
  const isMixed = signs.point > 0 && signs.comma > 0 && signs.either > 0;
  const isUnsure = isMixed || (isOpen && !file.isKnown && (signs.beyond > 0 || file.comma));
  // What CSV-15 reads whole stays as it is unless the other columns of the file say otherwise.
  const isComma = isOpen
    ? file.comma && (file.isKnown || signs.beyond > 0)
    : signs.comma > signs.point || (isMixed && signs.comma === signs.point && file.comma);
  if (signs.beyond === 0 && !isComma && !isUnsure) return undefined;
  const [unit] = [...signs.units].sort((a, b) => b[1] - a[1])[0] ?? [];
  return {
    reading: isComma ? 'decimal-comma' : 'decimal-point',
    ...(unit !== undefined && { unit }),
    ...(isUnsure && { isUnsure }),
  };
}

function dateFormat(signs: ColumnSigns, order: 'day-first' | 'month-first' | null): CsvFormat | undefined {
  if (signs.dayFirst > 0 && signs.monthFirst > 0) {
    return { reading: signs.dayFirst >= signs.monthFirst ? 'day-first' : 'month-first', isUnsure: true };
  }
  if (signs.dayFirst > 0) return { reading: 'day-first' };
  if (signs.monthFirst > 0) return { reading: 'month-first' };
  return signs.eitherOrder > 0 && order ? { reading: order } : undefined;
}
