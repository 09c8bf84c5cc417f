import type { ChatSnapshot } from '@whittle/contract/chat';
import type { LiveEvent } from '@whittle/contract/chat-events';
import { turnDebugLogSchema } from '@whittle/contract/debug-log';
import type { PreviewSession } from '@whittle/contract/preview';
import type { PageCheckReport, PageCheckRequest } from '@whittle/contract/page-check';
import { signUp, type TestBuilder, toTurn } from '@whittle/testing/builder';
import { readEvents } from '@whittle/testing/events';
import { says, saysThenWaits, scriptedModel } from '@whittle/testing/scripted-model';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { trimDebugLogs } from '../debug-logs.store.ts';

const models = scriptedModel();
let server: TestServer;
let ada: TestBuilder;
beforeAll(async () => {
  server = await startTestServer({ models });
  ada = await signUp(server);
});
afterAll(() => server.close());

const page = (name: string, body: string) =>
  `<action-group title="Write"><action type="add_file" file="pages/${name}.jsx" title="Write">\nexport default function ${name}() {\n${body}\n}\n</action></action-group>\n`;
const broken = page(
  'Home',
  '  const plan = load();\n  return <p>{plan.title}</p>;\n  function load() { return window.plan; }',
);
const fixed = page('Home', '  return <p>Plan</p>;');
const fails = {
  title: "Cannot read properties of undefined (reading 'title')",
  details: 'pages/Home.jsx:3\nat Home (pages/Home.jsx:3)',
  componentName: 'Home',
  scope: 'page' as const,
};

type Shown = Partial<Omit<PageCheckReport, 'walk' | 'page'>>;

const pageCheckPath = (appId: string, messageId: string) => `/api/apps/${appId}/chat/${messageId}/walk`;
const result = (walk: number, name: string, shown: Shown = {}): PageCheckReport => ({
  ...{ walk, page: name, viewer: 'owner', state: 'opened', errors: [], refusedCalls: 0 },
  ...{ pressed: 0, notPressed: 0, unreadable: [] },
  ...shown,
});

/**
 * Runs a turn beside a window that offers to open its pages and shows what `show` says; of what it leaves out, that it opened.
 */
async function turnWithWindow(
  appId: string,
  text: string,
  later: string[],
  show: (order: PageCheckRequest, report: (shown: PageCheckReport) => Promise<number>) => Promise<void>,
) {
  const waiting = saysThenWaits('Let me see. ', text);
  models.next(waiting.script, ...later.map((one) => says(one)));
  const events: LiveEvent[] = [];
  for await (const { data } of readEvents(await ada.send(appId, 'A page'))) {
    const event = data as LiveEvent;
    events.push(event);
    if (event.type === 'message-created' && event.message.role === 'assistant') {
      const offered = await ada.request(pageCheckPath(appId, event.message.id), { method: 'PUT' });
      expect(offered.status).toBe(204);
      waiting.release();
    }
    if (event.type === 'turn-phase' && event.walk) {
      const { walk, pages } = event.walk;
      const path = pageCheckPath(appId, event.messageId);
      const report = async (shown: PageCheckReport) => (await ada.request(path, { json: shown })).status;
      await show(event.walk, report);
      for (const { page: name, viewer } of pages) await report(result(walk, name, { viewer }));
    }
  }
  return toTurn(events);
}

