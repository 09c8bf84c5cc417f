import type { CustomToken, Session } from '@whittle/contract/accounts';
import { lastMail } from '@whittle/testing/mails';
import { createTestApp, type TestApp, testPassword } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const clock = { now: () => new Date('2026-11-23T10:00:00Z') };
let server: TestServer;
let app: TestApp;
beforeAll(async () => {
  server = await startTestServer({ adapters: { clock }, config: { trustedProxies: 1 } });
  app = await createTestApp(server, { files: {} });
});
afterAll(() => server.close());
beforeEach(() => {
  // Each test has a quarter of an hour of its own.
  const now = clock.now().getTime() + 16 * 60_000;
  clock.now = () => new Date(now);
});

let number = 0;
const newEmail = () => `person-${(number += 1)}@example.com`;
const elsewhere = () => `203.0.113.${(number += 1) % 250}`;
const home = '198.51.100.1';
type From = { from: string; cookie?: string };
const devicesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0]!)
    .find((cookie) => cookie.includes('-device='))!;
const statusOf = async (answer: Promise<Response>) => (await answer).status;

/** The same three acts of both kinds of people: builders, and the people of an app. */
const pools = {
  builders: {
    signUp: (email: string, { from }: From) => call('/api/auth/sign-up', { email, password: testPassword }, { from }),
    signIn: (email: string, password: string, from: From) => call('/api/auth/sign-in', { email, password }, from),
    sendCode: (email: string, from: From) => call('/api/live_api/account/sendMagicLink', { email }, from),
    tryCode: (email: string, otp: string, from: From) =>
      call('/api/live_api/account/validateOtp', { email, otp }, from),
    sendReset: (email: string, from: From) => call('/api/live_api/account/sendResetPasswordEmail', { email }, from),
  },
  'people of an app': {
    signUp: (email: string, { from }: From) => appCall('register', { email, password: testPassword }, { from }),
    signIn: (email: string, password: string, from: From) => appCall('login', { email, password }, from),
    sendCode: (email: string, from: From) =>
      call(`/api/live_api/account/sendMagicLink?appId=${app.id}`, { email }, { ...from, host: app.publishedHost }),
    tryCode: (email: string, otp: string, from: From) =>
      call(`/api/live_api/account/validateOtp?appId=${app.id}`, { email, otp }, { ...from, host: app.publishedHost }),
    sendReset: (email: string, from: From) => appCall('reset-password-request', { email }, from),
  },
};

function call(path: string, json: object, { from, cookie, host }: From & { host?: string }) {
  const headers = { 'x-forwarded-for': from };
  return server.request(path, { json, headers, ...(cookie && { cookie }), ...(host && { host }) });
}
function appCall(name: string, json: object, from: From) {
  return call(`/api/apps/${app.id}/auth/${name}`, json, { ...from, host: app.publishedHost });
}
const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');

