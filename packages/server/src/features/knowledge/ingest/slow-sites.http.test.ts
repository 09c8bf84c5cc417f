import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ContextItem } from '@whittle/contract/knowledge/context-item';
import { createTestApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { contextCaller } from '../knowledge.fixture.ts';

/** What the tests wait for a page in the place of its 15 seconds. */
const patienceMs = 400;

let server: TestServer;
let app: TestApp;
let site: Server;
let siteUrl = '';
let answer: RequestListener;
const { ask, read, itemOf, settled, search } = contextCaller(() => ({ server, app }));

beforeAll(async () => {
  site = createServer((request, response) => {
    if (/robots|sitemap/.test(request.url!)) return void response.writeHead(404).end();
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => site.once('listening', resolve));
  const { port } = site.address() as AddressInfo;
  siteUrl = `http://127.0.0.1:${port}`;
  server = await startTestServer({ config: { egressAllow: [`127.0.0.1:${port}`] } });
  const { egress } = server.adapters;
  const whole = egress.fetch.bind(egress);
  vi.spyOn(egress, 'fetch').mockImplementation((address, request) =>
    whole(address, { ...request, timeoutMs: patienceMs }),
  );
});
afterAll(async () => {
  await server.close();
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});
beforeEach(async () => {
  app = await createTestApp(server, { files: {} });
});

const addAddress = async (path: string, isSite = true) => {
  const json = { contextItems: [{ externalFileUrl: `${siteUrl}${path}`, isSite }] };
  return (await read<{ contextItems: ContextItem[] }>(ask(`/ingest/metadata?appId=${app.id}`, { json })))
    .contextItems[0]!.id;
};
const html = (response: ServerResponse, text: string, links: readonly string[] = []) =>
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end(`<main><h1>Page</h1><p>${text}</p>${links.map((link) => `<a href="${link}">${link}</a>`).join(' ')}</main>`);
/** Some bytes now and then, without an end. */
const dribble = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  const timer = setInterval(() => response.write('<p>more'), 50);
  response.on('close', () => clearInterval(timer));
};

test('[CTX-26] a page that does not answer in time says so and is asked again later', async () => {
  answer = () => undefined;
  const id = await addAddress('/');
  await vi.waitFor(async () => expect((await itemOf(id)).problem?.code).toBe('address-too-slow'), 10_000);
  expect((await itemOf(id)).status).toBe('pending');
  answer = (_, response) => html(response, 'The workshop opens at nine.');
  await read(ask(`/${id}/sync`, { method: 'POST' }));
  expect(await settled(id)).toMatchObject({ status: 'synced', problem: null, report: { read: 1 } });
  expect(await search('workshop')).toHaveLength(1);
});

test('[CTX-26] pages of a site that hang, dribble or do not end are left out, and the others are found', async () => {
  answer = (request, response) => {
    if (request.url === '/') return html(response, 'Welcome.', ['/hangs', '/dribbles', '/endless', '/prices']);
    if (request.url === '/hangs') return undefined;
    if (request.url === '/dribbles') return dribble(response);
    if (request.url === '/prices') return html(response, 'A saddle costs 35 euros.');
    response.writeHead(200, { 'content-type': 'text/html' });
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(1_000_000)));
    };
    response.on('drain', more);
    return more();
  };
  expect(await settled(await addAddress('/'))).toMatchObject({
    status: 'synced',
    report: { read: 2, leftOut: { unreachable: 2, 'too-large': 1 } },
  });
  expect((await search('price of a saddle'))[0]!.address).toBe(`${siteUrl}/prices`);
});

test('[CTX-26] a site that stops answering is not waited for page by page', async () => {
  let asked = 0;
  const links = Array.from({ length: 40 }, (_, n) => `/page-${n}`);
  answer = (request, response) => {
    asked += 1;
    if (request.url === '/') html(response, 'Welcome.', links);
  };
  const item = await settled(await addAddress('/'));
  expect(item).toMatchObject({ status: 'synced', report: { read: 1, leftOut: { unreachable: 40 } } });
  expect(asked).toBe(6);
});

test('[CTX-26] a site that asks for less in the middle of it is waited for, and what was read counts when it goes on so', async () => {
  const links = Array.from({ length: 6 }, (_, n) => `/page-${n}`);
  let busy = 2;
  answer = (request, response) => {
    if (request.url === '/page-3' && busy > 0) {
      busy -= 1;
      return void response.writeHead(429, { 'retry-after': '1' }).end();
    }
    return html(response, `This is ${request.url}.`, links);
  };
  expect(await settled(await addAddress('/'))).toMatchObject({ status: 'synced', report: { read: 7, leftOut: {} } });

  answer = (request, response) =>
    request.url === '/page-3' ? response.writeHead(429, { 'retry-after': '3600' }).end() : html(response, 'x', links);
  expect(await settled(await addAddress('/?again'))).toMatchObject({
    status: 'synced',
    report: { read: 4, leftOut: { status: 3 } },
  });
});

test('[CTX-26] a circle of redirects is no page', async () => {
  answer = (request, response) => {
    if (request.url === '/') return html(response, 'Welcome.', ['/one']);
    return response.writeHead(302, { location: request.url === '/one' ? '/two' : '/one' }).end();
  };
  expect(await settled(await addAddress('/'))).toMatchObject({ report: { read: 1, leftOut: { unreachable: 1 } } });
});

test('[CTX-25] the character set that a server names counts for its pages', async () => {
  answer = (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=windows-1251' })
      .end(Buffer.concat([Buffer.from('<p>'), Buffer.from('cff0e8e2e5f2', 'hex'), Buffer.from('</p>')]));
  await settled(await addAddress('/', false));
  expect((await search('Привет'))[0]!.text).toBe('Привет');
});

test('[CTX-08] [CTX-26] a source that is removed while it is read ends quietly', async () => {
  const asked = Promise.withResolvers<void>();
  const removed = Promise.withResolvers<void>();
  answer = async (_, response) => {
    asked.resolve();
    await removed.promise;
    html(response, 'The workshop opens at nine.');
  };
  const { documents, log } = server.adapters;
  const ended = Promise.withResolvers<void>();
  const open = documents.open.bind(documents);
  vi.spyOn(documents, 'open').mockImplementationOnce(() => {
    const reader = open();
    const close = reader.close.bind(reader);
    return Object.assign(reader, { close: () => (close(), ended.resolve()) });
  });
  const error = vi.spyOn(log, 'error');
  const warn = vi.spyOn(log, 'warn');
  onTestFinished(() => void [error, warn].map((spy) => spy.mockRestore()));
  const id = await addAddress('/', false);
  await asked.promise;
  expect((await ask(`/${id}`, { method: 'DELETE' })).status).toBeLessThan(300);
  removed.resolve();
  await ended.promise;
  expect([error.mock.calls, warn.mock.calls]).toEqual([[], []]);
  expect(await itemOf(id)).toBeUndefined();
});
