import type { SpendReport } from '@whittle/contract/spend/spend';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { type ModelScript, says, scriptedModel } from '@whittle/testing/scripted-model';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { modelCalls, spendTotals } from '../../adapters/database/schema.ts';
import type { LanguageModel, ModelRequest, Payer } from '../../adapters/language-model/language-model.ts';
import { createModelPrices } from '../../core/models/model-prices.ts';
import { createLedger } from '../../core/spend/ledger.ts';
import { meterModels } from '../../core/spend/metered-models.ts';
import { AppError } from '../../http/app-error.ts';

const models = scriptedModel();
let server: TestServer;
let admin: TestBuilder;
let builder: TestBuilder;
let appId: string;

/** A token of an answer costs a tenth of a cent, one of a request nothing. */
const price = { model: 'scripted', perMillionPromptTokens: 0, perMillionCompletionTokens: 1_000, perImage: 0.04 };
const perToken = 1_000;
const none = { turn: null, app: null, account: null };

beforeAll(async () => {
  server = await startTestServer({ models });
  admin = await signUp(server);
  await admin.json('/api/admin/model/prices', { method: 'PUT', json: { currency: 'USD', prices: [price] } });
});
afterAll(() => server.close());
beforeEach(async () => {
  builder = await signUp(server);
  appId = (await builder.makeApp()).id;
  await setInstallation({});
});

const setOwn = (caps: object) => builder.json('/api/spend/caps', { method: 'PUT', json: { ...none, ...caps } });
const setInstallation = (caps: object) =>
  admin.json('/api/admin/spend/caps', { method: 'PUT', json: { ...none, installation: null, ...caps } });
const report = (query = '') => builder.json<SpendReport>(`/api/spend${query}`);

/** Answers in `pieces` of five tokens each, and says so at the end. */
const answers = (pieces: number): ModelScript =>
  async function* () {
    for (let at = 0; at < pieces; at += 1) {
      yield { type: 'text', text: 'x'.repeat(18) };
      await new Promise((resolve) => setImmediate(resolve));
    }
    const usage = { promptTokens: 10, completionTokens: pieces * 5, cacheReadTokens: 0, cacheWriteTokens: 0 };
    yield { type: 'step', usage };
    yield { type: 'finish', reason: 'stop', usage, steps: 1 };
  };

/** The models as every slice gets them. */
async function metered(): Promise<{ model: LanguageModel; ask(payer?: Partial<Payer>): Promise<string> }> {
  const modelPrices = createModelPrices({ ...server.adapters, modelLists: { find: async () => null } });
  const model = await meterModels(
    models,
    createLedger({ ...server.adapters, modelPrices }),
    async () => null,
  ).current();
  return {
    model,
    async ask(payer = {}) {
      const request: ModelRequest = {
        ...{ system: ['You answer.'], messages: [{ role: 'user', content: 'Hello' }], tools: [], maxSteps: 1 },
        payer: { kind: 'endpoint', appId, ...payer },
        context: { appId, appName: '', files: new Map(), schemas: {}, message: 'Hello', earlier: [] },
      };
      let text = '';
      for await (const event of model.stream(request, new AbortController().signal)) {
        if (event.type === 'text') text += event.text;
      }
      return text;
    },
  };
}

const outcomes = (results: PromiseSettledResult<string>[]) => ({
  answered: results.filter(({ status }) => status === 'fulfilled').length,
  refused: results.filter((one) => one.status === 'rejected' && one.reason instanceof AppError).length,
});

const accountTotal = async () => {
  const [row] = await server.adapters.db.select().from(spendTotals).where(eq(spendTotals.subject, builder.accountId));
  return row!;
};

test('[USAGE-07] a hundred calls at once never spend more than the limit when they use what others of their kind used', async () => {
  const { ask } = await metered();
  models.next(answers(4));
  // Twice what is usual, 40 tokens, is put aside for each from now on.
  for (let seen = 0; seen < 5; seen += 1) await ask();
  const before = (await accountTotal()).spentMicros;
  expect(before).toBe(5 * 20 * perToken);

  const cap = before + 1_000 * perToken;
  await setOwn({ account: cap });
  const { ask: later } = await metered();
  const { answered, refused } = outcomes(await Promise.allSettled(Array.from({ length: 100 }, () => later())));
  expect(answered + refused).toBe(100);
  expect(answered).toBeGreaterThanOrEqual(25);
  const { spentMicros, heldMicros } = await accountTotal();
  expect(spentMicros).toBe(before + answered * 20 * perToken);
  expect(spentMicros).toBeLessThanOrEqual(cap);
  expect(heldMicros).toBe(0);
});