describe.each(Object.keys(pools) as (keyof typeof pools)[])('%s', (name) => {
  const { signUp, signIn, sendCode, tryCode, sendReset } = pools[name];
  const wrong = (email: string, from: From) => statusOf(signIn(email, 'wrong horse', from));
  const right = (email: string, from: From) => statusOf(signIn(email, testPassword, from));

  test('[USER-09] sixteen wrong passwords from anywhere lock strangers out, and nobody where the owner signed in before', async () => {
    const email = newEmail();
    const device = devicesOf(await signUp(email, { from: home }));
    for (let tried = 0; tried < 15; tried += 1) expect(await wrong(email, { from: elsewhere() })).toBe(400);
    const refused = await signIn(email, 'wrong horse', { from: elsewhere() });
    expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
      429,
      'Too many login attempts, try again later',
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await right(email, { from: elsewhere() })).toBe(429);

    expect(await right(email, { from: home })).toBe(200);
    expect(await right(email, { from: elsewhere(), cookie: device })).toBe(200);
  });

  test('[USER-09] a known browser is not held to what others do in its network', async () => {
    const email = newEmail();
    const device = devicesOf(await signUp(email, { from: home }));
    const cafe = elsewhere();
    for (let tried = 0; tried < 50; tried += 1) await wrong(newEmail(), { from: cafe });
    expect(await right(newEmail(), { from: cafe })).toBe(429);
    expect(await right(email, { from: cafe })).toBe(429);
    expect(await right(email, { from: cafe, cookie: device })).toBe(200);
  });

  test('[USER-09] a known browser has fifteen wrong passwords as well, and the device of another account none', async () => {
    const [email, other] = [newEmail(), newEmail()];
    const device = devicesOf(await signUp(email, { from: home }));
    const foreign = devicesOf(await signUp(other, { from: elsewhere() }));
    for (let tried = 0; tried < 15; tried += 1)
      expect(await wrong(email, { from: elsewhere(), cookie: device })).toBe(400);
    expect(await right(email, { from: elsewhere(), cookie: device })).toBe(429);
    for (let tried = 0; tried < 15; tried += 1)
      expect(await wrong(email, { from: elsewhere(), cookie: foreign })).toBe(400);
    expect(await right(email, { from: elsewhere(), cookie: foreign })).toBe(429);
    expect(await right(email, { from: elsewhere(), cookie: '__Host-whittle-device=made-up' })).toBe(429);
  });

  test('[USER-09] wrong codes of strangers do not use up the tries of the owner', async () => {
    const email = newEmail();
    const device = devicesOf(await signUp(email, { from: home }));
    expect(await statusOf(sendCode(email, { from: home, cookie: device }))).toBe(200);
    const { code } = await lastMail(server, email, { kind: 'sign-in-code' });
    for (let tried = 0; tried < 5; tried += 1)
      expect(await statusOf(tryCode(email, wrongCode(code!), { from: elsewhere() }))).toBe(400);
    const blocked = await tryCode(email, code!, { from: elsewhere() });
    expect([blocked.status, ((await blocked.json()) as { code: string }).code]).toEqual([429, 'ATTEMPTS_EXCEEDED']);

    for (let tried = 0; tried < 2; tried += 1)
      expect(await statusOf(tryCode(email, wrongCode(code!), { from: elsewhere(), cookie: device }))).toBe(400);
    expect(await statusOf(tryCode(email, code!, { from: elsewhere(), cookie: device }))).toBe(200);
  });

  test('[USER-09] five wrong codes of a known browser are the last there, and no stranger gains by them', async () => {
    const email = newEmail();
    const device = devicesOf(await signUp(email, { from: home }));
    await sendCode(email, { from: home });
    const { code } = await lastMail(server, email, { kind: 'sign-in-code' });
    const known = { from: elsewhere(), cookie: device };
    for (let tried = 0; tried < 5; tried += 1)
      expect(await statusOf(tryCode(email, wrongCode(code!), known))).toBe(400);
    expect(await statusOf(tryCode(email, code!, known))).toBe(429);
    for (let tried = 0; tried < 5; tried += 1)
      expect(await statusOf(tryCode(email, wrongCode(code!), { from: elsewhere() }))).toBe(400);
    expect(await statusOf(tryCode(email, code!, { from: elsewhere() }))).toBe(429);
  });

  test.each(['sendCode', 'sendReset'] as const)(
    '[USER-09] mails that strangers ask for do not keep the owner from getting one: %s',
    async (ask) => {
      const send = ask === 'sendCode' ? sendCode : sendReset;
      const email = newEmail();
      const device = devicesOf(await signUp(email, { from: home }));
      const answers: number[] = [];
      for (let asked = 0; asked < 20; asked += 1) answers.push(await statusOf(send(email, { from: elsewhere() })));
      expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
      expect(await statusOf(send(email, { from: home }))).toBe(200);
      expect(await statusOf(send(email, { from: elsewhere(), cookie: device }))).toBe(200);
    },
  );
});

test('[USER-09] what is stored of places tells neither network nor cookie', async () => {
  const email = newEmail();
  const device = devicesOf(await pools.builders.signUp(email, { from: home }));
  const [row] = await server.adapters.db
    .$client`select known_places::text as known from accounts where email = ${email}`;
  const known = (row as { known: string }).known;
  expect(JSON.parse(known)).toHaveLength(2);
  expect(known).not.toContain(home);
  expect(known).not.toContain(device.split('=')[1]);
});

describe('somebody who is signed in', () => {
  test('[USER-09] changes the password and shows who they are, whatever strangers try meanwhile', async () => {
    const email = newEmail();
    const { token } = (await (await pools.builders.signUp(email, { from: home })).json()) as Session;
    for (let tried = 0; tried < 16; tried += 1)
      await pools.builders.signIn(email, 'wrong horse', { from: elsewhere() });
    await pools.builders.sendCode(email, { from: home });
    const { code } = await lastMail(server, email, { kind: 'sign-in-code' });
    for (let tried = 0; tried < 6; tried += 1)
      await pools.builders.tryCode(email, wrongCode(code!), { from: elsewhere() });

    const signedIn = (path: string, json: object) =>
      server.request(path, { json, token, headers: { 'x-forwarded-for': elsewhere() } });
    expect(await statusOf(signedIn('/api/auth/prove', { otp: code }))).toBe(204);
    const change = { currentPassword: testPassword, password: 'another horse' };
    expect(await statusOf(signedIn('/api/auth/password', change))).toBe(204);
  });
});

