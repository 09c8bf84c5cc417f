import { expect, test } from 'vitest';
import { allowedQuery } from './allowed-query.ts';

const read = (search: string) => allowedQuery(search, 'https://desk.example.com', ['https://desk.example.org']);

test('[S-05] what leads to another site is taken out of the query, and everything else stays', () => {
  expect(read('?nextUrl=https%3A%2F%2Fevil.example%2F&tab=1')).toBe('?tab=1');
  expect(read('?from_url=%2F%2Fevil.example&redirectTo=javascript%3Aalert(1)&continueUrl=%5C%5Cevil')).toBe('');
  expect(read('?nextUrl=%2FOther%3Fa%3D1')).toBe('?nextUrl=%2FOther%3Fa%3D1');
  expect(read('?nextUrl=https%3A%2F%2Fdesk.example.org%2Fback')).toBe('?nextUrl=https%3A%2F%2Fdesk.example.org%2Fback');
  expect(read('')).toBe('');
});

test('[S-05] of one that comes twice the first counts, which was looked at', () => {
  expect(read('?nextUrl=%2Fa&nextUrl=https%3A%2F%2Fevil.example')).toBe('?nextUrl=%2Fa');
  expect(read('?nextUrl=https%3A%2F%2Fevil.example&nextUrl=%2Fa')).toBe('');
});
