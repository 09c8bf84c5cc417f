import type { AppId } from '@whittle/contract/ids';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';
import { apps, uploads } from '../../adapters/database/schema.ts';

export type UploadRow = typeof uploads.$inferSelect;
export type UploadOwner = { upload: UploadRow; ownerId: string };

const idPattern = /^[0-9a-f]{32}$/;

export type UploadsStore = ReturnType<typeof createUploadsStore>;

export function createUploadsStore(db: Database) {
  const one = (appId: AppId, id: string) => and(eq(uploads.appId, appId), eq(uploads.id, id));
  const isThere = and(eq(uploads.isStored, true), isNull(uploads.deletedAt));

  return {
    /** Before its first byte is stored. */
    async announce(row: Omit<UploadRow, 'size' | 'isStored' | 'deletedAt'>): Promise<void> {
      await db.insert(uploads).values({ ...row, size: 0, isStored: false });
    },

    async complete(appId: AppId, id: string, size: number): Promise<void> {
      await db.update(uploads).set({ size, isStored: true }).where(one(appId, id));
    },

    async find(appId: AppId, id: string): Promise<UploadRow | null> {
      if (!idPattern.test(id)) return null;
      const [row] = await db
        .select()
        .from(uploads)
        .where(and(one(appId, id), isThere));
      return row ?? null;
    },

    /** The file with the account whose app it is in, whichever app that is. */
    async findAnywhere(id: string): Promise<UploadOwner | null> {
      if (!idPattern.test(id)) return null;
      const [row] = await db
        .select({ upload: uploads, ownerId: apps.ownerId })
        .from(uploads)
        .innerJoin(apps, and(eq(apps.id, uploads.appId), isNull(apps.deletedAt)))
        .where(and(eq(uploads.id, id), isThere));
      return row ?? null;
    },

    /** The file is not there any more for anybody; its bytes go next. */
    async markDeleted(appId: AppId, id: string, at: Date): Promise<void> {
      await db.update(uploads).set({ deletedAt: at }).where(one(appId, id));
    },

    async forget(appId: AppId, id: string): Promise<void> {
      await db.delete(uploads).where(one(appId, id));
    },

    /** Files to remove: deleted ones, those of apps that are gone, and uploads that broke off before `brokenSince`. */
    async listOrphans(brokenSince: Date, limit: number): Promise<{ appId: AppId; id: string }[]> {
      return db
        .select({ appId: uploads.appId, id: uploads.id })
        .from(uploads)
        .leftJoin(apps, eq(apps.id, uploads.appId))
        .where(
          sql`${uploads.deletedAt} is not null or ${apps.id} is null or ${apps.deletedAt} is not null
            or (not ${uploads.isStored} and ${uploads.createdAt} < ${brokenSince.toISOString()}::timestamptz)`,
        )
        .orderBy(uploads.createdAt)
        .limit(limit);
    },
  };
}