test('[REPAIR-11] a problem that only opening a page shows is repaired by the model, which is told the exact error', async () => {
  const { id } = await ada.makeApp();
  const orders: PageCheckRequest[] = [];
  const text = broken + page('Team', '  return <p>Team</p>;');
  const { reply } = await turnWithWindow(id, text, [fixed], async (order, report) => {
    orders.push(order);
    // Nobody waits for what was not asked for.
    expect(await report(result(order.walk, 'Other'))).toBe(409);
    expect(await report(result(order.walk + 1, 'Home'))).toBe(409);
    expect(await report(result(order.walk, 'Home', { errors: order.walk === 1 ? [fails] : [] }))).toBe(204);
    // Another window opened the page too: the first one counts.
    expect(await report(result(order.walk, 'Home', { errors: order.walk === 1 ? [] : [fails] }))).toBe(204);
    expect(await report(result(order.walk, 'Team'))).toBe(204);
  });
  const pages = ['Home', 'Team'].map((name) => ({ page: name, path: `/${name}` }));
  expect(orders).toMatchObject([
    { walk: 1, pages },
    { walk: 2, pages },
  ]);
  expect(orders[1]!.revision).toBeGreaterThan(orders[0]!.revision);
  const asked = models.requests.at(-1)!.messages[0]?.content;
  expect(asked).toContain(
    "pages/Home.jsx, line 3: When Home is opened: Cannot read properties of undefined (reading 'title')",
  );
  expect(asked).toContain('at Home (pages/Home.jsx:3)');
  expect(reply.annotation.checks).toMatchObject({
    problems: [],
    walk: [
      { page: 'Home', state: 'opened' },
      { page: 'Team', state: 'opened' },
    ],
    repairs: [{ kind: 'when-opened', by: 'model', file: 'pages/Home.jsx', line: 3 }],
  });
});

test('[REPAIR-11] the same error after a repair ends the turn, which says so', async () => {
  const { id } = await ada.makeApp();
  const again = page(
    'Home',
    '  const plan = load();\n  return <b>{plan.title}</b>;\n  function load() { return window.plan; }',
  );
  const before = models.requests.length;
  const { reply } = await turnWithWindow(id, broken, [again, fixed], async ({ walk }, report) => {
    await report(result(walk, 'Home', { errors: [fails] }));
  });
  expect(models.requests.length - before).toBe(2);
  expect(reply.annotation).toMatchObject({
    outcome: 'complete',
    checks: {
      repairEnd: 'same-again',
      walk: [{ page: 'Home', state: 'broken' }],
      problems: [{ kind: 'when-opened', file: 'pages/Home.jsx', line: 3 }],
    },
  });
});

test('[REPAIR-11] a page of one record is opened with a record of the builder, and said to be without one while there is none', async () => {
  const { id } = await ada.makeApp();
  const schema = JSON.stringify({ type: 'object', properties: { title: { type: 'string' } } });
  const entity = `<action-group title="Books"><action type="add_entity" file="entities/Book.json" title="Books">${schema}</action></action-group>\n`;
  const show = (words: string) =>
    page('BookDetail', `  const id = new URLSearchParams(location.search).get('id');\n  return <p>${words} {id}</p>;`);
  const paths: string[] = [];
  const check = async ({ walk, pages }: PageCheckRequest, report: (shown: PageCheckReport) => Promise<number>) => {
    paths.push(pages[0]!.path);
    await report(result(walk, 'BookDetail'));
  };
  const { reply } = await turnWithWindow(id, entity + show('Book'), [], check);
  expect(reply.annotation.checks?.walk).toEqual([
    { page: 'BookDetail', state: 'no-record' },
    { page: 'BookDetail', viewer: 'person', state: 'no-record' },
  ]);

  models.next(
    says(
      '<action-group title="Books"><action type="insert_entity_records" entity="Book" title="Books">[{"title":"Stoner"}]</action></action-group>',
    ),
  );
  await ada.say(id, 'Add a book');
  const { reply: next } = await turnWithWindow(id, show('The book'), [], check);
  expect(next.annotation.checks?.walk?.map(({ state }) => state)).toEqual(['opened', 'opened']);
  expect(paths).toEqual(['/BookDetail', expect.stringMatching(/^\/BookDetail\?id=[0-9a-f]{24}$/)]);
});

const records = (rows: unknown[]) =>
  `<action-group title="Books"><action type="insert_entity_records" entity="Book" title="Books">${JSON.stringify(rows)}</action></action-group>\n`;
const books = (permissions: string) =>
  `<action-group title="Books"><action type="add_entity" file="entities/Book.json" title="Books" permissions="${permissions}">{"type":"object","properties":{"title":{"type":"string"}}}</action></action-group>\n`;

