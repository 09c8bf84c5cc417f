import type { Account, AccountSecurity, Session } from '@whittle/contract/accounts';
import { type OpenIdProvider, startOpenIdProvider } from '@whittle/testing/openid-provider';
import { signUpBuilder, testPassword } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { createOpenId } from '@whittle/server/adapters/openid/discovered-openid';
import { afterAll, beforeAll, expect, test } from 'vitest';

let provider: OpenIdProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startOpenIdProvider();
  const { issuer, clientId, clientSecret } = provider;
  const openid = { issuer, clientId, clientSecret };
  server = await startTestServer({ config: { openid }, adapters: { openid: createOpenId(openid) } });
  await signUpBuilder(server, 'admin@example.com');
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

let people = 0;
const newEmail = () => `google-${(people += 1)}@example.com`;
/** Cookies that an answer sets, without those that it takes away. */
const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .filter((line) => !/Max-Age=0/.test(line))
    .map((line) => line.split(';')[0]!);
const cookieNamed = (answer: Response, name: string) => cookiesOf(answer).find((pair) => pair.startsWith(`${name}=`));
const begin = (redirectTo = '/home') => server.request(`/api/auth/google?redirectTo=${encodeURIComponent(redirectTo)}`);
const finish = (callback: string, cookie?: string) =>
  server.request(new URL(callback).pathname + new URL(callback).search, { ...(cookie && { cookie }) });
const goal = (answer: Response) => {
  const { pathname, searchParams } = new URL(answer.headers.get('location')!, server.builderOrigin);
  return { pathname, ...Object.fromEntries(searchParams) };
};
async function comeBack({ redirectTo = '/home', press = 'Continue' as 'Continue' | 'Cancel' } = {}) {
  const left = await begin(redirectTo);
  const callback = await provider.visit(left.headers.get('location')!, press);
  return finish(callback, cookieNamed(left, '__Host-whittle-openid'));
}
const accountOf = async (answer: Response) => {
  const cookie = cookieNamed(answer, '__Host-whittle')!;
  return (await (await server.request('/api/live_api/account/current', { cookie })).json()) as Account;
};

test('[AUTH-15] somebody new gets an account with a confirmed address, and is let in again', async () => {
  const email = newEmail();
  provider.person = { subject: email, email: email.toUpperCase(), emailVerified: true };
  const first = await comeBack({ redirectTo: '/settings' });
  expect(goal(first)).toEqual({ pathname: '/auth/handler', mode: 'google', redirectTo: '/settings' });
  const account = await accountOf(first);
  expect(account).toMatchObject({ email, isAdmin: false });
  provider.person = { subject: email, email: newEmail(), emailVerified: true };
  expect(await accountOf(await comeBack())).toMatchObject({ accountId: account.accountId, email });
  const [row] = await server.adapters.db.$client`select email_verified_at from accounts where email = ${email}`;
  expect(row!['email_verified_at']).not.toBeNull();
});

test('an account with the address is linked only when both sides have seen its mailbox', async () => {
  const email = newEmail();
  const { accountId, token } = await signUpBuilder(server, email);
  provider.person = { subject: email, email, emailVerified: true };
  const asked = await comeBack({ redirectTo: '/settings' });
  expect(goal(asked)).toEqual({ pathname: '/auth/handler', mode: 'connectGoogle', email, redirectTo: '/settings' });
  expect(cookieNamed(asked, '__Host-whittle')).toBeUndefined();

  const cookie = cookieNamed(asked, '__Host-whittle-connect')!;
  const connect = (password: string, headers: object = {}) =>
    server.request('/api/auth/google/connect', {
      json: { password },
      cookie,
      origin: server.builderOrigin,
      ...headers,
    });
  expect((await connect('wrong horse')).status).toBe(400);
  expect((await connect(testPassword, { cookie: '' })).status).toBe(400);
  expect((await connect(testPassword, { origin: 'https://evil.example' })).status).toBe(403);
  const connected = await connect(testPassword);
  expect(((await connected.json()) as Session).accountId).toBe(accountId);
  expect(goal(await comeBack())).toMatchObject({ mode: 'google' });

  const security = (await (await server.request('/api/auth/security', { token })).json()) as AccountSecurity;
  expect(security).toMatchObject({ google: { email }, emailVerified: true, hasPassword: true });
});

test('an address that the provider has not verified opens nobody’s account', async () => {
  const email = newEmail();
  await signUpBuilder(server, email);
  await server.adapters.db.$client`update accounts set email_verified_at = now() where email = ${email}`;
  provider.person = { subject: 'eve', email, emailVerified: false };
  expect(goal(await comeBack())).toMatchObject({ mode: 'connectGoogle' });
  provider.person = { subject: 'eve-2', email: newEmail(), emailVerified: false };
  const account = await accountOf(await comeBack());
  const [row] = await server.adapters.db
    .$client`select email_verified_at from accounts where id = ${account.accountId}`;
  expect(row!['email_verified_at']).toBeNull();
});

