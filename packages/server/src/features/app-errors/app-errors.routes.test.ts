import type { AppErrorList } from '@whittle/contract/app-errors';
import { createTestApp, signUpBuilder, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let now = new Date('2026-11-21T10:00:00Z');
beforeAll(async () => {
  server = await startTestServer({ adapters: { clock: { now: () => now } } });
});
afterAll(() => server.close());

const report = (app: TestApp, errorTitle: string, more: object = {}, host: string | undefined = app.publishedHost) =>
  server.request('/api/app-error', {
    ...(host && { host }),
    json: {
      appId: app.id,
      appName: 'x',
      errorTitle,
      errorDetails: 'at Home.jsx:3',
      componentName: 'Home',
      scope: 'page',
      ...more,
    },
  });
const list = async (app: TestApp) => {
  const answer = await server.request(`/api/apps/${app.id}/app-errors`, { token: app.owner.token });
  return ((await answer.json()) as AppErrorList).items;
};

test('[RUN-08] a report is stored once in five minutes and shown to the owner, newest first', async () => {
  const app = await createTestApp(server, { files: {} });
  now = new Date('2026-11-21T10:00:00Z');
  const answers = await Promise.all([1, 2, 3].map(() => report(app, 'x is undefined')));
  for (const answer of answers) expect([answer.status, await answer.json()]).toEqual([202, { success: true }]);
  await report(app, 'x is undefined', { componentName: 'List' });
  now = new Date('2026-11-21T10:04:59Z');
  await report(app, 'x is undefined');
  expect(await list(app)).toHaveLength(2);
  now = new Date('2026-11-21T10:05:01Z');
  await report(app, 'x is undefined');
  const items = await list(app);
  expect(items).toHaveLength(3);
  expect(items[0]).toEqual({
    id: expect.any(String),
    versionId: null,
    title: 'x is undefined',
    details: 'at Home.jsx:3',
    componentName: 'Home',
    scope: 'page',
    createdAt: '2026-11-21T10:05:01.000Z',
  });
});

test('[RUN-08] at most ten a minute per version, and an invented version is none', async () => {
  const app = await createTestApp(server, { files: {} });
  now = new Date('2026-11-21T11:00:00Z');
  await Promise.all(
    Array.from({ length: 30 }, (_, index) => report(app, `error ${index}`, { versionId: `v${index}` })),
  );
  const items = await list(app);
  expect(items).toHaveLength(10);
  expect(items.every(({ versionId }) => versionId === null)).toBe(true);
  const [{ id: versionId }] = await server.adapters.db.$client<
    [{ id: string }]
  >`select id from versions where app_id = ${app.id}`;
  await report(app, 'of the version', { versionId });
  expect((await list(app))[0]).toMatchObject({ title: 'of the version', versionId });
  now = new Date('2026-11-21T11:01:01Z');
  await report(app, 'a minute later');
  expect(await list(app)).toHaveLength(12);
});

test('a report that is about no app, or another one than the host’s, gets the same answer and leaves nothing', async () => {
  const app = await createTestApp(server, { files: {} });
  const other = await createTestApp(server, { files: {} });
  now = new Date('2026-11-21T12:00:00Z');
  for (const answer of [
    await report(app, 'unknown', { appId: 'f'.repeat(24) }),
    await report(app, 'nonsense', { appId: '\u0000' }),
    await report(app, 'elsewhere', {}, other.publishedHost),
  ]) {
    expect([answer.status, await answer.json()]).toEqual([202, { success: true }]);
  }
  expect(await list(app)).toEqual([]);
  await report(app, 'from the builder', {}, new URL(server.builderOrigin).host);
  expect(await list(app)).toMatchObject([{ title: 'from the builder' }]);
});

test('texts are cut and cleaned, and what is no report is refused', async () => {
  const app = await createTestApp(server, { files: {} });
  now = new Date('2026-11-21T13:00:00Z');
  await report(app, `a\u0000b\ud800${'x'.repeat(3_000)}`);
  const [item] = await list(app);
  expect(item!.title).toMatch(/^ab\ufffdx+$/);
  expect(item!.title.length).toBeLessThanOrEqual(2_000);
  expect((await report(app, 'x', { scope: 'nonsense' })).status).toBe(400);
  expect((await report(app, 'x', { errorTitle: 5 })).status).toBe(400);
  expect((await report(app, 'x', { errorDetails: 'x'.repeat(100_000) })).status).toBe(413);
});

test('only the owner reads the list', async () => {
  const app = await createTestApp(server, { files: {} });
  const stranger = await signUpBuilder(server);
  const path = `/api/apps/${app.id}/app-errors`;
  expect((await server.request(path)).status).toBe(401);
  expect((await server.request(path, { token: stranger.token })).status).toBe(404);
});
