import { type AnyColumn, and, desc, eq, gt, lt, ne } from 'drizzle-orm';
import { anyOf } from '../../../../adapters/database/any-of.ts';
import type { Database } from '../../../../adapters/database/database.ts';
import { readTogether } from '../../../../adapters/database/together.ts';
import { accounts, accountSessions } from '../../../../adapters/database/schema.ts';
import type { AccountRow } from '../accounts.store.ts';

type Row = typeof accountSessions.$inferSelect;
export type SessionRow = { session: Row; account: AccountRow };

/** Every request asks for its session: those of many requests at once are read in one statement. */
const sessionsBy = (column: AnyColumn, keyOf: (session: Row) => string) =>
  readTogether<string, SessionRow>(async (db, keys) => {
    const rows = await db
      .select({ session: accountSessions, account: accounts })
      .from(accountSessions)
      .innerJoin(accounts, eq(accounts.id, accountSessions.accountId))
      .where(anyOf(column, keys));
    return new Map(rows.map((row) => [keyOf(row.session), row]));
  });
const sessionByHash = sessionsBy(accountSessions.tokenHash, ({ tokenHash }) => tokenHash);
const sessionById = sessionsBy(accountSessions.id, ({ id }) => id);

const livingRow = (row: SessionRow | undefined, now: Date): SessionRow | null =>
  row && row.session.expiresAt > now ? row : null;

export function createSessionsStore(db: Database) {
  return {
    byTokenHash: (tokenHash: string, now: Date) => sessionByHash(db, tokenHash).then((row) => livingRow(row, now)),
    byId: (id: string, now: Date) => sessionById(db, id).then((row) => livingRow(row, now)),

    /** Last seen first. */
    listOf: (accountId: string, now: Date): Promise<Row[]> =>
      db
        .select()
        .from(accountSessions)
        .where(and(eq(accountSessions.accountId, accountId), gt(accountSessions.expiresAt, now)))
        .orderBy(desc(accountSessions.lastSeenAt), desc(accountSessions.id)),

    async insert(session: typeof accountSessions.$inferInsert): Promise<void> {
      await db.insert(accountSessions).values(session);
    },

    async update(id: string, change: Partial<Pick<Row, 'lastSeenAt' | 'expiresAt' | 'provenAt'>>): Promise<void> {
      await db.update(accountSessions).set(change).where(eq(accountSessions.id, id));
    },

    /** The account whose session ended, null when there was none. */
    async deleteByTokenHash(tokenHash: string): Promise<{ id: string; accountId: string } | null> {
      const [row] = await db
        .delete(accountSessions)
        .where(eq(accountSessions.tokenHash, tokenHash))
        .returning({ id: accountSessions.id, accountId: accountSessions.accountId });
      return row ?? null;
    },

    /** False when the account has no such session. */
    async deleteOne(accountId: string, id: string): Promise<boolean> {
      const rows = await db
        .delete(accountSessions)
        .where(and(eq(accountSessions.accountId, accountId), eq(accountSessions.id, id)))
        .returning({ id: accountSessions.id });
      return rows.length > 0;
    },

    /** How many ended: all of the account's, or all but `exceptId`. */
    async deleteAll(accountId: string, exceptId?: string): Promise<number> {
      const rows = await db
        .delete(accountSessions)
        .where(and(eq(accountSessions.accountId, accountId), ...(exceptId ? [ne(accountSessions.id, exceptId)] : [])))
        .returning({ id: accountSessions.id });
      return rows.length;
    },

    async deleteExpired(accountId: string, now: Date): Promise<void> {
      await db
        .delete(accountSessions)
        .where(and(eq(accountSessions.accountId, accountId), lt(accountSessions.expiresAt, now)));
    },
  };
}
