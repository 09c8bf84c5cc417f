import type { Account, Session } from '@whittle/contract/accounts';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const password = 'correct horse';
const call = (path: string, email: string, secret: unknown = password) =>
  server.request(path, { json: { email, password: secret } });
const signUp = (email: string, secret?: unknown) => call('/api/auth/sign-up', email, secret);
const signIn = (email: string, secret?: unknown) => call('/api/auth/sign-in', email, secret);
const cookieOf = (response: Response) => response.headers.get('set-cookie')!.split(';')[0]!;
const current = (options: { token?: string; cookie?: string }) =>
  server.request('/api/live_api/account/current', options);
const messageOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { message: string }).message,
];

test('[AUTH-19] the first account of an installation is its admin, and of two sign-ups at once exactly one is', async () => {
  const answers = await Promise.all(['first@example.com', 'second@example.com'].map((email) => signUp(email)));
  const sessions = (await Promise.all(answers.map((answer) => answer.json()))) as Session[];
  const accounts = await Promise.all(
    sessions.map(async ({ token }) => (await (await current({ token })).json()) as Account),
  );
  expect(accounts.map((account) => account.isAdmin).sort()).toEqual([false, true]);
  const later = (await (await signUp('later@example.com')).json()) as Session;
  expect(await (await current({ token: later.token })).json()).toMatchObject({ isAdmin: false });
});

