import type { AppId } from '@whittle/contract/ids';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';
import { accounts, appClaims, apps } from '../../adapters/database/schema.ts';
import type { Transaction } from '../../core/event-log/event-log.ts';

type ClaimRow = typeof appClaims.$inferSelect;

/** The code that an app has, or `fresh` where it has none that still counts. Two that ask at once get the same. */
export async function keepClaim(db: Database, fresh: ClaimRow, { since }: { since: Date }): Promise<ClaimRow> {
  return db.transaction(async (tx) => {
    await tx.insert(appClaims).values(fresh).onConflictDoNothing({ target: appClaims.appId });
    const [kept] = await tx.select().from(appClaims).where(eq(appClaims.appId, fresh.appId)).for('update');
    if (kept && kept.madeAt > since) return kept;
    await tx.update(appClaims).set(fresh).where(eq(appClaims.appId, fresh.appId));
    return fresh;
  });
}

/** The app of a code, as long as it is published and a platform admin's: nobody else hands out codes. */
export async function findClaimed(db: Database, codeHash: string, { since }: { since: Date }) {
  const [row] = await db
    .select({ appId: apps.id, ownerId: apps.ownerId, ownerEmail: accounts.email })
    .from(appClaims)
    .innerJoin(apps, and(eq(apps.id, appClaims.appId), isNull(apps.deletedAt), isNotNull(apps.publishedVersionId)))
    .innerJoin(accounts, and(eq(accounts.id, apps.ownerId), eq(accounts.isAdmin, true)))
    .where(and(eq(appClaims.codeHash, codeHash), gt(appClaims.madeAt, since)));
  return row ?? null;
}

/** False when somebody else was quicker. */
export async function spendClaim(tx: Transaction, appId: AppId, codeHash: string): Promise<boolean> {
  const spent = await tx
    .delete(appClaims)
    .where(and(eq(appClaims.appId, appId), eq(appClaims.codeHash, codeHash)))
    .returning({ appId: appClaims.appId });
  return spent.length > 0;
}
