import {
  type OverviewFigure,
  type OverviewItems,
  type OverviewList,
  overviewSizes,
} from '@whittle/contract/overview/overview';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';
import type { Tried } from './probe.ts';

/** What the process keeps itself is counted there, and differences of bills with the bill. */
type CountedFigure = Exclude<OverviewFigure, 'slowStatements' | 'spendDifferences' | 'diskFreeBytes'>;
export type StoredList = Exclude<OverviewList, 'slowStatements'>;

const failedRuns = (since: Date) => sql`state = 'error' and ended_at > ${since}`;
const failed = (since: Date) => sql`state = 'finished' and outcome = 'failed' and finished_at > ${since}`;

/** All numbers in one statement. */
export async function readFigures(
  db: Database,
  { since, month }: { since: Date; month: string },
): Promise<Record<CountedFigure, number>> {
  const { rows } = await db.execute<Record<CountedFigure, number>>(sql`
    select
      (select count(*) from accounts)::float8 as accounts,
      (select count(*) from apps where deleted_at is null)::float8 as apps,
      (select count(*) from turns where state = 'running')::float8 as "turnsRunning",
      (select count(*) from turns where ${failed(since)})::float8 as "turnsFailed",
      (select count(*) from queued_messages)::float8 as "messagesQueued",
      (select count(*) from tool_runs where ended_at is null)::float8 as "runsRunning",
      (select count(*) from tool_runs where ${failedRuns(since)})::float8 as "runsFailed",
      (select count(*) from lab_batches where state = 'running')::float8 as "batchesRunning",
      (select count(*) from context_items where status in ('pending', 'running'))::float8 as "sourcesWaiting",
      (select count(*) from context_items where status = 'error')::float8 as "sourcesFailed",
      (select count(*) from mails where state in ('queued', 'held'))::float8 as "mailsWaiting",
      (select count(*) from mails where state = 'failed')::float8 as "mailsFailed",
      coalesce((select spent_micros from spend_totals
        where scope = 'installation' and subject = '' and month = ${month}), 0)::float8 as "spentThisMonth",
      pg_database_size(current_database())::float8 as "databaseBytes",
      coalesce((select sum(size) from uploads where deleted_at is null), 0)::float8 as "uploadBytes"`);
  return rows[0]!;
}

export async function readDatabase(db: Database) {
  const { rows: slowStatements } = await db.execute<{ ms: number; text: string }>(sql`
    select (extract(epoch from clock_timestamp() - query_start) * 1000)::float8 as ms, left(query, 300) as text
    from pg_stat_activity
    where datname = current_database() and state = 'active' and pid <> pg_backend_pid()
      and query_start < clock_timestamp() - interval '1 second'
    order by query_start limit 20`);
  const { rows } = await db.execute<{ version: string }>(sql`select current_setting('server_version') as version`);
  return { slowStatements, version: rows[0]!.version };
}

/** What the mail server did with the mails that were handed to it last. */
export async function lastDelivery(db: Database): Promise<Tried> {
  const { rows } = await db.execute<{ succeededAt: Date | null; failedAt: Date | null; problem: string | null }>(sql`
    select max(sent_at) as "succeededAt", max(failed_at) as "failedAt",
      (select problem from mails where failed_at is not null order by failed_at desc limit 1) as problem
    from mails`);
  const { succeededAt, failedAt, problem } = rows[0]!;
  return {
    succeededAt: succeededAt && new Date(succeededAt),
    failedAt: failedAt && new Date(failedAt),
    problem,
  };
}

/** Null where no code was kept. */
const problemOf = (code: SQL, values = sql`'{}'::jsonb`) =>
  sql`case when jsonb_typeof(${code}) = 'string' then jsonb_build_object('code', ${code}, 'values', ${values}) end as problem`;

const turnItems = (condition: SQL) => sql`
  select t.id, coalesce(a.name, '') as title, coalesce(t.outcome, t.state) as detail, t.started_at as at,
    ${problemOf(sql`m.body->'annotation'->'error'->'code'`)}
  from turns t left join apps a on a.id = t.app_id
    left join messages m on m.app_id = t.app_id and m.id = t.message_id where ${condition}`;

/** What each app has of a table whose rows have a size. */
const appSizes = (sizes: SQL) => sql`
  select s.app_id as id, coalesce(a.name, '') as title, coalesce(o.email, '') as detail,
    coalesce(a.updated_at, now()) as at, s.bytes
  from (${sizes}) as s left join apps a on a.id = s.app_id left join accounts o on o.id = a.owner_id`;

const lists: Record<StoredList, (since: Date) => SQL> = {
  accounts: () => sql`select id, email as title, created_at as at,
      case when is_disabled then 'disabled' when is_admin then 'admin' else '' end as detail
    from accounts`,
  apps: () => sql`
    select a.id, a.name as title, o.email as detail, a.updated_at as at
    from apps a join accounts o on o.id = a.owner_id where a.deleted_at is null`,
  turnsRunning: () => turnItems(sql`t.state = 'running'`),
  turnsFailed: (since) => turnItems(sql`t.state = 'finished' and t.outcome = 'failed' and t.finished_at > ${since}`),
  messagesQueued: () => sql`
    select q.id, a.name as title, case when q.is_held then 'held' else 'waiting' end as detail, q.created_at as at
    from queued_messages q join apps a on a.id = q.app_id`,
  runsRunning: () => sql`
    select r.id, a.name as title, r.tool_id as detail, r.created_at as at
    from tool_runs r join apps a on a.id = r.app_id where r.ended_at is null`,
  runsFailed: (since) => sql`
    select r.id, a.name as title, r.tool_id as detail, r.ended_at as at, ${problemOf(sql`r.problem->'code'`)}
    from tool_runs r join apps a on a.id = r.app_id where ${failedRuns(since)}`,
  sourcesWaiting: () => sql`
    select c.id, c.name as title, a.name as detail, c.created_at as at
    from context_items c join apps a on a.id = c.app_id where c.status in ('pending', 'running')`,
  sourcesFailed: () => sql`
    select c.id, c.name as title, a.name as detail, c.created_at as at,
      ${problemOf(sql`c.problem->'code'`, sql`coalesce(c.problem->'values', '{}')`)}
    from context_items c join apps a on a.id = c.app_id where c.status = 'error'`,
  databaseBytes: () => appSizes(sql`select app_id, sum(size)::float8 as bytes from records group by app_id`),
  uploadBytes: () =>
    appSizes(sql`select app_id, sum(size)::float8 as bytes from uploads where deleted_at is null group by app_id`),
  diskFreeBytes: () =>
    appSizes(sql`
      select app_id, sum(size)::float8 as bytes from (
        select app_id, size from records
        union all select app_id, size from uploads where deleted_at is null) as stored
      group by app_id`),
};

type Item = OverviewItems['items'][number];

/** Newest first, sizes the largest first, one more than `limit` where there are more. */
export async function listItems(
  db: Database,
  list: StoredList,
  since: Date,
  limit: number,
): Promise<OverviewItems['items']> {
  const order = overviewSizes.some((one) => one === list) ? sql`bytes` : sql`at`;
  const { rows } = await db.execute<Omit<Item, 'at'> & { at: Date | string }>(
    sql`select * from (${lists[list](since)}) as items order by ${order} desc, id desc limit ${limit + 1}`,
  );
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at).toISOString() }));
}
