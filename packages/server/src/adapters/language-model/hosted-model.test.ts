import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Answer,
  type ModelServer,
  refusals,
  startModelServer,
  type ModelServerOptions,
} from '@whittle/testing/model-server/model-server';
import { readReplyFixture } from '@whittle/testing/assistant-replies/fixtures';
import { Agent, getGlobalDispatcher, setGlobalDispatcher } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';
import { createHostedModel } from './hosted-model.ts';
import type { ModelEvent, ModelRequest, ModelTool } from './language-model.ts';
import { ModelError } from './model-error.ts';
import type { ModelConnection } from './providers.ts';

let server: ModelServer;
afterEach(() => server?.close());

const retries = { retries: 2, baseDelayMs: 5, maxDelayMs: 200 };
const silence = { firstTokenMs: 5_000, idleMs: 5_000 };

async function start(options: ModelServerOptions | Answer[] = {}) {
  server = await startModelServer(Array.isArray(options) ? { answers: options } : options);
  return server;
}

const connection = (changes: Partial<ModelConnection> = {}): ModelConnection => ({
  provider: 'openai-compatible',
  model: 'recorded',
  baseUrl: server.url,
  apiKey: 'sk-right',
  ...changes,
});

const request = (changes: Partial<ModelRequest> = {}): ModelRequest => ({
  system: ['You build apps.', 'The app is empty.'],
  messages: [{ role: 'user', content: 'Build something' }],
  tools: [],
  maxSteps: 4,
  payer: null,
  context: { appId: 'a', appName: 'A', files: new Map(), schemas: {}, message: '', earlier: [] },
  ...changes,
});

/** A whole answer as an OpenAI-compatible server streams it. */
const oneWord = [
  { id: 'a', choices: [{ index: 0, delta: { role: 'assistant', content: 'Yes.' } }] },
  { id: 'a', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
]
  .map((part) => `data: ${JSON.stringify(part)}\n\n`)
  .concat('data: [DONE]\n\n')
  .join('');

type Options = { connection?: ModelConnection; silence?: typeof silence; signal?: AbortSignal; request?: ModelRequest };

async function ask(options: Options = {}): Promise<ModelEvent[]> {
  const model = createHostedModel(options.connection ?? connection(), { silence: options.silence ?? silence, retries });
  const events: ModelEvent[] = [];
  for await (const event of model.stream(options.request ?? request(), options.signal ?? new AbortController().signal))
    events.push(event);
  return events;
}

const textOf = (events: ModelEvent[]) => events.map((event) => (event.type === 'text' ? event.text : '')).join('');

async function failureOf(promise: Promise<unknown>): Promise<ModelError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ModelError);
  return error as ModelError;
}

