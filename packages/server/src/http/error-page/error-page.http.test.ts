import { apps } from '@whittle/server/adapters/database/schema';
import { sendRequest } from '@whittle/testing/request';
import { createTestApp, signUpBuilder } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listen } from '../server.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.close());

const files = { 'pages/Home.jsx': 'export default () => <h1>Home</h1>;' };
const browser = { 'sec-fetch-dest': 'document', accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const appId = '0123456789abcdef01234567';

/** Opens an address as a browser does. */
async function open(path: string, { host, cookie, token, headers = {} }: Opening = {}) {
  const answer = await server.request(path, {
    ...(host && { host }),
    ...(cookie && { cookie }),
    ...(token && { token }),
    headers: { ...browser, ...headers },
  });
  return { answer, html: await answer.text() };
}
type Opening = { host?: string; cookie?: string; token?: string; headers?: Record<string, string> };
const titleOf = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1];
const hrefOf = (html: string) => /<a href="(.*?)"/.exec(html)?.[1];

describe('no page ends in JSON', () => {
  const addresses: [string, string, () => string | undefined, number][] = [
    ['an app that does not exist', '/app/foo', () => undefined, 404],
    ['a page of it', '/app/foo/Home?x=1', () => undefined, 404],
    ['its sign-in page', `/apps/${appId}/login`, () => undefined, 404],
    ['a call that is opened as a page', '/apps/x/anything', () => undefined, 404],
    ['a call of the builder', '/api/apps', () => undefined, 401],
    ['the way into an app that is gone', `/api/apps/${appId}/open`, () => undefined, 404],
    ['the host of no app', '/', () => server.publishedHost('foo'), 404],
    ['its sign-in page there', '/login', () => server.publishedHost('foo'), 404],
    ['a file there', '/logo.png', () => server.publishedHost('foo'), 404],
    ['a preview without the cookie', '/', () => server.previewHost(appId), 404],
    ['a preview with a late code', '/_whittle/enter?code=late', () => server.previewHost(appId), 404],
    ['a preview of nothing', '/', () => 'preview--short.whittle.localhost', 404],
    ['a domain that nobody has here', '/', () => 'shop.example.com', 404],
  ];
  test.each(addresses)('[ROUTE-14] %s', async (_name, path, host, status) => {
    const at = host();
    const { answer, html } = await open(path, at === undefined ? {} : { host: at });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(titleOf(html)).toMatch(/\w/);
    expect(html).not.toMatch(/"code"|requestId|node_modules/);

    const call = await server.request(path, { ...(at && { host: at }), headers: { accept: 'application/json' } });
    expect([call.status, call.headers.get('content-type')]).toEqual([status, 'application/json']);
  });

  test('[ROUTE-14] a call stays a call: one that takes anything, and one of a script in a page', async () => {
    const calls: Record<string, string>[] = [{}, { accept: '*/*' }, { ...browser, 'sec-fetch-dest': 'empty' }];
    for (const headers of calls) {
      const answer = await server.request('/app/foo', { headers });
      expect(answer.headers.get('content-type')).toBe('application/json');
    }
    const address = await server.request('/api/apps', { headers: { accept: 'text/html' } });
    expect(address.headers.get('content-type'), 'without the word of a browser, a call is a call').toBe(
      'application/json',
    );
  });

  test('[ROUTE-14] [LANG-01] the page is in the language of its reader, and looks the same without any file', async () => {
    const { html } = await open('/app/foo', { headers: { 'accept-language': 'de-AT,de;q=0.9' } });
    expect(html).toContain('<html lang="de" dir="ltr">');
    expect(titleOf(html)).toBe('Unter dieser Adresse gibt es keine App');
    expect(html).not.toMatch(/<script|<link|src=/);
    const chosen = await open('/app/foo', { cookie: 'whittle_language=en', headers: { 'accept-language': 'de' } });
    expect(titleOf(chosen.html)).toBe('There is no app at this address');
  });

  test('[ROUTE-14] a link of a page leads to paths of its own host, whatever the address was', async () => {
    const { html } = await open('//evil.example/app?next=//evil.example', { host: server.publishedHost('foo') });
    expect(html).not.toContain('evil');
    const { html: signIn } = await open('/api/apps?x=1');
    expect(hrefOf(signIn)).toBe('/login?redirectTo=%2Fapi%2Fapps%3Fx%3D1');
  });
});