describe('signing in by a link', () => {
  const linkFor = async (email: string, from: From) => {
    await pools.builders.sendCode(email, from);
    const { links } = await lastMail(server, email, { kind: 'sign-in-code' });
    return new URLSearchParams(links[0]!.hash.slice(1)).get('token')!;
  };
  const openLink = (token: string, from: From) => call('/api/auth/magic-link', { token }, from);
  const isAlive = async (token: string) =>
    (await server.request('/api/live_api/account/current', { token })).status === 200;

  test('[USER-11] ends no other session of a confirmed account, from whichever network', async () => {
    const email = newEmail();
    const first = (await (await pools.builders.signUp(email, { from: home })).json()) as Session;
    await server.adapters.db.$client`update accounts set email_verified_at = now() where email = ${email}`;
    const answer = await openLink(await linkFor(email, { from: elsewhere() }), { from: elsewhere() });
    expect(answer.status).toBe(200);
    expect(await isAlive(first.token)).toBe(true);
    expect(await statusOf(pools.builders.signIn(email, testPassword, { from: home }))).toBe(200);
  });

  test('[USER-11] nor of an unconfirmed one, in a browser that was signed in to it: the address is confirmed', async () => {
    const email = newEmail();
    const signedUp = await pools.builders.signUp(email, { from: home });
    const first = (await signedUp.json()) as Session;
    const known = { from: elsewhere(), cookie: devicesOf(signedUp) };
    expect((await openLink(await linkFor(email, known), known)).status).toBe(200);
    expect(await isAlive(first.token)).toBe(true);
    expect(await statusOf(pools.builders.signIn(email, testPassword, { from: home }))).toBe(200);
  });

  test('[USER-02] [USER-11] in another browser it ends what a stranger may have set, and the stranger’s browser is known no more', async () => {
    const email = newEmail();
    const squatted = await pools.builders.signUp(email, { from: home });
    const squatter = (await squatted.json()) as Session;
    const asked = { from: home, cookie: devicesOf(squatted) };
    const victim = await openLink(await linkFor(email, asked), { from: elsewhere() });
    expect(victim.status).toBe(200);
    expect(await isAlive(squatter.token)).toBe(false);
    expect(await statusOf(pools.builders.signIn(email, testPassword, { from: home }))).toBe(400);
    for (let tried = 0; tried < 14; tried += 1)
      await pools.builders.signIn(email, 'wrong horse', { from: elsewhere() });
    expect(await statusOf(pools.builders.signIn(email, testPassword, asked))).toBe(429);
  });

  test('[USER-11] a code in a known browser keeps the other sessions, too', async () => {
    const email = newEmail();
    const signedUp = await pools.builders.signUp(email, { from: home });
    const first = (await signedUp.json()) as Session;
    const known = { from: elsewhere(), cookie: devicesOf(signedUp) };
    await pools.builders.sendCode(email, known);
    const { code } = await lastMail(server, email, { kind: 'sign-in-code' });
    const custom = (await (await pools.builders.tryCode(email, code!, known)).json()) as CustomToken;
    expect(await statusOf(call('/api/auth/custom-token', custom, known))).toBe(200);
    expect(await isAlive(first.token)).toBe(true);
  });

  test('[USER-11] in an app: nothing ends in the browser that was signed in, all of it in another', async () => {
    const me = (token: string) =>
      server.request(`/api/apps/${app.id}/entities/User/me`, { token, host: app.publishedHost });
    const open = async (email: string, from: From) => {
      await pools['people of an app'].sendCode(email, from);
      const { links } = await lastMail(server, email, { kind: 'sign-in-code' });
      return appCall('sign-in-link', { token: links[0]!.searchParams.get('link') }, from);
    };
    const joined = async () => {
      const email = newEmail();
      const answer = await pools['people of an app'].signUp(email, { from: home });
      return { email, cookie: devicesOf(answer), ...((await answer.json()) as { access_token: string }) };
    };
    const [person, other] = [await joined(), await joined()];
    expect(await statusOf(open(person.email, { from: elsewhere(), cookie: person.cookie }))).toBe(200);
    expect(await statusOf(me(person.access_token))).toBe(200);
    expect(await statusOf(open(other.email, { from: home }))).toBe(200);
    expect(await statusOf(me(other.access_token))).toBe(401);
  });
});
