import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAxiosClient } from './axios-client.ts';
import { startSession } from './session.ts';

const calls: [url: string, init: RequestInit][] = [];
beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('window', { location: { origin: 'https://app.example' } });
  startSession({
    ...{ appId: 'app1', token: null, renewToken: () => Promise.resolve(null) },
    ...{ onSignInNeeded: () => {}, onSignOut: () => {}, saveToken: () => {} },
  });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    calls.push([url, init]);
    const status = url.endsWith('/gone') ? 404 : 200;
    return Promise.resolve(Response.json({ at: url, message: 'Not here.' }, { status }));
  });
});
afterEach(() => vi.unstubAllGlobals());

test('interceptors see what is asked, the newest first, and what comes back, the oldest first, until they are taken out', async () => {
  const client = createAxiosClient({ baseURL: '/api' });
  client.interceptors.request.use((config) => ({ ...config, headers: { ...config.headers, 'x-team': 'blue' } }));
  client.interceptors.request.use((config) => ({ ...config, headers: { ...config.headers, 'x-team': 'red' } }));
  const first = client.interceptors.response.use((body) => ({ body, seen: 1 }));
  client.interceptors.response.use(
    (value) => value,
    (error) => ({ refused: (error as { status: number }).status }),
  );
  expect(await client.get('/apps/old/things')).toEqual({
    body: { at: '/api/apps/app1/things', message: 'Not here.' },
    seen: 1,
  });
  expect(calls[0]![1].headers).toMatchObject({ 'x-team': 'blue' });
  expect(await client.get('/gone')).toEqual({ refused: 404 });
  client.interceptors.response.eject(first);
  client.interceptors.request.clear();
  expect(await client.post('/other', { a: 1 })).toMatchObject({ at: '/api/other' });
  expect(calls.at(-1)![1].headers).not.toHaveProperty('x-team');
});
