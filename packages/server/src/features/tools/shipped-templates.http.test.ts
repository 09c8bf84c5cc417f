import { readdirSync, readFileSync } from 'node:fs';
import type { BlockType, ToolDocument } from '@whittle/contract/tools/tool-document';
import type { ToolPage } from '@whittle/contract/tools/tool-page';
import { type ModelServer, startModelServer } from '@whittle/testing/model-server/model-server';
import { createTestApp, signUpBuilder, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import type { Session } from '@whittle/contract/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toolCallsOf } from './tool-calls.fixture.ts';

const folder = new URL('../../../../web/src/features/tools/templates/documents/', import.meta.url);
const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file): [string, ToolDocument] => [
    file,
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as ToolDocument,
  ]);

let answer = '';
let models: ModelServer;
let server: TestServer;
let alone: TestServer;
/** No admin, as most who take a template. */
let builder: Session;
let other: Session;
beforeAll(async () => {
  models = await startModelServer({ answers: () => ({ text: answer }) });
  const model = { provider: 'openai-compatible', model: 'recorded', baseUrl: models.url, apiKey: 'recorded' } as const;
  server = await startTestServer({ config: { model } });
  await signUpBuilder(server);
  builder = await signUpBuilder(server);
  alone = await startTestServer();
  await signUpBuilder(alone);
  other = await signUpBuilder(alone);
});
afterAll(async () => {
  await Promise.all([server.close(), alone.close()]);
  await models.close();
});

const lines = (n: number) => Array.from({ length: n }, (_, at) => `Line ${at + 1}`);
/** What a model answers that keeps the rules of a block. */
const answers: Record<BlockType, (n: number) => unknown> = {
  rich_text: () => 'A **text**.',
  list: lines,
  // Whatever is added up adds up to nothing.
  table: (n) => ({ columns: ['What', 'How much'], rows: lines(n).map((line) => [line, '0']) }),
  key_figures: (n) => lines(n).map((label) => ({ label, value: '1' })),
  chart: (n) => ({ kind: 'bar', labels: lines(n), series: [{ name: 'All', values: lines(n).map(() => 1) }] }),
  image: () => ({ description: 'A hill', alt: 'A hill' }),
  cards: () => [],
  file: () => 'text',
  json: () => ({}),
};

async function taken(on: TestServer, owner: Session, document: ToolDocument) {
  const app = await createTestApp(on, { owner, files: { 'pages/Home.jsx': 'export default () => null;' } });
  const made = await on.request(`/api/apps/${app.id}/tools`, {
    ...{ token: owner.token, json: { title: document.title, document } },
  });
  expect(made.status, await made.clone().text()).toBe(201);
  const { tool } = (await made.json()) as { tool: { toolId: string; problems: unknown[]; path: string } };
  expect(tool.problems).toEqual([]);
  return { app, path: tool.path };
}

type Taken = { app: TestApp; path: string };

/** In the preview, where its builder tries it first. */
const tried = (on: TestServer, { app, path }: Taken, document: ToolDocument) => {
  const calls = toolCallsOf(on, () => app);
  const as = { host: undefined, token: app.owner.token } as object;
  return {
    page: async () => (await (await calls.call(`/page/${path}`, {}, as)).json()) as ToolPage,
    run: async () =>
      calls.endOf(
        await calls.call(
          '/generate',
          {},
          {
            ...as,
            json: { runId: 'e'.repeat(24), toolPath: path, inputs: document.texts.examples[0]!.values },
          },
        ),
      ),
  };
};

test.each(documents)('[TOOL-43] %s is taken by a builder and runs with its first example', async (_, document) => {
  answer = JSON.stringify(
    Object.fromEntries(
      document.blocks.map(({ id, type, checks }) => [id, answers[type](checks?.minItems ?? checks?.maxItems ?? 3)]),
    ),
  );
  const { page, run } = tried(server, await taken(server, builder, document), document);
  // No field became a line of text for a builder who is no admin.
  expect((await page()).fields.map(({ type }) => type)).toEqual(document.fields.map(({ type }) => type));
  const { state, problem, blocks } = await run();
  expect({ state, problem }).toEqual({ state: 'success', problem: null });
  expect(blocks.map((block) => [block.blockId, block.state, block.problem])).toEqual(
    document.blocks.map(({ id }) => [id, 'validated', null]),
  );
});

test.each(documents)('[TOOL-43] without a model %s says what it needs, and costs nothing', async (_, document) => {
  const { page, run } = tried(alone, await taken(alone, other, document), document);
  expect((await page()).needsModel).toBe(true);
  expect(await run()).toMatchObject({ state: 'error', problem: { code: 'model-missing' } });
});
