import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseEntity } from './entity.ts';
import { readNewRecord, readRecordChange } from './record-input.ts';

const parsed = parseEntity(
  'Expense',
  JSON.stringify({
    properties: {
      title: { type: 'string', maxLength: 20 },
      amount: { type: 'number', minimum: 0, maximum: 1000 },
      count: { type: 'integer' },
      paid: { type: 'boolean', default: false },
      status: { type: 'string', enum: ['open', 'done'], default: 'open' },
      level: { type: 'number', enum: [1, 2] },
      tags: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
      place: {
        type: 'object',
        properties: { city: { type: 'string' }, zip: { type: ['string', 'number'] } },
        required: ['city'],
      },
      extra: { type: 'object' },
      due: { type: 'string', format: 'date' },
      at: { type: 'string', format: 'date-time' },
      mail: { type: 'string', format: 'email' },
      link: { type: 'string', format: 'uri' },
      note: { type: ['string', 'null'] },
      nothing: { type: 'null' },
      any: {},
      bad_default: { type: 'number', default: 'many' },
    },
    required: ['title'],
  }),
);
if (!parsed.ok) throw new Error(parsed.message);
const { entity } = parsed;

test('[IMPORT-19] an empty text for a number of an imported app is no number, and is refused everywhere else', () => {
  const lenient = { ...entity, isLenient: true };
  expect(readNewRecord(lenient, { title: 'Tea', amount: '', count: '' })).toMatchObject({
    ok: true,
    data: { title: 'Tea' },
  });
  const created = readNewRecord(lenient, { title: 'Tea', amount: '' });
  expect(created.ok && Object.hasOwn(created.data, 'amount')).toBe(false);
  expect(readRecordChange(lenient, { amount: '' })).toMatchObject({ ok: true, data: { amount: null } });
  const required = { ...lenient, required: ['amount'] };
  expect(readNewRecord(required, { amount: '' })).toMatchObject({
    ok: false,
    fields: { amount: 'amount is required' },
  });
  expect(readNewRecord(lenient, { title: 'Tea', note: '', paid: '' })).toMatchObject({
    ok: false,
    fields: { paid: 'paid must be true or false' },
  });
  expect(readNewRecord(lenient, { title: 'Tea', amount: ' ' })).toMatchObject({ ok: false });
  expect(readNewRecord(entity, { title: 'Tea', amount: '' })).toMatchObject({ ok: false });
});

test('[IMPORT-13] where types alone count, choices, formats and limits are advice, and members that nothing declares stay', () => {
  const lenient = { ...entity, isLenient: true };
  const record = {
    title: 'longer than the twenty characters that it may have',
    ...{ amount: -5, status: 'archived', level: 7, due: '2026-05', at: '10:00', mail: 'nobody', link: '#' },
    place: { zip: 1010, country: { code: 'AT' } },
  };
  expect(readRecordChange(lenient, record)).toEqual({ ok: true, data: record, isSample: false });
  expect(readRecordChange(entity, record).ok).toBe(false);
  expect(readRecordChange(lenient, { amount: 'many' })).toMatchObject({
    ok: false,
    fields: { amount: expect.any(String) },
  });
  expect(readRecordChange(lenient, { place: { city: 7 } })).toMatchObject({
    ok: false,
    fields: { 'place.city': expect.any(String) },
  });
  expect(readNewRecord(lenient, {})).toMatchObject({ ok: false, fields: { title: 'title is required' } });
});

const fits: Record<string, unknown[]> = {
  title: ['', 'Taxi', '🚕'],
  amount: [0, 12.5, 1000, null],
  count: [3, -1, 1e15],
  paid: [true, false],
  status: ['open', 'done', ''],
  level: [1],
  tags: [[], ['a', 'b'], [null]],
  place: [{ city: 'Rome' }, { city: 'Rome', zip: 1 }, { city: 'Rome', zip: '00100' }],
  extra: [{}, { deep: [{ er: null }] }],
  due: ['2026-01-31', '2028-02-29', '2026-01-31T10:00', '2026-01-31T10:00:00.123Z', ''],
  at: ['2026-01-31T10:00:00Z', '2026-01-31T10:00:00+02:00', '2026-01-31 10:00', '2026-01-31'],
  mail: ['ada@example.com', ''],
  link: ['https://example.com/a?b', '/files/1/a.png', 'mailto:ada@example.com', 'data:image/png;base64,AA=='],
  note: ['text', null],
  nothing: [null],
  any: [1, 'x', [1, { a: 2 }], null],
};

describe('[ENT-02] values that fit their property are stored as they are', () => {
  test.each(Object.entries(fits).flatMap(([field, values]) => values.map((value) => [field, value] as const)))(
    '%s takes %j',
    (field, value) => {
      const input = readRecordChange(entity, { [field]: value });
      expect(input).toEqual({ ok: true, data: { [field]: value }, isSample: false });
    },
  );
});

