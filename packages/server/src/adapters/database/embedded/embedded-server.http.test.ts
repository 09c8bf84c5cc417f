import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase, type OpenDatabase } from '../database.ts';
import { untilDatabaseAnswers } from '../until-database-answers.ts';
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts';
import { findBinaries } from './binaries.ts';
import { readPostmaster } from './postmaster-file.ts';
import { commandAs, decideRunAs } from './run-as.ts';
import { serverArguments } from './settings.ts';

const log = pino({ level: 'silent' });
/** Each test makes an installation of its own, which takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let dataDir: string;
let server: EmbeddedServer;
let database: OpenDatabase;

const open = async () => {
  server = await startEmbeddedServer(dataDir, log);
  database = openDatabase(server, { poolSize: 6, log });
};
const until = (isTrue: () => boolean) => expect.poll(isTrue, { interval: 5, timeout: 60_000 }).toBe(true);
const postmasterPid = () => readPostmaster(join(dataDir, 'postgres'))!.pid;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'whittle-pg-'));
  await open();
});
afterEach(async () => {
  await database.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('it is PostgreSQL 18 with UTF-8, order by code point, fsync, and no network port', async () => {
  const sql = database.db.$client;
  const show = async (name: string) => (await sql.query(`show ${name}`))[0]![name] as string;
  expect(await show('server_version')).toMatch(/^18\./);
  expect(await show('server_encoding')).toBe('UTF8');
  expect(await show('fsync')).toBe('on');
  expect(await show('synchronous_commit')).toBe('on');
  expect(await show('listen_addresses')).toBe('');
  const rows = await sql`select word from (values ('ä'), ('Z'), ('a'), ('z'), ('B')) as words(word) order by word`;
  expect(rows.map((row) => row['word'])).toEqual(['B', 'Z', 'a', 'z', 'ä']);
  expect(await sql`select lower('ÄÖÉ') as low`).toMatchObject([{ low: 'äöé' }]);
});

test('instants come and go as Date and JSON as text, in raw SQL', async () => {
  const sql = database.db.$client;
  const at = new Date('2026-03-01T12:34:56.789Z');
  const value = { a: [1, 'zwei'], b: null };
  const [row] = await sql`select ${at}::timestamptz as at, ${JSON.stringify(value)}::jsonb as value`;
  expect(row).toEqual({ at, value });
  expect(await sql`select 1 from (values (${at}::timestamptz)) as t(at) where at = ${at.toISOString()}`).toHaveLength(
    1,
  );
});

test('only its owner may enter the directories of the database and of its socket', async () => {
  const modes = execFileSync('stat', ['-c', '%a', join(dataDir, 'postgres'), join(dataDir, 'run')], {
    encoding: 'utf8',
  });
  expect(modes.trim().split('\n')).toEqual(['700', '700']);
});

test('data stays over a stop and a start', async () => {
  await database.db.$client`create table kept as select 42 as n`;
  await database.close();
  await server.stop();
  await open();
  expect(await database.db.$client`select n from kept`).toMatchObject([{ n: 42 }]);
});

/** Writes rows on several connections until told to stop; `acknowledged` are those whose insert resolved. */
function writeRows() {
  const acknowledged: number[] = [];
  let next = 0;
  let isDone = false;
  const workers = Array.from({ length: 4 }, async () => {
    while (!isDone) {
      const n = next++;
      try {
        await database.db.$client`insert into written values (${n})`;
        acknowledged.push(n);
      } catch {
        // What ran on a process that was killed.
      }
    }
  });
  const stop = async () => {
    isDone = true;
    await Promise.all(workers);
    return { acknowledged };
  };
  onTestFinished(() => void stop());
  return { acknowledged, stop };
}