test('[ROUTE-14] a page that is opened while the server starts loads again by itself, and what is sent from one does not', async () => {
  const starting = await listen({ port: 0, host: '127.0.0.1' });
  const at = (method: string) =>
    sendRequest(starting.port, '/login', { host: 'whittle.localhost', method, headers: browser });
  try {
    const opened = await at('GET');
    expect([opened.status, opened.headers.get('retry-after')]).toEqual([503, '1']);
    const html = await opened.text();
    expect(html).toContain('<meta http-equiv="refresh" content="2">');
    expect(html).toContain('This page reloads automatically.');
    expect(await (await at('POST')).text()).not.toContain('http-equiv');
    starting.serve(async () => new Response('the form'));
    expect(await (await at('GET')).text()).toBe('the form');
  } finally {
    await starting.close(0);
  }
});

describe('an app that is not published', () => {
  test('[ROUTE-15] looks to strangers like one that does not exist; its owner is told, with the way to the builder', async () => {
    const app = await createTestApp(server, { files, published: false });
    const stranger = await signUpBuilder(server);
    const unknown = await open('/app/no-such-app');
    for (const token of ['', stranger.token]) {
      const { answer, html } = await open(`/app/${app.slug}`, { token });
      expect([answer.status, html]).toEqual([404, unknown.html]);
    }
    const onItsHost = await open('/', { host: app.publishedHost });
    expect(onItsHost.html).toBe((await open('/', { host: server.publishedHost('no-such-app') })).html);

    const { answer, html } = await open(`/app/${app.slug}/Home`, { token: app.owner.token });
    expect([answer.status, hrefOf(html)]).toEqual([404, `/build/app/${app.id}`]);
    expect(titleOf(html)).toMatch(/is not published yet$/);
  });

  test('[PUB-16] while it is published, its address says so and loads again by itself until the app is there', async () => {
    const app = await createTestApp(server, { files, published: false });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const holding = server.adapters.db.transaction(async (tx) => {
      await tx.select().from(apps).where(eq(apps.id, app.id)).for('update');
      await held;
    });
    const published = server.request(`/api/apps/${app.id}/publish`, { json: {}, token: app.owner.token });
    const waiting = await vi.waitFor(async () => {
      const seen = await open('/', { host: app.publishedHost });
      expect(seen.answer.status).toBe(503);
      return seen;
    });
    expect(titleOf(waiting.html)).toBe('This app is being published');
    expect(waiting.html).toContain('<meta http-equiv="refresh" content="2">');
    expect(waiting.answer.headers.get('retry-after')).toBe('2');
    expect((await open(`/app/${app.slug}`)).answer.status).toBe(503);
    release();
    await holding;
    expect((await published).status).toBe(200);
    expect((await open('/', { host: app.publishedHost })).answer.status).toBe(200);
  });

  test('[PUB-16] [PUB-27] it says so by whichever process, and whether it is published is known there too', async () => {
    const app = await createTestApp(server, { files, published: false });
    const other = await startTestServer({ beside: server });
    const ask = (path: string, host?: string) => other.request(path, { token: app.owner.token, ...(host && { host }) });
    const isKnown = async () =>
      ((await (await ask(`/api/apps/${app.id}/publication`)).json()) as { isUnderWay: boolean }).isUnderWay;
    expect([(await ask('/', app.publishedHost)).status, await isKnown()]).toEqual([404, false]);
    const published = await server.adapters.db.transaction(async (tx) => {
      // The publish waits for the app's log, so it is in the middle of everything.
      await tx.$client`select from app_event_heads where app_id = ${app.id} for update`;
      const answer = server.request(`/api/apps/${app.id}/publish`, { json: {}, token: app.owner.token });
      await vi.waitFor(async () => expect((await ask('/', app.publishedHost)).status).toBe(503), 30_000);
      expect(await isKnown()).toBe(true);
      return { answer };
    });
    expect((await published.answer).status).toBe(200);
    expect(await isKnown()).toBe(false);
    await other.close();
  });

  test('[PUB-16] a publish that failed leaves no waiting page behind', async () => {
    const app = await createTestApp(server, { files: { 'pages/Home.jsx': 'export default <' }, published: false });
    const answer = await server.request(`/api/apps/${app.id}/publish`, { json: {}, token: app.owner.token });
    expect(answer.status).toBe(422);
    expect((await open('/', { host: app.publishedHost })).answer.status).toBe(404);
  });
});
