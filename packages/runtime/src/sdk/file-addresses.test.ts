import { afterEach, expect, test, vi } from 'vitest';
import { call } from './request.ts';
import { startSession } from './session.ts';
import { fakeServer, recordOf } from '../testing/server.ts';

afterEach(() => vi.unstubAllGlobals());

test('[INTEG-04] addresses of uploads are whole for the app’s code and stored without their host', async () => {
  const sent: { url: string; body: unknown }[] = [];
  const stored = recordOf('1', {
    image: '/files/1/a.png',
    text: '<img src="/files/2/b.png"> ![c](/files/3/c.png) no/files/4',
  });
  vi.stubGlobal('location', { origin: 'https://shop.example.com' });
  fakeServer((url, { body }) => {
    sent.push({ url, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : null });
    return Response.json(stored);
  });
  startSession({
    ...{ appId: 'app1', token: null, renewToken: () => Promise.resolve(null) },
    ...{ onSignInNeeded: () => {}, onSignOut: () => {}, saveToken: () => {} },
  });

  const read = await call<typeof stored>('GET', '/entities/Note/1');
  expect(read).toMatchObject({
    image: 'https://shop.example.com/files/1/a.png',
    text: '<img src="https://shop.example.com/files/2/b.png"> ![c](https://shop.example.com/files/3/c.png) no/files/4',
  });
  const query = { q: JSON.stringify({ image: read.image }) };
  await call('PUT', '/entities/Note/1', { body: read, query });
  expect(sent[1]!.body).toEqual(stored);
  await call('POST', '/integrations/custom/shop/post', { body: { image: read.image } });
  expect(sent[2]!.body).toEqual({ image: read.image });
  expect(new URL(sent[1]!.url, 'https://shop.example.com').searchParams.get('q')).toBe('{"image":"/files/1/a.png"}');
});
