import { expect, it } from 'vitest';
import { createLru } from './lru.ts';

it('keeps what was used last within its weight', () => {
  const lru = createLru<string>({ maxWeight: 6, weigh: (text) => text.length });
  lru.set('a', 'aa');
  lru.set('b', 'bb');
  lru.set('c', 'cc');
  expect(lru.get('a')).toBe('aa');
  lru.set('d', 'dd');
  expect(lru.get('b')).toBeUndefined();
  expect(lru.get('a')).toBe('aa');
  lru.set('huge', 'x'.repeat(7));
  expect(lru.get('huge')).toBeUndefined();
  expect(lru.get('c')).toBe('cc');
  lru.set('c', 'cccccc');
  expect([lru.get('a'), lru.get('c'), lru.get('d')]).toEqual([undefined, 'cccccc', undefined]);
});
