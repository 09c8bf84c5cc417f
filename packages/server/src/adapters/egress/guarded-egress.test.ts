import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ResolvedAddress } from './check-target.ts';
import { EgressError, type EgressRequest } from './egress.ts';
import { createEgress } from './guarded-egress.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
const seen: IncomingMessage[] = [];
let answer: Handler = (_request, response) => void response.end('ok');
const server = createServer((request, response) => {
  seen.push(request);
  answer(request, response);
});
let port: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const local: ResolvedAddress = { address: '127.0.0.1', family: 4 };
const outside: ResolvedAddress = { address: '93.184.215.14', family: 4 };

/** The local server plays every name; `allowed.test` is the one that the installation allows. */
const egress = (names: Record<string, ResolvedAddress[]> = {}) =>
  createEgress({
    allow: [`allowed.test:${port}`, `other.test:${port}`],
    resolveName: async (name) => names[name] ?? [local],
  });
const address = (path = '/', host = 'allowed.test') => `http://${host}:${port}${path}`;
const codeOf = (fetching: Promise<unknown>) =>
  fetching.then(
    () => 'answered',
    (error: unknown) => (error instanceof EgressError ? error.code : Promise.reject(error as Error)),
  );

describe('[S-17] what may be called', () => {
  test.each([
    ...[
      'file:///etc/passwd',
      'ftp://example.com/',
      'data:text/plain,hi',
      'javascript:1',
      '//example.com',
      'example.com',
    ],
    ...['http://', 'https://user:pass@example.com/', `http://example.com/${'a'.repeat(9_000)}`],
  ])('%s is no address', async (url) => expect(await codeOf(egress().fetch(url))).toBe('address-invalid'));

  test.each([
    ...['http://127.0.0.1/', 'http://127.1/', 'http://2130706433/', 'http://0x7f000001/', 'http://017700000001/'],
    ...['http://[::1]/', 'http://[::ffff:127.0.0.1]/', 'http://[::ffff:7f00:1]/', 'http://0/', 'http://10.1.2.3/'],
    ...['http://169.254.169.254/latest/meta-data/', 'http://[fd00:ec2::254]/', 'http://localhost/', 'http://x.test./'],
    ...['http://example.com:25/', 'http://example.com:6000/'],
  ])('%s is closed', async (url) => {
    const before = seen.length;
    expect(await codeOf(egress().fetch(url))).toBe('address-blocked');
    expect(seen.length).toBe(before);
  });

  test('a name with one closed address among open ones is closed', async () => {
    const fetching = egress({ 'mixed.test': [outside, local] }).fetch('http://mixed.test/');
    expect(await codeOf(fetching)).toBe('address-blocked');
  });

  test('the allowed host is open on its port alone', async () => {
    expect(new TextDecoder().decode((await egress().fetch(address())).bytes)).toBe('ok');
    expect(await codeOf(egress().fetch(`http://allowed.test:${port + 1}/`))).toBe('address-blocked');
    expect(await codeOf(egress().fetch(address('/', '127.0.0.1')))).toBe('address-blocked');
  });

  test('the name is asked once: whoever changes its address afterwards changes nothing', async () => {
    const asked: string[] = [];
    const rebinding = createEgress({
      allow: [`allowed.test:${port}`],
      resolveName: async (name) => (asked.push(name), asked.length === 1 ? [local] : [outside]),
    });
    expect((await rebinding.fetch(address())).status).toBe(200);
    expect(asked).toEqual(['allowed.test']);
  });

  test('a redirect is checked like the first address', async () => {
    for (const location of ['http://169.254.169.254/', 'http://127.0.0.1/', 'http://[::1]/', '//localhost/x']) {
      answer = (_request, response) => void response.writeHead(302, { location }).end();
      expect(await codeOf(egress().fetch(address()))).toBe('address-blocked');
    }
    answer = (_request, response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    expect(await codeOf(egress().fetch(address()))).toBe('address-invalid');
    answer = (request, response) => void response.writeHead(302, { location: `${request.url}a` }).end();
    expect(await codeOf(egress().fetch(address()))).toBe('address-unreachable');
  });
});

describe('what goes along', () => {
  const redirectTo =
    (location: string, status: number): Handler =>
    (request, response) =>
      void (request.url === '/start' ? response.writeHead(status, { location }).end() : response.end('there'));
  const call: EgressRequest = { headers: { authorization: 'Bearer key', 'x-key': 'key', accept: 'text/html' } };

  test('its own name, and no header that belongs to the connection', async () => {
    answer = (_request, response) => void response.end('ok');
    await egress().fetch(address(), { headers: { host: 'evil.test', Cookie: 'a=b', 'x-key': 'key' } });
    expect(seen.at(-1)!.headers).toMatchObject({
      host: `allowed.test:${port}`,
      'user-agent': 'Whittle',
      'x-key': 'key',
    });
    expect(seen.at(-1)!.headers.cookie).toBeUndefined();
  });

  test('keys stay with the origin that they were given for', async () => {
    answer = redirectTo('/end', 302);
    await egress().fetch(address('/start'), call);
    expect(seen.at(-1)!.headers).toMatchObject({ authorization: 'Bearer key', 'x-key': 'key' });
    answer = redirectTo(address('/end', 'other.test'), 302);
    expect((await egress().fetch(address('/start'), call)).url).toBe(address('/end', 'other.test'));
    expect(seen.at(-1)!.headers).toMatchObject({ accept: 'text/html' });
    expect(seen.at(-1)!.headers).not.toHaveProperty('authorization');
    expect(seen.at(-1)!.headers).not.toHaveProperty('x-key');
  });

  test('what was sent is not handed to another site', async () => {
    const post: EgressRequest = { ...call, method: 'POST', body: '{"secret":1}' };
    answer = redirectTo(address('/end', 'other.test'), 307);
    expect(await codeOf(egress().fetch(address('/start'), post))).toBe('address-unreachable');
    answer = redirectTo(address('/end', 'other.test'), 303);
    await egress().fetch(address('/start'), post);
    expect(seen.at(-1)!.method).toBe('GET');
  });
});

describe('limits', () => {
  test('an answer larger than allowed, announced, streamed or unpacked', async () => {
    const limited = { maxBytes: 1_000 };
    answer = (_request, response) => void response.writeHead(200, { 'content-length': '5000' }).end('a'.repeat(5_000));
    expect(await codeOf(egress().fetch(address(), limited))).toBe('address-answer-too-large');
    answer = (_request, response) => {
      response.write('a'.repeat(600));
      response.end('a'.repeat(600));
    };
    expect(await codeOf(egress().fetch(address(), limited))).toBe('address-answer-too-large');
    const bomb = gzipSync('a'.repeat(1_000_000));
    answer = (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    expect(await codeOf(egress().fetch(address(), { maxBytes: 100_000 }))).toBe('address-answer-too-large');
    expect((await egress().fetch(address(), { maxBytes: 1_000_000 })).bytes.byteLength).toBe(1_000_000);
  });

  test('an answer that never comes, or never ends', async () => {
    answer = () => undefined;
    expect(await codeOf(egress().fetch(address(), { timeoutMs: 50 }))).toBe('address-too-slow');
    answer = (_request, response) => void response.write('a');
    expect(await codeOf(egress().fetch(address(), { timeoutMs: 50 }))).toBe('address-too-slow');
    const silent = createEgress({ allow: [], resolveName: () => new Promise(() => undefined) });
    expect(await codeOf(silent.fetch('http://slow.test/', { timeoutMs: 50 }))).toBe('address-too-slow');
  });

  test('another kind of file than asked for', async () => {
    answer = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'Text/HTML; charset=utf-8' }).end('x');
    expect((await egress().fetch(address(), { allowedTypes: ['text/html'] })).type).toBe('text/html');
    expect((await egress().fetch(address(), { allowedTypes: ['text/'] })).type).toBe('text/html');
    expect(await codeOf(egress().fetch(address(), { allowedTypes: ['image/'] }))).toBe('address-type-refused');
  });

  test('a connection that breaks, and a name that nobody knows', async () => {
    answer = (_request, response) => void response.destroy();
    expect(await codeOf(egress().fetch(address()))).toBe('address-unreachable');
    const unknown = createEgress({ allow: [], resolveName: () => Promise.reject(new Error('ENOTFOUND')) });
    expect(await codeOf(unknown.fetch('https://nowhere.test/'))).toBe('address-unreachable');
  });
});
