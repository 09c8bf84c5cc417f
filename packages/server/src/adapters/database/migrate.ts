import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database.ts';

const folder = join(import.meta.dirname, 'migrations');
/** Any number will do, as long as every process takes the same one. */
const lockKey = 4_733_219_811;

type JournalEntry = { idx: number; when: number; tag: string };

/** The migrations of this release, oldest first. */
export function readJournal(): JournalEntry[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: JournalEntry[];
  };
  return entries;
}

/** `when` of the newest migration that the database has; null for an empty database. */
export async function lastMigration(db: Database): Promise<number | null> {
  const [found] = await db.$client`select to_regclass('drizzle.__drizzle_migrations') is not null as "exists"`;
  if (!found?.['exists']) return null;
  const [row] = await db.$client`select max(created_at)::text as last from drizzle.__drizzle_migrations`;
  return row?.['last'] ? Number(row['last']) : null;
}

/**
 * Brings the database to the schema of this release; several processes may start at once. Each migration is all or
 * nothing. Throws for a database that a newer release has changed already.
 */
export async function migrate(db: Database): Promise<void> {
  const newest = readJournal().at(-1)?.when ?? 0;
  const last = await lastMigration(db);
  if (last === newest) return;
  if (last !== null && last > newest) {
    throw new Error('The database was used by a newer release of Whittle. Start that release, or restore a backup.');
  }
  await migrateTo(db, newest);
}

/** Applies the migrations that the database lacks, up to the one of `when`. */
export async function migrateTo(db: Database, when: number): Promise<void> {
  const { readMigrationFiles } = await import('drizzle-orm/migrator');
  const migrations = readMigrationFiles({ migrationsFolder: folder }).filter(
    ({ folderMillis }) => folderMillis <= when,
  );
  const { dialect, session } = db as unknown as DrizzleInternals;
  await db.$client.session(async (lock) => {
    await lock`select pg_advisory_lock(${lockKey})`;
    try {
      await dialect.migrate(migrations, session, {});
    } finally {
      await lock`select pg_advisory_unlock(${lockKey})`;
    }
  });
}

/** What `drizzle-orm/node-postgres/migrator` itself calls; its own function knows no other goal than the newest. */
type DrizzleInternals = {
  session: unknown;
  dialect: { migrate(migrations: unknown[], session: unknown, config: object): Promise<void> };
};
