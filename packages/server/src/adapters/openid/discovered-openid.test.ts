import { type OpenIdProvider, startOpenIdProvider } from '@whittle/testing/openid-provider';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createOpenId } from './discovered-openid.ts';
import type { OpenIdProblem } from './openid.ts';

let provider: OpenIdProvider;
beforeAll(async () => {
  // The provider warns of its store in memory, which is what a test wants.
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  provider = await startOpenIdProvider();
  warn.mockRestore();
});
afterAll(() => provider.close());

const redirectUri = 'http://whittle.localhost:3000/auth/handler/google';
const problemOf = (work: Promise<unknown>): Promise<OpenIdProblem | 'none'> =>
  work.then(
    () => 'none' as const,
    (error: { problem: OpenIdProblem }) => error.problem,
  );

test('[AUTH-09] a real provider says who came back', async () => {
  const openid = createOpenId(provider);
  const { url, ...attempt } = await openid.begin({ redirectUri });
  expect(new URL(url).searchParams.get('code_challenge_method')).toBe('S256');
  const callbackUrl = await provider.visit(url);
  expect(await openid.finish({ callbackUrl, redirectUri, ...attempt })).toEqual({
    issuer: provider.issuer,
    subject: 'ada',
    email: 'ada@example.com',
    emailVerified: true,
    name: 'Ada Lovelace',
  });
  expect(await problemOf(openid.finish({ callbackUrl, redirectUri, ...attempt }))).toBe('refused');
});

test('an answer that belongs to another attempt is refused', async () => {
  const openid = createOpenId(provider);
  const [one, two] = [await openid.begin({ redirectUri }), await openid.begin({ redirectUri })];
  const finish = async (changed: Partial<typeof one>) =>
    problemOf(openid.finish({ redirectUri, ...one, callbackUrl: await provider.visit(one.url), ...changed }));
  expect(await finish({ state: two.state })).toBe('refused');
  expect(await finish({ nonce: two.nonce })).toBe('refused');
  expect(await finish({ codeVerifier: two.codeVerifier })).toBe('refused');
});

test('somebody who says no at the provider is told apart from a failure', async () => {
  const openid = createOpenId(provider);
  const { url, ...attempt } = await openid.begin({ redirectUri });
  const callbackUrl = await provider.visit(url, 'Cancel');
  expect(await problemOf(openid.finish({ callbackUrl, redirectUri, ...attempt }))).toBe('denied');
});

test('a provider that is down is unreachable, and found once it is back', async () => {
  const openid = createOpenId(provider);
  provider.isDown = true;
  expect(await problemOf(openid.begin({ redirectUri }))).toBe('unreachable');
  provider.isDown = false;
  expect(await problemOf(openid.begin({ redirectUri }))).toBe('none');
  const gone = createOpenId({ ...provider, issuer: 'http://127.0.0.1:9' });
  expect(await problemOf(gone.begin({ redirectUri }))).toBe('unreachable');
});
