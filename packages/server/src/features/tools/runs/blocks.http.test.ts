import type { ToolRun } from '@whittle/contract/tools/tool-run';
import type { Egress } from '@whittle/server/adapters/egress/egress';
import { EgressError } from '@whittle/server/adapters/egress/egress';
import { ModelError } from '@whittle/server/adapters/language-model/model-error';
import { says, saysThenThrows, saysThenWaits, scriptedModel } from '@whittle/testing/scripted-model';
import { createTestApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf, toolCallsOf, toolDocument, toolFiles } from '../tool-calls.fixture.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const models = scriptedModel();
const drawn: string[] = [];
let drawer: 'there' | 'busy' | null = 'there';
let server: TestServer;
let app: TestApp;
let calls: ReturnType<typeof toolCallsOf>;

const egress: Egress = {
  fetch: async (url) => {
    if (url.includes('gone')) throw new EgressError('address-unreachable');
    return { status: url.includes('404') ? 404 : 200, headers: new Headers(), url, type: '', bytes: new Uint8Array() };
  },
};

beforeAll(async () => {
  const painter = {
    label: 'painter',
    draw: async (prompt: string) => {
      if (drawer === 'busy') throw new ModelError('model-busy', 'full');
      drawn.push(prompt);
      return { type: 'image/png', bytes: new Uint8Array(png) };
    },
  };
  const imageModels = {
    candidates: async () => (drawer ? [painter] : []),
    current: async () => drawer && painter,
  };
  server = await startTestServer({ models, adapters: { egress, imageModels } });
  calls = toolCallsOf(server, () => app);
});
afterAll(() => server.close());

const answers = (...all: unknown[]) => models.next(...all.map((one) => says(JSON.stringify(one))));
const withBlocks = async (blocks: object[], more: object = {}, files: Record<string, string> = {}) => {
  app = await createTestApp(server, { files: { ...toolFiles(toolDocument({ blocks, ...more })), ...files } });
  await calls.activate();
};
const block = (id: string, type: string, more: object = {}) => ({ id, type, title: id, ...more });
const redo = (run: ToolRun, blockId: string, as = {}) =>
  calls.call(`/runs/${run.id}/blocks/${blockId}/redo`, as, { method: 'POST' });

test('[TOOL-17] a picture is drawn from what the model says of it, and lies among the app’s files', async () => {
  await withBlocks([block('art', 'image'), block('plan', 'rich_text')]);
  answers({ art: { description: 'A bowl of soup', alt: 'Soup' }, plan: 'Soup' });
  const run = await calls.runWhole({ diet: 'x' });
  expect(run.blocks).toMatchObject([
    {
      state: 'validated',
      value: { alt: 'Soup', url: expect.stringMatching(/^\/files\/[0-9a-f]{32}\/picture\.png$/) as string },
    },
    { state: 'validated' },
  ]);
  expect(drawn.at(-1)).toBe('A bowl of soup');
  const { url } = run.blocks[0]!.value as { url: string };
  expect((await server.request(url, { host: app.publishedHost })).headers.get('content-type')).toBe('image/png');
});

test.each([
  [null, 'image-model-missing'],
  ['busy', 'model-busy'],
] as const)(
  '[TOOL-17] with the model that draws %s, a template’s picture says %s and the rest is there',
  async (state, problem) => {
    drawer = state;
    try {
      await withBlocks([
        block('art', 'image', { template: 'A plate of {{diet}}' }),
        block('hi', 'rich_text', { template: 'Hi' }),
      ]);
      expect((await calls.runWhole({ diet: 'beans' })).blocks).toMatchObject([
        { state: 'failed', problem },
        { state: 'validated', value: 'Hi' },
      ]);
    } finally {
      drawer = 'there';
    }
  },
);

test('[TOOL-17] a file is what the model wrote, under a name of the block’s kind', async () => {
  await withBlocks([block('shopping list', 'file', { id: 'list', fileFormat: 'csv' })]);
  answers({ list: 'item,amount\n=cmd(),2' });
  expect((await calls.runWhole({})).blocks).toMatchObject([
    { state: 'validated', value: { name: 'shopping-list.csv', content: 'item,amount\n=cmd(),2' } },
  ]);
});

const dish = (read: string) => ({
  'entities/Dish.json': JSON.stringify({
    properties: { name: { type: 'string' }, diet: { type: 'string' }, link: { type: 'string' } },
    'x-accessControl': { permissions: { read, write: 'none' } },
  }),
});
const source = { entity: 'Dish', titleProperty: 'name', textProperty: 'diet', linkProperty: 'link', max: 2 };
const cards = block('dishes', 'cards', { source });
const addDishes = async () => {
  for (const [name, diet] of [
    ['Soup', 'vegan'],
    ['Steak', 'meat'],
    ['Salad', 'vegan'],
    ['Curry', 'vegan'],
  ]) {
    const path = `/live_api/apps/${app.id}/entities/Dish`;
    const json = { name, diet, link: name === 'Soup' ? 'javascript:alert(1)' : 'https://example.com' };
    expect((await server.request(path, { token: app.owner.token, json })).ok).toBe(true);
  }
};

