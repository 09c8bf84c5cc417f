import { expect, test } from 'vitest';
import { isJunk } from './junk.ts';

test.each([
  '?',
  'x',
  '🚀',
  'Add fuck',
  'hello 0',
  'sdfgh wrtz',
  'sdkfj wqeoiru xcvmn',
  '...',
  'qwertz uiop',
  'lol ok',
  'haha nice',
  'was geht',
])('“%s” is asked back', (text) => {
  expect(isJunk(text)).toBe(true);
});

test.each([
  'plants',
  'a blog',
  'CRM',
  'make something beautiful please!!!',
  '日本語のアプリ',
  'hymns and psalms',
  'Iraq',
  'fjord trips',
  'Qatar',
  'Björk',
  'ok cupid for dogs',
  'yes and no votes',
])('“%s” is built', (text) => {
  expect(isJunk(text)).toBe(false);
});
