import type { AppUser } from '@whittle/contract/app-users';
import type { PeoplePage } from '@whittle/contract/people';
import { auditEvents } from '@whittle/server/adapters/database/schema';
import { lastMail, mailsTo } from '@whittle/testing/mails';
import { startOpenIdProvider, type OpenIdProvider } from '@whittle/testing/openid-provider';
import { createTestApp, handedOver, signInToApp, type TestApp, testPassword } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../config/config.ts';
import { createOpenId } from '../../../adapters/openid/discovered-openid.ts';

let provider: OpenIdProvider;
let server: TestServer;
let app: TestApp;
let other: TestApp;
const time = { offsetMs: 0 };
let calls = 0;

beforeAll(async () => {
  provider = await startOpenIdProvider();
  const config = readConfig(provider.env);
  if (!config.ok) throw new Error(config.problems.join());
  const { openid } = config.config;
  server = await startTestServer({
    config: { requireVerifiedEmail: true, trustedProxies: 1, openid },
    adapters: { clock: { now: () => new Date(Date.now() + time.offsetMs) }, openid: createOpenId(openid!) },
  });
  app = await createTestApp(server, { files: {} });
  other = await createTestApp(server, { files: {} });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

type Sent = { json?: unknown; token?: string; cookie?: string; method?: string; from?: string; app?: TestApp };

const send = (path: string, { app: at = app, from, ...options }: Sent = {}) =>
  server.request(path, {
    host: at.publishedHost,
    ...options,
    headers: { 'x-forwarded-for': from ?? `10.1.${(calls += 1) >> 8}.${calls & 255}` },
  });
const auth = (name: string, json: unknown, options: Sent = {}) =>
  send(`/api/apps/${(options.app ?? app).id}/auth/${name}`, { json, ...options });
const account = (name: string, json: unknown, options: Sent = {}) =>
  send(`/api/live_api/account/${name}?appId=${(options.app ?? app).id}`, { json, ...options });
const me = (token: string, options: Sent = {}) =>
  send(`/api/apps/${(options.app ?? app).id}/entities/User/me`, { token, ...options });
const owner = (path: string, options: { method?: string; json?: unknown } = {}) =>
  server.request(`/api/apps/${app.id}${path}`, { token: app.owner.token, ...options });
const bodyOf = async <T = Record<string, unknown>>(answer: Response) => (await answer.json()) as T;
const said = async (answer: Response) => [answer.status, (await bodyOf<{ code: string }>(answer)).code];
const events = async (
  event: 'user-disabled' | 'role-changed' | 'invited' | 'sign-in' | 'invitation-accepted',
  target: string,
) =>
  (
    await server.adapters.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.event, event), eq(auditEvents.target, target)))
  ).length;
const newEmail = () => `person-${(calls += 1)}@example.com`;

async function registered(email = newEmail(), from = '10.9.9.9') {
  const answer = await auth('register', { email, password: testPassword }, { from });
  expect(answer.status).toBe(201);
  const { code, links } = await lastMail(server, email, { kind: 'verify-email' });
  return { email, code: code!, link: links[0]!, answer: await bodyOf(answer) };
}
async function verified(email = newEmail()) {
  const { code } = await registered(email);
  const answer = await auth('verify-otp', { email, otp_code: code }, { from: '10.9.9.9' });
  return bodyOf<{ access_token: string; user: AppUser }>(answer);
}

