import { identifier } from '../adapters/database/sql-client.ts';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createEmptyDatabase, type TestDatabase } from '@whittle/testing/database';
import { freePort } from '@whittle/testing/product';
import { sendRequest } from '@whittle/testing/request';
import { spawnServer } from '@whittle/testing/server-process';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { pino } from 'pino';
import { create, extract } from 'tar';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { newId } from '../adapters/ids.ts';
import { openDatabase } from '../adapters/database/database.ts';
import { changeSeqStep } from '../adapters/database/schema.ts';
import { createBackup } from './create-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { listTables } from './tables.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const log = pino({ level: 'silent' });
let directory: string;
let file: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'whittle-backup-'));
  file = join(directory, 'backup.tar.gz');
});
afterEach(() => rm(directory, { recursive: true, force: true }));

describe('a server on a database of its own', () => {
  let server: TestServer;
  let empty: TestDatabase;
  beforeEach(async () => {
    server = await startTestServer();
    empty = await createEmptyDatabase(inject('adminDatabaseUrl'));
    await fill(server);
  });
  afterEach(async () => {
    await server.close();
    await empty.drop();
  });
  const target = () => ({ dataDir: join(directory, 'restored'), databaseUrl: empty.url });

  test('every row, instant, byte and upload comes back as it was, and counters go on', async () => {
    const summary = await createBackup(server.adapters.config, file, log);
    expect(summary.uploads).toBe(2);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await restoreBackup(target(), file, log);

    const { db, close } = openDatabase({ url: empty.url }, { poolSize: 1, log });
    expect(await contents(db.$client)).toEqual(await contents(server.adapters.db.$client));
    await db.$client`insert into record_changes (app_id, entity, record_id, kind, at)
      values ('a', 'Expense', 'r', 'delete', now())`;
    const [last] = await db.$client`select max(seq)::int as seq, count(*)::int as rows from record_changes`;
    expect(last).toEqual({ seq: 1 + 3 * changeSeqStep, rows: 4 });
    await close();
    const uploads = join(target().dataDir, 'uploads');
    expect(new Uint8Array(await readFile(join(uploads, 'app1', 'upload1')))).toEqual(new Uint8Array([0, 255, 10, 13]));
    expect(await readdir(target().dataDir)).toEqual(['uploads']);
  });

  test('a file that is there already is not replaced, and nothing of the attempt stays', async () => {
    await writeFile(file, 'mine');
    await expect(createBackup(server.adapters.config, file, log)).rejects.toThrow(/is there already/);
    expect(await readFile(file, 'utf8')).toBe('mine');
    expect(await readdir(server.adapters.config.dataDir)).not.toContainEqual(expect.stringMatching(/^backup-/));
  });

  test('it is restored into an empty database only', async () => {
    await createBackup(server.adapters.config, file, log);
    const full = { ...target(), databaseUrl: server.adapters.config.databaseUrl };
    await expect(restoreBackup(full, file, log)).rejects.toThrow(/is not empty\. A backup is restored into an empty/);
    await mkdir(join(directory, 'restored', 'uploads', 'x'), { recursive: true });
    await expect(restoreBackup(target(), file, log)).rejects.toThrow(/uploads is not empty/);
  });

  test.each([
    ['cut off', (path: string) => truncate(path, 2_000), /it is no backup, or it is damaged/],
    ['no archive', (path: string) => writeFile(path, 'hello'), /it is no backup, or it is damaged|has no manifest/],
    [
      'changed inside',
      (path: string) => repack(path, 'database/accounts.copy', (text) => text.replace('ada', 'eve')),
      /database\/accounts\.copy has changed/,
    ],
    [
      'without a part',
      (path: string) => repack(path, 'database/accounts.copy', () => null),
      /database\/accounts\.copy is missing/,
    ],
    [
      'of another format',
      (path: string) => repack(path, 'manifest.json', (text) => text.replace('"format": 1', '"format": 2')),
      /made by a newer release/,
    ],
    [
      'of a newer release',
      (path: string) => repack(path, 'manifest.json', (text) => text.replace(/"when": \d+/, '"when": 9999999999999')),
      /made by a newer release/,
    ],
  ])('a backup that is %s is refused before anything is written', async (_name, damage, sentence) => {
    await createBackup(server.adapters.config, file, log);
    await damage(file);
    await expect(restoreBackup(target(), file, log)).rejects.toThrow(sentence);
    const { db, close } = openDatabase({ url: empty.url }, { poolSize: 1, log });
    expect(await listTables(db.$client)).toEqual([]);
    await close();
    expect(await readdir(target().dataDir)).toEqual([]);
  });
});

