import { expect, test } from 'vitest';
import { normaliseEmail } from './email.ts';
import { nameFromEmail } from './name-from-email.ts';

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['  Ada.Lovelace+bills@Mail.Example.COM ', 'ada.lovelace+bills@mail.example.com'],
  ["o'neill@example.ie", "o'neill@example.ie"],
  ['ada@MÜNCHEN.de', 'ada@xn--mnchen-3ya.de'],
  ['ada＠example.com', 'ada@example.com'],
  ['ａｄａ@ｅxample。com', 'ada@example.com'],
  // A look-alike domain stays another address, and is shown as one.
  ['ada@exаmple.com', 'ada@xn--exmple-4nf.com'],
])('[AUTH-11] %s is an address', (text, stored) => {
  expect(normaliseEmail(text)).toBe(stored);
});

test.each([
  '',
  'ada',
  '@example.com',
  'ada@',
  'ada@localhost',
  'ada@example..com',
  'ada@-example.com',
  'a da@example.com',
  '.ada@example.com',
  'ada@127.0.0.1',
  'ada@exa\u0000mple.com',
  'аda@example.com',
  'ada＠evil.example@example.com',
  'ada@example.com/evil',
  'ada@example.com:80',
  'ada@example.com\r\nbcc:eve@example.com',
  'ada@%65xample.com',
  'ada@[127.0.0.1]',
  'ada@0x7f.1',
  'ad\u200ba@example.com',
  `${'a'.repeat(65)}@example.com`,
  `ada@${'a.'.repeat(130)}com`,
])('[AUTH-11] %j is no address', (text) => {
  expect(normaliseEmail(text)).toBeNull();
});

test.each([
  ['ada.lovelace+bills@example.com', 'Ada Lovelace'],
  ['grace@example.com', 'Grace'],
  ['__@example.com', '__@example.com'],
])('%s is called %s until somebody says otherwise', (email, name) => {
  expect(nameFromEmail(email)).toBe(name);
});
