import type { Account, CustomToken, Session } from '@whittle/contract/accounts';
import { lastMail, mailsTo } from '@whittle/testing/mails';
import { type RequestOptions } from '@whittle/testing/request';
import { signUpBuilder, testPassword } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const clock = { now: () => new Date('2026-11-21T10:00:00Z') };
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ adapters: { clock }, config: { requireVerifiedEmail: true, trustedProxies: 1 } });
  await signUpBuilder(server, 'admin@example.com');
});
afterAll(() => server.close());

const later = (minutes: number) => {
  const now = clock.now().getTime() + minutes * 60_000;
  clock.now = () => new Date(now);
};
let people = 0;
const newEmail = (name = 'ada') => `${name}-${(people += 1)}@example.com`;
/** Everybody calls from an address of their own, so that the limit of one network is met only where it is meant. */
let caller = 0;
const call = (path: string, json: unknown, options: RequestOptions = {}) =>
  server.request(path, {
    json,
    headers: { 'x-forwarded-for': `10.0.${(caller += 1) >> 8}.${caller & 255}` },
    ...options,
  });
const outcome = async (answer: Response | Promise<Response>) => {
  const response = await answer;
  const body = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
  return [response.status, body.code, body.message];
};
const codeOf = async (answer: Response | Promise<Response>) => (await outcome(answer)).slice(0, 2);
const current = (token: string) => server.request('/api/live_api/account/current', { token });
const account = async (token: string) => (await (await current(token)).json()) as Account;
const tokenOf = (link: URL | undefined) => new URLSearchParams(link!.hash.slice(1)).get('token')!;

const sendCode = (email: string, more: object = {}) => call('/api/live_api/account/sendMagicLink', { email, ...more });
const validate = (email: string, otp: string) => call('/api/live_api/account/validateOtp', { email, otp });
const exchange = (custom: CustomToken) => call('/api/auth/custom-token', custom);
const signInByCode = async (email: string): Promise<Session> => {
  await sendCode(email);
  const { code } = await lastMail(server, email, { kind: 'sign-in-code' });
  const custom = (await (await validate(email, code!)).json()) as CustomToken;
  return (await (await exchange(custom)).json()) as Session;
};

describe('signing in by a code', () => {
  test('[AUTH-08] [AUTH-09] [AUTH-10] the code of the mail becomes a token, and that a session, once', async () => {
    const email = newEmail();
    await signUpBuilder(server, email);
    const sent = await sendCode(email);
    expect([sent.status, await sent.json()]).toEqual([200, { message: 'Verification code sent to your email' }]);
    const { code, links } = await lastMail(server, email, { kind: 'sign-in-code' });
    expect(links[0]?.pathname).toBe('/auth/handler');
    expect(links[0]?.search).not.toContain('token');

    const answer = await validate(email, code!);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const custom = (await answer.json()) as CustomToken;
    expect(custom).toEqual({ customToken: expect.any(String), tenantId: 'builder' });
    for (const tenantId of ['', 'a'.repeat(24), 'Builder'])
      expect(await outcome(exchange({ ...custom, tenantId }))).toEqual([
        400,
        'code-wrong',
        'Failed to sign in with magic link',
      ]);
    const entered = await exchange(custom);
    expect(entered.headers.get('set-cookie')).toMatch(/^__Host-whittle=/);
    const { token } = (await entered.json()) as Session;
    expect(await account(token)).toMatchObject({ email, mustVerifyEmail: false });
    expect((await exchange(custom)).status).toBe(400);
    expect((await validate(email, code!)).status).toBe(400);
    expect((await current(custom.customToken)).status).toBe(401);
  });

  test('[AUTH-09] after five wrong codes the right one is not looked at: ATTEMPTS_EXCEEDED', async () => {
    const email = newEmail();
    await sendCode(email);
    const { code } = await lastMail(server, email);
    const wrong = code === '111111' ? '222222' : '111111';
    for (let tries = 0; tries < 5; tries += 1)
      expect(await outcome(validate(email, wrong))).toEqual([
        400,
        'magic-link-invalid',
        'Invalid or expired magic link',
      ]);
    expect((await outcome(validate(email, code!))).slice(0, 2)).toEqual([429, 'ATTEMPTS_EXCEEDED']);
    later(16);
  });

  test('[AUTH-11] a late code is worth nothing, nor is one that a newer replaced', async () => {
    const email = newEmail();
    await sendCode(email);
    const first = await lastMail(server, email);
    await sendCode(email);
    const second = await lastMail(server, email);
    if (first.code !== second.code) expect((await validate(email, first.code!)).status).toBe(400);
    later(11);
    expect(await outcome(validate(email, second.code!))).toEqual([
      400,
      'magic-link-invalid',
      'Invalid or expired magic link',
    ]);
  });

  test('a stranger gets the same answer, and an account by the code', async () => {
    const email = newEmail('new');
    expect((await sendCode(email)).status).toBe(200);
    const { token } = await signInByCode(email);
    expect(await account(token)).toMatchObject({ email, isAdmin: false, mustVerifyEmail: false });
  });

  test('[AUTH-11] what is no address: Invalid email address', async () => {
    expect(await outcome(sendCode('ada'))).toEqual([400, 'email-address-invalid', 'Invalid email address']);
    expect(await codeOf(sendCode('ada@example.com\r\nbcc: eve@example.com'))).toEqual([400, 'email-address-invalid']);
  });

  test('[USER-09] mails to one address are limited: five from one network, ten from all strangers together', async () => {
    const email = newEmail();
    const from = (address: string) =>
      call('/api/live_api/account/sendMagicLink', { email }, { headers: { 'x-forwarded-for': address } });
    for (let sent = 0; sent < 5; sent += 1) expect((await from('192.0.2.1')).status).toBe(200);
    expect(await codeOf(from('192.0.2.1'))).toEqual([429, 'too-many-attempts']);
    for (let sent = 5; sent < 10; sent += 1) expect((await sendCode(email)).status).toBe(200);
    expect(await codeOf(sendCode(email))).toEqual([429, 'too-many-attempts']);
    later(16);
  });

  test('the way in shows no word of the session to the pool of an app that does not exist', async () => {
    const path = `/api/live_api/account/sendMagicLink?appId=${'0'.repeat(24)}`;
    expect(await codeOf(call(path, { email: newEmail() }))).toEqual([404, 'app-not-found']);
  });

  test('whoever reads the mailbox takes over an account that nobody had confirmed', async () => {
    const email = newEmail('victim');
    const squatter = await signUpBuilder(server, email);
    const { token } = await signInByCode(email);
    expect(await account(token)).toMatchObject({ accountId: squatter.accountId });
    expect((await current(squatter.token)).status).toBe(401);
    expect((await call('/api/auth/sign-in', { email, password: testPassword })).status).toBe(400);
  });
});

