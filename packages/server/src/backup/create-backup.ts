import { createWriteStream, existsSync } from 'node:fs';
import { chmod, copyFile, link, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import { create } from 'tar';
import { identifier, type SqlSession } from '../adapters/database/sql-client.ts';
import { lastMigration, readJournal } from '../adapters/database/migrate.ts';
import type { Config } from '../config/config.ts';
import { describeFile, formatVersion, type Manifest } from './manifest.ts';
import { openInstallation } from './open-installation.ts';
import { listTables } from './tables.ts';

export type BackupSummary = { file: string; bytes: number; tables: number; rows: number; uploads: number };

/**
 * Writes one consistent moment of the installation, database and uploads, to `file` (.tar.gz, readable by its owner).
 * Works beside a running Whittle. The file appears when it is complete; one that is there already is never replaced.
 */
export async function createBackup(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  file: string,
  log: Logger,
): Promise<BackupSummary> {
  const target = resolve(file);
  if (existsSync(target)) throw new Error(`${target} is there already. Choose another name.`);
  if (!existsSync(config.dataDir))
    throw new Error(`There is no installation in ${config.dataDir}. Check WHITTLE_DATA.`);
  await mkdir(dirname(target), { recursive: true });
  const staging = await mkdtemp(join(config.dataDir, 'backup-'));
  const { db, close } = await openInstallation(config, log).catch(async (error: unknown) => {
    await rm(staging, { recursive: true, force: true });
    throw error;
  });
  try {
    const when = await lastMigration(db);
    const migration = readJournal().find((entry) => entry.when === when);
    if (!migration) throw new Error('The database does not have the schema of this release. Start Whittle once first.');
    const manifest: Manifest = {
      format: formatVersion,
      createdAt: new Date().toISOString(),
      migration: { tag: migration.tag, when: migration.when },
      ...(await db.$client.transaction(async (sql) => {
        // The first query fixes the moment; the uploads that it knows are linked before anything else takes time.
        await sql`select 1`;
        const uploads = await linkUploads(join(config.dataDir, 'uploads'), join(staging, 'uploads'));
        return { tables: await dumpTables(sql, staging), uploads: await describeAll(staging, uploads) };
      }, 'isolation level repeatable read read only')),
    };
    await writeFile(join(staging, 'manifest.json'), JSON.stringify(manifest, null, 2));
    await pack(staging, target);
    return {
      file: target,
      bytes: (await stat(target)).size,
      tables: manifest.tables.length,
      rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0),
      uploads: manifest.uploads.length,
    };
  } finally {
    await close();
    await rm(staging, { recursive: true, force: true });
  }
}

async function dumpTables(sql: SqlSession, staging: string): Promise<Manifest['tables']> {
  await mkdir(join(staging, 'database'));
  const dumped: Manifest['tables'] = [];
  for (const { name, columns } of await listTables(sql)) {
    const path = `database/${name}.copy`;
    await pipeline(sql.copyOut(name, columns), createWriteStream(join(staging, path), { mode: 0o600 }));
    const [counted] = await sql<{ rows: number }[]>`select count(*)::int as rows from ${identifier(name)}`;
    dumped.push({ ...(await describeFile(staging, path)), name, columns, rows: counted?.rows ?? 0 });
  }
  return dumped;
}

/** Uploads never change, so a second name for each is as good as a copy. Answers their paths in the archive. */
async function linkUploads(from: string, to: string): Promise<string[]> {
  if (!existsSync(from)) return [];
  const linked: string[] = [];
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('~')) continue;
    const path = join(entry.parentPath, entry.name);
    const relative = path.slice(from.length + 1);
    await mkdir(dirname(join(to, relative)), { recursive: true });
    await link(path, join(to, relative)).catch(() => copyFile(path, join(to, relative)));
    linked.push(`uploads/${relative.replaceAll('\\', '/')}`);
  }
  return linked.toSorted();
}

async function describeAll(staging: string, paths: string[]): Promise<Manifest['uploads']> {
  const described = [];
  for (const path of paths) described.push(await describeFile(staging, path));
  return described;
}

async function pack(staging: string, target: string): Promise<void> {
  const draft = `${target}.partial`;
  const rest = (await readdir(staging)).filter((name) => name !== 'manifest.json').toSorted();
  try {
    await writeFile(draft, '', { mode: 0o600 });
    await create({ file: draft, cwd: staging, gzip: true, portable: true }, ['manifest.json', ...rest]);
    await chmod(draft, 0o600);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