describe('[ENT-02] the message names the field and what it must be', () => {
  test.each<[Record<string, unknown>, string, string]>([
    [{ title: null }, 'title', 'title is required'],
    [{ title: 5 }, 'title', 'title must be text'],
    [{ title: 'x'.repeat(21) }, 'title', 'title must be at most 20 characters long'],
    [{ title: 'a\u0000b' }, 'title', 'title contains a character that cannot be stored'],
    [{ title: '\ud800' }, 'title', 'title contains a character that cannot be stored'],
    [{ amount: '12' }, 'amount', 'amount must be a number'],
    [{ amount: Infinity }, 'amount', 'amount must be a number'],
    [{ amount: [] }, 'amount', 'amount must be a number'],
    [{ amount: -1 }, 'amount', 'amount must be at least 0'],
    [{ amount: 1001 }, 'amount', 'amount must be at most 1000'],
    [{ count: 1.5 }, 'count', 'count must be a whole number'],
    [{ paid: 'yes' }, 'paid', 'paid must be true or false'],
    [{ status: 'later' }, 'status', 'status must be one of: open, done'],
    [{ level: 3 }, 'level', 'level must be one of: 1, 2'],
    [{ tags: 'a' }, 'tags', 'tags must be a list'],
    [{ tags: ['a', 'c'] }, 'tags[1]', 'tags[1] must be one of: a, b'],
    [{ place: 'Rome' }, 'place', 'place must be an object'],
    [{ place: ['Rome'] }, 'place', 'place must be an object'],
    [{ place: {} }, 'place.city', 'place.city is required'],
    [{ place: { city: 1 } }, 'place.city', 'place.city must be text'],
    [{ place: { city: 'Rome', zip: true } }, 'place.zip', 'place.zip must be text or a number'],
    [{ due: '2026-02-30' }, 'due', 'due must be a date such as 2026-01-31'],
    [{ due: 'tomorrow' }, 'due', 'due must be a date such as 2026-01-31'],
    [{ at: '2026-01-31T25:00Z' }, 'at', 'at must be a date and time such as 2026-01-31T09:00:00Z'],
    [{ mail: 'ada@' }, 'mail', 'mail must be an e-mail address'],
    [{ link: 'javascript:alert(1)' }, 'link', 'link must be a web address'],
    [{ link: '//evil.example' }, 'link', 'link must be a web address'],
    [{ extra: nested(40) }, 'extra', 'extra is nested too deeply'],
    [{ any: nested(100_000) }, 'any', 'any is nested too deeply'],
    [{ extra: { 'a\u0000': 1 } }, 'extra', 'extra cannot be stored'],
  ])('%.60j: %s', (change, path, message) => {
    const input = readRecordChange(entity, change);
    expect(input).toMatchObject({ ok: false, fields: { [path]: message } });
    expect(input.ok ? '' : input.message).toContain(message);
  });

  test.each([null, [], 'text', 5, undefined])('a body of %j is no record', (body) => {
    expect(readNewRecord(entity, body)).toMatchObject({ ok: false, message: 'Expense needs an object of fields.' });
  });

  test('many problems are named three at a time', () => {
    const input = readNewRecord(entity, { amount: '1', count: '1', paid: 1, due: 'x' });
    expect(input.ok ? '' : input.message).toMatch(/^title is required; .*; and 2 more\.$/);
  });
});

describe('creating', () => {
  test('defaults are applied, and only those that fit', () => {
    expect(readNewRecord(entity, { title: 'Taxi' })).toEqual({
      ok: true,
      data: { title: 'Taxi', paid: false, status: 'open' },
      isSample: false,
    });
  });

  test('an update applies no default and needs no required field', () => {
    expect(readRecordChange(entity, { paid: true })).toEqual({ ok: true, data: { paid: true }, isSample: false });
    expect(readRecordChange(entity, {})).toEqual({ ok: true, data: {}, isSample: false });
  });

  test('what the schema does not name is dropped, server fields too, except is_sample', () => {
    const body = { title: 'Taxi', surplus: 1, id: 'x', created_by_id: 'me', createdAt: '1999', is_sample: true };
    const input = readNewRecord(entity, body);
    expect(input).toMatchObject({ ok: true, isSample: true });
    expect(input.ok && Object.keys(input.data)).toEqual(['title', 'paid', 'status']);
  });

  test('names of Object never reach an object', () => {
    const body = JSON.parse(
      '{"title": "x", "__proto__": {"polluted": 1}, "constructor": 1, "extra": {"__proto__": {"polluted": 1}, "constructor": {}, "ok": 1}, "any": [{"prototype": 1}]}',
    ) as unknown;
    const input = readNewRecord(entity, body);
    expect(input).toMatchObject({ ok: true, data: { extra: { ok: 1 }, any: [{}] } });
    expect(input.ok && Object.keys(input.data.extra as object)).toEqual(['ok']);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test('whatever is sent, the outcome is data that JSON can hold or named problems', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...entity.properties.keys(), 'x', '__proto__'), fc.anything()),
        (body) => {
          const input = readNewRecord(entity, body);
          if (input.ok) expect(JSON.parse(JSON.stringify(input.data))).toEqual(input.data);
          else expect(Object.keys(input.fields).length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 500 },
    );
  });
});

function nested(levels: number): unknown {
  let value: unknown = {};
  for (let level = 0; level < levels; level += 1) value = { a: value };
  return value;
}
