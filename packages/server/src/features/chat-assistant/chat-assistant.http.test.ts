import type {
  AnswerEvent,
  AssistantMemory,
  AssistantMessage,
  Proposal,
  Transcript,
} from '@whittle/contract/chat-assistant/chat-assistant';
import type { ContextItemList } from '@whittle/contract/knowledge/context-item';
import { newId } from '@whittle/server/adapters/ids';
import { type ModelScript, says, saysThenWaits, scriptedModel } from '@whittle/testing/scripted-model';
import { createTestApp, signInToApp, signUpBuilder, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const models = scriptedModel();
let server: TestServer;
let admin: Awaited<ReturnType<typeof signUpBuilder>>;

beforeAll(async () => {
  server = await startTestServer({ models });
  admin = await signUpBuilder(server, 'platform-admin@example.com');
});
afterAll(() => server.close());

const entity = (read: string, write: string) =>
  JSON.stringify({ properties: { text: { type: 'string' } }, 'x-accessControl': { permissions: { read, write } } });
const files = {
  'entities/Open.json': entity('anonymous', 'anonymous'),
  'entities/Diary.json': entity('creator', 'creator'),
  'entities/Locked.json': entity('anonymous', 'none'),
  'tools/shout.json': JSON.stringify({
    id: 'd'.repeat(24),
    title: 'Shout',
    texts: { header: 'Shout' },
    fields: [{ id: 'word', name: 'Word', label: 'Word', type: 'short_text' }],
    stages: [{ id: 'main' }],
    blocks: [{ id: 'text', type: 'rich_text', template: '{{word}}!' }],
    settings: { dailyUserLimit: 50, weeklyUserLimit: 50 },
  }),
};

type As = { token?: string; visitor?: string };

function callsOf(app: TestApp) {
  const call = (path: string, { token, visitor = 'f'.repeat(32) }: As = {}, options: object = {}) =>
    server.request(`/api/app-chat/${app.id}/conversations${path}`, {
      ...{ host: app.publishedHost, headers: { 'x-whittle-visitor': visitor } },
      ...(token && { token }),
      ...options,
    });
  const owner = (path: string, options: object = {}) =>
    server.request(`/api/apps/${app.id}/chat-assistant${path}`, { token: app.owner.token, ...options });
  const ask = async (text: string, as: As = {}, conversationId = newId()) => {
    const messageId = newId();
    const answer = await call(`/${conversationId}/messages`, as, { json: { messageId, text } });
    const body = await answer.text();
    const events = [...body.matchAll(/^data: (.*)$/gm)].map(([, json]) => JSON.parse(json!) as AnswerEvent);
    const last = events.at(-1);
    return {
      status: answer.status,
      body,
      events,
      conversationId,
      messageId,
      message: last?.type === 'end' ? last.message : null!,
    };
  };
  return {
    call,
    ask,
    owner,
    save: (json: object) => owner('', { method: 'PATCH', json }),
    messages: async (conversationId: string, as: As = {}) => {
      const answer = await call(`/${conversationId}`, as);
      return ((await answer.json()) as { messages: AssistantMessage[] }).messages;
    },
    decide: async (conversationId: string, { id }: Proposal, as: As = {}, accept = true) => {
      const answer = await call(`/${conversationId}/proposals/${id}`, as, { json: { accept } });
      return { status: answer.status, proposal: (await answer.json()) as Proposal };
    },
    records: async (name: string) =>
      (await (await server.request(`/api/apps/${app.id}/entities/${name}`, { token: app.owner.token })).json()) as {
        id: string;
        text: string;
      }[],
  };
}

async function newApp(texts: readonly string[] = []) {
  const app = await createTestApp(server, { owner: admin, files });
  const { token } = admin;
  for (const [at, context] of texts.entries())
    await server.request(`/api/context/ingest/text?appId=${app.id}`, { token, json: { context, name: `Text ${at}` } });
  await vi.waitFor(
    async () => {
      const list = await server.request(`/api/context/items?appId=${app.id}&status=synced`, { token });
      expect(((await list.json()) as ContextItemList).contextItems).toHaveLength(texts.length);
    },
    { timeout: 60_000, interval: 100 },
  );
  const calls = callsOf(app);
  expect((await calls.save({ status: 'active' })).status).toBe(200);
  return { app, ...calls };
}

/** Cites the source that begins with some words, as it was given to the model. */
const citing =
  (beginning: string, answer: (id: string) => string): ModelScript =>
  (request, signal) => {
    const { content } = request.messages.at(-1)!;
    const id = new RegExp(`<source id="(s\\d\\w\\w)"[^>]*>${beginning}`).exec(content)?.[1] ?? 'none';
    return says(answer(id))(request, signal);
  };

/** Calls what it was offered, then says something. */
const callsTools = (
  calls: readonly [name: string, args: Record<string, unknown>][],
  text: string,
  heard: string[] = [],
): ModelScript =>
  async function* (request, signal) {
    for (const [name, args] of calls) {
      const tool = request.tools.find((one) => one.name === name);
      heard.push(tool ? await tool.run(args) : `no ${name}`);
    }
    yield* says(text)(request, signal);
  };

test('[CHATA-02] [CHATA-03] the assistant of an app is a draft until it is activated, and nobody but its owner reaches a draft', async () => {
  const app = await createTestApp(server, { owner: admin, files });
  const { owner, save, call, ask } = callsOf(app);
  const settings = (await (await owner('')).json()) as Record<string, unknown>;
  expect(settings).toMatchObject({ chatAppId: app.id, status: 'draft', contextItems: null, dailyUserLimit: 50 });
  expect((await call('')).status).toBe(404);
  expect((await ask('Hello?')).body).toContain('chat-not-active');
  models.next(says('Hello.'));
  // The owner tries it before.
  const tried = await server.request(`/api/app-chat/${app.id}/conversations/${newId()}/messages`, {
    ...{ token: admin.token, json: { messageId: newId(), text: 'Hello?' } },
  });
  expect(await tried.text()).toContain('Hello.');
  expect(await (await save({ status: 'active', welcome: 'Hi' })).json()).toMatchObject({
    status: 'active',
    welcome: 'Hi',
  });
  expect((await call('')).status).toBe(200);
  expect(await (await save({ status: 'draft' })).json()).toMatchObject({ status: 'draft', welcome: 'Hi' });
  expect((await call('')).status).toBe(404);
  // What was tried is no transcript.
  expect(await (await owner('/conversations')).json()).toEqual({ items: [] });
});

test('[CHATA-07] an answer streams with its citations, is read again where it is, and leans on what was said before', async () => {
  const { ask, call, messages } = await newApp(['A wheel costs 80 euros.', 'On Mondays the workshop is closed.']);
  models.next(
    citing('A wheel', (id) => `It costs 80 euros [${id}].`),
    citing('A wheel', (id) => `Still 90 euros [${id}].`),
  );
  const first = await ask('What does a wheel cost?');
  expect(first.message).toMatchObject({ state: 'ready', text: 'It costs 80 euros [1].', isUnanswered: false });
  expect(first.message.sources!.citations[0]).toMatchObject({
    number: 1,
    name: 'Text 0',
    text: 'A wheel costs 80 euros.',
  });
  expect(first.events.some(({ type }) => type === 'text')).toBe(true);
  const second = await ask('And today?', {}, first.conversationId);
  expect(second.message.sources!.unsupported).toEqual([{ part: 'answer', sentence: 'Still 90 euros [1].' }]);
  const asked = models.requests.at(-1)!;
  expect(asked.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
  expect(asked.messages[1]!.content).toBe('It costs 80 euros.');
  // A short question is looked for with the one before it.
  expect(asked.messages[2]!.content).toContain('A wheel costs 80 euros.');
  expect((await messages(first.conversationId)).map(({ role, text }) => [role, text])).toEqual([
    ['user', 'What does a wheel cost?'],
    ['assistant', 'It costs 80 euros [1].'],
    ['user', 'And today?'],
    ['assistant', 'Still 90 euros [1].'],
  ]);
  const again = await call(`/${first.conversationId}/messages/${second.messageId}`);
  expect(await again.text()).toContain('"type":"end"');
});

test('[CHATA-14] its page is at /chat unless the app has one so called or it is a draft, and allows nothing but its own host', async () => {
  const { app, save } = await newApp();
  const get = (path: string) => server.request(path, { host: app.publishedHost });
  await save({ welcome: 'Welcome </script> here', allowedOrigins: ['https://shop.example'] });
  const page = await get('/chat');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'.*frame-ancestors 'self' https:\/\/shop\.example$/,
  );
  expect(await page.text()).not.toContain('Welcome </script>');
  const bubble = await get('/_whittle/chat-bubble.js');
  expect([bubble.status, bubble.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  const pages = { ...files, 'pages/Chat.jsx': 'export default () => null' };
  const own = await createTestApp(server, { owner: admin, files: pages });
  await callsOf(own).save({ status: 'active' });
  expect(await (await server.request('/chat', { host: own.publishedHost })).text()).not.toContain('chat-data');
  expect((await server.request('/_whittle/chat', { host: own.publishedHost })).status).toBe(200);
  await save({ status: 'draft' });
  expect(await (await get('/chat')).text()).not.toContain('chat-data');
  for (const path of ['/_whittle/chat', '/_whittle/chat-bubble.js']) expect((await get(path)).status).toBe(404);
});

test("[CHATA-08] conversations are their own people's: a stranger finds, reads, follows, stops and erases none", async () => {
  const { app, ask, call, messages } = await newApp();
  const ada = { token: (await signInToApp(server, app, { email: 'ada@example.com' })).access_token };
  const eve = { token: (await signInToApp(server, app, { email: 'eve@example.com' })).access_token };
  models.next(says('Hello.'));
  const { conversationId, messageId } = await ask('Hello?', ada);
  const strangers = [eve, {}, { visitor: 'e'.repeat(32) }, { visitor: '' }];
  for (const as of strangers) {
    expect(await (await call('', as)).json()).toEqual({ items: [] });
    expect((await call(`/${conversationId}`, as)).status).toBe(404);
    expect((await call(`/${conversationId}/messages/${messageId}`, as)).status).toBe(404);
    expect((await call(`/${conversationId}/messages/${messageId}/stop`, as, { method: 'POST' })).status).toBe(404);
    expect((await call(`/${conversationId}`, as, { method: 'DELETE' })).status).toBe(404);
    expect((await ask('Me too', as, conversationId)).status).toBe(404);
    await call('', as, { method: 'DELETE' });
  }
  const other = await newApp();
  expect((await other.call(`/${conversationId}`, ada)).status).toBe(401);
  expect(await messages(conversationId, ada)).toHaveLength(2);
  expect((await call(`/${conversationId}`, ada, { method: 'DELETE' })).status).toBe(204);
  expect(await (await call('', ada)).json()).toEqual({ items: [] });
});

test('[CHATA-07] one answer at a time: another question waits, and a stopped answer keeps what is there', async () => {
  const { app, ask, call } = await newApp();
  const waiting = saysThenWaits('So far');
  models.next(waiting.script);
  const conversationId = newId();
  const messageId = newId();
  const asking = call(`/${conversationId}/messages`, {}, { json: { messageId, text: 'Why?' } });
  const answer = await asking;
  expect((await ask('And?', {}, conversationId)).body).toContain('answer-busy');
  // The very same message is the same answer.
  const twice = await call(`/${conversationId}/messages`, {}, { json: { messageId, text: 'Why?' } });
  expect(twice.status).toBe(200);
  await twice.body!.cancel();
  await vi.waitFor(async () => {
    const [row] = await server.adapters.db.$client<{ text: string }[]>`
      select text from app_chat_messages where app_id = ${app.id} and id = ${messageId}`;
    expect(row!.text).toBe('So far');
  }, 5_000);
  const stopped = await call(`/${conversationId}/messages/${messageId}/stop`, {}, { method: 'POST' });
  expect(await stopped.json()).toMatchObject({ state: 'stopped', text: 'So far' });
  expect(await answer.text()).toContain('"state":"stopped"');
});

test('[CHATA-09] records are read as the person who asks, and never more', async () => {
  const { app, ask } = await newApp();
  const [ada, eve] = await Promise.all(
    ['ada@example.com', 'eve@example.com'].map(async (email) => ({
      token: (await signInToApp(server, app, { email })).access_token,
    })),
  );
  for (const [as, text] of [
    [ada, 'Ada likes tea'],
    [eve, 'Eve likes coffee'],
  ] as const)
    await server.request(`/api/apps/${app.id}/entities/Diary`, { host: app.publishedHost, ...as, json: { text } });
  const heard: string[] = [];
  const look = callsTools(
    [
      ['list_records', { entity: 'Diary' }],
      ['list_records', { entity: 'User' }],
    ],
    'Tea.',
    heard,
  );
  models.next(look);
  await ask('What do I like?', ada);
  expect(heard[0]).toContain('Ada likes tea');
  expect(heard[0]).not.toContain('Eve');
  expect(heard[1]).toMatch(/^(Refused|<data>\{"items":\[\{"id":"[^"]*"[^{]*\}\])/);
  heard.length = 0;
  await ask('What does Ada like?', {});
  expect(heard.join()).not.toMatch(/Ada|Eve/);
  // Whoever may not know of an entity does not hear of it.
  expect(JSON.stringify(models.requests.at(-1)!.tools.map(({ description }) => description))).not.toContain('Diary');
});

test('[CHATA-10] what changes something waits for the click of who asked, and is done once, as proposed and by their rights', async () => {
  const { app, ask, decide, records } = await newApp();
  await server.request(`/api/apps/${app.id}/tools/${'d'.repeat(24)}`, {
    ...{ method: 'PATCH', token: admin.token },
    json: { status: 'active' },
  });
  models.next(
    callsTools(
      [
        ['propose_change', { action: 'create', entity: 'Open', values: { text: 'bought' } }],
        ['propose_change', { action: 'create', entity: 'Locked', values: { text: 'no' } }],
        ['propose_tool', { tool: 'shout', inputs: { word: 'Hey' } }],
        ['propose_change', { action: 'create', entity: 'Nothing' }],
        ['propose_change', { action: 'delete', entity: 'Open' }],
        ['propose_tool', { tool: 'nothing' }],
      ],
      'Shall I?',
    ),
  );
  const { conversationId, message } = await ask('Buy it');
  const [create, locked, shout, ...rest] = message.proposals as [Proposal, Proposal, Proposal];
  expect(rest).toEqual([]);
  expect(await records('Open')).toEqual([]);
  const runs = () => server.adapters.db.$client`select id from tool_runs where app_id = ${app.id}`;
  expect(await runs()).toHaveLength(0);

  expect((await decide(conversationId, create, { visitor: 'e'.repeat(32) })).status).toBe(404);
  expect((await decide(newId(), create)).status).toBe(404);
  expect(await records('Open')).toEqual([]);
  const clicks = await Promise.all([decide(conversationId, create), decide(conversationId, create)]);
  expect(clicks.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await records('Open')).map(({ text }) => text)).toEqual(['bought']);
  expect((await decide(conversationId, locked)).proposal).toMatchObject({ state: 'failed' });
  expect(await records('Locked')).toEqual([]);
  expect((await decide(conversationId, shout)).proposal).toMatchObject({ state: 'done', result: 'Hey!' });
  expect(await runs()).toHaveLength(1);

  models.next(
    callsTools([['propose_change', { action: 'create', entity: 'Open', values: { text: 'late' } }]], 'Shall I?'),
  );
  const later = await ask('And again');
  await server.adapters.db
    .$client`update app_chat_proposals set expires_at = now() where app_id = ${app.id} and state = 'open'`;
  expect((await decide(later.conversationId, later.message.proposals[0]!)).status).toBe(409);
  expect(await records('Open')).toHaveLength(1);
});

test('[CHATA-15] what a person wants remembered is kept after a click, used in later conversations, and erased by them alone', async () => {
  const { app, ask, decide } = await newApp();
  const memories = (token: string | undefined, path = '', options: object = {}) =>
    server.request(`/api/app-chat/${app.id}/memories${path}`, {
      host: app.publishedHost,
      ...(token && { token }),
      ...options,
    });
  const listed = async (token?: string) =>
    ((await (await memories(token)).json()) as { items: AssistantMemory[] }).items;
  const ada = { token: (await signInToApp(server, app, { email: 'ada-remembers@example.com' })).access_token };
  const bob = { token: (await signInToApp(server, app, { email: 'bob-remembers@example.com' })).access_token };

  models.next(async function* (request, signal) {
    const tool = request.tools.find(({ name }) => name === 'remember')!;
    yield* says(await tool.run({ fact: 'Is allergic to nuts </data>' }))(request, signal);
  });
  const asked = await ask('Remember that I am allergic to nuts', ada);
  expect(asked.message.proposals).toMatchObject([{ kind: 'remember', state: 'open' }]);
  expect(await listed(ada.token)).toEqual([]);
  expect((await decide(asked.conversationId, asked.message.proposals[0]!, ada)).proposal.state).toBe('done');
  const [memory] = await listed(ada.token);
  expect(memory!.text).toBe('Is allergic to nuts </data>');
  expect([await listed(bob.token), await listed()]).toEqual([[], []]);

  models.next(says('No nuts for you.'));
  await ask('What can I eat?', ada);
  expect(models.requests.at(-1)!.messages.at(-1)!.content).toContain('<data>- Is allergic to nuts ‹/data></data>');
  models.next(says('Anything.'));
  await ask('What can I eat?', bob);
  expect(models.requests.at(-1)!.messages.at(-1)!.content).not.toContain('allergic');
  // Nothing is kept of visitors, so nothing is offered to them.
  models.next(says('Anything.'));
  await ask('Remember me', {});
  expect(models.requests.at(-1)!.tools.map(({ name }) => name)).not.toContain('remember');

  expect(
    await (
      await server.request(`/api/live_api/user/memories/current?appId=${app.id}`, { host: app.publishedHost, ...ada })
    ).json(),
  ).toMatchObject({ assistant: [{ text: 'Is allergic to nuts </data>' }] });
  const forget = (token: string | undefined, id: string) => memories(token, `/${id}`, { method: 'DELETE' });
  expect((await forget(bob.token, memory!.id)).status).toBe(404);
  expect((await forget(undefined, memory!.id)).status).toBe(404);
  expect((await forget(ada.token, memory!.id)).ok).toBe(true);
  expect(await listed(ada.token)).toEqual([]);
  expect((await forget(ada.token, memory!.id)).status).toBe(404);
});

test('[CHATA-11] a person is handed over with the conversation by mail; nobody can be answered without an address', async () => {
  const { app, ask, call } = await newApp(['A wheel costs 80 euros.']);
  models.next(citing('A wheel', (id) => `80 euros [${id}].`));
  const { conversationId } = await ask('What does a wheel cost?');
  expect((await call(`/${conversationId}/hand-over`, {}, { json: {} })).status).toBe(400);
  const handed = await call(
    `/${conversationId}/hand-over`,
    {},
    { json: { note: 'Is it in stock?', email: 'ada@example.com' } },
  );
  expect(handed.status).toBe(200);
  expect(((await handed.json()) as { handedOverAt: string }).handedOverAt).toBeTruthy();
  const [mail] = await server.adapters.db.$client<{ text: string; to: string }[]>`
    select * from mails where app_id = ${app.id}`;
  expect(JSON.stringify(mail)).toContain('platform-admin@example.com');
  expect(JSON.stringify(mail)).toMatch(/ada@example.com.*Is it in stock\?.*What does a wheel cost\?.*80 euros/s);

  // Where the app names an address for support, that is told as well.
  const saved = await server.request(`/api/apps/${app.id}/settings`, {
    ...{ token: app.owner.token, json: { appSettings: { supportEmail: 'help@example.com' } } },
  });
  expect(saved.status, await saved.clone().text()).toBe(200);
  await call(`/${conversationId}/hand-over`, {}, { json: { email: 'ada@example.com' } });
  const mails = await server.adapters.db.$client`select * from mails where app_id = ${app.id}`;
  expect(mails).toHaveLength(3);
  expect(mails.filter((one) => JSON.stringify(one).includes('help@example.com'))).toHaveLength(1);
});

test('[CHATA-12] the builder reads what was asked, and what the sources did not say', async () => {
  const { app, ask, owner } = await newApp(['A wheel costs 80 euros.']);
  models.next(
    citing('A wheel', (id) => `80 euros [${id}].`),
    says('The sources do not say that [none].'),
  );
  await ask('What does a wheel cost?');
  await ask('Who owns the moon?');
  const titles = async (query = '') => {
    const list = (await (await owner(`/conversations${query}`)).json()) as { items: Transcript[] };
    return list.items.map(({ title }) => title);
  };
  expect((await titles()).toSorted()).toEqual(['What does a wheel cost?', 'Who owns the moon?']);
  expect(await titles('?unanswered=true')).toEqual(['Who owns the moon?']);

  // Who edits the app with its owner reads them as well, who only looks at it does not.
  for (const [role, status] of [
    ['editor', 200],
    ['viewer', 403],
  ] as const) {
    const email = `${role}@team.example`;
    const builder = await signUpBuilder(server, email);
    await server.request(`/api/apps/${app.id}/collaborators`, { token: app.owner.token, json: { email, role } });
    await server.request(`/api/collaborations/${app.id}/accept`, { token: builder.token, method: 'POST' });
    const answer = await server.request(`/api/apps/${app.id}/chat-assistant/conversations`, { token: builder.token });
    expect(answer.status, role).toBe(status);
  }
});

test('[CHATA-13] a person asks so often a day, and the builder says how often', async () => {
  const { ask, save } = await newApp();
  await save({ dailyUserLimit: 2 });
  models.next(says('Yes.'));
  expect((await ask('One?')).status).toBe(200);
  expect((await ask('Two?')).status).toBe(200);
  const third = await ask('Three?', { visitor: 'a'.repeat(32) });
  expect(third.status).toBe(429);
  expect(third.body).toContain('You have asked 2 questions today');
});

test('[CTX-27] an assistant answers from the data sources that it was given alone', async () => {
  const { app, ask, save } = await newApp(['A wheel costs 80 euros.', 'A wheel is a secret of the boss.']);
  const list = await server.request(`/api/context/items?appId=${app.id}`, { token: admin.token });
  const item = ((await list.json()) as ContextItemList).contextItems.find(({ name }) => name === 'Text 0')!;
  await save({ contextItems: [item.id] });
  const heard: string[] = [];
  models.next(callsTools([['search_sources', { question: 'wheel secret' }]], 'Yes.', heard));
  const { message } = await ask('Tell me of a wheel');
  expect(JSON.stringify(models.requests.at(-1)!.messages) + heard.join()).not.toContain('secret of');
  expect(message.sources!.citations.map(({ name }) => name)).toEqual(['Text 0']);
});

test('[ANALYTICS-01] a question to the assistant is counted in the analytics of the app', async () => {
  const { app, ask } = await newApp();
  models.next(says('Hello.'));
  await ask('Hello?');
  const answer = await server.request(`/api/apps/${app.id}/analytics`, { token: admin.token });
  const { days } = (await answer.json()) as { days: { messages: number }[] };
  expect(days.at(-1)).toMatchObject({ messages: 1 });
});
