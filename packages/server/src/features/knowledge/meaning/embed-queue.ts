import type { AppId } from '@whittle/contract/ids';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../adapters/database/database.ts';
import type { CurrentItem } from '../chunks.store.ts';
import type { ItemProblem } from '../ingest/ingest-queue.ts';

const leaseMs = 30_000;

export type EmbedWork = CurrentItem & { appId: AppId; numOfChunks: number; tries: number };

export type EmbedQueue = ReturnType<typeof createEmbedQueue>;

/**
 * Data sources without vectors of the model that is connected now: new ones, those that were read again, and all of them
 * when the model changes. One process at a time has one, by its lease.
 */
export function createEmbedQueue({ db, clock, processId }: { db: Database; clock: Clock; processId: string }) {
  const sql = db.$client;
  const soon = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();
  const now = () => soon(0);
  /** Whether a source waits: `e` is where its vectors are, `i` what it is. */
  const isDue = `(e.item_id is null
    or (e.status = 'running' and e.lease_until < $2::timestamptz)
    or (e.status <> 'running' and (e.model_key <> $1 or e.revision <> i.revision))
    or (e.status = 'pending' and e.next_try_at <= $2::timestamptz))`;

  return {
    async claim(modelKey: string): Promise<EmbedWork | null> {
      const [row] = await sql.query<EmbedWork[]>(
        `with next as (
           select i.id, i.revision from context_items i
           join apps a on a.id = i.app_id and a.deleted_at is null
           left join context_embeddings e on e.item_id = i.id
           where i.num_of_chunks > 0 and ${isDue}
           order by e.tries nulls first, i.last_synced_at, i.id limit 1),
         taken as (
           insert into context_embeddings as e (item_id, model_key, revision, status, claimed_by, lease_until, tries)
           select id, $1, revision, 'running', $3, $4::timestamptz, 1 from next
           on conflict (item_id) do update set
             model_key = excluded.model_key, revision = excluded.revision, status = 'running', done = 0,
             claimed_by = excluded.claimed_by, lease_until = excluded.lease_until, next_try_at = null,
             tries = case when e.model_key = excluded.model_key and e.revision = excluded.revision then e.tries + 1 else 1 end
           where ${isDue.replaceAll('i.revision', 'excluded.revision')}
           returning e.item_id, e.revision, e.tries)
         select i.id, i.app_id as "appId", t.revision, i.num_of_chunks as "numOfChunks", t.tries
         from taken t join context_items i on i.id = t.item_id`,
        [modelKey, now(), processId, soon(leaseMs)],
      );
      return row ?? null;
    },

    /** A sign of life. False when it is somebody else's by now, was deleted, or was read again. */
    async renew({ id, revision }: CurrentItem, done: number): Promise<boolean> {
      const rows = await sql.query(
        `update context_embeddings e set lease_until = $3::timestamptz, done = $4
         from context_items i
         where e.item_id = $1 and e.claimed_by = $2 and e.status = 'running' and i.id = e.item_id and i.revision = $5
         returning e.item_id`,
        [id, processId, soon(leaseMs), done, revision],
      );
      return rows.length === 1;
    },

    async settle({ id }: CurrentItem, outcome: 'done' | { problem: ItemProblem; delayMs: number }): Promise<void> {
      const isDone = outcome === 'done';
      await sql.query(
        `update context_embeddings e set status = $3, problem = $4::jsonb, next_try_at = $5::timestamptz,
           claimed_by = null, lease_until = null,
           done = case when $3 = 'done' then i.num_of_chunks else e.done end
         from context_items i
         where e.item_id = $1 and e.claimed_by = $2 and e.status = 'running' and i.id = e.item_id`,
        [
          ...[id, processId, isDone ? 'done' : 'pending'],
          ...(isDone ? [null, null] : [JSON.stringify(outcome.problem), soon(outcome.delayMs)]),
        ],
      );
    },

    /** What failed is due now: something that it may have failed from is different. */
    async tryAgain(): Promise<void> {
      await sql.query(
        `update context_embeddings set next_try_at = $1::timestamptz where status = 'pending' and next_try_at > $1::timestamptz`,
        [now()],
      );
    },

    /** Gives back what this process has. */
    async release(): Promise<void> {
      await sql.query(
        `update context_embeddings set status = 'pending', next_try_at = $2::timestamptz, claimed_by = null, lease_until = null
         where claimed_by = $1 and status = 'running'`,
        [processId, now()],
      );
    },
  };
}
