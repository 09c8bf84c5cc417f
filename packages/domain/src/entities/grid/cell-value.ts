import type { CsvFormat } from '@whittle/contract/csv';
import { limits } from '@whittle/contract/limits';
import { hasInexactNumber } from '../cells/exact-number.ts';
import { type ReadCell, readCell } from '../cells/read-cell.ts';
import { readWrittenDate } from '../cells/read-date.ts';
import { yesOrNo } from '../cells/yes-words.ts';
import type { Json } from '../json.ts';
import type { GridColumn } from './columns.ts';
import { textFormats } from './text-formats.ts';

/** What a cell shows of a stored value (GRID-22). Values that do not fit the column are shown as they are stored. */
export function cellLabels({ dataType }: Pick<GridColumn, 'dataType'>, value: unknown): readonly string[] {
  if (value === null || value === undefined || value === '') return [];
  if (dataType === 'multiselect') return Array.isArray(value) ? value.map(toText) : [toText(value)];
  return [toText(value)];
}

/** GRID-22. */
export const isTrue = (value: unknown): boolean => value === true || value === 'true' || value === 1 || value === '1';

/** The value as one text: for editing, for copying and for finding out whether it is long. */
export function cellText(column: Pick<GridColumn, 'dataType'>, value: unknown): string {
  if (value === null || value === undefined) return '';
  switch (column.dataType) {
    case 'boolean':
      return String(isTrue(value));
    case 'multiselect':
      return Array.isArray(value) ? listText(value.map(toText)) : toText(value);
    case 'json':
      return JSON.stringify(value);
    default:
      return toText(value);
  }
}

/** GRID-14: such a text is edited in a dialog. */
export const isLongText = (text: string): boolean => text.length > limits.inlineTextMaxChars || text.includes('\n');

export type CellInput = { ok: true; value: Json } | { ok: false; message: string };

/**
 * Reads what was typed or pasted into a cell; an empty text empties it. Numbers and dates are read as in an import, by the
 * format of their column, or of the one text (CSV-25). What an import would mark is refused here with what would be
 * stored (CSV-26): somebody stands in front of it. Instants are read in the zone of the reader. Rules: GRID-16, GRID-22.
 */
export function readCellText(
  column: GridColumn,
  text: string,
  format: CsvFormat | undefined = textFormats([column], [[text]])[0],
): CellInput {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: true, value: null };
  switch (column.dataType) {
    case 'number': {
      const read = readCell(trimmed, { dataType: 'number', splitCharacter: null, format });
      return typeof read.value === 'number' ? unaltered(trimmed, read) : refuse(`“${short(trimmed)}” is not a number`);
    }
    case 'boolean': {
      const value = yesOrNo(trimmed);
      return value === null ? refuse(`“${short(trimmed)}” is neither yes nor no`) : { ok: true, value };
    }
    case 'select':
      return optionOf(column, trimmed);
    case 'multiselect':
      return optionsOf(column, trimmed);
    case 'datetime':
      return readDateText(column, trimmed, format);
    case 'json':
      return readJson(trimmed);
    case 'image':
      return { ok: true, value: trimmed };
    case 'text':
      return { ok: true, value: text.includes('\n') ? text : trimmed };
  }
}

function unaltered(text: string, { value, isAltered }: ReadCell): CellInput {
  if (!isAltered) return { ok: true, value: value ?? null };
  return refuse(`“${short(text)}” would be stored as ${toText(value)}. Write that if it is what you mean.`);
}

/** A day without a time is its beginning where the reader is. */
function readDateText({ isDay }: GridColumn, text: string, format: CsvFormat | undefined): CellInput {
  const isIsoDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const property = { format: isDay ? 'date' : 'date-time' };
  const how = { dataType: 'datetime' as const, splitCharacter: null, format, property };
  const isDate = readWrittenDate(text, null) !== null;
  if (isDate) return unaltered(text, readCell(isIsoDay && !isDay ? `${text}T00:00` : text, how));
  return refuse(`“${short(text)}” is not ${isDay ? 'a date such as 2026-01-31' : 'a date and time'}`);
}

/** GRID-16: empty is null; the reason is the parser's. */
export function readJson(text: string): CellInput {
  if (text.trim() === '') return { ok: true, value: null };
  try {
    const value = JSON.parse(text) as Json;
    return unaltered(text, { value, isAltered: hasInexactNumber(text) });
  } catch (error) {
    return refuse(`Invalid JSON: ${(error as Error).message}`);
  }
}

function optionOf({ options, label }: GridColumn, text: string): CellInput {
  const option = options.find((one) => one.label === text) ?? options.find((one) => isAlike(one.label, text));
  return option ? { ok: true, value: option.label } : refuse(`“${short(text)}” is not an option of ${label}`);
}

function optionsOf(column: GridColumn, text: string): CellInput {
  const labels = splitList(text);
  const values: string[] = [];
  for (const label of labels) {
    const found = optionOf(column, label);
    if (!found.ok) return found;
    if (!values.includes(found.value as string)) values.push(found.value as string);
  }
  return { ok: true, value: values };
}

/** Labels with commas between; labels that hold a comma are written as a JSON list. */
const listText = (labels: readonly string[]) =>
  labels.some((label) => label.includes(',')) ? JSON.stringify(labels) : labels.join(', ');

function splitList(text: string): string[] {
  if (text.startsWith('[')) {
    const json = readJson(text);
    if (json.ok && Array.isArray(json.value)) return json.value.map(toText);
  }
  return text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const isAlike = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
const short = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
const refuse = (message: string): CellInput => ({ ok: false, message });