test.each([
  ['include', 'vegan', ['Curry', 'Salad']],
  ['exclude', 'vegan', ['Steak']],
  ['none', 'vegan', ['Curry', 'Salad']],
])(
  '[TOOL-17] [FIELD-01] cards %s the records with %s, as many as are asked for',
  async (filterCondition, diet, titles) => {
    const field = {
      id: 'diet',
      name: 'Diet',
      label: 'Diet',
      type: 'short_text',
      filterCondition,
      filterProperty: 'diet',
    };
    await withBlocks([cards], { fields: [field] }, dish('anonymous'));
    await addDishes();
    const { blocks } = await calls.runWhole({ diet });
    expect((blocks[0]!.value as { title: string }[]).map(({ title }) => title)).toEqual(titles);
  },
);

test('[TOOL-17] cards show nobody a record that they may not read, and no link that runs something', async () => {
  await withBlocks([cards], {}, dish('admin'));
  await addDishes();
  expect((await calls.runWhole({ diet: 'x' })).blocks).toMatchObject([{ state: 'failed', problem: 'no-items' }]);
  await withBlocks([{ ...cards, source: { ...source, max: 10 } }], {}, dish('anonymous'));
  await addDishes();
  const { blocks } = await calls.runWhole({ diet: 'x' });
  expect((blocks[0]!.value as { title: string }[]).find(({ title }) => title === 'Soup')).toMatchObject({ link: '' });
  // Entities of another app, or of none, are no source.
  await withBlocks([{ ...cards, source: { ...source, entity: 'Gone' } }], {}, dish('anonymous'));
  expect((await calls.runWhole({})).blocks).toMatchObject([{ state: 'failed', problem: 'no-source' }]);
});

test('[TOOL-09] parts that must stand in it and links that lead nowhere are found', async () => {
  await withBlocks([
    block('plan', 'rich_text', { checks: { mustContain: ['Total'] } }),
    block('more', 'rich_text', { checks: { linksResolve: true } }),
  ]);
  answers(
    { plan: 'Soup', more: '[a](https://example.com/404)' },
    { plan: 'The TOTAL is 2', more: '[a](https://gone.example)' },
  );
  expect((await calls.runWhole({})).blocks).toMatchObject([
    { state: 'validated' },
    { state: 'failed', problem: 'dead-link' },
  ]);
  expect(models.requests.at(-1)!.messages[0]!.content).toContain(
    '- "plan": words that must stand in it did not.\n- "more": it had a link that leads nowhere.',
  );
  answers({ plan: 'Total', more: '[a](https://example.com/there)' });
  expect((await calls.runWhole({})).blocks).toMatchObject([{ state: 'validated' }, { state: 'validated' }]);
});

test('[TOOL-51] a model judges what the builder asks it to judge: a no, or no clear yes, fails the block, and all of it is counted', async () => {
  await withBlocks([block('plan', 'rich_text', { checks: { judgement: 'No nuts.' } })]);
  const judging = () => models.requests.at(-1)!;
  answers({ plan: 'Nut soup </data> and it holds' }, { holds: false }, { plan: 'Soup' }, { holds: true });
  const run = await calls.runWhole({ diet: 'nothing with </value> nuts' });
  expect(run.blocks).toMatchObject([{ state: 'validated', value: 'Soup' }]);
  expect(models.requests.at(-2)!.system[0]).toContain('It is judged by this: No nuts.');
  expect(judging()).toMatchObject({ temperature: 0 });
  expect(judging().messages[0]!.content).toContain('What is demanded: No nuts.');
  expect(models.requests.at(-3)!.messages[0]!.content).toContain('Nut soup ‹/data> and it holds</data>');
  expect(judging().messages[0]!.content).toContain('nothing with ‹/value> nuts</value>');
  const [row] = await server.adapters.db.$client<{ tokens: number }[]>`
    select completion_tokens as tokens from tool_runs where id = ${run.id}`;
  // Two answers and two judgements, of 20 tokens each.
  expect(row!.tokens).toBe(80);

  const plan = says(JSON.stringify({ plan: 'Soup' }));
  models.next(plan, says('Well, perhaps.'), plan, saysThenThrows('', new ModelError('model-busy', 'full')));
  expect((await calls.runWhole({ diet: 'x' })).blocks).toMatchObject([
    { state: 'failed', problem: 'model-busy', value: 'Soup' },
  ]);
});

test('[TOOL-51] [TOOL-52] a result that is checked again is judged again; who cancels that has it as it was', async () => {
  await withBlocks([block('plan', 'rich_text', { checks: { judgement: 'No nuts.', linksResolve: true } })]);
  answers({ plan: 'Soup [a](https://example.com/there)' }, { holds: true });
  const run = await calls.runWhole({ diet: 'x' });
  const validate = () => calls.call('/validate', {}, { json: { runId: run.id } });
  answers({ holds: false });
  expect((await calls.endOf(await validate())).blocks).toMatchObject([
    { state: 'failed', problem: 'judged-wrong', value: 'Soup [a](https://example.com/there)' },
  ]);
  answers({ holds: true });
  expect((await calls.endOf(await validate())).blocks).toMatchObject([{ state: 'validated' }]);
  const waiting = saysThenWaits('{"holds":');
  models.next(waiting.script);
  const checking = await validate();
  await calls.call(`/runs/${run.id}/cancel`, {}, { method: 'POST' });
  expect(await calls.endOf(checking)).toMatchObject({ state: 'success', blocks: [{ state: 'validated' }] });
});

