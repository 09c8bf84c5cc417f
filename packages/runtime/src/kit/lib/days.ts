import { pageLocale } from './page-words.ts';

/** A calendar day as `YYYY-MM-DD`, without time or zone: sorts as text. */
export type Day = string;

const two = (value: number) => String(value).padStart(2, '0');

export const toDay = (date: Date): Day => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** Local noon of a day: far from every change of the clock. */
export function fromDay(day: Day): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** The reader's day of a stored value: a plain date stays what it is, an instant is read in the reader's zone. */
export function dayOf(value: string | Date | null | undefined): Day | null {
  if (!value) return null;
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : toDay(date);
}

/**
 * Minutes since midnight, to order a day by: of a written time (`9:00`, `14.30`, `2 pm`), else of the instant.
 * What has no time comes first, at -1.
 */
export function minuteOf(value: string | Date | null | undefined, time?: string): number {
  const written = /(\d{1,2})(?:[:.h](\d{2}))?\s*([ap])?/i.exec(time ?? '');
  if (written) {
    const half = written[3]?.toLowerCase();
    const hour = half ? (Number(written[1]) % 12) + (half === 'p' ? 12 : 0) : Number(written[1]);
    return hour * 60 + Number(written[2] ?? 0);
  }
  if (!value || (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value))) return -1;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? -1 : date.getHours() * 60 + date.getMinutes();
}

export function addDays(day: Day, count: number): Day {
  const date = fromDay(day);
  date.setDate(date.getDate() + count);
  return toDay(date);
}

/** The first day of the month `count` months away. */
export function addMonths(day: Day, count: number): Day {
  const date = fromDay(day);
  return toDay(new Date(date.getFullYear(), date.getMonth() + count, 1, 12));
}

export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** 0 Sunday to 6 Saturday, from the reader's region; Monday where the browser does not know. */
export function firstWeekday(): Weekday {
  const locale = new Intl.Locale(pageLocale() ?? (navigator.language || 'en-GB')) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
  };
  return ((locale.getWeekInfo?.().firstDay ?? 1) % 7) as Weekday;
}

/** The weeks that show a month, whole, with the days of its neighbours. */
export function weeksOf(month: Day, startsOn: number): Day[][] {
  const first = addMonths(month, 0);
  const lead = (fromDay(first).getDay() - startsOn + 7) % 7;
  const weeks: Day[][] = [];
  for (let start = addDays(first, -lead); start < addMonths(first, 1); start = addDays(start, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)));
  return weeks;
}

/** Made when it is first needed: the first of them costs a page that shows no calendar tens of milliseconds. */
const formatter = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | null = null;
  let written: string | undefined;
  return (day: Day) => {
    const locale = pageLocale();
    if (!format || locale !== written) format = new Intl.DateTimeFormat(locale, options);
    written = locale;
    return format.format(fromDay(day));
  };
};

export const monthTitle = formatter({ month: 'long', year: 'numeric' });
export const longDay = formatter({ weekday: 'long', day: 'numeric', month: 'long' });
export const fullDay = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
export const shortWeekday = formatter({ weekday: 'short' });
export const longWeekday = formatter({ weekday: 'long' });
