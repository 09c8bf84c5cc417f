import { createDns } from '@whittle/server/adapters/dns/dns';
import { startNameServer } from '@whittle/testing/name-server';
import { createTestApp, signInToApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

const texts = new Map<string, string[]>();
let nameServer: Awaited<ReturnType<typeof startNameServer>>;
let server: TestServer;
beforeAll(async () => {
  nameServer = await startNameServer(texts);
  server = await startTestServer({ adapters: { dns: createDns({ servers: [nameServer.address] }) } });
});
afterAll(async () => {
  await server?.close();
  await nameServer?.close();
});

const entity = JSON.stringify({
  properties: { text: { type: 'string' } },
  'x-accessControl': { permissions: { read: 'anonymous', write: 'all' } },
});
const files = { 'pages/Home.jsx': 'export default () => <h1>Shop</h1>;', 'entities/Note.json': entity };
const publishedApp = async () => {
  const app = await createTestApp(server, { files });
  const answer = await server.request(`/api/apps/${app.id}/publish`, { json: {}, token: app.owner.token });
  expect([answer.status, await answer.json()]).toEqual([200, expect.anything()]);
  return app;
};
const call = (app: TestApp, method: string, path = '', json?: unknown) =>
  server.request(`/api/apps/${app.id}/domain${path}`, { method, json, token: app.owner.token });
const prove = (app: TestApp, domain: string) => texts.set(`_whittle.${domain}`, [`whittle-app=${app.id}`]);
const page = { headers: { accept: 'text/html' } };
const at = (host: string) => `${host}:${server.port}`;

test('[ROUTE-05] a published app answers at its own domain once its name server says so, and nowhere before', async () => {
  const app = await publishedApp();
  const set = await call(app, 'PUT', '', { domain: 'https://Shop.Example.org/' });
  expect(await set.json()).toEqual({
    domain: 'shop.example.org',
    isProven: false,
    record: { name: '_whittle.shop.example.org', value: `whittle-app=${app.id}` },
    target: app.publishedHost.split(':')[0],
  });
  expect((await server.request('/', { host: at('shop.example.org') })).status).toBe(404);
  expect((await server.request('/api/domains/ask?domain=shop.example.org')).status).toBe(404);
  const tooEarly = await call(app, 'POST', '/check');
  expect([tooEarly.status, await tooEarly.json()]).toEqual([
    422,
    expect.objectContaining({ code: 'domain-not-proven' }),
  ]);

  prove(app, 'shop.example.org');
  expect(await (await call(app, 'POST', '/check')).json()).toMatchObject({ isProven: true });
  expect((await server.request('/api/domains/ask?domain=shop.example.org')).status).toBe(204);
  const answer = await server.request('/Home?tab=1', { host: at('shop.example.org'), ...page });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(`http://shop.example.org:${server.port}/Home`);
  // The other address leads there, calls are answered at both.
  const moved = await server.request('/Home?tab=1', { host: app.publishedHost, ...page });
  expect([moved.status, moved.headers.get('location')]).toEqual([
    302,
    `http://shop.example.org:${server.port}/Home?tab=1`,
  ]);
  for (const host of [at('shop.example.org'), app.publishedHost]) {
    expect((await server.request(`/api/apps/${app.id}/entities/Note`, { host })).status).toBe(200);
  }
  const led = await server.request(`/app/${app.slug}/Home`);
  expect(led.headers.get('location')).toBe(`http://shop.example.org:${server.port}/Home`);
});

test('[ROUTE-05] people sign in and write at the domain', async () => {
  const app = await publishedApp();
  await call(app, 'PUT', '', { domain: 'club.example.org' });
  prove(app, 'club.example.org');
  await call(app, 'POST', '/check');
  const there = { ...app, publishedHost: at('club.example.org') };
  const { access_token: token } = await signInToApp(server, there, { email: 'ada@example.com' });
  const made = await server.request(`/api/apps/${app.id}/entities/Note`, {
    host: there.publishedHost,
    token,
    json: { text: 'from the domain' },
    headers: { origin: `http://${there.publishedHost}`, 'sec-fetch-site': 'same-origin' },
  });
  expect(made.status).toBe(201);
});

test('[ROUTE-05] a domain is one app only, a stranger cannot have it, and it is free again when its app goes', async () => {
  const [first, second] = [await publishedApp(), await publishedApp()];
  for (const app of [first, second])
    expect((await call(app, 'PUT', '', { domain: 'one.example.org' })).status).toBe(200);
  prove(first, 'one.example.org');
  expect((await call(second, 'POST', '/check')).status).toBe(422);
  expect((await call(first, 'POST', '/check')).status).toBe(200);
  texts.set('_whittle.one.example.org', [`whittle-app=${first.id}`, `whittle-app=${second.id}`]);
  const taken = await call(second, 'POST', '/check');
  expect([taken.status, await taken.json()]).toEqual([409, expect.objectContaining({ code: 'domain-taken' })]);
  const stranger = await server.request(`/api/apps/${first.id}/domain`, { token: second.owner.token });
  expect(stranger.status).toBe(404);

  await server.request(`/api/apps/${first.id}`, { method: 'DELETE', token: first.owner.token });
  expect((await server.request('/', { host: at('one.example.org') })).status).toBe(404);
  expect((await call(second, 'POST', '/check')).status).toBe(200);
  expect((await server.request('/', { host: at('one.example.org'), ...page })).status).toBe(200);
});

test('[ROUTE-05] names of the product, of the machine and of nothing are refused in words', async () => {
  const app = await publishedApp();
  const own = new URL(server.builderOrigin).hostname;
  for (const [domain, sentence] of [
    ['shop', 'Write a domain such as shop.example.com, without a path or a port.'],
    [`a.${own}`, 'This name leads nowhere outside your own network. Write a public domain.'],
  ] as const) {
    const answer = await call(app, 'PUT', '', { domain });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ fields: { domain: sentence } }),
    ]);
  }
  expect((await call(app, 'POST', '/check')).status).toBe(404);
});
