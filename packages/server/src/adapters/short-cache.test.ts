import { expect, it } from 'vitest';
import { createShortCache } from './short-cache.ts';

function openCache(lifetimeMs: number) {
  let nowMs = Date.parse('2026-01-01T12:00:00Z');
  const cache = createShortCache<string>({ now: () => new Date(nowMs) }, lifetimeMs);
  return { cache, pass: (ms: number) => (nowMs += ms) };
}

it('remembers a value for as long as it may be out of date', () => {
  const { cache, pass } = openCache(1_000);
  cache.set('key', 'value');
  pass(999);
  expect(cache.get('key')).toBe('value');
  pass(1);
  expect(cache.get('key')).toBeUndefined();
});

it('forgets what it remembers where the clock is set back, since nobody knows how old that is', () => {
  const { cache, pass } = openCache(1_000);
  cache.set('key', 'value');
  pass(-3_600_000);
  expect(cache.get('key')).toBeUndefined();
});
