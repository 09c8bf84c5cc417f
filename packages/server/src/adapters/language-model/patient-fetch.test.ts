import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { patientFetch } from './patient-fetch.ts';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const post = (url: string, init: RequestInit = {}) =>
  patientFetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":"ä"}', ...init });

it('posts a text with its headers and answers status, headers and body', async () => {
  const url = await serve((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.writeHead(418, { 'x-two': ['a', 'b'] });
      response.end(`${request.method} ${request.url} ${request.headers['content-type']} ${Buffer.concat(chunks)}`);
    });
  });
  const response = await post(`${url}/v1/chat?x=1`);
  expect([response.status, response.headers.get('x-two')]).toEqual([418, 'a, b']);
  expect(await response.text()).toBe('POST /v1/chat?x=1 application/json {"a":"ä"}');
});

/** Says what came to `/new`; every other address leads there, `/307` with this status. */
function leadsOn(seen: string[], to = ''): RequestListener {
  return (request, response) => {
    const chunks: Buffer[] = [];
    seen.push(`${request.method} ${request.url}`);
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { authorization, 'x-kept': kept } = request.headers;
      if (request.url === '/new') response.end(JSON.stringify([authorization, kept, `${Buffer.concat(chunks)}`]));
      else response.writeHead(Number(request.url!.slice(1)), { location: `${to}/new` }).end('elsewhere');
    });
  };
}
const headers = { authorization: 'Bearer key', 'x-kept': 'yes' };

it.each([
  [307, 'POST', '{"a":"ä"}'],
  [308, 'POST', '{"a":"ä"}'],
  [302, 'GET', ''],
  [303, 'GET', ''],
])(
  'follows a redirect (%s) as fetch does, and posts nothing to the first address again',
  async (status, method, body) => {
    const seen: string[] = [];
    const url = await serve(leadsOn(seen));
    const response = await post(`${url}/${status}`, { headers });
    expect(await response.json()).toEqual(['Bearer key', 'yes', body]);
    expect(seen).toEqual([`POST /${status}`, `${method} /new`]);
  },
);

it('leaves the key at home when a redirect leads to another server', async () => {
  const there = await serve(leadsOn([]));
  const here = await serve(leadsOn([], there));
  expect(await (await post(`${here}/307`, { headers })).json()).toEqual([null, 'yes', '{"a":"ä"}']);
});

it('follows no redirect where none is wanted', async () => {
  const seen: string[] = [];
  const url = await serve(leadsOn(seen));
  await expect(post(`${url}/307`, { redirect: 'error' })).rejects.toThrow('fetch failed');
  expect((await post(`${url}/307`, { redirect: 'manual' })).status).toBe(307);
  expect(seen).toEqual(['POST /307', 'POST /307']);
});

it.each([
  ['gzip', gzipSync('a long answer')],
  ['GZIP', gzipSync('a long answer')],
  ['deflate', deflateSync('a long answer')],
  ['br', brotliCompressSync('a long answer')],
  ['gzip, br', brotliCompressSync(gzipSync('a long answer'))],
  ['none-that-is-known', 'a long answer'],
])('reads an answer that comes as %s although nobody asked for it', async (encoding, bytes) => {
  const url = await serve((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-encoding': encoding }).end(bytes);
  });
  expect(await (await post(url)).text()).toBe('a long answer');
});

it('asks for nothing compressed', async () => {
  const url = await serve((request, response) => {
    request.resume();
    response.end(request.headers['accept-encoding']);
  });
  expect(await (await post(url)).text()).toBe('identity');
});

it('answers without a body where there is none', async () => {
  const url = await serve((request, response) => {
    request.resume();
    response.writeHead(204).end();
  });
  const response = await post(url);
  expect([response.status, await response.text()]).toEqual([204, '']);
});

it('fails as fetch does: unreachable, cut off in the middle, and with the reason of the signal', async () => {
  const url = await serve((request, response) => {
    request.resume();
    response.write('begun');
    if (request.url === '/cut') setImmediate(() => response.destroy());
  });
  await expect(post('http://127.0.0.1:1')).rejects.toMatchObject({
    message: 'fetch failed',
    cause: { code: 'ECONNREFUSED' },
  });
  await expect((await post(`${url}/cut`)).text()).rejects.toThrow('terminated');
  const reason = new Error('stopped');
  const stop = new AbortController();
  const reading = (await post(url, { signal: stop.signal })).text();
  stop.abort(reason);
  await expect(reading).rejects.toBe(reason);
  await expect(post(url, { signal: stop.signal })).rejects.toBe(reason);
});