test('what goes wrong at the provider is told apart', async () => {
  provider.person = { subject: 'grace', email: newEmail(), emailVerified: true };
  expect(goal(await comeBack({ press: 'Cancel' }))).toMatchObject({ problem: 'denied' });
  provider.person = { subject: 'nameless' };
  expect(goal(await comeBack())).toMatchObject({ problem: 'no-email' });
  provider.isDown = true;
  const left = await begin();
  // The provider's addresses are known from before, so it is the way back that fails.
  expect(left.status).toBe(302);
  const back = await finish(
    `${server.builderOrigin}/auth/handler/google?code=x&state=y`,
    cookieNamed(left, '__Host-whittle-openid'),
  );
  expect(goal(back)).toMatchObject({ problem: 'refused' });
  provider.isDown = false;
});

test('an answer that this browser did not ask for signs nobody in', async () => {
  provider.person = { subject: 'mallory', email: newEmail(), emailVerified: true };
  const theirs = await begin();
  const callback = await provider.visit(theirs.headers.get('location')!);
  for (const cookie of [
    undefined,
    cookieNamed(await begin(), '__Host-whittle-openid'),
    '__Host-whittle-openid=forged',
  ]) {
    const answer = await finish(callback, cookie);
    expect(goal(answer)).toMatchObject({ problem: expect.stringMatching(/expired|refused/) });
    expect(cookieNamed(answer, '__Host-whittle')).toBeUndefined();
  }
  const other = await begin();
  const forged = new URL(other.headers.get('location')!);
  forged.searchParams.set('nonce', 'of somebody else');
  const answer = await finish(await provider.visit(forged.href), cookieNamed(other, '__Host-whittle-openid'));
  expect(goal(answer)).toMatchObject({ problem: 'refused' });
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  '[ROUTE-07] signing in with Google never leads to %s',
  async (redirectTo) => {
    provider.person = { subject: 'ada', email: 'ada-google@example.com', emailVerified: true };
    expect(goal(await comeBack({ redirectTo }))).toMatchObject({ pathname: '/auth/handler', redirectTo: '/home' });
  },
);

test('Google is linked by a call of the account’s owner, and unlinked', async () => {
  const email = newEmail();
  const { token } = await signUpBuilder(server, email);
  const entered = await server.request('/api/auth/sign-in', { json: { email, password: testPassword } });
  const session = cookieNamed(entered, '__Host-whittle')!;
  provider.person = { subject: `linked-${email}`, email: 'private@example.com', emailVerified: true };
  const authorizationUrl = () => server.request('/api/auth/google/link', { method: 'POST', token });
  const link = async (cookie: string) => {
    const left = await authorizationUrl();
    const { url } = (await left.json()) as { url: string };
    return finish(await provider.visit(url), [cookieNamed(left, '__Host-whittle-openid'), cookie].join('; '));
  };
  const foreign = { cookie: session, origin: `http://${server.previewHost('a'.repeat(24))}` };
  expect((await server.request('/api/auth/google/link', { method: 'POST', ...foreign })).status).toBe(403);

  const stranger = await server.request('/api/auth/sign-in', {
    json: { email: 'admin@example.com', password: testPassword },
  });
  expect(goal(await link(cookieNamed(stranger, '__Host-whittle')!))).toMatchObject({ problem: 'expired' });
  expect(goal(await link(session))).toEqual({ pathname: '/auth/handler', mode: 'linkGoogle' });
  expect(await accountOf(await comeBack())).toMatchObject({ email });

  const other = await signUpBuilder(server, newEmail());
  const left = await server.request('/api/auth/google/link', { method: 'POST', token: other.token });
  const { url } = (await left.json()) as { url: string };
  const cookie = [cookieNamed(left, '__Host-whittle-openid'), session].join('; ');
  expect(goal(await finish(await provider.visit(url), cookie))).toMatchObject({ problem: 'expired' });

  expect((await server.request('/api/auth/google/link', { method: 'DELETE', token })).status).toBe(204);
  const security = (await (await server.request('/api/auth/security', { token })).json()) as AccountSecurity;
  expect(security.google).toBeNull();
});

test('a disabled account, and a closed sign-up, are told to whom Google vouched for', async () => {
  const email = newEmail();
  provider.person = { subject: email, email, emailVerified: true };
  await comeBack();
  await server.adapters.db.$client`update accounts set is_disabled = true where email = ${email}`;
  expect(goal(await comeBack())).toMatchObject({ problem: 'disabled' });
});
