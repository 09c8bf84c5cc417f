import type { Session } from '@whittle/contract/accounts';
import { testPassword } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

const origin = 'http://whittle.example.com';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { publicUrl: origin, builderOrigin: origin } });
});
afterAll(() => server.close());

const signUp = async (email: string) => {
  const answer = await server.request('/api/auth/sign-up', { json: { email, password: testPassword } });
  const cookies = answer.headers.getSetCookie();
  const own = cookies.find((cookie) => /^whittle=[^;]/.test(cookie))!.split(';')[0]!;
  return { ...((await answer.json()) as Session), cookies, own };
};
const refresh = (cookie: string) => server.request('/api/auth/refresh', { method: 'POST', cookie, origin });
const current = (cookie: string) => server.request('/api/live_api/account/current', { cookie });

test('[WALL-15] on a plain-http name a planted session beside one’s own counts as little as that', async () => {
  const [ada, eve] = [await signUp('ada@example.com'), await signUp('eve@example.com')];
  expect((await refresh(ada.own)).status).toBe(200);
  for (const both of [`${eve.own}; ${ada.own}`, `${ada.own}; ${eve.own}`, `whittle=nothing; ${ada.own}`]) {
    expect((await refresh(both)).status).toBe(401);
    expect((await current(both)).status).toBe(401);
  }
});

test('[WALL-15] signing in deletes what neighbours planted, before it sets its own', async () => {
  const { cookies } = await signUp('grace@example.com');
  expect(
    cookies.slice(0, 3).map((cookie) =>
      cookie
        .replace(/^(whittle=)[\w-]+/, '$1own')
        .split('; ')
        .slice(0, 3),
    ),
  ).toEqual([
    ['whittle=', 'Max-Age=0', 'Domain=whittle.example.com'],
    ['whittle=', 'Max-Age=0', 'Domain=example.com'],
    ['whittle=own', 'Max-Age=2592000', 'Path=/'],
  ]);
});
