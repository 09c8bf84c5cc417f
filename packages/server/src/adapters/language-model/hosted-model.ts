import type { LanguageModelUsage, ModelMessage, SystemModelMessage, ToolSet } from 'ai';
import { microsOf } from '@whittle/domain/models/money';
import { listedAs } from './listed-as.ts';
import { chainOf, describeFailure } from './describe-failure.ts';
import type { LanguageModel, ModelEvent, ModelPicture, ModelRequest, ModelTool, ModelUsage } from './language-model.ts';
import { ModelError } from './model-error.ts';
import { type ModelConnection, providers } from './providers.ts';
import { createOutputLimit, type OutputLimit } from './output-limit.ts';
import { isAboutOutputLimit, isAboutTemperature } from './refused-settings.ts';
import { createRetryingFetch, defaultRetries, type RetryOptions } from './retrying-fetch.ts';
import { seesPictures } from './supports-images.ts';
import { type SilenceLimits, watchSilence } from './silence-watch.ts';

export type HostedModelOptions = {
  silence: SilenceLimits;
  retries?: RetryOptions;
  /** Null or left out: what the provider states of the model. */
  maxOutputTokens?: number | null;
  /** How its provider is reached; the server's own way when left out. */
  fetch?: typeof fetch;
};

/**
 * A provider's model behind the product's own interface. One request is at most `maxSteps` calls: while the model calls
 * tools, they are run and their results sent back; the last step is not offered any, so that it answers.
 * Throws `ModelError`, or the reason of the caller's signal.
 */
export function createHostedModel(connection: ModelConnection, options: HostedModelOptions): LanguageModel {
  const { label, needsKey } = providers[connection.provider];
  const connect = connectOnce(connection, createRetryingFetch(options.retries ?? defaultRetries, options.fetch));
  const fixed = options.maxOutputTokens ?? null;
  const stated: OutputLimit = fixed === null ? createOutputLimit(connection, options.fetch) : async () => fixed;
  let takesLimit = true;
  const outputLimit: OutputLimit = async (...about) => (takesLimit ? stated(...about) : null);
  const noOutputLimit = () => {
    takesLimit = false;
  };
  return {
    label: `${connection.model} · ${label}`,
    provider: connection.provider,
    model: connection.model,
    isBuiltIn: false,
    listedAs: listedAs(connection),
    seesPictures: seesPictures(connection),
    async *stream(request, signal) {
      if (needsKey && !connection.apiKey) throw new ModelError('model-key-wrong', 'No key is set.');
      yield* runSteps(await connect(), connection, { ...options, outputLimit, noOutputLimit }, request, signal);
    },
  };
}

/** The library's model, made by the first request: making it builds the schemas of its answers, which takes longer than a call. */
function connectOnce(connection: ModelConnection, fetch: typeof globalThis.fetch): () => Promise<StepCall['model']> {
  let model: Promise<StepCall['model']> | null = null;
  return () => {
    model ??= providers[connection.provider].connect(connection, fetch).catch((error: unknown) => {
      model = null;
      throw error;
    });
    return model;
  };
}

type StepOptions = HostedModelOptions & { outputLimit: OutputLimit; noOutputLimit(): void };

async function* runSteps(
  model: StepCall['model'],
  connection: ModelConnection,
  { silence, retries = defaultRetries, outputLimit, noOutputLimit }: StepOptions,
  request: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  const tools = await toolSet(request.tools);
  const messages: ModelMessage[] = request.messages.map(({ role, content }) => ({ role, content }));
  showPictures(messages, request.pictures ?? []);
  let total = noUsage;
  for (let step = 1; ; step++) {
    const isLast = step >= request.maxSteps;
    const { system, temperature } = request;
    const maxOutputTokens = await outputLimit(charsOf(system, messages), request.listedLimits);
    const call: StepCall = { ...{ model, system, messages, tools, isLast, maxOutputTokens }, temperature };
    let end: StepEnd | null = null;
    for await (const event of runStep(call, { silence, retries, signal, apiKey: connection.apiKey, noOutputLimit })) {
      if (event.type === 'step-end') end = event;
      else yield event;
    }
    total = addUsage(total, end!.usage);
    const { usage, costMicros, reportedTokens } = end!;
    yield {
      ...{ type: 'step', usage },
      ...(costMicros !== null && { costMicros }),
      ...(reportedTokens !== null && { reportedTokens }),
    };
    if (end!.reason !== 'tool-calls' || isLast) {
      yield { type: 'finish', reason: end!.reason === 'tool-calls' ? 'other' : end!.reason, usage: total, steps: step };
      return;
    }
    messages.push(...end!.messages);
  }
}

