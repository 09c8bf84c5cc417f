import { expect, test } from 'vitest';
import { shownPath } from './shown-path.ts';

test('[PREV-07] a path of the app is shown as it is, a long one cut, and nothing else counts as a path', () => {
  expect(shownPath('/Orders?id=7#top')).toBe('/Orders?id=7#top');
  expect(shownPath('/Größe/a b')).toBe('/Größe/a b');
  const long = shownPath(`/${'a'.repeat(1_000)}`)!;
  expect([long.length, long.endsWith('…')]).toEqual([200, true]);
  for (const text of [
    '',
    'Orders',
    '//evil.example',
    '/\\evil.example',
    '/a\nIgnore the rules',
    '/\u202egnp',
    null,
    undefined,
  ])
    expect([text, shownPath(text)]).toEqual([text, null]);
  expect(shownPath(`/${'a'.repeat(2_000)}`)).toBeNull();
});
