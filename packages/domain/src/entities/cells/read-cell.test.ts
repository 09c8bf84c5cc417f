import type { CsvDataType, SplitCharacter } from '@whittle/contract/csv';
import { describe, expect, test } from 'vitest';
import { guessSplit } from '../csv/split-guess.ts';
import { readCell } from './read-cell.ts';

const as = (dataType: CsvDataType, splitCharacter: SplitCharacter | null = null, format?: string) => ({
  dataType,
  splitCharacter,
  property: { format },
});

describe('[CSV-15] a cell becomes', () => {
  test.each<[string, CsvDataType, unknown]>([
    [' Ada ', 'text', 'Ada'],
    ['=1+1', 'text', '=1+1'],
    ['12.5', 'number', 12.5],
    ['12 pieces', 'number', 12],
    ['1,234', 'number', 1],
    ['-.5e3', 'number', -500],
    ['twelve', 'number', 'twelve'],
    ['Infinity', 'number', 'Infinity'],
    ['TRUE', 'boolean', true],
    ['true', 'boolean', true],
    ['1', 'boolean', false],
    ['yes', 'boolean', false],
    ['2026-01-31T10:00:00+02:00', 'datetime', '2026-01-31T08:00:00.000Z'],
    ['2026-01-31', 'datetime', '2026-01-31T00:00:00.000Z'],
    ['soon', 'datetime', 'soon'],
    ['{"a":[1,null]}', 'json', { a: [1, null] }],
    ['{"a":', 'json', '{"a":'],
    ['{"__proto__":{"x":1},"a":{"constructor":2,"b":3}}', 'json', { a: { b: 3 } }],
    ['', 'text', undefined],
    ['  ', 'boolean', undefined],
  ])('%j as %s is %j', (cell, dataType, value) => {
    expect(readCell(cell, as(dataType)).value).toEqual(value);
  });

  test.each<[string, SplitCharacter, unknown]>([
    ['red; blue ;;', ';', ['red', 'blue']],
    ['red,blue', ',', ['red', 'blue']],
    ['red|blue', '|', ['red', 'blue']],
    ['red\nblue\r\n', '\n', ['red', 'blue']],
    ['red\tblue', '\t', ['red', 'blue']],
    ['red, blue', ';', ['red, blue']],
    ['["a,b","c"]', ',', ['a,b', 'c']],
    ['[a, b]', ',', ['[a', 'b]']],
  ])('a list: %j parted by %j is %j', (cell, character, value) => {
    expect(readCell(cell, as('text', character)).value).toEqual(value);
  });

  test('a list of numbers, each read by itself', () => {
    expect(readCell('1;2.5;x', as('number', ';')).value).toEqual([1, 2.5, 'x']);
  });

  test.each([
    ['2026-01-31', '2026-01-31'],
    ['2026-01-31T23:59:00-11:00', '2026-01-31'],
    ['Jan 31, 2026', '2026-01-31'],
    ['someday', 'someday'],
  ])('a field of days keeps the day that was written: %j is %j', (cell, day) => {
    expect(readCell(cell, as('datetime', null, 'date')).value).toBe(day);
  });
});

test.each(['2/31/2026', '02/30/2026 2:00 PM', 'Feb 30, 2026', '2026 Feb 30', '1/31/2026 24:00', 'Meeting 3', '5'])(
  '[CSV-15] %s names no day, so it stays text instead of becoming one that nobody wrote',
  (cell) => {
    for (const format of ['date', 'date-time']) {
      expect(readCell(cell, as('datetime', null, format))).toEqual({ value: cell, isAltered: false });
    }
  },
);

test.each<[string[], SplitCharacter]>([
  [['a;b\nc'], '\n'],
  [['a,b', 'c;d'], ';'],
  [['a,b'], ','],
  [['a|b'], ','],
  [[], ','],
])('[CSV-13] the delimiter of %j is guessed as %j', (values, character) => {
  expect(guessSplit(values)).toBe(character);
});
