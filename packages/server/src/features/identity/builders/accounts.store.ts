import type { KnownPlace } from '@whittle/domain/accounts/known-places';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../adapters/database/database.ts';
import { accounts, apps } from '../../../adapters/database/schema.ts';
import type { Transaction } from '../../../core/event-log/event-log.ts';

export type AccountRow = typeof accounts.$inferSelect;
export type NewAccount = Pick<AccountRow, 'id' | 'email' | 'passwordHash' | 'emailVerifiedAt' | 'createdAt'>;

/** Any number; every sign-up, and every deletion of an admin, of every process takes the lock of this one. */
const membershipLock = 7_471_001;
const lockMembership = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(${membershipLock})`);

export type AccountsStore = ReturnType<typeof createAccountsStore>;

export function createAccountsStore(db: Database) {
  const update = async (
    id: string,
    change: Partial<AccountRow>,
    within: Database | Transaction = db,
  ): Promise<AccountRow | null> => {
    const [row] = await within.update(accounts).set(change).where(eq(accounts.id, id)).returning();
    return row ?? null;
  };

  return {
    update,

    async byId(id: string): Promise<AccountRow | null> {
      const [row] = await db.select().from(accounts).where(eq(accounts.id, id));
      return row ?? null;
    },

    async byEmail(email: string): Promise<AccountRow | null> {
      const [row] = await db.select().from(accounts).where(eq(accounts.email, email));
      return row ?? null;
    },

    async isEmpty(): Promise<boolean> {
      const [any] = await db.select({ id: accounts.id }).from(accounts).limit(1);
      return !any;
    },

    /**
     * Null when the address has an account. Exactly the first account of the installation becomes platform admin; its
     * address counts as confirmed, because whoever sets the server up could read every mail anyway, and a wrong mail
     * server must not shut them out of the page that shows it.
     */
    insert(account: NewAccount): Promise<AccountRow | null> {
      return db.transaction(async (tx) => {
        await lockMembership(tx);
        const [any] = await tx.select({ id: accounts.id }).from(accounts).limit(1);
        const first = any ? {} : { isAdmin: true, emailVerifiedAt: account.createdAt };
        const [row] = await tx
          .insert(accounts)
          .values({ ...account, ...first })
          .onConflictDoNothing({ target: accounts.email })
          .returning();
        return row ?? null;
      });
    },

    /** Takes back an account that could not be made as a whole. */
    async remove(id: string): Promise<void> {
      await db.delete(accounts).where(eq(accounts.id, id));
    },

    /** Sets what `change` answers for the places that are known now, unless that is null; two sign-ins at once both count. */
    changePlaces(id: string, change: (known: KnownPlace[]) => KnownPlace[] | null): Promise<void> {
      return db.transaction(async (tx) => {
        const [row] = await tx
          .select({ known: accounts.knownPlaces })
          .from(accounts)
          .where(eq(accounts.id, id))
          .for('update');
        const knownPlaces = row && change(row.known);
        if (knownPlaces) await update(id, { knownPlaces }, tx);
      });
    },

    /** False when another account has the address. */
    async changeEmail(id: string, email: string, now: Date): Promise<boolean> {
      const [taken] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
      if (taken) return false;
      try {
        await update(id, { email, emailVerifiedAt: now });
        return true;
      } catch (error) {
        if (isUniqueViolation(error)) return false;
        throw error;
      }
    },

    async isSoleAdmin(id: string): Promise<boolean> {
      return isSoleAdminIn(db, id);
    },

    /** Deletes the account with everything that hangs on it; false when it is the only platform admin. */
    deleteUnlessSoleAdmin(id: string): Promise<boolean> {
      return db.transaction(async (tx) => {
        await lockMembership(tx);
        if (await isSoleAdminIn(tx, id)) return false;
        await tx.delete(accounts).where(eq(accounts.id, id));
        return true;
      });
    },

    /**
     * What would go with the account. Apps in the trash count for nothing, though they go too. `apps.id` is written out,
     * because drizzle leaves the table's name away.
     */
    async owned(id: string): Promise<{ apps: number; publishedApps: number; records: number }> {
      const [row] = await db
        .select({
          apps: count(),
          publishedApps: count(apps.publishedVersionId),
          records: sql<number>`coalesce(sum((select count(*) from records where records.app_id = apps.id)), 0)::int`,
        })
        .from(apps)
        .where(and(eq(apps.ownerId, id), isNull(apps.deletedAt)));
      return row ?? { apps: 0, publishedApps: 0, records: 0 };
    },
  };
}

async function isSoleAdminIn(db: Database | Transaction, id: string): Promise<boolean> {
  const admins = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.isAdmin, true), eq(accounts.isDisabled, false)))
    .limit(2);
  return admins.length === 1 && admins[0]!.id === id;
}

function isUniqueViolation(error: unknown): boolean {
  const chain = [error, (error as { cause?: unknown }).cause];
  return chain.some((one) => (one as { code?: unknown } | undefined)?.code === '23505');
}
