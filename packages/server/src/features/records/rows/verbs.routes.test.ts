import type { EntityRecord } from '@whittle/contract/entities';
import { createTestApp, signInToApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eachChange } from './sql/each-change.ts';

const schema = JSON.stringify({
  properties: {
    title: { type: 'string' },
    status: { type: 'string', default: 'open' },
    amount: { type: 'number', maximum: 1000 },
    tags: { type: 'array', items: { type: 'string' } },
    due: { type: 'string', format: 'date' },
    place: { type: 'object', properties: { city: { type: 'string' } } },
  },
  required: ['title'],
  'x-accessControl': { permissions: { read: 'all', write: 'creator' } },
});

let server: TestServer;
let app: TestApp;
let ada: string;
let eve: string;
beforeAll(async () => {
  server = await startTestServer({ config: { recordQueryMaxMs: 500 } });
  app = await createTestApp(server, { files: { 'entities/Task.json': schema } });
  ada = (await signInToApp(server, app, { email: 'ada@example.com' })).access_token;
  eve = (await signInToApp(server, app, { email: 'eve@example.com' })).access_token;
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.adapters.db.$client`delete from records where app_id = ${app.id}`;
});

type Options = { method?: string; json?: unknown; token?: string; prefix?: string };
const call = (path: string, { prefix = '/api/apps', ...options }: Options = {}) =>
  server.request(`${prefix}/${app.id}/entities/Task${path}`, { host: app.publishedHost, token: ada, ...options });
async function answer<T>(path: string, options?: Options, status = 200): Promise<T> {
  const response = await call(path, options);
  const body = await response.text();
  expect([response.status, body.slice(0, 500)]).toEqual([status, expect.anything()]);
  return JSON.parse(body) as T;
}
const add = (rows: object[], token?: string) =>
  answer<EntityRecord[]>('/bulk', { json: rows, ...(token && { token }) }, 201);
const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code];
const q = (query: unknown) => `q=${encodeURIComponent(JSON.stringify(query))}`;

type Page = { items: EntityRecord[]; next_cursor: string | null; has_more: boolean };

