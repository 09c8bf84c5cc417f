import { request as openRequest } from 'node:http';
import { connect } from 'node:net';
import { signUp as signUpAs } from '@whittle/testing/builder';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.close());

const signUp = (options: object) => server.request('/api/auth/sign-up', { method: 'POST', ...options });
const json = { 'content-type': 'application/json' };

describe('a failed call has one shape', () => {
  test.each([
    [
      'malformed JSON',
      { body: '{"email":', headers: json },
      400,
      'bad-request',
      /^The request body is not valid JSON: /,
    ],
    ['no body', { headers: json }, 400, 'bad-request', /^The request body is not valid JSON: /],
    [
      'another content type',
      { body: 'email=x', headers: { 'content-type': 'text/plain' } },
      400,
      'bad-request',
      /content-type: application\/json/,
    ],
    ['no content type', { body: '{}' }, 400, 'bad-request', /content-type: application\/json/],
    ['a list in place of an object', { json: [] }, 400, 'invalid-input', /^Some of the values sent are not valid/],
  ] as const)('%s', async (_name, options, status, code, sentence) => {
    const response = await signUp(options);
    expect(response.status).toBe(status);
    const body = (await response.json()) as Record<string, unknown>;
    expect(body).toMatchObject({ code, requestId: response.headers.get('x-request-id') });
    expect(body['message']).toMatch(sentence);
    expect(body['detail']).toBe(body['message']);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('fields that do not fit are named with what is wrong', async () => {
    const body = (await (await signUp({ json: { email: 7 } })).json()) as { fields: Record<string, string> };
    expect(Object.keys(body.fields)).toEqual(['email', 'password']);
    for (const sentence of Object.values(body.fields)) expect(sentence.length).toBeGreaterThan(5);
  });

  test('[API-05] a zero character, which no database stores, is refused wherever it stands', async () => {
    const { request } = await signUpAs(server);
    const app = (await (await request('/api/apps', { json: {} })).json()) as { id: string };
    const answers = await Promise.all([
      request('/api/app-templates/%00', { method: 'POST' }),
      request('/api/auth/sessions/%00', { method: 'DELETE' }),
      request(`/api/apps/${app.id}/versions/%00/files`),
      request(`/api/apps/${app.id}/tools`, { json: { title: 'a\0b' } }),
    ]);
    for (const answer of answers) {
      expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
        400,
        'The request contains a character that cannot be stored.',
      ]);
    }
  });

  test('nothing internal is in the answer to a call that nobody expected', async () => {
    const response = await server.request('/api/apps/%00%ff/chat', { token: 'x' });
    expect([400, 401, 404]).toContain(response.status);
    expect(await response.text()).not.toMatch(/node_modules|at \w+ \(/);
  });
});

describe('size', () => {
  const big = new Uint8Array(3_000_000).fill(32);

  test('a body that says it is too large is refused before it is read', async () => {
    const response = await signUp({ body: big, headers: json });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'too-large' });
  });

  test('a body that does not say its size is refused when it is too large', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const outgoing = openRequest(
        {
          host: '127.0.0.1',
          port: server.port,
          path: '/api/auth/sign-up',
          method: 'POST',
          headers: { ...json, host: new URL(server.builderOrigin).host, 'transfer-encoding': 'chunked' },
        },
        (incoming) => {
          incoming.resume();
          resolve(incoming.statusCode);
        },
      );
      outgoing.on('error', reject);
      outgoing.write(big.subarray(0, 1_500_000));
      outgoing.end(big.subarray(1_500_000));
    });
    expect(status).toBe(413);
  });

  test('the server answers the next call after refused ones', async () => {
    await Promise.all(Array.from({ length: 5 }, () => signUp({ body: big, headers: json }).then((r) => r.text())));
    expect((await server.request('/healthz')).status).toBe(200);
  });

  test('headers and bytes that are no HTTP are refused without harm', async () => {
    const send = (text: string) =>
      new Promise<string>((resolve) => {
        let answer = '';
        const socket = connect(server.port, '127.0.0.1', () => socket.end(text));
        socket.on('data', (chunk) => (answer += chunk.toString()));
        socket.on('error', () => resolve(answer));
        socket.on('close', () => resolve(answer));
      });
    expect(await send('nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
    expect(await send(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431/);
    expect(await send('GET http://[::bad/ HTTP/1.1\r\nHost: a b\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
    expect((await server.request('/healthz')).status).toBe(200);
  });
});

describe('who may call', () => {
  test('a stranger gets 401 with a code, on any method', async () => {
    for (const method of ['GET', 'POST']) {
      const response = await server.request('/api/apps', { method, ...(method === 'POST' && { json: {} }) });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'not-signed-in' });
    }
  });

  test('a cookie alone changes nothing unless the call comes from a page of the builder', async () => {
    const answer = await signUp({ json: { email: 'eve@example.com', password: 'correct horse battery staple' } });
    const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
    const { token } = (await answer.json()) as { token: string };
    const make = (options: object) => server.request('/api/apps', { json: {}, ...options });
    const appOrigin = `http://shop.whittle.localhost:${server.port}`;

    expect((await make({ cookie })).status).toBe(403);
    expect((await make({ cookie, origin: appOrigin })).status).toBe(403);
    expect((await make({ cookie, origin: 'null' })).status).toBe(403);
    expect(
      (await make({ cookie, origin: server.builderOrigin, headers: { 'sec-fetch-site': 'same-site' } })).status,
    ).toBe(403);
    expect((await make({ cookie, origin: server.builderOrigin })).status).toBe(201);
    expect(
      (await make({ cookie, origin: server.builderOrigin, headers: { 'sec-fetch-site': 'same-origin' } })).status,
    ).toBe(201);
    expect((await make({ token })).status).toBe(201);
    expect((await server.request('/api/apps', { cookie })).status).toBe(200);
  });
});
