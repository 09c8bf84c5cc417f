import type { AppId } from '@whittle/contract/ids';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../adapters/database/database.ts';
import { appPackages } from '../../../adapters/database/schema.ts';

export type PackageRow = typeof appPackages.$inferSelect;
export type PackageChange = Partial<Omit<PackageRow, 'appId' | 'id' | 'createdAt'>>;

export type PackagesStore = ReturnType<typeof createPackagesStore>;

export function createPackagesStore(db: Database) {
  const one = (appId: AppId, id: string) => and(eq(appPackages.appId, appId), eq(appPackages.id, id));
  return {
    async list(appId: AppId): Promise<PackageRow[]> {
      return db.select().from(appPackages).where(eq(appPackages.appId, appId)).orderBy(asc(appPackages.name));
    },

    /** Names without what they are made of. */
    async names(appId: AppId): Promise<string[]> {
      const rows = await db.select({ name: appPackages.name }).from(appPackages).where(eq(appPackages.appId, appId));
      return rows.map(({ name }) => name);
    },

    async find(appId: AppId, id: string): Promise<PackageRow | null> {
      const [row] = await db.select().from(appPackages).where(one(appId, id));
      return row ?? null;
    },

    async findBySlug(appId: AppId, slug: string): Promise<PackageRow | null> {
      const [row] = await db
        .select()
        .from(appPackages)
        .where(and(eq(appPackages.appId, appId), eq(appPackages.slug, slug)));
      return row ?? null;
    },

    /** False when the app has a package of that name. */
    async add(row: PackageRow): Promise<boolean> {
      const added = await db.insert(appPackages).values(row).onConflictDoNothing().returning({ id: appPackages.id });
      return added.length === 1;
    },

    async change(appId: AppId, id: string, change: PackageChange): Promise<void> {
      await db.update(appPackages).set(change).where(one(appId, id));
    },

    async remove(appId: AppId, id: string): Promise<boolean> {
      const removed = await db.delete(appPackages).where(one(appId, id)).returning({ id: appPackages.id });
      return removed.length === 1;
    },
  };
}
