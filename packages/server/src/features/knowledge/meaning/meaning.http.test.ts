import type { ContextItemList, Passage } from '@whittle/contract/knowledge/context-item';
import type { SpendReport } from '@whittle/contract/spend/spend';
import { createEmbeddingModel } from '@whittle/server/adapters/embedding-model/embedding-models';
import {
  type ModelServer,
  type ModelServerOptions,
  refusals,
  startModelServer,
} from '@whittle/testing/model-server/model-server';
import { createTestApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let models: ModelServer;
let server: TestServer;
let app: TestApp;
let failing: ModelServerOptions['embeddings'];
/** The model that is connected now. */
let model: string | null;
let apiKey: string | null;

beforeEach(async () => {
  failing = undefined;
  model = 'recorded-embeddings';
  apiKey = null;
  models = await startModelServer({ embeddings: (asked) => failing?.(asked) });
  const connection = () => ({ provider: 'openai-compatible' as const, baseUrl: models.url, apiKey });
  server = await startTestServer({
    adapters: {
      embeddingModels: {
        current: async () => (model === null ? null : createEmbeddingModel({ ...connection(), model })),
      },
    },
  });
  app = await createTestApp(server, { files: {} });
});
afterEach(async () => {
  await server.close();
  await models.close();
});

const ask = async <T>(path: string, options: object = {}): Promise<T> => {
  const answer = await server.request(`/api/context${path}`, { token: app.owner.token, ...options });
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return (await answer.json()) as T;
};
const list = () => ask<ContextItemList>(`/items?appId=${app.id}`);
const add = (context: string) => ask<{ contextItemId: string }>(`/ingest/text?appId=${app.id}`, { json: { context } });
const search = (question: string) =>
  ask<{ passages: Passage[]; problem: { code: string } | null }>(
    `/search?appId=${app.id}&question=${encodeURIComponent(question)}`,
  );
const untilRead = (name = model) =>
  vi.waitFor(
    async () => {
      const { meaning } = await list();
      expect(meaning).toMatchObject({ model: name, problem: null });
      expect(meaning!.done).toBe(meaning!.total);
      expect(meaning!.total).toBeGreaterThan(0);
    },
    { timeout: 20_000, interval: 50 },
  );
const texts = () => models.embedded.flatMap((one) => one.texts);

const leave = 'Everybody has thirty days of vacation in a year.';
const bicycle = 'A bicycle has two wheels and a saddle.';

test('[CTX-39] a passage is found by what it means, in other words than those of the question; the cost is in the ledger', async () => {
  await add(leave);
  await add(bicycle);
  await untilRead();
  const { passages, problem } = await search('how much urlaub');
  expect(passages[0]!.text).toBe(leave);
  expect(problem).toBeNull();
  expect(texts().toSorted()).toEqual([bicycle, leave, 'how much urlaub'].toSorted());
  const report = await server.request(`/api/spend?by=kind&appId=${app.id}`, { token: app.owner.token });
  const { rows } = (await report.json()) as SpendReport;
  expect(rows).toMatchObject([
    { key: 'embedding', calls: 3, inputTokens: expect.any(Number) as number, outputTokens: 0 },
  ]);
  expect(rows[0]!.inputTokens).toBe(texts().reduce((sum, { length }) => sum + Math.ceil(length / 4), 0));
  // The same question again costs nothing.
  await search('how much urlaub');
  expect(models.embedded).toHaveLength(3);
});

test('[CTX-39] a source that is read again or stands there twice is asked for once', async () => {
  const rows = (last: string) =>
    Array.from({ length: 30 }, (_, n) => `# Part ${n}\n\n${'It is made of steel. '.repeat(30)}${n === 29 ? last : ''}`);
  const body = (last: string) => {
    const form = new FormData();
    form.append(
      'file',
      new File([[...rows(last), '# Part 0', rows('')[0]!.split('\n\n')[1]!].join('\n\n')], 'parts.md'),
    );
    return form;
  };
  const { contextItemId } = await ask<{ contextItemId: string }>(`/ingest/file?appId=${app.id}`, {
    method: 'POST',
    body: body(''),
  });
  await untilRead();
  expect(new Set(texts()).size).toBe(texts().length);
  expect(texts().length).toBe((await list()).meaning!.total - 1);
  const before = texts().length;
  await ask(`/${contextItemId}/sync`, { method: 'POST' });
  await vi.waitFor(async () => expect((await list()).contextItems[0]!.status).toBe('synced'), { timeout: 10_000 });
  await untilRead();
  expect(texts()).toHaveLength(before);
});

test('[CTX-39] another model reads everything again, behind searches that go on by words and then by the new one', async () => {
  await add(leave);
  await add(bicycle);
  await untilRead();
  const held = Promise.withResolvers<void>();
  failing = ({ model: asked }) => (asked === 'other' ? { until: held.promise } : undefined);
  model = 'other';
  // Nobody waits for the next look: reading something wakes it.
  await add('The canteen has soup.');
  await vi.waitFor(() => expect(models.embedded.at(-1)!.model).toBe('other'), { timeout: 20_000 });
  expect((await search('two wheels')).passages[0]!.text).toBe(bicycle);
  held.resolve();
  failing = undefined;
  await untilRead('other');
  expect((await search('urlaub')).passages[0]!.text).toBe(leave);
  const stored = await server.adapters.db.$client<{ key: string }[]>`
    select distinct model_key as key from context_vectors`;
  expect(stored.map(({ key }) => key)).toEqual([expect.stringContaining(' other')]);
});

test('[CTX-39] whatever fails, words go on finding, and the builder sees what failed', async () => {
  const cases = [
    [refusals.wrongKey, 'model-key-wrong'],
    [refusals.rateLimit, 'model-busy'],
    [refusals.broken, 'model-refused'],
    [{ body: '{"data":[]}' }, 'model-refused'],
    [{ isBroken: true }, 'model-refused'],
  ] as const;
  await add(leave);
  await untilRead();
  for (const [answer, code] of cases) {
    failing = () => answer;
    apiKey = `another after ${JSON.stringify(answer)}`;
    const { passages, problem } = await search('days of vacation');
    expect(passages[0]!.text, code).toBe(leave);
    expect(problem?.code).toBe(code);
    // While it rests nobody waits for it.
    const asked = models.embedded.length;
    expect((await search('days of vacation')).problem?.code).toBe(code);
    expect(models.embedded.length).toBe(asked);
  }
  await add(bicycle);
  await vi.waitFor(async () => expect((await list()).meaning?.problem?.code).toBe('model-refused'), {
    timeout: 10_000,
  });
  expect((await list()).meaning).toMatchObject({ done: 1, total: 2 });
  expect((await search('saddle')).passages[0]!.text).toBe(bicycle);

  // Another key, and what failed is tried at once.
  failing = undefined;
  apiKey = 'a good one';
  await vi.waitFor(async () => expect((await list()).meaning).toMatchObject({ done: 2, total: 2, problem: null }), {
    timeout: 30_000,
    interval: 100,
  });
  expect(await search('urlaub')).toMatchObject({ passages: [{ text: leave }, { text: bicycle }], problem: null });

  model = null;
  expect((await list()).meaning).toBeNull();
  expect((await search('urlaub')).passages).toEqual([]);
});

test('[CTX-39] a limit of what may be spent leaves the words, and says so', async () => {
  const admin = app.owner;
  await server.request('/api/admin/model/prices', {
    ...{ token: admin.token, method: 'PUT' },
    json: {
      currency: 'USD',
      prices: [
        {
          ...{ model: 'recorded-embeddings', perMillionPromptTokens: 1_000, perMillionCompletionTokens: 0 },
          ...{ perMillionCacheReadTokens: null, perMillionCacheWriteTokens: null, perImage: null },
        },
      ],
    },
  });
  const caps = await server.request('/api/admin/spend/caps', {
    ...{ token: admin.token, method: 'PUT' },
    json: { turn: null, app: 1, account: null, installation: null },
  });
  expect(caps.ok, await caps.clone().text()).toBe(true);
  await add(leave);
  await vi.waitFor(async () => expect((await list()).meaning?.problem?.code).toBe('app-cap-reached'), {
    timeout: 10_000,
  });
  expect(models.embedded).toEqual([]);
  expect((await search('vacation')).passages[0]!.text).toBe(leave);
});
