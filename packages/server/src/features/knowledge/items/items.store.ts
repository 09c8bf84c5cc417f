import type { AppId } from '@whittle/contract/ids';
import type { ContextStatus } from '@whittle/contract/knowledge/context-item';
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../adapters/database/database.ts';
import { apps, contextItems } from '../../../adapters/database/schema.ts';

export type ItemRow = typeof contextItems.$inferSelect;

export const listItems = (db: Database | Transaction, appId: AppId): Promise<ItemRow[]> =>
  db
    .select()
    .from(contextItems)
    .where(eq(contextItems.appId, appId))
    .orderBy(asc(contextItems.createdAt), asc(contextItems.id));

/** A data source with the account whose app it is in, whichever app that is. */
export async function findItem(db: Database, id: string): Promise<{ item: ItemRow; ownerId: string } | null> {
  const [row] = await db
    .select({ item: contextItems, ownerId: apps.ownerId })
    .from(contextItems)
    .innerJoin(apps, and(eq(apps.id, contextItems.appId), isNull(apps.deletedAt)))
    .where(eq(contextItems.id, id));
  return row ?? null;
}

export async function findByHash(db: Database | Transaction, appId: AppId, hash: string): Promise<ItemRow | null> {
  const [row] = await db
    .select()
    .from(contextItems)
    .where(and(eq(contextItems.appId, appId), eq(contextItems.contentHash, hash)));
  return row ?? null;
}

/**
 * Adds data sources that wait to be read, unless the app would have more than `max`; those that they replace do not
 * count. Null when it would. What the app has by the same content already is not added again.
 */
export async function addItems(
  tx: Transaction,
  appId: AppId,
  items: readonly (typeof contextItems.$inferInsert)[],
  max: number,
): Promise<ItemRow[] | null> {
  // One after another, so that two windows cannot pass the limit together.
  await tx.$client`select from apps where id = ${appId} for update`;
  const replaced = items.flatMap(({ originalContextItemId }) => originalContextItemId ?? []);
  const [{ count } = { count: 0 }] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(contextItems)
    .where(
      and(eq(contextItems.appId, appId), replaced.length > 0 ? sql`${contextItems.id} not in ${replaced}` : undefined),
    );
  if (count + items.length > max) return null;
  return tx
    .insert(contextItems)
    .values([...items])
    .onConflictDoNothing()
    .returning();
}

/** Sets what its builder says of it. */
export async function updateItem(
  db: Database,
  id: string,
  said: Partial<Pick<ItemRow, 'name' | 'openTo' | 'syncEvery' | 'nextSyncAt'>>,
): Promise<ItemRow | null> {
  const [row] = await db.update(contextItems).set(said).where(eq(contextItems.id, id)).returning();
  return row ?? null;
}

/** Its passages go with it. */
export async function removeItem(db: Database | Transaction, id: string): Promise<void> {
  await db.delete(contextItems).where(eq(contextItems.id, id));
}

/** Asks for it to be read from now on; what runs is let go on. */
export async function queueItem(
  db: Database,
  id: string,
  at: Date,
  changes: { isScan?: true } = {},
): Promise<ItemRow | null> {
  const [row] = await db
    .update(contextItems)
    .set({ status: 'pending' satisfies ContextStatus, problem: null, tries: 0, nextTryAt: at, ...changes })
    .where(and(eq(contextItems.id, id), ne(contextItems.status, 'running')))
    .returning();
  return row ?? null;
}

/** The items of an app among these, for a tool that names them. */
export const itemsAmong = (db: Database, appId: AppId, ids: readonly string[]): Promise<ItemRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(contextItems)
        .where(and(eq(contextItems.appId, appId), inArray(contextItems.id, [...ids])));
