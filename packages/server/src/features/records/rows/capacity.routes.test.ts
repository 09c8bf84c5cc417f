import type { EntityRecord } from '@whittle/contract/entities';
import { createTestApp, signInToApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const access = (read: string, write: string) => ({ 'x-accessControl': { permissions: { read, write } } });
const course = { properties: { name: { type: 'string' }, places: { type: 'number' } }, ...access('anonymous', 'all') };
const signup = {
  properties: {
    name: { type: 'string' },
    course: { type: 'string' },
    people: { type: 'number' },
    status: { type: 'string' },
  },
  'x-capacity': { per: 'course', of: 'Course', field: 'places', takes: 'people', unless: { status: ['Cancelled'] } },
  ...access('creator', 'creator'),
};
/** Visitors may sign up too, and see nothing of each other. */
const visit = { ...signup, ...access('admin', 'anonymous') };

let server: TestServer;
let app: TestApp;
const people: string[] = [];
beforeAll(async () => {
  server = await startTestServer();
  app = await createTestApp(server, {
    files: {
      'entities/Course.json': JSON.stringify(course),
      'entities/Signup.json': JSON.stringify(signup),
      'entities/Visit.json': JSON.stringify(visit),
    },
  });
  for (const name of ['ann', 'ben', 'cleo'])
    people.push((await signInToApp(server, app, { email: `${name}@example.com` })).access_token);
});
afterAll(() => server.close());

type Options = { method?: string; json?: unknown; token?: string; headers?: Record<string, string> };
const call = (path: string, options: Options = {}) =>
  server.request(`/api/apps/${app.id}/entities/${path}`, { host: app.publishedHost, ...options });
const as = (who: number, path: string, options: Options = {}) => call(path, { token: people[who]!, ...options });
const asOwner = (path: string, options: Options = {}) =>
  server.request(`/live_api/apps/${app.id}/entities/${path}`, { token: app.owner.token, ...options });
const made = async (answer: Response | Promise<Response>) => (await (await answer).json()) as EntityRecord;
const newCourse = (places: number | null) => made(as(0, 'Course', { json: { name: 'Pottery', places } }));

describe('[ENT-39] no more records point to one than it has places', () => {
  test('the one too many is refused by name, although nobody sees who else is there', async () => {
    const { id } = await newCourse(2);
    expect((await as(0, 'Signup', { json: { course: id } })).status).toBe(201);
    expect((await as(1, 'Signup', { json: { course: id } })).status).toBe(201);
    const refused = await as(2, 'Signup', { json: { course: id } });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'no-places-left' });
    expect(await (await as(2, 'Signup')).json()).toEqual([]);
  });

  test('of many at the same moment only as many get in as there are places', async () => {
    const { id } = await newCourse(3);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => as(at % 3, 'Signup', { json: { course: id } })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  test('visitors are counted as people are, in every call that writes', async () => {
    const { id } = await newCourse(1);
    const json = { course: id };
    expect((await as(0, 'Visit/bulk', { json: [json, json] })).status).toBe(409);
    expect((await call('Visit', { json })).status).toBe(201);
    expect((await call('Visit', { json })).status).toBe(409);
    expect((await as(0, 'Visit/bulk', { json: [json] })).status).toBe(409);
    expect((await as(0, 'Visit', { json, headers: { 'idempotency-key': 'once' } })).status).toBe(409);
    expect((await as(0, 'Visit/upsert', { json: { key: 'name', records: [{ ...json, name: 'a' }] } })).status).toBe(
      409,
    );
  });

  test('a record takes as many places as it says, and none once it is called off', async () => {
    const { id } = await newCourse(4);
    const first = await made(as(0, 'Signup', { json: { course: id, people: 3 } }));
    expect((await as(1, 'Signup', { json: { course: id, people: 2 } })).status).toBe(409);
    const second = await made(as(1, 'Signup', { json: { course: id, people: 1 } }));
    expect((await as(1, `Signup/${second.id}`, { method: 'PUT', json: { people: 2 } })).status).toBe(409);
    expect((await as(0, `Signup/${first.id}`, { method: 'PUT', json: { status: 'Cancelled' } })).status).toBe(200);
    expect((await as(1, `Signup/${second.id}`, { method: 'PUT', json: { people: 4 } })).status).toBe(200);
    expect((await as(0, `Signup/${first.id}`, { method: 'PUT', json: { status: 'Confirmed' } })).status).toBe(409);
    const many = { query: { course: id }, data: { $set: { status: 'Confirmed' } } };
    expect((await as(0, 'Signup/update-many', { method: 'PATCH', json: many })).status).toBe(409);
  });

  test('another one is free, and so is one that says no number; the owner in the builder decides', async () => {
    const [full, free, open] = [await newCourse(0), await newCourse(1), await newCourse(null)];
    expect((await as(0, 'Signup', { json: { course: full.id } })).status).toBe(409);
    expect((await as(0, 'Signup', { json: { course: free.id } })).status).toBe(201);
    for (let at = 0; at < 3; at += 1) expect((await as(at, 'Signup', { json: { course: open.id } })).status).toBe(201);
    expect((await asOwner('Signup', { json: { course: full.id } })).status).toBe(201);
  });

  test('who is in may still correct a name when places were taken away', async () => {
    const { id } = await newCourse(1);
    const mine = await made(as(0, 'Signup', { json: { course: id, name: 'Anne' } }));
    await asOwner(`Course/${id}`, { method: 'PUT', json: { places: 0 } });
    expect((await as(0, `Signup/${mine.id}`, { method: 'PUT', json: { name: 'Ann' } })).status).toBe(200);
  });
});