describe('[ENT-22] cursor pages', () => {
  async function walk(query: string, limit: number, between?: () => Promise<unknown>): Promise<EntityRecord[]> {
    let page = await answer<Page>(`/v2/list?${query}&limit=${limit}`);
    const items = [...page.items];
    while (page.has_more) {
      await between?.();
      page = await answer<Page>(`/v2/list?limit=${limit}&cursor=${page.next_cursor}`);
      items.push(...page.items);
    }
    expect(page.next_cursor).toBeNull();
    return items;
  }

  test.each([
    '',
    'sort=amount',
    'sort=-amount',
    'sort=-status,amount',
    'sort=-status,-amount,title',
    'sort=created_by',
    'sort=-updated_date,title',
    'sort=place.city',
  ])('sorted by "%s" every record comes once, in the order of a list', async (sort) => {
    await add(
      Array.from({ length: 23 }, (_, index) => ({
        title: `t${index}`,
        ...(index % 3 > 0 && { amount: index % 4 }),
        ...(index % 2 > 0 && { place: { city: `c${index % 5}` } }),
        status: index % 4 === 1 ? null : `s${index % 3}`,
      })),
    );
    const whole = await answer<EntityRecord[]>(`?limit=100&${sort}`);
    const walked = await walk(sort, 4);
    expect(walked.map(({ title }) => title)).toEqual(whole.map(({ title }) => title));
  });

  test('what is added or removed meanwhile moves nothing', async () => {
    await add(Array.from({ length: 9 }, (_, index) => ({ title: `t${index}`, amount: index })));
    const walked = await walk(`${q({ status: 'open' })}&sort=amount&fields=title`, 3, async () => {
      await add([{ title: 'early', amount: -1 }]);
      await call('', { method: 'DELETE', json: { title: 't0' } });
    });
    expect(walked).toEqual(Array.from({ length: 9 }, (_, index) => ({ id: expect.any(String), title: `t${index}` })));
  });

  test('a cursor belongs to its query, and a made-up one is refused', async () => {
    await add([{ title: 'a' }, { title: 'b' }, { title: 'c' }]);
    const { next_cursor: cursor } = await answer<Page>('/v2/list?limit=1&sort=title');
    expect(await codeOf(await call(`/v2/list?cursor=${cursor}&sort=-title`))).toEqual([400, 'cursor-invalid']);
    const forged = (after: unknown, query: object = { sort: 'created_date' }) =>
      Buffer.from(JSON.stringify({ query, after })).toString('base64url');
    for (const bad of [
      'x',
      forged({ keys: ['no date'], id: 'a'.repeat(24) }),
      forged({ value: '{' }, { distinct: 'title' }),
    ]) {
      expect(await codeOf(await call(`/v2/list?cursor=${bad}`))).toEqual([400, 'cursor-invalid']);
    }
  });

  test('distinct answers the values of a field, items of lists alone, in order', async () => {
    await add([
      { title: 'a', tags: ['x', 'y'], amount: 2 },
      { title: 'b', tags: ['y'], amount: 10 },
      { title: 'c', tags: null },
    ]);
    expect(await answer('/v2/list?distinct=tags')).toEqual({ items: ['x', 'y'], next_cursor: null, has_more: false });
    const first = await answer<Page>('/v2/list?distinct=title&limit=2');
    expect(first).toMatchObject({ items: ['a', 'b'], has_more: true });
    expect(await answer(`/v2/list?cursor=${first.next_cursor}`)).toMatchObject({ items: ['c'], has_more: false });
    expect(await answer(`/v2/list?distinct=amount&${q({ title: 'b' })}`)).toMatchObject({ items: [10] });
    expect(await answer('/v2/list?distinct=created_by')).toMatchObject({ items: ['ada@example.com'] });
  });
});

describe('[ENT-23] aggregate', () => {
  beforeEach(() =>
    add([
      { title: 'a', status: 'open', amount: 1, due: '2026-01-05', tags: ['x'] },
      { title: 'b', status: 'open', amount: 2, due: '2026-01-20' },
      { title: 'c', status: 'done', amount: 10, due: '2026-02-01' },
      { title: 'd', status: 'done' },
    ]),
  );
  test.each<[object, unknown[]]>([
    [
      { groupBy: 'status' },
      [
        { status: 'done', count: 2 },
        { status: 'open', count: 2 },
      ],
    ],
    [
      { sum: 'amount', avg: 'amount', min: 'amount', max: 'title' },
      [{ count: 4, sum_amount: 13, avg_amount: 13 / 3, min_amount: 1, max_title: 'd' }],
    ],
    [
      { groupBy: ['status'], count: false, sum: ['amount'], sort: '-sum_amount' },
      [
        { status: 'done', sum_amount: 10 },
        { status: 'open', sum_amount: 3 },
      ],
    ],
    [
      { groupBy: 'status', having: { sum_amount: { $gt: 5 } }, sum: 'amount' },
      [{ status: 'done', count: 2, sum_amount: 10 }],
    ],
    [
      { dateBucket: { field: 'due', unit: 'month' } },
      [
        { due: null, count: 1 },
        { due: '2026-01', count: 2 },
        { due: '2026-02', count: 1 },
      ],
    ],
    [
      { dateBucket: { field: 'due', unit: 'week' }, query: { due: { $gt: '2026-01-10' } } },
      [
        { due: '2026-W04', count: 1 },
        { due: '2026-W05', count: 1 },
      ],
    ],
    [{ countDistinct: 'status' }, [{ count: 4, count_distinct_status: 2 }]],
    [{ query: { title: 'nothing' } }, [{ count: 0 }]],
    [{ query: { title: 'nothing' }, groupBy: 'status' }, []],
    [{ groupBy: ['place.city', 'created_by'] }, [{ 'place.city': null, created_by: 'ada@example.com', count: 4 }]],
  ])('%j', async (spec, rows) => {
    expect(await answer('/aggregate', { json: spec })).toEqual({ rows, truncated: false });
  });

  test('rows beyond the limit are told of', async () => {
    expect(await answer('/aggregate', { json: { groupBy: 'title', limit: 2, sort: '-title' } })).toEqual({
      rows: [
        { title: 'd', count: 1 },
        { title: 'c', count: 1 },
      ],
      truncated: true,
    });
  });

  test.each([
    [{ groupBy: 'nothing' }],
    [{ groupBy: ['a', 'b', 'c', 'd', 'e'] }],
    [{ groupBy: 'status', having: { other: 1 } }],
    [{ sort: 'status' }],
    [{ pipeline: [] }],
    [{ dateBucket: { field: 'due', unit: 'hour' } }],
    [[]],
    [{ count: false }],
  ])('%j is refused', async (spec) => {
    expect(await codeOf(await call('/aggregate', { json: spec }))).toEqual([400, 'filter-invalid']);
  });
});

