import type { ModelMessage } from 'ai';
import { callModel, type StepCall, type StepEnd, toolSet } from './call-model.ts';
import { listedAs } from './listed-as.ts';
import { chainOf, describeFailure } from './describe-failure.ts';
import type { LanguageModel, ModelEvent, ModelPicture, ModelRequest } from './language-model.ts';
import { ModelError } from './model-error.ts';
import { type ModelConnection, providers } from './providers.ts';
import { createOutputLimit, type OutputLimit } from './output-limit.ts';
import { addUsage, noUsage } from './reported-usage.ts';
import { isAboutOutputLimit, isAboutTemperature } from './refused-settings.ts';
import { createRetryingFetch, defaultRetries, type RetryOptions } from './retrying-fetch.ts';
import { seesPictures } from './supports-images.ts';
import type { SilenceLimits } from './silence-watch.ts';

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
  const runs = new Map(request.tools.map(({ name, run }) => [name, run]));
  const messages: ModelMessage[] = request.messages.map(({ role, content }) => ({ role, content }));
  showPictures(messages, request.pictures ?? []);
  let total = noUsage;
  for (let step = 1; ; step++) {
    const isLast = step >= request.maxSteps;
    const { system, temperature } = request;
    const maxOutputTokens = await outputLimit(charsOf(system, messages), request.listedLimits);
    const call: StepCall = { ...{ model, system, messages, tools, runs, isLast, maxOutputTokens }, temperature };
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
  [...system, ...messages.map(({ content }) => (typeof content === 'string' ? content : textIn(content)))].reduce(
    (sum, { length }) => sum + length,
    0,
  );

const textIn = (parts: unknown) =>
  JSON.stringify(parts, (_, value: unknown) => (value instanceof Uint8Array ? '' : value));

/** Puts the pictures behind the words of the last message. */
function showPictures(messages: ModelMessage[], pictures: readonly ModelPicture[]): void {
  const last = messages.at(-1);
  if (pictures.length === 0 || last?.role !== 'user' || typeof last.content !== 'string') return;
  const files = pictures.map(({ type, bytes }) => ({ type: 'file' as const, mediaType: type, data: bytes }));
  messages[messages.length - 1] = { role: 'user', content: [{ type: 'text', text: last.content }, ...files] };
}

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
