import { Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import { ChangeSet } from '@codemirror/state';
import { changeBetween } from './replace-text.ts';

test.each([
  ['one two three', 'one 2 three'],
  ['aaa', 'aa'],
  ['aa', 'aaa'],
  ['', 'new'],
  ['old', ''],
  ['same', 'same'],
])('%j becomes %j by one change', (now, next) => {
  const change = changeBetween(now, next);
  expect(
    ChangeSet.of(change, now.length)
      .apply(Text.of([now]))
      .toString(),
  ).toBe(next);
});

test('what is the same at both ends is not touched', () => {
  expect(changeBetween('one two three', 'one 2 three')).toEqual({ from: 4, to: 7, insert: '2' });
});