describe('[ENT-24] bulk update', () => {
  test('changes each row by its id, all or none', async () => {
    const [a, b] = await add([{ title: 'a', amount: 1 }, { title: 'b' }]);
    const [hers] = await add([{ title: 'hers' }], eve);
    const rows = [
      { id: b!.id, amount: 5 },
      { id: a!.id, title: 'A', created_by_id: 'x' },
    ];
    expect(await answer('/bulk', { method: 'PUT', json: rows })).toMatchObject([
      { id: b!.id, title: 'b', amount: 5 },
      { id: a!.id, title: 'A', amount: 1, created_by_id: a!.created_by_id },
    ]);
    const refused = await call('/bulk', {
      method: 'PUT',
      json: [
        { id: a!.id, title: 'no' },
        { id: hers!.id, title: 'no' },
      ],
    });
    expect(await codeOf(refused)).toEqual([404, 'record-not-found']);
    expect((await answer<EntityRecord>(`/${a!.id}`)).title).toBe('A');
    expect((await call('/bulk', { method: 'PUT', json: [{ title: 'x' }] })).status).toBe(422);
    const many = Array.from({ length: 501 }, () => ({ id: a!.id }));
    expect((await call('/bulk', { method: 'PUT', json: many })).status).toBe(413);
  });
});

describe('[ENT-21] update many', () => {
  test('applies operators to what matches and may be changed, and writes history', async () => {
    const [a] = await add([
      { title: 'a', amount: 1, tags: ['x'] },
      { title: 'b', amount: 2 },
    ]);
    await add([{ title: 'hers', amount: 1 }], eve);
    const change = {
      query: { amount: { $gt: 0 } },
      data: { $inc: { amount: 10 }, $push: { tags: 'new' }, $unset: { status: '' } },
    };
    expect(await answer('/update-many', { method: 'PATCH', json: change })).toEqual({
      success: true,
      updated: 2,
      has_more: false,
    });
    const { status, ...after } = await answer<EntityRecord>(`/${a!.id}`);
    expect([after, status]).toMatchObject([{ amount: 11, tags: ['x', 'new'] }, undefined]);
    const history = await server.adapters.db.$client.query(
      `select kind, before->>'amount' as amount from ${eachChange('c.app_id = $1')} c where record_id = $2 order by seq`,
      [app.id, a!.id],
    );
    expect(history.map((row) => [row['kind'], row['amount']])).toEqual([
      ['create', null],
      ['update', '1'],
    ]);
  });

  test('a batch holds 500; a wrong result changes nothing', async () => {
    await add(Array.from({ length: 502 }, (_, index) => ({ title: `t${index}`, amount: 1 })));
    const done = { query: { status: 'open' }, data: { $set: { status: 'done' } } };
    expect(await answer('/update-many', { method: 'PATCH', json: done })).toMatchObject({
      updated: 500,
      has_more: true,
    });
    expect(await answer('/update-many', { method: 'PATCH', json: done })).toMatchObject({
      updated: 2,
      has_more: false,
    });
    const wrong = { query: { title: 't1' }, data: { $inc: { amount: 5000 } } };
    expect(await codeOf(await call('/update-many', { method: 'PATCH', json: wrong }))).toEqual([422, 'record-invalid']);
    const unknown = { query: {}, data: { $where: { amount: 1 } } };
    expect(await codeOf(await call('/update-many', { method: 'PATCH', json: unknown }))).toEqual([
      400,
      'update-invalid',
    ]);
  });
});