describe('signing in by a link', () => {
  test('[AUTH-10] [AUTH-11] works once', async () => {
    const email = newEmail();
    await sendCode(email, { continueUrl: '/settings' });
    const { links } = await lastMail(server, email);
    expect(links[0]!.searchParams.get('continueUrl')).toBe('/settings');
    const token = tokenOf(links[0]);
    const answers = await Promise.all([1, 2, 3].map(() => call('/api/auth/magic-link', { token })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await outcome(call('/api/auth/magic-link', { token }))).toEqual([
      400,
      'magic-link-invalid',
      'Invalid or expired magic link',
    ]);
  });

  test.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example'])(
    '[ROUTE-07] the link of a mail never leads to %s',
    async (continueUrl) => {
      const email = newEmail();
      await sendCode(email, { continueUrl });
      const { links } = await lastMail(server, email);
      expect(links[0]!.searchParams.has('continueUrl')).toBe(false);
      expect(links[0]!.origin).toBe(server.builderOrigin);
    },
  );

  test('[AUTH-11] a disabled account hears so', async () => {
    const email = newEmail();
    await signUpBuilder(server, email);
    await sendCode(email);
    await server.adapters.db.$client`update accounts set is_disabled = true where email = ${email}`;
    const { code, links } = await lastMail(server, email, { kind: 'sign-in-code' });
    expect(links).toHaveLength(2);
    expect(await codeOf(validate(email, code!))).toEqual([403, 'user-disabled']);
    const before = (await mailsTo(server, email)).length;
    expect((await sendCode(email)).status).toBe(200);
    expect(await mailsTo(server, email)).toHaveLength(before);
  });
});

