import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EntityProperty } from '@whittle/contract/entities';
import { parseEntity } from '../entity.ts';
import { parseFilter } from '../parse-filter.ts';
import { parseSort } from '../field-ref.ts';
import { cellLabels, cellText, isLongText, isTrue, readCellText } from './cell-value.ts';
import { parseTsv, toHtmlTable, toTsv } from './clipboard.ts';
import { gridColumns, gridDataType, gridDataTypes } from './columns.ts';
import { isColor, optionColors, randomOptionColor } from './option-color.ts';
import { textFormats } from './text-formats.ts';
import { filterOps, viewQuery } from './view-query.ts';

const schema = {
  properties: {
    name: { type: 'string' },
    seats: { type: 'number' },
    day: { type: 'string', format: 'date' },
    at: { type: 'string', format: 'date-time' },
    done: { type: 'boolean' },
    status: { type: 'string', enum: ['Open', 'Done'], 'x-optionColors': { Open: 'hsl(10 60% 90%)' } },
    tags: { type: 'array', items: { type: 'string', enum: ['red', 'blue'] } },
    extra: { type: 'object' },
    photo_image: { type: 'string' },
  },
  required: ['name'],
};
const parsed = parseEntity('Booking', JSON.stringify(schema));
if (!parsed.ok) throw new Error(parsed.message);
const { entity } = parsed;
const columns = gridColumns(entity);
const column = (id: string) => columns.find((one) => one.id === id)!;

describe('columns', () => {
  test('[GRID-18] [GRID-19] one per property, then the two that the server fills', () => {
    expect(columns.map(({ label, readonly }) => [label, readonly])).toEqual([
      ...Object.keys(schema.properties).map((name) => [name, false]),
      ['Created At', true],
      ['User ID', true],
    ]);
    expect(column('status').options).toEqual([
      { label: 'Open', backgroundColor: 'hsl(10 60% 90%)' },
      { label: 'Done', backgroundColor: expect.stringMatching(/^hsl\(\d+ 60% 90%\)$/) },
    ]);
  });

  test('[GRID-08] at least 100 px wide, a multiselect 200', () => {
    expect(columns.map(({ minWidth }) => minWidth).filter((width) => width === 200)).toHaveLength(1);
    expect(column('tags').minWidth).toBe(200);
  });

  test.each<[string, EntityProperty, string]>([
    ['cover_image', { type: 'string' }, 'image'],
    ['ImageUrl', { type: 'string' }, 'image'],
    ['isImageVisible', { type: 'boolean' }, 'boolean'],
    ['images', { type: 'array', items: { type: 'string' } }, 'json'],
    ['imageKind', { type: 'string', enum: ['png'] }, 'select'],
    ['image_note', { type: 'string', 'x-dataType': 'text' }, 'text'],
    ['link', { type: 'string', 'x-dataType': 'image' }, 'image'],
    ['when', { type: 'string', format: 'date-time' }, 'datetime'],
    ['many', { type: 'array', items: { type: 'string', enum: ['a'] } }, 'multiselect'],
    ['count', { type: 'integer' }, 'number'],
    ['nested', { type: ['object', 'array'] }, 'json'],
    ['plain', {}, 'text'],
  ])('[GRID-20] %s is of the type that follows from the schema', (name, property, type) => {
    expect(gridDataType(name, property)).toBe(type);
  });

  test('[GRID-21] there are eight types of values', () => {
    const types = ['number', 'text', 'select', 'multiselect', 'image', 'json', 'datetime', 'boolean'];
    expect([...gridDataTypes].sort()).toEqual(types.sort());
  });

  test('[GRID-32] colours of options are light, and only colours reach a style', () => {
    expect(randomOptionColor(() => 0.5)).toBe('hsl(180 60% 90%)');
    expect(isColor(randomOptionColor(Math.random))).toBe(true);
    expect(randomOptionColor(() => 0.5, ['hsl(190 60% 90%)'])).not.toBe('hsl(180 60% 90%)');
    for (const text of ['red;position:fixed', 'url(//x)', 'var(--x)', 'expression(1)'])
      expect(isColor(text)).toBe(false);
  });

  test('[GRID-32] options of one column look different, and keep their colour when another is added', () => {
    const labels = ['For the wall', 'To wear', 'To give', 'For the table', 'Made to order', 'In stock', 'Sold out'];
    const hues = optionColors(labels, () => undefined).map((color) => Number(/\d+/.exec(color)![0]));
    for (const [at, hue] of hues.entries())
      for (const other of hues.slice(at + 1)) {
        const apart = Math.abs(hue - other);
        expect(Math.min(apart, 360 - apart)).toBeGreaterThanOrEqual(30);
      }
    const kept = (label: string) => (label === 'To give' ? '#ff0000' : undefined);
    expect(optionColors([...labels, 'New'], kept).slice(0, -1)).toEqual(optionColors(labels, kept));
    expect(optionColors(labels, kept)[2]).toBe('#ff0000');
  });
});

