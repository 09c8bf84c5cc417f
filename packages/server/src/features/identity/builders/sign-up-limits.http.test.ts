import { limits } from '@whittle/contract/limits';
import { lastMail, mailsTo } from '@whittle/testing/mails';
import { createTestApp, testPassword } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const clock = { now: () => new Date('2026-11-23T10:00:00Z') };
let server: TestServer;
let sibling: TestServer;
beforeAll(async () => {
  // As an installation is that sets nothing: 40 an hour, behind one proxy.
  const options = {
    adapters: { clock },
    config: { trustedProxies: 1, signUpsPerNetwork: 40, requireVerifiedEmail: true },
  };
  server = await startTestServer(options);
  sibling = await startTestServer({ ...options, beside: server });
});
afterAll(async () => {
  await sibling.close();
  await server.close();
});

const later = (minutes: number) => {
  const now = clock.now().getTime() + minutes * 60_000;
  clock.now = () => new Date(now);
};
let people = 0;
const newEmail = () => `person-${(people += 1)}@example.com`;
type From = { from: string; host?: string; at?: TestServer };
const call = (path: string, json: object, { from, host, at = server }: From) =>
  at.request(path, { json, ...(host && { host }), headers: { 'x-forwarded-for': from } });
const signUp = (from: string, more: Partial<From> & { email?: string } = {}) =>
  call('/api/auth/sign-up', { email: more.email ?? newEmail(), password: testPassword }, { from, ...more });
const statusesOf = async (count: number, act: () => Promise<Response>) => {
  const statuses: Record<number, number> = {};
  for (let done = 0; done < count; done += 1) {
    const { status } = await act();
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
};

describe('builders', () => {
  test('[USER-10] of 70 sign-ups from one network 40 make accounts and mails; others go on signing up', async () => {
    const emails = Array.from({ length: 70 }, newEmail);
    const answers = await statusesOf(70, () => signUp('198.51.100.1', { email: emails.shift()! }));
    expect(answers).toEqual({ 201: 40, 429: 30 });
    const [counted] = await server.adapters.db.$client`
      select (select count(*)::int from accounts) as accounts, (select count(*)::int from mails) as mails`;
    // The first account is the admin's, whose address needs no mail.
    expect(counted).toEqual({ accounts: 40, mails: 39 });
    expect((await signUp('198.51.100.2')).status).toBe(201);
  });

  test('[USER-10] the refusal is a sentence and says when the next may be made', async () => {
    later(-20);
    await statusesOf(40, () => signUp('198.51.100.3'));
    const refused = await signUp('198.51.100.3');
    expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
      429,
      'Too many accounts were created from your network recently. Try again later.',
    ]);
    expect(refused.headers.get('retry-after')).toBe(String(20 * 60));
    later(20);
    expect((await signUp('198.51.100.3')).status).toBe(201);
  });

  test('[USER-10] all processes share the count, and a network has one whatever its addresses are', async () => {
    const inNetwork = (number: number) => `2001:db8:1:2::${number.toString(16)}`;
    let number = 0;
    const both = () => signUp(inNetwork((number += 1)), { at: number % 2 ? server : sibling });
    expect(await statusesOf(50, both)).toEqual({ 201: 40, 429: 10 });
    expect((await signUp('2001:db8:1:3::1')).status).toBe(201);
  });

  test('[USER-10] at once as many get in as one after another', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => signUp('198.51.100.4')));
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(40);
    expect(answers.every(({ status }) => status === 201 || status === 429)).toBe(true);
  });

  test('[USER-10] addresses that are taken or wrong use nothing up', async () => {
    const from = '198.51.100.5';
    const taken = newEmail();
    expect((await signUp(from, { email: taken })).status).toBe(201);
    for (let tried = 0; tried < 10; tried += 1) expect((await signUp(from, { email: taken })).status).toBe(409);
    expect((await signUp(from, { email: 'nobody' })).status).toBe(400);
    expect(await statusesOf(39, () => signUp(from))).toEqual({ 201: 39 });
    expect((await signUp(from)).status).toBe(429);
  });

  test('[USER-10] accounts that mailed codes make are counted with the others', async () => {
    const from = '198.51.100.6';
    await statusesOf(39, () => signUp(from));
    later(16);
    const byCode = async () => {
      const email = newEmail();
      await call('/api/live_api/account/sendMagicLink', { email }, { from });
      const { code } = await lastMail(server, email);
      return call('/api/live_api/account/validateOtp', { email, otp: code }, { from });
    };
    expect((await byCode()).status).toBe(200);
    const refused = await byCode();
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([429, 'too-many-sign-ups']);
    later(60);
  });

  test('[USER-10] the mail that confirms an address counts as other mails do, and without it no account is made', async () => {
    const from = '198.51.100.7';
    const askedFor = () => call('/api/live_api/account/sendMagicLink', { email: newEmail() }, { from });
    expect(await statusesOf(39, askedFor)).toEqual({ 200: 39 });
    expect((await signUp(from)).status).toBe(201);
    const email = newEmail();
    expect((await signUp(from, { email })).status).toBe(429);
    expect(await mailsTo(server, email)).toEqual([]);
    later(16);
    expect((await signUp(from, { email })).status).toBe(201);
  });
});

