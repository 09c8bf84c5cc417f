import { createTestApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.close());

const files = { 'pages/Home.jsx': 'export default () => <h1>Home</h1>;' };
const publish = (app: TestApp, json: unknown) =>
  server.request(`/api/apps/${app.id}/publish`, { json, token: app.owner.token });
const access = async (app: TestApp) =>
  (await server.request(`/api/apps/${app.id}/access`, { token: app.owner.token })).json();

test('[SIGN-05] an app is closed from its first moment online when that is chosen with the publish', async () => {
  const app = await createTestApp(server, { files, published: false });
  const chosen = { accessMode: 'private_with_login', isSignupEnabled: false };
  expect((await publish(app, { access: chosen })).status).toBe(200);
  expect(await access(app)).toMatchObject({ ...chosen, effectiveMode: 'private_with_login' });
  const visit = await server.request('/', { host: app.publishedHost });
  expect([visit.status, visit.headers.get('location')]).toEqual([302, `/apps/${app.id}/login?nextUrl=%2F`]);

  expect((await publish(app, {})).status).toBe(200);
  expect(await access(app), 'a publish that says nothing of it leaves it').toMatchObject(chosen);
});

test('[SIGN-05] a publish that fails changes nothing of who can open the app', async () => {
  const app = await createTestApp(server, { files: { 'pages/Home.jsx': 'export default <' }, published: false });
  expect((await publish(app, { access: { accessMode: 'private_with_login' } })).status).toBe(422);
  expect(await access(app)).toMatchObject({ accessMode: null });
  expect((await publish(app, { access: { accessMode: 'everybody' } })).status).toBe(400);
});
