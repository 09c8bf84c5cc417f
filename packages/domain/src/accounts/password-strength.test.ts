import { expect, test } from 'vitest';
import { isWeakPassword } from './password-strength.ts';

test.each([
  '',
  'short',
  'Password',
  'PASSWORD123',
  '12345678',
  'aaaaaaaaaa',
  'abababab',
  'adalovelace',
  'AdaLovelace@example.com',
])('[AUTH-11] %j is too weak', (password) => {
  expect(isWeakPassword(password, 'adalovelace@example.com')).toBe(true);
});

test.each(['correct horse', 'Tr0ub4dor', 'pässwörter', '一二三四五六七八', 'a'.repeat(500) + 'bc'])(
  '[AUTH-11] %j is strong enough',
  (password) => {
    expect(isWeakPassword(password, 'adalovelace@example.com')).toBe(false);
  },
);
