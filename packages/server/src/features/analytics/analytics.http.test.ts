import type { Analytics } from '@whittle/contract/analytics';
import { createTestApp, signInToApp, signUpBuilder, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAnalyticsCore } from '../../core/analytics/analytics.ts';
import { createAnalyticsUpkeep } from './analytics-upkeep.ts';

let server: TestServer;
let now = new Date('2026-11-20T23:50:00Z');
const clock = { now: () => now };
beforeAll(async () => {
  server = await startTestServer({ adapters: { clock } });
});
afterAll(() => server?.close());

const files = {
  'pages/Home.jsx': 'export default () => null;',
  'entities/Note.json': JSON.stringify({
    properties: { text: { type: 'string' } },
    'x-accessControl': { permissions: { read: 'anonymous', write: 'anonymous' } },
  }),
};
const browser = (name: string) => ({
  'user-agent': `Mozilla/5.0 (${name}) Chrome/140.0`,
  'accept-language': 'de-AT,en',
});
const visit = (app: TestApp, path: string, headers: Record<string, string> = browser('Ada'), referrer = '') =>
  server.request('/_whittle/visit', { host: app.publishedHost, json: { path, referrer }, headers });
const read = async (app: TestApp, query = '') => {
  const answer = await server.request(`/api/apps/${app.id}/analytics${query}`, { token: app.owner.token });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Analytics;
};
const today = async (app: TestApp) => (await read(app)).days.at(-1)!;

test('[ANALYTICS-02] before an app is published its analytics say so, and nothing is counted', async () => {
  const app = await createTestApp(server, { files, published: false });
  const answer = await server.request(`/api/apps/${app.id}/analytics`, { token: app.owner.token });
  expect([answer.status, await answer.json()]).toMatchObject([
    409,
    { code: 'analytics-before-publish', message: 'Publish your app to access analytics' },
  ]);
  expect((await visit(app, '/')).status).toBe(204);
  expect(await server.adapters.db.$client`select from analytics_events`).toHaveLength(0);
});

test('[ANALYTICS-01] visits, pages, sources, languages, sign-ups, records and errors are counted per day', async () => {
  const app = await createTestApp(server, { files });
  const statuses = [
    await visit(app, '/', browser('Ada'), 'https://www.example.org/found?q=1'),
    await visit(app, '/orders/4711?email=ada@example.com'),
    await visit(app, '/orders/4712'),
    await visit(app, '/', browser('Bob')),
  ].map(({ status }) => status);
  expect(statuses).toEqual([204, 204, 204, 204]);
  const { access_token } = await signInToApp(server, app, { email: 'ada@example.com' });
  const create = (path: string, json: unknown) =>
    server.request(`/api/apps/${app.id}/entities/Note${path}`, { host: app.publishedHost, json, token: access_token });
  expect((await create('', { text: 'one' })).status).toBe(201);
  expect((await create('/bulk', [{ text: 'two' }, { text: 'three' }])).status).toBe(201);
  const failure = { appId: app.id, errorTitle: 'Oops' };
  await server.request('/api/app-error', { host: app.publishedHost, json: failure });
  await server.request('/api/app-error', { host: app.previewHost, json: failure });

  const { days, ...rest } = await read(app, '?days=7');
  expect(days.map(({ day }) => day)).toEqual([
    ...['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'],
  ]);
  expect(days.at(-1)).toEqual({
    ...{ day: '2026-11-20', visitors: 2, views: 4, signUps: 1, runs: 0, messages: 0, records: 3, errors: 1 },
    revenue: 0,
  });
  expect(rest).toEqual({
    pages: [
      { name: '/', count: 2 },
      { name: '/orders/:id', count: 2 },
    ],
    sources: [
      { name: '', count: 1 },
      { name: 'example.org', count: 1 },
    ],
    languages: [{ name: 'de', count: 2 }],
    tools: [],
    live: 3,
    ...{ currency: null, otherCurrencies: [] },
    alerts: false,
  });
});

test('[ANALYTICS-03] who asks not to be followed, and programs, leave nothing behind', async () => {
  const app = await createTestApp(server, { files });
  const told = [
    ['dnt', '1'],
    ['sec-gpc', '1'],
    ['user-agent', 'ExampleBot/2.1'],
    ['user-agent', ''],
  ] as const;
  for (const [name, value] of told)
    expect((await visit(app, '/', { ...browser('Ada'), [name]: value })).status).toBe(204);
  expect(await today(app)).toMatchObject({ visitors: 0, views: 0 });
  const rows = await server.adapters.db.$client`select from analytics_events where app_id = ${app.id}`;
  expect(rows).toHaveLength(0);
});

