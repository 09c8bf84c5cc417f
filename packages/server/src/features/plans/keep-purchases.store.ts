import type { PlanId } from '@whittle/contract/plans/plan-table';
import { isLiving } from '@whittle/domain/plans/entitlement';
import { planIdOf } from '@whittle/domain/plans/levels';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { accounts, planEntitlements } from '../../adapters/database/schema.ts';
import type { Adapters } from '../../adapters/adapters.ts';
import type { Purchase } from '../../adapters/payments/payments.ts';
import type { EntitlementRow } from '../../core/plans/entitlements.store.ts';
import type { Transaction } from '../../core/event-log/event-log.ts';

/** Any number; what was read is stored one reading after the other, over all processes. */
const keepingLock = 7_471_092;

const entitlementKey = ({ key }: Pick<Purchase, 'key'>) => `gumroad:${key}`;

export type Settled = { accountId: string; plan: PlanId; key: string; wasLiving: boolean; isLiving: boolean };

/**
 * Stores purchases as they are at the provider. A reading that began later, and so knows more, is left as it is; `readAt` is
 * when this one began, by the database's clock. A purchase of a product that is no plan is left out, unless it was one when
 * it was bought. Answers the purchases of accounts that began or ceased to count.
 */
export async function keepPurchases(
  tx: Transaction,
  purchases: readonly Purchase[],
  { planOfProduct, readAt, now }: { planOfProduct: ReadonlyMap<string, PlanId>; readAt: Date; now: Date },
): Promise<Settled[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keepingLock})`);
  const settled: Settled[] = [];
  for (const purchase of purchases) {
    const key = entitlementKey(purchase);
    const [known] = await tx.select().from(planEntitlements).where(eq(planEntitlements.key, key));
    const plan = known?.plan ?? planOfProduct.get(purchase.productId);
    if (plan === undefined || (known && known.readAt > readAt)) continue;
    const read = {
      ...{ plan, productId: purchase.productId, emails: purchase.emails, state: purchase.state },
      saleIds: [...new Set([...(known?.saleIds ?? []), ...(purchase.saleIds ?? [])])].slice(-500),
      ...{ isDisputed: purchase.isDisputed, until: purchase.until, readAt },
      accountId: known?.accountId ?? (await ownerOf(tx, purchase.emails)),
    };
    const fresh = { ...read, key, source: 'gumroad' as const, since: purchase.boughtAt ?? now };
    const [row] = await tx
      .insert(planEntitlements)
      .values(fresh)
      .onConflictDoUpdate({ target: planEntitlements.key, set: read })
      .returning();
    if (row?.accountId) settled.push(changeOf(row.accountId, row, known, now));
  }
  return settled.filter(({ wasLiving, isLiving: is }) => wasLiving !== is);
}

const changeOf = (accountId: string, row: EntitlementRow, known: EntitlementRow | undefined, now: Date): Settled => ({
  ...{ accountId, key: row.key, plan: planIdOf(row.plan) },
  wasLiving: known?.accountId === accountId && isLiving(known, now),
  isLiving: isLiving(row, now),
});

/** The account that showed one of the addresses to be its own. */
async function ownerOf(tx: Transaction, emails: readonly string[]): Promise<string | null> {
  if (emails.length === 0) return null;
  const [row] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(inArray(accounts.email, [...emails]), isNotNull(accounts.emailVerifiedAt)))
    .orderBy(accounts.createdAt)
    .limit(1);
  return row?.id ?? null;
}

/** Gives purchases that are nobody's yet to the account whose confirmed address they name. */
export async function claimPurchases(tx: Transaction, accountId: string): Promise<void> {
  await tx.execute(sql`
    update plan_entitlements e set account_id = a.id from accounts a
    where a.id = ${accountId} and a.email_verified_at is not null and e.account_id is null and e.source = 'gumroad'
      and a.email in (select jsonb_array_elements_text(e.emails))`);
}

/** What is not to be asked for one by one: purchases that were over when they were read last. */
export async function listOver(db: Adapters['db'] | Transaction, productId: string): Promise<Map<string, Purchase>> {
  const rows = await db
    .select()
    .from(planEntitlements)
    .where(
      and(
        eq(planEntitlements.productId, productId),
        inArray(planEntitlements.state, ['cancelled', 'failed', 'ended', 'revoked', 'refunded']),
      ),
    );
  return new Map(
    rows.map((row) => {
      const key = row.key.replace(/^gumroad:/, '');
      return [key, { ...row, key, productId, isPartlyRefunded: false, boughtAt: row.since }];
    }),
  );
}

/** Products that somebody has a plan by, also those that are offered no longer. */
export async function listBoughtProducts(db: Adapters['db']): Promise<string[]> {
  const rows = await db
    .selectDistinct({ productId: planEntitlements.productId })
    .from(planEntitlements)
    .where(and(isNotNull(planEntitlements.productId), isNull(planEntitlements.endedAt)));
  return rows.flatMap(({ productId }) => productId ?? []);
}

export async function databaseNow(db: Adapters['db']): Promise<Date> {
  const [row] = await db.$client.query<[{ now: Date }]>('select clock_timestamp() as now');
  return new Date(row.now);
}