describe('an address that is not confirmed', () => {
  test('[AUTH-14] keeps an account from everything but confirming it', async () => {
    const email = newEmail();
    const { token } = await signUpBuilder(server, email);
    expect(await account(token)).toMatchObject({ mustVerifyEmail: true });
    expect(await outcome(server.request('/api/apps', { token }))).toEqual([
      403,
      'email-not-verified',
      'Confirm your email address first. We sent you a code.',
    ]);
    const { code } = await lastMail(server, email, { kind: 'verify-email' });
    const wrong = code === '111111' ? '222222' : '111111';
    const confirm = (typed: string) => call('/api/auth/verify-email/code', { code: typed }, { token });
    expect(await codeOf(confirm(wrong))).toEqual([400, 'email-code-wrong']);
    expect((await confirm(code!)).status).toBe(204);
    expect((await server.request('/api/apps', { token })).status).toBe(200);
  });

  test('[AUTH-14] is confirmed by the link, once, by who is signed in to the account', async () => {
    const email = newEmail();
    const { token } = await signUpBuilder(server, email);
    await call('/api/auth/verify-email/send', {}, { token });
    const { links } = await lastMail(server, email, { kind: 'verify-email' });
    const open = (by?: string) =>
      call('/api/auth/verify-email', { token: tokenOf(links[0]) }, by === undefined ? {} : { token: by });
    // Whoever only reads the mailbox did not choose the password, which may be a stranger's.
    const other = await signUpBuilder(server, newEmail());
    expect(await codeOf(open())).toEqual([401, 'not-signed-in']);
    expect(await codeOf(open(other.token))).toEqual([400, 'verify-link-invalid']);
    expect(await account(token)).toMatchObject({ mustVerifyEmail: true });
    expect((await open(token)).status).toBe(204);
    expect(await account(token)).toMatchObject({ mustVerifyEmail: false });
    expect(await codeOf(open(token))).toEqual([400, 'verify-link-invalid']);
    const before = (await mailsTo(server, email)).length;
    expect((await call('/api/auth/verify-email/send', {}, { token })).status).toBe(204);
    expect(await mailsTo(server, email)).toHaveLength(before);
  });
});

describe('a new password', () => {
  const sendReset = (email: string, more: object = {}) =>
    call('/api/live_api/account/sendResetPasswordEmail', { email, mainAppId: null, ...more });
  const reset = (token: string, password: string) => call('/api/auth/reset-password', { token, password });

  test('[AUTH-06] [AUTH-12] signs out everywhere and lets the new one in', async () => {
    const email = newEmail();
    const before = await signUpBuilder(server, email);
    expect((await sendReset(email, { continueUrl: '/settings' })).status).toBe(200);
    const { code, links } = await lastMail(server, email, { kind: 'reset-password' });
    expect(code).toBeNull();
    expect(links[0]!.searchParams.get('continueUrl')).toBe('/settings');
    const token = tokenOf(links[0]);
    for (const weak of ['short', 'password123', email])
      expect(await outcome(reset(token, weak))).toEqual([
        400,
        'reset-password-too-weak',
        'Password is too weak, please try again',
      ]);
    expect((await reset(token, 'another horse')).status).toBe(204);
    expect(await outcome(reset(token, 'another horse'))).toEqual([
      400,
      'reset-link-invalid',
      'Link invalid, try to reset your password again.',
    ]);
    expect((await current(before.token)).status).toBe(401);
    expect((await call('/api/auth/sign-in', { email, password: testPassword })).status).toBe(400);
    expect((await call('/api/auth/sign-in', { email, password: 'another horse' })).status).toBe(200);
    expect(await mailsTo(server, email, { kind: 'password-changed' })).toHaveLength(1);
  });

  test('[AUTH-06] asking for an unknown address answers the same and sends nothing', async () => {
    const email = newEmail('nobody');
    const known = newEmail();
    await signUpBuilder(server, known);
    expect(await outcome(sendReset(email))).toEqual(await outcome(sendReset(known)));
    expect(await mailsTo(server, email)).toEqual([]);
  });

  test('[AUTH-12] an account that was disabled since: User not found or disabled', async () => {
    const email = newEmail();
    await signUpBuilder(server, email);
    await sendReset(email);
    await server.adapters.db.$client`update accounts set is_disabled = true where email = ${email}`;
    const { links } = await lastMail(server, email, { kind: 'reset-password' });
    expect(await outcome(reset(tokenOf(links[0]), 'another horse'))).toEqual([
      404,
      'reset-user-missing',
      'User not found or disabled',
    ]);
  });

  test('a link for one thing opens no other', async () => {
    const email = newEmail();
    const { token: session } = await signUpBuilder(server, email);
    await sendReset(email);
    const token = tokenOf((await lastMail(server, email, { kind: 'reset-password' })).links[0]);
    expect((await call('/api/auth/magic-link', { token })).status).toBe(400);
    expect((await call('/api/auth/verify-email', { token }, { token: session })).status).toBe(400);
    expect((await reset(token, 'another horse')).status).toBe(204);
  });
});

