import type { HistoryAct } from '@whittle/contract/history';
import type { Database } from '../../../adapters/database/database.ts';
import { eachChange } from '../rows/sql/each-change.ts';
import type { Call } from './timeline.ts';

/** How far a person can go back. */
const callsMax = 100;
/** Changes looked through at once; an import alone may hold many more. */
const pageChanges = 2_000;
const pagesMax = 6;
/** Of an act with many changes the field names are taken from these. */
const sampledChanges = 200;

export type TimelineStore = ReturnType<typeof createTimelineStore>;

/** What one person did in the builder to the records of one entity. */
export function createTimelineStore(db: Database) {
  const run = <R extends object>(text: string, values: string[]) => db.$client.query<R[]>(text, values);

  return {
    /** Oldest first. What their running app or a reply of the assistant wrote is not part of it. */
    async calls(appId: string, entity: string, byId: string): Promise<Call[]> {
      const calls: Call[] = [];
      let before = String(Number.MAX_SAFE_INTEGER);
      for (let page = 0; page < pagesMax && calls.length < callsMax; page += 1) {
        const rows = await run<Call & { seen: string }>(
          `select call_id as "callId", via, undoes, sum(count(*)) over () as seen from (
             select c.call_id, c.via, c.undoes, c.seq from record_changes c
             where c.app_id = $1 and c.entity = $2 and c.by_id = $3 and c.via not in ('app', 'preview', 'chat')
               and c.call_id is not null and c.seq < $4::bigint
             order by c.seq desc limit ${pageChanges}
           ) c group by call_id, via, undoes order by min(seq) desc`,
          [appId, entity, byId, before],
        );
        calls.push(...rows.map(({ callId, via, undoes }) => ({ callId, via, undoes })));
        const last = rows.at(-1);
        if (!last || Number(last.seen) < pageChanges) break;
        before = await firstSeq(appId, last.callId);
      }
      return calls.slice(0, callsMax).reverse();
    },

    /** What an act did to the entity's records. A record whose fields were changed one by one counts once. */
    async act(appId: string, entity: string, callId: string): Promise<HistoryAct | null> {
      const [row] = await run<Omit<HistoryAct, 'at' | 'fields'> & { at: Date; fields: string[] | null }>(
        `with changes as (
           select * from ${eachChange(`c.app_id = $1 and c.entity = $2 and c.call_id = $3 and c.via <> 'app'`)} c
         )
         select min(call_id) as "callId", min(via) as via, min(at) as at,
           count(*) filter (where kind = 'create')::int as created,
           count(distinct record_id) filter (where kind = 'update')::int as updated,
           count(*) filter (where kind = 'delete')::int as deleted,
           (select jsonb_agg(distinct name) from (
              select before, after from changes where kind = 'update' limit ${sampledChanges}
            ) u, jsonb_object_keys(u.before || u.after) name
            where u.before -> name is distinct from u.after -> name) as fields
         from changes having count(*) > 0`,
        [appId, entity, callId],
      );
      return row ? { ...row, at: row.at.toISOString(), fields: row.fields ?? [] } : null;
    },
  };

  async function firstSeq(appId: string, callId: string): Promise<string> {
    const [row] = await run<{ seq: string }>(
      `select min(seq) as seq from record_changes where app_id = $1 and call_id = $2 and via <> 'app'`,
      [appId, callId],
    );
    return String(row?.seq ?? 0);
  }
}
