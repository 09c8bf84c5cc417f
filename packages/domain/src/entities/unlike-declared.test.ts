import { expect, test } from 'vitest';
import { createRowReader } from './csv/row-reader.ts';
import { parseEntity } from './entity.ts';
import { readNewRecord } from './record-input.ts';
import { namesUnlikeDeclared, namesUnlikeInUpdate, unlikeDeclared } from './unlike-declared.ts';

const properties = {
  due: { type: 'string', format: 'date' },
  status: { type: 'string', enum: ['open', 'done'] },
  tags: { type: 'array', items: { type: 'string', enum: ['red'] } },
  hours: { type: 'number', maximum: 24 },
};
const entityOf = (more: object) => {
  const parsed = parseEntity('Task', JSON.stringify({ properties, ...more }));
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.entity;
};
const imported = entityOf({ 'x-lenient': true, additionalProperties: true });
const odd = { due: '31.04.2026', status: 'gone', tags: ['red', 'blue'], hours: 25, more: 'x' };

test('[ENT-41] an entity of an import keeps an impossible date, an unknown choice and a number beyond its limit, and names them', () => {
  expect(readNewRecord(imported, odd)).toMatchObject({ ok: true, data: odd });
  expect([...unlikeDeclared(imported, odd)]).toEqual([
    ['due', 'due must be a date such as 2026-01-31'],
    ['status', 'status must be one of: open, done'],
    ['tags[1]', 'tags[1] must be one of: red'],
    ['hours', 'hours must be at most 24'],
  ]);
  expect(namesUnlikeDeclared(imported, [{ status: 'open' }, odd])).toEqual(['due', 'status', 'tags', 'hours']);
  expect(namesUnlikeInUpdate(imported, { $set: { status: 'gone' } })).toEqual(['status']);
});

test('[ENT-41] what fits, what is empty and whatever another entity holds is not named', () => {
  expect(unlikeDeclared(imported, { due: '', status: '', tags: [], hours: null }).size).toBe(0);
  expect(unlikeDeclared(imported, { due: '2026-04-30', status: 'done', hours: 2 }).size).toBe(0);
  expect(unlikeDeclared(entityOf({ 'x-lenient': true, 'x-inferred': true }), odd).size).toBe(0);
  expect(readNewRecord(entityOf({}), odd)).toMatchObject({ ok: false });
});

test('[ENT-41] a cell of a file that such an entity keeps is marked with what its field says', () => {
  const mappings = [
    { csvHeader: 'due', schemaField: 'due', dataType: 'datetime' as const, splitCharacter: null },
    { csvHeader: 'status', schemaField: 'status', dataType: 'text' as const, splitCharacter: null },
    { csvHeader: 'tags', schemaField: 'tags', dataType: 'text' as const, splitCharacter: ',' as const },
  ];
  const read = createRowReader(imported, mappings).read([' 31.04.2026', 'Done', 'red, blue']);
  expect(read).toMatchObject({ ok: true, record: { due: '31.04.2026', status: 'done', tags: ['red', 'blue'] } });
  expect(read.ok && read.altered).toEqual([
    { field: 'due', text: ' 31.04.2026', stored: '31.04.2026', unlike: 'due must be a date such as 2026-01-31' },
    { field: 'tags', text: 'red, blue', stored: ['red', 'blue'], unlike: 'tags[1] must be one of: red' },
  ]);
});
