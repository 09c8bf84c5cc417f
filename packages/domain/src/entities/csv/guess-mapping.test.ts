import { describe, expect, test } from 'vitest';
import { parseEntity } from '../entity.ts';
import { columnsOf, guessMapping } from './guess-mapping.ts';
import { csvTargets } from './targets.ts';

const targetsOf = (properties: object) => {
  const parsed = parseEntity('Thing', JSON.stringify({ properties }));
  if (!parsed.ok) throw new Error(parsed.message);
  return csvTargets(parsed.entity);
};
const guess = (headers: string[], rows: string[][], properties: object) =>
  guessMapping(columnsOf(headers, rows), targetsOf(properties));

const text = { type: 'string' };
const booking = {
  name: text,
  email: { type: 'string', format: 'email' },
  seats: { type: 'integer' },
  status: { type: 'string', enum: ['Open', 'Paid'] },
  tags: { type: 'array', items: text },
  due_date: { type: 'string', format: 'date' },
  isPaid: { type: 'boolean' },
  address: { type: 'object', properties: { city: text, zip: text } },
  notes: text,
};

test('[CSV-10] a mapping names the header, the field, how it is read and what parts a list', () => {
  expect(guess(['tags', 'seats', 'nonsense'], [['a;b', '4', 'x']], booking)).toEqual([
    { csvHeader: 'tags', schemaField: 'tags', dataType: 'text', splitCharacter: ';' },
    { csvHeader: 'seats', schemaField: 'seats', dataType: 'number', splitCharacter: null },
    { csvHeader: 'nonsense', schemaField: null, dataType: 'text', splitCharacter: null },
  ]);
});

describe('[CSV-17] a header finds its field', () => {
  test.each([
    ['name', 'name'],
    ['NAME', 'name'],
    ['Full name', 'name'],
    ['Customer Name', 'name'],
    ['E-Mail', 'email'],
    ['Email Address', 'email'],
    ['Seat', 'seats'],
    ['Number of seats', 'seats'],
    ['STATUS', 'status'],
    ['State', 'status'],
    ['Tag', 'tags'],
    ['Labels', 'tags'],
    ['Due Date', 'due_date'],
    ['dueDate', 'due_date'],
    ['Deadline', 'due_date'],
    ['is paid', 'isPaid'],
    ['Paid', 'isPaid'],
    ['address.city', 'address.city'],
    ['City', 'address.city'],
    ['Address City', 'address.city'],
    ['Postcode', 'address.zip'],
    ['Comments', 'notes'],
    ['Adress', 'address'],
    ['Colour', null],
    ['', null],
    ['__proto__', null],
    ['constructor', null],
  ])('%j goes to %j', (header, field) => {
    expect(guess([header], [], booking)[0]!.schemaField).toBe(field);
  });

  test('one column each, the better name first', () => {
    const fields = guess(['Title', 'Name', 'name '], [], { name: text }).map((mapping) => mapping.schemaField);
    expect(fields).toEqual([null, 'name', null]);
  });

  test('by its values, where the name says nothing and nothing else could hold them', () => {
    const columns = ['A', 'B', 'C', 'D'];
    const rows = [
      ['ada@example.com', 'Paid', 'hello', '3'],
      ['grace@example.com', 'Open', 'x', '4'],
    ];
    expect(guess(columns, rows, booking).map((mapping) => mapping.schemaField)).toEqual([
      'email',
      'status',
      null,
      null,
    ]);
  });

  test('but not against its values', () => {
    expect(guess(['Count'], [['many']], { quantity: { type: 'number' } })[0]!.schemaField).toBeNull();
    expect(guess(['quantity'], [['many']], { quantity: { type: 'number' } })[0]!.schemaField).toBe('quantity');
  });
});
