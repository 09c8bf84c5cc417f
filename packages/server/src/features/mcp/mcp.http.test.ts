import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { mcpLimits } from '@whittle/contract/mcp/calls';
import { createTestApp, signUpBuilder, type TestApp } from '@whittle/testing/test-app';
import { says, scriptedModel } from '@whittle/testing/scripted-model';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import type { RequestOptions } from '@whittle/testing/request';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appChats, mcpTokens } from '../../adapters/database/schema.ts';

const answer = JSON.stringify({ plan: 'Beans every day.' });
const document = (changes: object = {}) => ({
  ...{ id: 'a'.repeat(24), title: 'Meal plan', texts: { header: 'Plan a week', description: 'From a diet.' } },
  fields: [
    {
      id: 'diet',
      name: 'Diet',
      label: 'Diet',
      type: 'select',
      required: true,
      options: [{ label: 'Vegan' }, { label: 'Any' }],
    },
    { id: 'people', name: 'People', label: 'How many people', type: 'number' },
    { id: 'fridge', name: 'Fridge', label: 'Your fridge', type: 'photo' },
  ],
  stages: [{ id: 'main', prompt: 'For {{diet}}, {{people}}, {{fridge}}.' }],
  blocks: [{ id: 'plan', type: 'rich_text', title: 'Plan' }],
  settings: { dailyUserLimit: 2, weeklyUserLimit: 50 },
  ...changes,
});

let server: TestServer;
let app: TestApp;
const models = scriptedModel();
let other: TestApp;
beforeAll(async () => {
  models.next(says(answer));
  server = await startTestServer({ models });
  await signUpBuilder(server, 'admin@example.com');
  const files = {
    'tools/meal-plan.json': JSON.stringify(document()),
    'tools/draft.json': JSON.stringify(document({ id: 'b'.repeat(24), title: 'Draft' })),
    'tools/with-a-file.json': JSON.stringify(
      document({
        id: 'c'.repeat(24),
        title: 'File',
        fields: [{ id: 'f', name: 'F', label: 'F', type: 'file', required: true }],
      }),
    ),
  };
  app = await createTestApp(server, { files });
  other = await createTestApp(server, { files });
  await own(app, `/tools/${'a'.repeat(24)}`, { method: 'PATCH', json: { status: 'active' } });
});
afterAll(() => server.close());

const own = async <T>(of: TestApp, path: string, options: RequestOptions = {}): Promise<T> => {
  const answered = await server.request(`/api/apps/${of.id}${path}`, { token: of.owner.token, ...options });
  expect(answered.ok, await answered.clone().text()).toBe(true);
  return (answered.status === 204 ? null : await answered.json()) as T;
};
type Made = { tokenId: string; token: string };
const make = (scopes: string[], of = app) => own<Made>(of, '/mcp-tokens', { json: { name: 'Desk', scopes } });

const addText = async (of: TestApp, name: string, context: string) => {
  const json = { context, name };
  const added = await server.request(`/api/context/ingest/text?appId=${of.id}`, { token: of.owner.token, json });
  expect(added.status, await added.clone().text()).toBe(201);
};

/** The official client, over HTTP. */
async function connect(token: string, of = app): Promise<Client> {
  const url = new URL(`${server.builderOrigin}/api/apps/${of.id}/mcp`);
  const fetch = async (to: URL | string, init: RequestInit = {}) =>
    server.request(new URL(to).pathname, {
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' && { body: init.body }),
    });
  const client = new Client({ name: 'desk', version: '1' });
  await client.connect(
    new StreamableHTTPClientTransport(url, { fetch, requestInit: { headers: { authorization: `Bearer ${token}` } } }),
  );
  return client;
}
const said = (result: unknown) => {
  const { content, isError } = result as { content: { text: string }[]; isError?: boolean };
  return [isError ?? false, content.map(({ text }) => text).join()];
};
const post = (body: string, headers: Record<string, string>, path = `/api/apps/${app.id}/mcp`) =>
  server.request(path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
  });
const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });

