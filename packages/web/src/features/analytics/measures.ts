import type { AnalyticsDay } from '@whittle/contract/analytics';
import { money } from '../../lib/money.ts';
import { share, short } from '../../lib/numbers.ts';

const measures = [
  'visitors',
  'views',
  'signUps',
  'runs',
  'messages',
  'records',
  'errors',
  'conversion',
  'revenue',
] as const;
export type Measure = (typeof measures)[number];

/** What there is to show: no money where nothing is sold. */
export const measuresOf = (currency: string | null): readonly Measure[] =>
  measures.filter((measure) => measure !== 'revenue' || currency !== null);

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

export function show(value: number | null, measure: Measure, currency: string | null): string {
  if (value === null) return '–';
  if (measure === 'revenue') return money(fromSmallest(value, currency ?? 'usd'), currency ?? 'usd');
  return measure === 'conversion' ? share(value) : short(value);
}

/** Most currencies have hundredths, some have no parts, a few thousandths. */
const fromSmallest = (amount: number, currency: string): number => {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return amount / 10 ** digits;
};

/** The days as a table for other programs; names of columns are those of the screen. */
export function toCsv(
  days: readonly AnalyticsDay[],
  dayName: string,
  names: Record<Measure, string>,
  currency: string | null,
): string {
  const columns = measuresOf(currency);
  const named = (measure: Measure) =>
    measure === 'revenue' && currency ? `${names.revenue} (${currency.toUpperCase()})` : names[measure];
  const cell = (day: AnalyticsDay, name: Measure) => {
    if (name === 'revenue' && currency) return fromSmallest(day.revenue, currency);
    const value = valueOf(day, name);
    return value === null ? '' : Math.round(value * 10_000) / 10_000;
  };
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const head = [dayName, ...columns.map(named)].map(quoted).join(',');
  return (
    [head, ...days.map((day) => [day.day, ...columns.map((name) => cell(day, name))].join(','))].join('\r\n') + '\r\n'
  );
}
