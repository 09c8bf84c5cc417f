import { createTestDatabase } from '@whittle/testing/database';
import type {} from '@whittle/testing/vitest-postgres';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, inject, it, onTestFinished } from 'vitest';
import { openDatabase } from './database.ts';
import { isTransientDatabaseError } from './transient-error.ts';

const log = pino({ level: 'silent' });
const rounds = 6;
const patience = 60_000;

it.each([2, 8])(
  'transactions on a pool of %i fail and none hangs while the server drops connections',
  async (poolSize) => {
    const database = await createTestDatabase(inject('adminDatabaseUrl'));
    const pool = openDatabase({ url: database.url }, { poolSize, log });
    const admin = openDatabase({ url: inject('adminDatabaseUrl') }, { poolSize: 1, log });
    const name = new URL(database.url).pathname.slice(1);
    let isOver = false;
    let succeeded = 0;
    const errors: unknown[] = [];

    const worker = async () => {
      while (!isOver) {
        const work = pool.db.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          await tx.execute(sql`select 2`);
        });
        await work.then(
          () => (succeeded += 1),
          (error: unknown) => errors.push(error),
        );
      }
    };
    onTestFinished(() => void (isOver = true));
    const workers = Promise.all(Array.from({ length: 6 }, worker));
    for (let round = 1; round <= rounds; round += 1) {
      const before = succeeded;
      await expect.poll(() => succeeded, { interval: 5, timeout: patience }).toBeGreaterThan(before + 20);
      await admin.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`);
    }
    isOver = true;
    await workers;
    for (const error of errors) expect(isTransientDatabaseError(error), String(error)).toBe(true);
    await pool.close();
    await admin.close();
    await database.drop();
  },
  rounds * patience,
);
