import { describe, expect, test } from 'vitest';
import type { Formula } from '../plan/formula.ts';
import type { AppPlan, Chart, DashboardPage, FigureBeside } from '../plan/plan.ts';
import { dashboardFor } from '../recognise/dashboard-pages.ts';
import { recognise } from '../recognise/recognise.ts';
import { appFiles } from './app-files.ts';
import { formulaCode } from './formula-code.ts';
import { helpersOf } from './formula-helpers.ts';
import { Imports } from './imports.ts';

const { plan, samples } = recognise('A workshop: boats with name, kind and year built. Trips with boat, skipper, date, kilometres and whether they are paid. Costs with date, kind and amount'); // prettier-ignore
const entityIn = (name: string) => plan.entities.find((entity) => entity.name === name)!;

/** The overview of an app whose plan shows these. */
function overviewWith({ charts = [], beside = [] }: { charts?: Chart[]; beside?: FigureBeside[] }): string {
  const page: DashboardPage = { ...dashboardFor(entityIn('Boat'), [])!, name: 'Overview', charts, beside };
  const pages: AppPlan['pages'] = [...plan.pages.filter(({ archetype }) => archetype !== 'dashboard'), page];
  return appFiles({ ...plan, pages }, { samples }).find(({ path }) => path === 'pages/Overview.jsx')!.content;
}

