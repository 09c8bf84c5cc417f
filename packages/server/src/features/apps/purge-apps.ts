import type { AccountId } from '@whittle/contract/ids';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';
import { apps } from '../../adapters/database/schema.ts';

/**
 * Rows that outlive their app: what the audit log tells, the addresses that nobody else may have, and files, whose rows
 * go after their bytes (features/uploads).
 */
const keptTables = ['audit_events', 'app_addresses', 'uploads'];

/**
 * Deletes all apps of an account for good, those in the trash too: their rows in every table that has an app's id, so that
 * a table that is added later is not forgotten here.
 */
export async function purgeAppsOf(db: Database, ownerId: AccountId): Promise<void> {
  const owned = await db.select({ id: apps.id }).from(apps).where(eq(apps.ownerId, ownerId));
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select c.table_name as name from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = current_schema() and c.column_name = 'app_id' and t.table_type = 'BASE TABLE'`,
  );
  const emptied = tables.filter(({ name }) => !keptTables.includes(name));
  for (const { id } of owned) {
    await db.transaction(async (tx) => {
      for (const { name } of emptied) await tx.execute(sql`delete from ${sql.identifier(name)} where app_id = ${id}`);
      await tx.delete(apps).where(eq(apps.id, id));
    });
  }
}
