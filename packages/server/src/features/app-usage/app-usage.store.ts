import type { UsageStats } from '@whittle/contract/app-usage';
import type { AppId } from '@whittle/contract/ids';
import type { Database } from '../../adapters/database/database.ts';

export type Happened = { kind: 'visit' | 'event'; name: string; count: number };

/** Names that an app may bring up in a day; what comes beyond counts as one more, `other`. */
const namesPerDay = 200;
const keptDays = 400;
const shownDays = 30;

/** Adds to the day's counts. Heartbeats and the like end in one row a day, so the table grows with names and not with use. */
export async function addUsage(db: Database, appId: AppId, day: string, happened: readonly Happened[]): Promise<void> {
  const rows = JSON.stringify(happened);
  await db.$client.transaction(async (sql) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`app-usage:${appId}`}, 0))`;
    await sql`
      with wish as (
        select kind, name, sum(count)::int as count, row_number() over (order by kind, name) as place
        from jsonb_to_recordset(${rows}::jsonb) as one(kind text, name text, count int) group by kind, name
      ), known as (
        select kind, name from app_usage where app_id = ${appId} and day = ${day}
      ), named as (
        select kind, count, case when (kind, name) in (select kind, name from known)
          or (select count(*) from known) + place <= ${namesPerDay} then name else 'other' end as name from wish
      )
      insert into app_usage (app_id, day, kind, name, count)
      select ${appId}, ${day}, kind, name, sum(count) from named group by kind, name
      on conflict (app_id, day, kind, name) do update set count = app_usage.count + excluded.count`;
  });
}

/** The last thirty days, newest first; what is older than a year and a bit is forgotten on the way. */
export async function readUsage(db: Database, appId: AppId, now: Date): Promise<UsageStats['days']> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
  await db.$client`delete from app_usage where app_id = ${appId} and day < ${daysAgo(keptDays)}`;
  return db.$client<UsageStats['days']>`
    select day, kind, name, count from app_usage where app_id = ${appId} and day > ${daysAgo(shownDays)}
    order by day desc, kind, count desc, name`;
}
