import type { AppId, AppUserId } from '@whittle/contract/ids';
import type { Purchase } from '../../adapters/payments/payments.ts';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';
import {
  provenAddresses,
  purchaseEmails,
  purchaseHints,
  purchasePayments,
  purchases,
} from '../../adapters/database/schema.ts';
import type { Transaction } from '../../core/event-log/event-log.ts';

const atOnce = 500;

/** What is kept of the purchases of a product, by key. */
export async function findPurchases(db: Database, appId: AppId, productId: string): Promise<Map<string, Purchase>> {
  const rows = await db
    .select()
    .from(purchases)
    .where(and(eq(purchases.appId, appId), eq(purchases.productId, productId)));
  const emails = await db.select().from(purchaseEmails).where(eq(purchaseEmails.appId, appId));
  const of = Map.groupBy(emails, ({ key }) => key);
  return new Map(rows.map((row) => [row.key, { ...row, emails: (of.get(row.key) ?? []).map(({ email }) => email) }]));
}

/**
 * Writes what was read, begun at `readAt`; what was read later stays. A reading of all purchases (`isAll`) is the truth;
 * one of some adds the addresses and disputes that it saw, because it does not see every sale of a subscription.
 */
export async function keepPurchases(
  tx: Transaction,
  appId: AppId,
  read: readonly Purchase[],
  { readAt, isAll, productId }: { readAt: Date; isAll: boolean; productId: string },
): Promise<void> {
  const newest = [...new Map(read.map((purchase) => [purchase.key, purchase])).values()];
  for (let at = 0; at < newest.length; at += atOnce) {
    const part = newest.slice(at, at + atOnce);
    const written = await tx
      .insert(purchases)
      .values(part.map((purchase) => toRow(purchase, appId, readAt)))
      .onConflictDoUpdate({
        target: [purchases.appId, purchases.key],
        set: {
          productId: sql`excluded.product_id`,
          state: sql`excluded.state`,
          until: sql`excluded.until`,
          isDisputed: isAll ? sql`excluded.is_disputed` : sql`purchases.is_disputed or excluded.is_disputed`,
          isPartlyRefunded: sql`excluded.is_partly_refunded`,
          boughtAt: sql`excluded.bought_at`,
          reference: isAll ? sql`excluded.reference` : sql`coalesce(excluded.reference, purchases.reference)`,
          readAt: sql`excluded.read_at`,
        },
        setWhere: sql`purchases.read_at <= excluded.read_at`,
      })
      .returning({ key: purchases.key });
    const keys = new Set(written.map(({ key }) => key));
    const emails = part.flatMap(({ key, emails: of }) =>
      keys.has(key) ? of.map((email) => ({ appId, email, key })) : [],
    );
    if (isAll && keys.size > 0) {
      await tx
        .delete(purchaseEmails)
        .where(and(eq(purchaseEmails.appId, appId), inArray(purchaseEmails.key, [...keys])));
    }
    if (emails.length > 0) await tx.insert(purchaseEmails).values(emails).onConflictDoNothing();
    await keepPayments(
      tx,
      part.flatMap(({ key, payments = [] }) => (keys.has(key) ? payments.map((one) => ({ ...one, appId, key })) : [])),
    );
  }
  if (!isAll) return;
  // What the provider shows no more was not read again.
  const ofProduct = and(eq(purchases.appId, appId), eq(purchases.productId, productId));
  await tx.delete(purchases).where(and(ofProduct, lt(purchases.readAt, readAt)));
}

/** One that was given back meanwhile is worth less; none goes away but with its purchase. */
async function keepPayments(tx: Transaction, payments: (typeof purchasePayments.$inferInsert)[]): Promise<void> {
  for (let at = 0; at < payments.length; at += atOnce) {
    await tx
      .insert(purchasePayments)
      .values(payments.slice(at, at + atOnce))
      .onConflictDoUpdate({
        target: [purchasePayments.appId, purchasePayments.id],
        set: {
          key: sql`excluded.key`,
          paidAt: sql`excluded.paid_at`,
          amount: sql`excluded.amount`,
          currency: sql`excluded.currency`,
        },
      });
  }
}

const toRow = (purchase: Purchase, appId: AppId, readAt: Date): typeof purchases.$inferInsert => ({
  ...{ appId, readAt, key: purchase.key, productId: purchase.productId, state: purchase.state, until: purchase.until },
  isDisputed: purchase.isDisputed,
  isPartlyRefunded: purchase.isPartlyRefunded,
  boughtAt: purchase.boughtAt,
  reference: purchase.reference ?? null,
});

export async function proveAddress(
  db: Database,
  row: { appId: AppId; email: string; userId: AppUserId; provenAt: Date },
): Promise<void> {
  // Who shows it last has it: one purchase is one person's.
  await db
    .insert(provenAddresses)
    .values(row)
    .onConflictDoUpdate({
      target: [provenAddresses.appId, provenAddresses.email],
      set: { userId: row.userId, provenAt: row.provenAt },
    });
}

export type Hint = typeof purchaseHints.$inferSelect;

/** The same thing told again is the same reason to read, unless it is being read just now. */
export async function keepHint(db: Database, hint: Omit<Hint, 'nextTryAt'>): Promise<void> {
  await db
    .insert(purchaseHints)
    .values({ ...hint, nextTryAt: hint.heardAt })
    .onConflictDoUpdate({
      target: [purchaseHints.appId, purchaseHints.saleId, purchaseHints.subscriptionId],
      set: { heardAt: hint.heardAt, nextTryAt: hint.heardAt },
    });
}

/** Takes what is due, for as long as a reading lasts: a process that dies leaves it to the next. */
export const claimHints = (db: Database, now: Date, untilMs: number): Promise<Hint[]> =>
  db
    .update(purchaseHints)
    .set({ nextTryAt: new Date(now.getTime() + untilMs) })
    .where(
      sql`(app_id, sale_id, subscription_id) in (
        select app_id, sale_id, subscription_id from purchase_hints where next_try_at <= ${now.toISOString()}::timestamptz
        order by next_try_at limit 50 for update skip locked)`,
    )
    .returning();

/** Gone, unless it was told again meanwhile. */
export async function dropHint(db: Database, { appId, saleId, subscriptionId, heardAt }: Hint): Promise<void> {
  await db
    .delete(purchaseHints)
    .where(
      and(
        eq(purchaseHints.appId, appId),
        eq(purchaseHints.saleId, saleId),
        eq(purchaseHints.subscriptionId, subscriptionId),
        eq(purchaseHints.heardAt, heardAt),
      ),
    );
}

export async function countHints(db: Database, appId: AppId): Promise<number> {
  return db.$count(purchaseHints, eq(purchaseHints.appId, appId));
}

export async function dropHints(db: Database, appId: AppId): Promise<void> {
  await db.delete(purchaseHints).where(eq(purchaseHints.appId, appId));
}