describe('values', () => {
  test.each([
    ['seats', '42.5', 42.5],
    ['seats', ' 1 000 ', 1000],
    ['name', '  Ada  ', 'Ada'],
    ['name', '', null],
    ['day', '2026-02-28', '2026-02-28'],
    ['at', '2026-02-28T10:00:00Z', '2026-02-28T10:00:00.000Z'],
    ['done', 'TRUE', true],
    ['done', 'no', false],
    ['done', 'ja', true],
    ['seats', '1.234,5', 1234.5],
    ['seats', '€ 12,50', 12.5],
    ['seats', '(7)', -7],
    ['day', '31.01.2026', '2026-01-31'],
    ['day', '1 Feb 2026', '2026-02-01'],
    ['status', 'open', 'Open'],
    ['tags', 'red, blue, red', ['red', 'blue']],
    ['tags', '["blue"]', ['blue']],
    ['extra', '{"a": [1]}', { a: [1] }],
    ['extra', ' ', null],
    ['photo_image', ' https://example.com/a.png ', 'https://example.com/a.png'],
  ])('[GRID-22] %s reads “%s”', (id, text, value) => {
    expect(readCellText(column(id), text)).toEqual({ ok: true, value });
  });

  test.each([
    ['seats', 'four', '“four” is not a number'],
    ['day', '2026-02-30', '“2026-02-30” is not a date such as 2026-01-31'],
    ['at', 'soon', '“soon” is not a date and time'],
    ['at', 'Meeting 3', '“Meeting 3” is not a date and time'],
    ['done', 'maybe', '“maybe” is neither yes nor no'],
    ['seats', '1,234', '“1,234” would be stored as 1234. Write that if it is what you mean.'],
    ['seats', '45%', '“45%” would be stored as 45. Write that if it is what you mean.'],
    ['seats', '12 pieces', '“12 pieces” would be stored as 12. Write that if it is what you mean.'],
    ['day', '01/02/2026', '“01/02/2026” would be stored as 2026-01-02. Write that if it is what you mean.'],
    [
      'extra',
      '{"a":9007199254740993}',
      '“{"a":9007199254740993}” would be stored as {"a":9007199254740992}. Write that if it is what you mean.',
    ],
    ['status', 'Closed', '“Closed” is not an option of status'],
    ['tags', 'red, green', '“green” is not an option of tags'],
  ])('[GRID-22] %s refuses “%s”', (id, text, message) => {
    expect(readCellText(column(id), text)).toEqual({ ok: false, message });
  });

  test('[CSV-25] [GRID-22] a pasted table is read by the values of its columns, as a file is', () => {
    const rows = [
      ['1.234', '01/02/2026'],
      ['5,50', '31/12/2026'],
    ];
    const formats = textFormats([column('seats'), column('day')], rows);
    const read = rows.map((row) =>
      row.map((text, at) => readCellText(column(at === 0 ? 'seats' : 'day'), text, formats[at])),
    );
    expect(read).toEqual([
      [
        { ok: true, value: 1234 },
        { ok: true, value: '2026-02-01' },
      ],
      [
        { ok: true, value: 5.5 },
        { ok: true, value: '2026-12-31' },
      ],
    ]);
  });

  test('[GRID-16] JSON that does not parse says why', () => {
    const refused = readCellText(column('extra'), '{a:1}');
    expect(refused).toMatchObject({ ok: false, message: expect.stringMatching(/^Invalid JSON: ./) as string });
  });

  test('[GRID-22] true is true, "true", 1 and "1"', () => {
    expect([true, 'true', 1, '1'].every(isTrue)).toBe(true);
    expect([false, 'yes', 2, null, undefined, ''].some(isTrue)).toBe(false);
  });

  test('[GRID-14] more than 50 characters, or a line break, is long', () => {
    expect([isLongText('x'.repeat(50)), isLongText('x'.repeat(51)), isLongText('a\nb')]).toEqual([false, true, true]);
  });

  test('[GRID-22] what is copied from a cell reads back as the same value', () => {
    const values: [string, unknown][] = [
      ['name', 'Ada'],
      ['seats', -1.5],
      ['done', true],
      ['tags', ['red', 'blue']],
      ['extra', { a: 'b' }],
    ];
    for (const [id, value] of values)
      expect(readCellText(column(id), cellText(column(id), value))).toEqual({ ok: true, value });
    expect(cellLabels(column('tags'), ['red', 'blue'])).toEqual(['red', 'blue']);
    expect(cellLabels(column('tags'), null)).toEqual([]);
  });
});

