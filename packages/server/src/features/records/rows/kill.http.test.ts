import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@whittle/testing/database';
import { freePort } from '@whittle/testing/product';
import { type RequestOptions, sendRequest } from '@whittle/testing/request';
import { type ServerProcess, spawnServer } from '@whittle/testing/server-process';
import { createTestApp, type TestApp } from '@whittle/testing/test-app';
import { afterEach, expect, inject, test } from 'vitest';
import { openDatabase } from '../../../adapters/database/database.ts';
import { startEmbeddedServer } from '../../../adapters/database/embedded/embedded-server.ts';
import { newId } from '../../../adapters/ids.ts';
import { createLog } from '../../../log/log.ts';
import { eachChange } from './sql/each-change.ts';

const schema = JSON.stringify({
  properties: { name: { type: 'string' }, count: { type: 'number' }, batch: { type: 'string' } },
});
const batchRows = 40;
const quiet = createLog({ logLevel: 'silent' });
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** What the server said it did. Whatever it did not say may have happened or not, but never in part. */
type Told = {
  created: Map<string, string>;
  counts: Map<string, number>;
  batches: Set<string>;
  open: Map<string, object[]>;
};

/** An installation whose server process and database can be taken away at any moment. */
async function install(adminUrl: () => string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'whittle-kill-'));
  const database: TestDatabase = await createTestDatabase(adminUrl());
  const name = new URL(database.url).pathname;
  const url = () => Object.assign(new URL(adminUrl()), { pathname: name }).href;
  const port = await freePort();
  let server: ServerProcess | null = null;
  const kill = async () => {
    server?.child.kill('SIGKILL');
    await server?.exited;
  };
  ends.push(() => rm(dataDir, { recursive: true, force: true }), kill);

  const start = async () => {
    server = spawnServer({
      WHITTLE_DATA: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://whittle.localhost',
      DATABASE_URL: url(),
      LOG_LEVEL: 'silent',
    });
    await server.ready;
  };
  const request = (path: string, options: RequestOptions = {}) =>
    sendRequest(port, path, { host: 'whittle.localhost', ...options });
  const withDatabase = async <T>(work: (db: ReturnType<typeof openDatabase>['db']) => Promise<T>): Promise<T> => {
    const { db, close } = openDatabase({ url: url() }, { poolSize: 2, log: quiet });
    return work(db).finally(close);
  };
  await start();
  const app = await withDatabase((db) =>
    createTestApp(
      { request, adapters: { db }, previewHost: (id) => id, publishedHost: (slug) => slug },
      { files: { 'entities/Task.json': schema } },
    ),
  );
  return { app, start, kill, request, withDatabase };
}
type Installation = Awaited<ReturnType<typeof install>>;

