import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';
import { accounts, accountSessions } from '../../adapters/database/schema.ts';

export type AccountRow = typeof accounts.$inferSelect;
export type SessionRow = { sessionId: string; expiresAt: Date; account: AccountRow };

/** Any number; every sign-up of every process takes the lock of this one while it inserts. */
const signUpLock = 7_471_001;

export function createAccountsStore(db: Database) {
  const sessionWith = async (condition: ReturnType<typeof eq>, now: Date): Promise<SessionRow | null> => {
    const [row] = await db
      .select({ sessionId: accountSessions.id, expiresAt: accountSessions.expiresAt, account: accounts })
      .from(accountSessions)
      .innerJoin(accounts, eq(accounts.id, accountSessions.accountId))
      .where(and(condition, gt(accountSessions.expiresAt, now)));
    return row ?? null;
  };

  return {
    async byId(id: string): Promise<AccountRow | null> {
      const [row] = await db.select().from(accounts).where(eq(accounts.id, id));
      return row ?? null;
    },

    async byEmail(email: string): Promise<AccountRow | null> {
      const [row] = await db.select().from(accounts).where(eq(accounts.email, email));
      return row ?? null;
    },

    /** Null when the address has an account. Exactly the first account of the installation becomes platform admin. */
    insert(account: { id: string; email: string; passwordHash: string; createdAt: Date }): Promise<AccountRow | null> {
      return db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${signUpLock})`);
        const [any] = await tx.select({ id: accounts.id }).from(accounts).limit(1);
        const [row] = await tx
          .insert(accounts)
          .values({ ...account, isAdmin: !any })
          .onConflictDoNothing({ target: accounts.email })
          .returning();
        return row ?? null;
      });
    },

    async insertSession(session: typeof accountSessions.$inferInsert): Promise<void> {
      await db.insert(accountSessions).values(session);
    },

    sessionByTokenHash: (tokenHash: string, now: Date) => sessionWith(eq(accountSessions.tokenHash, tokenHash), now),
    sessionById: (id: string, now: Date) => sessionWith(eq(accountSessions.id, id), now),

    async extendSession(id: string, seen: { lastSeenAt: Date; expiresAt: Date }): Promise<void> {
      await db.update(accountSessions).set(seen).where(eq(accountSessions.id, id));
    },

    /** The id of the session that ended, null when there was none. */
    async deleteSession(tokenHash: string): Promise<string | null> {
      const [row] = await db
        .delete(accountSessions)
        .where(eq(accountSessions.tokenHash, tokenHash))
        .returning({ id: accountSessions.id });
      return row?.id ?? null;
    },

    async deleteExpiredSessions(accountId: string, now: Date): Promise<void> {
      await db
        .delete(accountSessions)
        .where(and(eq(accountSessions.accountId, accountId), lt(accountSessions.expiresAt, now)));
    },
  };
}