describe('registering where mails reach people', () => {
  test('[USER-01] answers id, message and the code’s lifetime, signs in by the code, once', async () => {
    const { email, code, answer } = await registered();
    expect(answer).toEqual({
      id: expect.any(String),
      message: 'Verification code sent to your email',
      otp_expires_in_minutes: 10,
      is_verified: false,
    });
    expect(await said(await auth('login', { email, password: testPassword }))).toEqual([403, 'email-not-verified']);
    const fresh = (await lastMail(server, email, { kind: 'verify-email' })).code;
    expect(fresh).not.toBe(code);
    const verify = () => auth('verify-otp', { email, otp_code: fresh }, { from: '10.9.9.9' });
    const answers = await Promise.all([verify(), verify(), verify()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const winner = await bodyOf<{ access_token: string; user: AppUser }>(answers.find(({ ok }) => ok)!);
    expect(winner.user).toMatchObject({ email, is_verified: true, role: 'user' });
    expect((await me(winner.access_token)).status).toBe(200);
    expect((await auth('login', { email, password: testPassword })).status).toBe(200);
  });

  test('[USER-02] a stranger’s password does not survive that the owner of the address confirms it', async () => {
    const { email } = await registered(newEmail(), '10.66.6.6');
    const { code } = await lastMail(server, email);
    expect((await auth('verify-otp', { email, otp_code: code }, { from: '10.7.7.7' })).status).toBe(200);
    expect(await said(await auth('login', { email, password: testPassword }))).toEqual([400, 'wrong-credentials']);
  });

  test('[USER-02] nor one from the same office, when the owner signs in by a mailed code', async () => {
    const { email } = await registered(newEmail(), '10.66.6.6');
    await account('sendMagicLink', { email });
    const { code } = await lastMail(server, email, { kind: 'sign-in-code' });
    expect((await account('validateOtp', { email, otp: code }, { from: '10.66.6.6' })).status).toBe(200);
    expect(await said(await auth('login', { email, password: testPassword }))).toEqual([400, 'wrong-credentials']);
  });

  test('[AUTH-09] the sixth wrong code is not looked at', async () => {
    const { email, code } = await registered();
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let at = 0; at < 5; at += 1)
      expect(await said(await auth('verify-otp', { email, otp_code: wrong }))).toEqual([400, 'email-code-wrong']);
    expect(await said(await auth('verify-otp', { email, otp_code: code }))).toEqual([429, 'ATTEMPTS_EXCEEDED']);
  });

  test('asking for a new code answers alike for everybody', async () => {
    const { email } = await registered();
    const answers = await Promise.all([email, newEmail()].map((one) => auth('resend-otp', { email: one })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await bodyOf(answers[0]!)).toEqual(await bodyOf(answers[1]!));
  });
});

describe('[AUTH-08] [AUTH-09] signing in by mail', () => {
  test('a code is worth a token that this app’s exchange takes, once', async () => {
    const email = newEmail();
    expect(await bodyOf(await account('sendMagicLink', { email }))).toMatchObject({
      message: 'Verification code sent to your email',
    });
    const { code, links } = await lastMail(server, email, { kind: 'sign-in-code' });
    const answer = await bodyOf<{ customToken: string; tenantId: string }>(
      await account('validateOtp', { email, otp: code }),
    );
    expect(answer.tenantId).toBe(app.id);
    expect(await said(await auth('exchange', { ...answer, tenantId: other.id }))).toEqual([400, 'code-wrong']);
    expect(await said(await auth('exchange', { ...answer, tenantId: other.id }, { app: other }))).toEqual([
      400,
      'code-wrong',
    ]);
    const { access_token: token } = await bodyOf<{ access_token: string }>(await auth('exchange', answer));
    expect(await bodyOf(await me(token))).toMatchObject({ email, is_verified: true });
    expect((await auth('exchange', answer)).status).toBe(400);
    const link = links[0]!.searchParams.get('link');
    expect(await said(await auth('sign-in-link', { token: link }))).toEqual([400, 'magic-link-invalid']);
  });

  test('a link signs in once, in its own app', async () => {
    const email = newEmail();
    await account('sendMagicLink', { email });
    const { links } = await lastMail(server, email);
    expect(links[0]!.origin).toBe(`http://${app.publishedHost}`);
    const token = links[0]!.searchParams.get('link');
    expect((await auth('sign-in-link', { token }, { app: other })).status).toBe(400);
    expect((await auth('sign-in-link', { token })).status).toBe(200);
    expect((await auth('sign-in-link', { token })).status).toBe(400);
  });

  test('the builder’s host takes the same calls for the app that is named', async () => {
    const email = newEmail();
    const json = { email };
    expect((await server.request(`/api/live_api/account/sendMagicLink?appId=${app.id}`, { json })).status).toBe(200);
    expect((await lastMail(server, email)).appId).toBe(app.id);
  });
});

describe('passwords', () => {
  test('[AUTH-12] a reset works once, ends every sign-in, and says nothing of who has an account', async () => {
    const { user, access_token: token } = await verified();
    const known = await auth('reset-password-request', { email: user.email });
    const unknown = await auth('reset-password-request', { email: newEmail() });
    expect(await bodyOf(known)).toEqual(await bodyOf(unknown));
    const reset_token = (await lastMail(server, user.email, { kind: 'reset-password' })).links[0]!.searchParams.get(
      'reset',
    );
    expect(await said(await auth('reset-password', { reset_token, new_password: 'short' }))).toEqual([
      400,
      'reset-password-too-weak',
    ]);
    expect((await auth('reset-password', { reset_token, new_password: 'another horse' })).status).toBe(200);
    expect(await said(await auth('reset-password', { reset_token, new_password: 'third horse' }))).toEqual([
      400,
      'reset-link-invalid',
    ]);
    expect((await me(token)).status).toBe(401);
    expect((await auth('login', { email: user.email, password: testPassword })).status).toBe(400);
    expect((await auth('login', { email: user.email, password: 'another horse' })).status).toBe(200);
    expect(await mailsTo(server, user.email, { kind: 'password-changed' })).toHaveLength(1);
  });

  test('a change keeps the sign-in that asks and ends the others', async () => {
    const { user, access_token: token } = await verified();
    const { access_token: elsewhere } = await signInToApp(server, app, { email: user.email, as: 'login' });
    const change = (user_id: string, current_password: string) =>
      auth('change-password', { user_id, current_password, new_password: 'another horse' }, { token });
    expect(await said(await change('somebody', testPassword))).toEqual([403, 'not-allowed']);
    expect(await said(await change(user.id, 'wrong horse'))).toEqual([400, 'password-wrong']);
    expect((await change(user.id, testPassword)).status).toBe(200);
    expect((await me(token)).status).toBe(200);
    expect((await me(elsewhere)).status).toBe(401);
  });
});

describe('sessions', () => {
  test('[USER-03] a token counts in its own app and channel alone, and dies with its sign-in', async () => {
    const { access_token: token } = await verified();
    expect((await me(token, { app: other })).status).toBe(401);
    expect(
      (await server.request(`/api/apps/${app.id}/entities/User/me`, { host: app.previewHost, token })).status,
    ).toBe(404);
    expect((await server.request(`/api/apps/${app.id}/entities/User/me`, { token })).status).toBe(401);
    expect((await auth('logout', {}, { token })).status).toBe(200);
    expect((await me(token)).status).toBe(401);
  });

  test('[USER-03] no token is taken from an address', async () => {
    const { access_token: token } = await verified();
    const page = await send(`/?access_token=${token}`);
    expect([page.status, page.headers.get('location'), page.headers.get('set-cookie')]).toEqual([302, '/', null]);
  });

  test('[USER-04] who is disabled or removed is out at once; records and the pool know it', async () => {
    const { user, access_token: token } = await verified();
    expect((await me(token)).status).toBe(200);
    const change = (json: unknown) => owner(`/people/${user.id}`, { method: 'PATCH', json });
    expect(await bodyOf(await change({ isDisabled: true }))).toMatchObject({ isDisabled: true });
    expect((await me(token)).status).toBe(401);
    expect(await said(await auth('login', { email: user.email, password: testPassword }))).toEqual([
      403,
      'user-disabled',
    ]);
    expect(await events('user-disabled', user.email)).toBe(1);
    await change({ isDisabled: false, role: 'admin' });
    expect(await events('role-changed', user.email)).toBe(1);
    const again = await signInToApp(server, app, { email: user.email, as: 'login' });
    expect(again.user.role).toBe('admin');
    expect((await owner(`/people/${user.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await me(again.access_token)).status).toBe(401);
    expect((await owner(`/people/${user.id}`, { method: 'DELETE' })).status).toBe(404);
  });

  test('the owner is always an admin', async () => {
    const { items } = await bodyOf<PeoplePage>(await owner('/people'));
    const own = items.find(({ isOwner }) => isOwner)!;
    for (const json of [{ role: 'user' }, { isDisabled: true }])
      expect(await said(await owner(`/people/${own.id}`, { method: 'PATCH', json }))).toEqual([
        409,
        'owner-stays-admin',
      ]);
  });
});

describe('[AUTH-17] invitations', () => {
  const invite = (user_email: string, role: string, token = app.owner.token) =>
    server.request(`/apps/${app.id}/users/invite-user`, {
      json: { user_email, role },
      token,
      ...(token !== app.owner.token && { host: app.publishedHost }),
    });
  const tokenOf = async (email: string) =>
    (await lastMail(server, email, { kind: 'invitation' })).links[0]!.searchParams.get('invitation');

  test('give the role by the mailed link, once; a second link replaces the first', async () => {
    const email = newEmail();
    const { id } = await bodyOf<{ id: string }>(await invite(email, 'admin'));
    const first = await tokenOf(email);
    expect((await owner(`/invitations/${id}/resend`, { method: 'POST' })).status).toBe(200);
    const token = await tokenOf(email);
    const accept = (one: string | null) =>
      auth('accept-invitation', { token: one, password: testPassword, full_name: 'Iva' });
    expect(await said(await accept(first))).toEqual([400, 'invitation-invalid']);
    expect(await bodyOf(await accept(token))).toMatchObject({
      user: { email, role: 'admin', full_name: 'Iva', is_verified: true },
    });
    expect((await accept(token)).status).toBe(400);
    expect(await said(await invite(email, 'user'))).toEqual([409, 'already-in-app']);
    expect([await events('invited', email), await events('invitation-accepted', email)]).toEqual([2, 1]);
  });

  test('made in the builder show their link where no mail server sends it, those made by the app never do', async () => {
    const email = newEmail();
    type Sent = { id: string; link: string | null };
    const sent = await bodyOf<Sent>(await owner('/invitations', { json: { email, role: 'user' } }));
    expect(new URL(sent.link!).searchParams.get('invitation')).toBe(await tokenOf(email));
    const again = await bodyOf<Sent>(await owner(`/invitations/${sent.id}/resend`, { method: 'POST' }));
    expect(new URL(again.link!).searchParams.get('invitation')).toBe(await tokenOf(email));
    expect(await bodyOf(await owner('/invitations'))).toMatchObject({ delivery: 'outbox' });
    expect(await bodyOf(await invite(newEmail(), 'user'))).not.toHaveProperty('link');
  });

  test('run out after seven days and can be taken back', async () => {
    const [late, revoked] = [newEmail(), newEmail()];
    await invite(late, 'user');
    time.offsetMs = 7 * 86_400_000 + 1_000;
    expect((await auth('accept-invitation', { token: await tokenOf(late), password: testPassword })).status).toBe(400);
    time.offsetMs = 0;
    const { id } = await bodyOf<{ id: string }>(await invite(revoked, 'user'));
    expect((await owner(`/invitations/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await auth('accept-invitation', { token: await tokenOf(revoked), password: testPassword })).status).toBe(
      400,
    );
  });

  test('an admin of the app invites users and nobody else, a user nobody', async () => {
    const { user, access_token: token } = await verified();
    expect(await said(await invite(newEmail(), 'user', token))).toEqual([403, 'not-allowed']);
    await owner(`/people/${user.id}`, { method: 'PATCH', json: { role: 'admin' } });
    expect(await said(await invite(newEmail(), 'admin', token))).toEqual([403, 'not-allowed']);
    expect((await invite(newEmail(), 'user', token)).status).toBe(200);
  });

  test('[S-07] an address that is not verified gets no role from one', async () => {
    const { email } = await registered();
    await server.adapters.db.$client`delete from app_users where email = ${email}`;
    await invite(email, 'admin');
    const { answer } = await registered(email);
    const row = await server.adapters.db.$client`select role from app_users where id = ${answer['id'] as string}`;
    expect(row[0]).toMatchObject({ role: 'user' });
  });
});

describe('[USER-05] who may open the app', () => {
  const gate = (token?: string) =>
    send(`/api/apps/public/prod/public-settings/by-id/${app.id}`, { ...(token && { token }) });
  const set = (json: unknown) => owner('/access', { method: 'PUT', json });

  test('the boot gate and the data follow the mode', async () => {
    const { user, access_token: token } = await verified();
    expect(await bodyOf(await gate())).toEqual({ id: app.id, public_settings: 'public_without_login' });
    await set({ accessMode: 'private_with_login' });
    expect(await bodyOf(await gate())).toMatchObject({ extra_data: { reason: 'auth_required' } });
    expect((await gate()).status).toBe(403);
    expect(await bodyOf(await gate(token))).toMatchObject({ public_settings: 'private_with_login' });
    expect((await send(`/api/apps/${app.id}/entities/Note`)).status).toBe(401);
    const bundle = await send(`/runtime/bundle?appId=${app.id}`);
    expect(bundle.status).toBe(403);
    const stranger = newEmail();
    expect(await said(await auth('register', { email: stranger, password: testPassword }))).toEqual([
      403,
      'sign-up-closed',
    ]);
    await account('sendMagicLink', { email: stranger });
    expect(await mailsTo(server, stranger)).toEqual([]);
    await owner(`/people/${user.id}`, { method: 'DELETE' });
    expect(await bodyOf(await gate(token))).toMatchObject({ extra_data: { reason: 'user_not_registered' } });
    await set({ accessMode: 'public_without_login', isSignupEnabled: false });
    expect((await auth('register', { email: stranger, password: testPassword })).status).toBe(403);
    await set({ isSignupEnabled: true });
  });
});

describe('signing in at a provider', () => {
  const cookieOf = (answer: Response) => answer.headers.get('set-cookie')!.split(';')[0]!;
  const pathOf = (url: string) => url.slice(new URL(url).origin.length);

  async function authorizationRequest() {
    const start = await send(`/api/apps/auth/login?app_id=${app.id}&from_url=${encodeURIComponent('/tasks')}`);
    const entryCookie = cookieOf(start);
    const away = await server.request(pathOf(start.headers.get('location')!));
    const back = await provider.visit(away.headers.get('location')!);
    const home = await server.request(pathOf(back), { cookie: cookieOf(away) });
    return { entryCookie, home: home.headers.get('location')! };
  }

  test('[USER-06] leads home with a code that works in the browser that began, once', async () => {
    provider.person = { subject: 'grace', email: 'grace@example.com', emailVerified: true, name: 'Grace Hopper' };
    const { entryCookie, home } = await authorizationRequest();
    expect(new URL(home).host).toBe(app.publishedHost);
    const thief = await send(pathOf(home));
    expect(thief.headers.get('set-cookie')).toBeNull();
    const { home: second, entryCookie: own } = await authorizationRequest();
    expect(entryCookie).not.toBe(own);
    const entered = await send(pathOf(second), { cookie: own });
    const { token, path } = handedOver(await entered.text());
    expect(path).toBe('/tasks');
    expect(await bodyOf(await me(token))).toMatchObject({ email: 'grace@example.com', full_name: 'Grace Hopper' });
    expect((await send(pathOf(second), { cookie: own })).status).toBe(302);
  });

  test('[PROD-05] one person gets in by email and password, by Google, by a link and by a one-time code', async () => {
    const { access_token: first, user } = await verified();
    const { email } = user;
    const byPassword = await bodyOf<{ access_token: string }>(await auth('login', { email, password: testPassword }));

    provider.person = { subject: 'ada', email, emailVerified: true };
    const { home, entryCookie } = await authorizationRequest();
    const byGoogle = handedOver(await (await send(pathOf(home), { cookie: entryCookie })).text());

    await account('sendMagicLink', { email });
    const { links } = await lastMail(server, email, { kind: 'sign-in-code' });
    const link = links[0]!.searchParams.get('link');
    const byLink = await bodyOf<{ access_token: string }>(await auth('sign-in-link', { token: link }));

    await account('sendMagicLink', { email });
    const { code } = await lastMail(server, email, { kind: 'sign-in-code' });
    const custom = await bodyOf(await account('validateOtp', { email, otp: code }));
    const byCode = await bodyOf<{ access_token: string }>(await auth('exchange', custom));

    const tokens = [first, byPassword.access_token, byGoogle.token, byLink.access_token, byCode.access_token];
    expect(new Set(tokens).size).toBe(5);
    for (const token of tokens) expect(await bodyOf(await me(token))).toMatchObject({ id: user.id, email });
  });

  test('[USER-06] an address that the provider does not vouch for gets nowhere', async () => {
    const { user } = await verified();
    provider.person = { subject: 'mallory', email: user.email, emailVerified: false };
    const { home } = await authorizationRequest();
    expect(new URL(home).searchParams.get('problem')).toBe('unverified');
  });

  test('[S-05] a popup reports to the app’s own origin only', async () => {
    const query = `app_id=${app.id}&from_url=/&popup_origin=${encodeURIComponent('https://evil.example')}`;
    expect((await send(`/api/apps/auth/login?${query}`)).status).toBe(403);
  });
});
