import type { AccountId } from '@whittle/contract/ids';
import { eq, sql } from 'drizzle-orm';
import type { Adapters } from '../../adapters/adapters.ts';
import { apps, uploads } from '../../adapters/database/schema.ts';

/** The one table that outlives what it tells of. */
const keptTable = 'audit_events';

/**
 * Deletes all apps of an account for good, those in the trash too: their files, and their rows in every table that has an
 * app's id, so that a table that is added later is not forgotten here.
 */
export async function purgeAppsOf({ db, storage }: Pick<Adapters, 'db' | 'storage'>, ownerId: AccountId) {
  const owned = await db.select({ id: apps.id }).from(apps).where(eq(apps.ownerId, ownerId));
  const tables = await db.execute<{ name: string }>(
    sql`select c.table_name as name from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = current_schema() and c.column_name = 'app_id' and t.table_type = 'BASE TABLE'`,
  );
  for (const { id } of owned) {
    const files = await db.select({ id: uploads.id }).from(uploads).where(eq(uploads.appId, id));
    for (const file of files) await storage.delete(`${id}/${file.id}`);
    await db.transaction(async (tx) => {
      for (const { name } of tables) {
        if (name !== keptTable) await tx.execute(sql`delete from ${sql.identifier(name)} where app_id = ${id}`);
      }
      await tx.delete(apps).where(eq(apps.id, id));
    });
  }
}
