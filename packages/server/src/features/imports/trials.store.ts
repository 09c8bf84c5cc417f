import type { AccountId, AppId } from '@whittle/contract/ids';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../adapters/database/database.ts';
import { apps } from '../../adapters/database/schema.ts';

/** An account's own copy of a sample or a template; its kind says of which. */
export type Trial = { accountId: AccountId; appType: string };

export async function findTrial(db: Pick<Database, 'select'>, { accountId, appType }: Trial): Promise<AppId | null> {
  const [row] = await db
    .select({ id: apps.id })
    .from(apps)
    .where(and(eq(apps.ownerId, accountId), eq(apps.appType, appType), isNull(apps.deletedAt)))
    .limit(1);
  return row?.id ?? null;
}

/** What another process has made meanwhile; until this transaction ends, no other one makes it. */
export async function findTrialAlone(tx: Transaction, trial: Trial): Promise<AppId | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${trial.accountId} ${trial.appType}`}, 7440))`);
  return findTrial(tx, trial);
}
