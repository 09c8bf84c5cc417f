import type { Logger } from 'pino';
import type { Database } from '../../../adapters/database/database.ts';
import type { SqlClient } from '../../../adapters/database/sql-client.ts';

/** Any number will do, as long as every process takes the same one. */
const lockKey = 4_733_219_813;
/** The first version that goes on looking when its index finds too few rows of an app. */
const leastVersion = [0, 8];

/**
 * The table of vectors in a form that pgvector compares, where the database has that extension. All of it is made of
 * `context_vectors`, so it is no migration: it may be dropped at any time, and is made again. False without the extension.
 */
export async function openVectorTable({ $client: sql }: Database, log: Logger): Promise<boolean> {
  const [known] = await sql<{ version: string }[]>`
    select coalesce(installed_version, default_version) as version from pg_available_extensions where name = 'vector'`;
  if (!known) return false;
  if (isOlder(known.version)) {
    log.info({ version: known.version }, 'this pgvector is too old: vectors are compared without it');
    return false;
  }
  try {
    await makeTables(sql);
    return true;
  } catch (err) {
    log.warn({ err }, 'pgvector could not be set up: vectors are compared without it');
    return false;
  }
}

function isOlder(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < leastVersion[0]! || (major === leastVersion[0] && minor < leastVersion[1]!);
}

const makeTables = (client: SqlClient) =>
  client.transaction(async (sql) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`;
    await sql.query('create extension if not exists vector');
    // Somebody dropped the extension, and with it the column.
    const [left] = await sql<{ isBroken: boolean }[]>`
      select to_regclass('context_nearest') is not null and not exists (
        select from pg_attribute where attrelid = to_regclass('context_nearest') and attname = 'near' and not attisdropped)
      as "isBroken"`;
    if (left!.isBroken) await sql.query('drop table context_nearest, context_nearest_items');
    // A row that is kept whole is read several times as fast as one whose vector lies elsewhere.
    await sql.query(`
      create table if not exists context_nearest (
        item_id text not null references context_items (id) on delete cascade,
        revision integer not null,
        n integer not null,
        app_id text not null,
        model_key text not null,
        near halfvec not null,
        primary key (item_id, revision, model_key, n)
      ) with (toast_tuple_target = 8160)`);
    await sql.query(`
      create table if not exists context_nearest_items (
        item_id text primary key references context_items (id) on delete cascade,
        revision integer not null,
        model_key text not null
      )`);
    const indexes = await sql<{ name: string }[]>`
      select indexname as name from pg_indexes
      where tablename = 'context_nearest' and indexname ~ '^context_nearest_[0-9a-f]{24}_'
        and not exists (select from apps where id = substr(indexname, 17, 24))`;
    for (const { name } of indexes) await sql.query(`drop index if exists "${name}"`);
  });
