import type { Session } from '@whittle/contract/accounts';
import { toolLimits } from '@whittle/contract/tools/tool-limits';
import { givePlan } from '@whittle/testing/give-plan';
import { says, scriptedModel } from '@whittle/testing/scripted-model';
import { createTestApp, signUpBuilder, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalOf, toolCallsOf, toolDocument, toolFiles } from './tool-calls.fixture.ts';

const models = scriptedModel();
let server: TestServer;
let app: TestApp;
let calls: ReturnType<typeof toolCallsOf>;
const owners: Record<string, Session> = {};
const id = 'a'.repeat(24);

beforeAll(async () => {
  server = await startTestServer({ models, config: { plans: 'on' } });
  calls = toolCallsOf(server, () => app);
  // The first account of an installation is its platform admin.
  for (const kind of ['admin', 'lite', 'explorer']) owners[kind] = await signUpBuilder(server);
  await givePlan(server, owners['explorer']!.accountId, 'explorer');
});
afterAll(() => server.close());
beforeEach(() => models.next(says(JSON.stringify({ plan: 'Soup' }))));

const open = async (owner: string, ...documents: object[]) => {
  app = await createTestApp(server, { owner: owners[owner]!, files: toolFiles(...documents) });
};
const call = (path: string, options: object) =>
  server.request(`/api/apps/${app.id}/tools${path}`, { token: app.owner.token, ...options });
const save = (document: object) => call(`/${id}`, { method: 'PATCH', json: { document } });

const locked: [string, object][] = [
  ['settings.aiModel', { settings: { aiModel: 'scripted-large' } }],
  ['settings.modelTemperature', { settings: { modelTemperature: 1.5 } }],
  ['settings.aiQueryMethod', { settings: { aiQueryMethod: 'prompt' } }],
  ['settings.creditsPerRun', { settings: { creditsPerRun: 3 } }],
  ['settings.userCanEditResults', { settings: { userCanEditResults: true } }],
  ['style.hideBuildAI', { style: { hideBuildAI: true } }],
];

test.each(locked)(
  '[ADMIN-01] [ADMIN-06] [EDIT-10] %s is set by a platform admin, whatever the plan',
  async (part, more) => {
    for (const owner of ['lite', 'explorer']) {
      await open(owner, toolDocument({ settings: {} }));
      const refused = await refusalOf(await save(toolDocument({ settings: {}, ...more })));
      expect(refused).toMatchObject({ status: 403, code: 'tool-locked' });
      expect(refused.message).toContain(part);
      // A new tool begins without it.
      const { id: _, ...template } = toolDocument({ settings: {}, ...more });
      const made = await call('', { json: { title: 'New', document: template } });
      expect(made.status).toBe(201);
      const { document } = (await made.json()) as { document: Record<string, Record<string, unknown>> };
      const [group, key] = part.split('.') as [string, string];
      expect(document[group]![key]).not.toEqual((more as Record<string, Record<string, unknown>>)[group]![key]);
    }
    await open('admin', toolDocument({ settings: {} }));
    const saved = await save(toolDocument({ settings: {}, ...more }));
    expect(await saved.json()).toMatchObject({ document: more, gates: { adminSettings: true } });
  },
);

test('[ADMIN-06] [TOOL-16] what a builder wrote into the file counts as if nobody had set it; an admin’s file counts', async () => {
  const settings = { aiModel: 'large', modelTemperature: 1.5, userCanEditResults: true, dailyUserLimit: 100 };
  const runIn = async (owner: string) => {
    await open(owner, toolDocument({ settings, style: { hideBuildAI: true } }));
    await calls.activate();
    const run = await calls.runWhole({ diet: 'x' });
    const edit = await calls.call(`/runs/${run.id}`, {}, { method: 'PATCH', json: { blockId: 'plan', value: 'Mine' } });
    const page = await (await server.request('/tool/tool-1', { host: app.publishedHost })).text();
    const { temperature } = models.requests.at(-1)!;
    return { model: run.model, temperature, edit: edit.status, hasMark: page.includes('Made with Whittle') };
  };
  expect(await runIn('explorer')).toEqual({ model: 'scripted', temperature: 0.7, edit: 403, hasMark: true });
  expect(await runIn('admin')).toEqual({ model: 'large', temperature: 1.5, edit: 200, hasMark: false });
});

