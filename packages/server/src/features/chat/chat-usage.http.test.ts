import type { UsageSummary } from '@whittle/contract/chat';
import { signUp } from '@whittle/testing/builder';
import { scriptedModel, type ModelScript } from '@whittle/testing/scripted-model';
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
