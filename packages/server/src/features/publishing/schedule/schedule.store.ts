import type { AccountId, AppId, VersionId } from '@whittle/contract/ids';
import type { PublishRequest } from '@whittle/contract/publishing';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../adapters/database/database.ts';
import { scheduledPublishes } from '../../../adapters/database/schema.ts';
import { updateApp } from '../../../core/apps/apps.store.ts';
import type { Transaction } from '../../../core/event-log/event-log.ts';

export type DuePublish = {
  appId: AppId;
  accountId: AccountId;
  versionId: VersionId;
  at: Date;
  timeZone: string;
  request: PublishRequest;
  tries: number;
};
export type StoredPlan = DuePublish & { nextTryAt: Date | null; problem: string | null };

/** What was due is not planned any more: somebody published, cancelled or chose another time meanwhile. */
export class PlanGone extends Error {}

export async function findPlan(db: Database, appId: AppId): Promise<StoredPlan | null> {
  const [row] = await db.select().from(scheduledPublishes).where(eq(scheduledPublishes.appId, appId));
  return (row as StoredPlan | undefined) ?? null;
}

export async function keepPlan(tx: Transaction, plan: Omit<DuePublish, 'tries'>): Promise<void> {
  const row = { ...plan, nextTryAt: plan.at, tries: 0, problem: null };
  await tx.insert(scheduledPublishes).values(row).onConflictDoUpdate({ target: scheduledPublishes.appId, set: row });
  const { at, timeZone } = plan;
  await updateApp(tx, plan.appId, { plannedPublish: { at: at.toISOString(), timeZone, hasFailed: false } });
}

/**
 * Ends what was planned, with the publish that makes it pointless. For a planned publish itself it has to be there still, so
 * that nothing becomes public that was cancelled a moment ago. Answers whether there was one.
 */
export async function takePlan(tx: Transaction, appId: AppId, due: Pick<DuePublish, 'at'> | null): Promise<boolean> {
  const gone = await tx
    .delete(scheduledPublishes)
    .where(and(eq(scheduledPublishes.appId, appId), due ? eq(scheduledPublishes.at, due.at) : undefined))
    .returning({ appId: scheduledPublishes.appId });
  if (due && gone.length === 0) throw new PlanGone();
  if (gone.length > 0) await updateApp(tx, appId, { plannedPublish: null });
  return gone.length > 0;
}

/** The next one that is due, which nobody else tries until `again`. */
export async function claimDue(db: Database, now: Date, again: Date): Promise<DuePublish | null> {
  const [row] = await db.$client<DuePublish[]>`
    update scheduled_publishes s set next_try_at = ${again}, tries = s.tries + 1
    where s.app_id = (
      select d.app_id from scheduled_publishes d join apps a on a.id = d.app_id and a.deleted_at is null
      where d.next_try_at <= ${now} order by d.next_try_at limit 1 for update of d skip locked
    )
    returning s.app_id as "appId", s.account_id as "accountId", s.version_id as "versionId", s.at,
      s.time_zone as "timeZone", s.request, s.tries`;
  return row ?? null;
}

export const tryLater = async (db: Database, { appId, at }: DuePublish, nextTryAt: Date): Promise<void> =>
  void (await db
    .update(scheduledPublishes)
    .set({ nextTryAt })
    .where(and(eq(scheduledPublishes.appId, appId), eq(scheduledPublishes.at, at))));

/** It stays where people see why, until somebody publishes, plans again or puts it away. */
export async function failPlan(
  tx: Transaction,
  { appId, at, timeZone }: DuePublish,
  problem: string,
): Promise<boolean> {
  const failed = await tx
    .update(scheduledPublishes)
    .set({ nextTryAt: null, problem })
    .where(and(eq(scheduledPublishes.appId, appId), eq(scheduledPublishes.at, at)))
    .returning({ appId: scheduledPublishes.appId });
  if (failed.length === 0) return false;
  await updateApp(tx, appId, { plannedPublish: { at: at.toISOString(), timeZone, hasFailed: true } });
  return true;
}
