import type { AppSummary } from '@whittle/contract/apps';
import { type Database, openDatabase } from '@whittle/server/adapters/database/database';
import { createLog } from '@whittle/server/log/log';
import { createTestDatabase } from '@whittle/testing/database';
import { startProduct } from '@whittle/testing/product';
import { sendRequest } from '@whittle/testing/request';
import { createTestApp, signUpBuilder, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import type {} from '@whittle/testing/vitest-postgres';
import { expect, inject, it, onTestFinished, vi } from 'vitest';

const files = { 'pages/Home.jsx': 'export default () => <p>Hello</p>;' };

const underWay = ({ $client }: Database) => $client`select app_id from publish_attempts`;

async function failedOf(server: TestServer, app: TestApp) {
  const answer = await server.request('/api/apps', { token: app.owner.token });
  const { items } = (await answer.json()) as { items: AppSummary[] };
  return items.find(({ id }) => id === app.id)?.failedPublish;
}

it('[PUB-28] a publish that failed after its window was left says why until it was seen or the next one succeeds', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const broken = { 'pages/Home.jsx': 'export default () => <p>Hello' };
  const app = await createTestApp(server, { files: broken, published: false });
  const call = (path: string, options: object) =>
    server.request(`/api/apps/${app.id}/publish${path}`, { token: app.owner.token, ...options });

  const { db } = server.adapters;
  const leaving = new AbortController();
  await db.transaction(async (tx) => {
    await tx.$client`select from app_event_heads where app_id = ${app.id} for update`;
    const left = call('', { json: {}, signal: leaving.signal }).catch(() => undefined);
    await vi.waitFor(async () => expect(await underWay(db)).toHaveLength(1), 30_000);
    leaving.abort();
    await left;
  });
  const problem = 'publish-failed';
  await vi.waitFor(async () => expect(await failedOf(server, app)).toMatchObject({ problem }), 30_000);
  expect(await underWay(db)).toEqual([]);
  const stranger = await createTestApp(server, { files });
  const asStranger = { method: 'DELETE', token: stranger.owner.token };
  expect((await call('/failure', asStranger)).status).toBe(404);
  expect(await failedOf(server, app)).toMatchObject({ problem });
  expect((await call('/failure', { method: 'DELETE' })).status).toBe(204);
  expect(await failedOf(server, app)).toBeUndefined();

  const other = await createTestApp(server, { files, published: false });
  const publish = (json: object) => server.request(`/api/apps/${other.id}/publish`, { token: other.owner.token, json });
  expect((await publish({ slug: stranger.slug })).status).toBe(409);
  expect(await failedOf(server, other)).toMatchObject({ problem: 'slug-taken' });
  expect((await publish({})).status).toBe(200);
  expect(await failedOf(server, other)).toBeUndefined();
});

it('[PUB-28] a publish that ends with its server says so once a server runs again', async () => {
  const database = await createTestDatabase(inject('adminDatabaseUrl'));
  onTestFinished(() => database.drop());
  const { db, close } = openDatabase({ url: database.url }, { poolSize: 2, log: createLog({ logLevel: 'silent' }) });
  onTestFinished(() => close());
  const server = await startProduct({
    env: { DATABASE_URL: database.url, WHITTLE_SECRET: 'x'.repeat(64), PRERENDER: 'off' },
  });
  onTestFinished(() => server.close());
  const { host } = new URL(server.url);
  const request = (path: string, options = {}) => sendRequest(server.port, path, { host, ...options });
  const owner = await signUpBuilder({ request });
  const { token } = owner;
  const reached = { request, previewHost: () => host, publishedHost: () => host, adapters: { db } };
  const { id } = await createTestApp(reached, { owner, files, published: false });

  const publish = () => request(`/api/apps/${id}/publish`, { token, json: {} });
  await db.transaction(async (tx) => {
    // The publish waits for the app's log, so it is in the middle of everything when the server is killed.
    await tx.$client`select from app_event_heads where app_id = ${id} for update`;
    const answered = publish().catch(() => undefined);
    await vi.waitFor(async () => expect(await underWay(db)).toHaveLength(1), 30_000);
    await server.kill();
    await answered;
  });
  await server.start();
  const app = async () => {
    const { items } = (await (await request('/api/apps', { token })).json()) as { items: AppSummary[] };
    return items[0]!;
  };
  await vi.waitFor(async () => expect((await app()).failedPublish?.problem).toBe('publish-interrupted'), 30_000);
  expect((await app()).publishedVersionId).toBeNull();
  expect((await publish()).status).toBe(200);
  expect((await app()).failedPublish).toBeUndefined();
}, 240_000);