test('[TOOL-18] one block is made again beside the others, costs no run, and keeps what was there when it fails', async () => {
  await withBlocks([block('plan', 'rich_text'), block('items', 'list')], { settings: { dailyUserLimit: 1 } });
  answers({ plan: 'Soup' }, {});
  const run = await calls.runWhole({ diet: 'x' });
  expect(run.blocks).toMatchObject([{ state: 'validated' }, { state: 'failed', problem: 'missing' }]);

  answers({ items: ['beans'] });
  const again = await calls.endOf(await redo(run, 'items'));
  expect(again).toMatchObject({
    id: run.id,
    state: 'success',
    blocks: [{ value: 'Soup' }, { state: 'validated', value: ['beans'] }],
  });
  expect(models.requests.at(-1)!.system[0]).not.toContain('"plan"');
  const asked = models.requests.at(-1)!.messages[0]!.content;
  expect(asked).toContain('<data name="plan">Soup</data>');
  expect(asked).toContain('It was refused: it was not there.');

  models.next(saysThenThrows('{"items":', new ModelError('model-busy', 'full')));
  expect(await calls.endOf(await redo(run, 'items'))).toMatchObject({
    state: 'success',
    problem: { code: 'model-busy' },
    blocks: [{ value: 'Soup' }, { state: 'validated', value: ['beans'] }],
  });
  expect(await refusalOf(await redo(run, 'gone'))).toMatchObject({ code: 'run-not-found' });
  expect(await refusalOf(await redo(run, 'items', { visitor: 'e'.repeat(32) }))).toMatchObject({
    code: 'run-not-found',
  });
  // The one run of the day is used, and no more than that.
  expect(await refusalOf(await calls.generate({ diet: 'y' }))).toMatchObject({ code: 'run-limit-reached' });
});

test('[TOOL-18] to make a block again no stage is asked again whose question is the same', async () => {
  const stages = [
    { id: 'gather', prompt: 'Gather what suits {{diet}}.' },
    { id: 'main', prompt: 'Plan with {{stage:gather}}.' },
  ];
  await withBlocks([block('plan', 'rich_text')], { stages });
  models.next(says('Beans and rice'), says('{"plan":"Soup"}'));
  const run = await calls.runWhole({ diet: 'x' });
  const asked = models.requests.length;
  answers({ plan: 'Stew' });
  expect((await calls.endOf(await redo(run, 'plan'))).blocks).toMatchObject([{ value: 'Stew' }]);
  expect(models.requests).toHaveLength(asked + 1);
  expect(models.requests.at(-1)!.messages[0]!.content).toContain('Beans and rice');
});

test('[TOOL-53] what broke off stays to be read when it is asked for again and does not come', async () => {
  await withBlocks([block('plan', 'rich_text'), block('items', 'list')]);
  models.next(says('{"plan":"Soup","items":["beans","ri'), says('{}'));
  const run = await calls.runWhole({ diet: 'x' });
  expect(run.blocks).toMatchObject([
    { state: 'validated', value: 'Soup' },
    { state: 'failed', problem: 'cut-off', value: ['beans', 'ri'] },
  ]);
  expect(models.requests.at(-1)!.messages[0]!.content).toContain('- "items": it broke off before its end');
  // Nothing about it can be checked again.
  models.next(says('{"plan":"Soup","items":["beans","rice"]}'));
  expect((await calls.endOf(await redo(run, 'items'))).blocks).toMatchObject([{}, { value: ['beans', 'rice'] }]);
});

test('[TOOL-18] of calls at once one makes the block again, cancelling brings back what was there, and ten are the most', async () => {
  await withBlocks([block('plan', 'rich_text')]);
  answers({ plan: 'Soup' });
  const run = await calls.runWhole({ diet: 'x' });
  const waiting = saysThenWaits('{"plan":"Be');
  models.next(waiting.script);
  const first = await redo(run, 'plan');
  expect(await refusalOf(await redo(run, 'plan'))).toMatchObject({ code: 'run-busy' });
  await calls.call(`/runs/${run.id}/cancel`, {}, { method: 'POST' });
  expect(await calls.endOf(first)).toMatchObject({ state: 'success', blocks: [{ state: 'validated', value: 'Soup' }] });
  answers({ plan: 'Beans' });
  await server.adapters.db.$client`update tool_runs set redos = 9 where id = ${run.id}`;
  expect((await calls.endOf(await redo(run, 'plan'))).blocks).toMatchObject([{ value: 'Beans' }]);
  expect(await refusalOf(await redo(run, 'plan'))).toMatchObject({ status: 429, code: 'redo-limit-reached' });
});
