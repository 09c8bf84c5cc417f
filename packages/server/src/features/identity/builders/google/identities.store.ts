import { and, eq, ne, TransactionRollbackError } from 'drizzle-orm';
import type { Database } from '../../../../adapters/database/database.ts';
import { accountIdentities, accounts } from '../../../../adapters/database/schema.ts';
import type { OpenIdProfile } from '../../../../adapters/openid/openid.ts';
import type { AccountRow } from '../accounts.store.ts';

type IdentityRow = typeof accountIdentities.$inferSelect;
export type IdentitiesStore = ReturnType<typeof createIdentitiesStore>;

const { issuer: issuerColumn, subject: subjectColumn, accountId: accountColumn } = accountIdentities;

export function createIdentitiesStore(db: Database) {
  return {
    async accountOf({ issuer, subject }: OpenIdProfile): Promise<AccountRow | null> {
      const [row] = await db
        .select({ account: accounts })
        .from(accountIdentities)
        .innerJoin(accounts, eq(accounts.id, accountColumn))
        .where(and(eq(issuerColumn, issuer), eq(subjectColumn, subject)));
      return row?.account ?? null;
    },

    listOf: (accountId: string): Promise<IdentityRow[]> =>
      db.select().from(accountIdentities).where(eq(accountColumn, accountId)),

    /**
     * Links the provider's person to the account, in the place of whoever was linked before. False when that person
     * belongs to another account.
     */
    async link(accountId: string, { issuer, subject, email }: OpenIdProfile, createdAt: Date): Promise<boolean> {
      const isSame = and(eq(issuerColumn, issuer), eq(subjectColumn, subject));
      try {
        await db.transaction(async (tx) => {
          await tx
            .delete(accountIdentities)
            .where(and(eq(accountColumn, accountId), eq(issuerColumn, issuer), ne(subjectColumn, subject)));
          await tx
            .insert(accountIdentities)
            .values({ issuer, subject, accountId, email, createdAt })
            .onConflictDoNothing();
          const [row] = await tx.select({ accountId: accountColumn }).from(accountIdentities).where(isSame);
          if (row?.accountId !== accountId) tx.rollback();
        });
        return true;
      } catch (error) {
        if (error instanceof TransactionRollbackError) return false;
        throw error;
      }
    },

    async unlinkAll(accountId: string): Promise<void> {
      await db.delete(accountIdentities).where(eq(accountColumn, accountId));
    },
  };
}
