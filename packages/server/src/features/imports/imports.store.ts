import type { AccountId, AppId } from '@whittle/contract/ids';
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../adapters/database/database.ts';
import { accounts, appEventHeads, apps, imports, recordChanges, records } from '../../adapters/database/schema.ts';

export type ImportRow = typeof imports.$inferSelect;

/** An app while it is being imported: in no list, and removed if the import does not come to its end. */
export const importingType = 'import';

export const insertImport = async (db: Database, row: ImportRow) => void (await db.insert(imports).values(row));

/** Null as well for an import whose app was made and has been deleted since. */
export async function findImport(db: Database, accountId: AccountId, id: string): Promise<ImportRow | null> {
  const [found] = await db
    .select({ row: imports, app: apps.id })
    .from(imports)
    .leftJoin(apps, and(eq(apps.id, imports.madeAppId), isNull(apps.deletedAt)))
    .where(and(eq(imports.id, id), eq(imports.accountId, accountId)));
  return !found || (found.row.madeAppId !== null && found.app === null) ? null : found.row;
}

/** False when another call has made the app of this import, or somebody gave it up. */
export async function markMade(tx: Transaction, id: string, appId: AppId): Promise<boolean> {
  const marked = await tx
    .update(imports)
    .set({ madeAppId: appId })
    .where(and(eq(imports.id, id), isNull(imports.madeAppId)))
    .returning({ id: imports.id });
  return marked.length > 0;
}

export const updateReport = async (db: Database, id: string, report: ImportRow['report']) =>
  void (await db.update(imports).set({ report }).where(eq(imports.id, id)));

export const deleteImport = async (db: Database, id: string) =>
  void (await db.delete(imports).where(eq(imports.id, id)));

/** Imports that nobody finished by `before`, and those of accounts that are gone. */
export async function staleImports(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: imports.id })
    .from(imports)
    .leftJoin(accounts, eq(accounts.id, imports.accountId))
    .where(sql`${imports.createdAt} < ${before.toISOString()}::timestamptz or ${accounts.id} is null`)
    .limit(100);
  return rows.map(({ id }) => id);
}

export async function insertHiddenApp(
  db: Database,
  app: { id: AppId; ownerId: AccountId; name: string; at: Date },
): Promise<void> {
  const { id, ownerId, name, at } = app;
  await db.transaction(async (tx) => {
    await tx
      .insert(apps)
      .values({ id, ownerId, appType: importingType, name, slug: `import-${id}`, createdAt: at, updatedAt: at });
    await tx.insert(appEventHeads).values({ appId: id });
  });
}

/** Apps whose import broke off: begun before `before` and still hidden. */
export async function brokenOffApps(db: Database, before: Date): Promise<AppId[]> {
  const rows = await db
    .select({ id: apps.id })
    .from(apps)
    .where(and(eq(apps.appType, importingType), lt(apps.createdAt, before)));
  return rows.map(({ id }) => id);
}

/** Everything of them goes; their files are then nobody's and go with the next clean-up. */
export async function removeHiddenApps(db: Database, ids: readonly AppId[]): Promise<void> {
  if (ids.length === 0) return;
  await db.transaction(async (tx) => {
    const hidden = await tx
      .select({ id: apps.id })
      .from(apps)
      .where(and(inArray(apps.id, [...ids]), eq(apps.appType, importingType)));
    const appIds = hidden.map(({ id }) => id);
    if (appIds.length === 0) return;
    await tx.delete(recordChanges).where(inArray(recordChanges.appId, appIds));
    await tx.delete(records).where(inArray(records.appId, appIds));
    await tx.delete(apps).where(inArray(apps.id, appIds));
  });
}
