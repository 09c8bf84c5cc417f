import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

const origin = 'http://whittle.localhost:3000';

describe('safeRedirect', () => {
  it.each(['/build/app/0123', '/settings?tab=model#key'])('[AUTH-15] leads back to %s', (path) => {
    expect(safeRedirect(path, origin)).toBe(path);
  });

  it.each([
    null,
    '',
    '/',
    'https://elsewhere.example/home',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
    '/login?redirectTo=/home',
    '/logout',
    '/error/unauthorized',
    '/auth/verifyEmail?continueUrl=/home',
    '/auth/handler?mode=signIn',
  ])('[AUTH-15] %j leads to the home screen', (value) => {
    expect(safeRedirect(value, origin)).toBe('/home');
  });
});