test('[MCP-01] a token is shown once, kept as a digest, listed with its last use, and of no use once revoked', async () => {
  const { token, tokenId } = await make(['tools', 'sources']);
  expect(token).toMatch(/^whittle_mcp_[\w-]{43}$/);
  const rows = await server.adapters.db.select().from(mcpTokens);
  expect(JSON.stringify(rows)).not.toContain(token);
  const listed = () =>
    own<{ items: { tokenId: string; lastUsedAt: string | null }[]; address: string }>(app, '/mcp-tokens');
  expect((await listed()).items.at(-1)).toMatchObject({ tokenId, name: 'Desk', lastUsedAt: null });
  expect(JSON.stringify(await listed())).not.toContain(token);
  await (await connect(token)).close();
  expect((await listed()).items.at(-1)!.lastUsedAt).not.toBeNull();
  await own(app, `/mcp-tokens/${tokenId}`, { method: 'DELETE' });
  await expect(connect(token)).rejects.toThrow();
  expect((await post(ping, { authorization: `Bearer ${token}` })).status).toBe(401);
});

test('[MCP-02] the official client finds active tools that a program can fill in, runs one, and hears what is wrong', async () => {
  const client = await connect((await make(['tools'])).token);
  const { tools } = await client.listTools();
  expect(tools).toMatchObject([
    {
      name: 'meal-plan',
      description: 'Plan a week. From a diet.',
      inputSchema: {
        properties: { diet: { enum: ['Vegan', 'Any'], description: 'Diet' }, people: { type: 'number' } },
        required: ['diet'],
      },
    },
  ]);
  expect(tools[0]!.inputSchema.properties).not.toHaveProperty('fridge');
  const run = (name: string, values: object) => client.callTool({ name, arguments: { ...values } }).then(said);
  expect(await run('meal-plan', { diet: 'Soup' })).toEqual([true, expect.stringContaining('diet: not-an-option')]);
  expect(await run('draft', { diet: 'Any' })).toEqual([true, 'Tool with path draft not found']);
  expect(await run('search_sources', { question: 'x' })).toEqual([true, expect.stringContaining('not found')]);
  // Runs count for the owner like for everybody.
  expect(await run('meal-plan', { diet: 'Vegan', people: 2 })).toEqual([false, 'Beans every day.']);
  expect(await run('meal-plan', { diet: 'Vegan' })).toEqual([false, 'Beans every day.']);
  expect(await run('meal-plan', { diet: 'Vegan' })).toEqual([
    true,
    expect.stringContaining('You have used all 2 runs'),
  ]);
  const { items } = await own<{ items: unknown[] }>(app, `/tools/${'a'.repeat(24)}/runs`);
  expect(items).toHaveLength(2);
  await client.close();
});

test('[MCP-03] a token for data sources searches those of its app and runs nothing', async () => {
  const item = { title: 'Opening hours', text: 'The bakery opens at seven on Mondays.' };
  await addText(app, item.title, item.text);
  await addText(other, 'Secret', 'The other bakery opens at noon on Mondays.');
  const client = await connect((await make(['sources'])).token);
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['search_sources']);
  const ask = () =>
    client
      .callTool({ name: 'search_sources', arguments: { question: 'When does the bakery open on Mondays?' } })
      .then(said);
  await expect.poll(ask, { timeout: 15_000 }).toEqual([false, expect.stringContaining('opens at seven')]);
  expect((await ask())[1]).not.toContain('noon');
  const run = client.callTool({ name: 'meal-plan', arguments: { diet: 'Any' } });
  expect(said(await run)).toEqual([true, 'There is no tool “meal-plan” here.']);
  await client.close();
});

