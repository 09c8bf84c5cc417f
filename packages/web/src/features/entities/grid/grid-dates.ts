import { isDate } from '@whittle/domain/entities/check-value';

/** Dates in the grid: `2026-11-20 14:05` in the reader's zone, days as they are. What is no date is shown as it is. */
export function gridDate(value: unknown, isDay: boolean): string {
  const text = String(value);
  if (!isGridDate(value)) return text;
  if (isDay && typeof value === 'string') return text.slice(0, 10);
  const date = new Date(typeof value === 'number' ? value : text.replace(' ', 'T'));
  return `${localDay(date)} ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** JavaScript finds a day in nearly every text: only what names one of the calendar is shown as a date (ENT-41). */
export const isGridDate = (value: unknown): boolean =>
  typeof value === 'number' ? !Number.isNaN(new Date(value).getTime()) : typeof value === 'string' && isDate(value);

/** The value of a date field: `2026-11-20` or `2026-11-20T14:05`. */
export function fieldDate(value: unknown, isDay: boolean): string {
  if (value === null || value === undefined || value === '') return '';
  return isDay ? String(value).slice(0, 10) : gridDate(value, false).replace(' ', 'T');
}

/** The instant at which a local day begins, `days` later. */
export function startOfDay(day: string, days: number): string | null {
  const date = new Date(`${day}T00:00`);
  if (Number.isNaN(date.getTime())) return null;
  date.setDate(date.getDate() + days);
  return date.toISOString();
}

const localDay = (date: Date) => `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
const twoDigits = (value: number) => String(value).padStart(2, '0');
