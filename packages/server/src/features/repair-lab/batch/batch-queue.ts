import type { BatchAppState, BatchState } from '@whittle/contract/repair-lab/batches';
import { and, eq, sql } from 'drizzle-orm';
import type { Adapters } from '../../../adapters/adapters.ts';
import { type BatchAppResult, labBatchApps, labBatches } from '../../../adapters/database/schema.ts';
import { isAllowed } from './consents.store.ts';

/** How long a process that has a run may be silent before another one takes over. */
const leaseMs = 30_000;

export type BatchRow = typeof labBatches.$inferSelect;
export type BatchAppRow = typeof labBatchApps.$inferSelect;
export type AppOutcome = { state: BatchAppState; problem?: string; result?: BatchAppResult };

export type BatchQueue = ReturnType<typeof createBatchQueue>;

/**
 * The run that is going on, and its apps, one after the other. One process at a time has it, by its lease. An app is done
 * in one statement, so one whose process died is looked at again, and counts once.
 */
export function createBatchQueue({ db, clock, processId }: Pick<Adapters, 'db' | 'clock'> & { processId: string }) {
  const isOurs = (id: string) =>
    and(eq(labBatches.id, id), eq(labBatches.state, 'running'), eq(labBatches.claimedBy, processId));
  const oursIn = (id: string) =>
    sql`exists (select from lab_batches b where b.id = ${id} and b.state = 'running' and b.claimed_by = ${processId})`;
  const leaseEnd = () => new Date(clock.now().getTime() + leaseMs);

  return {
    /** The run for this process alone; null where none is going on, or another process has it. */
    async claim(): Promise<BatchRow | null> {
      const [row] = await db
        .update(labBatches)
        .set({ claimedBy: processId, leaseUntil: leaseEnd() })
        .where(
          sql`${labBatches.state} = 'running' and (${labBatches.claimedBy} is null or ${labBatches.claimedBy} = ${processId}
              or ${labBatches.leaseUntil} < ${clock.now().toISOString()}::timestamptz)`,
        )
        .returning();
      return row ?? null;
    },

    /** A sign of life. False when the run was cancelled, or is another process's by now. */
    async renew(id: string): Promise<boolean> {
      const rows = await db.update(labBatches).set({ leaseUntil: leaseEnd() }).where(isOurs(id)).returning();
      return rows.length === 1;
    },

    /** The next app; null when all had their turn, or the run is no longer ours. */
    async nextApp(id: string): Promise<BatchAppRow | null> {
      const [row] = await db
        .update(labBatchApps)
        .set({ state: 'running', tries: sql`${labBatchApps.tries} + 1` })
        .where(
          sql`${labBatchApps.batchId} = ${id} and ${oursIn(id)} and ${labBatchApps.n} =
              (select min(n) from lab_batch_apps where batch_id = ${id} and state in ('waiting', 'running'))`,
        )
        .returning();
      return row ?? null;
    },

    /** Keeps what came of an app; where its owner has taken the permission back meanwhile, nothing of it. */
    async settleApp({ batchId, n, appId }: BatchAppRow, { state, problem, result }: AppOutcome): Promise<void> {
      const where = sql`${labBatchApps.batchId} = ${batchId} and ${labBatchApps.n} = ${n}
        and ${labBatchApps.state} = 'running' and ${oursIn(batchId)}`;
      const allowed = sql`exists (select from apps a where a.id = ${appId} and ${isAllowed})`;
      const kept = await db
        .update(labBatchApps)
        .set({ state, problem: problem ?? null, result: result ?? null })
        .where(state === 'withdrawn' ? where : sql`${where} and ${allowed}`)
        .returning();
      if (kept.length === 0)
        await db.update(labBatchApps).set({ state: 'withdrawn', problem: null, result: null }).where(where);
    },

    async finish(id: string, state: BatchState, problem: string | null = null): Promise<void> {
      const over = { state, problem, finishedAt: clock.now(), claimedBy: null, leaseUntil: null };
      await db.update(labBatches).set(over).where(isOurs(id));
    },

    /** Gives back what this process has. */
    async release(): Promise<void> {
      await db
        .update(labBatches)
        .set({ claimedBy: null, leaseUntil: null })
        .where(and(eq(labBatches.state, 'running'), eq(labBatches.claimedBy, processId)));
    },

    /** Gives back what a process that ended had. True while a run is going on. */
    async releaseDead(alive: (processIds: string[]) => Promise<Set<string>>): Promise<boolean> {
      const [row] = await db.select().from(labBatches).where(eq(labBatches.state, 'running'));
      const holder = row?.claimedBy;
      if (!row || !holder || holder === processId || (await alive([holder])).has(holder)) return row !== undefined;
      await db
        .update(labBatches)
        .set({ claimedBy: null, leaseUntil: null })
        .where(and(eq(labBatches.id, row.id), eq(labBatches.claimedBy, holder)));
      return true;
    },
  };
}
