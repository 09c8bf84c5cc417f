import { limits } from '@whittle/contract/limits';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../adapters/database/database.ts';
import { trimDebugLogs } from './debug-logs.store.ts';

const everyMs = 1_800_000;
/** Events that tell the revision of the app's head; the newest one stays for ever. */
const headTypes = sql.raw(`('message-changed', 'app-changed', 'action-outcome')`);

/**
 * Deletes events that are older than `keptMs`: what they said stands in the messages. Events of a running turn stay. A
 * window that comes back from before `trimmed_to` loads the conversation again.
 */
export async function trimLogs(db: Database, keptMs: number): Promise<void> {
  const cutoff = sql`now() - make_interval(secs => ${keptMs / 1_000}::double precision)`;
  const { rows: old } = await db.execute<{ app_id: string }>(
    sql`select distinct app_id from app_events where created_at < ${cutoff}`,
  );
  for (const { app_id: appId } of old) {
    await db.execute(sql`
      with held as (select app_id from app_event_heads where app_id = ${appId} for update),
      floors as (
        select held.app_id, least(
          (select max(seq) from app_events e where e.app_id = held.app_id and e.created_at < ${cutoff}),
          (select max(seq) - 1 from app_events e where e.app_id = held.app_id and e.event ->> 'type' in ${headTypes}),
          (
            select min(e.seq) - 1 from turns t
            join app_events e on e.app_id = t.app_id and e.message_id in (t.user_message_id, t.message_id)
            where t.app_id = held.app_id and t.state = 'running'
          )
        ) as floor
        from held
      ),
      gone as (
        delete from app_events e using floors where e.app_id = floors.app_id and e.seq <= floors.floor
      )
      update app_event_heads h set trimmed_to = greatest(h.trimmed_to, floors.floor)
      from floors where h.app_id = floors.app_id and floors.floor is not null`);
  }
}

/** Trims now and then, for as long as the server runs. */
export function createLogTrimmer({ db, log }: { db: Database; log: Logger }) {
  let timer: NodeJS.Timeout | undefined;
  let trimming: Promise<void> = Promise.resolve();
  const trim = () => {
    trimming = Promise.all([trimLogs(db, limits.chatLogKeptMs), trimDebugLogs(db, limits.debugLogKeptMs)])
      .then(() => undefined)
      .catch((err: unknown) => log.warn({ err }, 'logs were not trimmed'));
  };
  return {
    start() {
      timer = setInterval(trim, everyMs);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await trimming;
    },
  };
}
