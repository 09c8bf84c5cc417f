import type { CsvMapping } from '@whittle/contract/csv';
import { expect, test } from 'vitest';
import { parseEntity, type Entity } from '../entity.ts';
import { createRowReader } from './row-reader.ts';

function entityOf(properties: object, required: string[] = []): Entity {
  const parsed = parseEntity('Thing', JSON.stringify({ properties, required }));
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.entity;
}
const to = (schemaField: string | null, more: Partial<CsvMapping> = {}): CsvMapping => ({
  csvHeader: 'x',
  schemaField,
  dataType: 'text',
  splitCharacter: null,
  ...more,
});

const thing = entityOf(
  {
    title: { type: 'string' },
    amount: { type: 'number' },
    place: {
      type: 'object',
      properties: { city: { type: 'string' }, spot: { type: 'object', properties: { x: {} } } },
    },
  },
  ['title'],
);

test('[CSV-14] [CSV-16] dotted fields build nested objects, and columns without a field are ignored', () => {
  const reader = createRowReader(thing, [
    to('title'),
    to(null),
    to('place.city'),
    to('place.spot.x', { dataType: 'json' }),
  ]);
  expect(reader.convert(['Taxi', 'dropped', 'Rome', '{"y":1}']).record).toEqual({
    title: 'Taxi',
    place: { city: 'Rome', spot: { x: { y: 1 } } },
  });
});

test('[S-22] no target reaches an object’s prototype', () => {
  const hostile = [
    '__proto__.polluted',
    'constructor.prototype.polluted',
    'place.__proto__.polluted',
    'prototype',
    'nothere',
  ];
  const reader = createRowReader(
    thing,
    hostile.map((field) => to(field)),
  );
  expect(reader.convert(hostile.map(() => 'yes')).record).toEqual({});
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('a row is refused for the reason that the server would give', () => {
  const reader = createRowReader(thing, [to('title'), to('amount', { dataType: 'number' })]);
  expect(reader.read(['Taxi', '12'])).toEqual({ ok: true, record: { title: 'Taxi', amount: 12 }, altered: [] });
  expect(reader.read(['', 'many'])).toEqual({ ok: false, reason: 'title is required; amount must be a number.' });
  expect(reader.read([])).toEqual({ ok: false, reason: 'title is required.' });
});