test('[ANALYTICS-04] a visitor is known within a day of UTC; then what they were numbered by is gone', async () => {
  const app = await createTestApp(server, { files });
  const upkeep = createAnalyticsUpkeep({
    ...server.adapters,
    analytics: createAnalyticsCore(server.adapters),
    mails: null as never,
    accountEmail: async () => '',
  });
  await visit(app, '/');
  await visit(app, '/Later');
  await read(app);
  const sql = server.adapters.db.$client;
  const idsOf = async () =>
    (
      await sql<{ visitor: string }[]>`select distinct visitor::text from analytics_events where app_id = ${app.id}`
    ).map(({ visitor }) => visitor);
  const [first] = await idsOf();
  now = new Date('2026-11-21T00:05:00Z');
  await visit(app, '/');
  const { days } = await read(app);
  expect(days.slice(-2).map(({ day, visitors, views }) => ({ day, visitors, views }))).toEqual([
    { day: '2026-11-20', visitors: 1, views: 2 },
    { day: '2026-11-21', visitors: 1, views: 1 },
  ]);
  const ids = await idsOf();
  expect(ids).toHaveLength(2);
  expect(ids).toContain(first);
  await upkeep.round();
  expect(await sql`select day from analytics_salts`).toEqual([{ day: '2026-11-21' }]);
  expect(await sql`select from analytics_visitors where day < '2026-11-21'`).toHaveLength(0);
  now = new Date('2027-01-15T00:05:00Z');
  await upkeep.round();
  expect(await idsOf()).toEqual([]);
  now = new Date('2026-11-21T10:00:00Z');
  expect((await read(app, '?days=90')).days.reduce((sum, { views }) => sum + views, 0)).toBe(3);
});

test('[ANALYTICS-05] a funnel counts who came as far as each step, in order and within one day', async () => {
  const app = await createTestApp(server, { files });
  const step = async (name: string, path: string) => {
    now = new Date(now.getTime() + 1_000);
    await visit(app, path, browser(name));
  };
  for (const [name, path] of [
    ['Ada', '/'],
    ['Ada', '/Prices'],
    ['Ada', '/Order'],
    ['Bob', '/Prices'],
    ['Bob', '/'],
    ['Cem', '/'],
    ['Cem', '/Prices'],
  ] as const)
    await step(name, path);
  const funnel = (json: unknown, token = app.owner.token) =>
    server.request(`/api/apps/${app.id}/analytics/funnel`, { json, token });
  const pages = (...paths: string[]) => ({ steps: paths.map((path) => ({ kind: 'page', path })) });
  expect(await (await funnel(pages('/', '/Prices', '/Order'))).json()).toEqual({ visitors: [3, 2, 1] });
  expect(await (await funnel(pages("/'; drop table apps; --", '/'))).json()).toEqual({ visitors: [0, 0] });
  expect((await funnel(pages('/', '/', '/', '/', '/', '/'))).status).toBe(400);
  expect((await funnel(pages('/', '/'), (await signUpBuilder(server)).token)).status).toBe(404);
});

test('[ANALYTICS-06] nobody fills the disk: calls per address, names per day and the size of a call are bounded', async () => {
  const app = await createTestApp(server, { files });
  const long = await visit(app, '/', browser('Ada'), `https://example.org/${'x'.repeat(9_000)}`);
  expect(long.status).toBe(413);
  now = new Date('2026-11-21T12:00:00Z');
  const names = Array.from(
    { length: 130 },
    (_, at) => `/page-${'abcdefghij'[at % 10]}${'klmnopqrstuvw'[Math.floor(at / 10)]}`,
  );
  for (const name of names) expect((await visit(app, name)).status).toBe(204);
  expect(await today(app)).toMatchObject({ visitors: 1, views: 120 });
  const analytics = createAnalyticsCore(server.adapters);
  for (let at = 0; at < 1_000; at++)
    analytics.note({ appId: app.id, kind: 'view', by: { address: '::1', userAgent: `${at}` }, page: `/other/${at}` });
  await analytics.flush();
  const rows = await server.adapters.db.$client<{ value: string; count: string }[]>`
    select value, count from analytics_days where app_id = ${app.id} and dimension = 'page'`;
  expect(rows.length).toBeLessThanOrEqual(501);
  expect(rows.reduce((sum, { count }) => sum + Number(count), 0)).toBe(1_120);
  for (let at = 0; at < 30_000; at++) analytics.note({ appId: app.id, kind: 'error', by: null });
  await analytics.flush();
  expect((await today(app)).errors).toBe(20_000);
});

