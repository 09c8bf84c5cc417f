import { expect, test } from 'vitest';
import { entityOfName } from './record-name.ts';

const entities = ['Expense', 'Category', 'Box'];

test.each([
  ['expense', '', 'Expense'],
  ['selectedExpense', '', 'Expense'],
  ['e', 'expenses.filter((e) => ', 'Expense'],
  ['one', 'const a = visibleCategories?.map(one => ', 'Category'],
  ['b', 'boxes.toSorted((b, c) => ', 'Box'],
  ['e', 'onClick={(e) => ', null],
  ['expenses', '', null],
])('[FILE-15] %s after %j is a record of %s', (name, before, entity) => {
  expect(entityOfName(name, before, entities)).toBe(entity);
});
