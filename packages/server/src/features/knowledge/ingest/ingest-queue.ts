import type {
  ContextItemType,
  ContextStatus,
  ReadReport,
  SyncInterval,
} from '@whittle/contract/knowledge/context-item';
import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../adapters/database/database.ts';
import { apps, contextChunks, contextItems, contextPages } from '../../../adapters/database/schema.ts';
import type { ItemRow } from '../items/items.store.ts';

/** How long a process that reads an item may be silent before another one takes over. */
export const leaseMs = 30_000;

export type ItemProblem = NonNullable<ItemRow['problem']>;
export type IngestOutcome =
  /** `isUnchanged`: what the reading before found still counts. */
  | {
      status: 'synced';
      report: ReadReport;
      size: number;
      numOfChunks: number;
      name?: string;
      address?: string;
      type?: ContextItemType;
      isUnchanged: boolean;
    }
  /** `isGone`: what it had is no more, so nothing of it is found. */
  | { status: 'error' | 'usage_limit_reached'; problem: ItemProblem; isGone?: boolean }
  | { status: 'pending'; problem: ItemProblem; nextTryAt: Date };

const hourMs = 3_600_000;
const intervalMs: Record<SyncInterval, number> = { hourly: hourMs, daily: 24 * hourMs, weekly: 7 * 24 * hourMs };

/** When an item that is read by itself comes next. */
export const nextSyncAt = (every: SyncInterval | null, now: Date): Date | null =>
  every && new Date(now.getTime() + intervalMs[every]);

export type IngestQueue = ReturnType<typeof createIngestQueue>;

/**
 * The data sources that wait to be read. One process at a time has an item, by its lease; when the lease runs out, because
 * the process died, the item is read from its beginning by another.
 */
