import { says, saysThenWaits, scriptedModel } from '@whittle/testing/scripted-model';
import { createTestApp, signUpBuilder, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { newId } from '@whittle/server/adapters/ids';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalOf, toolCallsOf, toolDocument, toolFiles } from '../tool-calls.fixture.ts';

const models = scriptedModel();
let server: TestServer;
let app: TestApp;
/** The first account: a platform admin, who may use every part of a tool. */
let owner: TestApp['owner'];
let calls: ReturnType<typeof toolCallsOf>;
const stranger = { visitor: 'e'.repeat(32) };

beforeAll(async () => {
  server = await startTestServer({ models });
  calls = toolCallsOf(server, () => app);
  owner = await signUpBuilder(server);
});
afterAll(() => server.close());

const tool = (userCanEditResults: boolean) =>
  toolDocument({
    blocks: [
      { id: 'plan', type: 'rich_text', title: 'Plan' },
      { id: 'costs', type: 'table', title: 'Costs', checks: { minItems: 2 } },
      { id: 'data', type: 'json', title: 'Data' },
    ],
    settings: { dailyUserLimit: 100, weeklyUserLimit: 100, userCanEditResults },
  });
const costs = {
  columns: ['Item', 'Cost'],
  rows: [
    ['a', '1'],
    ['b', '2'],
  ],
};
const open = async (userCanEditResults = true) => {
  app = await createTestApp(server, { owner, files: toolFiles(tool(userCanEditResults)) });
  await calls.activate();
};

beforeEach(() => models.next(says(JSON.stringify({ plan: 'Soup', costs, data: { secret: 1 } }))));

const edit = (runId: string, json: object, as = {}) => calls.call(`/runs/${runId}`, as, { json, method: 'PATCH' });
const share = async (runId: string) => {
  const answer = await calls.call(`/runs/${runId}/share`, {}, { json: {} });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return ((await answer.json()) as { key: string }).key;
};

test('[TOOL-16] who asked for a result changes it where the tool allows it; what the model wrote is kept beside it', async () => {
  await open();
  const run = await calls.runWhole({ diet: 'x' });
  const edited = await edit(run.id, { blockId: 'costs', value: { ...costs, rows: [['a', '5']] } });
  expect(await edited.json()).toMatchObject({
    editedAt: expect.any(String) as string,
    blocks: [{ value: 'Soup' }, { state: 'validated', value: { rows: [['a', '5']] } }, {}],
  });
  const [row] = await server.adapters.db.$client<
    { answer: string }[]
  >`select answer from tool_runs where id = ${run.id}`;
  expect(row!.answer).toContain('"2"');
});

test.each([
  ['another shape', 'costs', 'text', { code: 'invalid-input', fields: { value: 'wrong-shape' } }],
  ['rows of other lengths', 'costs', { columns: ['a'], rows: [['1', '2']] }, { fields: { value: 'ragged' } }],
  ['a link that runs something', 'plan', '[x](javascript:alert(1))', { fields: { value: 'bad-link' } }],
  ['more than fits', 'plan', 'x'.repeat(200_001), { fields: { value: 'too-long' } }],
  ['a kind that is not edited', 'data', {}, { code: 'edit-refused' }],
  ['a block that is not there', 'gone', 'x', { code: 'edit-refused' }],
])('[TOOL-16] %s is refused, and nothing is lost', async (_, blockId, value, refusal) => {
  await open();
  const run = await calls.runWhole({ diet: 'x' });
  expect(await refusalOf(await edit(run.id, { blockId, value }))).toMatchObject(refusal);
  const followed = await calls.endOf(await calls.call(`/runs/${run.id}`));
  expect(followed.blocks).toEqual(run.blocks);
});

test('[TOOL-16] a tool that allows no edits has none, a stranger changes nothing, and a run at work is left alone', async () => {
  await open(false);
  const run = await calls.runWhole({ diet: 'x' });
  expect(await refusalOf(await edit(run.id, { blockId: 'plan', value: 'Mine' }))).toMatchObject({
    code: 'edit-refused',
  });
  await open();
  const other = await calls.runWhole({ diet: 'x' });
  expect(await refusalOf(await edit(other.id, { blockId: 'plan', value: 'Mine' }, stranger))).toMatchObject({
    code: 'run-not-found',
  });
  const waiting = saysThenWaits('{"plan":"S');
  models.next(waiting.script);
  const runId = newId();
  const answer = await calls.generate({ diet: 'x' }, { runId });
  expect(await refusalOf(await edit(runId, { blockId: 'plan', value: 'Mine' }))).toMatchObject({ code: 'run-busy' });
  waiting.release();
  await answer.text();
});

