import { randomBytes } from 'node:crypto';
import type { AppId } from '@whittle/contract/ids';
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';
import { appMemberships, apps } from '../../adapters/database/schema.ts';
import type { Transaction } from '../../core/event-log/event-log.ts';

export type MembershipRow = typeof appMemberships.$inferSelect;

export const newHookSeed = () => randomBytes(32).toString('hex');

const fresh = (appId: AppId): MembershipRow => ({
  ...{ appId, isEnabled: false, provider: 'gumroad', sealedToken: null, sealedSigningSecret: null, product: null },
  ...{ completedAt: null, hookSeed: newHookSeed() },
  ...{ olderHookSeed: null, olderHookUntil: null, hearsEvents: false, readAt: null, problem: null, nextReadAt: null },
});

/** What an app sells; nothing where nobody ever chose. */
export async function findMembership(db: Database | Transaction, appId: AppId): Promise<MembershipRow> {
  const [row] = await db.select().from(appMemberships).where(eq(appMemberships.appId, appId));
  return row ?? fresh(appId);
}

export async function setMembership(
  tx: Database | Transaction,
  appId: AppId,
  change: Partial<Omit<MembershipRow, 'appId'>>,
): Promise<void> {
  await tx
    .insert(appMemberships)
    .values({ ...fresh(appId), ...change })
    .onConflictDoUpdate({ target: appMemberships.appId, set: change });
}

/** With the app's next owner its sales are read no more until they give a token of their own. What was bought counts. */
export async function forgetSellerToken(tx: Transaction, appId: AppId): Promise<void> {
  const gone = { sealedToken: null, hearsEvents: false, hookSeed: newHookSeed(), olderHookSeed: null };
  await tx.update(appMemberships).set(gone).where(eq(appMemberships.appId, appId));
}

/** Moves the next reading of one app whose time has come, and answers it: whoever moved it reads. */
export async function claimReading(db: Database, now: Date, nextReadAt: Date): Promise<MembershipRow | null> {
  const due = db
    .select({ appId: appMemberships.appId })
    .from(appMemberships)
    .innerJoin(apps, eq(apps.id, appMemberships.appId))
    .where(
      and(
        eq(appMemberships.isEnabled, true),
        sql`${appMemberships.completedAt} is not null`,
        isNull(apps.deletedAt),
        or(isNull(appMemberships.nextReadAt), lte(appMemberships.nextReadAt, now)),
      ),
    )
    .limit(1);
  const [row] = await db
    .update(appMemberships)
    .set({ nextReadAt })
    .where(
      and(
        eq(appMemberships.appId, sql`(${due})`),
        or(isNull(appMemberships.nextReadAt), lte(appMemberships.nextReadAt, now)),
      ),
    )
    .returning();
  return row ?? null;
}