test('[REPAIR-11] the records that a first reply brings are there when its pages are opened, and are stored once', async () => {
  const { id } = await ada.makeApp();
  const detail = page(
    'Book',
    `  const id = new URLSearchParams(location.search).get('bookId');\n  return <p>{id}</p>;`,
  );
  const paths: string[] = [];
  const text = books('all/all') + records([{ title: 'Stoner' }, { title: 'Augustus' }]) + detail;
  const { reply } = await turnWithWindow(id, text, [], async ({ pages }) => {
    paths.push(...pages.map(({ viewer, path }) => `${viewer} ${path}`));
    expect(await ada.json(`/api/apps/${id}/entities/Book`)).toHaveLength(2);
  });
  const withRecord = expect.stringMatching(/^(?:owner|person) \/Book\?bookId=[0-9a-f]{24}$/);
  expect(paths).toEqual([withRecord, withRecord]);
  expect(reply.annotation.checks?.walk).toEqual([
    { page: 'Book', state: 'opened' },
    { page: 'Book', viewer: 'person', state: 'opened' },
  ]);
  expect(reply.annotation.actions[1]).toMatchObject({ ok: true, records: { imported: 2, total: 2, rejected: [] } });
  expect(await ada.json(`/api/apps/${id}/entities/Book`)).toHaveLength(2);
});

test('[REPAIR-11] what only visitors see is repaired like the rest, and looked at first the next time', async () => {
  const { id } = await ada.makeApp();
  const orders: string[][] = [];
  const text = books('anonymous/none') + broken + page('Team', '  return <p>Team</p>;');
  const { reply } = await turnWithWindow(id, text, [fixed], async ({ walk, pages }, report) => {
    orders.push(pages.map(({ page: name, viewer }) => `${viewer} ${name}`));
    if (walk === 1) await report(result(walk, 'Home', { viewer: 'visitor', errors: [fails] }));
  });
  expect(orders).toEqual([
    ['owner Home', 'owner Team', 'visitor Home', 'visitor Team', 'person Home', 'person Team'],
    ['visitor Home', 'owner Home', 'owner Team', 'visitor Team', 'person Home', 'person Team'],
  ]);
  expect(models.requests.at(-1)!.messages[0]?.content).toContain(
    'When Home is opened by somebody who is not signed in: Cannot read properties',
  );
  expect(reply.annotation.checks).toMatchObject({ problems: [], repairs: [{ by: 'model', kind: 'when-opened' }] });
});

test('[REPAIR-12] a list that a record lacks is fixed by a rule, and kept because the page then opens', async () => {
  const { id } = await ada.makeApp();
  const schema = JSON.stringify({ type: 'object', properties: { tags: { type: 'array', items: { type: 'string' } } } });
  const text = `<action-group title="Tasks"><action type="add_entity" file="entities/Task.json" title="Tasks">${schema}</action></action-group>\n${page('Home', '  const task = window.task;\n  return <p>{task.tags.map((tag) => <b key={tag}>{tag}</b>)}</p>;')}`;
  const error = { ...fails, title: "Cannot read properties of undefined (reading 'map')" };
  const before = models.requests.length;
  const { reply } = await turnWithWindow(id, text, [], async ({ walk }, report) => {
    await report(result(walk, 'Home', { errors: walk === 1 ? [error] : [] }));
  });
  expect(models.requests.length - before).toBe(1);
  expect(reply.annotation.checks).toMatchObject({
    problems: [],
    repairs: [{ by: 'rule', told: 'Took an empty list where a record has no tags.' }],
  });
  const { files } = await ada.json<{ files: { path: string; content: string }[] }>(
    `/api/apps/${id}/versions/latest/files`,
  );
  expect(files.find(({ path }) => path === 'pages/Home.jsx')?.content).toContain('(task.tags ?? []).map(');
});