/** Pictures are left out: what they take of a context is each model's own. */
const charsOf = (system: readonly string[], messages: readonly ModelMessage[]) =>
  system.join('').length +
  messages.reduce((sum, { content }) => sum + (typeof content === 'string' ? content : textIn(content)).length, 0);

const textIn = (parts: unknown) =>
  JSON.stringify(parts, (_, value: unknown) => (value instanceof Uint8Array ? '' : value));

/** Puts the pictures behind the words of the last message. */
function showPictures(messages: ModelMessage[], pictures: readonly ModelPicture[]): void {
  const last = messages.at(-1);
  if (pictures.length === 0 || last?.role !== 'user' || typeof last.content !== 'string') return;
  const files = pictures.map(({ type, bytes }) => ({ type: 'file' as const, mediaType: type, data: bytes }));
  messages[messages.length - 1] = { role: 'user', content: [{ type: 'text', text: last.content }, ...files] };
}

type StepCall = {
  model: Parameters<typeof import('ai').streamText>[0]['model'];
  system: string[];
  messages: ModelMessage[];
  tools: ToolSet;
  isLast: boolean;
  maxOutputTokens: number | null;
  temperature: number | undefined;
};

type StepEnd = {
  type: 'step-end';
  reason: 'stop' | 'length' | 'other' | 'tool-calls';
  usage: ModelUsage;
  costMicros: number | null;
  reportedTokens: number | null;
  messages: ModelMessage[];
};

type StepContext = {
  silence: SilenceLimits;
  retries: RetryOptions;
  signal: AbortSignal;
  apiKey: string | null;
  /** The model refused a limit: the next request goes without one. */
  noOutputLimit(): void;
};

/** One call to the model. A connection lost before the first sign of an answer is tried again. */
async function* runStep(wanted: StepCall, context: StepContext): AsyncGenerator<ModelEvent | StepEnd> {
  let call = wanted;
  for (let attempt = 0; ; attempt++) {
    let hasStarted = false;
    try {
      for await (const event of callModel(call, context)) {
        hasStarted = true;
        yield event;
      }
      return;
    } catch (error) {
      context.signal.throwIfAborted();
      const failure = describeFailure(error, { apiKey: context.apiKey, hasStarted });
      if (!hasStarted && call.temperature !== undefined && isAboutTemperature(failure)) {
        call = { ...call, temperature: undefined };
        continue;
      }
      if (!hasStarted && call.maxOutputTokens !== null && isAboutOutputLimit(failure)) {
        context.noOutputLimit();
        call = { ...call, maxOutputTokens: null };
        continue;
      }
      const isLostEarly = !hasStarted && attempt < context.retries.retries && isCutStream(error);
      if (!isLostEarly) throw failure;
    }
  }
}

/** The answer's head came and then the connection broke; refused requests were already retried by the fetch. */
const isCutStream = (error: unknown) =>
  chainOf(error).some((one) => /^terminated$/i.test((one as Error).message ?? ''));

async function* callModel(call: StepCall, { silence, signal }: StepContext): AsyncGenerator<ModelEvent | StepEnd> {
  const { streamText, isStepCount } = await loadLibrary();
  const watch = watchSilence(silence);
  try {
    const result = streamText({
      model: call.model,
      instructions: cachedSystem(call.system),
      messages: cachedToTheEnd(call.messages),
      tools: call.tools,
      toolChoice: call.isLast || Object.keys(call.tools).length === 0 ? 'none' : 'auto',
      stopWhen: isStepCount(1),
      ...(call.maxOutputTokens !== null && { maxOutputTokens: call.maxOutputTokens }),
      ...(call.temperature !== undefined && { temperature: call.temperature }),
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, watch.signal]),
      onError: () => undefined,
    });
    let said = false;
    let reason: StepEnd['reason'] = 'other';
    let usage = noUsage;
    let costMicros: number | null = null;
    let reportedTokens: number | null = null;
    for await (const part of result.stream) {
      if (part.type === 'error' && isLateToolCall(part.error)) continue;
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw signal.aborted ? signal.reason : watch.signal.reason;
      if (part.type === 'tool-call') watch.pause();
      else if (part.type !== 'start' && part.type !== 'start-step') watch.heard();
      if (part.type === 'text-delta' && part.text !== '') {
        said = true;
        yield { type: 'text', text: part.text };
      } else if (part.type === 'tool-call') {
        said = true;
        yield { type: 'tool-call', id: part.toolCallId, name: part.toolName, args: asArgs(part.input) };
      } else if (part.type === 'tool-result') {
        yield { type: 'tool-result', id: part.toolCallId, result: String(part.output) };
      } else if (part.type === 'tool-error') {
        yield {
          type: 'tool-result',
          id: part.toolCallId,
          result: `The tool failed: ${String((part.error as Error).message)}`,
        };
      } else if (part.type === 'finish-step') {
        reason = toReason(part.finishReason);
        usage = toUsage(part.usage);
        costMicros = chargedMicros(part.providerMetadata);
        reportedTokens = totalIn(part.usage.raw);
      }
    }
    watch.stop();
    if (!said) throw new ModelError('model-refused', 'The answer held neither text nor a call of a tool.');
    const messages = call.isLast ? [] : await result.responseMessages;
    yield { type: 'step-end', reason, usage, costMicros, reportedTokens, messages };
  } catch (error) {
    throw watch.signal.aborted && !signal.aborted ? watch.signal.reason : error;
  } finally {
    watch.stop();
  }
}

