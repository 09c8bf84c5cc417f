import type { CsvDataType, CsvFormat, SplitCharacter } from '@whittle/contract/csv';
import type { EntityProperty } from '@whittle/contract/entities';
import { copyJson, type Json } from '../json.ts';
import { typesOf } from '../property-types.ts';
import { hasInexactNumber } from './exact-number.ts';
import { readWrittenDate, toDay, toInstant, type WrittenDate } from './read-date.ts';
import { readLooseDate } from './read-loose-date.ts';
import { readNumber, readSpecifiedNumber } from './read-number.ts';
import { yesOrNo } from './yes-words.ts';

/** A value, and whether it is something else than the text says. Undefined for an empty cell, which leaves the field out. */
export type ReadCell = { value: Json | undefined; isAltered: boolean };

export type CellReading = {
  dataType: CsvDataType;
  splitCharacter: SplitCharacter | null;
  /** How the column is written; without it values are read as CSV-15 says. */
  format?: CsvFormat | undefined;
  /** The declaration of the value, or of one item of a list. */
  property?: EntityProperty | undefined;
};

const kept = (value: Json | undefined): ReadCell => ({ value, isAltered: false });
const altered = (value: Json): ReadCell => ({ value, isAltered: true });

/**
 * The value that the text of a cell stands for: the one reader of imports and of pasting (CSV-15, CSV-25). Text that is no
 * number and no date stays text, so that the check of the row can say what is wrong with it. Where something of the text is
 * lost or only guessed, `isAltered` says so (CSV-26).
 */
export function readCell(cell: string, how: CellReading): ReadCell {
  const text = cell.trim();
  if (text === '') return kept(undefined);
  if (how.splitCharacter === null) return readText(text, how);
  const list = listOf(text);
  if (list) return list;
  const items = splitList(text, how.splitCharacter).map((item) => readText(item, how));
  return { value: items.map(({ value }) => value ?? null), isAltered: items.some((item) => item.isAltered) };
}

function readText(text: string, { dataType, format, property = {} }: CellReading): ReadCell {
  const read = readAs(text, dataType, format, property);
  // A field that takes text as well keeps the text rather than a part of it.
  return read.isAltered && takesText(dataType, property) ? kept(text) : read;
}

function takesText(dataType: CsvDataType, property: EntityProperty): boolean {
  const types = typesOf(property);
  if (types.length === 0) return dataType === 'json';
  return types.includes('string') && property.format === undefined;
}

function readAs(
  text: string,
  dataType: CsvDataType,
  format: CsvFormat | undefined,
  property: EntityProperty,
): ReadCell {
  switch (dataType) {
    case 'text':
      return kept(optionOf(text, property) ?? text);
    case 'number':
      return numberOf(text, format);
    case 'boolean':
      return booleanOf(text, format);
    case 'datetime':
      return dateOf(text, format, property.format === 'date');
    case 'json':
      return jsonOf(text);
  }
}

/** The choice that is written in other letters, if it is the only one. */
function optionOf(text: string, property: EntityProperty): string | null {
  if (!property.enum || property.enum.includes(text)) return null;
  const alike = property.enum.filter((option) => String(option).toLowerCase() === text.toLowerCase());
  return alike.length === 1 && typeof alike[0] === 'string' ? alike[0] : null;
}

function numberOf(text: string, format: CsvFormat | undefined): ReadCell {
  const reading = format?.reading;
  const read =
    reading === 'decimal-point' || reading === 'decimal-comma'
      ? readNumber(text, { ...format, reading })
      : readSpecifiedNumber(text);
  return read ? { value: read.value, isAltered: !read.isWhole } : kept(text);
}

function booleanOf(text: string, format: CsvFormat | undefined): ReadCell {
  const word = text.toLowerCase();
  if (format?.yes !== undefined) return kept(word === format.yes.toLowerCase());
  const meant = yesOrNo(text);
  if (format?.reading === 'yes-words' && meant !== null) return kept(meant);
  return { value: word === 'true', isAltered: word !== 'true' && word !== 'false' };
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

function dateOf(text: string, format: CsvFormat | undefined, isDay: boolean): ReadCell {
  const reading = format?.reading;
  const order = reading === 'day-first' || reading === 'month-first' ? reading : null;
  const written = readWrittenDate(text, order, format?.isUnsure);
  if (written) {
    const isAltered = written.doubt !== null || (isDay && hasTime(written));
    if (isDay) return { value: toDay(written), isAltered };
    // ISO 8601 puts a day without a time at midnight in UTC, and so does CSV-15.
    return { value: isoDay.test(text) ? `${text}T00:00:00.000Z` : toInstant(written), isAltered };
  }
  const loose = readLooseDate(text);
  return loose ? altered(isDay ? loose.day : loose.instant) : kept(text);
}

const hasTime = ({ time }: WrittenDate) =>
  time !== null && time.hours + time.minutes + time.seconds + time.milliseconds > 0;

/** Splits, trims, and drops what is empty (CSV-15). */
export const splitList = (text: string, character: SplitCharacter): string[] =>
  text.split(character).flatMap((item) => item.trim() || []);

/** A list that is written as JSON, as an export writes it. */
function listOf(text: string): ReadCell | null {
  if (!text.startsWith('[')) return null;
  const list = jsonOf(text);
  return Array.isArray(list.value) ? list : null;
}

function jsonOf(text: string): ReadCell {
  try {
    const copy = copyJson(JSON.parse(text));
    return copy.ok ? { value: copy.value, isAltered: hasInexactNumber(text) } : kept(text);
  } catch {
    return kept(text);
  }
}
