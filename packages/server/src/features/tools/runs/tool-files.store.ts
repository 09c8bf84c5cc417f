import type { AppId } from '@whittle/contract/ids';
import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../../adapters/database/database.ts';
import { toolFiles } from '../../../adapters/database/schema.ts';

export async function addToolFile(db: Database, file: Omit<typeof toolFiles.$inferInsert, 'usedAt'>): Promise<void> {
  await db.insert(toolFiles).values(file);
}

/** Those of `ids` that the caller uploaded. */
export async function findToolFiles(
  db: Database,
  appId: AppId,
  caller: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: toolFiles.uploadId })
    .from(toolFiles)
    .where(and(eq(toolFiles.appId, appId), eq(toolFiles.caller, caller), inArray(toolFiles.uploadId, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

export async function markToolFilesUsed(tx: Transaction, appId: AppId, ids: readonly string[], at: Date) {
  if (ids.length === 0) return;
  await tx
    .update(toolFiles)
    .set({ usedAt: at })
    .where(and(eq(toolFiles.appId, appId), inArray(toolFiles.uploadId, [...ids])));
}

/** Takes away, and answers, files that no run took since `before`. */
export const takeUnusedToolFiles = (db: Database, before: Date): Promise<{ appId: string; uploadId: string }[]> =>
  db
    .delete(toolFiles)
    .where(and(isNull(toolFiles.usedAt), lt(toolFiles.createdAt, before)))
    .returning({ appId: toolFiles.appId, uploadId: toolFiles.uploadId });
