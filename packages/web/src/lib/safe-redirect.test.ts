import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

const origin = 'http://whittle.localhost:3000';

describe('safeRedirect', () => {
  it.each([
    ['/build/app/0123', '/build/app/0123'],
    ['/settings?tab=model#key', '/settings?tab=model#key'],
  ])('[AUTH-15] leads back to %s', (value, expected) => {
    expect(safeRedirect(value, origin)).toBe(expected);
  });

  it.each([
    null,
    '',
    'home',
    'https://elsewhere.example/home',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
    '/login?redirectTo=/home',
    '/logout',
    '/error/unauthorized',
  ])('[AUTH-15] ignores %j', (value) => {
    expect(safeRedirect(value, origin)).toBeNull();
  });
});
