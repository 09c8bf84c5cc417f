import { addDays, startOfDay, startOfYear, subDays, subYears } from 'date-fns';
import { toDate } from '@/services/format';

/** The spans that a figure can cover. `before` begins the span it is compared with; null when there is none. */
export const periods = [
  { value: '30', label: 'Last 30 days', inWords: 'the last 30 days', before: 'the 30 days before' },
  { value: '90', label: 'Last 90 days', inWords: 'the last 90 days', before: 'the 90 days before' },
  { value: 'year', label: 'This year', inWords: 'this year', before: 'last year' },
  { value: 'all', label: 'All time', inWords: 'all time', before: null },
];

/** The records whose date lies in the period, and those of the span before it. */
export function splitByPeriod(records, dateOf, period) {
  if (period === 'all') return { current: records, before: [] };
  const ahead = period.startsWith('next-') ? Number(period.slice(5)) : 0;
  const today = startOfDay(new Date());
  const between = (from, to) =>
    records.filter((record) => {
      const date = toDate(dateOf(record));
      return date !== null && date >= from && date < to;
    });
  if (ahead > 0) {
    return { current: between(today, addDays(today, ahead)), before: between(subDays(today, ahead), today) };
  }
  const end = addDays(today, 1);
  const isYear = period === 'year';
  const start = isYear ? startOfYear(today) : subDays(end, Number(period));
  const startBefore = isYear ? startOfYear(subYears(today, 1)) : subDays(start, Number(period));
  const endBefore = isYear ? subYears(end, 1) : start;
  return { current: between(start, end), before: between(startBefore, endBefore) };
}

/** The spans of what is still to come. */
export const comingPeriods = [
  { value: 'next-7', label: 'Next 7 days', inWords: 'the next 7 days', before: 'the 7 days before' },
  { value: 'next-30', label: 'Next 30 days', inWords: 'the next 30 days', before: 'the 30 days before' },
  { value: '30', label: 'Last 30 days', inWords: 'the last 30 days', before: 'the 30 days before' },
  { value: 'all', label: 'All time', inWords: 'all time', before: null },
];
