import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { costOf, partsOf } from '@whittle/domain/models/cost-of';
import { afterEach, expect, test } from 'vitest';
import { createHostedModel } from './hosted-model.ts';
import type { ModelEvent } from './language-model.ts';
import type { ModelConnection } from './providers.ts';

let close: (() => void) | null = null;
afterEach(() => close?.());

type Recorded = { provider: ModelConnection['provider']; path: RegExp; lines: readonly unknown[]; names?: boolean };

/** Answers as the provider's own API did, one server-sent event a line. */
async function usageOf({ provider, path, lines, names = false }: Recorded) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    if (request.method === 'GET') return response.writeHead(404).end();
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const line of lines) {
      if (names) response.write(`event: ${(line as { type: string }).type}\n`);
      response.write(`data: ${typeof line === 'string' ? line : JSON.stringify(line)}\n\n`);
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close();
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const connection = { provider, model: 'some-model', baseUrl, apiKey: 'sk-right' };
  const model = createHostedModel(connection, { silence: { firstTokenMs: 5_000, idleMs: 5_000 } });
  const events: ModelEvent[] = [];
  const request = {
    ...{ system: ['You answer.'], messages: [{ role: 'user' as const, content: 'Hello' }], tools: [], maxSteps: 1 },
    payer: null,
    context: { appId: 'a', appName: 'A', files: new Map(), schemas: {}, message: '', earlier: [] },
  };
  for await (const event of model.stream(request, new AbortController().signal)) events.push(event);
  expect(asked[0]).toMatch(path);
  const step = events.find((event) => event.type === 'step')!;
  const finish = events.find((event) => event.type === 'finish')!;
  return { usage: finish.usage, costMicros: step.costMicros, reportedTokens: step.reportedTokens };
}

const chunk = (delta: object, more: object = {}) => ({
  ...{ id: 'c1', object: 'chat.completion.chunk', created: 1_767_225_600, model: 'some-model' },
  choices: [{ index: 0, delta, finish_reason: null }],
  ...more,
});
const chatEnd = (usage: object) => [
  chunk({ role: 'assistant', content: 'Done.' }),
  chunk({}, { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }),
  chunk({}, { choices: [], usage }),
  '[DONE]',
];