describe('signing up', () => {
  test('[AUTH-01] [AUTH-05] [AUTH-02] answers a session that the account calls accept', async () => {
    const answer = await signUp('  Ada@Example.COM ');
    expect(answer.status).toBe(201);
    const session = (await answer.json()) as Session;
    const { headers } = await current({ token: session.token });
    expect(headers.get('cache-control')).toBe('no-store');
    const account = await (await current({ token: session.token })).json();
    expect(account).toEqual({
      accountId: session.accountId,
      email: 'ada@example.com',
      accountType: 'builder',
      plan: 'monetizer',
      hasPaidAppPackage: true,
      subscriptionId: null,
      planSubscriptionStatus: null,
      planSubscriptionCancelledAt: null,
      subscriptionPaymentsIds: [],
      appId: null,
      appHeader: null,
      hasBusinessInfo: false,
      isAdmin: false,
      hasPlans: false,
      isPlanLimited: false,
      mayEditCode: false,
      mustVerifyEmail: false,
    });
    const created = await server.request('/api/live_api/account/create', { method: 'POST', token: session.token });
    expect([created.status, await created.json()]).toEqual([200, { accountId: session.accountId }]);
    expect((await server.request('/api/live_api/account/create', { method: 'POST' })).status).toBe(401);
  });

  test('sets a cookie that scripts cannot read and other hosts cannot plant', async () => {
    const [session, device] = (await signUp('cookie@example.com')).headers.getSetCookie();
    expect(session).toMatch(/^__Host-whittle=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(device).toMatch(
      /^__Host-whittle-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test.each([
    ['ada', password, 'This email is invalid'],
    ['weak@example.com', 'short', 'This password is too weak'],
    ['weak@example.com', 'Password123', 'This password is too weak'],
    ['weakling@example.com', 'weakling', 'This password is too weak'],
  ])('[AUTH-11] %s with %s: %s', async (email, secret, sentence) => {
    expect(await messageOf(await signUp(email, secret))).toEqual([400, sentence]);
  });

  test('[AUTH-11] two sign-ups of one address at once make one account', async () => {
    const answers = await Promise.all(
      ['twin@example.com', 'TWIN@example.com', 'twin@example.com'].map((email) => signUp(email)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
    expect(await messageOf(await signUp('twin@example.com'))).toEqual([
      409,
      'This email is already in use, try logging in',
    ]);
  });

  test.each<[string, RequestInit['body'] | undefined, unknown, number]>([
    ['a password of a megabyte', undefined, { email: 'big@example.com', password: 'x'.repeat(1_000_000) }, 413],
    ['a password of 1,001 characters', undefined, { email: 'big@example.com', password: 'xyz'.repeat(400) }, 400],
    ['no password', undefined, { email: 'big@example.com' }, 400],
    ['a password that is a list', undefined, { email: 'big@example.com', password: ['x'] }, 400],
    ['a list', undefined, [], 400],
    ['no JSON', '{', undefined, 400],
  ])('%s is refused', async (_, body, json, status) => {
    const answer = await server.request('/api/auth/sign-up', {
      ...(json === undefined ? { body: body as string, headers: { 'content-type': 'application/json' } } : { json }),
      method: 'POST',
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ message: expect.any(String), detail: expect.any(String) });
  });
});

describe('signing in', () => {
  test('[AUTH-11] a wrong password and an unknown address get the same answer', async () => {
    await signUp('grace@example.com');
    const wrong = await signIn('grace@example.com', 'wrong horse');
    const unknown = await signIn('nobody@example.com', 'wrong horse');
    expect(await messageOf(wrong)).toEqual([400, 'Invalid email or password']);
    expect(await messageOf(unknown)).toEqual([400, 'Invalid email or password']);
    expect((await signIn('Grace@example.com')).status).toBe(200);
  });

  test('[AUTH-11] a disabled account hears so only with its right password, and its session ends', async () => {
    const { token } = (await (await signUp('disabled@example.com')).json()) as Session;
    await server.adapters.db.$client`update accounts set is_disabled = true where email = 'disabled@example.com'`;
    expect(await messageOf(await signIn('disabled@example.com', 'wrong horse'))).toEqual([
      400,
      'Invalid email or password',
    ]);
    expect(await messageOf(await signIn('disabled@example.com'))).toEqual([
      403,
      'User is disabled, contact us for more info',
    ]);
    expect((await current({ token })).status).toBe(401);
  });

  test('[AUTH-11] the sixteenth wrong password of an account in a quarter of an hour is not looked at', async () => {
    await signUp('target@example.com');
    const clock = { now: () => new Date('2026-11-21T10:00:00Z') };
    const own = await startTestServer({ adapters: { clock } });
    try {
      const attempt = (secret: string) =>
        own.request('/api/auth/sign-in', { json: { email: 'target@example.com', password: secret } });
      await own.request('/api/auth/sign-up', { json: { email: 'target@example.com', password } });
      const wrong = await Promise.all(Array.from({ length: 16 }, () => attempt('wrong horse')));
      expect(wrong.filter((answer) => answer.status === 400)).toHaveLength(15);
      expect(wrong.filter((answer) => answer.status === 429)).toHaveLength(1);
      expect(await messageOf(await attempt(password))).toEqual([429, 'Too many login attempts, try again later']);
      clock.now = () => new Date('2026-11-21T10:15:00Z');
      expect((await attempt(password)).status).toBe(200);
    } finally {
      await own.close();
    }
  });

  test('a page of another origin can neither sign a visitor in nor out', async () => {
    const cookie = cookieOf(await signUp('foreign@example.com'));
    const origin = server.previewHost('a'.repeat(24));
    const foreign = { origin: `http://${origin}`, headers: { 'sec-fetch-site': 'same-site' } };
    const credentials = { email: 'foreign@example.com', password };
    const signedIn = await server.request('/api/auth/sign-in', { json: credentials, ...foreign });
    expect(signedIn.status).toBe(403);
    const signedOut = await server.request('/api/auth/sign-out', { method: 'POST', cookie, ...foreign });
    expect(signedOut.status).toBe(403);
    expect((await current({ cookie })).status).toBe(200);
  });
});

describe('the session', () => {
  test('[API-02] refresh gives a fresh bearer token for the cookie', async () => {
    const cookie = cookieOf(await signUp('refresh@example.com'));
    const refresh = (origin?: string) =>
      server.request('/api/auth/refresh', { method: 'POST', cookie, ...(origin && { origin }) });
    const answer = await refresh(server.builderOrigin);
    expect(answer.status).toBe(200);
    const session = (await answer.json()) as Session;
    expect(Date.parse(session.expiresAt) - Date.now()).toBeGreaterThan(3_000_000);
    expect((await current({ token: session.token })).status).toBe(200);
    expect((await refresh('http://evil.example')).status).toBe(403);
    expect((await refresh()).status).toBe(403);
    expect((await server.request('/api/auth/refresh', { method: 'POST' })).status).toBe(401);
  });

  test('signing out ends the cookie and every token made for it, and takes the cookie away', async () => {
    const signedUp = await signUp('leaving@example.com');
    const cookie = cookieOf(signedUp);
    const { token } = (await signedUp.json()) as Session;
    expect((await current({ cookie })).status).toBe(200);
    expect((await current({ token })).status).toBe(200);
    const answer = await server.request('/api/auth/sign-out', { method: 'POST', cookie, origin: server.builderOrigin });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
    expect((await current({ cookie })).status).toBe(401);
    expect((await current({ token })).status).toBe(401);
  });

  test('ends when its time is up', async () => {
    const cookie = cookieOf(await signUp('old@example.com'));
    const { adapters } = server;
    await adapters.db.$client`update account_sessions set expires_at = now() - interval '1 second' where account_id =
      (select id from accounts where email = 'old@example.com')`;
    expect((await current({ cookie })).status).toBe(401);
  });

  test.each([
    ['nothing', undefined],
    ['no token', 'nonsense'],
    ['a token that nobody signed', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIiwic2lkIjoiYiIsImF1ZCI6ImJ1aWxkZXIifQ.'],
  ])('%s is nobody', async (_, token) => {
    expect((await current({ ...(token && { token }) })).status).toBe(401);
  });

  test('a token for an app is nobody here', async () => {
    const { secrets } = server.adapters;
    for (const audience of ['app:abc', 'Builder', '']) {
      const token = await secrets.signToken(audience, { sub: 'x', sid: 'y' }, 60_000);
      expect((await current({ token })).status).toBe(401);
    }
  });

  test('only the hash of the cookie is stored', async () => {
    const cookie = cookieOf(await signUp('hashed@example.com')).split('=')[1]!;
    const rows = await server.adapters.db.$client`select token_hash from account_sessions`;
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(cookie);
  });
});