/** Weak models call tools although they were told that there are none left; what they said still counts. */
const isLateToolCall = (error: unknown) => (error as { name?: unknown }).name === 'AI_ToolChoiceViolationError';

/** Its warnings about settings that a provider ignores would go to the console past the log. */
function loadLibrary() {
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return import('ai');
}

const cacheMark = {
  anthropic: { cacheControl: { type: 'ephemeral' } },
  openrouter: { cacheControl: { type: 'ephemeral' } },
};

/** The stable part of the prompt ends with a mark up to which a provider keeps it; the app's part with another. */
const cachedSystem = (system: string[]): SystemModelMessage[] =>
  system.filter(Boolean).map((content) => ({ role: 'system', content, providerOptions: cacheMark }));

/** The next step of this turn begins with the same messages. */
const cachedToTheEnd = (messages: ModelMessage[]): ModelMessage[] =>
  messages.map((message, index) =>
    index === messages.length - 1 ? { ...message, providerOptions: cacheMark } : message,
  );

async function toolSet(tools: ModelTool[]): Promise<ToolSet> {
  const { jsonSchema, tool } = await loadLibrary();
  const entries = tools.map(({ name, description, parameters, run }) => {
    const inputSchema = jsonSchema<Record<string, unknown>>(parameters);
    return [name, tool({ description, inputSchema, execute: (args) => run(args) })] as const;
  });
  return Object.fromEntries(entries);
}

const asArgs = (input: unknown): Record<string, unknown> =>
  typeof input === 'object' && input !== null
    ? (storable(input) as Record<string, unknown>)
    : { input: storable(input) };

/** The same value without characters that PostgreSQL refuses in JSON: NUL and halves of characters. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [storable(name), storable(one)]));
}

function toReason(reason: string): StepEnd['reason'] {
  return reason === 'stop' || reason === 'length' || reason === 'tool-calls' ? reason : 'other';
}

const noUsage: ModelUsage = { promptTokens: 0, completionTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };

const toUsage = ({ inputTokens, outputTokens, inputTokenDetails }: LanguageModelUsage): ModelUsage => ({
  promptTokens: inputTokens ?? 0,
  completionTokens: outputTokens ?? 0,
  cacheReadTokens: inputTokenDetails.cacheReadTokens ?? 0,
  cacheWriteTokens: inputTokenDetails.cacheWriteTokens ?? 0,
});

/** The provider's own total, which the parts are to add up to: OpenAI and its like, Google. Others state none. */
function totalIn(raw: Record<string, unknown> | undefined): number | null {
  const total = raw?.['total_tokens'] ?? raw?.['totalTokenCount'];
  return typeof total === 'number' && Number.isSafeInteger(total) && total >= 0 ? total : null;
}

/** OpenRouter says what it charged. Its upstream cost is a part of that, and is not added. */
function chargedMicros(metadata: Record<string, Record<string, unknown>> | undefined): number | null {
  const cost = (metadata?.['openrouter']?.['usage'] as { cost?: unknown } | undefined)?.cost;
  return typeof cost === 'number' && Number.isFinite(cost) && cost >= 0 ? microsOf(cost) : null;
}

const addUsage = (a: ModelUsage, b: ModelUsage): ModelUsage => ({
  promptTokens: a.promptTokens + b.promptTokens,
  completionTokens: a.completionTokens + b.completionTokens,
  cacheReadTokens: a.cacheReadTokens + b.cacheReadTokens,
  cacheWriteTokens: a.cacheWriteTokens + b.cacheWriteTokens,
});
