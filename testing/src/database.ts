import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '@whittle/server/adapters/database/database';
import { identifier } from '@whittle/server/adapters/database/sql-client';
import { startEmbeddedServer } from '@whittle/server/adapters/database/embedded/embedded-server';
import { migrate } from '@whittle/server/adapters/database/migrate';
import { createLog } from '@whittle/server/log/log';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where HTTP tests make their databases; set by testing/src/vitest-postgres.ts. */
    adminDatabaseUrl: string;
  }
}

const migrations = fileURLToPath(new URL('../../packages/server/src/adapters/database/migrations', import.meta.url));
const quiet = createLog({ logLevel: 'silent' });

/** A PostgreSQL on which tests make databases. */
export type TestPostgres = {
  /** Address of a database whose user may create others. */ adminUrl: string;
  stop(): Promise<void>;
};

/** The server of `TEST_DATABASE_URL`, else the embedded one in a temporary directory. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { adminUrl: given, stop: async () => {} };
  const directory = await mkdtemp(join(tmpdir(), 'whittle-test-'));
  const server = await startEmbeddedServer(directory, quiet, { listen: 'tcp' });
  const { user, password, database, address } = server.connection;
  if (!('port' in address)) throw new Error('the embedded server was asked for a port');
  return {
    adminUrl: `postgres://${user}:${password}@${address.host}:${address.port}/${database}`,
    async stop() {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** From then on its commits do not wait for the disk: only a power cut would need that, and after one nobody asks for it. */
export async function forgoDurability({ adminUrl }: TestPostgres): Promise<void> {
  await onServer(adminUrl, async (sql) => {
    await sql`alter system set fsync = off`;
    await sql`alter system set full_page_writes = off`;
    await sql`select pg_reload_conf()`;
  });
}

export type TestDatabase = { url: string; drop(): Promise<void> };

/** A fresh, migrated database: a clone of a template that is migrated once per set of migrations. */
export async function createTestDatabase(adminUrl: string): Promise<TestDatabase> {
  const name = `whittle_test_${randomUUID().replaceAll('-', '')}`;
  const template = await ensureTemplate(adminUrl);
  await onServer(adminUrl, (sql) => sql`create database ${identifier(name)} template ${identifier(template)}`);
  return {
    url: databaseUrl(adminUrl, name),
    drop: () => onServer(adminUrl, (sql) => sql`drop database if exists ${identifier(name)} with (force)`),
  };
}

/** An empty database, without any table. */
export async function createEmptyDatabase(adminUrl: string): Promise<TestDatabase> {
  const name = `whittle_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(adminUrl, (sql) => sql`create database ${identifier(name)} template template0`);
  return {
    url: databaseUrl(adminUrl, name),
    drop: () => onServer(adminUrl, (sql) => sql`drop database if exists ${identifier(name)} with (force)`),
  };
}

async function ensureTemplate(adminUrl: string): Promise<string> {
  const name = `whittle_template_${await migrationsHash()}`;
  await onServer(adminUrl, async (sql) => {
    // The lock is the session's: test files of other processes wait here until the template is complete.
    await sql`select pg_advisory_lock(4733219812)`;
    const [found] = await sql`select 1 from pg_database where datname = ${name}`;
    if (found) return;
    const draft = `${name}_draft`;
    await sql`drop database if exists ${identifier(draft)}`;
    await sql`create database ${identifier(draft)} template template0`;
    const { db, close } = openDatabase({ url: databaseUrl(adminUrl, draft) }, { poolSize: 2, log: quiet });
    await migrate(db).finally(close);
    await sql`alter database ${identifier(draft)} rename to ${identifier(name)}`;
  });
  return name;
}

async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort()) {
    hash.update(await readFile(join(migrations, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function onServer(adminUrl: string, work: (sql: Database['$client']) => PromiseLike<unknown>): Promise<void> {
  const { db, close } = openDatabase({ url: adminUrl }, { poolSize: 1, log: quiet });
  try {
    await work(db.$client);
  } finally {
    await close();
  }
}

function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}
