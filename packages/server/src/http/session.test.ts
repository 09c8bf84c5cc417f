import { expect, test } from 'vitest';
import { plantableDomains, readSessionCookie } from './session.ts';

test('[WALL-15] two session cookies that differ count as none; one that comes twice alike is one', () => {
  expect(readSessionCookie('whittle=own', 'whittle')).toBe('own');
  expect(readSessionCookie('a=1; whittle=own; whittle-device=x', 'whittle')).toBe('own');
  expect(readSessionCookie('whittle=own; whittle=own', 'whittle')).toBe('own');
  expect(readSessionCookie('whittle=planted; whittle=own', 'whittle')).toBeUndefined();
  expect(readSessionCookie('', 'whittle')).toBeUndefined();
  expect(readSessionCookie(null, 'whittle')).toBeUndefined();
});

test('[WALL-15] only a plain-http name has domains for which neighbours can plant a cookie', () => {
  expect(plantableDomains('http://whittle.example.com:3000')).toEqual(['whittle.example.com', 'example.com']);
  for (const safe of [
    'https://whittle.example.com',
    'http://whittle.localhost:3000',
    'http://10.0.0.1:3000',
    'http://whittle',
  ])
    expect(plantableDomains(safe)).toEqual([]);
});
