import { type Database, openDatabase } from '@whittle/server/adapters/database/database';
import { createLog } from '@whittle/server/log/log';

const log = createLog({ logLevel: 'silent' });

/** Runs statements on a connection of their own. */
export async function onDatabase<T>(url: string, work: (sql: Database['$client']) => PromiseLike<T>): Promise<T> {
  const { db, close } = openDatabase({ url }, { poolSize: 1, log });
  try {
    return await work(db.$client);
  } finally {
    await close();
  }
}

/** The address of another database of the same server. */
export function databaseOf(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}