describe('a reply', () => {
  it.each([
    [32_000, 32_000],
    [undefined, 16_384],
  ])('[GEN-61] is asked for with the limit %s that an admin set', async (maxOutputTokens, sent) => {
    await start([{ text: 'Yes.' }]);
    const model = createHostedModel(connection(), { silence, retries, maxOutputTokens });
    for await (const event of model.stream(request(), new AbortController().signal)) expect(event).toBeDefined();
    expect(server.requests[0]!.body.max_tokens).toBe(sent);
  });

  it.each([
    ['that the list states', { max_output_tokens: 16_384 }, 16_384],
    ['of the best host', { context_length: 200_000, top_provider: { max_completion_tokens: 65_536 } }, 65_536],
    ['that is left of the context', { max_model_len: 8_192, max_completion_tokens: 8_192 }, 8_173],
    ['of half a context alone', { context_window: 32_768 }, 16_384],
    ['that is usual where the list says nothing', {}, 16_384],
    ['that is usual where the list says nonsense', { max_output_tokens: 'many', top_provider: 7 }, 16_384],
  ])('[GEN-61] is asked for with the limit %s', async (_, listed, maxOutputTokens) => {
    await start({ answers: [{ text: 'Yes.' }, { text: 'Yes.' }], listed });
    await ask();
    expect(server.requests[0]!.body.max_tokens).toBe(maxOutputTokens);
  });

  it('[GEN-61] does not need the list: what cannot be read states nothing', async () => {
    await start({ answers: [{ text: 'Yes.' }], models: ['another'], listed: { max_output_tokens: 9_000 } });
    await failureOf(ask());
    expect(server.requests[0]!.body.max_tokens).toBe(16_384);
  });

  it.each([
    ['and context of the public list', {}, { maxOutputTokens: 32_000, contextTokens: 20_000 }, 19_981],
    ['that is usual in the context of the public list', {}, { maxOutputTokens: null, contextTokens: 128_000 }, 16_384],
    ['of its own list first', { max_tokens: 9_000 }, { maxOutputTokens: 32_000, contextTokens: null }, 9_000],
  ])('[GEN-64] is asked for with the limit %s', async (_, listed, listedLimits, maxOutputTokens) => {
    await start({ answers: [{ text: 'Yes.' }], listed });
    await ask({ request: request({ listedLimits }) });
    expect(server.requests[0]!.body.max_tokens).toBe(maxOutputTokens);
  });

  it('[GEN-64] is asked for again without a limit that the model refuses, and never with one after that', async () => {
    const message = "Unsupported parameter: 'max_tokens' is not supported with this model.";
    await start([{ status: 400, body: JSON.stringify({ error: { message } }) }, { text: 'Yes.' }, { text: 'Again.' }]);
    const model = createHostedModel(connection(), { silence, retries });
    for (const said of ['Yes.', 'Again.']) {
      const events: ModelEvent[] = [];
      for await (const event of model.stream(request(), new AbortController().signal)) events.push(event);
      expect(textOf(events)).toBe(said);
    }
    expect(server.requests.map(({ body }) => body.max_tokens)).toEqual([16_384, undefined, undefined]);
  });

  it('[GEN-64] waits for the first byte as long as the silence allows, whatever the limit of fetch is', async () => {
    let asked = 0;
    const slow = createServer((call, answer) => {
      if (call.method === 'GET') return void answer.end('{"data":[]}');
      asked += 1;
      setTimeout(() => answer.writeHead(200, { 'content-type': 'text/event-stream' }).end(oneWord), 2_500);
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const before = getGlobalDispatcher();
    setGlobalDispatcher(new Agent({ headersTimeout: 100, bodyTimeout: 100 }));
    try {
      const { port } = slow.address() as AddressInfo;
      expect(textOf(await ask({ connection: connection({ baseUrl: `http://127.0.0.1:${port}/v1` }) }))).toBe('Yes.');
      expect(asked).toBe(1);
    } finally {
      setGlobalDispatcher(before);
      slow.close();
      slow.closeAllConnections();
    }
  });

  it('[EDIT-14] is asked for with the temperature of the request, and without it by a model that knows none', async () => {
    const message = "Unsupported value: 'temperature' does not support 0.2 with this model.";
    const refused = { status: 400, body: JSON.stringify({ error: { message } }) };
    await start([{ text: 'Yes.' }, refused, { text: 'Well.' }, { text: 'No.' }]);
    expect(textOf(await ask({ request: request({ temperature: 0 }) }))).toBe('Yes.');
    expect(textOf(await ask({ request: request({ temperature: 0.2 }) }))).toBe('Well.');
    expect(textOf(await ask())).toBe('No.');
    expect(server.requests.map(({ body }) => body.temperature)).toEqual([0, 0.2, undefined, undefined]);
  });

  it('arrives letter for letter, with its usage', async () => {
    await start([{ fixture: 'expense-tracker', chunkChars: 7 }]);
    const events = await ask();
    expect(textOf(events)).toBe(readReplyFixture('expense-tracker').text);
    const finish = events.at(-1);
    expect(finish).toMatchObject({ type: 'finish', reason: 'stop', steps: 1 });
    if (finish?.type !== 'finish') throw new Error('no finish');
    expect(finish.usage.promptTokens).toBeGreaterThan(0);
    expect(finish.usage.completionTokens).toBeGreaterThan(1_000);
    expect(finish.usage.cacheReadTokens).toBeGreaterThan(0);
  });

  it('[GEN-12] cut by the provider says so', async () => {
    await start([{ fixture: 'cut-in-content' }]);
    expect((await ask()).at(-1)).toMatchObject({ type: 'finish', reason: 'length' });
  });

  it('leaves out the reasoning that a model sends beside it', async () => {
    await start([{ reasoning: 'Let me think.', text: 'Done.' }]);
    expect(textOf(await ask())).toBe('Done.');
  });

  it('is asked for with the stable part of the prompt first and the message last', async () => {
    const { requests } = await start([{ text: 'ok' }]);
    await ask();
    const { body, headers } = requests[0]!;
    expect(headers.authorization).toBe('Bearer sk-right');
    expect(body.messages?.map(({ role }) => role)).toEqual(['system', 'system', 'user']);
    expect(JSON.stringify(body.messages?.[0])).toContain('You build apps.');
  });

  it('stops at once when it is aborted, and the provider sees it', async () => {
    const { requests } = await start([{ fixture: 'expense-tracker', chunkChars: 5, delayMs: 5 }]);
    const stop = new AbortController();
    const model = createHostedModel(connection(), { silence, retries });
    const reason = new Error('stopped by the person');
    const run = async () => {
      for await (const event of model.stream(request(), stop.signal)) if (event.type === 'text') stop.abort(reason);
    };
    await expect(run()).rejects.toBe(reason);
    await expect.poll(() => requests[0]!.wasAborted).toBe(true);
  });
});

describe('tools', () => {
  const tool = (run: ModelTool['run']): ModelTool => ({
    name: 'read_file',
    description: 'Reads',
    parameters: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
    run,
  });
  const call: Answer = { toolCalls: [{ name: 'read_file', args: { path: 'pages/Home.jsx' } }] };

  it('[GEN-14] are run, and their answer goes back to the model', async () => {
    const { requests } = await start([{ text: 'Reading. ', ...call }, { text: 'Done.' }]);
    const events = await ask({ request: request({ tools: [tool(async ({ path }) => `content of ${String(path)}`)] }) });
    expect(events.map(({ type }) => type)).toEqual([
      'text',
      'tool-call',
      'tool-result',
      'step',
      'text',
      'step',
      'finish',
    ]);
    expect(events[1]).toMatchObject({ name: 'read_file', args: { path: 'pages/Home.jsx' } });
    expect(requests[1]!.body.messages?.at(-2)).toMatchObject({ role: 'assistant', content: 'Reading. ' });
    expect(JSON.stringify(requests[1]!.body.messages)).toContain('content of pages/Home.jsx');
    expect(events.at(-1)).toMatchObject({ steps: 2 });
  });

  it('[GEN-14] are no longer offered in the fourth step', async () => {
    const { requests } = await start([call, call, call, { text: 'Enough.' }]);
    const events = await ask({ request: request({ tools: [tool(async () => 'x')] }) });
    expect(requests.map(({ body }) => body.tool_choice)).toEqual(['auto', 'auto', 'auto', 'none']);
    expect(textOf(events)).toBe('Enough.');
  });

  it('[GEN-14] end after four steps even when the model calls on', async () => {
    const { requests } = await start({ answers: () => ({ text: 'More. ', ...call }) });
    const events = await ask({ request: request({ tools: [tool(async () => 'x')] }) });
    expect(requests).toHaveLength(4);
    expect(events.at(-1)).toMatchObject({ type: 'finish', steps: 4 });
  });

  it('get arguments that can be stored, whatever the model sent', async () => {
    await start([{ toolCalls: [{ name: 'read_file', args: { path: 'a\0\ud800b' } }] }, { text: 'Done.' }]);
    const events = await ask({ request: request({ tools: [tool(async () => 'x')] }) });
    expect(events[0]).toMatchObject({ type: 'tool-call', args: { path: 'a\ufffdb' } });
  });

  it('that fail tell the model why', async () => {
    const { requests } = await start([call, { text: 'Sorry.' }]);
    await ask({ request: request({ tools: [tool(() => Promise.reject(new Error('disk on fire')))] }) });
    expect(JSON.stringify(requests[1]!.body.messages)).toContain('disk on fire');
  });

  it('are not waited for by who stops the reply', async () => {
    await start([call]);
    const stop = new AbortController();
    const reason = new Error('stopped by the person');
    const isRunning = Promise.withResolvers<void>();
    const run = () => {
      isRunning.resolve();
      return new Promise<never>(() => {});
    };
    const answer = ask({ request: request({ tools: [tool(run)] }), signal: stop.signal });
    const refused = expect(answer).rejects.toBe(reason);
    await isRunning.promise;
    // The rest of the answer arrives meanwhile, so that only the tool is left to wait for.
    await new Promise((resolve) => setTimeout(resolve, 100));
    stop.abort(reason);
    await refused;
  });
});

describe('a provider that refuses', () => {
  it.each([
    ['a wrong key', refusals.wrongKey, 'model-key-wrong', 'Incorrect API key'],
    ['an unknown model', refusals.unknownModel, 'model-unknown', 'does not exist'],
    ['a broken server', refusals.broken, 'model-refused', 'The server had an error'],
    ['a used-up limit', refusals.rateLimit, 'model-busy', 'Rate limit reached'],
    ['an error page', refusals.errorPage, 'model-refused', ''],
    ['a page that is not there', { status: 404, body: '<html>Not here</html>' }, 'model-unreachable', 'Not here'],
    [
      'a context that is too long',
      { status: 400, body: '{"error":{"message":"maximum context length is 8192 tokens"}}' },
      'model-refused',
      '8192',
    ],
  ])('because of %s is told so', async (_, answer, code, details) => {
    await start({ answers: () => answer });
    const error = await failureOf(ask());
    expect(error.code).toBe(code);
    expect(error.details).toContain(details);
  });

  it('never shows the key in the details', async () => {
    await start({ answers: () => ({ status: 401, body: '{"error":{"message":"Bad key sk-right"}}' }) });
    expect((await failureOf(ask())).details).not.toContain('sk-right');
  });

  it('is not asked without the key that it needs', async () => {
    await start();
    const error = await failureOf(ask({ connection: connection({ provider: 'anthropic', apiKey: null }) }));
    expect(error.code).toBe('model-key-wrong');
    expect(server.requests).toHaveLength(0);
  });
});

describe('a provider in trouble', () => {
  it('is asked again after 429 and 500, and the reply is whole', async () => {
    const { requests } = await start([refusals.rateLimit, refusals.broken, { fixture: 'no-actions' }]);
    expect(textOf(await ask())).toBe(readReplyFixture('no-actions').text);
    expect(requests).toHaveLength(3);
  });

  it('that asks for a long pause is reported as busy at once', async () => {
    const { requests } = await start({
      answers: () => ({ ...refusals.rateLimit, headers: { 'retry-after': '3600' } }),
    });
    expect((await failureOf(ask())).code).toBe('model-busy');
    expect(requests).toHaveLength(1);
  });

  it('that cuts the connection before the first word is asked again', async () => {
    const { requests } = await start([{ text: 'Hello', cutAfterChars: 0 }, { text: 'Hello' }]);
    expect(textOf(await ask())).toBe('Hello');
    expect(requests).toHaveLength(2);
  });

  it('that cuts the connection in the middle has stopped answering, and is not asked again', async () => {
    const { requests } = await start({
      answers: () => ({ fixture: 'expense-tracker', cutAfterChars: 100, delayMs: 5 }),
    });
    expect((await failureOf(ask())).code).toBe('model-silent');
    expect(requests).toHaveLength(1);
  });

  it('that hangs before the first word is given up', async () => {
    await start({ answers: () => ({ text: 'x', hangAfterChars: 0 }) });
    const error = await failureOf(ask({ silence: { firstTokenMs: 60, idleMs: 5_000 } }));
    expect(error.code).toBe('model-silent');
    expect(error.details).toContain('0.06 s');
  });

  it('that hangs in the middle is given up', async () => {
    await start({ answers: () => ({ fixture: 'expense-tracker', hangAfterChars: 200 }) });
    const error = await failureOf(ask({ silence: { firstTokenMs: 5_000, idleMs: 60 } }));
    expect(error.code).toBe('model-silent');
  });

  it('that is slow but steady is waited for', async () => {
    await start([{ text: 'a b c d e f', chunkChars: 1, delayMs: 30 }]);
    expect(textOf(await ask({ silence: { firstTokenMs: 2_000, idleMs: 250 } }))).toBe('a b c d e f');
  });

  it('that sends garbage is refused, and none of the garbage is in the details', async () => {
    await start({ answers: () => ({ fixture: 'no-actions', garbageAfterChars: 20 }) });
    const error = await failureOf(ask());
    expect(error.code).toBe('model-refused');
    expect(error.details).not.toMatch(/\p{Cc}/u);
  });

  it('that says nothing at all is refused', async () => {
    await start({ answers: () => ({ text: '' }) });
    expect((await failureOf(ask())).code).toBe('model-refused');
  });

  it('at a dead address is unreachable', async () => {
    await start();
    const { url } = server;
    await server.close();
    expect((await failureOf(ask({ connection: connection({ baseUrl: url }) }))).code).toBe('model-unreachable');
  });
});
