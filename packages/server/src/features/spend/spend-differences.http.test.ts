import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Overview } from '@whittle/contract/overview/overview';
import type { SpendReport } from '@whittle/contract/spend/spend';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { scriptedModel } from '@whittle/testing/scripted-model';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHostedModel } from '../../adapters/language-model/hosted-model.ts';

/** What the provider reports at the end of each answer, in order; the last one again and again. */
let reports: object[] = [];
let provider: Server;
let server: TestServer;
let admin: TestBuilder;

const chunk = (more: object) => ({
  ...{ id: 'c1', object: 'chat.completion.chunk', created: 1_767_225_600, model: 'some-model', choices: [] },
  ...more,
});

beforeAll(async () => {
  // Answers as OpenRouter's API does.
  provider = createServer((request, response) => {
    if (request.method === 'GET') return response.writeHead(404).end();
    const usage = reports.length > 1 ? reports.shift() : reports[0];
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const choice = (delta: object, reason: string | null) => ({
      choices: [{ index: 0, delta, finish_reason: reason }],
    });
    const lines = [
      chunk(choice({ role: 'assistant', content: 'Done.' }, null)),
      ...[chunk(choice({}, 'stop')), chunk({ usage })],
    ];
    for (const line of lines) response.write(`data: ${JSON.stringify(line)}\n\n`);
    response.end('data: [DONE]\n\n');
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`;
  const connection = { provider: 'openrouter' as const, model: 'some-model', baseUrl, apiKey: 'sk-right' };
  const model = createHostedModel(connection, { silence: { firstTokenMs: 5_000, idleMs: 5_000 } });
  server = await startTestServer({ models: { ...scriptedModel(), candidates: async () => [model] } });
  admin = await signUp(server);
  const price = { model: 'some-model', perMillionPromptTokens: 1, perMillionCompletionTokens: 10, perImage: null };
  await admin.json('/api/admin/model/prices', { method: 'PUT', json: { currency: 'USD', prices: [price] } });
});
afterAll(async () => {
  await server.close();
  provider.close();
});

/** 1,000 tokens of a request and 100 of an answer are computed to cost 2,000 millionths. */
const used = (cost: number, total: number) => ({
  ...{ prompt_tokens: 1_000, completion_tokens: 100, total_tokens: total, cost },
});

test('[USAGE-12] [ADMIN-07] what a provider charges or counts beyond 2 % of what was computed is told by day and model', async () => {
  const builder = await signUp(server);
  const { id } = await builder.makeApp();
  const ask = async () => {
    const path = `/api/apps/${id}/integration-endpoints/Core/InvokeLLM`;
    expect((await builder.request(path, { json: { prompt: 'Hello' } })).status).toBe(200);
  };
  const differences = async (by: TestBuilder, path: string) => (await by.json<SpendReport>(path)).differences;

  // As computed, and within 2 %.
  reports = [used(0.002, 1_100), used(0.00204, 1_122)];
  await ask();
  await ask();
  expect(await differences(builder, '/api/spend')).toEqual([]);

  // Dearer, cheaper, and dearer with more tokens than its parts have.
  reports = [used(0.0021, 1_100), used(0.001, 1_100), used(0.003, 1_200)];
  for (let asked = 0; asked < 3; asked += 1) await ask();
  // As computed, with fewer tokens.
  reports = [used(0.002, 950)];
  await ask();
  const day = server.adapters.clock.now().toISOString().slice(0, 10);
  const told = [
    {
      ...{ day, provider: 'openrouter', model: 'some-model', calls: 4 },
      cost: { computedMicros: 6_000, reportedMicros: 6_100 },
      tokens: { computed: 2_200, reported: 2_150 },
    },
  ];
  expect(await differences(builder, '/api/spend')).toEqual(told);
  expect(await differences(admin, '/api/admin/spend?by=model')).toEqual(told);
  // The overview counts them, for the admin.
  expect((await admin.json<Overview>('/api/admin/overview')).figures.spendDifferences).toBe(4);
  // What others asked for is nobody else's.
  expect(await differences(admin, '/api/spend')).toEqual([]);
  // What was charged counts.
  expect((await builder.json<SpendReport>('/api/spend')).total.costMicros).toBe(2_000 + 2_040 + 6_100 + 2_000);
});
