const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Sheets count days from here, and times of day and spans without a day are fractions of it. */
const sheetStart = Date.UTC(1899, 11, 30);
/** From here on the days that a sheet counts are those of the calendar: it has a 29 February 1900. */
const calendarStart = Date.UTC(1900, 2, 1);
/** Sheets of old Macs count from 1904. The reader of workbooks sees that where it is written as `1`, not as `true`. */
const unseenDays = 1462;

/** Whether a workbook, by its `xl/workbook.xml`, counts days from 1904 in the way that the reader does not see. */
export const isUnseen1904 = (xml: string): boolean => /<workbookPr\b[^>]*\bdate1904=["']true["']/.test(xml);

/**
 * A cell of an Excel sheet as what stands in it. Times of a sheet have no zone, midnight is a day without a time, and a
 * time or a span without a day has none here either.
 */
export function workbookCell(cell: unknown, isFrom1904 = false): unknown {
  if (!(cell instanceof Date)) return cell;
  const time = cell.getTime();
  if (time >= calendarStart) return writtenDate(isFrom1904 ? new Date(time + unseenDays * dayMs) : cell);
  if (time < sheetStart) return writtenDate(cell);
  const span = time - sheetStart;
  return span > 0 && span % dayMs === 0 ? writtenDate(new Date(time + dayMs)) : writtenSpan(span);
}

const writtenDate = (date: Date) => date.toISOString().replace(/T00:00:00\.000Z$|(?:\.000)?Z$/, '');

function writtenSpan(span: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const seconds = Math.round(span / 1000);
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** A number of a sheet; whole ones that a number cannot hold stay the text that they are. */
export const workbookNumber = (text: string): number | string =>
  /^-?\d{16,}$/.test(text) && !Number.isSafeInteger(Number(text)) ? text : Number(text);
