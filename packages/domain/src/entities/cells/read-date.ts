import { monthOf } from './month-names.ts';
import { withoutWeekday } from './weekday-names.ts';

export type DateOrder = 'day-first' | 'month-first';

/** A day of the calendar with the rest of its text: a time of day and a zone, both as they were written. */
export type WrittenDate = {
  year: number;
  month: number;
  day: number;
  time: { hours: number; minutes: number; seconds: number; milliseconds: number } | null;
  /** Minutes east of UTC; null without a zone. */
  offset: number | null;
  /** What the text leaves open: which number is the day, or the century; or what is finer than an instant can hold. */
  doubt: 'order' | 'century' | 'precision' | null;
};

/** What a column's dates say about their order. */
export type OrderSign = DateOrder | 'either' | null;

const timePattern =
  String.raw`(?:[T ,]\s*(?:um |at )?(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:\s*Uhr)?(?:\s*([ap])\.?m\.?)?` +
  String.raw`(?:\s*(Z|UTC|GMT)?\s*([+-]\d{2}:?\d{2}|[+-]\d{2})?(?:\s*\([^)]*\))?)?)?`;
const patterns = {
  yearFirst: new RegExp(String.raw`^(\d{4})\s*[-./]\s*(\d{1,2})\s*[-./]\s*(\d{1,2})\.?${timePattern}$`, 'iu'),
  numbers: new RegExp(String.raw`^(\d{1,2})([./-])\s*(\d{1,2})\2\s*(\d{4}|\d{2})${timePattern}$`, 'iu'),
  dayName: new RegExp(
    String.raw`^(\d{1,2})(?:st|nd|rd|th|er|\.|º)?[\s/-]*(?:de |of )?(\p{L}+)\.?[\s,/-]*(?:de )?(\d{4}|\d{2})${timePattern}$`,
    'iu',
  ),
  nameDay: new RegExp(String.raw`^(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})${timePattern}$`, 'iu'),
};

/** The order that a date shows by itself: points stand after days, and a number above 12 is no month. */
export function orderSign(text: string): OrderSign {
  const match = patterns.numbers.exec(withoutWeekday(text));
  if (!match) return null;
  const [first, second] = [Number(match[1]), Number(match[3])];
  if (first > 12 && second <= 12) return 'day-first';
  if (second > 12 && first <= 12) return 'month-first';
  return match[2] === '.' && first <= 12 ? 'day-first' : 'either';
}

/**
 * Reads a date in any of the usual forms: ISO 8601 and other forms from the year down, two numbers and a year, months by
 * name. Null for anything else, and for days that no calendar has. `isUnsure`: the column is written in both orders.
 */
export function readWrittenDate(text: string, order: DateOrder | null, isUnsure = false): WrittenDate | null {
  const plain = withoutWeekday(text.trim()).replace(
    /(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]?/u,
    '$1-$2-$3',
  );
  const compact = /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(plain);
  if (compact) return dateOf(Number(compact[1]), Number(compact[2]), Number(compact[3]), [], null);
  const first = patterns.yearFirst.exec(plain);
  if (first) return dateOf(Number(first[1]), Number(first[2]), Number(first[3]), first.slice(4), null);
  const numbers = patterns.numbers.exec(plain);
  if (numbers) return readNumbers(numbers, order, isUnsure);
  const dayName = patterns.dayName.exec(plain);
  const nameDay = dayName ? null : patterns.nameDay.exec(plain);
  if (!dayName && !nameDay) return null;
  const [day, name, year] = dayName ? [dayName[1], dayName[2], dayName[3]] : [nameDay![2], nameDay![1], nameDay![3]];
  const month = monthOf(name!);
  if (month === null) return null;
  const time = dayName ? dayName.slice(4) : nameDay!.slice(4);
  return dateOf(fullYear(year!), month, Number(day), time, year!.length === 2 ? 'century' : null);
}

function readNumbers(match: RegExpExecArray, order: DateOrder | null, isUnsure: boolean): WrittenDate | null {
  const [first, second] = [Number(match[1]), Number(match[3])];
  const year = match[4]!;
  const time = match.slice(5);
  const sign = orderSign(match[0]);
  // Without an order of the column, two small numbers are read as CSV-15 reads them: the month first.
  const isDayFirst =
    sign === 'day-first' && (first > 12 || isUnsure) ? true : sign === 'month-first' ? false : order === 'day-first';
  const fitsBoth = first <= 12 && second <= 12 && first !== second;
  // Points are German among German days; among American ones they may be anything.
  const isOpen = fitsBoth && (order === null || (isUnsure && !(sign === 'day-first' && order === 'day-first')));
  const isAgainst =
    first !== second && ((sign === 'month-first' && order === 'day-first') || (first > 12 && order === 'month-first'));
  const doubt = isOpen || isAgainst ? 'order' : year.length === 2 ? 'century' : null;
  return dateOf(fullYear(year), isDayFirst ? second : first, isDayFirst ? first : second, time, doubt);
}

/** Two digits belong to this century up to 49, as programs read them. */
const fullYear = (year: string) =>
  year.length === 4 ? Number(year) : Number(year) + (Number(year) < 50 ? 2000 : 1900);

function dateOf(
  year: number,
  month: number,
  day: number,
  [hours, minutes, seconds, fraction, half, zone, shift]: readonly (string | undefined)[],
  doubt: WrittenDate['doubt'],
): WrittenDate | null {
  if (month < 1 || month > 12 || day < 1 || day > new Date(Date.UTC(year, month, 0)).getUTCDate() || year < 1)
    return null;
  let time: WrittenDate['time'] = null;
  if (hours !== undefined) {
    const written = Number(hours);
    if (half && (written < 1 || written > 12)) return null;
    const hour = half ? (written % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : written;
    const milliseconds = Number((fraction ?? '').padEnd(3, '0').slice(0, 3));
    time = { hours: hour, minutes: Number(minutes), seconds: Number(seconds ?? 0), milliseconds };
    if (hour > 23 || time.minutes > 59 || time.seconds > 59) return null;
  }
  const isTooFine = /[1-9]/.test((fraction ?? '').slice(3));
  return { year, month, day, time, offset: offsetOf(zone, shift), doubt: doubt ?? (isTooFine ? 'precision' : null) };
}

function offsetOf(zone: string | undefined, shift: string | undefined): number | null {
  if (shift === undefined) return zone === undefined ? null : 0;
  const minutes = Number(shift.slice(1, 3)) * 60 + Number(shift.replace(':', '').slice(3) || 0);
  return shift.startsWith('-') ? -minutes : minutes;
}

/** The day as it was written, whatever the zone. */
export const toDay = ({ year, month, day }: WrittenDate): string =>
  `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`;

/** The instant in ISO 8601. A time without a zone is the reader's own. */
export function toInstant({ year, month, day, time, offset }: WrittenDate): string {
  const { hours, minutes, seconds, milliseconds } = time ?? { hours: 0, minutes: 0, seconds: 0, milliseconds: 0 };
  const clock = `${pad(hours)}:${pad(minutes)}:${pad(seconds)}.${String(milliseconds).padStart(3, '0')}`;
  const day8601 = toDay({ year, month, day, time, offset, doubt: null });
  if (offset === null) return new Date(`${day8601}T${clock}`).toISOString();
  return new Date(Date.parse(`${day8601}T${clock}Z`) - offset * 60_000).toISOString();
}

const pad = (number: number) => String(number).padStart(2, '0');