export function createIngestQueue({ db, clock, processId }: { db: Database; clock: Clock; processId: string }) {
  const leaseEnd = () => new Date(clock.now().getTime() + leaseMs);
  const isOurs = (id: string) =>
    and(eq(contextItems.id, id), eq(contextItems.claimedBy, processId), eq(contextItems.status, 'running'));

  return {
    /**
     * The item that has waited longest and is due, for this process alone; null when none is. Apps of which nothing is
     * being read come first.
     */
    async claim(): Promise<ItemRow | null> {
      const now = clock.now().toISOString();
      const [row] = await db
        .update(contextItems)
        .set({
          ...{ status: 'running' satisfies ContextStatus, claimedBy: processId, leaseUntil: leaseEnd() },
          // What is read again by itself begins to be tried.
          tries: sql`case when ${contextItems.status} in ('pending', 'running') then ${contextItems.tries} + 1 else 1 end`,
          ...{ progressDone: 0, progressTotal: null },
        })
        .where(
          eq(
            contextItems.id,
            sql`(select i.id from context_items i
                 where (i.status = 'pending' and i.next_try_at <= ${now}::timestamptz)
                    or (i.status = 'running' and i.lease_until < ${now}::timestamptz)
                    or (i.next_sync_at <= ${now}::timestamptz and i.status not in ('pending', 'running')
                        and exists (select from apps a where a.id = i.app_id and a.deleted_at is null))
                 order by exists (select from context_items o where o.app_id = i.app_id and o.id <> i.id
                            and o.status = 'running' and o.lease_until >= ${now}::timestamptz),
                          coalesce(i.next_try_at, i.next_sync_at), i.id
                 limit 1 for update skip locked)`,
          ),
        )
        .returning();
      return row ?? null;
    },

    /** A sign of life. False when the item is somebody else's by now, or was deleted. */
    async renew(id: string, progress: { done: number; total: number | null }): Promise<boolean> {
      const rows = await db
        .update(contextItems)
        .set({ leaseUntil: leaseEnd(), progressDone: progress.done, progressTotal: progress.total })
        .where(isOurs(id))
        .returning({ id: contextItems.id });
      return rows.length === 1;
    },

    /**
     * Ends the reading. What was read counts from now on, and what was read before is gone. False when the item is
     * somebody else's by now: then nothing changes.
     */
    async settle({ id, revision }: ItemRow, outcome: IngestOutcome): Promise<boolean> {
      const isSynced = outcome.status === 'synced';
      const isGone = !isSynced && 'isGone' in outcome && outcome.isGone === true;
      const kept = (isSynced && !outcome.isUnchanged) || isGone ? revision + 1 : revision;
      return db.transaction(async (tx) => {
        const [row] = await tx
          .update(contextItems)
          .set({
            ...{ claimedBy: null, leaseUntil: null, progressDone: null, progressTotal: null, revision: kept },
            status: outcome.status,
            nextTryAt: outcome.status === 'pending' ? outcome.nextTryAt : null,
            problem: isSynced ? null : outcome.problem,
            ...(isSynced && {
              ...{ report: outcome.report, size: outcome.size, numOfChunks: outcome.numOfChunks },
              ...{ lastSyncedAt: clock.now(), tries: 0 },
              ...(outcome.name !== undefined && { name: outcome.name }),
              ...(outcome.type !== undefined && { type: outcome.type }),
              ...(outcome.address !== undefined && { externalFileUrl: outcome.address }),
            }),
            ...(isGone && { report: null, numOfChunks: 0 }),
          })
          .where(and(isOurs(id), eq(contextItems.revision, revision)))
          .returning({ syncEvery: contextItems.syncEvery });
        if (!row) return false;
        if (row.syncEvery !== null)
          await tx
            .update(contextItems)
            .set({ nextSyncAt: nextSyncAt(row.syncEvery, clock.now()) })
            .where(eq(contextItems.id, id));
        for (const table of [contextChunks, contextPages])
          await tx.delete(table).where(and(eq(table.itemId, id), ne(table.revision, kept)));
        return true;
      });
    },

    /** Gives back what this process has. */
    async release(): Promise<void> {
      await db
        .update(contextItems)
        .set({ status: 'pending' satisfies ContextStatus, claimedBy: null, leaseUntil: null, nextTryAt: clock.now() })
        .where(and(eq(contextItems.status, 'running'), eq(contextItems.claimedBy, processId)));
    },

    /** Gives back what processes that ended had. True when others that live have something. */
    async releaseDead(alive: (processIds: string[]) => Promise<Set<string>>): Promise<boolean> {
      const rows = await db
        .selectDistinct({ id: contextItems.claimedBy })
        .from(contextItems)
        .where(
          and(
            eq(contextItems.status, 'running'),
            isNotNull(contextItems.claimedBy),
            ne(contextItems.claimedBy, processId),
          ),
        );
      const holders = rows.flatMap(({ id }) => (id === null ? [] : [id]));
      if (holders.length === 0) return false;
      const living = await alive(holders);
      const dead = holders.filter((id) => !living.has(id));
      if (dead.length > 0) {
        await db
          .update(contextItems)
          .set({ status: 'pending' satisfies ContextStatus, claimedBy: null, leaseUntil: null, nextTryAt: clock.now() })
          .where(and(eq(contextItems.status, 'running'), inArray(contextItems.claimedBy, dead)));
      }
      return living.size > 0;
    },

    /** When the next item is due; null when none waits. */
    async nextTryAt(): Promise<Date | null> {
      const [row] = await db
        .select({
          at: sql<string | null>`min(case ${contextItems.status} when 'running' then ${contextItems.leaseUntil}
                                          when 'pending' then ${contextItems.nextTryAt}
                                          else ${contextItems.nextSyncAt} end)::text`,
        })
        .from(contextItems)
        .innerJoin(apps, eq(apps.id, contextItems.appId))
        .where(
          sql`${contextItems.status} in ('pending', 'running')
              or (${contextItems.nextSyncAt} is not null and ${apps.deletedAt} is null)`,
        );
      return row?.at ? new Date(row.at) : null;
    },
  };
}