const recorded: [string, Recorded, { prompt: number; read: number; write: number; output: number; total: number }][] = [
  [
    'OpenAI counts cached tokens among those of the prompt, and reasoning among those of the answer',
    {
      provider: 'openai-compatible',
      path: /chat\/completions/,
      lines: chatEnd({
        ...{ prompt_tokens: 2_006, completion_tokens: 300, total_tokens: 2_306 },
        prompt_tokens_details: { cached_tokens: 1_920, audio_tokens: 0 },
        completion_tokens_details: { reasoning_tokens: 128, audio_tokens: 0 },
      }),
    },
    { prompt: 2_006, read: 1_920, write: 0, output: 300, total: 2_306 },
  ],
  [
    'Anthropic counts cached tokens beside those of the prompt',
    {
      provider: 'anthropic',
      path: /messages/,
      names: true,
      lines: [
        {
          type: 'message_start',
          message: {
            ...{ id: 'm1', type: 'message', role: 'assistant', model: 'some-model', content: [] },
            ...{ stop_reason: null, stop_sequence: null },
            usage: {
              ...{ input_tokens: 21, cache_creation_input_tokens: 188, cache_read_input_tokens: 18_000 },
              output_tokens: 1,
            },
          },
        },
        { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
        { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'Done.' } },
        { type: 'content_block_stop', index: 0 },
        {
          type: 'message_delta',
          delta: { stop_reason: 'end_turn', stop_sequence: null },
          usage: { output_tokens: 393 },
        },
        { type: 'message_stop' },
      ],
    },
    { prompt: 18_209, read: 18_000, write: 188, output: 393, total: 18_602 },
  ],
  [
    'Google counts cached tokens among those of the prompt, and thoughts beside those of the answer',
    {
      provider: 'google',
      path: /streamGenerateContent/,
      lines: [
        {
          candidates: [{ content: { role: 'model', parts: [{ text: 'Done.' }] }, finishReason: 'STOP', index: 0 }],
          usageMetadata: {
            ...{ promptTokenCount: 3_000, cachedContentTokenCount: 2_048, candidatesTokenCount: 100 },
            ...{ thoughtsTokenCount: 40, totalTokenCount: 3_140 },
          },
        },
      ],
    },
    { prompt: 3_000, read: 2_048, write: 0, output: 140, total: 3_140 },
  ],
  [
    'OpenRouter counts like OpenAI',
    {
      provider: 'openrouter',
      path: /chat\/completions/,
      lines: chatEnd({
        ...{ prompt_tokens: 194, completion_tokens: 20, total_tokens: 214, cost: 0.00095 },
        prompt_tokens_details: { cached_tokens: 100 },
        completion_tokens_details: { reasoning_tokens: 5 },
        cost_details: { upstream_inference_cost: 0.00095 },
      }),
    },
    { prompt: 194, read: 100, write: 0, output: 20, total: 214 },
  ],
  [
    'OpenRouter counts what is written to a cache among the tokens of the prompt',
    {
      provider: 'openrouter',
      path: /chat\/completions/,
      lines: chatEnd({
        ...{ prompt_tokens: 5_339, completion_tokens: 35, total_tokens: 5_374, cost: 0.0201 },
        prompt_tokens_details: { cached_tokens: 100, cache_write_tokens: 5_000 },
        completion_tokens_details: { reasoning_tokens: 0 },
      }),
    },
    { prompt: 5_339, read: 100, write: 5_000, output: 35, total: 5_374 },
  ],
  [
    'DeepSeek counts hits and misses of its cache, which together are the prompt',
    {
      provider: 'openai-compatible',
      path: /chat\/completions/,
      lines: chatEnd({
        ...{ prompt_tokens: 1_500, completion_tokens: 80, total_tokens: 1_580 },
        ...{ prompt_cache_hit_tokens: 1_024, prompt_cache_miss_tokens: 476 },
      }),
    },
    { prompt: 1_500, read: 1_024, write: 0, output: 80, total: 1_580 },
  ],
  [
    'Moonshot names cached tokens without details',
    {
      provider: 'openai-compatible',
      path: /chat\/completions/,
      lines: chatEnd({ prompt_tokens: 900, completion_tokens: 60, total_tokens: 960, cached_tokens: 768 }),
    },
    { prompt: 900, read: 768, write: 0, output: 60, total: 960 },
  ],
  [
    'xAI counts reasoning beside the tokens of the answer',
    {
      provider: 'openai-compatible',
      path: /chat\/completions/,
      lines: chatEnd({
        ...{ prompt_tokens: 32, completion_tokens: 9, total_tokens: 135 },
        prompt_tokens_details: { text_tokens: 32, cached_tokens: 8 },
        completion_tokens_details: { reasoning_tokens: 94 },
      }),
    },
    { prompt: 32, read: 8, write: 0, output: 103, total: 135 },
  ],
  [
    'Mistral reports in the piece that ends the answer',
    {
      provider: 'openai-compatible',
      path: /chat\/completions/,
      lines: [
        chunk({ role: 'assistant', content: 'Done.' }),
        chunk(
          {},
          {
            choices: [{ index: 0, delta: { content: '' }, finish_reason: 'stop' }],
            usage: { prompt_tokens: 43, completion_tokens: 12, total_tokens: 55 },
          },
        ),
        '[DONE]',
      ],
    },
    { prompt: 43, read: 0, write: 0, output: 12, total: 55 },
  ],
  [
    'Ollama counts without a cache',
    {
      provider: 'ollama',
      path: /chat\/completions/,
      lines: chatEnd({ prompt_tokens: 26, completion_tokens: 298, total_tokens: 324 }),
    },
    { prompt: 26, read: 0, write: 0, output: 298, total: 324 },
  ],
];

const price = {
  ...{ model: 'some-model', perMillionPromptTokens: 3, perMillionCompletionTokens: 15, perImage: null },
  ...{ perMillionCacheReadTokens: 0.3, perMillionCacheWriteTokens: 3.75 },
};

test.each(recorded)('[USAGE-05] [USAGE-12] %s: the parts add up to what it reports', async (_, answer, reports) => {
  const { usage, reportedTokens } = await usageOf(answer);
  expect(usage).toEqual({
    ...{ promptTokens: reports.prompt, completionTokens: reports.output },
    ...{ cacheReadTokens: reports.read, cacheWriteTokens: reports.write },
  });
  // Anthropic states no total of its own.
  expect(reportedTokens).toBe(answer.provider === 'anthropic' ? undefined : reports.total);
  const parts = partsOf(usage);
  expect(parts.input + parts.cacheRead + parts.cacheWrite + parts.output).toBe(reports.total);
  const { input, cacheRead, cacheWrite, output, total } = costOf({ ...usage, model: 'some-model' }, [price])!;
  expect(Math.round((input + cacheRead + cacheWrite + output) * 1_000_000)).toBe(Math.round(total * 1_000_000));
});

test('[USAGE-05] what OpenRouter says it charged is the cost; its upstream cost is not added', async () => {
  const answer = recorded.find(([, { provider }]) => provider === 'openrouter')![1];
  expect((await usageOf(answer)).costMicros).toBe(950);
});
