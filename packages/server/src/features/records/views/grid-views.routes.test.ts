import type { GridView } from '@whittle/contract/grid-views';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { createTestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let builder: TestBuilder;
let path: string;

beforeAll(async () => {
  server = await startTestServer();
  builder = await signUp(server);
  const owner = { accountId: builder.accountId, token: builder.token, expiresAt: '' };
  const app = await createTestApp(server, { owner, files: {}, published: false });
  path = `/api/apps/${app.id}/entities/Booking/view`;
});
afterAll(() => server.close());

const plain: GridView = { sort: [], filters: [], order: [], hidden: [], pinned: [], widths: {} };

test('[GRID-07] a view is plain until it is left, then it is as it was left', async () => {
  expect(await builder.json<GridView>(path)).toEqual(plain);
  const view: GridView = {
    sort: [
      { column: 'status', descending: false },
      { column: 'createdAt', descending: true },
    ],
    filters: [{ column: 'seats', op: 'above', value: '2' }],
    order: ['status', 'name'],
    hidden: ['notes'],
    pinned: ['name'],
    widths: { name: 240 },
  };
  expect(await builder.json(path, { method: 'PUT', json: view })).toEqual(view);
  expect(await builder.json(path)).toEqual(view);
  expect(await builder.json(path.replace('Booking', 'Customer'))).toEqual(plain);
});

test.each([
  ['a width below 50', { widths: { name: 49 } }],
  ['a width above 400', { widths: { name: 401 } }],
  ['an unknown question', { filters: [{ column: 'name', op: 'regex', value: 'a' }] }],
  [
    'more sorted columns than there is room for',
    { sort: Array.from({ length: 7 }, () => ({ column: 'a', descending: true })) },
  ],
])('[GRID-07] %s is refused', async (_, view) => {
  expect((await builder.request(path, { method: 'PUT', json: view })).status).toBe(400);
});

test('[API-04] nobody but the owner reads or writes a view', async () => {
  const stranger = await signUp(server);
  for (const method of ['GET', 'PUT']) {
    const body = method === 'PUT' ? { json: plain } : {};
    expect((await stranger.request(path, { method, ...body })).status).toBe(404);
    expect((await server.request(path, { method, ...body })).status).toBe(401);
  }
  expect((await builder.request(path.replace('Booking', '__proto__'))).status).toBe(404);
});