test('a running installation is backed up by command and lives on elsewhere', async () => {
  const from = join(directory, 'from');
  const to = join(directory, 'to');
  const account = { email: 'ada@example.com', password: 'a long enough password' };
  const start = async (dataDir: string) => {
    const port = await freePort();
    const server = spawnServer({ WHITTLE_DATA: dataDir, PORT: String(port), HOST: '127.0.0.1' });
    await server.ready;
    const call = async (path: string, options: object) =>
      (await sendRequest(port, path, { host: `whittle.localhost:${port}`, ...options })).json() as Promise<
        Record<string, string>
      >;
    const stop = async () => {
      server.child.kill('SIGTERM');
      await server.exited;
    };
    return { call, stop };
  };

  const first = await start(from);
  const { token } = await first.call('/api/auth/sign-up', { json: account });
  const made = await first.call('/api/apps', { token, json: { genApp: { name: 'Läger & Co' } } });
  expect(await cli(from, 'backup', file)).toMatch(/Wrote .*backup\.tar\.gz: [\d,]+ rows and 0 uploads/);
  const after = await first.call('/api/apps', { token, json: {} });
  expect(await cli(from, 'restore', file).catch((error: Error) => error.message)).toMatch(/is not empty/);
  await first.stop();

  expect(await cli(to, 'restore', file)).toContain(`to ${to}.`);
  const second = await start(to);
  const session = await second.call('/api/auth/sign-in', { json: account });
  const { items } = (await second.call('/api/apps', { token: session['token'] })) as unknown as {
    items: { id: string; name: string }[];
  };
  expect(items.map(({ id, name }) => ({ id, name }))).toEqual([{ id: made['id'], name: 'Läger & Co' }]);
  expect(items.some(({ id }) => id === after['id'])).toBe(false);
  await second.stop();
  expect(await cli(to, 'backup', join(directory, 'stopped.tar.gz'))).toContain('Wrote ');
});

const cliFile = fileURLToPath(new URL('../backup-cli.ts', import.meta.url));

async function cli(dataDir: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [cliFile, ...args], {
    env: { PATH: process.env['PATH'], WHITTLE_DATA: dataDir },
  });
  return stdout;
}

/** Values that a text format could spoil: quotes, backslashes, line ends, nulls, bytes, fractions of a second. */
async function fill(server: TestServer): Promise<void> {
  const { db, storage } = server.adapters;
  const sql = db.$client;
  const [account, app] = [newId(), newId()];
  await sql`insert into accounts (id, email, created_at) values (${account}, 'ada@example.com', '2026-01-02 03:04:05.678901+02')`;
  await sql`insert into apps (id, owner_id, app_type, name, slug) values (${app}, ${account}, 'space_app', ${'a\tb\\N\n"c"'}, 'tabs')`;
  await sql`insert into blobs (hash, content, size) values ('h', ${Buffer.from([0, 1, 92, 255])}, 4)`;
  for (const [index, text] of ['plain', '\\.', 'ünï\u2028cödé 🙂 \\x00 \r\n'].entries()) {
    await sql`insert into records (app_id, entity, id, data, created_at, updated_at)
      values (${app}, 'Expense', ${`r${index}`}, ${JSON.stringify({ text, none: null })}::jsonb, now(), now())`;
    await sql`insert into record_changes (app_id, entity, record_id, kind, at) values (${app}, 'Expense', ${`r${index}`}, 'create', now())`;
  }
  await storage.put('app1/upload1', [new Uint8Array([0, 255, 10, 13])]);
  await storage.put('app2/upload2', [new Uint8Array(300_000)]);
}

async function contents(sql: TestServer['adapters']['db']['$client']): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const { name, columns } of await listTables(sql))
    all[name] = await sql`select t::text from (select ${identifier(columns)} from ${identifier(name)}) t order by 1`;
  return all;
}

/** Unpacks the archive, changes one of its files, or leaves it out for null, and packs it again. */
async function repack(path: string, member: string, change: (text: string) => string | null): Promise<void> {
  const open = await mkdtemp(join(directory, 'open-'));
  await extract({ file: path, cwd: open });
  const changed = change(await readFile(join(open, member), 'utf8'));
  if (changed === null) await rm(join(open, member));
  else await writeFile(join(open, member), changed);
  await create({ file: path, cwd: open, gzip: true }, await readdir(open));
}