test('[USAGE-07] calls that answer five times as much as usual are stopped in the middle, with what they got kept and paid', async () => {
  const { ask } = await metered();
  models.next(answers(4));
  for (let seen = 0; seen < 5; seen += 1) await ask({ kind: 'assistant' });
  const before = (await accountTotal()).spentMicros;
  const cap = before + 1_000 * perToken;
  await setOwn({ account: cap });
  models.next(answers(20));
  const { ask: later } = await metered();
  const { answered, refused } = outcomes(
    await Promise.allSettled(Array.from({ length: 100 }, () => later({ kind: 'assistant' }))),
  );
  expect(answered + refused).toBe(100);
  expect(refused).toBeGreaterThan(0);
  const { spentMicros, heldMicros } = await accountTotal();
  // No call is ahead of what it put aside by more than the piece that it just received.
  const running = Math.ceil(1_000 / 40);
  expect(spentMicros).toBeLessThanOrEqual(cap + running * 5 * perToken);
  expect(heldMicros).toBe(0);
});

test('[USAGE-07] [USAGE-08] a turn stops at its limit with every finished file kept, and says why', async () => {
  await setOwn({ turn: 150 * perToken });
  const page = (name: string) =>
    `<action type="add_file" file="pages/${name}.jsx" title="${name}">\nexport default function ${name}() { return <p>${name}</p>; }\n</action>\n`;
  models.next(says(`${page('Home')}${'Words that go on and on. '.repeat(200)}${page('Late')}`));
  const { reply } = await builder.say(appId, 'Build two pages');
  expect(reply.annotation.error).toMatchObject({
    code: 'turn-cap-reached',
    reason: 'This reply has reached its spending limit. What was finished is kept.',
  });
  expect(reply.annotation.actions).toEqual([expect.objectContaining({ file: 'pages/Home.jsx', ok: true })]);
  expect(reply.annotation.versionId).toBeTruthy();
  expect(reply.content).toContain('Words that go on');
  expect(reply.content).not.toContain('Late');
  const rows = await server.adapters.db.select().from(modelCalls).where(eq(modelCalls.appId, appId));
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ state: 'settled', source: 'estimated', kind: 'turn' });
  expect(rows[0]!.costMicros).toBeLessThanOrEqual(155 * perToken);
});

test('[USAGE-07] what an app calls is refused when its month is spent, and the builder was warned before', async () => {
  const invoke = () =>
    builder.request(`/api/apps/${appId}/integration-endpoints/Core/InvokeLLM`, { json: { prompt: 'Hello' } });
  models.next(answers(4));
  await setOwn({ app: 24 * perToken });
  expect((await invoke()).status).toBe(200);
  const warned = (await report(`?appId=${appId}`)).month;
  expect(warned).toEqual([expect.objectContaining({ scope: 'app', isNear: true, isReached: false })]);
  const stopped = await invoke();
  expect(stopped.status).toBe(402);
  expect(await stopped.json()).toMatchObject({ code: 'app-cap-reached' });
  expect((await report(`?appId=${appId}`)).month[0]).toMatchObject({ isReached: true });
  // Another app of the same account goes on.
  const { id } = await builder.makeApp();
  const other = `/api/apps/${id}/integration-endpoints/Core/InvokeLLM`;
  expect((await builder.request(other, { json: { prompt: 'Hello' } })).status).toBe(200);
});

test('[USAGE-07] the lower of two limits counts, and that of the installation holds for everybody', async () => {
  const { ask } = await metered();
  models.next(answers(4));
  await setOwn({ account: 1_000_000 * perToken });
  await setInstallation({ account: 10 * perToken });
  await expect(ask()).rejects.toMatchObject({ code: 'account-cap-reached' });
  await setInstallation({ installation: 0 });
  await expect(ask()).rejects.toMatchObject({ code: 'installation-cap-reached' });
});

test('[USAGE-07] what a process that died had put aside comes back', async () => {
  const { ask } = await metered();
  models.next(answers(1));
  await setOwn({ account: 1_000 * perToken });
  models.next(async function* () {
    yield { type: 'text', text: 'x' };
    await new Promise(() => undefined);
  }, answers(1));
  void ask().catch(() => undefined);
  await expect.poll(async () => (await accountTotal())?.heldMicros ?? 0).toBeGreaterThan(0);
  await server.adapters.db
    .update(modelCalls)
    .set({ expiresAt: new Date(0) })
    .where(eq(modelCalls.accountId, builder.accountId));
  const { ask: later } = await metered();
  expect(await later()).toBe('x'.repeat(18));
  expect(await accountTotal()).toMatchObject({ heldMicros: 0, spentMicros: 5 * perToken });
});

