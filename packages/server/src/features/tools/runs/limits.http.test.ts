import type { SpendReport } from '@whittle/contract/spend/spend';
import type { ToolPage } from '@whittle/contract/tools/tool-page';
import { ModelError } from '@whittle/server/adapters/language-model/model-error';
import { says, saysThenThrows, scriptedModel } from '@whittle/testing/scripted-model';
import { createTestApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalOf, toolCallsOf, toolDocument, toolFiles } from '../tool-calls.fixture.ts';

const models = scriptedModel();
const noon = new Date('2026-11-25T12:00:00Z');
let now = noon;
let server: TestServer;
let app: TestApp;
let calls: ReturnType<typeof toolCallsOf>;

beforeAll(async () => {
  // The first account is the platform admin, who alone sets credits (ADMIN-01).
  server = await startTestServer({
    models,
    config: { toolCreditsPerMonth: 10 },
    adapters: { clock: { now: () => now } },
  });
  calls = toolCallsOf(server, () => app);
});
afterAll(() => server.close());
beforeEach(async () => {
  now = noon;
  await server.adapters.db.$client`delete from tool_credits`;
  models.next(says(JSON.stringify({ plan: 'Soup' })));
});

/** Filled in without a model, so that no share of it stands beside the limits. */
const template = [{ id: 'plan', type: 'rich_text', title: 'Plan', template: 'For {{diet}}.' }];
const open = async (settings: object, more: object = {}) => {
  const files = toolFiles(toolDocument({ blocks: template, settings, ...more }));
  app = await createTestApp(server, { files, ...(app && { owner: app.owner }) });
  await calls.activate();
};
const left = async () => ((await (await calls.call('/page/tool-1')).json()) as ToolPage).left;

/** Fifty runs at the same time; answers how many were made, and what the others heard. */
async function fifty() {
  const answers = await Promise.all(Array.from({ length: 50 }, () => calls.generate({ diet: 'x' })));
  const refused = await Promise.all(answers.filter(({ status }) => status !== 200).map(refusalOf));
  await Promise.all(answers.filter(({ status }) => status === 200).map((answer) => answer.text()));
  return {
    made: 50 - refused.length,
    heard: [...new Set(refused.map(({ status, message }) => `${status} ${message}`))],
  };
}

test('[TOOL-12] [EDIT-12] of fifty runs at once as many are made as the day has; the next day there are more', async () => {
  await open({ dailyUserLimit: 7, weeklyUserLimit: 9, creditsPerRun: 0 });
  expect(await fifty()).toEqual({
    made: 7,
    heard: ['429 You have used all 7 runs of this day. You can run it again from 2026-11-26 00:00 UTC.'],
  });
  expect(await left()).toEqual({ today: 0, week: 2, perDay: 7, perWeek: 9, resetsAt: '2026-11-26T00:00:00.000Z' });
  now = new Date('2026-11-26T00:00:00Z');
  expect(await fifty()).toEqual({
    made: 2,
    heard: ['429 You have used all 9 runs of this week. You can run it again from 2026-11-30 00:00 UTC.'],
  });
  expect(await left()).toMatchObject({ today: 5, week: 0, resetsAt: '2026-11-30T00:00:00.000Z' });
  now = new Date('2026-11-30T00:00:00Z');
  expect(await left()).toMatchObject({ today: 7, week: 9 });
});

test('[EDIT-13] of fifty runs at once as many are made as the credits of the month pay for, over all apps of the owner', async () => {
  await open({ dailyUserLimit: 100, weeklyUserLimit: 100, creditsPerRun: 3 });
  expect(await left()).toMatchObject({ today: 3, week: 3 });
  expect(await fifty()).toEqual({
    made: 3,
    heard: ['429 This month’s credits are used up. You can run it again from 2026-12-01 00:00 UTC.'],
  });
  expect(await left()).toMatchObject({ today: 0, resetsAt: '2026-12-01T00:00:00.000Z' });
  // One credit is left, which another tool of the same owner can still use.
  await open({ dailyUserLimit: 100, weeklyUserLimit: 100, creditsPerRun: 1 });
  expect((await fifty()).made).toBe(1);
  // What takes no credits is not held up by them.
  await open({ dailyUserLimit: 5, weeklyUserLimit: 100, creditsPerRun: 0 });
  expect((await fifty()).made).toBe(5);
  now = new Date('2026-12-01T00:00:00Z');
  await open({ dailyUserLimit: 100, weeklyUserLimit: 100, creditsPerRun: 20 });
  expect((await fifty()).made).toBe(0);
});

test('[TOOL-12] [EDIT-13] a run that fails gives its run and its credits back, once', async () => {
  await open(
    { dailyUserLimit: 2, weeklyUserLimit: 9, creditsPerRun: 4 },
    { blocks: [{ id: 'plan', type: 'rich_text' }] },
  );
  models.next(saysThenThrows('', new ModelError('model-busy', 'overloaded')));
  const failed = await calls.runWhole({ diet: 'x' });
  expect(failed).toMatchObject({ state: 'error', credits: 4 });
  // Cancelling what is over gives nothing back again.
  await calls.call(`/runs/${failed.id}/cancel`, {}, { method: 'POST' });
  expect(await left()).toMatchObject({ today: 2, week: 2 });
  models.next(says(JSON.stringify({ plan: 'Soup' })));
  expect(await calls.runWhole({ diet: 'x' })).toMatchObject({ state: 'success', credits: 4 });
  expect(await left()).toMatchObject({ today: 1, week: 1 });
});

test('[EDIT-13] what its builder tries in the preview takes no credits', async () => {
  await open({ creditsPerRun: 10 });
  for (let n = 0; n < 2; n += 1) {
    const json = { runId: `${n}`.padStart(24, 'd'), toolPath: 'tool-1', inputs: { diet: 'x' } };
    const answer = await server.request(`/api/tools/${app.id}/generate`, { token: app.owner.token, json });
    expect(answer.status).toBe(200);
    await answer.text();
  }
  expect((await fifty()).made).toBe(1);
});

test('[FIELD-11] the tokens of a field that a model proposes stand in the bill of who asked', async () => {
  await open({});
  const helped = async () => {
    const report = await server.request('/api/spend?by=kind', { token: app.owner.token });
    const { rows } = (await report.json()) as SpendReport;
    return rows.find(({ key }) => key === 'help') ?? { calls: 0, inputTokens: 0, outputTokens: 0 };
  };
  const before = await helped();
  models.next(says(JSON.stringify({ name: 'Diet', label: 'What do you eat?', type: 'short_text' })));
  const json = { input: 'diet', magicType: 'field', prompt: '' };
  const answer = await server.request('/api/builder/magicCreate', { token: app.owner.token, json });
  expect(await answer.json()).toMatchObject({ result: { name: 'Diet' } });
  const after = await helped();
  expect(after.calls - before.calls).toBe(1);
  expect(after.inputTokens - before.inputTokens).toBe(10);
  expect(after.outputTokens - before.outputTokens).toBe(20);
});
