import type { Database } from './database.ts';

/** Indexes that the use of an entity made (docs/decisions/018) have names that begin like this, then their id. */
export const useIndexPrefix = 'records_use_';

/** PostgreSQL: a value is too long for an index. */
const tooLongForIndex = '54000';

/** One write meets no more of them than an entity has. */
const attempts = 10;

/**
 * Does work that writes records. When an index that use has made cannot hold a value of it, the index goes and the work is
 * done again: what people store counts more than how fast it is found. `appId` is asked when the work has failed.
 */
export async function indexesGiveWay<T>(db: Database, appId: () => string, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if ((error as { code?: unknown }).code !== tooLongForIndex || attempt === attempts) throw error;
      const named = indexIn(error as Error);
      await db.$client.transaction(async (sql) => {
        const gone = named
          ? await sql.query<Id[]>(`update record_indexes set state = 'refused' where id = $1 returning id`, [named])
          : await sql.query<Id[]>(unnamed, [appId()]);
        for (const { id } of gone) await sql.query(`drop index if exists ${useIndexPrefix}${id}`);
      });
    }
  }
}

type Id = { id: string };

const indexIn = ({ message }: Error): string | undefined =>
  new RegExp(`"${useIndexPrefix}([0-9a-f]{24})"`).exec(message)?.[1];

/** Of a very long value PostgreSQL does not say which index it is for: those on fields of the app may come again. */
const unnamed = `update record_indexes set state = 'wanted', uses = 0, waited_ms = 0
  where app_id = $1 and state in ('building', 'ready') and shape like '%"path"%' returning id`;