describe('people of an app', () => {
  const register = (app: { id: string; publishedHost: string }, from: string) =>
    call(
      `/api/apps/${app.id}/auth/register`,
      { email: newEmail(), password: testPassword },
      { from, host: app.publishedHost },
    );

  test('[USER-10] of 70 who register from one network 40 get in; another app and another network have counts of their own', async () => {
    const app = await createTestApp(server, { files: {} });
    const other = await createTestApp(server, { files: {} });
    expect(await statusesOf(70, () => register(app, '203.0.113.1'))).toEqual({ 201: 40, 429: 30 });
    const [counted] = await server.adapters.db.$client`
      select (select count(*)::int from app_users where app_id = ${app.id} and account_id is null) as people,
        (select count(*)::int from mails where app_id = ${app.id}) as mails`;
    expect(counted).toEqual({ people: 40, mails: 40 });
    expect((await register(other, '203.0.113.1')).status).toBe(201);
    expect((await register(app, '203.0.113.2')).status).toBe(201);
  });

  test('[USER-10] a network may make five times as many in a day', async () => {
    const app = await createTestApp(server, { files: {} });
    for (let hour = 0; hour < 5; hour += 1) {
      expect(await statusesOf(40, () => register(app, '203.0.113.3'))).toEqual({ 201: 40 });
      later(60);
    }
    const refused = await register(app, '203.0.113.3');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_600);
  });
});

test('[USER-18] one address gets so many mails from all apps together, however many apps there are', async () => {
  const { owner } = await createTestApp(server, { files: {} });
  const email = newEmail();
  const answers: number[] = [];
  for (let n = 0; n < 7; n += 1) {
    const app = await createTestApp(server, { owner, files: {} });
    for (let tried = 0; tried < 5; tried += 1) {
      const register = { email, password: testPassword };
      const from = `203.0.113.${100 + n}`;
      answers.push(
        (await call(`/api/apps/${app.id}/auth/register`, register, { from, host: app.publishedHost })).status,
      );
    }
  }
  expect(answers).toEqual([...Array<number>(30).fill(201), ...Array<number>(5).fill(429)]);
  expect(await mailsTo(server, email)).toHaveLength(30);
});

test('[USER-18] an account invites so many people an hour, however many apps it has', async () => {
  const { owner } = await createTestApp(server, { files: {} });
  const sql = server.adapters.db.$client;
  await sql`update accounts set email_verified_at = now() where id = ${owner.accountId}`;
  const invite = async () => {
    const app = await createTestApp(server, { owner, files: {} });
    const json = { user_email: newEmail(), role: 'user' };
    return server.request(`/apps/${app.id}/users/invite-user`, { json, token: owner.token });
  };
  expect((await invite()).status).toBe(200);
  const counted = await sql`
    update rate_counters set count = ${limits.invitationsPerAccount - 1} where key like ${`app-invite:%${owner.accountId}`} returning 1`;
  expect(counted).toHaveLength(1);
  expect((await invite()).status).toBe(200);
  const refused = await invite();
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([429, 'invites-limit-reached']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
