import type { CsvDataType, SplitCharacter } from '@whittle/contract/csv';
import { copyJson, type Json } from '../json.ts';

/**
 * The value that the text of a cell stands for (CSV-15); undefined for an empty cell, which leaves the field out. Text
 * that is no number and no date stays text, so that the check of the row can say what is wrong with it.
 */
export function convertCell(
  cell: string,
  {
    dataType,
    splitCharacter,
    format,
  }: { dataType: CsvDataType; splitCharacter: SplitCharacter | null; format?: string },
): Json | undefined {
  const text = cell.trim();
  if (text === '') return undefined;
  if (splitCharacter !== null) {
    return listOf(text) ?? splitList(text, splitCharacter).map((item) => convertText(item, dataType, format));
  }
  return convertText(text, dataType, format);
}

function convertText(text: string, dataType: CsvDataType, format: string | undefined): Json {
  switch (dataType) {
    case 'text':
      return text;
    case 'number': {
      const number = Number.parseFloat(text);
      return Number.isFinite(number) ? number : text;
    }
    case 'boolean':
      return text.toLowerCase() === 'true';
    case 'datetime':
      return format === 'date' ? toDay(text) : toInstant(text);
    case 'json':
      return toJson(text);
  }
}

/** Parts, trims, and drops what is empty (CSV-15). */
export const splitList = (text: string, character: SplitCharacter): string[] =>
  text.split(character).flatMap((item) => item.trim() || []);

/** CSV-13. */
export function guessSplit(values: readonly string[]): SplitCharacter {
  if (values.some((value) => /[\r\n]/.test(value.trim()))) return '\n';
  return values.some((value) => value.includes(';')) ? ';' : ',';
}

/** A list that is written as JSON, as an export writes it. */
function listOf(text: string): Json[] | null {
  if (!text.startsWith('[')) return null;
  const value = toJson(text);
  return Array.isArray(value) ? value : null;
}

function toJson(text: string): Json {
  try {
    const copy = copyJson(JSON.parse(text));
    return copy.ok ? copy.value : text;
  } catch {
    return text;
  }
}

/** A time without a zone is the reader's own. */
function toInstant(text: string): string {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? text : time.toISOString();
}

/** A day stays the day that was written, whatever the zone. */
function toDay(text: string): string {
  const written = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(text);
  if (written) return written[0];
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) return text;
  const [year, month, day] = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return [String(year).padStart(4, '0'), pad(month), pad(day)].join('-');
}

const pad = (number: number) => String(number).padStart(2, '0');
