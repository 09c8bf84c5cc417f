import type { Passage } from '@whittle/contract/knowledge/context-item';
import { expect, test } from 'vitest';
import { withoutShared } from './shown-passages.ts';

const source = 'one two three four five six seven eight';
const passage = (n: number, start: number, end: number): Passage => ({
  ...{ contextItemId: 'a'.repeat(24), n, name: 'A', titlePath: [], page: null, row: null, address: null },
  ...{ start, end, text: source.slice(start, end), marks: [{ from: 0, to: 3 }] },
});

test('[CTX-24] an opened passage is whole, and those around it show what it does not', () => {
  const passages = [passage(0, 0, 13), passage(1, 8, 23), passage(2, 19, 33), passage(3, 28, 39)];
  expect(withoutShared(passages, 1).map(({ text }) => text)).toEqual([
    'one two',
    'three four five',
    'six seven',
    'eight',
  ]);
  expect(withoutShared(passages, 1).map(({ marks }) => marks.length)).toEqual([0, 1, 0, 0]);
});
