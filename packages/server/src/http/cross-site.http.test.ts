import { createWorld, type World } from '@whittle/testing/routes/world';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let world: World;
beforeAll(async () => (world = await createWorld()));
afterAll(() => world.close());

const appOrigin = () => `http://${world.app.publishedHost}`;
const otherOrigin = () => `http://${world.otherApp.publishedHost}`;
const json = { email: 'user@example.com', password: 'correct horse' };

describe('[WALL-03] a change that a page of another origin sends is refused', () => {
  const changes = [
    ['signing in to the builder', 'builder', '/api/auth/sign-in'],
    ['signing in to an app', 'published', '/api/apps/{id}/auth/login'],
    ['adding a record', 'published', '/api/apps/{id}/entities/Open'],
    ['adding a record in a preview', 'preview', '/api/apps/{id}/entities/Open'],
    ['a token of a preview', 'preview', '/_whittle/token'],
    ['reporting an error', 'published', '/api/app-error'],
  ] as const;
  const send = (host: 'builder' | 'preview' | 'published', path: string, headers: Record<string, string>) =>
    world.server.request(path.replace('{id}', world.app.id), {
      host: world.hostOf(host),
      json,
      ...world.credentials('owner', host),
      headers,
    });

  test.each(changes)('%s', async (_what, host, path) => {
    for (const headers of [
      { origin: otherOrigin() },
      { origin: 'null' },
      { origin: 'https://evil.example' },
      { origin: `${host === 'builder' ? world.server.builderOrigin : appOrigin()}.evil.example` },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: otherOrigin() },
    ]) {
      const answer = await send(host, path, headers as Record<string, string>);
      expect([headers, answer.status, await answer.json()]).toMatchObject([headers, 403, { code: 'wrong-origin' }]);
    }
  });

  test.each(changes)('%s goes through from its own page', async (_what, host, path) => {
    const own = host === 'builder' ? world.server.builderOrigin : `http://${world.hostOf(host)}`;
    const answer = await send(host, path, { origin: own, 'sec-fetch-site': 'same-origin' });
    expect(answer.status).not.toBe(403);
  });

  test('a form of another site cannot speak JSON, so it cannot even try', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answer = await world.server.request('/api/auth/sign-in', {
        body: '{"email":"a@example.com","password":"correct horse"}',
        headers: { 'content-type': type },
      });
      expect(answer.status).toBe(400);
    }
  });
});

test('[WALL-03] no host answers a preflight, so no other origin may send what needs one', async () => {
  for (const host of ['builder', 'preview', 'published'] as const) {
    for (const method of ['PUT', 'DELETE', 'POST', 'PATCH']) {
      const answer = await world.server.request(`/api/apps/${world.app.id}/entities/Open`, {
        method: 'OPTIONS',
        host: world.hostOf(host),
        headers: { origin: otherOrigin(), 'access-control-request-method': method },
      });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(answer.headers.get('access-control-allow-methods')).toBeNull();
      expect(answer.headers.get('access-control-allow-headers')).toBeNull();
    }
  }
});

test('[WALL-04] no host hands out a script that could become a service worker', async () => {
  const page = await (await world.server.request('/', { host: world.app.publishedHost })).text();
  const script = /\/assets\/[\w.-]+\.js/.exec(page)![0];
  const ask = (headers: Record<string, string>) =>
    world.server.request(script, { host: world.app.publishedHost, headers });
  expect((await ask({})).status).toBe(200);
  expect((await ask({ 'service-worker': 'script' })).status).toBe(404);
});
