import { format, startOfMonth, startOfWeek, subMonths, subWeeks } from 'date-fns';
import { toDate } from '@/services/format';

export const sum = (records, valueOf) => records.reduce((total, record) => total + (Number(valueOf(record)) || 0), 0);

/** One row per bucket, oldest first, empty ones included. */
function bucket(records, dateOf, valueOf, { starts, startOf, label, name }) {
  const rows = starts.map((start) => ({
    key: format(start, 'yyyy-MM-dd'),
    label: new Intl.DateTimeFormat(undefined, label).format(start),
    name: new Intl.DateTimeFormat(undefined, name).format(start),
    total: 0,
  }));
  const rowOf = new Map(rows.map((row) => [row.key, row]));
  for (const record of records) {
    const date = toDate(dateOf(record));
    const row = date && rowOf.get(format(startOf(date), 'yyyy-MM-dd'));
    if (row) row.total += Number(valueOf(record)) || 0;
  }
  return rows;
}

const back = (count, step) => Array.from({ length: count }, (_, index) => step(count - 1 - index));

/** Six months, of which the last `ahead` are still to come. */
export function byMonth(records, dateOf, valueOf, ahead = 0) {
  const now = new Date();
  const starts = back(6, (months) => startOfMonth(subMonths(now, months - ahead)));
  return bucket(records, dateOf, valueOf, {
    starts,
    startOf: startOfMonth,
    label: { month: 'short' },
    name: { month: 'long' },
  });
}

/** Eight weeks, each named by its Monday, of which the last `ahead` are still to come. */
export function byWeek(records, dateOf, valueOf, ahead = 0) {
  const now = new Date();
  const startOf = (date) => startOfWeek(date, { weekStartsOn: 1 });
  const starts = back(8, (weeks) => startOf(subWeeks(now, weeks - ahead)));
  const [label, name] = ['short', 'long'].map((month) => ({ day: 'numeric', month }));
  return bucket(records, dateOf, valueOf, { starts, startOf, label, name });
}

/** One row per value that occurs, largest first. A record with several values counts for each. */
export function byValue(records, keysOf, valueOf) {
  const totals = new Map();
  for (const record of records) {
    const keys = [keysOf(record)].flat().filter(Boolean);
    for (const key of keys.length > 0 ? keys : ['None']) {
      totals.set(key, (totals.get(key) ?? 0) + (Number(valueOf(record)) || 0));
    }
  }
  return [...totals].map(([label, value]) => ({ label, value })).sort((a, b) => b.value - a.value);
}

/** Name and value of the largest row, null when nothing is above zero. */
export function peakOf(rows) {
  return rows.reduce((best, row) => {
    const value = row.total ?? row.value;
    return value > (best?.value ?? 0) ? { name: row.name ?? row.label, value } : best;
  }, null);
}
