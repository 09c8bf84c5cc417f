import type { AppId } from '@whittle/contract/ids';
import { and, count, desc, eq, ilike, lt, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../../adapters/database/database.ts';
import { appUsers } from '../../../adapters/database/schema.ts';
import type { AppUserRow } from './app-users.store.ts';

type Wish = { search: string; after?: string | undefined; limit: number };

/** The people of an app for its owner, newest first: ids are sortable by time, so an id is where the next page begins. */
export async function pageOfPeople(
  db: Database,
  appId: AppId,
  { search, after, limit }: Wish,
): Promise<{ rows: AppUserRow[]; total: number }> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const found: SQL | undefined = and(
    eq(appUsers.appId, appId),
    search === '' ? undefined : or(ilike(appUsers.email, pattern), ilike(appUsers.fullName, pattern)),
  );
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(appUsers).where(found),
    db
      .select()
      .from(appUsers)
      .where(and(found, after === undefined ? undefined : lt(appUsers.id, after)))
      .orderBy(desc(appUsers.id))
      .limit(limit),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
