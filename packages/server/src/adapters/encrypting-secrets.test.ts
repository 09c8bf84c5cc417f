import { SignJWT } from 'jose';
import { afterEach, expect, test, vi } from 'vitest';
import { createSecrets } from './encrypting-secrets.ts';

const ours = createSecrets('0123456789abcdef0123456789abcdef');
const theirs = createSecrets('fedcba9876543210fedcba9876543210');

afterEach(() => vi.useRealTimers());

test('what was encrypted comes back, and looks different every time', () => {
  const sealed = ours.encrypt('sk-grün-1234');
  expect(ours.decrypt(sealed)).toBe('sk-grün-1234');
  expect(sealed).not.toContain('1234');
  expect(ours.encrypt('sk-grün-1234')).not.toBe(sealed);
  expect(ours.decrypt(ours.encrypt(''))).toBe('');
});

test('a sealed text of another installation, a damaged one or a plain one is refused', () => {
  const sealed = ours.encrypt('secret');
  expect(() => theirs.decrypt(sealed)).toThrow();
  expect(() => ours.decrypt(sealed.slice(0, 10) + (sealed[10] === 'A' ? 'B' : 'A') + sealed.slice(11))).toThrow();
  expect(() => ours.decrypt('secret')).toThrow();
  expect(() => ours.decrypt('v1.')).toThrow();
});

test('a token holds its claims for its audience alone', async () => {
  const token = await ours.signToken('app:1', { sub: 'u1', channel: 'preview' }, 60_000);
  expect(await ours.verifyToken('app:1', token)).toMatchObject({ sub: 'u1', channel: 'preview' });
  expect(await ours.verifyToken('app:2', token)).toBeNull();
  expect(await ours.verifyToken('builder', token)).toBeNull();
  expect(await theirs.verifyToken('app:1', token)).toBeNull();
});

test('an expired, unsigned, garbled or everlasting token is nobody', async () => {
  expect(await ours.verifyToken('builder', await ours.signToken('builder', {}, -1_000))).toBeNull();
  const none = `${btoa('{"alg":"none"}')}.${btoa('{"aud":"builder","exp":9999999999,"iat":1}')}.`;
  for (const token of [none, '', 'a.b.c', 'x'.repeat(10_000)]) {
    expect(await ours.verifyToken('builder', token)).toBeNull();
  }
});

test('a token that names several audiences passes for none of them', async () => {
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('whittle')
    .setAudience(['builder', 'app:1'])
    .setIssuedAt()
    .setExpirationTime('1m')
    .sign(new Uint8Array(32));
  expect(await ours.verifyToken('builder', token)).toBeNull();
});

test('a token that was checked before passes until it expires, and for no other audience', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const token = await ours.signToken('app:1', { sub: 'u1' }, 60_000);
  const changed = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
  for (let n = 0; n < 2; n += 1) {
    expect(await ours.verifyToken('app:1', token)).toMatchObject({ sub: 'u1' });
    expect(await ours.verifyToken('app:2', token)).toBeNull();
    expect(await ours.verifyToken('app:1', changed)).toBeNull();
  }
  vi.setSystemTime(Date.now() + 61_000);
  expect(await ours.verifyToken('app:1', token)).toBeNull();
});
