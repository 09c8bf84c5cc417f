import type { AppId, VersionId } from '@whittle/contract/ids';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';
import { versionBookmarks } from '../../adapters/database/schema.ts';

type Bookmark = typeof versionBookmarks.$inferInsert;

/** Names a version, or gives it another name. */
export async function putBookmark(db: Database, bookmark: Bookmark): Promise<void> {
  await db
    .insert(versionBookmarks)
    .values(bookmark)
    .onConflictDoUpdate({
      target: [versionBookmarks.appId, versionBookmarks.versionId],
      set: { name: bookmark.name },
    });
}

export async function deleteBookmark(db: Database, appId: AppId, versionId: VersionId): Promise<void> {
  await db
    .delete(versionBookmarks)
    .where(and(eq(versionBookmarks.appId, appId), eq(versionBookmarks.versionId, versionId)));
}
