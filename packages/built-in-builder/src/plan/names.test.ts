import { expect, test } from 'vitest';
import { pluralise, singularise } from './names.ts';

test.each([
  ['cello', 'cellos'],
  ['memo', 'memos'],
  ['potato', 'potatoes'],
  ['bookshelf', 'bookshelves'],
  ['schoolchild', 'schoolchildren'],
  ['craftsman', 'craftsmen'],
  ['midwife', 'midwives'],
  ['campus', 'campuses'],
  ['warehouse', 'warehouses'],
  ['minibus', 'minibuses'],
  ['diagnosis', 'diagnoses'],
  ['box', 'boxes'],
  ['hobby', 'hobbies'],
  ['excuse', 'excuses'],
  ['sheet music', 'sheet music'],
  ['toe', 'toes'],
  ['constructor', 'constructors'],
])('[GEN-60] one %s, several %s', (one, several) => {
  expect(pluralise(one)).toBe(several);
  expect(singularise(several)).toBe(one);
});
