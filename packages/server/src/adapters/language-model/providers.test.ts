import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { modelProviders } from '@whittle/contract/models';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createHostedModel } from './hosted-model.ts';
import type { ModelRequest } from './language-model.ts';
import type { ModelError } from './model-error.ts';
import { withOpenAiLimit } from './providers.ts';

/** Refuses every key in the words of nobody in particular, and keeps what it was asked. */
const asked: { path: string; headers: IncomingMessage['headers']; body: string }[] = [];
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  asked.push({ path: request.url ?? '', headers: request.headers, body });
  response.writeHead(401, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message: 'No such key.', type: 'authentication_error' } }));
});

beforeEach(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterEach(() => {
  asked.length = 0;
  return new Promise((resolve) => server.close(resolve));
});

const request: ModelRequest = {
  system: ['Stable rules.', 'The app.'],
  messages: [{ role: 'user', content: 'Build something' }],
  tools: [],
  maxSteps: 1,
  payer: null,
  context: { appId: 'a', appName: 'A', files: new Map(), schemas: {}, message: '', earlier: [] },
};

it.each(modelProviders)(
  '%s is asked at the given address with the key, and its refusal is understood',
  async (provider) => {
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    const model = createHostedModel(
      { provider, model: 'some-model', baseUrl, apiKey: 'sk-wrong' },
      // The provider's library is loaded with the first request, which a busy machine takes seconds for.
      { silence: { firstTokenMs: 60_000, idleMs: 60_000 } },
    );
    expect(model.label).toContain('some-model · ');
    const run = async () => {
      for await (const _ of model.stream(request, new AbortController().signal));
    };
    const error = (await run().catch((reason: unknown) => reason)) as ModelError;
    expect(error.code).toBe('model-key-wrong');
    expect(error.details).toContain('No such key.');

    const { path, headers, body } = asked.find(({ body: sent }) => sent !== '')!;
    expect(path).toMatch(/^\/v1\//);
    expect(JSON.stringify(headers)).toContain('sk-wrong');
    expect(body).toContain('Stable rules.');
    expect(body).toContain('Build something');
    if (provider === 'anthropic') {
      const { system } = JSON.parse(body) as { system: { cache_control?: unknown }[] };
      expect(system.map((part) => part.cache_control)).toEqual([{ type: 'ephemeral' }, { type: 'ephemeral' }]);
    }
  },
  60_000,
);

it('[GEN-64] OpenAI’s own models are told the limit under the name that all of them take', () => {
  expect(withOpenAiLimit({ model: 'gpt-5', max_tokens: 9_000 })).toEqual({
    model: 'gpt-5',
    max_completion_tokens: 9_000,
  });
  expect(withOpenAiLimit({ model: 'gpt-5' })).toEqual({ model: 'gpt-5' });
});
