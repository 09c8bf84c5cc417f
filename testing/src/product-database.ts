import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, openDatabase } from '@whittle/server/adapters/database/database';
import { createLog } from '@whittle/server/log/log';
import type { Product } from './product.ts';

/** The embedded database of a running product, to look at what it stores. */
export async function openProductDatabase({
  dataDir,
}: Pick<Product, 'dataDir'>): Promise<{ sql: Database['$client']; close(): Promise<void> }> {
  const password = (await readFile(join(dataDir, 'postgres.password'), 'utf8')).trim();
  const address = { path: join(dataDir, 'run', '.s.PGSQL.5432') };
  const connection = { database: 'postgres', user: 'whittle', password, address };
  const { db, close } = openDatabase(
    { connection, ready: async () => {} },
    { poolSize: 2, log: createLog({ logLevel: 'silent' }) },
  );
  return { sql: db.$client, close };
}