describe('[ENT-25] upsert', () => {
  test('changes what has the key and creates the rest', async () => {
    const [a] = await add([{ title: 'a', amount: 1, status: 'kept' }]);
    const rows = [
      { title: 'a', amount: 2 },
      { title: 'b', amount: 3 },
      { title: 'b', status: 'last' },
    ];
    expect(await answer('/upsert', { json: { records: rows, key: 'title' } })).toMatchObject({
      created: 1,
      updated: 1,
      records: [
        { id: a!.id, amount: 2, status: 'kept' },
        { title: 'b', amount: 3, status: 'last' },
      ],
    });
    expect(await answer('/upsert', { json: { records: rows, key: ['title'] } })).toMatchObject({
      created: 0,
      updated: 2,
    });
  });

  test('at the same moment makes one record per key', async () => {
    const same = { records: [{ title: 'one', amount: 1 }, { title: 'two' }], key: 'title' };
    await Promise.all(Array.from({ length: 6 }, () => answer('/upsert', { json: same })));
    expect(await answer('/count')).toEqual({ count: 2 });
  });

  test('refuses a row without its key, a key that is no field, and a record of somebody else', async () => {
    await add([{ title: 'hers' }], eve);
    const send = async (json: unknown) => codeOf(await call('/upsert', { json }));
    expect(await send({ records: [{ amount: 1 }], key: 'title' })).toEqual([422, 'record-invalid']);
    expect(await send({ records: [], key: 'nothing' })).toEqual([400, 'bad-request']);
    expect(await send({ records: [{ title: 'hers' }, { title: 'new' }], key: 'title' })).toEqual([
      403,
      'access-denied',
    ]);
    expect(await answer('/count')).toEqual({ count: 1 });
  });
});

test('[ENT-15] a pattern that would take for ever is refused or stopped, and the next call is served', async () => {
  await add([{ title: `${'a'.repeat(5_000)}b` }]);
  for (const regex of [
    '(a+)+$',
    '(a|aa)+$',
    '(a*)*c',
    '(.*a){12}',
    'a?'.repeat(20) + 'a{20}c',
    '[a]{1,100}[a]{1,100}[a]{1,100}c',
  ]) {
    const response = await call(`?${q({ title: { $regex: regex } })}`);
    expect([200, 400, 503]).toContain(response.status);
  }
  expect(await answer('/count')).toEqual({ count: 1 });
});

test('[ENT-26] a statement that takes too long is stopped with a sentence', async () => {
  const [a] = await add([{ title: 'a' }]);
  await server.adapters.db.transaction(async (tx) => {
    await tx.execute(`select 1 from records where id = '${a!.id}' for update`);
    expect(await codeOf(await call(`/${a!.id}`, { method: 'PUT', json: { title: 'b' } }))).toEqual([
      503,
      'query-too-slow',
    ]);
  });
  expect((await call(`/${a!.id}`, { method: 'PUT', json: { title: 'b' } })).status).toBe(200);
});

test('[ENT-14] every family of paths answers alike', async () => {
  await add([{ title: 'a' }]);
  for (const prefix of ['/api/apps', '/live_api/apps', '/api/live_api/apps', '/apps']) {
    expect(await answer('/v2/list', { prefix })).toMatchObject({ items: [{ title: 'a' }] });
    expect(await answer('/aggregate', { prefix, json: {} })).toEqual({ rows: [{ count: 1 }], truncated: false });
  }
});
