import type { AnalyticsDay } from '@whittle/contract/analytics';
import { share, short } from '../../lib/numbers.ts';

export const measures = [
  'visitors',
  'views',
  'signUps',
  'runs',
  'messages',
  'records',
  'errors',
  'conversion',
] as const;
export type Measure = (typeof measures)[number];

/** Of one day; null for a share of nobody. */
export const valueOf = (day: AnalyticsDay, measure: Measure): number | null => {
  if (measure !== 'conversion') return day[measure];
  return day.visitors === 0 ? null : day.signUps / day.visitors;
};

/** Of all days together. */
export function totalOf(days: readonly AnalyticsDay[], measure: Measure): number | null {
  const sum = (name: Exclude<Measure, 'conversion'>) => days.reduce((total, day) => total + day[name], 0);
  if (measure !== 'conversion') return sum(measure);
  const visitors = sum('visitors');
  return visitors === 0 ? null : sum('signUps') / visitors;
}

export function show(value: number | null, measure: Measure): string {
  if (value === null) return '–';
  return measure === 'conversion' ? share(value) : short(value);
}

/** The days as a table for other programs; names of columns are those of the screen. */
export function toCsv(days: readonly AnalyticsDay[], dayName: string, names: Record<Measure, string>): string {
  const columns = measures.filter((measure) => measure !== 'conversion');
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const head = [dayName, ...columns.map((measure) => names[measure])].map(quoted).join(',');
  return [head, ...days.map((day) => [day.day, ...columns.map((name) => day[name])].join(','))].join('\r\n') + '\r\n';
}
