import { createTestDatabase, type TestDatabase } from '@whittle/testing/database';
import type {} from '@whittle/testing/vitest-postgres';
import { sql as drizzleSql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Database, type OpenDatabase, openDatabase } from './database.ts';
import { identifier } from './sql-client.ts';
import { isTransientDatabaseError } from './transient-error.ts';

let database: TestDatabase;
let opened: OpenDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase(inject('adminDatabaseUrl'));
  // One connection: what is not given back makes the next statement wait for ever.
  opened = openDatabase({ url: database.url }, { poolSize: 1, log: pino({ level: 'silent' }) });
  db = opened.db;
  await db.$client`create table "odd ""name" (id int primary key, at timestamptz, day date, data jsonb)`;
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

const backend = async () => (await db.$client<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]!.pid;
const table = identifier('odd "name');

test('values are parameters, names are quoted, and both come back as what they are', async () => {
  const at = new Date('2026-11-22T10:00:00.123Z');
  const data = JSON.stringify({ text: "'; drop table x" });
  await db.$client`insert into ${table} (${identifier(['id', 'at', 'day', 'data'])})
    values (${1}, ${at}, ${'2026-02-01'}, ${data}::jsonb)`;
  expect(await db.$client`select * from ${table} where id = ${1}`).toEqual([
    { id: 1, at, day: '2026-02-01', data: JSON.parse(data) as unknown },
  ]);
  await expect(async () => db.$client`select ${undefined}::text`).rejects.toThrow(/is undefined/);
});

test('a prepared statement answers the first time, every time and after a failure as one that is not prepared', async () => {
  const text = `select n, n::int as small, case when n > 1 then null else 'é' end as text, n > 1 as flag, now() > 'epoch' as later,
      date '2026-02-01' as day, timestamptz '2026-02-01T10:00Z' as at, '{"a":[1]}'::jsonb as json, array['x,y', null] as list,
      'x'::bytea as bytes, 1.5::numeric as exact from generate_series(1, 12 / $1::int) n`;
  const plain = (times: number) => db.$client.query(text, [times]);
  const prepared = (times: number) => db.$client.query(text, [times], { prepare: true });
  for (const times of [6, 6, 12, 100]) expect(await prepared(times)).toEqual(await plain(times));
  await expect(prepared(0)).rejects.toMatchObject({
    code: '22012',
    stack: expect.stringContaining('sql-client') as string,
  });
  await expect(
    db.$client.query(
      text,
      [
        {
          toPostgres: () => {
            throw new Error('no value');
          },
        },
      ],
      { prepare: true },
    ),
  ).rejects.toThrow('no value');
  expect(await prepared(6)).toEqual(await plain(6));
  expect(await db.$client.query('create table if not exists twice ()', [], { prepare: true })).toEqual([]);
  const unread = 'select $1::json as json';
  expect(await db.$client.query(unread, ['{}'], { prepare: true })).toEqual([{ json: {} }]);
});

test('a statement that PostgreSQL refuses costs no connection', async () => {
  const before = await backend();
  await expect(db.$client`insert into ${table} (id) values (1)`).rejects.toMatchObject({ code: '23505' });
  await expect(db.execute(drizzleSql`select 1 / 0`)).rejects.toMatchObject({ cause: { code: '22012' } });
  await expect(
    db.transaction(async (tx) => {
      await tx.$client`insert into ${table} (id) values (2)`;
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await expect(
    db.$client.transaction(async (sql) => {
      await sql`insert into ${table} (id) values (3)`;
      await sql`select 1 / 0`;
    }),
  ).rejects.toMatchObject({ code: '22012' });
  expect(await db.$client`select id from ${table}`).toEqual([{ id: 1 }]);
  expect(await backend()).toBe(before);
});

test('a cursor gives its connection back at its end, when its reader stops, and when it fails', async () => {
  const numbers = 'select generate_series(1, $1::int) as n';
  const read: number[] = [];
  for await (const rows of db.$client.cursor<{ n: number }[]>(numbers, [5], 2)) read.push(rows.length);
  expect(read).toEqual([2, 2, 1]);
  const before = await backend();
  for await (const rows of db.$client.cursor(numbers, [1_000_000], 2)) if (rows.length > 0) break;
  expect(await backend()).toBe(before);
  const failing = db.$client.cursor('select 1 / (3 - n) from generate_series(1, 9) n', [], 1);
  await expect(async () => {
    for await (const rows of failing) read.push(rows.length);
  }).rejects.toMatchObject({ code: '22012' });
  expect(await backend()).toBe(before);
});

test('a connection that breaks under a reader or in a transaction fails it, and the next one works', async () => {
  const admin = openDatabase({ url: inject('adminDatabaseUrl') }, { poolSize: 1, log: pino({ level: 'silent' }) });
  const kill = (pid: number) => admin.db.$client`select pg_terminate_backend(${pid}, 10000)`;
  await expect(async () => {
    for await (const rows of db.$client.cursor('select n, pg_backend_pid() as pid from generate_series(1, 9) n', [], 1))
      await kill(rows[0]!['pid'] as number);
  }).rejects.toSatisfy(isTransientDatabaseError);
  await expect(
    db.$client.session(async (sql) => {
      const [own] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
      for await (const rows of sql.cursor('select generate_series(1, 9) as n', [], 1)) {
        await kill(own!.pid);
        if (rows.length > 0) break;
      }
      await sql`select 1`;
    }),
  ).rejects.toSatisfy(isTransientDatabaseError);
  await expect(
    db.transaction(async (tx) => {
      const [own] = await tx.$client<{ pid: number }[]>`select pg_backend_pid() as pid`;
      await kill(own!.pid);
      await tx.execute(drizzleSql`select 1`);
    }),
  ).rejects.toSatisfy(isTransientDatabaseError);
  expect(await db.$client`select 1 as one`).toEqual([{ one: 1 }]);
  await admin.close();
});

test('what runs too long when the pool is closed is cut off, as is what waits or has no connection yet', async () => {
  for (const patience of [0, 50]) {
    const other = openDatabase({ url: database.url }, { poolSize: 1, log: pino({ level: 'silent' }) });
    const { $client: sql } = other.db;
    const long = [sql`select pg_sleep(600)`, sql`select pg_sleep(600)`, sql`select pg_sleep(600)`];
    const refused = long.map((one) => expect(one).rejects.toSatisfy(isTransientDatabaseError));
    await other.close(patience);
    await Promise.all(refused);
  }
  const other = openDatabase({ url: database.url }, { poolSize: 1, log: pino({ level: 'silent' }) });
  const { $client: sql } = other.db;
  await sql`select 1`;
  const refused = expect(sql`select pg_sleep(600)`).rejects.toSatisfy(isTransientDatabaseError);
  await other.close(50);
  await refused;
});
