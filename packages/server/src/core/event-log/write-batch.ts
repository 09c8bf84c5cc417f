import type { AppId } from '@whittle/contract/ids';

/** Events of one app that are written together; each `json` is an event without position. */
export type AppBatch = { appId: AppId; events: { messageId: string | null; json: string }[] };

/** Runs one statement with text parameters and answers its rows. */
export type RunSql = (statement: string, parameters: string[]) => Promise<readonly Record<string, unknown>[]>;

/**
 * Advances the heads of all apps in `$1` in app-id order (so that two writers never wait for each other in a circle),
 * and inserts their events at the positions won. `w` marks the first event of each app with the batch's name, by which a writer finds out whether a commit that it got no answer to took place.
 */
const statement = `
  with incoming as (
    select app_id, n, message_id, event
    from jsonb_to_recordset($1::text::jsonb) as i (app_id text, n bigint, message_id text, event jsonb)
  ),
  held as (
    select h.app_id, h.seq, c.count
    from app_event_heads h
    join (select app_id, count(*) as count from incoming group by app_id) c using (app_id)
    order by h.app_id
    for update of h
  ),
  heads as (
    update app_event_heads h set seq = held.seq + held.count
    from held where h.app_id = held.app_id
    returning h.app_id, held.seq as before
  ),
  written as (
    insert into app_events (app_id, seq, message_id, event)
    select i.app_id, heads.before + i.n, i.message_id, i.event
    from incoming i join heads using (app_id)
  )
  select heads.app_id as "appId", heads.before + 1 as "firstSeq" from heads`;

/**
 * Writes the batches in one statement and answers the position of each app's first event. An app without a log (it was
 * deleted) is missing in the answer. Throws what the database throws; nothing is written then.
 */
export async function writeBatch(run: RunSql, batches: AppBatch[], batchName: string): Promise<Map<AppId, number>> {
  return toFirstSeqs(await run(statement, [toRows(batches, batchName)]));
}

/** The first positions of a batch that was committed after all; null when it was not. */
export async function findBatch(
  run: RunSql,
  batches: AppBatch[],
  batchName: string,
): Promise<Map<AppId, number> | null> {
  const rows = await run(
    `select e.app_id as "appId", e.seq as "firstSeq"
     from jsonb_array_elements_text($1::text::jsonb) a (app_id)
     cross join lateral (
       select app_id, seq, event from app_events where app_id = a.app_id order by seq desc limit 5000
     ) e
     where e.event ->> 'w' = $2`,
    [JSON.stringify(batches.map((batch) => batch.appId)), batchName],
  );
  return rows.length === 0 ? null : toFirstSeqs(rows);
}

/** The app has no event log, because the app is gone. */
export class EventLogGoneError extends Error {
  override readonly name = 'EventLogGoneError';

  constructor(appId: AppId) {
    super(`The app ${appId} has no event log`);
  }
}

const toFirstSeqs = (rows: readonly Record<string, unknown>[]) =>
  new Map(rows.map((row) => [String(row['appId']), Number(row['firstSeq'])]));

function toRows(batches: AppBatch[], batchName: string): string {
  const rows: string[] = [];
  for (const { appId, events } of batches) {
    for (const [at, { messageId, json }] of events.entries()) {
      const event = at === 0 ? `{"w":"${batchName}",${json.slice(1)}` : json;
      rows.push(`{"app_id":"${appId}","n":${at + 1},"message_id":${JSON.stringify(messageId)},"event":${event}}`);
    }
  }
  return `[${rows.join(',')}]`;
}