describe('[GEN-60] a chart is drawn as it was asked for', () => {
  const kilometres: Pick<Chart, 'entity' | 'measure'> = { entity: 'Trip', measure: { kind: 'sum', field: 'kilometres' } }; // prettier-ignore

  test('as a pie, as a line, of the years, and of what the records point to', () => {
    const page = overviewWith({
      charts: [
        { ...kilometres, by: { kind: 'value', field: 'skipper' }, shape: 'pie' },
        { ...kilometres, by: { kind: 'month', field: 'date', last: 12 }, shape: 'line' },
        { ...kilometres, by: { kind: 'year', field: 'date' } },
        { ...kilometres, by: { kind: 'value', field: 'kind', via: 'boat' } },
      ],
    });
    expect(page).toContain('<PieFigure');
    expect(page).toMatch(/<LineFigure[^]*?Kilometres by month, the last 12 months/);
    expect(page).toContain('byYear(trips,');
    expect(page).toContain('boats.find(({ id }) => id === trip.boat)?.kind');
  });

  test('by day of the week, and of a month or a week', () => {
    const page = overviewWith({
      charts: [{ ...kilometres, by: { kind: 'weekday', field: 'date' } }],
      beside: [
        { entity: 'Trip', figure: 'March', measure: { kind: 'count' }, only: [{ field: 'date', kind: 'in-month', month: 3 }] }, // prettier-ignore
        { entity: 'Trip', figure: 'Week', measure: { kind: 'count' }, only: [{ field: 'date', kind: 'last', span: 'week' }] }, // prettier-ignore
      ],
    });
    expect(page).toContain('byWeekday(trips,');
    expect(page).toContain('Kilometres by day of the week');
    expect(page).toContain('(new Date().getMonth() < 2 ? 1 : 0), 2, 1))');
    expect(page).toMatch(
      /differenceInCalendarWeeks\(new Date\(\), toDate\(trip\.date\), \{ weekStartsOn: 1 \}\) === 1/,
    );
  });

  test('of some of the records, the first so many, and two of one measure are called apart', () => {
    const page = overviewWith({
      charts: [
        { ...kilometres, by: { kind: 'value', field: 'skipper' }, shape: 'ranks', most: 3, only: [{ field: 'date', kind: 'year' }] }, // prettier-ignore
        { ...kilometres, by: { kind: 'value', field: 'skipper' }, shape: 'pie' },
      ],
    });
    expect(page).toContain('getFullYear() === new Date().getFullYear()');
    expect(page).toContain('.slice(0, 3)');
    expect(page.match(/function TripKilometresBySkipper2?\(/g)).toHaveLength(2);
  });
});

test('[GEN-60] an overview is empty only while all lists are that it says something of', () => {
  const own = { entity: 'Boat', by: { kind: 'value', field: 'kind' }, measure: { kind: 'count' } } as const;
  expect(overviewWith({ charts: [own] })).not.toContain('beside=');
  const page = overviewWith({
    charts: [own, { entity: 'Trip', by: { kind: 'value', field: 'skipper' }, measure: { kind: 'count' } }],
    beside: [{ entity: 'Cost', figure: 'Costs', measure: { kind: 'sum', field: 'amount' }, only: [] }],
  });
  expect(page).toContain('const beside = [useCosts(), useTrips()];');
  expect(page).toMatch(/<ListStates\s+query=\{query\}\s+beside=\{beside\}/);
});

describe('[GEN-60] a figure beside the large one says what was asked', () => {
  const trips = { entity: 'Trip', only: [] };

  test('a share, the highest with whose it is, what is left, and the month before', () => {
    const page = overviewWith({
      beside: [
        { ...trips, figure: 'Paid', measure: { kind: 'share', of: [{ field: 'paid', kind: 'yes' }] } },
        { ...trips, figure: 'Longest', measure: { kind: 'most', field: 'kilometres' } },
        { ...trips, figure: 'Left', measure: { kind: 'sum', field: 'kilometres' }, less: { entity: 'Cost', measure: { kind: 'sum', field: 'amount' }, only: [] } }, // prettier-ignore
        { ...trips, figure: 'Now', measure: { kind: 'sum', field: 'kilometres' }, against: { field: 'date', span: 'month' } }, // prettier-ignore
        { ...trips, figure: 'Next', measure: { kind: 'days-until', field: 'date' } },
      ],
    });
    expect(page).toContain('(100 * part.length) / counted.length');
    expect(page).toContain('found.boatName');
    expect(page).toContain('total - less');
    expect(page).toContain("'Last month: '");
    expect(page).toContain("countOf(daysFromToday(next.date), 'day', 'days')");
  });
});

describe('[GEN-60] numbers that are reckoned from today', () => {
  const worth = (formula: Formula, record: Record<string, unknown>): unknown => {
    const line = formulaCode(formula, { plan, entity: entityIn('Trip'), one: 'trip', recordsOf: ({ name }) => name });
    const day = (value: unknown) => (value ? new Date(String(value)) : null);
    const fromToday = (value: unknown) => (value ? Math.round((Date.parse(String(value)) - Date.parse(today)) / 86_400_000) : null); // prettier-ignore
    const run = new Function('trip', 'toDate', 'daysFromToday', 'differenceInYears', `${helpersOf(line, new Imports())}\nreturn ${line}`); // prettier-ignore
    return run(record, day, fromToday, (a: Date, b: Date) => Math.floor((a.getTime() - b.getTime()) / (365.25 * 86_400_000))); // prettier-ignore
  };
  const today = new Date().toISOString().slice(0, 10);
  const inDays = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);

  test('days since and until a day, and only while it is late and open', () => {
    expect(worth({ by: 'days-since', parts: [{ field: 'date' }] }, { date: inDays(-5) })).toBe(5);
    expect(worth({ by: 'days-until', parts: [{ field: 'date' }] }, { date: inDays(9) })).toBe(9);
    const late: Formula = { by: 'days-late', parts: [{ field: 'date' }], only: [{ field: 'paid', is: false }] };
    expect(worth(late, { date: inDays(-3) })).toBe(3);
    expect(worth(late, { date: inDays(3) })).toBe(null);
    expect(worth(late, { date: inDays(-3), paid: true })).toBe(null);
  });

  test('hours from one time to another, past midnight too, and from one moment to another', () => {
    const hours: Formula = { by: 'product', parts: [{ from: 'date', to: 'paid', in: 'hours' }, { number: 1 }] };
    expect(worth(hours, { date: '22:30', paid: '01:00' })).toBe(2.5);
    expect(worth(hours, { date: '2026-05-01T08:00:00Z', paid: '2026-05-01T09:45:00Z' })).toBe(1.75);
    expect(worth(hours, { date: '22:30' })).toBe(null);
  });

  test('years since a day or a year, and a part of a whole in percent', () => {
    expect(worth({ by: 'years-since', parts: [{ field: 'kilometres' }] }, { kilometres: new Date().getFullYear() - 7 })).toBe(7); // prettier-ignore
    expect(worth({ by: 'years-since', parts: [{ field: 'date' }] }, { date: inDays(-800) })).toBe(2);
    expect(worth({ by: 'percent', parts: [{ field: 'kilometres' }, { number: 40 }] }, { kilometres: 30 })).toBe(75);
    expect(worth({ by: 'percent', parts: [{ field: 'kilometres' }, { number: 0 }] }, { kilometres: 30 })).toBe(null);
  });
});
