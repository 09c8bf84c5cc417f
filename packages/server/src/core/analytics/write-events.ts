import { pipeline } from 'node:stream/promises';
import type { Database } from '../../adapters/database/database.ts';
import type { SqlSession } from '../../adapters/database/sql-client.ts';
import type { AnalyticsKind } from '../../adapters/database/schema/analytics.ts';

export type EventRow = {
  appId: string;
  at: Date;
  day: string;
  kind: AnalyticsKind;
  count: number;
  visitor: string | null;
  page: string;
  source: string;
  language: string;
  /** Of a run. */
  tool: string;
  /** Whether the row itself is kept, beside the counts. */
  isKept: boolean;
};

/** Pages, sources, languages and tools that an app may bring up in a day; what comes beyond counts as one more. */
const valuesPerDay = 500;
/** What counts under no name of its own. */
const otherValues = 'other';

/**
 * Adds a batch to the events and to the counts of the day, all or nothing. Rows are written in one order, so that two
 * processes that write for the same app wait for each other instead of failing.
 */
export async function writeEvents(db: Database, rows: readonly EventRow[]): Promise<void> {
  await db.$client.transaction(async (sql) => {
    // Whoever loses the power loses the last second, as who is killed does; all of a batch or nothing stays true.
    await sql.query('set local synchronous_commit = off');
    await keepEvents(sql, rows);
    await addCounts(sql, countsOf(rows, await addVisitors(sql, rows)));
  });
}

/** COPY, since most of what an `insert` of many rows takes is reading its parameters. */
async function keepEvents(sql: SqlSession, rows: readonly EventRow[]): Promise<void> {
  let lines = '';
  for (const { isKept, appId, at, kind, visitor, page } of rows) {
    if (isKept) lines += `${copyText(appId)}\t${at.toISOString()}\t${kind}\t${visitor ?? '\\N'}\t${copyText(page)}\n`;
  }
  if (lines !== '')
    await pipeline([lines], sql.copyIn('analytics_events', ['app_id', 'at', 'kind', 'visitor', 'page']));
}

const copyEscapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
/** In the text that COPY reads. */
const copyText = (text: string) => text.replace(/[\\\t\n\r]/g, (character) => copyEscapes[character]!);

/** The first page views of visitors who were not there yet on that day. */
async function addVisitors(sql: SqlSession, rows: readonly EventRow[]): Promise<EventRow[]> {
  const firstViews = new Map<string, EventRow>();
  for (const row of rows) {
    if (row.kind !== 'view' || row.visitor === null) continue;
    const key = `${row.appId} ${row.day} ${row.visitor}`;
    if (!firstViews.has(key)) firstViews.set(key, row);
  }
  // Sorted here: texts take PostgreSQL longer, by the rules of its language.
  const keys = [...firstViews.keys()].sort();
  const days = [...new Set(keys.map((key) => key.slice(0, key.lastIndexOf(' '))))];
  const places = new Map(days.map((day, at) => [day, at + 1]));
  const fresh = await sql.query<{ place: number; visitor: string }[]>(
    `with fresh as (
       insert into analytics_visitors (app_id, day, visitor)
       select split_part(($1::text[])[place], ' ', 1), split_part(($1::text[])[place], ' ', 2), visitor
       from unnest($2::int[], $3::bigint[]) as one(place, visitor)
       on conflict do nothing returning app_id, day, visitor
     )
     select array_position($1::text[], app_id || ' ' || day) as place, visitor::text from fresh`,
    [
      days,
      keys.map((key) => places.get(key.slice(0, key.lastIndexOf(' '))))!,
      keys.map((key) => firstViews.get(key)!.visitor),
    ],
    { prepare: true },
  );
  return fresh.map(({ place, visitor }) => firstViews.get(`${days[place - 1]} ${visitor}`)!);
}

type Count = { appId: string; day: string; dimension: string; value: string; count: number };

function countsOf(rows: readonly EventRow[], newcomers: readonly EventRow[]): Count[] {
  const counts = new Map<string, Map<string, Count>>();
  const add = ({ appId, day }: EventRow, dimension: string, value: string, count = 1) => {
    const name = `${appId} ${day} ${dimension}`;
    let values = counts.get(name);
    if (!values) counts.set(name, (values = new Map()));
    const known = values.get(value);
    if (known) known.count += count;
    else values.set(value, { appId, day, dimension, value, count });
  };
  for (const row of rows) {
    add(row, 'kind', row.kind, row.count);
    if (row.kind === 'view') add(row, 'page', row.page, row.count);
    if (row.kind === 'run' && row.tool !== '') add(row, 'tool', row.tool, row.count);
  }
  for (const row of newcomers) {
    add(row, 'visitors', '');
    add(row, 'source', row.source);
    add(row, 'language', row.language);
  }
  return [...counts.values()].flatMap((values) => [...values.values()]);
}

/** Counts of an app that is gone meanwhile go with it. */
async function addCounts(sql: SqlSession, counts: readonly Count[]): Promise<void> {
  const column = <K extends keyof Count>(name: K) => counts.map((count) => count[name]);
  await sql.query(
    `with sums as (
       select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[])
         as one(app_id, day, dimension, value, count)
     ), placed as (
       select sums.*, known.count is not null as is_known,
         row_number() over (partition by app_id, day, dimension order by known.count is null, value) as place,
         (select count(*) from analytics_days d
          where d.app_id = sums.app_id and d.day = sums.day and d.dimension = sums.dimension) as known_values
       from sums left join analytics_days known using (app_id, day, dimension, value)
     ), named as (
       select app_id, day, dimension, count,
         case when is_known or known_values + place <= ${valuesPerDay} then value else '${otherValues}' end as value
       from placed
     )
     insert into analytics_days (app_id, day, dimension, value, count)
     select app_id, day, dimension, value, sum(count) from named
     where exists (select from apps where apps.id = named.app_id)
     group by 1, 2, 3, 4 order by 1, 2, 3, 4
     on conflict (app_id, day, dimension, value) do update set count = analytics_days.count + excluded.count`,
    [column('appId'), column('day'), column('dimension'), column('value'), column('count')],
    { prepare: true },
  );
}
