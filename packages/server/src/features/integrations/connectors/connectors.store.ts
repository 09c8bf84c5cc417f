import type { AppId } from '@whittle/contract/ids';
import { and, asc, eq } from 'drizzle-orm';
import { anyOf } from '../../../adapters/database/any-of.ts';
import type { Database } from '../../../adapters/database/database.ts';
import { appConnectors } from '../../../adapters/database/schema.ts';
import { readTogether } from '../../../adapters/database/together.ts';
import type { Transaction } from '../../../core/event-log/event-log.ts';

export type ConnectorRow = typeof appConnectors.$inferSelect;
export type ConnectorChange = Partial<Omit<ConnectorRow, 'appId' | 'id' | 'createdAt'>>;

export type PackagesStore = ReturnType<typeof createConnectorsStore>;

/** The packages stay, and wait for credentials. */
export async function forgetCredentials(tx: Transaction, appId: AppId): Promise<void> {
  await tx.update(appConnectors).set({ sealedCredentials: null }).where(eq(appConnectors.appId, appId));
}

/** Every turn asks for those of its app. */
const listConnectors = readTogether<AppId, readonly ConnectorRow[]>(async (db, appIds) => {
  const rows = await db
    .select()
    .from(appConnectors)
    .where(anyOf(appConnectors.appId, appIds))
    .orderBy(asc(appConnectors.name));
  return Map.groupBy(rows, ({ appId }) => appId);
});

export function createConnectorsStore(db: Database) {
  const one = (appId: AppId, id: string) => and(eq(appConnectors.appId, appId), eq(appConnectors.id, id));
  return {
    list: async (appId: AppId): Promise<readonly ConnectorRow[]> => (await listConnectors(db, appId)) ?? [],

    /** Names without what they are made of. */
    async names(appId: AppId): Promise<string[]> {
      const rows = await db
        .select({ name: appConnectors.name })
        .from(appConnectors)
        .where(eq(appConnectors.appId, appId));
      return rows.map(({ name }) => name);
    },

    async find(appId: AppId, id: string): Promise<ConnectorRow | null> {
      const [row] = await db.select().from(appConnectors).where(one(appId, id));
      return row ?? null;
    },

    async findBySlug(appId: AppId, slug: string): Promise<ConnectorRow | null> {
      const [row] = await db
        .select()
        .from(appConnectors)
        .where(and(eq(appConnectors.appId, appId), eq(appConnectors.slug, slug)));
      return row ?? null;
    },

    /** False when the app has a package of that name. */
    async add(row: ConnectorRow): Promise<boolean> {
      const added = await db
        .insert(appConnectors)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: appConnectors.id });
      return added.length === 1;
    },

    async change(appId: AppId, id: string, change: ConnectorChange): Promise<void> {
      await db.update(appConnectors).set(change).where(one(appId, id));
    },

    async remove(appId: AppId, id: string): Promise<boolean> {
      const removed = await db.delete(appConnectors).where(one(appId, id)).returning({ id: appConnectors.id });
      return removed.length === 1;
    },
  };
}
