import type { ContextItemList, Passage } from '@whittle/contract/knowledge/context-item';
import type { SourceAnswerEvent } from '@whittle/contract/knowledge/source-calls';
import { newId } from '@whittle/server/adapters/ids';
import { type ModelScript, says, scriptedModel } from '@whittle/testing/scripted-model';
import { createTestApp, signInToApp, signUpBuilder, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const models = scriptedModel();
let server: TestServer;
let app: TestApp;
let admin: Awaited<ReturnType<typeof signUpBuilder>>;
const tokens: Record<string, string | undefined> = {};

const entity = JSON.stringify({ properties: {}, 'x-accessControl': { permissions: { read: 'anonymous' } } });

/** Texts that share their words, each open to somebody else. */
const texts: readonly [name: string, openTo: string | null][] = [
  ['Public', 'everyone'],
  ['Team', 'people'],
  ['Board', 'admins'],
  ['Tools', null],
];

beforeAll(async () => {
  server = await startTestServer({ models });
  admin = await signUpBuilder(server, 'platform-admin@example.com');
  app = await createTestApp(server, { owner: admin, files: { 'entities/Open.json': entity } });
  const { token } = app.owner;
  for (const [name, openTo] of texts) {
    const json = { name, context: `${name}: the workshop opens at nine.` };
    const added = await server.request(`/api/context/ingest/text?appId=${app.id}`, { token, json });
    const { contextItemId } = (await added.json()) as { contextItemId: string };
    const opened = await open(contextItemId, openTo);
    expect((await opened.json()) as object).toMatchObject({ openTo });
  }
  await vi.waitFor(
    async () => {
      const list = await server.request(`/api/context/items?appId=${app.id}&status=synced`, { token });
      expect(((await list.json()) as ContextItemList).contextItems).toHaveLength(texts.length);
    },
    { timeout: 60_000, interval: 100 },
  );
  tokens.person = (await signInToApp(server, app, { email: 'ada@example.com' })).access_token;
  tokens.boss = (await signInToApp(server, app, { email: 'boss@example.com' })).access_token;
  await server.adapters.db.$client`update app_users set role = 'admin' where email = 'boss@example.com'`;
});
afterAll(() => server.close());

const open = (id: string, openTo: string | null) =>
  server.request(`/api/context/${id}/open-to`, { method: 'PUT', token: admin.token, json: { openTo } });

const call = (path: string, json: object, as = 'visitor', of = app) =>
  server.request(`/api/app-sources/${of.id}${path}`, {
    ...(as === 'owner'
      ? { token: of.owner.token }
      : { host: of.publishedHost, ...(tokens[as] && { token: tokens[as] }) }),
    json,
  });
const question = 'When does the workshop open?';
const found = async (as: string) => {
  const answer = await call('/search', { question }, as);
  return ((await answer.json()) as { passages: Passage[] }).passages.map(({ name }) => name).toSorted();
};
const ask = async (as = 'visitor') => {
  const body = await (await call('/ask', { question }, as)).text();
  const events = [...body.matchAll(/^data: (.*)$/gm)].map(([, json]) => JSON.parse(json!) as SourceAnswerEvent);
  const last = events.at(-1);
  return { events, body, answer: last?.type === 'end' ? last.answer : null };
};
/** Cites the first source, says a figure that stands nowhere, and goes on to say what it was given. */
const citesFirst: ModelScript = (request, signal) => {
  const { content } = request.messages.at(-1)!;
  const id = /<source id="(s\d\w\w)"/.exec(content)?.[1] ?? 'none';
  return says(`It opens at nine [${id}]. On Sundays at 11 [${id}].`)(request, signal);
};

test.each([
  ['visitor', ['Public']],
  ['person', ['Public', 'Team']],
  ['boss', ['Board', 'Public', 'Team']],
  ['owner', ['Board', 'Public', 'Team']],
])('[CTX-44] pages find for a %s what is open to them, and never what tools alone answer from', async (as, names) => {
  expect(await found(as)).toEqual(names);
  models.next(citesFirst);
  const { answer, body } = await ask(as);
  expect(answer!.citations.map(({ name }) => name).toSorted()).toEqual(names);
  const given = models.requests.at(-1)!.messages.at(-1)!.content;
  for (const [name] of texts) expect([name, given.includes(`${name}: the`)]).toEqual([name, names.includes(name)]);
  expect(body).not.toContain('Tools: the');
});

test('[CTX-45] an answer streams with numbers of what it cites; what no passage says is flagged, and no tool acts', async () => {
  models.next(citesFirst);
  const { events, answer } = await ask();
  expect(events[0]).toMatchObject({ type: 'text', from: 0 });
  expect(answer).toMatchObject({ text: 'It opens at nine [1]. On Sundays at 11 [1].', isUnanswered: false });
  expect(answer!.citations).toMatchObject([{ number: 1, name: 'Public', text: 'Public: the workshop opens at nine.' }]);
  expect(answer!.unsupported).toEqual([{ part: 'answer', sentence: 'On Sundays at 11 [1].' }]);
  expect(models.requests.at(-1)!.tools.map(({ name }) => name)).toEqual(['search_sources']);
});

test('[CTX-45] what a model refuses is said in the stream', async () => {
  models.next(() => {
    throw new Error('of the model, and nobody’s business');
  });
  const { events, body } = await ask();
  expect(events.at(-1)).toMatchObject({ type: 'failed', problem: { code: 'internal' } });
  expect(body).not.toContain('nobody’s business');
});

test('[CTX-44] whom a source is open to holds for the assistant too', async () => {
  const path = `/api/apps/${app.id}/chat-assistant`;
  await server.request(path, { method: 'PATCH', token: admin.token, json: { status: 'active' } });
  const heard: string[] = [];
  for (const as of ['visitor', 'person', 'boss']) {
    models.next(says('Hello.'));
    const conversation = `/api/app-chat/${app.id}/conversations/${newId()}`;
    const answer = await server.request(`${conversation}/messages`, {
      ...{ host: app.publishedHost, headers: { 'x-whittle-visitor': 'e'.repeat(32) } },
      ...(tokens[as] && { token: tokens[as] }),
      json: { messageId: newId(), text: question },
    });
    expect(await answer.text()).toContain('Hello.');
    const given = models.requests.at(-1)!.messages.at(-1)!.content;
    heard.push(texts.flatMap(([name]) => (given.includes(`${name}: the`) ? name : [])).join());
  }
  expect(heard).toEqual(['Public,Tools', 'Public,Team,Tools', 'Public,Team,Board,Tools']);
});

test('[CTX-44] where nothing is open to pages, who builds the app hears so, and nobody finds anything', async () => {
  const other = await createTestApp(server, { owner: admin, files: { 'entities/Open.json': entity } });
  const json = { name: 'Kept', context: 'The workshop opens at ten.' };
  await server.request(`/api/context/ingest/text?appId=${other.id}`, { token: admin.token, json });
  for (const as of ['owner', 'visitor'])
    for (const path of ['/search', '/ask']) {
      const answer = await call(path, { question }, as, other);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'sources-not-open']);
    }
});

test('[CTX-44] questions are counted where everybody’s are, and searches of one visitor in a minute', async () => {
  const path = `/api/apps/${app.id}/chat-assistant`;
  await server.request(path, { method: 'PATCH', token: admin.token, json: { dailyUserLimit: 1 } });
  const refused = await call('/ask', { question });
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
    429,
    expect.stringMatching(/limit/),
  ]);
  const statuses: number[] = [];
  for (let n = 0; n <= 45; n += 1) statuses.push((await call('/search', { question })).status);
  expect(statuses).toContain(429);
});

test.each([
  ['/search', {}],
  ['/search', { question: 'x'.repeat(501) }],
  ['/search', { question: 'x', max: 0 }],
  ['/ask', { question: '   ' }],
  ['/ask', { question: 'x'.repeat(4_001) }],
])('[CTX-44] %s refuses what is no question: %#', async (path, json) => {
  expect((await call(path, json)).status).toBe(400);
});
