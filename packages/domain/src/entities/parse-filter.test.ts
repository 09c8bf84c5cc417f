import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseEntity } from './entity.ts';
import { parseSort, resolveField } from './field-ref.ts';
import { toLikePattern } from './like-pattern.ts';
import { parseFilter } from './parse-filter.ts';

const parsed = parseEntity(
  'Task',
  JSON.stringify({
    properties: {
      title: { type: 'string' },
      amount: { type: 'number' },
      tags: { type: 'array', items: { type: 'string' } },
      place: { type: 'object', properties: { city: { type: 'string' } } },
      extra: { type: 'object' },
    },
  }),
);
if (!parsed.ok) throw new Error(parsed.message);
const { entity } = parsed;

const title = { kind: 'data', path: ['title'], types: ['string'] };
const amount = { kind: 'data', path: ['amount'], types: ['number'] };
const tags = { kind: 'data', path: ['tags'], types: ['array'] };
const is = (value: unknown) => ({ op: 'in', field: title, values: [value] });

describe('[ENT-15] the filter language', () => {
  test.each<[unknown, unknown]>([
    [{}, null],
    [{ title: 'a' }, is('a')],
    [{ title: null }, is(null)],
    [{ title: ['a', 'b'] }, { op: 'in', field: title, values: ['a', 'b'] }],
    [{ title: { $eq: 'a' } }, is('a')],
    [{ title: { $ne: 'a' } }, { op: 'not', filter: is('a') }],
    [{ title: { $in: ['a'] } }, is('a')],
    [{ title: { $nin: ['a'] } }, { op: 'not', filter: is('a') }],
    [
      { amount: { $gte: 1, $lt: 5 } },
      {
        op: 'and',
        filters: [
          { op: 'gte', field: amount, value: 1 },
          { op: 'lt', field: amount, value: 5 },
        ],
      },
    ],
    [{ title: { $exists: true } }, { op: 'exists', field: title }],
    [{ title: { $exists: false } }, { op: 'not', filter: { op: 'exists', field: title } }],
    [{ title: { $not: { $eq: 'a' } } }, { op: 'not', filter: is('a') }],
    [{ title: { $regex: '^a.*b', $options: 'i' } }, { op: 'like', field: title, pattern: 'a%b%', ignoreCase: true }],
    [{ tags: { $all: ['a'] } }, { op: 'all', field: tags, values: ['a'] }],
    [{ tags: { $size: 2 } }, { op: 'size', field: tags, size: 2 }],
    [{ $or: [{ title: 'a' }, { title: 'b' }] }, { op: 'or', filters: [is('a'), is('b')] }],
    [{ $nor: [{ title: 'a' }] }, { op: 'not', filter: { op: 'or', filters: [is('a')] } }],
    [
      { $and: [{ title: 'a' }], title: 'b' },
      { op: 'and', filters: [is('a'), is('b')] },
    ],
    [
      { 'place.city': 'Rome' },
      {
        op: 'in',
        field: { kind: 'data', path: ['place', 'city'], types: ['string'] },
        values: ['Rome'],
      },
    ],
    [
      { 'extra.any.thing': 1 },
      { op: 'in', field: { kind: 'data', path: ['extra', 'any', 'thing'], types: [] }, values: [1] },
    ],
    [{ place: { city: 'Rome' } }, { op: 'in', values: [{ city: 'Rome' }] }],
    [
      { created_date: { $gt: '2026-01-31' } },
      {
        op: 'gt',
        field: { kind: 'column', column: 'created_at' },
        value: '2026-01-31T00:00:00.000Z',
      },
    ],
    [{ creatorId: 'x' }, { op: 'in', field: { kind: 'column', column: 'created_by_id' }, values: ['x'] }],
  ])('%j', (query, filter) => {
    const result = parseFilter(entity, query);
    expect(result.ok).toBe(true);
    if (filter === null) expect(result).toEqual({ ok: true, filter: null });
    else expect(result).toMatchObject({ filter });
  });

  test.each<[unknown, string]>([
    [null, 'must be an object'],
    ['title', 'must be an object'],
    [[], 'must be an object'],
    [{ secret: 1 }, 'Task has no field "secret"'],
    [{ constructor: 1 }, 'Task has no field "constructor"'],
    [{ 'title.length': 1 }, 'has no field "title.length"'],
    [{ 'place.street': 1 }, 'has no field "place.street"'],
    [{ 'extra.__proto__.x': 1 }, 'has no field'],
    [{ 'extra..x': 1 }, 'has no field'],
    [{ $where: 'sleep(1000)' }, 'cannot use $where'],
    [{ title: { $where: '1' } }, 'cannot use $where'],
    [{ title: { $eq: 'a', surplus: 1 } }, 'cannot use surplus'],
    [{ title: { $gt: null } }, 'can only be compared'],
    [{ title: { $in: 'a' } }, 'needs a list'],
    [{ title: { $exists: 1 } }, 'needs true or false'],
    [{ tags: { $size: 1.5 } }, 'needs a whole number'],
    [{ title: { $regex: '(a+)+$' } }, '$regex on title takes text'],
    [{ title: { $regex: 'a', $options: 'x' } }, '$regex on title takes text'],
    [{ title: { $options: 'i' } }, 'needs $regex'],
    [{ $or: [] }, '$or needs a list'],
    [{ $or: [{}] }, 'needs a condition'],
    [{ $or: { title: 'a' } }, '$or needs a list'],
    [{ title: 'a\u0000' }, 'cannot be compared'],
    [{ created_date: 'soon' }, 'can only be compared with a date'],
    [{ title: { $in: Array.from({ length: 1001 }, () => 'a') } }, '1000 values at most'],
    [Object.fromEntries([['$and', Array.from({ length: 101 }, () => ({ title: 'a' }))]]), '100 conditions at most'],
    [wrap({ title: 'a' }, 8, (inner) => ({ $and: [inner] })), 'nested too deeply'],
    [{ title: wrap({ $eq: 'a' }, 8, (inner) => ({ $not: inner })) }, 'nested too deeply'],
  ])('%.80j is refused', (query, message) => {
    expect(parseFilter(entity, query)).toEqual({ ok: false, message: expect.stringContaining(message) });
  });

  test('whatever is sent, it is read or refused, and never thrown', () => {
    const key = fc.constantFrom(
      ...[
        '$or',
        '$and',
        '$nor',
        '$not',
        '$in',
        '$regex',
        '$gt',
        '$all',
        '$size',
        '$exists',
        'title',
        'tags',
        'place.city',
      ],
      ...['created_date', 'is_sample', '__proto__', 'x'],
    );
    const { query } = fc.letrec((tie) => ({
      query: fc.oneof(
        { maxDepth: 6 },
        fc.jsonValue(),
        fc.array(tie('query'), { maxLength: 3 }),
        fc.dictionary(key, tie('query'), { maxKeys: 3 }),
      ),
    }));
    fc.assert(
      fc.property(query, (value) => {
        const result = parseFilter(entity, value);
        expect(result.ok || result.message.length > 0).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

test('[ENT-14] a sort is a field of the schema or of the server, with a sign', () => {
  expect(parseSort(entity, '-amount')).toEqual({ field: amount, descending: true });
  expect(parseSort(entity, '+title')).toEqual({ field: title, descending: false });
  expect(parseSort(entity, '-amount, title')).toEqual({
    field: amount,
    descending: true,
    next: { field: title, descending: false },
  });
  expect(parseSort(entity, 'amount,nothing')).toBeNull();
  expect(parseSort(entity, ' createdAt')).toEqual({
    field: { kind: 'column', column: 'created_at' },
    descending: false,
  });
  for (const text of ['', '-', '--title', 'secret', 'title; drop table records', '__proto__']) {
    expect(parseSort(entity, text)).toBeNull();
  }
  expect(resolveField(entity, 'hasOwnProperty')).toBeNull();
});

test.each([
  ['abc', '%abc%'],
  ['^abc$', 'abc'],
  ['a.c', '%a_c%'],
  ['a.+c', '%a_%c%'],
  ['100%_\\.', '%100\\%\\_.%'],
  ['\\$5', '%$5%'],
  ['5\\$', '%5$%'],
  ['\\\\$', '%\\\\'],
  ['', '%%'],
])('[ENT-15] the pattern %j searches like %j', (regex, like) => {
  expect(toLikePattern(regex)).toBe(like);
});

test.each(['a|b', '(a)', '[a]', 'a+', 'a*', 'a?', 'a{2}', '\\d', '\\', 'a^b', 'a$b', '.*'.repeat(9), 'x'.repeat(201)])(
  '[ENT-15] the pattern %j is none for LIKE',
  (regex) => {
    expect(toLikePattern(regex)).toBeNull();
  },
);

function wrap(inner: unknown, times: number, around: (inner: unknown) => unknown): unknown {
  return times === 0 ? inner : wrap(around(inner), times - 1, around);
}
