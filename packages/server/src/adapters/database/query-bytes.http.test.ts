import { createTestDatabase, type TestDatabase } from '@whittle/testing/database';
import type {} from '@whittle/testing/vitest-postgres';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { Blocks } from '../blocks.ts';
import { type Database, type OpenDatabase, openDatabase } from './database.ts';
import { textOfBytes } from './query-bytes.ts';
import { isTransientDatabaseError } from './transient-error.ts';

const log = pino({ level: 'silent' });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('adminDatabaseUrl'));
});
afterAll(() => database.drop());

describe.each([false, true])('on connections that read into one buffer: %s', (hasOneBuffer) => {
  let opened: OpenDatabase;
  let sql: Database['$client'];
  const blocks = new Blocks();
  beforeAll(() => {
    // One connection: what is not given back makes the next statement wait for ever.
    opened = openDatabase({ url: database.url }, { poolSize: 1, log, hasOneBuffer });
    sql = opened.db.$client;
  });
  afterAll(() => opened.close());

  const backend = async () => (await sql<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]!.pid;

  test('[FAIR-03] rows that stay bytes are those of the statement, and its failure is the one that PostgreSQL names', async () => {
    const before = await backend();
    const texts = `select case when n % 7 = 0 then null else repeat(chr(228), n * $1::int) end as text from generate_series(1, 60) n`;
    for (const times of [1, 900, 2_000]) {
      const rows = await sql.bytes(texts, [times], blocks, { prepare: true });
      const plain = await sql.query<{ text: string | null }[]>(texts, [times]);
      expect(rows.map((row) => row && textOfBytes(row))).toEqual(plain.map(({ text }) => text));
      expect(plain[58]!.text).toBe('ä'.repeat(59 * times));
    }
    expect(await sql.bytes('select 1 where false', [], blocks)).toEqual([]);
    const failing = `select repeat('x', 100000 / (30 - n)) from generate_series(1, 60) n`;
    await expect(sql.bytes(failing, [], blocks)).rejects.toMatchObject({ code: '22012' });
    await expect(sql.bytes('select nonsense', [], blocks)).rejects.toMatchObject({ code: '42703' });
    const [bytes, rows] = await Promise.all([sql.bytes('select 1', [], blocks), sql`select 2 as two`]);
    expect([bytes.map((row) => textOfBytes(row!)), rows]).toEqual([['1'], [{ two: 2 }]]);
    expect(await backend()).toBe(before);
  });

  test('[FAIR-03] a connection that breaks fails rows that stay bytes, and the next one works', async () => {
    const admin = openDatabase({ url: inject('adminDatabaseUrl') }, { poolSize: 1, log });
    const pid = await backend();
    const refused = expect(sql.bytes('select pg_sleep(600)::text', [], blocks)).rejects.toSatisfy(
      isTransientDatabaseError,
    );
    await admin.db.$client`select pg_terminate_backend(${pid}, 10000)`;
    await refused;
    expect(textOfBytes((await sql.bytes('select 1', [], blocks))[0]!)).toBe('1');
    await admin.close();
  });
});

test('[FAIR-03] memory that was given back is used again', () => {
  const first = new Blocks();
  const [copy] = first.copy(Buffer.from('one'));
  first.free();
  const second = new Blocks();
  expect(second.copy(Buffer.from('two'))[0]!.buffer).toBe(copy!.buffer);
  expect(Buffer.concat(second.copy(Buffer.alloc(300_000, 'x'))).toString()).toBe('x'.repeat(300_000));
  expect(Buffer.concat(second.all()).toString()).toBe(`two${'x'.repeat(300_000)}`);
});
