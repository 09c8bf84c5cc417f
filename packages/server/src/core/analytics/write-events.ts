import type { Database } from '../../adapters/database/database.ts';
import type { AnalyticsKind } from '../../adapters/database/schema/analytics.ts';

export type EventRow = {
  appId: string;
  at: Date;
  kind: AnalyticsKind;
  count: number;
  visitor: string | null;
  page: string;
  source: string;
  language: string;
  /** Whether the row itself is kept, beside the counts. */
  isKept: boolean;
};

/** Pages, sources and languages that an app may bring up in a day; what comes beyond counts as one more. */
const valuesPerDay = 500;
/** What counts under no name of its own. */
export const otherValues = 'other';

/**
 * Adds a batch to the events and to the counts of the day, all or nothing. Rows are written in one order, so that two
 * processes that write for the same app wait for each other instead of failing.
 */
export async function writeEvents(db: Database, rows: readonly EventRow[]): Promise<void> {
  const column = <K extends keyof EventRow>(name: K) => rows.map((row) => row[name]);
  const values = [
    column('appId'),
    rows.map(({ at }) => at.toISOString()),
    column('kind'),
    column('count'),
    column('visitor'),
    column('page'),
    column('source'),
    column('language'),
    column('isKept'),
  ];
  await db.$client.query(statement, values, { prepare: true });
}

const statement = `
with batch as (
  select app_id, at, left(utc::text, 10) as day, kind, count, visitor, page, source, language, is_kept
  from (
    select app_id, at::timestamptz at time zone 'utc' as utc, at::timestamptz as at, kind, count, visitor, page, source,
      language, is_kept
    from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::bigint[], $6::text[], $7::text[], $8::text[],
      $9::bool[]) as given(app_id, at, kind, count, visitor, page, source, language, is_kept)
  ) read
), events as (
  insert into analytics_events (app_id, at, kind, visitor, page)
  select app_id, at, kind, visitor, page from batch where is_kept
), first_views as (
  select distinct on (app_id, day, visitor) app_id, day, visitor, source, language
  from batch where kind = 'view' and visitor is not null order by app_id, day, visitor, at
), fresh as (
  insert into analytics_visitors (app_id, day, visitor)
  select app_id, day, visitor from first_views order by app_id, day, visitor
  on conflict do nothing returning app_id, day, visitor
), newcomers as (
  select * from first_views join fresh using (app_id, day, visitor)
), sums as (
  select app_id, day, 'kind' as dimension, kind as value, sum(count)::bigint as count from batch group by 1, 2, 4
  union all
  select app_id, day, 'page', page, sum(count)::bigint from batch where kind = 'view' group by 1, 2, 4
  union all
  select app_id, day, 'visitors', '', count(*) from newcomers group by 1, 2
  union all
  select app_id, day, 'source', source, count(*) from newcomers group by 1, 2, 4
  union all
  select app_id, day, 'language', language, count(*) from newcomers group by 1, 2, 4
), placed as (
  select sums.*, known.count is not null as is_known,
    row_number() over (partition by app_id, day, dimension order by known.count is null, value) as place,
    (select count(*) from analytics_days d
     where d.app_id = sums.app_id and d.day = sums.day and d.dimension = sums.dimension) as known_values
  from sums left join analytics_days known using (app_id, day, dimension, value)
), named as (
  select app_id, day, dimension,
    case when is_known or known_values + place <= ${valuesPerDay} then value else '${otherValues}' end as value, count
  from placed
)
insert into analytics_days (app_id, day, dimension, value, count)
select app_id, day, dimension, value, sum(count) from named
where exists (select from apps where apps.id = named.app_id)
group by 1, 2, 3, 4 order by 1, 2, 3, 4
on conflict (app_id, day, dimension, value) do update set count = analytics_days.count + excluded.count`;
