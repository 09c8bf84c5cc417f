import type { EntityRecord } from '@whittle/contract/entities';
import { oldSdkClient, sdkClient } from '@whittle/testing/sdk-client';
import { createTestApp, signInToApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const schema = JSON.stringify({
  properties: {
    title: { type: 'string' },
    status: { type: 'string', default: 'open' },
    amount: { type: 'number' },
    tags: { type: 'array', items: { type: 'string' } },
  },
  required: ['title'],
  'x-accessControl': { permissions: { read: 'creator', write: 'creator' } },
});

let server: TestServer;
let app: TestApp;
let options: { appId: string; host: string; token: string };
beforeAll(async () => {
  server = await startTestServer();
  app = await createTestApp(server, { files: { 'entities/Task.json': schema } });
  const { access_token: token } = await signInToApp(server, app, { email: 'ada@example.com' });
  options = { appId: app.id, host: app.publishedHost, token };
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.adapters.db.$client`delete from records where app_id = ${app.id}`;
});

const rows = [
  { title: 'a', amount: 3, tags: ['x'] },
  { title: 'b', amount: 1 },
  { title: 'c', amount: 2, status: 'done' },
];
const titles = (records: unknown) => (records as EntityRecord[]).map(({ title }) => title);

/** What both versions of the library have. */
describe.each(['0.1.2', '0.8.50'])('[ENT-29] the client library %s', (version) => {
  const connect = async () => {
    const client = version === '0.1.2' ? await oldSdkClient(options) : sdkClient(options);
    return client.entities['Task']!;
  };

  test('lists and filters', async () => {
    const tasks = await connect();
    await tasks.bulkCreate(rows);
    expect(titles(await tasks.list('title'))).toEqual(['a', 'b', 'c']);
    expect(titles(await tasks.list('-amount', 2))).toEqual(['a', 'c']);
    expect(titles(await tasks.list('title', 1, 1))).toEqual(['b']);
    expect(Object.keys((await tasks.list('title', 1, 0, ['title']))[0]!).sort()).toEqual(['id', 'title']);
    expect(titles(await tasks.filter({ status: 'open' }, '-title'))).toEqual(['b', 'a']);
    expect(titles(await tasks.filter({ amount: { $gte: 2 }, title: { $in: ['a', 'b'] } }))).toEqual(['a']);
  });

  test('creates, gets, changes and deletes', async () => {
    const tasks = await connect();
    const made = (await tasks.create({ title: 'new', amount: 1 })) as EntityRecord;
    expect(made).toMatchObject({ title: 'new', status: 'open', created_by: 'ada@example.com', is_sample: false });
    expect(new Date(made.created_date).getTime()).toBeGreaterThan(0);
    expect(await tasks.get(made.id)).toEqual(made);
    expect(await tasks.update(made.id, { amount: 2 })).toMatchObject({ id: made.id, title: 'new', amount: 2 });
    expect(await tasks.delete(made.id)).toEqual({ success: true });
    await expect(tasks.get(made.id)).rejects.toMatchObject({ status: 404 });
    await expect(tasks.create({ amount: 1 })).rejects.toMatchObject({ status: 422, message: 'title is required.' });
  });

  test('creates and deletes many, and imports a file', async () => {
    const tasks = await connect();
    expect(titles(await tasks.bulkCreate(rows))).toEqual(['a', 'b', 'c']);
    expect(await tasks.deleteMany({ status: 'open' })).toEqual({ success: true, deleted: 2 });
    const result = await tasks.importEntities(new File(['title,amount\nd,4\ne,5\n'], 'tasks.csv'));
    expect(result).toMatchObject({ status: 'success', output: [{ title: 'd', amount: 4 }, { title: 'e' }] });
    expect(titles(await tasks.list('title'))).toEqual(['c', 'd', 'e']);
  });
});

describe('[ENT-29] the client library 0.8.50', () => {
  const connect = () => sdkClient(options).entities['Task']!;

  test('walks pages and reads distinct values', async () => {
    const tasks = connect();
    await tasks.bulkCreate(rows);
    const first = await tasks.list({ sort: 'title', limit: 2, fields: ['title'] });
    expect([titles(first.items), first.has_more]).toEqual([['a', 'b'], true]);
    const second = await tasks.list({ cursor: first.next_cursor, limit: 2 });
    expect([titles(second.items), second.has_more, second.next_cursor]).toEqual([['c'], false, null]);
    expect(await tasks.filter({ status: 'open' }, { distinct: 'title' })).toMatchObject({ items: ['a', 'b'] });
    expect(titles((await tasks.filter({ amount: { $gt: 1 } }, { sort: '-amount' })).items)).toEqual(['a', 'c']);
  });

  test('counts and aggregates', async () => {
    const tasks = connect();
    await tasks.bulkCreate(rows);
    expect(await tasks.count()).toBe(3);
    expect(await tasks.count({ status: 'done' })).toBe(1);
    expect(await tasks.aggregate({ groupBy: 'status', sum: 'amount', sort: '-count' })).toEqual({
      rows: [
        { status: 'open', count: 2, sum_amount: 4 },
        { status: 'done', count: 1, sum_amount: 2 },
      ],
      truncated: false,
    });
  });

  test('changes many', async () => {
    const tasks = connect();
    const [a, b] = (await tasks.bulkCreate(rows)) as EntityRecord[];
    expect(
      await tasks.bulkUpdate([
        { id: a!.id, amount: 30 },
        { id: b!.id, status: 'done' },
      ]),
    ).toMatchObject([
      { title: 'a', amount: 30 },
      { title: 'b', status: 'done' },
    ]);
    const change = await tasks.updateMany({ status: 'done' }, { $inc: { amount: 100 }, $addToSet: { tags: 'late' } });
    expect(change).toEqual({ success: true, updated: 2, has_more: false });
    expect(await tasks.filter({ tags: 'late' }, 'title')).toMatchObject([{ amount: 101 }, { amount: 102 }]);
    const upserted = await tasks.upsert([{ title: 'a', amount: 7 }, { title: 'z' }], { key: 'title' });
    expect(upserted).toMatchObject({ created: 1, updated: 1, records: [{ amount: 7 }, { title: 'z' }] });
  });
});
