import type { AppId, AppUserId } from '@whittle/contract/ids';
import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { Database } from '../../../adapters/database/database.ts';
import { appSessions, appUsers } from '../../../adapters/database/schema.ts';
import type { AppUserRow } from './app-users.store.ts';

type SessionRow = typeof appSessions.$inferSelect;

/** Sign-ins of people, always named together with their app. */
export function createAppSessionsStore(db: Database) {
  const ofUser = (appId: AppId, userId: AppUserId) => and(eq(appSessions.appId, appId), eq(appSessions.userId, userId));

  return {
    async insert(session: SessionRow): Promise<void> {
      await db.insert(appSessions).values(session);
      await db
        .delete(appSessions)
        .where(and(ofUser(session.appId, session.userId), lt(appSessions.expiresAt, session.createdAt)));
    },

    /** The person of a session that has not run out. */
    async personOf(appId: AppId, id: string, now: Date): Promise<{ session: SessionRow; person: AppUserRow } | null> {
      const [row] = await db
        .select({ session: appSessions, person: appUsers })
        .from(appSessions)
        .innerJoin(appUsers, and(eq(appUsers.appId, appSessions.appId), eq(appUsers.id, appSessions.userId)))
        .where(and(eq(appSessions.appId, appId), eq(appSessions.id, id), gt(appSessions.expiresAt, now)));
      return row ?? null;
    },

    async seen(
      appId: AppId,
      id: string,
      userId: AppUserId,
      seen: { lastSeenAt: Date; expiresAt?: Date },
    ): Promise<void> {
      await db
        .update(appSessions)
        .set(seen)
        .where(and(eq(appSessions.appId, appId), eq(appSessions.id, id)));
      await db
        .update(appUsers)
        .set({ lastSeenAt: seen.lastSeenAt })
        .where(and(eq(appUsers.appId, appId), eq(appUsers.id, userId)));
    },

    async remove(appId: AppId, id: string): Promise<void> {
      await db.delete(appSessions).where(and(eq(appSessions.appId, appId), eq(appSessions.id, id)));
    },

    /** Ends every sign-in of a person, but the one to keep. */
    async removeAll(appId: AppId, userId: AppUserId, keep: string | null): Promise<void> {
      await db
        .delete(appSessions)
        .where(and(ofUser(appId, userId), keep === null ? undefined : ne(appSessions.id, keep)));
    },
  };
}