/** Writes of all kinds at once, until the server is gone. Resolves when the last call has ended, however. */
function writeUntilGone({ app, request }: Installation, told: Told): Promise<unknown> {
  const call = async (path: string, options: RequestOptions) => {
    const answer = await request(`/live_api/apps/${app.id}/entities/Task${path}`, {
      token: app.owner.token,
      ...options,
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status} ${text}`);
    return JSON.parse(text) as { id: string };
  };
  const onAndOn = async (act: () => Promise<void>) => {
    for (;;) {
      try {
        await act();
      } catch {
        return;
      }
    }
  };
  const creating = async () => {
    const name = newId();
    told.created.set((await call('', { json: { name, count: 0 } })).id, name);
  };
  /** Each of two writers has records of its own, so that their counts only rise. */
  const updating = (which: 0 | 1) => async () => {
    const ids = [...told.created.keys()].filter((_, at) => at % 2 === which);
    const id = ids[Math.floor(Math.random() * ids.length)];
    if (id === undefined) return creating();
    const count = (told.counts.get(id) ?? 0) + 1;
    await call(`/${id}`, { method: 'PUT', json: { count } });
    told.counts.set(id, count);
  };
  const importing = async () => {
    const batch = newId();
    const rows = Array.from({ length: batchRows }, (_, n) => ({ name: `${batch} ${n}`, batch }));
    told.open.set(batch, rows);
    await call('/bulk', { json: rows, headers: { 'idempotency-key': batch } });
    told.open.delete(batch);
    told.batches.add(batch);
  };
  return Promise.all([creating, creating, updating(0), updating(1), importing, importing].map(onAndOn));
}

/** Sends again what was not answered, as a client would, and checks every promise against the tables. */
async function check({ app, request, withDatabase }: Installation, told: Told): Promise<void> {
  await Promise.all(
    [...told.open].map(async ([batch, rows]) => {
      const path = `/live_api/apps/${app.id}/entities/Task/bulk`;
      const options = { token: app.owner.token, json: rows, headers: { 'idempotency-key': batch } };
      // A connection that the end took with it may be found out by this call: it says so, and the next one goes through.
      await expect.poll(async () => (await request(path, options)).status, { timeout: 20_000 }).toBe(201);
      told.open.delete(batch);
      told.batches.add(batch);
    }),
  );
  await withDatabase(async (db) => {
    const rows = await db.$client.query<{ id: string; name: string; count: number | null; batch: string | null }[]>(
      `select id, data ->> 'name' as name, (data ->> 'count')::int as count, data ->> 'batch' as batch
       from records where app_id = $1`,
      [app.id],
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const [id, name] of told.created) expect(byId.get(id)?.name).toBe(name);
    for (const [id, count] of told.counts) {
      // The last call before the end may have been carried out without an answer.
      expect([count, count + 1]).toContain(byId.get(id)?.count);
      told.counts.set(id, byId.get(id)!.count ?? 0);
    }
    const batches = Map.groupBy(
      rows.filter(({ batch }) => batch !== null),
      ({ batch }) => batch,
    );
    for (const [batch, found] of batches) expect([batch, found.length]).toEqual([batch, batchRows]);
    for (const batch of told.batches) expect(batches.has(batch)).toBe(true);
    expect(await disagreements(db, app)).toEqual([]);
  });
}

/** Records whose last change in the history is not what stands in the table. */
const disagreements = (db: ReturnType<typeof openDatabase>['db'], app: TestApp) =>
  db.$client.query(
    `with last as (
       select distinct on (record_id) record_id as id, kind, after from ${eachChange('c.app_id = $1')} c
       order by record_id, seq desc
     ), now as (select id, data from records where app_id = $1)
     select coalesce(last.id, now.id) as id from last full join now using (id)
     where (now.id is null) <> (last.kind = 'delete') or last.after is distinct from now.data`,
    [app.id],
  );

const newTold = (): Told => ({ created: new Map(), counts: new Map(), batches: new Set(), open: new Map() });
/** A server starts in a second, several on a machine that has much else to do. */
const testMs = 240_000;
/** Some time after the first answers of a round: in the middle of the next writes. */
async function inTheMiddle(told: Told): Promise<void> {
  const answered = told.created.size;
  while (told.created.size < answered + 3) await new Promise((resolve) => setTimeout(resolve, 10));
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 100));
}

test(
  '[ENT-38] a server that is killed twenty times in the middle of writes and imports loses none and halves none',
  async () => {
    const installation = await install(() => inject('adminDatabaseUrl'));
    const told = newTold();
    for (let round = 0; round < 20; round += 1) {
      const writing = writeUntilGone(installation, told);
      await inTheMiddle(told);
      await installation.kill();
      await writing;
      await installation.start();
      await check(installation, told);
    }
    expect(told.created.size).toBeGreaterThan(20);
    expect(told.batches.size).toBeGreaterThan(20);
  },
  testMs,
);

test(
  '[ENT-38] the same when it is the database that is killed',
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'whittle-kill-database-'));
    const database = await startEmbeddedServer(directory, quiet, { listen: 'tcp' });
    ends.push(
      () => rm(directory, { recursive: true, force: true }),
      () => database.stop(),
    );
    const adminUrl = () => {
      const { user, password, database: name, address } = database.connection;
      if (!('port' in address)) throw new Error('the embedded server was asked for a port');
      return `postgres://${user}:${password}@${address.host}:${address.port}/${name}`;
    };
    const installation = await install(adminUrl);
    const told = newTold();
    const writing = writeUntilGone(installation, told);
    await inTheMiddle(told);
    const pidFile = join(directory, 'postgres', 'postmaster.pid');
    process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL');
    await writing;
    await database.ready();
    await check(installation, told);
    expect(told.created.size).toBeGreaterThan(0);
  },
  testMs,
);
