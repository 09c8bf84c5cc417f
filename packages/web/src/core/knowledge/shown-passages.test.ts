import type { Passage } from '@whittle/contract/knowledge/context-item';
import { expect, test } from 'vitest';
import { shownPart, withoutShared } from './shown-passages.ts';

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

test('[CTX-24] a hit shows the part that answers, wherever in the passage it stands', () => {
  const rest = 'A row about frames and wheels.\n'.repeat(20);
  const text = `${rest}A saddle costs 35 euros.\n${rest}`;
  const from = text.indexOf('saddle');
  const shown = shownPart({ text, marks: [{ from, to: from + 6 }] }, 'What is a saddle?');
  expect(shown.text).toMatch(/^… [\s\S]*A saddle costs 35 euros\.[\s\S]* …$/);
  expect(shown.marks.map((mark) => shown.text.slice(mark.from, mark.to))).toEqual(['saddle']);
  const whole = { text: 'A saddle.', marks: [] };
  expect(shownPart(whole, 'wheel')).toEqual(whole);
});
