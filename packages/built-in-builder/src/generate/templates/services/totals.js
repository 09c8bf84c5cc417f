import {
  addDays,
  format,
  startOfDay,
  startOfMonth,
  startOfWeek,
  startOfYear,
  subMonths,
  subWeeks,
  subYears,
} from 'date-fns';
import { toDate } from '@/services/format';

export const sum = (records, valueOf) => records.reduce((total, record) => total + (Number(valueOf(record)) || 0), 0);

const isGiven = (value) => value !== null && value !== undefined && value !== '';
const rounded = (value) => Math.round(value * 10) / 10;

/** The mean of all that have a value. */
export function mean(records, valueOf) {
  const given = records.filter((record) => isGiven(valueOf(record)));
  return given.length > 0 ? rounded(sum(given, valueOf) / given.length) : 0;
}

/** Rows whose values are divided by how many records gave one. */
export const asMeans = (rows) =>
  rows.map(({ count, ...row }) =>
    'total' in row
      ? { ...row, total: count > 0 ? rounded(row.total / count) : 0 }
      : { ...row, value: count > 0 ? rounded(row.value / count) : 0 },
  );

/** One row per bucket, oldest first, empty ones included; where none is ahead, today is the last day that counts. */
function bucket(records, dateOf, valueOf, { starts, startOf, label, name, ahead }) {
  const end = addDays(startOfDay(new Date()), 1);
  const rows = starts.map((start) => ({
    key: format(start, 'yyyy-MM-dd'),
    label: new Intl.DateTimeFormat(undefined, label).format(start),
    name: new Intl.DateTimeFormat(undefined, name).format(start),
    total: 0,
    count: 0,
  }));
  const rowOf = new Map(rows.map((row) => [row.key, row]));
  for (const record of records) {
    const date = toDate(dateOf(record));
    if (date && ahead === 0 && date >= end) continue;
    const row = date && rowOf.get(format(startOf(date), 'yyyy-MM-dd'));
    if (!row) continue;
    row.total += Number(valueOf(record)) || 0;
    row.count += isGiven(valueOf(record)) ? 1 : 0;
  }
  return rows;
}

const back = (count, step) => Array.from({ length: count }, (_, index) => step(count - 1 - index));

/** So many months, of which the last `ahead` are still to come. */
export function byMonth(records, dateOf, valueOf, ahead = 0, count = 6) {
  const now = new Date();
  const starts = back(count, (months) => startOfMonth(subMonths(now, months - ahead)));
  return bucket(records, dateOf, valueOf, {
    starts,
    startOf: startOfMonth,
    label: { month: 'short' },
    name: { month: 'long' },
    ahead,
  });
}

/** So many weeks, each named by its Monday, of which the last `ahead` are still to come. */
export function byWeek(records, dateOf, valueOf, ahead = 0, count = 8) {
  const now = new Date();
  const startOf = (date) => startOfWeek(date, { weekStartsOn: 1 });
  const starts = back(count, (weeks) => startOf(subWeeks(now, weeks - ahead)));
  const [label, name] = ['short', 'long'].map((month) => ({ day: 'numeric', month }));
  return bucket(records, dateOf, valueOf, { starts, startOf, label, name, ahead });
}

/** So many years, the present one last. */
export function byYear(records, dateOf, valueOf, ahead = 0, count = 5) {
  const now = new Date();
  const starts = back(count, (years) => startOfYear(subYears(now, years - ahead)));
  const year = { year: 'numeric' };
  return bucket(records, dateOf, valueOf, { starts, startOf: startOfYear, label: year, name: year, ahead });
}

/** One row per day of the week, Monday first, of all records that have a day. */
export function byWeekday(records, dateOf, valueOf) {
  const monday = startOfWeek(new Date(), { weekStartsOn: 1 });
  const rows = Array.from({ length: 7 }, (_, day) => {
    const named = (weekday) => new Intl.DateTimeFormat(undefined, { weekday }).format(addDays(monday, day));
    return { key: String(day), label: named('short'), name: named('long'), total: 0, count: 0 };
  });
  for (const record of records) {
    const date = toDate(dateOf(record));
    if (!date) continue;
    const row = rows[(date.getDay() + 6) % 7];
    row.total += Number(valueOf(record)) || 0;
    row.count += isGiven(valueOf(record)) ? 1 : 0;
  }
  return rows;
}

/** One row per record, largest first. */
export const ofEach = (records, nameOf, valueOf) =>
  records
    .map((record) => ({ label: nameOf(record), value: Number(valueOf(record)) || 0 }))
    .sort((a, b) => b.value - a.value);

/** One row per value that occurs, largest first. A record with several values counts for each. */
export function byValue(records, keysOf, valueOf) {
  const totals = new Map();
  const counts = new Map();
  for (const record of records) {
    const keys = [keysOf(record)].flat().filter(Boolean);
    for (const key of keys.length > 0 ? keys : ['None']) {
      totals.set(key, (totals.get(key) ?? 0) + (Number(valueOf(record)) || 0));
      if (isGiven(valueOf(record))) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return [...totals]
    .map(([label, value]) => ({ label, value, count: counts.get(label) ?? 0 }))
    .sort((a, b) => b.value - a.value);
}

/** The records of each value that occurs, most first. */
export function perValue(records, keysOf) {
  const groups = new Map();
  for (const record of records) {
    const keys = [keysOf(record)].flat().filter(Boolean);
    for (const key of keys.length > 0 ? keys : ['None']) groups.set(key, [...(groups.get(key) ?? []), record]);
  }
  return [...groups].map(([label, rows]) => ({ label, rows })).sort((a, b) => b.rows.length - a.rows.length);
}

/** Name and value of the largest row, null when nothing is above zero. */
export function peakOf(rows) {
  return rows.reduce((best, row) => {
    const value = row.total ?? row.value;
    return value > (best?.value ?? 0) ? { name: row.name ?? row.label, value } : best;
  }, null);
}
