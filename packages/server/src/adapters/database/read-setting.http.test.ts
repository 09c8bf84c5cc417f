import { createTestDatabase, type TestDatabase } from '@whittle/testing/database';
import type {} from '@whittle/testing/vitest-postgres';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { type Database, type OpenDatabase, openDatabase } from './database.ts';
import { readSetting } from './read-setting.ts';
import { settings } from './schema.ts';

let database: TestDatabase;
let opened: OpenDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase(inject('adminDatabaseUrl'));
  opened = openDatabase({ url: database.url }, { poolSize: 2, log: pino({ level: 'silent' }) });
  db = opened.db;
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await opened.close();
  await database.drop();
});

const save = async (key: string, value: number) => {
  const row = { key, value, updatedAt: new Date() };
  await db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row });
};

test('whoever asks at once reads once, each what it asked for', async () => {
  await save('test-one', 1);
  await save('test-two', 2);
  const select = vi.spyOn(db, 'select');
  const keys = Array.from({ length: 300 }, (_, n) => ['test-one', 'test-two', 'test-none'][n % 3]!);
  const values = await Promise.all(keys.map((key) => readSetting(db, key)));
  expect(values.slice(0, 3)).toEqual([1, 2, undefined]);
  expect(new Set(values).size).toBe(3);
  expect(select).toHaveBeenCalledTimes(1);
});

test('a value that was stored before somebody asked is what they get, also while an older reading is under way', async () => {
  await save('test-one', 1);
  const locker = db.$connection();
  await locker.connect();
  await locker.query('begin; lock table settings in access exclusive mode');
  const select = vi.spyOn(db, 'select');
  const first = readSetting(db, 'test-one');
  await vi.waitFor(() => expect(select).toHaveBeenCalledTimes(1));
  await locker.query(`update settings set value = '5' where key = 'test-one'; commit`);
  await locker.end();
  const later = readSetting(db, 'test-one');
  expect([1, 5]).toContain(await first);
  expect(await later).toBe(5);
});

test('a reading that fails is that of those who wait for it alone', async () => {
  await save('test-one', 1);
  vi.spyOn(db, 'select').mockImplementationOnce(() => {
    throw new Error('the database is gone');
  });
  await expect(readSetting(db, 'test-one')).rejects.toThrow('the database is gone');
  expect(await readSetting(db, 'test-one')).toBe(1);
});
