import { createReadStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import { extract } from 'tar';
import type { Database } from '../adapters/database/database.ts';
import { migrate, migrateTo, readJournal } from '../adapters/database/migrate.ts';
import { identifier } from '../adapters/database/sql-client.ts';
import type { Config } from '../config/config.ts';
import { type Manifest, readManifest, verifyFiles } from './manifest.ts';
import { openInstallation } from './open-installation.ts';
import { advanceCounters, listTables } from './tables.ts';

export type RestoreSummary = { createdAt: string; rows: number; uploads: number };

const archived = /^(manifest\.json|database|database\/\w+\.copy|uploads(\/[\w.-]+)*)\/?$/;

/**
 * Fills an empty installation from the backup `file`. Every part is checked against its checksum before anything is
 * written; the rows arrive in one transaction. An older backup is then brought to the schema of this release.
 * Throws sentences: no backup, damaged, made by a newer release, or an installation that is not empty.
 */
export async function restoreBackup(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  file: string,
  log: Logger,
): Promise<RestoreSummary> {
  const { dataDir, databaseUrl } = config;
  const source = resolve(file);
  if (!existsSync(source)) throw new Error(`There is no file ${source}.`);
  const uploads = join(dataDir, 'uploads');
  const cluster = join(dataDir, 'postgres');
  if (!databaseUrl && existsSync(cluster)) throw notEmpty(dataDir);
  if (existsSync(uploads) && (await readdir(uploads)).length > 0) throw notEmpty(uploads);

  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const staging = await mkdtemp(join(dataDir, 'restore-'));
  try {
    const manifest = await unpack(source, staging);
    const { db, close } = await openInstallation(config, log, { alone: true });
    try {
      await fillDatabase(db, manifest, staging);
    } finally {
      await close();
    }
    if (manifest.uploads.length > 0) {
      await rm(uploads, { recursive: true, force: true });
      await rename(join(staging, 'uploads'), uploads);
    }
    return {
      createdAt: manifest.createdAt,
      rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0),
      uploads: manifest.uploads.length,
    };
  } catch (error) {
    // What this call made goes away again, so that it can be tried once more.
    if (!databaseUrl) await rm(cluster, { recursive: true, force: true });
    throw error;
  } finally {
    // An unpacking that failed may still be writing its last file.
    await rm(staging, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

async function unpack(source: string, staging: string): Promise<Manifest> {
  try {
    await extract({
      file: source,
      cwd: staging,
      strict: true,
      filter: (path, entry) =>
        archived.test(path) && (!('type' in entry) || ['File', 'Directory'].includes(entry.type)),
    });
  } catch (cause) {
    throw new Error(`${source} cannot be read as an archive: it is no backup, or it is damaged.`, { cause });
  }
  const manifest = await readManifest(staging);
  if (!readJournal().some(({ when }) => when === manifest.migration.when)) {
    throw new Error('This backup was made by a newer release of Whittle. Restore it with that release.');
  }
  await verifyFiles(staging, manifest);
  return manifest;
}

async function fillDatabase(db: Database, manifest: Manifest, staging: string): Promise<void> {
  for (const { name } of await listTables(db.$client)) {
    const [row] = await db.$client`select 1 from ${identifier(name)} limit 1`;
    if (row) throw notEmpty('the database of DATABASE_URL');
  }
  await migrateTo(db, manifest.migration.when);
  await db.$client.transaction(async (sql) => {
    for (const { name, columns, path, rows } of manifest.tables) {
      await pipeline(createReadStream(join(staging, path)), sql.copyIn(name, columns));
      const [counted] = await sql<{ rows: number }[]>`select count(*)::int as rows from ${identifier(name)}`;
      if (counted?.rows !== rows) throw new Error(`The table ${name} has ${counted?.rows} rows instead of ${rows}.`);
    }
    await advanceCounters(sql);
  });
  await migrate(db);
}

const notEmpty = (what: string) =>
  new Error(
    `${what} is not empty. A backup is restored into an empty installation only: choose another WHITTLE_DATA or database.`,
  );
