import type { AppUser } from '@whittle/contract/app-users';
import { createTestApp, signInToApp, signUpBuilder, type TestApp, testPassword } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let app: TestApp;
beforeAll(async () => {
  server = await startTestServer();
  const owner = await signUpBuilder(server, 'owner@example.com');
  const user = { properties: { department: { type: 'string' }, level: { type: 'integer' }, role: { type: 'number' } } };
  app = await createTestApp(server, { owner, files: { 'entities/User.json': JSON.stringify(user) } });
});
afterAll(() => server.close());

const auth = (as: 'register' | 'login', json: unknown, headers = {}) =>
  server.request(`/api/apps/${app.id}/auth/${as}`, { host: app.publishedHost, json, headers });
const users = (
  path: string,
  token: string | undefined,
  options: { json?: unknown; method?: string; host?: string } = {},
) =>
  server.request(`/apps/${app.id}/entities/User${path}`, {
    host: app.publishedHost,
    ...(token && { token }),
    ...options,
  });
const messageOf = async (answer: Response) => [answer.status, ((await answer.json()) as { message: string }).message];

describe('registering', () => {
  test('[AUTH-18] makes a plain user, answers a token and sets the cookie for pages', async () => {
    const answer = await auth('register', { email: 'First.User@Example.com', password: testPassword });
    expect(answer.status).toBe(201);
    const [session, device] = answer.headers.getSetCookie();
    expect(session).toMatch(/^__Host-whittle-app=[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(device).toMatch(
      /^__Host-whittle-app-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const { access_token: token, user } = (await answer.json()) as { access_token: string; user: AppUser };
    expect(user).toMatchObject({
      email: 'first.user@example.com',
      full_name: 'First User',
      role: 'user',
      is_verified: false,
      disabled: false,
      app_id: app.id,
    });
    expect(JSON.stringify(user)).not.toMatch(/scrypt|password/i);
    expect(await (await users('/me', token)).json()).toEqual({ ...user, updated_date: expect.any(String) });
  });

  test.each([
    [{ email: 'nobody', password: testPassword }, 400, 'This email is invalid'],
    [{ email: 'weak@example.com', password: '1234567' }, 400, 'This password is too weak'],
    [{ email: 'owner@example.com', password: testPassword }, 409, 'This email is already in use, try logging in'],
  ])('[AUTH-11] %j is refused', async (credentials, status, sentence) => {
    expect(await messageOf(await auth('register', credentials))).toEqual([status, sentence]);
  });

  test('two at once with one address make one person', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => auth('register', { email: 'twin@example.com', password: testPassword })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
  });

  test('a role, an id or a verified address cannot be brought along', async () => {
    const wish = { role: 'admin', id: 'x', is_verified: true, account_id: app.owner.accountId };
    const answer = await auth('register', {
      email: 'sly@example.com',
      password: testPassword,
      full_name: ' Sly  ',
      ...wish,
    });
    expect(((await answer.json()) as { user: AppUser }).user).toMatchObject({
      full_name: 'Sly',
      role: 'user',
      is_verified: false,
    });
  });

  test('the pools of apps are separate: the same address is another person', async () => {
    const other = await createTestApp(server, { files: {} });
    const here = await signInToApp(server, app, { email: 'both@example.com', password: 'one password' });
    const there = await signInToApp(server, other, { email: 'both@example.com', password: 'another password' });
    expect(here.user.id).not.toBe(there.user.id);
    expect((await auth('login', { email: 'both@example.com', password: 'another password' })).status).toBe(400);
  });

  test('needs the published app: neither a draft nor the builder’s host takes anybody', async () => {
    const draft = await createTestApp(server, { files: {}, published: false });
    const json = { email: 'x@example.com', password: testPassword };
    const path = `/api/apps/${draft.id}/auth/register`;
    for (const host of [draft.publishedHost, draft.previewHost, app.publishedHost]) {
      expect((await server.request(path, { host, json })).status).toBe(404);
    }
    expect((await server.request(`/api/apps/${app.id}/auth/register`, { json })).status).toBe(404);
  });

  test('a page of another site cannot sign a visitor in', async () => {
    const json = { email: 'x@example.com', password: testPassword };
    expect((await auth('login', json, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await auth('register', json, { 'sec-fetch-site': 'same-site' })).status).toBe(403);
  });
});

describe('signing in and out', () => {
  test('[AUTH-11] a wrong password and an unknown address get the same answer; an old token does not matter', async () => {
    await auth('register', { email: 'ada@example.com', password: testPassword });
    for (const email of ['ada@example.com', 'unknown@example.com']) {
      expect(await messageOf(await auth('login', { email, password: 'wrong horse' }))).toEqual([
        400,
        'Invalid email or password',
      ]);
    }
    const answer = await auth(
      'login',
      { email: 'ADA@example.com', password: testPassword },
      { authorization: 'Bearer stale' },
    );
    expect(answer.status).toBe(200);
  });

  test('the owner’s person has no password that fits', async () => {
    await users('', app.owner.token, { host: undefined });
    expect((await auth('login', { email: 'owner@example.com', password: '' })).status).toBe(400);
    expect((await auth('login', { email: 'owner@example.com', password: testPassword })).status).toBe(400);
  });

  test('[AUTH-11] the sixteenth wrong password in a quarter of an hour is not looked at', async () => {
    await auth('register', { email: 'target@example.com', password: testPassword });
    const wrong = () => auth('login', { email: 'target@example.com', password: 'wrong horse' });
    const statuses = (await Promise.all(Array.from({ length: 16 }, wrong))).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(await messageOf(await auth('login', { email: 'target@example.com', password: testPassword }))).toEqual([
      429,
      'Too many login attempts, try again later',
    ]);
  });

  test.each([
    ['/', '/'],
    ['/tasks?a=b', '/tasks?a=b'],
    ['http://{host}/tasks', '/tasks'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['', '/'],
  ])('[S-05] signing out with from_url=%s leads to %s of the app', async (target, location) => {
    const from = encodeURIComponent(target.replace('{host}', app.publishedHost));
    const answer = await server.request(`/api/apps/auth/logout?from_url=${from}`, { host: app.publishedHost });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, location]);
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-whittle-app=; Max-Age=0/);
  });
});

describe('a name', () => {
  test('[USER-12] is one line, wherever it is given: line ends, control characters and turned text go', async () => {
    const full_name = 'Ada\r\nBcc: eve@example.com\u202e \u001b[31m';
    const clean = 'Ada Bcc: eve@example.com [31m';
    const registered = await auth('register', { email: 'lines@example.com', password: testPassword, full_name });
    const { access_token: token, user } = (await registered.json()) as { access_token: string; user: AppUser };
    expect(user.full_name).toBe(clean);
    const put = async (name: string) =>
      ((await (await users('/me', token, { method: 'PUT', json: { full_name: name } })).json()) as AppUser).full_name;
    expect(await put('Grace\nHopper')).toBe('Grace Hopper');
    expect(await put('\r\n')).toBe('Grace Hopper');
    const renamed = await server.request(`/api/apps/${app.id}`, {
      method: 'PATCH',
      token: app.owner.token,
      json: { name: 'Desk\r\nBcc: eve@example.com' },
    });
    expect(((await renamed.json()) as { name: string }).name).toBe('Desk Bcc: eve@example.com');
  });
});

describe('what an owner tells people who join', () => {
  test('[SIGN-03] is kept as it was typed and checked for nothing', async () => {
    const links = {
      termsOfServiceLink: 'example.com/terms',
      privacyPolicyLink: 'javascript:alert(1)',
      supportEmail: 'ask at the desk',
    };
    const saved = await server.request(`/api/apps/${app.id}/access`, {
      method: 'PUT',
      token: app.owner.token,
      json: links,
    });
    expect([saved.status, await saved.json()]).toEqual([200, expect.objectContaining(links)]);
  });
});

describe('[ENT-19] the entity User', () => {
  test('is changed by its person in the app’s own fields and the name, and in nothing else', async () => {
    const { access_token: token, user } = await signInToApp(server, app, { email: 'grace@example.com' });
    const wish = { department: 'Navy', level: 3, full_name: 'Grace Hopper', surplus: 1 };
    const forbidden = {
      role: 'admin',
      email: 'admin@example.com',
      id: 'x',
      is_verified: true,
      disabled: true,
      app_id: 'x',
      _app_role: 'admin',
    };
    const answer = await users('/me', token, { method: 'PUT', json: { ...wish, ...forbidden } });
    expect(await answer.json()).toEqual({
      ...user,
      department: 'Navy',
      level: 3,
      full_name: 'Grace Hopper',
      updated_date: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect((await users('/me', token, { method: 'PUT', json: { level: 'high' } })).status).toBe(422);
    expect((await users('/me', token, { method: 'PUT', json: [] })).status).toBe(422);
    for (const length of [33_000, 200_000]) {
      const big = await users('/me', token, { method: 'PUT', json: { department: 'x'.repeat(length) } });
      expect(big.status).toBe(413);
    }
  });

  test('[AUTH-16] what an app remembers is there for its person alone', async () => {
    const path = `/api/live_api/user/memories/current?appId=${app.id}`;
    const { access_token: token } = await signInToApp(server, app, { email: 'memory@example.com' });
    await server.adapters.db.$client`
      update app_users set memories = '{"drink":"tea"}'::jsonb where app_id = ${app.id} and email = 'memory@example.com'`;
    const answer = await server.request(path, { host: app.publishedHost, token });
    expect([answer.status, await answer.json()]).toEqual([200, { drink: 'tea' }]);
    expect((await server.request(path, { host: app.publishedHost })).status).toBe(401);
    const other = (await signInToApp(server, app, { email: 'other-memory@example.com' })).access_token;
    expect(await (await server.request(path, { host: app.publishedHost, token: other })).json()).toEqual({});
  });

  test('is a closed book for visitors and for other people', async () => {
    const ann = await signInToApp(server, app, { email: 'ann@example.com' });
    const bob = await signInToApp(server, app, { email: 'bob@example.com' });
    for (const path of ['', '/me', `/${ann.user.id}`, '/schema', '/count'])
      expect((await users(path, undefined)).status).toBe(401);
    expect((await users('/me', 'nonsense')).status).toBe(401);
    expect((await users(`/${ann.user.id}`, bob.access_token)).status).toBe(404);
    expect(
      (await users(`/${ann.user.id}`, bob.access_token, { method: 'PUT', json: { department: 'x' } })).status,
    ).toBe(404);
    const seen = (await (await users('?sort=-created_date', bob.access_token)).json()) as AppUser[];
    expect(seen.map(({ email }) => email)).toEqual(['bob@example.com']);
  });

  test('lists everybody for the owner and the app’s admins, filtered and sorted', async () => {
    const { access_token: token } = await signInToApp(server, app, { email: 'zoe@example.com' });
    const onBuilder = (path: string) =>
      server.request(`/apps/${app.id}/entities/User${path}`, { token: app.owner.token });
    const everybody = (await (await onBuilder('?sort=email')).json()) as AppUser[];
    const emails = everybody.map(({ email }) => email);
    expect(emails).toEqual([...emails].sort());
    expect(everybody.find(({ email }) => email === 'owner@example.com')).toMatchObject({ role: 'admin' });
    const filter = encodeURIComponent(JSON.stringify({ role: 'admin', email: { $regex: '^owner' } }));
    expect(await (await onBuilder(`?q=${filter}`)).json()).toMatchObject([{ email: 'owner@example.com' }]);
    expect((await onBuilder(`?q=${encodeURIComponent('{"password_hash":{"$gt":""}}')}`)).status).toBe(400);

    await server.adapters.db.$client`update app_users set role = 'admin' where email = 'zoe@example.com'`;
    const fresh = await signInToApp(server, app, { email: 'zoe@example.com', as: 'login' });
    expect(fresh.access_token).toBeTruthy();
    expect(((await (await users('', fresh.access_token)).json()) as AppUser[]).length).toBe(everybody.length);
    expect(JSON.stringify(everybody)).not.toMatch(/scrypt/);
    expect(token).toBeTruthy();
  });

  test('shows its base and own fields in the schema', async () => {
    const { access_token: token } = await signInToApp(server, app, { email: 'schema@example.com' });
    const { properties } = (await (await users('/schema', token)).json()) as { properties: Record<string, unknown> };
    expect(Object.keys(properties)).toEqual(['email', 'full_name', 'role', 'department', 'level']);
    expect(properties).toMatchObject({ role: { type: 'string' } });
  });

  test('has no call by which a plain person adds or removes others, or anybody several at once', async () => {
    const { access_token: token } = await signInToApp(server, app, { email: 'stays@example.com' });
    expect((await users('', token, { json: { email: 'new@example.com' } })).status).toBe(403);
    expect((await users('/bulk', token, { json: [] })).status).toBe(403);
    expect((await users('/me', token, { method: 'DELETE' })).status).toBe(403);
    expect((await users('', token, { method: 'DELETE', json: { role: 'user' } })).status).toBe(403);
  });
});
