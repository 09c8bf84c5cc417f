import type { ToolDetails, ToolList } from '@whittle/contract/tools/calls';
import type { RunEvent, ToolRun } from '@whittle/contract/tools/tool-run';
import { newId } from '@whittle/server/adapters/ids';
import { ModelError } from '@whittle/server/adapters/language-model/model-error';
import { says, saysThenThrows, saysThenWaits, scriptedModel } from '@whittle/testing/scripted-model';
import { createTestApp, signInToApp, signUpBuilder, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const models = scriptedModel();
let server: TestServer;
let app: TestApp;

beforeAll(async () => {
  server = await startTestServer({ models });
});
afterAll(() => server.close());

const toolId = 'a'.repeat(24);
const document = (more: object = {}) => ({
  id: toolId,
  title: 'Meal plan',
  texts: { header: 'Meal plan' },
  fields: [
    { id: 'diet', name: 'Diet', label: 'Diet', type: 'short_text', required: true },
    { id: 'mail', name: 'Mail', label: 'Mail', type: 'email' },
  ],
  stages: [{ id: 'main', prompt: 'A plan for {{diet}}.' }],
  blocks: [
    { id: 'plan', type: 'rich_text', title: 'Plan' },
    { id: 'items', type: 'list', title: 'Shopping', checks: { minItems: 2 } },
  ],
  settings: { dailyUserLimit: 3 },
  ...more,
});
const filesWith = (one: object) => ({ 'tools/meal-plan.json': JSON.stringify(one) });

type Ask = { json?: unknown; method?: string; as?: string | null; host?: string; visitor?: string };
const owner = (path: string, { json, method }: Ask = {}) =>
  server.request(`/api/apps/${app.id}/tools${path}`, {
    token: app.owner.token,
    ...(json !== undefined && { json }),
    ...(method && { method }),
  });
const list = async () => (await (await owner('')).json()) as ToolList;
const save = async (change: object) => owner(`/${toolId}`, { json: change, method: 'PATCH' });
const problem = async (answer: Response) => {
  const { code, message } = (await answer.json()) as { code: string; message: string };
  return [answer.status, code, message];
};

const generate = (
  inputs: object,
  {
    runId = newId(),
    visitor = 'f'.repeat(32),
    as = null,
    host = app.publishedHost,
    toolPath = 'meal-plan',
  }: Ask & { runId?: string; toolPath?: string } = {},
) =>
  server.request(`/api/tools/${app.id}/generate`, {
    host,
    json: { runId, toolPath, inputs },
    headers: { 'x-whittle-visitor': visitor },
    ...(as && { token: as }),
  });
const eventsIn = async (answer: Response): Promise<RunEvent[]> => {
  expect(answer.status, await answer.clone().text()).toBe(200);
  return [...(await answer.text()).matchAll(/^data: (.*)$/gm)].map(([, json]) => JSON.parse(json!) as RunEvent);
};
const runWhole = async (...args: Parameters<typeof generate>): Promise<ToolRun> => {
  const last = (await eventsIn(await generate(...args))).at(-1)!;
  expect(last.type).toBe('end');
  return (last as Extract<RunEvent, { type: 'end' }>).run;
};
const good = JSON.stringify({ plan: 'Day 1: **beans**', items: ['beans', 'rice'] });

beforeEach(async () => {
  app = await createTestApp(server, { files: filesWith(document()) });
  models.next(says(good));
});
const activate = async () => expect((await save({ status: 'active' })).status).toBe(200);

describe('tools of an app', () => {
  test('[TOOL-01] [TOOL-03] a tool is added, renamed and deleted as a file of the app, each as a version', async () => {
    const made = await owner('', { json: { title: 'Größe wählen' } });
    expect(made.status).toBe(201);
    const { tool, document: first, text } = (await made.json()) as ToolDetails;
    expect(tool).toMatchObject({ title: 'Größe wählen', path: 'groesse-waehlen', status: 'draft', problems: [] });
    const id = tool.toolId;
    const renamed = await owner(`/${id}`, {
      method: 'PATCH',
      json: { document: { ...first, title: 'Sizes' }, base: text, path: 'Meal-Plan' },
    });
    expect(await renamed.json()).toMatchObject({ tool: { title: 'Sizes', path: 'Meal-Plan-2' } });
    const late = await owner(`/${id}`, { method: 'PATCH', json: { document: first, base: text } });
    expect((await problem(late)).slice(0, 2)).toEqual([409, 'file-changed']);
    expect((await owner(`/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await list()).items.map(({ path }) => path)).toEqual(['meal-plan']);
    const { items } = (await (
      await server.request(`/api/apps/${app.id}/versions`, { token: app.owner.token })
    ).json()) as { items: unknown[] };
    expect(items.length).toBeGreaterThan(0);
  });

  test('[TOOL-14] what is no tool is named with why, and a path that is none is refused', async () => {
    app = await createTestApp(server, {
      files: { ...filesWith(document()), 'tools/bad.json': '{', 'tools/twin.json': JSON.stringify(document()) },
    });
    expect(await list()).toMatchObject({
      items: [{ toolId, path: 'meal-plan' }],
      unreadable: [
        { path: 'tools/bad.json', problem: expect.stringContaining('not JSON') as string },
        { path: 'tools/twin.json', problem: expect.stringContaining('same id') as string },
      ],
    });
    expect((await save({ path: 'a/../b' })).status).toBe(400);
    expect((await save({ document: document({ settings: { dailyUserLimit: 101 } }) })).status).toBe(400);
  });

  test('[TOOL-05] [TOOL-07] a tool without a header is not activated, and the twenty-first is not made', async () => {
    await save({ document: document({ texts: { header: ' ' } }) });
    expect(await problem(await save({ status: 'active' }))).toEqual([
      409,
      'tool-header-missing',
      'Your tool should have a header before it is activated',
    ]);
    const more = Array.from({ length: 19 }, (_, at) => [
      `tools/t${at}.json`,
      JSON.stringify(document({ id: String(at).padStart(24, '0') })),
    ]);
    app = await createTestApp(server, { files: { ...filesWith(document()), ...Object.fromEntries(more) } });
    expect((await problem(await owner('', { json: { title: 'One more' } }))).slice(0, 2)).toEqual([
      409,
      'tool-maximum',
    ]);
  });

  test('[TOOL-13] a draft is no page of the published app, and an active one is, without its prompt', async () => {
    const page = () => server.request(`/api/tools/${app.id}/page/meal-plan`, { host: app.publishedHost });
    expect(await problem(await page())).toEqual([404, 'tool-not-found', 'Tool with path meal-plan not found']);
    await activate();
    const shown = await (await page()).json();
    expect(shown).toMatchObject({ title: 'Meal plan', needsModel: false, left: { today: 3 } });
    expect(JSON.stringify(shown)).not.toContain('A plan for');
  });
});

describe('runs', () => {
  beforeEach(activate);

  test('[TOOL-08] [TOOL-09] a run streams its blocks, each checked, and is stored with what it used', async () => {
    const waiting = saysThenWaits(good.slice(0, 20), good.slice(20));
    models.next(waiting.script);
    const answer = await generate({ diet: 'vegan' });
    // The end waits until somebody reads.
    const reader = answer.clone().body!.getReader();
    await reader.read();
    waiting.release();
    void reader.cancel();
    const events = await eventsIn(answer);
    expect(events[0]).toMatchObject({ type: 'run', run: { state: 'loading' } });
    const end = events.at(-1) as Extract<RunEvent, { type: 'end' }>;
    expect(end.run).toMatchObject({
      state: 'success',
      problem: null,
      model: 'scripted',
      tokens: { prompt: 10, completion: 20 },
      blocks: [
        { blockId: 'plan', state: 'validated', value: 'Day 1: **beans**' },
        { blockId: 'items', state: 'validated', value: ['beans', 'rice'] },
      ],
    });
    const asked = models.requests.at(-1)!;
    expect(asked.messages[0]!.content).toBe('A plan for <value name="Diet">vegan</value>.');
  });

  test('[TOOL-09] [TOOL-10] a block that fails is asked for once more by itself, and then says why', async () => {
    const { length } = models.requests;
    models.next(says(JSON.stringify({ plan: 'Fine', items: ['one'] })), says('{"items":["one","two"]}'));
    const { blocks } = await runWhole({ diet: 'any' });
    expect(blocks.map(({ state }) => state)).toEqual(['validated', 'validated']);
    expect(models.requests.length - length).toBe(2);
    expect(models.requests.at(-1)!.system[0]).not.toContain('"plan"');

    models.next(says('I would rather not answer in JSON.'));
    const refused = await runWhole({ diet: 'any' });
    expect(refused).toMatchObject({
      state: 'success',
      blocks: [
        { state: 'failed', problem: 'missing' },
        { state: 'failed', problem: 'missing' },
      ],
    });
  });

  test('[TOOL-12] fifty calls at once get as many runs as the day has, and the others hear when', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => generate({ diet: 'x' })));
    const codes = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()] as const));
    expect(codes.filter(([status]) => status === 200)).toHaveLength(3);
    const refused = codes.filter(([status]) => status !== 200);
    // The app's own share of calls in a minute stands beside the limit of the tool.
    expect(refused.every(([status]) => status === 429)).toBe(true);
    expect(refused.some(([, text]) => text.includes('You have used all 3 runs of this day'))).toBe(true);
  });

  test('[TOOL-12] a run that fails costs nothing, and says what happened', async () => {
    models.next(saysThenThrows('', new ModelError('model-busy', 'overloaded')));
    expect(await runWhole({ diet: 'x' })).toMatchObject({ state: 'error', problem: { code: 'model-busy' } });
    const page = await (
      await server.request(`/api/tools/${app.id}/page/meal-plan`, { host: app.publishedHost })
    ).json();
    expect(page).toMatchObject({ left: { today: 3 } });
  });

  test('[TOOL-08] the same id is one run: a second call reads along, other values are refused', async () => {
    const runId = newId();
    const waiting = saysThenWaits('{"plan":"Day', ' 1","items":["a","b"]}');
    models.next(waiting.script);
    const { length } = models.requests;
    const first = generate({ diet: 'x' }, { runId });
    const second = generate({ diet: 'x' }, { runId });
    await expect.poll(() => models.requests.length - length).toBe(1);
    expect((await problem(await generate({ diet: 'y' }, { runId }))).slice(0, 2)).toEqual([409, 'run-exists']);
    waiting.release();
    for (const answer of [await first, await second])
      expect((await eventsIn(answer)).at(-1)).toMatchObject({ type: 'end', run: { id: runId, state: 'success' } });
  });

  test('[TOOL-08] a reader that leaves ends nothing; whoever comes back reads on, and a stranger finds nothing', async () => {
    const runId = newId();
    const waiting = saysThenWaits('{"plan":"Day', ' 1","items":["a","b"]}');
    models.next(waiting.script);
    const gone = await generate({ diet: 'x' }, { runId });
    await gone.body!.cancel();
    const follow = (visitor: string) =>
      server.request(`/api/tools/${app.id}/runs/${runId}`, {
        host: app.publishedHost,
        headers: { 'x-whittle-visitor': visitor },
      });
    expect((await follow('e'.repeat(32))).status).toBe(404);
    const back = await follow('f'.repeat(32));
    waiting.release();
    expect((await eventsIn(back)).at(-1)).toMatchObject({ type: 'end', run: { state: 'success' } });
    // After its end it is read from what is stored.
    expect((await eventsIn(await follow('f'.repeat(32)))).map(({ type }) => type)).toEqual(['run', 'end']);
    const other = await createTestApp(server, { files: filesWith(document()) });
    const elsewhere = await server.request(`/api/tools/${other.id}/runs/${runId}`, {
      host: other.publishedHost,
      headers: { 'x-whittle-visitor': 'f'.repeat(32) },
    });
    expect(elsewhere.status).toBe(404);
  });

  test('[TOOL-08] cancelling ends the model’s work, keeps what was written, and ends nothing twice', async () => {
    const runId = newId();
    models.next(saysThenWaits('{"plan":"Day 1","items":["a"').script);
    const answer = generate({ diet: 'x' }, { runId });
    const cancel = async () =>
      (await (
        await server.request(`/api/tools/${app.id}/runs/${runId}/cancel`, {
          host: app.publishedHost,
          method: 'POST',
          headers: { 'x-whittle-visitor': 'f'.repeat(32) },
        })
      ).json()) as ToolRun;
    const stream = await answer;
    await expect.poll(async () => (await cancel()).state).toBe('cancelled');
    expect((await eventsIn(stream)).at(-1)).toMatchObject({ type: 'end', run: { state: 'cancelled' } });
    expect((await cancel()).state).toBe('cancelled');
  });

  test('[FIELD-01] what is filled in wrongly is refused field by field and counts as no run', async () => {
    const answer = await generate({ diet: ' ', mail: 'nobody' });
    expect(await answer.json()).toMatchObject({
      code: 'invalid-input',
      fields: { diet: 'required', mail: 'not-an-email' },
    });
    expect(answer.status).toBe(400);
  });

  test('[FIELD-08] the builder sees every run with what is personal hidden; a person sees their own', async () => {
    const { access_token: token } = await signInToApp(server, app, { email: `${newId()}@example.com` });
    await runWhole({ diet: 'vegan', mail: 'ada@example.com' }, { as: token });
    await runWhole({ diet: 'any' });
    const all = (await (await owner(`/${toolId}/runs`)).json()) as { items: ToolRun[] };
    expect(all.items.map(({ inputs }) => inputs)).toEqual([{ diet: 'any' }, { diet: 'vegan', mail: null }]);
    expect(JSON.stringify(all)).not.toContain('ada@example.com');
    const path = `/api/tools/${app.id}/runs?toolPath=meal-plan`;
    const own = await (await server.request(path, { host: app.publishedHost, token })).json();
    expect(own).toMatchObject({ items: [{ inputs: { mail: 'ada@example.com' } }], left: { today: 2 } });
  });

  test('[TOOL-08] without a model templates are filled and the other blocks say what they need', async () => {
    const alone = await startTestServer({ beside: server, models: scriptedModel({ isBuiltIn: true }) });
    try {
      const template = { id: 'greeting', type: 'rich_text', template: 'Hello {{diet}}!' };
      const own = await createTestApp(alone, {
        owner: await signUpBuilder(alone),
        files: filesWith(document({ blocks: [template, { id: 'plan', type: 'rich_text' }] })),
      });
      const answer = await alone.request(`/api/tools/${own.id}/generate`, {
        token: own.owner.token,
        json: { runId: newId(), toolPath: 'meal-plan', inputs: { diet: 'Ada' } },
      });
      expect((await eventsIn(answer)).at(-1)).toMatchObject({
        type: 'end',
        run: {
          state: 'success',
          blocks: [
            { state: 'validated', value: 'Hello Ada!' },
            { state: 'failed', problem: 'needs-model' },
          ],
        },
      });
    } finally {
      await alone.close();
    }
  });
});