describe('another email', () => {
  const change = (token: string, newEmail: string, otp?: string) =>
    call('/api/live_api/account/completeEmailChange', { newEmail, ...(otp && { otp }) }, { token });

  test('[AUTH-07] is confirmed by a code that goes there, and the old address hears of it', async () => {
    const [old, next] = [newEmail('old'), newEmail('new')];
    const { token } = await signUpBuilder(server, old);
    expect(await (await change(token, next.toUpperCase())).json()).toMatchObject({ status: 'code-sent' });
    const { code } = await lastMail(server, next, { kind: 'change-email' });
    expect(await (await change(token, next, code!)).json()).toEqual({ status: 'updated', message: 'Email updated' });
    expect(await account(token)).toMatchObject({ email: next, mustVerifyEmail: false });
    expect((await lastMail(server, old, { kind: 'email-changed' })).text).toContain(next);
    expect((await call('/api/auth/sign-in', { email: old, password: testPassword })).status).toBe(400);
    expect((await call('/api/auth/sign-in', { email: next, password: testPassword })).status).toBe(200);
  });

  test('[AUTH-07] is confirmed by the link, by who is signed in to the account', async () => {
    const [old, next] = [newEmail('old'), newEmail('new')];
    const { token } = await signUpBuilder(server, old);
    await change(token, next);
    const { links } = await lastMail(server, next, { kind: 'change-email' });
    const open = (by?: string) =>
      call('/api/auth/change-email', { token: tokenOf(links[0]) }, by === undefined ? {} : { token: by });
    expect(await codeOf(open())).toEqual([401, 'not-signed-in']);
    expect((await open(token)).status).toBe(200);
    expect(await account(token)).toMatchObject({ email: next });
  });

  test('[AUTH-07] This email is already in use', async () => {
    const [own, taken] = [newEmail(), newEmail()];
    const { token } = await signUpBuilder(server, own);
    await signUpBuilder(server, taken);
    expect(await outcome(change(token, taken))).toEqual([409, 'email-taken', 'This email is already in use']);
    const late = newEmail();
    await change(token, late);
    await signUpBuilder(server, late);
    const { code } = await lastMail(server, late, { kind: 'change-email' });
    expect(await codeOf(change(token, late, code!))).toEqual([409, 'email-taken']);
  });

  test('[AUTH-07] needs a recent sign-in or the password again', async () => {
    const { token } = await signUpBuilder(server, newEmail());
    later(16);
    expect(await codeOf(change(token, newEmail()))).toEqual([403, 'proof-needed']);
    expect(await codeOf(call('/api/auth/prove', { password: 'wrong horse' }, { token }))).toEqual([
      400,
      'password-wrong',
    ]);
    expect((await call('/api/auth/prove', { password: testPassword }, { token })).status).toBe(204);
    expect((await change(token, newEmail())).status).toBe(200);
  });

  test('ends with the session that asked for it, and is nothing to another account', async () => {
    const [old, next] = [newEmail('robbed'), newEmail('thief')];
    const thief = await signUpBuilder(server, old);
    const other = await signUpBuilder(server, newEmail());
    await change(thief.token, next);
    const { code, links } = await lastMail(server, next, { kind: 'change-email' });
    expect(await codeOf(change(other.token, next, code!))).toEqual([400, 'email-code-wrong']);
    await change(thief.token, next);
    const again = await lastMail(server, next, { kind: 'change-email' });
    await signInByCode(old);
    for (const link of [again.links[0], links[0]]) {
      const open = call('/api/auth/change-email', { token: tokenOf(link) }, { token: other.token });
      expect(await codeOf(open)).toEqual([400, 'verify-link-invalid']);
    }
  });
});

test('a page of another origin can ask for nothing in a visitor’s browser', async () => {
  const foreign = {
    origin: `http://${server.previewHost('a'.repeat(24))}`,
    headers: { 'sec-fetch-site': 'same-site' },
  };
  for (const [path, json] of [
    ['/api/live_api/account/sendMagicLink', { email: 'ada@example.com' }],
    ['/api/live_api/account/validateOtp', { email: 'ada@example.com', otp: '1' }],
    ['/api/live_api/account/sendResetPasswordEmail', { email: 'ada@example.com' }],
    ['/api/auth/magic-link', { token: 'x' }],
    ['/api/auth/custom-token', { customToken: 'x', tenantId: 'builder' }],
    ['/api/auth/reset-password', { token: 'x', password: testPassword }],
  ] as const)
    expect(await codeOf(call(path, json, foreign)), path).toEqual([403, 'wrong-origin']);
});