test('[REPAIR-11] what a refused call led to says nothing about a page, nor does a shape that is not understood', async () => {
  const { id } = await ada.makeApp();
  const { reply } = await turnWithWindow(id, broken, [], async ({ walk }, report) => {
    expect(await report({ ...result(walk, 'Home'), state: 'broken' as 'opened' })).toBe(400);
    await report(result(walk, 'Home', { errors: [fails], refusedCalls: 1 }));
  });
  expect(reply.annotation.checks).toMatchObject({ problems: [], walk: [{ page: 'Home', state: 'opened' }] });
  expect((await ada.request(pageCheckPath(id, reply.id), { method: 'PUT' })).status).toBe(409);
  expect((await ada.request(pageCheckPath(id, reply.id), { json: result(1, 'Home') })).status).toBe(409);
});

test('[VER-17] [ADMIN-03] [N-34] [GEN-05] the debug log of a turn tells its steps, to a platform admin of an own app alone', async () => {
  const { id } = await ada.makeApp();
  const { reply } = await turnWithWindow(id, broken, [fixed], async ({ walk }, report) => {
    await report(result(walk, 'Home', { errors: walk === 1 ? [fails] : [] }));
  });
  const path = `/api/apps/${id}/chat/${reply.id}/debug-log`;
  const text = await (await ada.request(path)).text();
  const log = turnDebugLogSchema.parse(JSON.parse(text));
  expect(log).toMatchObject({
    ...{ messageId: reply.id, outcome: 'complete', versionId: reply.annotation.versionId, dropped: 0 },
    usage: { totalTokens: 60, steps: 2 },
  });
  expect(log.entries.map((entry) => ('purpose' in entry ? entry.purpose : entry.kind))).toEqual([
    ...['reply', 'answer', 'actions', 'check', 'walk', 'repair', 'answer', 'actions', 'check', 'walk'],
  ]);
  const [request, answer] = log.entries;
  expect(request).toMatchObject({
    parts: expect.arrayContaining([{ part: 'instructions', chars: expect.any(Number), tokens: expect.any(Number) }]),
  });
  expect(answer).toMatchObject({ firstByteMs: expect.any(Number), completionTokens: 20, finishReason: 'stop' });
  expect(log.entries[4]).toMatchObject({ pages: [{ page: 'Home', state: 'broken' }], problems: [{ line: 3 }] });
  // Neither what was asked for nor what was sent stands in it.
  expect(text).not.toContain('A page');
  expect(text).not.toContain('window.plan');

  // The files of its version become a template record of the log, once under one id.
  const logTemplate = (by = ada) => by.request(path.replace('debug-log', 'log-template'), { method: 'POST' });
  const { template } = turnDebugLogSchema.parse(await (await logTemplate()).json());
  expect(template).toMatchObject({ versionId: reply.annotation.versionId, templateId: expect.stringMatching(/./) });
  expect(template!.files.map((file) => file.path)).toContain('pages/Home.jsx');
  const again = turnDebugLogSchema.parse(await (await logTemplate()).json());
  expect(again.template!.templateId).toBe(template!.templateId);
  const { messages } = (await (await ada.request(`/api/apps/${id}/chat`)).json()) as ChatSnapshot;
  expect(messages.find((message) => message.id === reply.id)!.annotation.templateId).toBe(template!.templateId);
  expect(turnDebugLogSchema.parse(await (await ada.request(path)).json()).template).toEqual(again.template);

  const bob = await signUp(server);
  const own = await bob.makeApp();
  models.next(says('Nothing to do.'));
  const other = await bob.say(own.id, 'Hello');
  const ofBob = `/api/apps/${own.id}/chat/${other.reply.id}/debug-log`;
  expect((await bob.request(ofBob)).status).toBe(403);
  expect((await logTemplate(bob)).status).toBe(403);
  expect((await ada.request(ofBob)).status).toBe(404);
  expect((await server.request(path)).status).toBe(401);
  const missing = await ada.request(`/api/apps/${id}/chat/${'0'.repeat(24)}/debug-log`);
  expect([missing.status, await missing.json()]).toMatchObject([404, { code: 'debug-log-gone' }]);

  const kept = async () =>
    (await server.adapters.db.execute(sql`select message_id from turn_debug_logs where app_id = ${id}`)).rows.length;
  await trimDebugLogs(server.adapters.db, 60_000);
  expect(await kept()).toBe(1);
  await server.adapters.db.execute(
    sql`update turn_debug_logs set created_at = created_at - interval '1 hour' where app_id = ${id}`,
  );
  await trimDebugLogs(server.adapters.db, 60_000);
  expect(await kept()).toBe(0);
});

