import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.close());

const appId = '0123456789abcdef01234567';

test('the builder answers at its host, and a call to an unknown address is a 404 with a code', async () => {
  const response = await server.request('/api/nothing-here');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not-found', requestId: response.headers.get('x-request-id') });
});

test.each(['localhost', '127.0.0.1', '[::1]'])(
  'a page opened at %s leads to the address of the builder',
  async (name) => {
    const response = await server.request('/home?tab=1', {
      host: `${name}:${server.port}`,
      headers: { accept: 'text/html,application/xhtml+xml' },
    });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`${server.builderOrigin}/home?tab=1`);
  },
);

test('a call to localhost is answered, not redirected', async () => {
  const response = await server.request('/api/nothing-here', { host: `localhost:${server.port}` });
  expect(response.status).toBe(404);
});

test.each(['evil.example.com', 'preview--short.whittle.localhost', 'whittle.localhost.evil.com'])(
  'a host that is none of ours (%s) gets a 404',
  async (host) => {
    const response = await server.request('/', { host, headers: { accept: 'text/html' } });
    expect(response.status).toBe(404);
  },
);

test('probes answer on every host', async () => {
  for (const host of ['localhost', 'evil.example.com', server.previewHost(appId), server.publishedHost('shop')]) {
    expect((await server.request('/healthz', { host })).status).toBe(200);
    expect((await server.request('/readyz', { host })).status).toBe(200);
  }
});

test('the builder has the strict content policy, hosts of apps are not framed by it', async () => {
  const policy = (await server.request('/api/x')).headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain(`frame-src http://*.whittle.localhost:${server.port}`);
  expect(policy).toContain("frame-ancestors 'none'");
  // A picture of a record or a reply would tell its host who looks at it (decision 054).
  expect(policy).toContain(`img-src 'self' data: blob: http://*.whittle.localhost:${server.port};`);
});
