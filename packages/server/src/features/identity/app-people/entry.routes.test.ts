import { createTestApp, handedOver, signUpBuilder, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let app: TestApp;
beforeAll(async () => {
  server = await startTestServer();
  app = await createTestApp(server, { files: {} });
});
afterAll(() => server.close());

const open = (id: string, token?: string, path = '') =>
  server.request(`/api/apps/${id}/open${path}`, { ...(token && { token }) });
const split = (answer: Response) => {
  const url = new URL(answer.headers.get('location')!, 'http://x');
  return { host: url.host, path: url.pathname + url.search, query: url.searchParams };
};

test('the owner enters the published app as its admin, without a password', async () => {
  const { host, path } = split(await open(app.id, app.owner.token, '?path=/tasks?a=b'));
  expect(host).toBe(app.publishedHost);
  const entered = await server.request(path, { host });
  expect(entered.status).toBe(200);
  expect(entered.headers.get('set-cookie')).toMatch(/^__Host-whittle-app=.*HttpOnly; Secure/);
  expect(entered.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'sha256-/);
  const { token, path: next } = handedOver(await entered.text());
  expect(next).toBe('/tasks?a=b');
  const me = await server.request(`/api/apps/${app.id}/entities/User/me`, { host, token });
  expect(await me.json()).toMatchObject({ role: 'admin' });
});

test('[USER-09] [AUDIT-02] whoever comes in by a ticket has a known browser and a line in the audit log, like everybody who signs in', async () => {
  const app = await createTestApp(server, { files: {} });
  const { host, path } = split(await open(app.id, app.owner.token));
  const entered = await server.request(path, { host });
  expect(entered.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([
    '__Host-whittle-app',
    '__Host-whittle-app-device',
  ]);
  const sql = server.adapters.db.$client;
  expect(await sql`select known_places from app_users where app_id = ${app.id}`).toMatchObject([
    { known_places: [{ kind: 'device' }, { kind: 'network' }] },
  ]);
  expect(
    await sql`select actor_kind, details from audit_events where app_id = ${app.id} and event = 'sign-in'`,
  ).toEqual([{ actor_kind: 'app-user', details: { way: 'ticket' } }]);
});

test('[USER-14] the sign-in page leads the owner in by the builder, and tells anybody else that they are not the owner', async () => {
  const app = await createTestApp(server, {
    files: { 'pages/Home.jsx': 'export default () => <h1>Tasks</h1>;' },
    published: false,
  });
  const published = await server.request(`/api/apps/${app.id}/publish`, { token: app.owner.token, json: {} });
  expect(published.status).toBe(200);
  const page = await (await server.request('/login?nextUrl=/tasks', { host: app.publishedHost })).text();
  expect(page).toContain(`/open/${app.id}?path=%2Ftasks"`);
  const inside = split(await open(app.id, app.owner.token, '?path=/tasks&as=owner'));
  expect((await server.request(inside.path, { host: inside.host })).status).toBe(200);

  const stranger = await signUpBuilder(server);
  const refused = split(await open(app.id, stranger.token, '?path=/tasks&as=owner'));
  expect(refused.path).toBe('/login?problem=not-owner&nextUrl=%2Ftasks');
  const told = await (await server.request(refused.path, { host: refused.host })).text();
  expect(told).toContain('does not own this app');
});

test('a code works once, in its own app only', async () => {
  const other = await createTestApp(server, { owner: app.owner, files: {} });
  const { path } = split(await open(app.id, app.owner.token));
  const enter = async (host: string) => (await server.request(path, { host })).status;
  expect(await enter(other.publishedHost)).toBe(302);
  expect(await enter(app.publishedHost)).toBe(200);
  expect(await enter(app.publishedHost)).toBe(302);
});

test('everybody else arrives as a visitor, and nowhere but in the app', async () => {
  const stranger = await signUpBuilder(server);
  for (const token of [undefined, stranger.token]) {
    expect((await open(app.id, token, '?path=/tasks')).headers.get('location')).toBe(
      `http://${app.publishedHost}/tasks`,
    );
  }
  const outside = await open(app.id, undefined, `?path=${encodeURIComponent('//evil.example')}`);
  expect(outside.headers.get('location')).toBe(`http://${app.publishedHost}/`);
  const forged = await server.request('/_whittle/enter?code=nonsense&path=//evil.example', { host: app.publishedHost });
  expect([forged.headers.get('location'), forged.headers.get('set-cookie')]).toEqual(['/', null]);
  const draft = await createTestApp(server, { files: {}, published: false });
  expect((await open(draft.id, draft.owner.token)).status).toBe(404);
});
