import type { LiveEvent, NewLiveEvent } from '@whittle/contract/chat-events';
import { insertAppWithLog } from '@whittle/testing/app-with-log';
import { createTestDatabase, type TestDatabase } from '@whittle/testing/database';
import type {} from '@whittle/testing/vitest-postgres';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../../adapters/database/database.ts';
import { accounts, appEvents, apps } from '../../adapters/database/schema.ts';
import { newId } from '../../adapters/ids.ts';
import { createProcessLink } from '../../adapters/realtime/process-link.ts';
import { createEventLog, type EventLog } from './event-log.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
let db: Database;
let closeDb: () => Promise<void>;

beforeAll(async () => {
  database = await createTestDatabase(inject('adminDatabaseUrl'));
  ({ db, close: closeDb } = openDatabase({ url: database.url }, { poolSize: 4, log }));
  await db.insert(accounts).values({ id: 'owner', email: 'owner@example.com' });
});
afterAll(async () => {
  await closeDb();
  await database.drop();
});

/** A server process as far as the event log goes: pool, link and log of its own. */
async function startProcess(): Promise<{ events: EventLog; db: Database }> {
  const opened = openDatabase({ url: database.url }, { poolSize: 4, log });
  const link = createProcessLink({ db: opened.db, log });
  const events = createEventLog({ db: opened.db, link, log });
  await link.start();
  onTestFinished(async () => {
    await events.close();
    await link.stop();
    await opened.close();
  });
  return { events, db: opened.db };
}

const makeApp = () => insertAppWithLog(db, { ownerId: 'owner' });

/** The first `count` events behind `after`, as a window gets them. */
async function follow(events: EventLog, appId: string, after: number, count: number): Promise<LiveEvent[]> {
  const leaving = new AbortController();
  const received: LiveEvent[] = [];
  for await (const batch of events.follow(appId, after, leaving.signal)) {
    received.push(...batch.map((event) => JSON.parse(event.json) as LiveEvent));
    if (received.length >= count) leaving.abort();
  }
  return received;
}

const text = (content: string): NewLiveEvent => ({ type: 'text-delta', messageId: 'm', text: content });
const phase: NewLiveEvent = { type: 'turn-phase', messageId: 'm', phase: 'writing' };
const textOf = (received: LiveEvent[]) =>
  received.map((event) => (event.type === 'text-delta' ? event.text : '')).join('');

it('characters that wait for the same commit become one event', async () => {
  const { events } = await startProcess();
  const appId = await makeApp();
  for (const piece of ['a', 'b', 'c']) events.appendText(appId, 'm', piece);
  const seq = await events.append(appId, phase);
  events.appendText(appId, 'm', 'd');
  await events.flush(appId);
  expect(seq).toBe(2);
  expect(await follow(events, appId, 0, 3)).toEqual([
    { seq: 1, ...text('abc') },
    { seq: 2, ...phase },
    { seq: 3, ...text('d') },
  ]);
});

it('[GEN-22] readers in two processes get every event once and in order, from every position, whoever writes', async () => {
  const [one, two] = await Promise.all([startProcess(), startProcess()]);
  const ids = await Promise.all([makeApp(), makeApp(), makeApp()]);
  const count = 90;
  const early = ids.flatMap((id) => [one, two].map(({ events }) => follow(events, id, 0, count)));
  await Promise.all(
    ids.map(async (id) => {
      for (let n = 0; n < count; n += 3) {
        await Promise.all([
          one.events.append(id, phase),
          two.events.append(id, phase),
          two.events.transact(id, async (_, emit) => emit(phase)),
        ]);
      }
    }),
  );
  const positions = Array.from({ length: count }, (_, at) => at + 1);
  for (const received of await Promise.all(early)) expect(received.map((event) => event.seq)).toEqual(positions);
  for (const after of [0, 1, 17, count - 1]) {
    const received = await follow(two.events, ids[0]!, after, count - after);
    expect(received.map((event) => event.seq)).toEqual(positions.slice(after));
  }
  expect(await one.events.head(ids[0]!)).toBe(count);
});

it('events wait while the database is away, and none is lost or written twice', async () => {
  const { events } = await startProcess();
  const appId = await makeApp();
  const reading = follow(events, appId, 0, 60);
  let written = '';
  for (let n = 0; n < 300; n += 1) {
    written += `${n},`;
    events.appendText(appId, 'm', `${n},`);
    if (n % 10 === 9) await events.append(appId, phase);
    if (n % 100 === 50) {
      await db.execute(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
    }
  }
  await events.flush(appId);
  const rows = await db.select().from(appEvents);
  const own = rows.filter((row) => row.appId === appId).sort((a, b) => a.seq - b.seq);
  expect(own.map((row) => row.seq)).toEqual(own.map((_, at) => at + 1));
  expect(textOf(own.map((row) => ({ ...row.event, seq: row.seq }) as LiveEvent))).toBe(written);
  expect(textOf(await follow(events, appId, 0, own.length))).toBe(written);
  expect(written.startsWith(textOf(await reading))).toBe(true);
});

it('an event that the database refuses, or an app that is gone, does not hold up the others', async () => {
  const { events } = await startProcess();
  const [good, bad] = [await makeApp(), await makeApp()];
  const refused = events.append(bad, text('\u0000'));
  const gone = events.append(newId(), phase);
  const kept = events.append(good, phase);
  await expect(refused).rejects.toThrow();
  await expect(gone).rejects.toThrow('has no event log');
  expect(await kept).toBe(1);
  expect(await events.head(bad)).toBe(0);
});

it('a transaction that fails leaves neither its rows nor its events', async () => {
  const { events, db: own } = await startProcess();
  const appId = await makeApp();
  const failing = events.transact(appId, async (tx, emit) => {
    await tx.update(apps).set({ name: 'changed' });
    emit(phase);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await events.head(appId)).toBe(0);
  const names = await own.select({ name: apps.name }).from(apps);
  expect(names.some(({ name }) => name === 'changed')).toBe(false);
});
