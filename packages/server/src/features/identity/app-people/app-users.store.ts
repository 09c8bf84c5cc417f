import { idPattern } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import type { KnownPlace } from '@whittle/domain/accounts/known-places';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../adapters/database/database.ts';
import { appUsers, formerPeople } from '../../../adapters/database/schema.ts';

export type AppUserRow = typeof appUsers.$inferSelect;
type NewAppUser = Pick<AppUserRow, 'appId' | 'id' | 'email' | 'passwordHash' | 'fullName' | 'createdAt'> &
  Partial<Pick<AppUserRow, 'role' | 'emailVerifiedAt' | 'openidSubject' | 'registeredFrom' | 'consent'>>;
export type AppUsersStore = ReturnType<typeof createAppUsersStore>;

/** Every query names the app: a person of one pool is a stranger to all others. */
export function createAppUsersStore(db: Database) {
  const isPerson = (appId: string, id: string) => and(eq(appUsers.appId, appId), eq(appUsers.id, id));
  const find = async (appId: string, condition: SQL): Promise<AppUserRow | null> => {
    const [row] = await db
      .select()
      .from(appUsers)
      .where(and(eq(appUsers.appId, appId), condition));
    return row ?? null;
  };
  const byAccount = (appId: string, accountId: string) => find(appId, eq(appUsers.accountId, accountId));

  return {
    byId: async (appId: string, id: string) => (idPattern.test(id) ? find(appId, eq(appUsers.id, id)) : null),
    byEmail: (appId: string, email: string) => find(appId, eq(appUsers.email, email)),
    byOpenid: (appId: string, openidSubject: string) => find(appId, eq(appUsers.openidSubject, openidSubject)),

    /** Null when the pool has the address already. */
    async insert(user: NewAppUser): Promise<AppUserRow | null> {
      const [row] = await db
        .insert(appUsers)
        .values({ ...user, updatedAt: user.createdAt })
        .onConflictDoNothing()
        .returning();
      return row ?? null;
    },

    /** The person of a builder's account, made when it is not there. Null when somebody else has the address. */
    async upsertForAccount(user: NewAppUser & { accountId: string }): Promise<AppUserRow | null> {
      await db
        .insert(appUsers)
        .values({ ...user, role: 'admin', updatedAt: user.createdAt })
        .onConflictDoNothing();
      return byAccount(user.appId, user.accountId);
    },

    /** Null when there is no such person, or their fields would grow beyond `limits.userDataMaxBytes`. */
    async update(
      appId: string,
      id: string,
      { data, fullName, now }: { data: Record<string, unknown>; fullName: string | undefined; now: Date },
    ): Promise<AppUserRow | null> {
      const merged = sql`${appUsers.data} || ${JSON.stringify(data)}::jsonb`;
      const [row] = await db
        .update(appUsers)
        .set({
          data: merged,
          updatedAt: now,
          ...(fullName !== undefined && { fullName }),
        })
        .where(and(isPerson(appId, id), sql`octet_length((${merged})::text) <= ${limits.userDataMaxBytes}`))
        .returning();
      return row ?? null;
    },

    /** Sets what `change` answers for the places that are known now, unless that is null; two sign-ins at once both count. */
    changePlaces(appId: string, id: string, change: (known: KnownPlace[]) => KnownPlace[] | null): Promise<void> {
      const person = isPerson(appId, id);
      return db.transaction(async (tx) => {
        const [row] = await tx.select({ known: appUsers.knownPlaces }).from(appUsers).where(person).for('update');
        const knownPlaces = row && change(row.known);
        if (knownPlaces) await tx.update(appUsers).set({ knownPlaces }).where(person);
      });
    },

    /** Sets what the server knows of a person; null when there is no such person, or `onlyUnverified` and they are verified. */
    async set(
      appId: string,
      id: string,
      change: Partial<
        Pick<
          AppUserRow,
          | 'passwordHash'
          | 'fullName'
          | 'role'
          | 'isDisabled'
          | 'emailVerifiedAt'
          | 'openidSubject'
          | 'registeredFrom'
          | 'knownPlaces'
          | 'consent'
        >
      >,
      { onlyUnverified = false } = {},
    ): Promise<AppUserRow | null> {
      const [row] = await db
        .update(appUsers)
        .set(change)
        .where(and(isPerson(appId, id), onlyUnverified ? isNull(appUsers.emailVerifiedAt) : undefined))
        .returning();
      return row ?? null;
    },

    /** Their sign-ins go with them, and their address from what an import says of records; their records stay. */
    async remove(appId: string, id: string): Promise<void> {
      const [gone] = await db.delete(appUsers).where(isPerson(appId, id)).returning({ email: appUsers.email });
      if (gone)
        await db.delete(formerPeople).where(and(eq(formerPeople.appId, appId), eq(formerPeople.email, gone.email)));
    },
  };
}
