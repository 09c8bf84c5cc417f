import { describe, expect, test } from 'vitest';
import type { EntityProperty, EntitySchema } from '@whittle/contract/entities';
import { changeSchema } from './change-schema.ts';
import { propertyName } from './column-properties.ts';
import { convertValue, optionsIn } from './convert-value.ts';
import { detectRenames } from './detect-renames.ts';
import type { Json } from '../json.ts';

test.each([
  ['Full name', 'full_name'],
  ['fullName', 'fullName'],
  ['E-mail', 'E-mail'],
  ['a.b', 'a_b'],
  ['Größe', 'Groesse'],
  ['Über rating!', 'ueber_rating'],
  ['Crème brûlée', 'creme_brulee'],
  ['Ærø', 'Aeroe'],
  ['Цена', 'Tsena'],
  ['Τιμή', 'Timi'],
  ['İstanbul', 'Istanbul'],
  ['1st', 'field_1st'],
  ['2024 total', 'field_2024_total'],
  ['名前', null],
  ['العنوان', null],
  ['👍', null],
  ['  ', null],
])('[GRID-11] “%s” as the name of a property', (label, name) => {
  expect(propertyName(label)).toBe(name);
});

test('[GRID-35] a column keeps what was typed as its label, in every script', () => {
  const schema: EntitySchema = { type: 'object', properties: { name: { type: 'string' } } };
  const add = (from: EntitySchema, label: string) =>
    changeSchema('Thing', from, { type: 'add_column_to_right', columnId: '999999', label, dataType: 'number' });
  const added = add(schema, ' Größe ');
  expect(added).toMatchObject({ ok: true, column: 'Groesse', schema: { properties: { Groesse: { title: 'Größe' } } } });
  const first = add(schema, '名前');
  expect(first).toMatchObject({ ok: true, column: 'field_1', schema: { properties: { field_1: { title: '名前' } } } });
  const second = first.ok && add(first.schema, '住所');
  expect(second).toMatchObject({ column: 'field_2', schema: { properties: { field_2: { title: '住所' } } } });
  expect(add(schema, '__proto__')).toMatchObject({ column: 'field_1' });
  const plain = add(schema, 'size');
  expect(plain.ok && plain.schema.properties['size']).toEqual({ type: 'number' });
});

test('[GRID-35] a new label that leads to the same name changes the label alone', () => {
  const schema: EntitySchema = { type: 'object', properties: { Groesse: { type: 'number', title: 'Größe' } } };
  const rename = (label: string) =>
    changeSchema('Thing', schema, { type: 'update_column_header', columnId: 'Groesse', label });
  expect(rename('Groesse')).toMatchObject({
    ok: true,
    column: 'Groesse',
    schema: { properties: { Groesse: { type: 'number' } } },
  });
  const renamed = rename('Breite (cm)');
  expect(renamed).toMatchObject({
    column: 'breite_cm',
    schema: { properties: { breite_cm: { title: 'Breite (cm)', 'x-renamedFrom': ['Groesse'] } } },
  });
});

describe('conversion', () => {
  test.each<[Json, 'text' | 'number' | 'select' | 'multiselect' | 'image' | 'json', Json]>([
    [4, 'text', '4'],
    [['a', 'b'], 'text', 'a, b'],
    [{ a: 1 }, 'text', '{"a":1}'],
    [' 4.5 ', 'number', 4.5],
    [['a'], 'select', 'a'],
    [7, 'select', '7'],
    ['a, b', 'multiselect', ['a', 'b']],
    ['/files/1/a.png', 'image', '/files/1/a.png'],
    ['[1]', 'json', [1]],
    ['', 'number', ''],
    [null, 'number', null],
  ])('[GRID-11] %j becomes %s', (value, type, expected) => {
    expect(convertValue(value, type)).toEqual({ ok: true, value: expected });
  });

  test.each<[Json, 'number' | 'select' | 'multiselect' | 'image' | 'json']>([
    ['four', 'number'],
    [true, 'number'],
    [['a', 'b'], 'select'],
    ['x'.repeat(81), 'select'],
    [[{ a: 1 }], 'multiselect'],
    ['hello', 'image'],
    ['hello', 'json'],
    [4, 'json'],
  ])('[GRID-11] %j has no form as %s and stays as it is', (value, type) => {
    expect(convertValue(value, type)).toEqual({ ok: false });
  });

  test('[GRID-11] the values of a column become its options, once each', () => {
    expect(optionsIn(['a', ['b', 'a'], '', 'c'])).toEqual(['a', 'b', 'c']);
  });
});

describe('renames', () => {
  const text: EntityProperty = { type: 'string' };
  const properties = (entries: Record<string, EntityProperty>) => new Map(Object.entries(entries));

  test('[GRID-11] a rename by hand leaves a marker, which leads back too', () => {
    const schema = { type: 'object' as const, properties: { note: text, name: text } };
    const edit = changeSchema('Booking', schema, { type: 'update_column_header', columnId: 'note', label: 'remark' });
    if (!edit.ok) throw new Error(edit.message);
    const [before, after] = [properties(schema.properties), properties(edit.schema.properties)];
    expect(detectRenames(before, after)).toEqual([{ from: 'note', to: 'remark', isCertain: true }]);
    expect(detectRenames(after, before)).toEqual([{ from: 'remark', to: 'note', isCertain: true }]);
  });

  test('[GRID-11] without a marker alike names of one type are a guess, others are none', () => {
    const before = properties({ amount: { type: 'number' }, customer_name: text, note: text });
    expect(
      detectRenames(before, properties({ total_amount: { type: 'number' }, customerName: text, city: text })),
    ).toEqual([
      { from: 'amount', to: 'total_amount', isCertain: false },
      { from: 'customer_name', to: 'customerName', isCertain: false },
    ]);
    expect(detectRenames(properties({ a: text }), properties({ zz: text }))).toHaveLength(1);
    expect(detectRenames(properties({ a: text }), properties({ a: text, zz: text }))).toEqual([]);
    expect(detectRenames(properties({ a: text }), properties({ b: { type: 'number' } }))).toEqual([]);
  });
});