test('[REPAIR-13] where pages are only looked at the app can be read and nothing can be changed', async () => {
  const { id } = await ada.makeApp();
  models.next(
    says(
      `<action-group title="T"><action type="add_entity" file="entities/Task.json" title="T">{"type":"object","properties":{"title":{"type":"string"}}}</action></action-group>\n${fixed}`,
    ),
  );
  await ada.say(id, 'Tasks');
  const { url, origin } = await ada.json<PreviewSession>(`/api/apps/${id}/preview-session?walk=true`, {
    method: 'POST',
  });
  const { host } = new URL(origin);
  expect(host.startsWith(`check--${id}.`)).toBe(true);
  const entered = await server.request(new URL(url).pathname + new URL(url).search, { host });
  const cookie = entered.headers.getSetCookie()[0]!.split(';')[0]!;
  const html = await (await server.request('/Home', { host, cookie })).text();
  const token = /"token":"([^"]+)"/.exec(html)![1]!;
  expect(html).toContain('"checkedAs":"owner"');
  const tasks = `/api/apps/${id}/entities/Task`;
  expect(await (await server.request(tasks, { host, token })).json()).toEqual([]);
  const written = await server.request(tasks, { host, token, json: { title: 'Not stored' } });
  expect([written.status, (await written.json()) as unknown]).toMatchObject([403, { code: 'walk-reads-only' }]);
  const counted = await server.request(`/api/app-logs/${id}/log-user-in-app/Home`, { host, token, method: 'POST' });
  expect(counted.status).toBe(204);
  expect(await (await server.request(tasks, { host, token })).json()).toEqual([]);
});

test('[REPAIR-13] pages are looked at as a visitor and as a person who is nobody, whose token counts nowhere else', async () => {
  const { id } = await ada.makeApp();
  models.next(says(books('all/all') + records([{ title: 'Stoner' }]) + fixed));
  await ada.say(id, 'Books');
  const enter = async (as: string) => {
    const session = await ada.json<PreviewSession>(`/api/apps/${id}/preview-session?walk=true&as=${as}`, {
      method: 'POST',
    });
    const { host } = new URL(session.origin);
    const { pathname, search } = new URL(session.url);
    const entered = await server.request(pathname + search, { host });
    const cookie = entered.headers.getSetCookie()[0]!.split(';')[0]!;
    const html = await (await server.request('/Home', { host, cookie })).text();
    expect(html).toContain(`"checkedAs":"${as}"`);
    return { host, cookie, token: /"token":"([^"]+)"/.exec(html)?.[1] };
  };
  const visitor = await enter('visitor');
  expect(visitor.token).toBeUndefined();
  const { host, cookie } = visitor;
  const asVisitor = { host, cookie };
  expect(await (await server.request(`/api/apps/${id}/entities/Book`, asVisitor)).json()).toEqual([]);
  expect((await server.request(`/api/apps/${id}/entities/User/me`, asVisitor)).status).toBe(401);

  const { token } = await enter('person');
  // Whose the record is stays its maker's: the wider access waits for a click.
  expect(await (await server.request(`/api/apps/${id}/entities/Book`, { host, token })).json()).toEqual([]);
  const me = await server.request(`/api/apps/${id}/entities/User/me`, { host, token });
  expect(await me.json()).toMatchObject({ role: 'user', email: 'someone@example.com' });
  const elsewhere = await server.request(`/api/apps/${id}/entities/Book`, {
    host: host.replace('check--', 'preview--'),
    token,
  });
  expect(elsewhere.status).toBe(404);
});
