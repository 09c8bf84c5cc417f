import type { ToolRun } from '@whittle/contract/tools/tool-run';
import { says, scriptedModel } from '@whittle/testing/scripted-model';
import { createTestApp, signInToApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accounts } from '../../../adapters/database/schema.ts';
import { refusalOf, toolCallsOf, toolDocument } from '../tool-calls.fixture.ts';

const toolId = 'a'.repeat(24);
const ada = { email: 'ada@example.com' };
const secret = 'The secret soup of app A has lovage in it.';
const models = scriptedModel();

let server: TestServer;
/** Two apps with a tool of the same path and id, and the same person in both. */
let a: TestApp;
let b: TestApp;
let inA: ReturnType<typeof toolCallsOf>;
let inB: ReturnType<typeof toolCallsOf>;
let tokenA: string;
let tokenB: string;
let sourceOfA: string;
let run: ToolRun;

beforeAll(async () => {
  server = await startTestServer({ models });
  models.next(says(JSON.stringify({ plan: 'Beans' })));
  const field = { id: 'diet', name: 'Diet', label: 'Diet', type: 'short_text', memorize: true };
  const chosen = { id: 'before', name: 'Before', label: 'Before', type: 'tool_item_select', toolId };
  const settings = { dailyUserLimit: 100, weeklyUserLimit: 100, userCanEditResults: true };
  const filesOf = (contextItems: string[]) => ({
    'tools/tool-1.json': JSON.stringify(toolDocument({ fields: [field, chosen], contextItems, settings })),
  });
  a = await createTestApp(server, { files: filesOf([]) });
  sourceOfA = await addText();
  // The tool of B names the source of A, as a file that was written by hand or imported may.
  b = await createTestApp(server, { files: filesOf([sourceOfA]) });
  // Choosing from results is for apps of platform admins (FIELD-10).
  await server.adapters.db.update(accounts).set({ isAdmin: true });
  [inA, inB] = [toolCallsOf(server, () => a), toolCallsOf(server, () => b)];
  await inA.activate();
  await inB.activate();
  [tokenA, tokenB] = [
    (await signInToApp(server, a, ada)).access_token,
    (await signInToApp(server, b, ada)).access_token,
  ];
  run = await inA.runWhole({ diet: 'vegan' }, { token: tokenA });
  expect(run.state).toBe('success');
});
afterAll(() => server.close());

async function addText(): Promise<string> {
  const { token } = a.owner;
  const json = { context: secret, name: 'Kitchen' };
  const added = await server.request(`/api/context/ingest/text?appId=${a.id}`, { token, json });
  const { contextItemId } = (await added.json()) as { contextItemId: string };
  await vi.waitFor(
    async () => {
      const list = await server.request(`/api/context/items?appId=${a.id}&status=synced`, { token });
      expect(await list.text()).toContain(contextItemId);
    },
    { timeout: 20_000, interval: 50 },
  );
  return contextItemId;
}

test('[TOOL-49] a run of another app is not read, followed, changed, shared, made or checked again or cancelled', async () => {
  const path = `/runs/${run.id}`;
  const calls: [string, object][] = [
    [path, {}],
    [path, { method: 'PATCH', json: { blockId: 'plan', value: 'Mine' } }],
    [`${path}/share`, { method: 'POST', json: {} }],
    [`${path}/share`, { method: 'DELETE' }],
    [`${path}/blocks/plan/redo`, { method: 'POST' }],
    [`${path}/cancel`, { method: 'POST' }],
    ['/validate', { json: { runId: run.id } }],
  ];
  for (const [to, options] of calls) {
    const refused = await refusalOf(await inB.call(to, { token: tokenB }, options));
    expect([to, refused.status, refused.code]).toEqual([to, 404, 'run-not-found']);
    // A token of the other app is none here.
    expect((await inB.call(to, { token: tokenA }, options)).status).toBe(401);
  }
  expect(await (await inB.call('/runs?toolPath=tool-1', { token: tokenB })).json()).toMatchObject({ items: [] });
});

test('[TOOL-49] what was made in another app cannot be chosen, and what is kept there is not known', async () => {
  expect(await (await inB.call('/items/tool-1/before', { token: tokenB })).json()).toEqual({ items: [] });
  const refused = await refusalOf(await inB.generate({ before: `${run.id}/plan/0` }, { token: tokenB }));
  expect(refused).toMatchObject({ status: 400, fields: { before: 'not-an-item' } });
  expect(await (await inA.call('/memory/tool-1', { token: tokenA })).json()).toEqual({ values: { diet: 'vegan' } });
  expect(await (await inB.call('/memory/tool-1', { token: tokenB })).json()).toEqual({ values: {} });
});

test('[TOOL-49] the data sources of another app are neither searched nor given to a model, even where a tool names them', async () => {
  const question = { toolPath: 'tool-1', question: 'What is in the secret soup?' };
  const found = await inB.call('/query-context-items', { token: tokenB }, { json: question });
  expect(await found.json()).toEqual({ passages: [] });
  const like = { toolPath: 'tool-1', contextItemId: sourceOfA, n: 0 };
  const similar = await refusalOf(await inB.call('/search-similar-item', { token: tokenB }, { json: like }));
  expect([similar.status, similar.code]).toEqual([404, 'context-item-not-found']);
  await inB.runWhole({ diet: 'secret soup with lovage' }, { token: tokenB });
  expect(JSON.stringify(models.requests.at(-1)!.messages)).not.toContain(secret);
});
