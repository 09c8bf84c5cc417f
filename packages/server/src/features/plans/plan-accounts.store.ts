import type { Entitlement, PlanAccount } from '@whittle/contract/plans';
import { isLiving, planOfEntitlements } from '@whittle/domain/plans/entitlement';
import { planIdOf } from '@whittle/domain/plans/levels';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Adapters } from '../../adapters/adapters.ts';
import { accounts, planEntitlements } from '../../adapters/database/schema.ts';
import type { EntitlementRow } from '../../core/plans/entitlements.store.ts';
import type { Transaction } from '../../core/event-log/event-log.ts';

type Reader = Adapters['db'] | Transaction;
type Found = { id: string; email: string; isAdmin: boolean };

const columns = { id: accounts.id, email: accounts.email, isAdmin: accounts.isAdmin };

export async function findPlanAccount(db: Reader, id: string, now: Date): Promise<PlanAccount | null> {
  const found = await db.select(columns).from(accounts).where(eq(accounts.id, id));
  return (await withEntitlements(db, found, now))[0] ?? null;
}

/** At most `limit` accounts whose address holds `search`, the newest first. */
export async function listPlanAccounts(
  db: Reader,
  { search = '', limit, now }: { search: string | undefined; limit: number; now: Date },
): Promise<PlanAccount[]> {
  const found = await db
    .select(columns)
    .from(accounts)
    .where(search === '' ? undefined : sql`position(lower(${search}) in ${accounts.email}) > 0`)
    .orderBy(desc(accounts.createdAt), desc(accounts.id))
    .limit(limit);
  return withEntitlements(db, found, now);
}

async function withEntitlements(db: Reader, found: readonly Found[], now: Date): Promise<PlanAccount[]> {
  if (found.length === 0) return [];
  const rows = await db
    .select()
    .from(planEntitlements)
    .where(
      inArray(
        planEntitlements.accountId,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(desc(planEntitlements.since), planEntitlements.key);
  const byAccount = Map.groupBy(rows, (row) => row.accountId);
  return found.map(({ id, email, isAdmin }) => {
    const own = byAccount.get(id) ?? [];
    const entitlements = own.map((row) => toEntitlement(row, now));
    return { accountId: id, email, isAdmin, plan: planOfEntitlements(own, now), entitlements };
  });
}

const toEntitlement = (row: EntitlementRow, now: Date): Entitlement => ({
  ...{ key: row.key, source: row.source, plan: planIdOf(row.plan), note: row.note },
  state: row.isDisputed ? 'disputed' : row.state,
  isLiving: isLiving(row, now),
  until: row.until?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
  since: row.since.toISOString(),
});
