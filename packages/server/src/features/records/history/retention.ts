import { setTimeout as sleep } from 'node:timers/promises';
import type { HistoryUsage } from '@whittle/contract/history';
import type { Adapters } from '../../../adapters/adapters.ts';

const batchChanges = 5_000;
/** Between batches others have the database for themselves. */
const pauseMs = 100;
const everyMs = 3_600_000;

export type Retention = ReturnType<typeof createRetention>;

/** Removes changes that are older than `keepDays`. What records are now never depends on them. */
export function createRetention({ db, clock, log }: Pick<Adapters, 'db' | 'clock' | 'log'>, keepDays: number) {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  const keptSince = () => new Date(clock.now().getTime() - keepDays * 86_400_000);

  /** Several processes may do this at once: each takes rows that no other has. Answers how many are gone. */
  async function sweep(): Promise<number> {
    const before = keptSince().toISOString();
    let total = 0;
    for (;;) {
      const [gone] = await db.$client.query<[{ count: number }]>(
        `with gone as (
           delete from record_changes where ctid = any (array(
             select ctid from record_changes where at < $1::timestamptz limit ${batchChanges} for update skip locked
           )) returning 1
         )
         select count(*)::int as count from gone`,
        [before],
      );
      total += gone.count;
      if (gone.count < batchChanges || stopping.signal.aborted) return total;
      await sleep(pauseMs);
    }
  }

  async function sweepOnAndOn() {
    const { signal } = stopping;
    while (!signal.aborted) {
      await sweep().then(
        (changes) => changes > 0 && log.info({ changes }, 'old changes of records were removed'),
        (err: unknown) => log.warn({ err }, 'old changes of records could not be removed'),
      );
      await sleep(everyMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  return {
    keptSince,
    sweep,
    start: () => void (running = sweepOnAndOn()),
    async stop() {
      stopping.abort();
      await running;
    },

    async usage(appId: string): Promise<HistoryUsage> {
      const [row] = await db.$client.query<{ changes: string | null; bytes: string | null; oldestAt: Date | null }[]>(
        `select sum(coalesce(jsonb_array_length(created), 1)) as changes, sum(pg_column_size(c.*)) as bytes, min(at) as "oldestAt"
         from record_changes c where app_id = $1`,
        [appId],
      );
      return {
        changes: Number(row!.changes ?? 0),
        bytes: Number(row!.bytes ?? 0),
        oldestAt: row!.oldestAt?.toISOString() ?? null,
        keepDays,
      };
    },
  };
}
