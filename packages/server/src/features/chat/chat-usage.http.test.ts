import type { UsageSummary } from '@whittle/contract/chat';
import type { SpendReport } from '@whittle/contract/spend/spend';
import { signUp } from '@whittle/testing/builder';
import { says, scriptedModel, type ModelScript } from '@whittle/testing/scripted-model';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

const models = scriptedModel();
let server: TestServer;
beforeAll(async () => (server = await startTestServer({ models })));
afterAll(() => server.close());

const usage = { promptTokens: 1_000, completionTokens: 200, cacheReadTokens: 600, cacheWriteTokens: 100 };
const answers: ModelScript = async function* () {
  yield { type: 'text', text: 'Done.' };
  yield { type: 'step', usage };
  yield { type: 'finish', reason: 'stop', usage, steps: 1 };
};

test('[USAGE-01] [USAGE-02] [USAGE-03] what replies used is summed by part, with costs by the rates of their time', async () => {
  models.next(answers);
  const admin = await signUp(server);
  const { id } = await admin.makeApp();
  const sum = () => admin.json<UsageSummary>(`/api/apps/${id}/chat/usage`);
  expect(await sum()).toMatchObject({ turns: 0, totalTokens: 0, costs: null, unpriced: 0 });

  await admin.say(id, 'Hello');
  expect(await sum()).toMatchObject({ turns: 1, totalTokens: 1_200, costs: null, unpriced: 1 });

  const price = {
    ...{ model: 'scripted', perMillionPromptTokens: 2, perMillionCompletionTokens: 10, perImage: null },
    ...{ perMillionCacheReadTokens: 0.2, perMillionCacheWriteTokens: 2.5 },
  };
  await admin.json('/api/admin/model/prices', { method: 'PUT', json: { currency: 'USD', prices: [price] } });
  const { reply } = await admin.say(id, 'Hello again');
  expect(reply.annotation.usage).toMatchObject({
    ...usage,
    totalTokens: 1_200,
    modelInfo: { model: 'scripted' },
    finishReason: 'stop',
    costs: { rates: { input: 2, cacheRead: 0.2, cacheWrite: 2.5, output: 10 } },
  });
  const summed = await sum();
  expect(summed).toMatchObject({ turns: 2, promptTokens: 2_000, cacheReadTokens: 1_200, cacheWriteTokens: 200 });
  expect(summed).toMatchObject({ completionTokens: 400, totalTokens: 2_400, unpriced: 1 });
  expect(summed.costs!.input).toBeCloseTo(0.0006, 12);
  expect(summed.costs!.cacheRead).toBeCloseTo(0.00012, 12);
  expect(summed.costs!.cacheWrite).toBeCloseTo(0.00025, 12);
  expect(summed.costs!.output).toBeCloseTo(0.002, 12);
  expect(summed.costs!.total).toBeCloseTo(0.00297, 12);

  const other = await signUp(server);
  expect((await other.request(`/api/apps/${id}/chat/usage`)).status).toBe(403);
});

test('[USAGE-11] a turn whose requests two models answered costs the same on the card and on the receipt: each at its own price', async () => {
  const scripted = scriptedModel();
  const cheap = { ...(await scripted.current()), model: 'scripted-cheap' };
  const byRole: typeof scripted = {
    ...scripted,
    candidates: async (role) => (role === 'repair' ? [cheap] : scripted.candidates(role)),
  };
  const two = await startTestServer({ models: byRole });
  try {
    const admin = await signUp(two);
    const prices = [
      { model: 'scripted', perMillionPromptTokens: 100, perMillionCompletionTokens: 1_000, perImage: null },
      { model: 'scripted-cheap', perMillionPromptTokens: 1, perMillionCompletionTokens: 10, perImage: null },
    ];
    await admin.json('/api/admin/model/prices', { method: 'PUT', json: { currency: 'USD', prices } });
    const { id } = await admin.makeApp();
    const write = (title: string) =>
      says(
        `<action type="add_file" file="pages/Home.jsx" title="Home">\nexport default function Home() { return <h1>${title}</h1>; }\n</action>\n`,
      );
    // What the first one wrote has a problem, which the second one fixes.
    scripted.next(write('{title}'), write('Title'));
    const { reply } = await admin.say(id, 'A page');
    expect(scripted.requests).toHaveLength(2);

    // 10 tokens of a request and 20 of an answer each.
    expect(reply.annotation.turnCost).toEqual({
      ...{ currency: 'USD', unpriced: 0 },
      ...{ workMicros: 21_000, repairMicros: 210 },
    });
    expect(reply.annotation.usage).toMatchObject({ totalTokens: 60, cost: { amount: 0.02121, currency: 'USD' } });
    expect(reply.annotation.usage!.costs).toEqual({
      ...{ input: 0.00101, cacheRead: 0, cacheWrite: 0, output: 0.0202 },
      total: 0.02121,
    });
    const card = await admin.json<UsageSummary>(`/api/apps/${id}/chat/usage`);
    expect(card).toMatchObject({ turns: 1, unpriced: 0, costs: { input: 0.00101, output: 0.0202, total: 0.02121 } });
    const bill = await admin.json<SpendReport>(`/api/spend?by=model`);
    expect(bill.rows.map(({ key, costMicros }) => [key, costMicros])).toEqual([
      ['scripted', 21_000],
      ['scripted-cheap', 210],
    ]);

    // Without a price of the cheap one, what is known is the same in both places, and both say that something is not in it.
    await admin.json('/api/admin/model/prices', {
      ...{ method: 'PUT', json: { currency: 'USD', prices: prices.slice(0, 1) } },
    });
    scripted.next(write('{heading}'), write('Heading'));
    const { reply: partly } = await admin.say(id, 'Another title');
    expect(partly.annotation.turnCost).toMatchObject({ workMicros: 21_000, repairMicros: 0, unpriced: 1 });
    expect(partly.annotation.usage).toMatchObject({ cost: { amount: 0.021 } });
    expect(await admin.json<UsageSummary>(`/api/apps/${id}/chat/usage`)).toMatchObject({
      ...{ turns: 2, unpriced: 1 },
      costs: { total: 0.04221 },
    });
  } finally {
    await two.close();
  }
});
