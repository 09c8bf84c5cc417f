import type { AppErrorReport } from '@whittle/contract/app-errors';
import { limits } from '@whittle/contract/limits';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';
import { appErrors } from '../../adapters/database/schema.ts';

export type NewAppError = Required<Omit<AppErrorReport, 'appName'>> & { id: string; at: Date };
export type AppErrorRow = typeof appErrors.$inferSelect;

/** Older reports of an app go when a new one comes. */
const keptPerApp = 500;

/**
 * Stores a report unless the same one came within five minutes or the version had its ten of this minute (RUN-08).
 * A version that the app does not have counts as none, so that inventing versions wins nothing. True when it is stored.
 */
export async function insertAppError(db: Database, error: NewAppError): Promise<boolean> {
  return db.$client.transaction(async (sql) => {
    // One report of an app after the other: two at once would not see each other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`app-error:${error.appId}`}, 0))`;
    const at = error.at.toISOString();
    const stored = await sql`
      with report as (
        select (select v.id from versions v where v.app_id = ${error.appId} and v.id = ${error.versionId}) as version_id,
          ${at}::timestamptz as at
      )
      insert into app_errors (app_id, id, version_id, title, details, component_name, scope, created_at)
      select ${error.appId}, ${error.id}, report.version_id, ${error.errorTitle}, ${error.errorDetails},
        ${error.componentName}, ${error.scope}, report.at
      from report
      where not exists (
        select from app_errors e where e.app_id = ${error.appId} and e.version_id is not distinct from report.version_id
          and e.title = ${error.errorTitle} and e.component_name = ${error.componentName}
          and e.created_at > report.at - make_interval(secs => ${limits.appErrorDedupeMs / 1_000})
      ) and ${limits.appErrorsPerMinute} > (
        select count(*) from app_errors e where e.app_id = ${error.appId}
          and e.version_id is not distinct from report.version_id and e.created_at > report.at - interval '1 minute'
      )
      returning id`;
    if (stored.length === 0) return false;
    await sql`
      delete from app_errors where app_id = ${error.appId} and id in (
        select id from app_errors where app_id = ${error.appId} order by created_at desc, id desc offset ${keptPerApp}
      )`;
    return true;
  });
}

/** Newest first. */
export async function listAppErrors(db: Database, appId: string, limit: number): Promise<AppErrorRow[]> {
  return db
    .select()
    .from(appErrors)
    .where(eq(appErrors.appId, appId))
    .orderBy(desc(appErrors.createdAt), desc(appErrors.id))
    .limit(limit);
}
