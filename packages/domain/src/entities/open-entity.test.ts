import { expect, it } from 'vitest';
import { parseEntity } from './entity.ts';
import { parseSort } from './field-ref.ts';
import { parseFilter } from './parse-filter.ts';
import { readNewRecord } from './record-input.ts';

const entityOf = (more: object) => {
  const parsed = parseEntity('Task', JSON.stringify({ properties: { hours: { type: 'number' } }, ...more }));
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.entity;
};
const open = entityOf({ additionalProperties: true, 'x-inferred': true });
const closed = entityOf({});

it('[ENT-36] an open entity keeps, filters and sorts by fields that nothing declares; server fields stay the server’s', () => {
  const read = readNewRecord(open, { hours: '2h', note: { a: 1 }, id: 'mine', created_by: 'x', __proto__: {} });
  expect(read).toMatchObject({ ok: true, data: { hours: '2h', note: { a: 1 } } });
  expect(read.ok && Object.keys(read.data)).toEqual(['hours', 'note']);
  expect(parseFilter(open, { note: 1 }).ok).toBe(true);
  expect(parseSort(open, '-note')).not.toBeNull();
});

it('[ENT-36] any other entity drops them, and checks types', () => {
  expect(readNewRecord(closed, { note: 1 })).toMatchObject({ ok: true, data: {} });
  expect(readNewRecord(closed, { hours: '2h' }).ok).toBe(false);
  expect(parseFilter(closed, { note: 1 }).ok).toBe(false);
  expect(parseSort(closed, '-note')).toBeNull();
});