test('[ANALYTICS-07] many more errors than usual are mailed to the owner once a day, where the owner asked for it', async () => {
  const app = await createTestApp(server, { files });
  now = new Date('2026-11-22T12:00:00Z');
  const analytics = createAnalyticsCore(server.adapters);
  const sent: unknown[] = [];
  const mails = { send: async (to: string, template: object) => void sent.push({ to, ...template }) };
  const upkeep = createAnalyticsUpkeep({
    ...{ ...server.adapters, analytics, mails: mails as never },
    accountEmail: async () => 'owner@example.com',
  });
  const fail = async (times: number) => {
    for (let at = 0; at < times; at++) analytics.note({ appId: app.id, kind: 'error', by: null });
    await analytics.flush();
    await upkeep.round();
  };
  await fail(12);
  expect(sent).toEqual([]);
  const turnOn = await server.request(`/api/apps/${app.id}/analytics/alerts`, {
    ...{ method: 'PUT', json: { alerts: true }, token: app.owner.token },
  });
  expect(await turnOn.json()).toEqual({ alerts: true });
  expect((await read(app)).alerts).toBe(true);
  await fail(0);
  expect(sent).toMatchObject([{ to: 'owner@example.com', kind: 'error-spike', appName: 'Test app', errors: 12 }]);
  await fail(500);
  expect(sent).toHaveLength(1);
  // What is usual is no news.
  now = new Date('2026-11-23T13:00:00Z');
  await fail(12);
  expect(sent).toHaveLength(1);
});

test('[FAIR-07] one account’s funnels run one at a time, too many are refused, and everybody else is answered meanwhile', async () => {
  const app = await createTestApp(server, { files });
  const other = await createTestApp(server, { files });
  const locked = server.adapters.db.$connection();
  await locked.connect();
  await locked.query('begin; lock table analytics_events in access exclusive mode');
  const steps = [
    { kind: 'page', path: '/' },
    { kind: 'page', path: '/Prices' },
  ];
  const funnel = () =>
    server.request(`/api/apps/${app.id}/analytics/funnel`, { json: { steps }, token: app.owner.token });
  const refused: Response[] = [];
  const fourRefused = Promise.withResolvers<void>();
  const all = Array.from({ length: 25 }, async () => {
    const answer = await funnel();
    if (answer.status === 429 && refused.push(answer) === 4) fourRefused.resolve();
    return answer.status;
  });
  await fourRefused.promise;
  expect(await refused[0]!.json()).toMatchObject({ code: 'too-many-calls' });
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
  // One funnel waits for PostgreSQL, and holds one of its connections.
  const [waiting] = await server.adapters.db.$client<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and query like '%analytics_events%'
      and datname = current_database()`;
  expect(waiting!.count).toBe(1);
  expect((await server.request(`/api/apps/${other.id}`, { token: other.owner.token })).status).toBe(200);
  await locked.query('rollback');
  await locked.end();
  const statuses = await Promise.all(all);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(20);
  expect((await funnel()).status).toBe(200);
});

test('[ANALYTICS-08] what happens while the database breaks off is counted when it is back, once', async () => {
  const app = await createTestApp(server, { files });
  now = new Date('2026-11-24T12:00:00Z');
  const analytics = createAnalyticsCore(server.adapters);
  const locked = server.adapters.db.$connection();
  await locked.connect();
  await locked.query('begin; lock table analytics_events in access exclusive mode');
  for (let at = 0; at < 7; at++)
    analytics.note({ appId: app.id, kind: 'view', by: { address: '::1', userAgent: `${at}` }, page: '/' });
  const flushed = analytics.flush();
  const sql = server.adapters.db.$client;
  const killed = async () => {
    const rows = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where wait_event_type = 'Lock' and query ilike 'copy%analytics_events%' and datname = current_database()`;
    return rows.length;
  };
  while ((await killed()) === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await flushed;
  await locked.query('rollback');
  await locked.end();
  await analytics.flush();
  await analytics.flush();
  expect(await today(app)).toMatchObject({ visitors: 7, views: 7 });
});

test('[ANALYTICS-08] writing what was noted ends while more is noted, which is written a second later', async () => {
  const app = await createTestApp(server, { files });
  now = new Date('2026-11-25T12:00:00Z');
  const analytics = createAnalyticsCore(server.adapters);
  const note = () => analytics.note({ appId: app.id, kind: 'view', by: null, page: '/' });
  note();
  const written = analytics.flush().then(() => true);
  while (!(await Promise.race([written, new Promise((resolve) => setImmediate(resolve, false))]))) note();
  expect(await today(app)).toMatchObject({ views: 1 });
  await analytics.flush();
  expect((await today(app)).views).toBeGreaterThan(1);
});
