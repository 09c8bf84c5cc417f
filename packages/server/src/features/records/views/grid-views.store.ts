import { type GridView, gridViewSchema } from '@whittle/contract/grid-views';
import type { AccountId, AppId } from '@whittle/contract/ids';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../adapters/database/database.ts';
import { gridViews } from '../../../adapters/database/schema.ts';

export type GridViewKey = { accountId: AccountId; appId: AppId; entity: string };

/** The view as it was left; the plain one for whoever left none, or one that is not understood any more. */
export async function readGridView(db: Database, key: GridViewKey): Promise<GridView> {
  const [row] = await db.select({ view: gridViews.view }).from(gridViews).where(isAt(key));
  const view = gridViewSchema.safeParse(row?.view ?? {});
  return view.success ? view.data : gridViewSchema.parse({});
}

export async function writeGridView(db: Database, key: GridViewKey, view: GridView, at: Date): Promise<void> {
  await db
    .insert(gridViews)
    .values({ ...key, view, updatedAt: at })
    .onConflictDoUpdate({
      target: [gridViews.appId, gridViews.accountId, gridViews.entity],
      set: { view, updatedAt: at },
    });
}

const isAt = ({ accountId, appId, entity }: GridViewKey) =>
  and(eq(gridViews.appId, appId), eq(gridViews.accountId, accountId), eq(gridViews.entity, entity));
