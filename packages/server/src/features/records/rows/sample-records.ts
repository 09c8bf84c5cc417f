import type { AppId } from '@whittle/contract/ids';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../adapters/database/database.ts';
import type { Transaction } from '../../../core/event-log/event-log.ts';

/** Records that somebody made up, over all entities of an app. */
export function createSampleRecords(db: Database) {
  return {
    count: async (appId: AppId): Promise<number> => {
      const { rows } = await db.execute<{ count: number }>(
        sql`select count(*)::int as count from records where app_id = ${appId} and is_sample`,
      );
      return rows[0]?.count ?? 0;
    },
    /** Makes ordinary records of them. */
    keep: async (tx: Transaction, appId: AppId): Promise<void> => {
      await tx.execute(sql`update records set is_sample = false where app_id = ${appId} and is_sample`);
    },
  };
}