test('killed under writes, it starts again: later queries succeed, no acknowledged row is lost', async () => {
  await database.db.$client`create table written (n int primary key)`;
  const writing = writeRows();
  for (let round = 1; round <= 2; round += 1) {
    const before = writing.acknowledged.length;
    await until(() => writing.acknowledged.length >= before + 200);
    const killed = postmasterPid();
    process.kill(killed, 'SIGKILL');
    // Its children answer until they notice; only then does another one start.
    await until(() => ![killed, undefined].includes(readPostmaster(join(dataDir, 'postgres'))?.pid));
    const atStart = writing.acknowledged.length;
    await until(() => writing.acknowledged.length >= atStart + 200);
  }
  const { acknowledged } = await writing.stop();
  const rows = await database.db.$client`select n from written`;
  const present = new Set(rows.map((row) => row['n'] as number));
  expect(acknowledged.filter((n) => !present.has(n))).toEqual([]);
});

test('one of its processes killed, it starts again as well', async () => {
  const sql = database.db.$client;
  await sql`create table written (n int primary key)`;
  const writing = writeRows();
  await until(() => writing.acknowledged.length >= 100);
  const [victim] = await sql`select pg_backend_pid() as pid`;
  process.kill(victim!['pid'] as number, 'SIGKILL');
  const atKill = writing.acknowledged.length;
  await until(() => writing.acknowledged.length >= atKill + 200);
  const { acknowledged } = await writing.stop();
  const rows = await untilDatabaseAnswers(() => sql`select n from written`);
  expect(rows.length).toBeGreaterThanOrEqual(acknowledged.length);
});

test('a server that outlived its Whittle is stopped in order and its data taken over', async () => {
  await database.db.$client`create table kept as select 42 as n`;
  await database.close();
  await server.stop();
  const clusterDir = join(dataDir, 'postgres');
  const listen = { kind: 'socket' as const, dir: join(dataDir, 'run'), port: 5432 };
  const orphan = commandAs(decideRunAs(clusterDir), findBinaries().postgres, serverArguments(clusterDir, listen));
  spawn(orphan.command, orphan.args, { ...orphan.options, stdio: 'ignore' });
  await until(() => readPostmaster(clusterDir)?.isReady === true);
  const oldPid = postmasterPid();
  await open();
  expect(postmasterPid()).not.toBe(oldPid);
  expect(await database.db.$client`select n from kept`).toMatchObject([{ n: 42 }]);
});

test.runIf(process.platform === 'linux')('it ends when the process that started it is killed', async () => {
  await database.close();
  await server.stop();
  const module = new URL('./embedded-server.ts', import.meta.url).href;
  const code = `const { startEmbeddedServer } = await import('${module}');
    await startEmbeddedServer(${JSON.stringify(dataDir)}, console); console.log('started');`;
  const whittle = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(whittle.stdout, 'data');
  whittle.kill('SIGKILL');
  await until(() => readPostmaster(join(dataDir, 'postgres')) === null);
  await open();
});

test('a stale postmaster.pid that names an unrelated process does not keep it from starting', async () => {
  await database.close();
  process.kill(postmasterPid(), 'SIGKILL');
  await server.stop();
  const path = join(dataDir, 'postgres', 'postmaster.pid');
  const text = await readFile(path, 'utf8').catch(() => '1\n/x\n1\n5432\n/x\n\n1 1\nready\n');
  await writeFile(path, text.replace(/^\d+/, String(process.pid)));
  await open();
  expect(await database.db.$client`select 1 as one`).toMatchObject([{ one: 1 }]);
});

test('a data directory with a very long path gets its socket elsewhere', async () => {
  const long = join(dataDir, 'x'.repeat(60), 'y'.repeat(60));
  await mkdir(long, { recursive: true });
  const elsewhere = await startEmbeddedServer(long, log);
  const opened = openDatabase(elsewhere, { poolSize: 1, log });
  expect(await opened.db.$client`select 1 as one`).toMatchObject([{ one: 1 }]);
  await opened.close();
  await elsewhere.stop();
});
