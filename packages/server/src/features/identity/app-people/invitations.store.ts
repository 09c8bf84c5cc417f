import { type AppId, idPattern } from '@whittle/contract/ids';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../../adapters/database/database.ts';
import { appInvitations } from '../../../adapters/database/schema.ts';

export type InvitationRow = typeof appInvitations.$inferSelect;

export function createInvitationsStore(db: Database) {
  const inApp = (appId: AppId) => eq(appInvitations.appId, appId);
  const find = async (appId: AppId, condition: SQL): Promise<InvitationRow | null> => {
    const [row] = await db
      .select()
      .from(appInvitations)
      .where(and(inApp(appId), condition));
    return row ?? null;
  };

  return {
    list: (appId: AppId): Promise<InvitationRow[]> =>
      db.select().from(appInvitations).where(inApp(appId)).orderBy(desc(appInvitations.createdAt)).limit(1_000),

    byId: async (appId: AppId, id: string) => (idPattern.test(id) ? find(appId, eq(appInvitations.id, id)) : null),
    byEmail: (appId: AppId, email: string) => find(appId, eq(appInvitations.email, email)),
    byToken: (appId: AppId, tokenHash: string) => find(appId, eq(appInvitations.tokenHash, tokenHash)),

    /** One per address: a new one takes the place of the older, whose link is worth nothing from now on. */
    async put(invitation: InvitationRow): Promise<InvitationRow> {
      const { appId: _, email: __, id: ___, ...change } = invitation;
      const [row] = await db
        .insert(appInvitations)
        .values(invitation)
        .onConflictDoUpdate({ target: [appInvitations.appId, appInvitations.email], set: change })
        .returning();
      return row!;
    },

    /** Of many calls at once exactly one gets the row. */
    async take(appId: AppId, id: string): Promise<InvitationRow | null> {
      if (!idPattern.test(id)) return null;
      const [row] = await db
        .delete(appInvitations)
        .where(and(inApp(appId), eq(appInvitations.id, id)))
        .returning();
      return row ?? null;
    },
  };
}
