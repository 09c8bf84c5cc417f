import type { ModelMessage, SystemModelMessage, ToolSet } from 'ai';
import type { ModelEvent, ModelTool, ModelUsage } from './language-model.ts';
import { ModelError } from './model-error.ts';
import { chargedMicros, noUsage, totalIn, toUsage } from './reported-usage.ts';
import { type SilenceLimits, watchSilence } from './silence-watch.ts';

/** `isLast`: no tool is offered, so that the model answers. `temperature`: the model's own when undefined. */
export type StepCall = {
  model: Parameters<typeof import('ai').streamText>[0]['model'];
  system: string[];
  messages: ModelMessage[];
  tools: ToolSet;
  isLast: boolean;
  maxOutputTokens: number | null;
  temperature: number | undefined;
};

export type StepEnd = {
  type: 'step-end';
  reason: 'stop' | 'length' | 'other' | 'tool-calls';
  usage: ModelUsage;
  costMicros: number | null;
  reportedTokens: number | null;
  messages: ModelMessage[];
};

/** One call of the model, as events of ours. Throws what the library threw, or why `silence` or `signal` ended it. */
export async function* callModel(
  call: StepCall,
  { silence, signal }: { silence: SilenceLimits; signal: AbortSignal },
): AsyncGenerator<ModelEvent | StepEnd> {
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

export async function toolSet(tools: ModelTool[]): Promise<ToolSet> {
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