test('[TOOL-19] a result is private until it is shared; a stranger reads it without what was filled in, until it is private again', async () => {
  await open();
  const run = await calls.runWhole({ diet: 'a secret' });
  const readShared = (key: string) => calls.call(`/shared/${key}`, stranger);
  expect((await calls.call(`/runs/${run.id}`, stranger)).status).toBe(404);
  expect((await readShared(run.id)).status).toBe(404);
  expect((await readShared('null')).status).toBe(404);
  const key = await share(run.id);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(await share(run.id)).toBe(key);
  const shown = await (await readShared(key)).json();
  expect(shown).toMatchObject({ blocks: [{ value: 'Soup' }, {}, {}] });
  expect(JSON.stringify(shown)).not.toContain('a secret');
  expect((await calls.call(`/runs/${run.id}/share`, stranger, { method: 'DELETE' })).status).toBe(404);
  expect((await calls.call(`/runs/${run.id}/share`, {}, { method: 'DELETE' })).status).toBe(204);
  expect(await refusalOf(await readShared(key))).toMatchObject({ status: 404, code: 'result-not-shared' });
  expect(await share(run.id)).not.toBe(key);
});

test('[TOOL-19] a key opens nothing in another app, nor of a tool that is not active any more', async () => {
  await open();
  const run = await calls.runWhole({ diet: 'x' });
  const key = await share(run.id);
  const path = `/api/apps/${app.id}/tools/${'a'.repeat(24)}`;
  await server.request(path, { token: app.owner.token, method: 'PATCH', json: { status: 'draft' } });
  expect((await calls.call(`/shared/${key}`, stranger)).status).toBe(404);
  await open();
  expect((await calls.call(`/shared/${key}`, stranger)).status).toBe(404);
});

test('[TOOL-08] [TOOL-52] a result is checked again by the rules of the tool, which costs nothing and loses nothing', async () => {
  await open();
  const validate = (runId: string, as = {}) => calls.call('/validate', as, { json: { runId } });
  const run = await calls.runWhole({ diet: 'x' });
  const asked = models.requests.length;
  const shorter = { ...costs, rows: [['a', '5']] };
  await edit(run.id, { blockId: 'costs', value: shorter });
  expect(await calls.endOf(await validate(run.id))).toMatchObject({
    id: run.id,
    state: 'success',
    blocks: [
      { state: 'validated', value: 'Soup' },
      { state: 'failed', problem: 'too-few', value: shorter },
      { state: 'validated' },
    ],
  });
  await edit(run.id, { blockId: 'costs', value: costs });
  expect((await calls.endOf(await validate(run.id))).blocks[1]).toMatchObject({ state: 'validated', value: costs });
  expect(models.requests.length).toBe(asked);
  const page = (await (await calls.call('/page/tool-1')).json()) as { left: { today: number } };
  expect(page.left.today).toBe(99);

  expect(await refusalOf(await validate(run.id, stranger))).toMatchObject({ status: 404, code: 'run-not-found' });
  const waiting = saysThenWaits('{"plan":"So');
  models.next(waiting.script);
  const runId = newId();
  const reading = await calls.generate({ diet: 'y' }, { runId });
  expect(await refusalOf(await validate(runId))).toMatchObject({ status: 409, code: 'run-busy' });
  await calls.call(`/runs/${runId}/cancel`, {}, { method: 'POST' });
  await reading.text();
  expect(await refusalOf(await validate(runId))).toMatchObject({ status: 409, code: 'result-missing' });
  await server.adapters.db.$client`update tool_runs set redos = 10 where id = ${run.id}`;
  expect(await refusalOf(await validate(run.id))).toMatchObject({ status: 429, code: 'redo-limit-reached' });
});
