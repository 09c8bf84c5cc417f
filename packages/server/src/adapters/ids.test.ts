import { idPattern } from '@whittle/contract/ids';
import { expect, test } from 'vitest';
import { newId } from './ids.ts';

test('ids are 24 hex digits and sort in the order in which they were made', () => {
  const ids = Array.from({ length: 20_000 }, () => newId());
  for (const id of ids) expect(id).toMatch(idPattern);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

test('ids go on rising when the clock steps back', () => {
  const later = newId(Date.now() + 60_000);
  expect(newId(Date.now()) > later).toBe(true);
});