test('[GRID-14] tables of any text survive the clipboard', () => {
  const cells = fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 4 }), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(cells, (rows) => {
      expect(parseTsv(toTsv(rows))).toEqual(rows);
    }),
  );
  expect(parseTsv('a\tb\nc\td\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(parseTsv('"one\ntwo"\t"say ""hi"""')).toEqual([['one\ntwo', 'say "hi"']]);
  // Programs that quote only what holds a line end leave the quotes of other texts as they are.
  expect(parseTsv('"Hello" she said\tB\n"5 inch\tC\nD\t"e" f')).toEqual([
    ['"Hello" she said', 'B'],
    ['"5 inch', 'C'],
    ['D', '"e" f'],
  ]);
  expect(toHtmlTable([['<b>', 'a\nb']])).toContain('<td>&lt;b&gt;</td><td>a<br>b</td>');
});

describe('views', () => {
  const isDay = /^20\d\d-02-28$/;
  const startOfDay = (day: string, days: number) =>
    isDay.test(day) ? new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString() : null;
  const ask = (view: Partial<Parameters<typeof viewQuery>[0]>, search = '') =>
    viewQuery({ sort: [], filters: [], ...view }, search, columns, startOfDay);
  const q = (query: { q?: string }) => (query.q === undefined ? undefined : (JSON.parse(query.q) as unknown));

  test('[GRID-07] several sorted columns, those that are gone passed over', () => {
    const sort = [
      { column: 'status', descending: true },
      { column: 'gone', descending: true },
      { column: 'createdAt', descending: false },
    ];
    expect(ask({ sort })).toEqual({ sort: '-status,createdAt' });
  });

  test('a filter by column says what it asks', () => {
    const filter = (id: string, op: 'contains' | 'is' | 'above' | 'empty', value = '') =>
      q(ask({ filters: [{ column: id, op, value }] }));
    expect(filter('name', 'contains', 'a.b')).toEqual({ name: { $regex: String.raw`a\.b`, $options: 'i' } });
    expect(filter('seats', 'above', '3')).toEqual({ seats: { $gt: 3 } });
    expect(filter('seats', 'above', 'x')).toBeUndefined();
    expect(filter('tags', 'contains', 'red')).toEqual({ tags: 'red' });
    expect(filter('done', 'is', 'false')).toEqual({ done: { $ne: true } });
    expect(filter('day', 'is', '2026-02-28')).toEqual({ day: { $gte: '2026-02-28', $lt: '2026-03-01' } });
    expect(filter('at', 'above', '2026-02-28')).toEqual({ at: { $gte: '2026-03-01T00:00:00.000Z' } });
    expect(filter('name', 'empty')).toEqual({ name: { $in: [null, ''] } });
    expect(filter('gone', 'is', 'x')).toBeUndefined();
  });

  test('whatever is filtered, searched and sorted, the records can be asked for', () => {
    const filters = columns.flatMap(({ id, dataType }) =>
      filterOps[dataType].map((op) => ({ column: id, op, value: dataType === 'number' ? '3' : '2026-02-28' })),
    );
    const text = fc.string({ maxLength: 200 });
    const values = fc.record({ filter: fc.constantFrom(...filters), value: text, search: text });
    fc.assert(
      fc.property(values, ({ filter, value, search }) => {
        for (const one of [filter, { ...filter, value }]) {
          const query = ask({ filters: [one] }, search);
          if (query.q === undefined) continue;
          const { ok } = parseFilter(entity, JSON.parse(query.q));
          expect(ok).toBe(true);
        }
      }),
    );
    const sort = columns.slice(0, 6).map(({ id }) => ({ column: id, descending: false }));
    expect(parseSort(entity, ask({ sort }).sort!)).not.toBeNull();
  });
});
