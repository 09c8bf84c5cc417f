import type { Caps } from '@whittle/contract/spend/spend';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';
import { accountCaps, accounts, apps, spendTotals } from '../../adapters/database/schema.ts';

type SpendTotal = typeof spendTotals.$inferSelect;
export type SpentTotal = SpendTotal & { caps: Caps | null; email: string | null; appName: string | null };

/** What was spent in a month, with whose it is and what they allow themselves. */
export const listSpent = (db: Database, month: string): Promise<SpentTotal[]> =>
  db
    .select({
      scope: spendTotals.scope,
      subject: spendTotals.subject,
      month: spendTotals.month,
      spentMicros: spendTotals.spentMicros,
      heldMicros: spendTotals.heldMicros,
      ownSpentMicros: spendTotals.ownSpentMicros,
      ownHeldMicros: spendTotals.ownHeldMicros,
      toldPercent: spendTotals.toldPercent,
      caps: accountCaps.caps,
      email: accounts.email,
      appName: apps.name,
    })
    .from(spendTotals)
    .leftJoin(apps, and(eq(spendTotals.scope, 'app'), eq(apps.id, spendTotals.subject)))
    .leftJoin(
      accounts,
      sql`${accounts.id} = case ${spendTotals.scope} when 'account' then ${spendTotals.subject} else ${apps.ownerId} end`,
    )
    .leftJoin(accountCaps, eq(accountCaps.accountId, accounts.id))
    .where(eq(spendTotals.month, month));

/** False where another process has told it meanwhile. */
export async function markTold(
  db: Database,
  { scope, subject, month, toldPercent }: Pick<SpendTotal, 'scope' | 'subject' | 'month' | 'toldPercent'>,
  percent: number,
): Promise<boolean> {
  const marked = await db
    .update(spendTotals)
    .set({ toldPercent: percent })
    .where(
      and(
        eq(spendTotals.scope, scope),
        eq(spendTotals.subject, subject),
        eq(spendTotals.month, month),
        eq(spendTotals.toldPercent, toldPercent),
      ),
    )
    .returning({ told: spendTotals.toldPercent });
  return marked.length > 0;
}

export async function listAdminEmails(db: Database): Promise<string[]> {
  const rows = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.isAdmin, true), eq(accounts.isDisabled, false)));
  return rows.map(({ email }) => email);
}
