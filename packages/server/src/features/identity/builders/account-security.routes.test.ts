import { identifier } from '../../../adapters/database/sql-client.ts';
import type { AccountSecurity, AccountSession, Session } from '@whittle/contract/accounts';
import { mailsTo } from '@whittle/testing/mails';
import { createTestApp, signUpBuilder, testPassword } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const clock = { now: () => new Date('2026-11-21T10:00:00Z') };
const later = (minutes: number) => {
  const now = clock.now().getTime() + minutes * 60_000;
  clock.now = () => new Date(now);
};
const secret = 'the same secret for every process of this test';
let server: TestServer;
/** Another process on the same database. */
let other: TestServer;
beforeAll(async () => {
  server = await startTestServer({ adapters: { clock } });
  const { databaseUrl } = server.adapters.config;
  const { secrets, storage } = server.adapters;
  other = await startTestServer({ config: { databaseUrl, secret }, adapters: { clock, secrets, storage } });
  await signUpBuilder(server, 'admin@example.com');
});
afterAll(async () => {
  await other.close();
  await server.close();
});

let people = 0;
const newEmail = () => `own-${(people += 1)}@example.com`;
const signIn = async (email: string, userAgent: string, password = testPassword) => {
  const headers = { 'user-agent': userAgent };
  return (await (await server.request('/api/auth/sign-in', { json: { email, password }, headers })).json()) as Session;
};
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const isIn = async (token: string, at = server) =>
  (await at.request('/api/live_api/account/current', { token })).status === 200;
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];
const securityOf = async (token: string) =>
  (await (await server.request('/api/auth/security', { token })).json()) as AccountSecurity;
const sessionsOf = async (token: string) =>
  ((await (await server.request('/api/auth/sessions', { token })).json()) as { items: AccountSession[] }).items;

describe('sessions', () => {
  test('are listed in words, the present one marked, and end one by one or all at once', async () => {
    const email = newEmail();
    const { token } = await signUpBuilder(server, email);
    const away = await signIn(email, firefox);
    await signIn(email, 'curl/8.5.0');
    const sessions = await sessionsOf(token);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(sessions.map(({ device }) => `${device.browser} on ${device.system}`).sort()).toEqual([
      'Firefox on Windows',
      'null on null',
      'null on null',
    ]);

    const { id } = sessions.find(({ device }) => device.browser === 'Firefox')!;
    const end = (sessionId: string, by = token) =>
      server.request(`/api/auth/sessions/${sessionId}`, { method: 'DELETE', token: by });
    const stranger = await signUpBuilder(server, newEmail());
    expect(await codeOf(await end(id, stranger.token))).toEqual([404, 'session-not-found']);
    expect(await isIn(away.token)).toBe(true);
    expect((await end(id)).status).toBe(204);
    expect(await isIn(away.token)).toBe(false);
    expect(await codeOf(await end(id))).toEqual([404, 'session-not-found']);

    expect((await server.request('/api/auth/sessions', { method: 'DELETE', token })).status).toBe(204);
    expect(await sessionsOf(token)).toHaveLength(1);
  });

  test('what one process ends is over in every other at once', async () => {
    const email = newEmail();
    const { token } = await signUpBuilder(server, email);
    const away = await signIn(email, firefox);
    expect(await isIn(away.token, other)).toBe(true);
    await server.request('/api/auth/sessions', { method: 'DELETE', token });
    // The clock stands still, so nothing that was remembered for a while runs out by itself.
    await expect.poll(() => isIn(away.token, other), { timeout: 10_000 }).toBe(false);
    expect(await isIn(token, other)).toBe(true);
  });
});

describe('the password', () => {
  const change = (token: string, json: object) => server.request('/api/auth/password', { json, token });

  test('is changed by who knows the old one, and signs out everywhere else', async () => {
    const email = newEmail();
    const { token } = await signUpBuilder(server, email);
    const away = await signIn(email, firefox);
    expect(await codeOf(await change(token, { password: 'another horse' }))).toEqual([400, 'password-wrong']);
    expect(await codeOf(await change(token, { password: 'short', currentPassword: testPassword }))).toEqual([
      400,
      'password-too-weak',
    ]);
    expect((await change(token, { password: 'another horse', currentPassword: testPassword })).status).toBe(204);
    expect([await isIn(token), await isIn(away.token)]).toEqual([true, false]);
    expect(await mailsTo(server, email, { kind: 'password-changed' })).toHaveLength(1);
    expect((await server.request('/api/auth/sign-in', { json: { email, password: testPassword } })).status).toBe(400);
  });

  test('is set by an account without one after a recent proof', async () => {
    const email = newEmail();
    const { token } = await signUpBuilder(server, email);
    await server.adapters.db.$client`update accounts set password_hash = null where email = ${email}`;
    later(16);
    expect(await codeOf(await change(token, { password: 'another horse' }))).toEqual([403, 'proof-needed']);
    await server.request('/api/live_api/account/sendMagicLink', { json: { email } });
    const [mail] = await mailsTo(server, email, { kind: 'sign-in-code' });
    const proven = await server.request('/api/auth/prove', { json: { otp: mail!.code }, token });
    expect(proven.status).toBe(204);
    expect((await change(token, { password: 'another horse' })).status).toBe(204);
    expect(await securityOf(token)).toMatchObject({ hasPassword: true });
  });
});

