import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmptyDatabase, type TestDatabase } from '@whittle/testing/database';
import { freePort } from '@whittle/testing/product';
import { sendRequest } from '@whittle/testing/request';
import { type ServerProcess, spawnServer } from '@whittle/testing/server-process';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let dataDir: string;
let database: TestDatabase;
let running: ServerProcess[];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'whittle-own-database-'));
  database = await createEmptyDatabase(inject('adminDatabaseUrl'));
  running = [];
});
afterEach(async () => {
  for (const { child, exited } of running) {
    child.kill('SIGTERM');
    await exited;
  }
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function launch() {
  const port = await freePort();
  const server = spawnServer({
    WHITTLE_DATA: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://whittle.localhost',
    DATABASE_URL: database.url,
  });
  running.push(server);
  await server.ready;
  const call = (path: string, options = {}) => sendRequest(port, path, { host: 'whittle.localhost', ...options });
  return { ...server, call };
}

const account = { email: 'ada@example.com', password: 'a long enough password' };

test('two servers that start at once on an empty database of one’s own share it and the data directory', async () => {
  const [one, two] = await Promise.all([launch(), launch()]);
  const signedUp = await one.call('/api/auth/sign-up', { json: account });
  expect(signedUp.status).toBe(201);
  const { token } = (await signedUp.json()) as { token: string };
  const made = await two.call('/api/apps', { token, json: {} });
  expect(made.status).toBe(201);
  const { items } = (await (await one.call('/api/apps', { token })).json()) as { items: { id: string }[] };
  expect(items.map(({ id }) => id)).toEqual([((await made.json()) as { id: string }).id]);
});

test('what was acknowledged is there after the server was killed', async () => {
  const first = await launch();
  expect((await first.call('/api/auth/sign-up', { json: account })).status).toBe(201);
  first.child.kill('SIGKILL');
  await first.exited;
  const second = await launch();
  expect((await second.call('/api/auth/sign-in', { json: account })).status).toBe(200);
});
