// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { pageLocale, say, sayWith } from './page-words.ts';

afterEach(() => {
  document.documentElement.lang = '';
});

test.each([
  ['de', 'Abbrechen', 'am Montag'],
  ['de-AT', 'Abbrechen', 'am Montag'],
  ['en', 'Cancel', 'on Monday'],
  ['', 'Cancel', 'on Monday'],
  ['den', 'Cancel', 'on Monday'],
])('[LANG-06] a page in “%s” says %s', (language, cancel, day) => {
  document.documentElement.lang = language;
  expect(say('Cancel')).toBe(cancel);
  expect(sayWith('on Monday', 'am Montag')).toBe(day);
});

test('[LANG-06] numbers of a German page are written in German whatever the browser speaks, others as the browser does', () => {
  document.documentElement.lang = 'de';
  expect((1234.5).toLocaleString(pageLocale())).toBe('1.234,5');
  document.documentElement.lang = 'en';
  expect(pageLocale()).toBeUndefined();
});
