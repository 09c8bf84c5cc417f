import { expect, test } from 'vitest';
import { translator } from './phrases.ts';

test('[LANG-06] a filter by the list “Kind” keeps the name that the app has for it', () => {
  const phrases = { Kind: 'Art', '{a}: all': '{a}: alle' };
  const words = new Map([['kind', 'Kind']]);
  expect(translator(phrases, (word) => words.get(word.toLowerCase()) ?? null)('Kind: all')).toBe('Kind: alle');
  expect(translator(phrases)('Kind: all')).toBe('Art: alle');
});
