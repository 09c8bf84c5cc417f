import type { EarlierPublishes } from '@whittle/contract/publishing';
import { newId } from '@whittle/server/adapters/ids';
import { createTestApp, signInToApp, signUpBuilder, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeVersion } from '../../core/app-files/versions.store.ts';

vi.setConfig({ testTimeout: 90_000 });
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

const page = (heading: string) => ({
  'pages/Home.jsx': `export default function Home() { return <h1>${heading}</h1>; }`,
  'entities/Note.json': JSON.stringify({
    properties: { text: { type: 'string' } },
    'x-accessControl': { permissions: { read: 'anonymous', write: 'anonymous' } },
  }),
});

/** A later version, as a turn writes one. */
async function change(app: TestApp, files: Record<string, string>): Promise<string> {
  const id = newId();
  const version = { appId: app.id, id, messageId: null, content: '', userRequest: 'Say Second', createdAt: new Date() };
  await server.adapters.db.transaction((tx) => writeVersion(tx, { ...version, files: new Map(Object.entries(files)) }));
  return id;
}
const call = (app: TestApp, path: string, options: object = {}) =>
  server.request(`/api/apps/${app.id}${path}`, { token: app.owner.token, ...options });
const publish = async (app: TestApp, json: object) =>
  (await call(app, '/publish', { json })).json() as Promise<{ versionId: string }>;
const earlier = async (app: TestApp) => ((await (await call(app, '/publications')).json()) as EarlierPublishes).items;
/** The heading is in the bundle of the page. */
async function shown(app: TestApp): Promise<string> {
  const html = await (await server.request('/', { host: app.publishedHost })).text();
  const names = [...html.matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, name]) => name);
  const scripts = await Promise.all(
    names.map(async (name) => (await server.request(`/assets/${name}`, { host: app.publishedHost })).text()),
  );
  const heading = ['Heron', 'Magpie'].find((one) => scripts.some((script) => script.includes(one)));
  return `${/<title>(.*?)<\/title>/.exec(html)?.[1]} ${heading}`;
}

test('[PUB-22] any version that was public is made public again, with its texts; records and the draft stay', async () => {
  const app = await createTestApp(server, { files: page('Heron'), published: false });
  const first = await publish(app, { header: 'Desk one' });
  const second = await change(app, page('Magpie'));
  await publish(app, { header: 'Desk two' });
  const note = await server.request(`/api/apps/${app.id}/entities/Note`, {
    host: app.publishedHost,
    json: { text: 'kept' },
  });
  expect(note.status).toBe(201);
  expect(await shown(app)).toBe('Desk two Magpie');
  expect((await earlier(app)).map(({ versionId, isPublic, request }) => [versionId, isPublic, request])).toEqual([
    [second, true, 'Say Second'],
    [first.versionId, false, ''],
  ]);

  expect(await publish(app, { versionId: first.versionId })).toMatchObject({ versionId: first.versionId });
  expect(await shown(app)).toBe('Desk one Heron');
  expect((await earlier(app)).map(({ versionId, isPublic }) => [versionId, isPublic])).toEqual([
    [first.versionId, true],
    [second, false],
  ]);
  const notes = await server.request(`/api/apps/${app.id}/entities/Note`, { host: app.publishedHost });
  expect(await notes.json()).toMatchObject([{ text: 'kept' }]);
  await publish(app, { header: 'Desk two' });
  expect(await shown(app)).toBe('Desk two Magpie');
});

test('[PUB-22] a version that was never public, or is of another app, is no way back; strangers see nothing', async () => {
  const app = await createTestApp(server, { files: page('Heron'), published: false });
  const other = await createTestApp(server, { files: page('Heron'), published: false, owner: app.owner });
  await publish(app, {});
  const { versionId } = await publish(other, {});
  const draft = await change(app, page('Magpie'));
  for (const id of [versionId, draft, 'none', '']) {
    const answer = await call(app, '/publish', { json: { versionId: id } });
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'version-not-published' }]);
  }
  const { token } = await signUpBuilder(server);
  expect((await call(app, '/publications', { token })).status).toBe(404);
  expect((await call(app, '/publish', { method: 'DELETE', token })).status).toBe(404);
});

test('[PUB-23] an app that is taken back is gone for everybody, and comes back with its people, records and address', async () => {
  const app = await createTestApp(server, { files: page('Heron'), published: false });
  await publish(app, {});
  const host = app.publishedHost;
  const { access_token: token } = await signInToApp(server, app, { email: `${newId()}@example.com` });
  await server.request(`/api/apps/${app.id}/entities/Note`, { host, json: { text: 'kept' }, token });

  // A double click does it once.
  const both = await Promise.all([0, 1].map(() => call(app, '/publish', { method: 'DELETE' })));
  expect(both.map(({ status }) => status)).toEqual([204, 204]);
  const gone = await Promise.all(
    ['/', '/login', `/api/apps/${app.id}/entities/Note`].map((path) => server.request(path, { host, token })),
  );
  expect(gone.map(({ status }) => status)).toEqual([404, 404, 404]);
  const { items } = (await (await server.request('/api/apps', { token: app.owner.token })).json()) as {
    items: { id: string; publishedUrl: string | null; publishedAt: string | null }[];
  };
  expect(items.find(({ id }) => id === app.id)).toMatchObject({ publishedUrl: null, publishedAt: null });
  expect(await earlier(app)).toMatchObject([{ isPublic: false }]);

  await publish(app, {});
  const notes = await server.request(`/api/apps/${app.id}/entities/Note`, { host, token });
  expect([notes.status, await notes.json()]).toMatchObject([200, [{ text: 'kept' }]]);
});
