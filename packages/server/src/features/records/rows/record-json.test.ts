import { expect, test } from 'vitest';
import { isoOf, pickFields, recordJson } from './record-json.ts';

const row = {
  id: '0'.repeat(24),
  data: '{"title": "a"}',
  createdById: null,
  creatorEmail: `"o'neill"@example.com`,
  isSample: true,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:01.000Z',
};

test('[ENT-13] a record holds the server fields under both families of names, then its own', () => {
  expect(JSON.parse(recordJson(row))).toEqual({
    id: row.id,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    creatorId: null,
    created_date: row.createdAt,
    updated_date: row.updatedAt,
    created_by: row.creatorEmail,
    created_by_id: null,
    is_sample: true,
    title: 'a',
  });
  expect(JSON.parse(recordJson({ ...row, data: '{}' }))).not.toHaveProperty('title');
});

test('[ENT-14] a choice of fields always has the id', () => {
  const json = recordJson({ ...row, data: '{"title": "a", "__proto__": 1}' });
  expect(pickFields(json, ['title', 'toString', 'nothing'])).toBe(`{"id":"${row.id}","title":"a"}`);
});

test.each([
  ['2026-11-21 10:00:00', '2026-11-21T10:00:00.000Z'],
  ['2026-11-21 10:00:00.5', '2026-11-21T10:00:00.500Z'],
  ['2026-11-21 10:00:00.123', '2026-11-21T10:00:00.123Z'],
  ['2026-11-21 10:00:00.123456', '2026-11-21T10:00:00.123Z'],
])('the timestamp %s is %s', (timestamp, iso) => {
  expect(isoOf(timestamp)).toBe(iso);
});