test.each([
  ['lite', 'place', false],
  ['lite', 'tool_item_select', false],
  ['lite', 'photo', false],
  ['lite', 'file', true],
  ['explorer', 'place', false],
  ['explorer', 'tool_item_select', false],
  ['explorer', 'photo', true],
  ['admin', 'place', true],
  ['admin', 'tool_item_select', true],
  ['admin', 'photo', true],
] as const)('[FIELD-10] for %s a field that is a %s: %s', async (owner, type, isOpen) => {
  const fields = [{ id: 'diet', name: 'Diet', label: 'Diet', type, toolId: id }];
  await open(owner, toolDocument());
  const answer = await save(toolDocument({ fields }));
  if (isOpen) expect(answer.status, await answer.clone().text()).toBe(200);
  else expect(await refusalOf(answer)).toMatchObject({ status: 403, code: 'tool-locked' });
  // In a file that came another way it is a line of text for who fills it in.
  await open(owner, toolDocument({ fields }));
  await calls.activate();
  const page = (await (await calls.call('/page/tool-1')).json()) as { fields: { type: string }[] };
  expect(page.fields[0]!.type).toBe(isOpen ? type : 'short_text');
  // It can be moved, renamed and left as it is.
  expect((await save(toolDocument({ fields: [{ ...fields[0], label: 'Other' }] }))).status).toBe(200);
});

test('[PLAN-09] [EDIT-12] runs of a person are set with a paid plan, and are the usual ones without', async () => {
  const more = { settings: { dailyUserLimit: 3, weeklyUserLimit: 4 } };
  await open('lite', toolDocument({ settings: {} }));
  expect(await refusalOf(await save(toolDocument(more)))).toMatchObject({ status: 403, code: 'tool-locked' });
  await open('lite', toolDocument(more));
  await calls.activate();
  expect(await (await calls.call('/page/tool-1')).json()).toMatchObject({ left: { today: 10, week: 50 } });
  await open('explorer', toolDocument({ settings: {} }));
  expect((await save(toolDocument(more))).status).toBe(200);
});

test('[EDIT-13] [EDIT-14] [EDIT-15] credits, temperature and model have their values from the start, and keep their ranges', async () => {
  await open('admin', toolDocument({ settings: {} }));
  const { document } = (await (await call(`/${id}`, {})).json()) as { document: { settings: object } };
  expect(document.settings).toMatchObject({ creditsPerRun: 1, modelTemperature: 0.7, aiModel: 'gpt-4o-mini' });
  for (const settings of [
    { creditsPerRun: toolLimits.creditsPerRunMax + 1 },
    { creditsPerRun: -1 },
    { creditsPerRun: 1.5 },
    { modelTemperature: 2.1 },
    { modelTemperature: -0.1 },
    { aiModel: ' ' },
  ])
    expect(await refusalOf(await save(toolDocument({ settings })))).toMatchObject({
      status: 400,
      code: 'invalid-input',
    });
  for (const settings of [{ creditsPerRun: 0 }, { creditsPerRun: 20, modelTemperature: 2 }])
    expect((await save(toolDocument({ settings }))).status).toBe(200);
});

test('[EDIT-16] a model that the provider does not offer is refused for a tool, and one in a file may stay as it is', async () => {
  await open('admin', toolDocument({ settings: {} }));
  const refused = await refusalOf(await save(toolDocument({ settings: { aiModel: 'gpt-99' } })));
  expect(refused).toMatchObject({ status: 422, code: 'model-not-offered' });
  expect(refused.message).toContain('gpt-99');
  const { id: _, ...document } = toolDocument({ settings: { aiModel: 'gpt-99' } });
  expect((await call('', { json: { title: 'New', document } })).status).toBe(422);
  expect((await save(toolDocument({ settings: { aiModel: 'scripted-large' } }))).status).toBe(200);
  await open('admin', toolDocument({ settings: { aiModel: 'gpt-99' } }));
  expect((await save(toolDocument({ title: 'Other', settings: { aiModel: 'gpt-99' } }))).status).toBe(200);
});

test('[FIELD-05] a label has at most 50 characters, an option or the title of a step 100', async () => {
  await open('admin', toolDocument());
  const field = (label: string, option: string) => ({
    ...{ id: 'diet', name: 'Diet', label, type: 'select', options: [{ label: option, iconUrl: '' }] },
  });
  const change = ([label, option, step]: readonly [number, number, number]) =>
    save(
      toolDocument({
        fields: [field('ü'.repeat(label), 'o'.repeat(option))],
        steps: [{ id: 'one', title: 's'.repeat(step) }],
      }),
    );
  expect((await change([50, 100, 100])).status).toBe(200);
  for (const lengths of [
    [51, 1, 1],
    [1, 101, 1],
    [1, 1, 101],
  ] as const)
    expect(await refusalOf(await change(lengths))).toMatchObject({ status: 400, code: 'invalid-input' });
});

test.each(['undefined', 'null', '%20'])(
  '[TOOL-11] a run of the app %s is refused: App ID is not set',
  async (appId) => {
    await open('admin', toolDocument());
    const answer = await server.request(`/api/tools/${appId}/generate`, {
      host: app.publishedHost,
      json: { runId: 'c'.repeat(24), toolPath: 'tool-1', inputs: {} },
    });
    expect(await refusalOf(answer)).toMatchObject({ status: 400, message: 'App ID is not set' });
  },
);