test('[USAGE-05] [USAGE-07] an answer whose tokens its provider does not report is estimated, and limits hold for it', async () => {
  const { ask } = await metered();
  const usage = { promptTokens: 0, completionTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };
  models.next(async function* () {
    yield { type: 'text', text: 'x'.repeat(180) };
    yield { type: 'step', usage };
    yield { type: 'finish', reason: 'stop', usage, steps: 1 };
  });
  await ask();
  const [row] = await server.adapters.db.select().from(modelCalls).where(eq(modelCalls.appId, appId));
  expect(row).toMatchObject({ state: 'settled', source: 'estimated', outputTokens: 50, costMicros: 50 * perToken });
  expect(row!.inputTokens).toBeGreaterThan(0);
  await setOwn({ account: 40 * perToken });
  const { ask: later } = await metered();
  await expect(later()).rejects.toMatchObject({ code: 'account-cap-reached' });
});

test('[USAGE-07] a hundred calls of a published app at once never spend more than its limit and what runs already', async () => {
  models.next(answers(4));
  const cap = 100 * perToken;
  await setOwn({ app: cap });
  const path = `/api/apps/${appId}/integration-endpoints/Core/InvokeLLM`;
  const statuses = await Promise.all(
    Array.from({ length: 100 }, async () => (await builder.request(path, { json: { prompt: 'Hello' } })).status),
  );
  const answered = statuses.filter((status) => status === 200).length;
  // The app's own pace refuses most of them before any money is asked about.
  expect(statuses.filter((status) => ![200, 402, 429].includes(status))).toEqual([]);
  expect(statuses).toContain(402);
  const [total] = await server.adapters.db.select().from(spendTotals).where(eq(spendTotals.subject, appId));
  expect(total).toMatchObject({ spentMicros: answered * 20 * perToken, heldMicros: 0 });
  expect(total!.spentMicros).toBeLessThanOrEqual(cap);
  expect(answered).toBeGreaterThan(0);
  expect((await report(`?appId=${appId}&by=kind`)).rows).toMatchObject([{ key: 'endpoint', calls: answered }]);
});

test('[USAGE-06] the bill adds up by day, app, kind and model, for its account alone; a call without a price is not nothing', async () => {
  const { ask } = await metered();
  models.next(answers(4));
  await ask();
  await ask({ kind: 'tool', toolId: 'summary' });
  await builder.say(appId, 'Hello');
  await admin.json('/api/admin/model/prices', { method: 'PUT', json: { currency: 'USD', prices: [] } });
  const { ask: unpriced } = await metered();
  await unpriced();
  await admin.json('/api/admin/model/prices', { method: 'PUT', json: { currency: 'USD', prices: [price] } });

  for (const by of ['day', 'app', 'account', 'kind', 'tool', 'turn', 'model']) {
    const { rows, total } = await report(`?by=${by}`);
    expect(total).toMatchObject({ calls: 4, outputTokens: 80, inputTokens: 40, unpriced: 1 });
    expect(total.costMicros).toBe(60 * perToken);
    for (const part of ['calls', 'inputTokens', 'outputTokens', 'costMicros'] as const) {
      expect(rows.reduce((sum, row) => sum + row[part], 0)).toBe(total[part]);
    }
  }
  const csv = await (await builder.request('/api/spend/csv')).text();
  const lines = csv.trim().split(/\r?\n/);
  expect(lines).toHaveLength(5);
  expect(lines[1]).toContain('unknown');
  expect(csv).toContain('0.020000');

  const stranger = await signUp(server);
  expect((await stranger.json<SpendReport>(`/api/spend?appId=${appId}`)).total.calls).toBe(0);
  expect((await stranger.request('/api/admin/spend')).status).toBe(403);
  const all = await admin.json<SpendReport>(`/api/admin/spend?by=account&appId=${appId}`);
  expect(all.rows).toEqual([expect.objectContaining({ key: builder.accountId, calls: 4 })]);
  expect((await builder.request('/api/spend?from=2026-02-31')).status).toBe(400);
});

test('[USAGE-06] a bill outlives its app', async () => {
  const { ask } = await metered();
  models.next(answers(4));
  await ask();
  await server.adapters.db.execute(`delete from apps where id = '${appId}'`);
  expect((await report('?by=app')).rows).toEqual([expect.objectContaining({ key: '', calls: 1 })]);
});