test('[MCP-05] a token for the assistant asks it, as the owner, and is answered with citations', async () => {
  await addText(app, 'Prices', 'A rye bread costs four euros.');
  const client = await connect((await make(['assistant'])).token);
  const ask = (question: unknown) =>
    client.callTool({ name: 'ask_assistant', arguments: { question } as Record<string, unknown> }).then(said);
  expect((await client.listTools()).tools).toEqual([]);
  expect(await ask('What is rye bread?')).toEqual([true, expect.stringContaining('not active')]);
  // Only a platform admin may, of an app of their own (CHATA-06); the owner here is none.
  const chat = { appId: app.id, chatAppId: app.id, status: 'active' as const, welcome: '', allowedOrigins: [] };
  await server.adapters.db.insert(appChats).values({ ...chat, dailyUserLimit: 50 });
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['ask_assistant']);
  expect(await ask('  ')).toEqual([true, 'Give a question as a text.']);
  // Cut it would be another question.
  expect(await ask('x'.repeat(20_000))).toEqual([true, expect.stringContaining('Ask a shorter one.')]);
  models.next((request, signal) => {
    const { content } = request.messages.at(-1)!;
    const id = /<source id="(s\d\w\w)"[^>]*>A rye/.exec(content)?.[1] ?? 'none';
    return says(`It costs four euros [${id}]. It weighs 900 grams [${id}].`)(request, signal);
  });
  await expect
    .poll(() => ask('What does a rye bread cost?'), { timeout: 15_000 })
    .toEqual([
      false,
      expect.stringMatching(
        /^It costs four euros \[1\]\.[^]*No cited passage says: It weighs 900 grams[^]*\[1\] Prices\nA rye bread costs four/,
      ),
    ]);
  expect(models.requests.at(-1)!.tools.map(({ name }) => name)).not.toContain('propose_tool');
  expect(said(await client.callTool({ name: 'search_sources', arguments: { question: 'rye' } }))[0]).toBe(true);
  await client.close();
  models.next(says(answer));
});

test('[MCP-04] only a token of this app in the header counts, and no page of another origin gets so far', async () => {
  const { token } = await make(['tools']);
  const foreign = await make(['tools'], other);
  const authorization = `Bearer ${token}`;
  const statusOf = async (headers: Record<string, string>, path?: string) => (await post(ping, headers, path)).status;
  expect(await statusOf({ authorization })).toBe(200);
  for (const wrong of [
    {},
    { authorization: `Bearer ${foreign.token}` },
    { authorization: `Bearer ${app.owner.token}` },
    { authorization: `Basic ${token}` },
  ])
    expect(await statusOf(wrong as Record<string, string>)).toBe(401);
  expect(await statusOf({}, `/api/apps/${app.id}/mcp?token=${token}`)).toBe(401);
  expect(await statusOf({ authorization }, `/api/apps/${'f'.repeat(24)}/mcp`)).toBe(401);
  expect(await statusOf({ authorization, origin: 'https://evil.example.com' })).toBe(403);
  expect(await statusOf({ authorization, host: 'evil.example.com' })).not.toBe(200);
  const refused = await post(ping, {});
  expect(refused.headers.get('www-authenticate')).toBe('Bearer');
  for (const method of ['GET', 'DELETE'])
    expect((await server.request(`/api/apps/${app.id}/mcp`, { method, headers: { authorization } })).status).toBe(405);
});

test.each([
  ['no JSON', '{"jsonrpc"', 400],
  ['no message', '42', 400],
  ['an unknown method', JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'shell/run' }), 200],
  ['a call without a name', JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: {} }), 200],
  [
    'arguments that are a text',
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'meal-plan', arguments: 'x' } }),
    200,
  ],
  [
    'two megabytes',
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping', params: { x: 'x'.repeat(2_000_000) } }),
    413,
  ],
])('[MCP-04] what is wrong is refused as such: %s', async (_name, body, status) => {
  const { token } = await make(['tools'], other);
  const answered = await post(body, { authorization: `Bearer ${token}` }, `/api/apps/${other.id}/mcp`);
  expect([answered.status, await answered.clone().text()]).toEqual([status, expect.stringContaining('error')]);
});

test('[MCP-04] a token calls so often a minute, and an app has so many tokens', async () => {
  const { token } = await make(['tools']);
  const statuses: number[] = [];
  // Twice as often, since a minute may begin in between.
  for (let n = 0; n <= 2 * mcpLimits.callsPerMinute; n += 1)
    statuses.push((await post(ping, { authorization: `Bearer ${token}` })).status);
  expect(statuses[0]).toBe(200);
  expect(statuses).toContain(429);
  const { items } = await own<{ items: unknown[] }>(app, '/mcp-tokens');
  for (let n = items.length; n < mcpLimits.tokens; n += 1) await make(['tools']);
  const more = await server.request(`/api/apps/${app.id}/mcp-tokens`, {
    token: app.owner.token,
    json: { name: 'One more', scopes: ['tools'] },
  });
  expect(await more.json()).toMatchObject({ code: 'mcp-token-maximum' });
});
