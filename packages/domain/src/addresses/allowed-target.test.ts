import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedTarget } from './allowed-target.ts';

const origin = 'http://whittle.localhost:3000';
const app = 'http://bike-desk.whittle.localhost:3000';

test.each([
  ['/home', '/home'],
  ['/build/app/0123/Home?tab=1#top', '/build/app/0123/Home?tab=1#top'],
  [`${origin}/settings`, '/settings'],
  ['HTTP://WHITTLE.localhost:3000/settings', '/settings'],
  ['/a/../settings', '/settings'],
  ['/search?next=//evil.example', '/search?next=//evil.example'],
])('[ROUTE-07] %s leads to %s', (target, seen) => {
  expect(allowedTarget(target, origin)).toBe(seen);
});

test('[ROUTE-07] an app is a target only where it is named', () => {
  expect(allowedTarget(`${app}/Home`, origin)).toBeNull();
  expect(allowedTarget(`${app}/Home`, origin, [app])).toBe(`${app}/Home`);
  expect(allowedTarget(`${app}.evil.example/Home`, origin, [app])).toBeNull();
});

test.each([
  '',
  'home',
  'evil.example',
  'https://evil.example/home',
  'http://whittle.localhost/home',
  'https://whittle.localhost:3000/home',
  `${origin}.evil.example/`,
  `${origin}@evil.example/`,
  'http://ada:secret@whittle.localhost:3000/home',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2fevil.example',
  '/%5Cevil.example',
  '/a/..//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/home\r\nset-cookie: a=b',
  'java\nscript:alert(1)',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,hello',
  'blob:http://whittle.localhost:3000/1',
  'http:evil.example',
  'http:/evil.example',
  ' /home',
  '\u0000/home',
  `/${'a'.repeat(2_001)}`,
])('[ROUTE-07] %j leads nowhere', (target) => {
  expect(allowedTarget(target, origin, [app])).toBeNull();
});

test('[ROUTE-07] whatever is typed, a browser that follows it stays on an origin that was allowed', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '@',
    ':',
    '%2f',
    '%5c',
    '..',
    '.',
    'evil.example',
    'http',
    '?',
    '#',
    '\t',
    'a',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const target = allowedTarget(pieces.join(''), origin);
      if (target === null) return;
      expect(target.startsWith('/')).toBe(true);
      expect(new URL(target, origin).origin).toBe(origin);
      expect(new URL(decodeURI(target), origin).origin).toBe(origin);
    }),
    { numRuns: 2_000 },
  );
});