describe('the end of an account', () => {
  const remove = (token: string, confirmation: string) =>
    server.request('/api/auth/account', { method: 'DELETE', json: { confirmation }, token });

  test('takes everything along that it owns, and nothing of anybody else', async () => {
    const email = newEmail();
    const owner = await signUpBuilder(server, email);
    const files = {
      'pages/Home.jsx': 'export default function Home() { return null; }\n',
      'entities/Task.json': JSON.stringify({ properties: { title: { type: 'string' } } }),
    };
    const app = await createTestApp(server, { owner, files });
    const kept = await createTestApp(server, { files });
    for (const { id, token } of [
      { id: app.id, token: owner.token },
      { id: kept.id, token: kept.owner.token },
    ])
      await server.request(`/live_api/apps/${id}/entities/Task`, { json: { title: 'Buy milk' }, token });
    expect(await securityOf(owner.token)).toMatchObject({
      owns: { apps: 1, publishedApps: 1, records: 1 },
      isSoleAdmin: false,
    });

    expect(await codeOf(await remove(owner.token, 'delete'))).toEqual([400, 'confirmation-wrong']);
    later(16);
    expect(await codeOf(await remove(owner.token, email))).toEqual([403, 'proof-needed']);
    await server.request('/api/auth/prove', { json: { password: testPassword }, token: owner.token });
    expect((await remove(owner.token, email)).status).toBe(204);

    expect(await isIn(owner.token)).toBe(false);
    expect((await server.request('/', { host: app.publishedHost })).status).toBe(404);
    const sql = server.adapters.db.$client;
    const tables = await sql<{ name: string }[]>`
      select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.column_name = 'app_id' and t.table_type = 'BASE TABLE' and c.table_schema = 'public'`;
    for (const { name } of tables) {
      if (name === 'audit_events') continue;
      const rows = await sql`select 1 from ${identifier(name)} where app_id = ${app.id} limit 1`;
      expect(rows, name).toHaveLength(0);
    }
    expect(await sql`select 1 from accounts where email = ${email}`).toHaveLength(0);
    expect(await sql`select 1 from records where app_id = ${kept.id}`).toHaveLength(1);
    expect((await server.request('/api/auth/sign-up', { json: { email, password: testPassword } })).status).toBe(201);
  });

  test('is refused to the only platform admin', async () => {
    const { token } = await signIn('admin@example.com', firefox);
    expect(await securityOf(token)).toMatchObject({ isSoleAdmin: true });
    expect(await codeOf(await remove(token, 'admin@example.com'))).toEqual([409, 'sole-admin']);
    expect(await isIn(token)).toBe(true);
  });
});

test('[AUTH-11] [AUTH-19] where sign-up is closed only the first account is made', async () => {
  const closed = await startTestServer({ config: { signUp: 'closed' } });
  try {
    const signUp = (email: string) => closed.request('/api/auth/sign-up', { json: { email, password: testPassword } });
    const ways = async () => (await closed.request('/api/auth/ways')).json();
    expect(await ways()).toMatchObject({ signUp: true, isNew: true });
    expect((await signUp('first@example.com')).status).toBe(201);
    expect(await codeOf(await signUp('second@example.com'))).toEqual([403, 'sign-up-closed']);
    expect(await ways()).toEqual({
      google: false,
      signUp: false,
      isNew: false,
      mailDelivery: 'outbox',
    });
    const asked = await closed.request('/api/live_api/account/sendMagicLink', {
      json: { email: 'second@example.com' },
    });
    expect(asked.status).toBe(200);
    expect(await mailsTo(closed, 'second@example.com')).toEqual([]);
  } finally {
    await closed.close();
  }
});
