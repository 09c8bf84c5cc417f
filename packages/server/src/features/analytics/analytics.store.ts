import type { Analytics, AnalyticsDay, CountedName, FunnelStep } from '@whittle/contract/analytics';
import type { AppId } from '@whittle/contract/ids';
import type { Database } from '../../adapters/database/database.ts';
import { AppError } from '../../http/app-error.ts';

const listLength = 20;
const liveMs = 5 * 60_000;
const dayMs = 86_400_000;
const funnelMaxMs = 5_000;

const columns = {
  views: 'view',
  signUps: 'sign-up',
  runs: 'run',
  messages: 'message',
  records: 'record',
  errors: 'error',
} as const;

type DayRow = { day: string; dimension: string; value: string; count: number };

/** The last `days` days up to `now`, with a row for each, also where nothing happened. */
export async function readAnalytics(
  db: Database,
  appId: AppId,
  days: number,
  now: Date,
): Promise<Omit<Analytics, 'alerts'>> {
  const names = Array.from({ length: days }, (_, at) => dayOf(now.getTime() - (days - 1 - at) * dayMs));
  const [from, to] = [names[0]!, names.at(-1)!];
  const sql = db.$client;
  const top = (dimension: string) => sql<CountedName[]>`
    select value as name, sum(count)::float8 as count from analytics_days
    where app_id = ${appId} and day between ${from} and ${to} and dimension = ${dimension}
    group by value order by sum(count) desc, value limit ${listLength}`;
  const [rows, pages, sources, languages, tools, [live], paid] = await Promise.all([
    sql<DayRow[]>`
      select day, dimension, value, count::float8 as count from analytics_days
      where app_id = ${appId} and day between ${from} and ${to} and dimension in ('kind', 'visitors')`,
    top('page'),
    top('source'),
    top('language'),
    top('tool'),
    sql<{ count: number }[]>`
      select count(distinct visitor)::int as count from analytics_events
      where app_id = ${appId} and at > ${new Date(now.getTime() - liveMs)} and visitor is not null`,
    readRevenue(db, appId, from, to),
  ]);
  const counts = new Map(rows.map(({ day, dimension, value, count }) => [`${day} ${dimension} ${value}`, count]));
  const ofDay = (day: string): AnalyticsDay => {
    const kinds = Object.entries(columns).map(([name, kind]) => [name, counts.get(`${day} kind ${kind}`) ?? 0]);
    const visitors = counts.get(`${day} visitors `) ?? 0;
    return { day, visitors, ...Object.fromEntries(kinds), revenue: paid.byDay.get(day) ?? 0 } as AnalyticsDay;
  };
  const { currency, otherCurrencies } = paid;
  const top20 = { pages, sources, languages, tools };
  return { days: names.map(ofDay), ...top20, live: live?.count ?? 0, currency, otherCurrencies };
}

type PaidRow = { day: string; currency: string; amount: number; payments: number };

/** What came in by day. Sums of several currencies say nothing, so the one of most payments counts. */
async function readRevenue(db: Database, appId: AppId, from: string, to: string) {
  const rows = await db.$client<PaidRow[]>`
    select to_char(paid_at at time zone 'utc', 'YYYY-MM-DD') as day, currency, sum(amount)::float8 as amount,
      count(*)::int as payments
    from purchase_payments
    where app_id = ${appId} and paid_at >= ${from}::timestamp at time zone 'utc'
      and paid_at < (${to}::timestamp + interval '1 day') at time zone 'utc'
    group by 1, 2`;
  const payments = new Map<string, number>();
  for (const row of rows) payments.set(row.currency, (payments.get(row.currency) ?? 0) + row.payments);
  const [currency = null, ...otherCurrencies] = [...payments]
    .toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b))
    .map(([name]) => name);
  const own = rows.filter((row) => row.currency === currency);
  return { currency, otherCurrencies, byDay: new Map(own.map(({ day, amount }) => [day, amount])) };
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Visitors that came as far as each step. Their numbers change with the day, so all steps are of one day. */
export async function readFunnel(
  db: Database,
  appId: AppId,
  { steps, since }: { steps: readonly FunnelStep[]; since: Date },
): Promise<number[]> {
  const values: unknown[] = [appId, since];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const isStep = (step: FunnelStep) =>
    step.kind === 'page' ? `e.kind = 'view' and e.page = ${parameter(step.path)}` : `e.kind = ${parameter(step.kind)}`;
  const parts = steps.map((step, at) => {
    const after = at === 0 ? '' : `join s${at - 1} p on p.visitor = e.visitor and e.at > p.at`;
    return `s${at} as materialized (select e.visitor, min(e.at) as at from analytics_events e ${after}
      where e.app_id = $1 and e.at >= $2 and e.visitor is not null and ${isStep(step)} group by e.visitor)`;
  });
  const counts = steps.map((_, at) => `(select count(*) from s${at})::int as c${at}`);
  const text = `with ${parts.join(', ')} select ${counts.join(', ')}`;
  try {
    return await db.$client.transaction(async (sql) => {
      await sql.query(`set local statement_timeout = ${funnelMaxMs}`);
      const [row] = await sql.query<Record<string, number>[]>(text, values);
      return steps.map((_, at) => row![`c${at}`]!);
    }, 'read only');
  } catch (error) {
    // PostgreSQL stopped it at the time limit.
    if ((error as { code?: unknown }).code === '57014') throw new AppError('analytics-too-many', { cause: error });
    throw error;
  }
}

export async function readAlerts(db: Database, appId: AppId): Promise<boolean> {
  const [row] = await db.$client<{ isOn: boolean }[]>`
    select is_on as "isOn" from analytics_alerts where app_id = ${appId}`;
  return row?.isOn ?? false;
}

export const saveAlerts = (db: Database, appId: AppId, isOn: boolean) => db.$client`
  insert into analytics_alerts (app_id, is_on) values (${appId}, ${isOn})
  on conflict (app_id) do update set is_on = excluded.is_on`;
