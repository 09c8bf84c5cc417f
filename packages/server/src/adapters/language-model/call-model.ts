import type {
  AssistantContent,
  LanguageModelCallEndEvent,
  ModelMessage,
  SystemModelMessage,
  ToolResultPart,
  ToolSet,
  TypedToolCall,
} from 'ai';
import { earlyTextOf } from './early-text.ts';
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
  /** What each tool does. */
  runs: ReadonlyMap<string, ModelTool['run']>;
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

/**
 * One call of the model, as events of ours. Throws what the library threw, or why `silence` or `signal` ended it.
 *
 * Of the library this is the call alone. Its `streamText` is made for loops of several calls and hands each piece of text
 * through six more streams, which beside many others takes longer than everything else that is done with the piece.
 */
export async function* callModel(
  call: StepCall,
  { silence, signal }: { silence: SilenceLimits; signal: AbortSignal },
): AsyncGenerator<ModelEvent | StepEnd> {
  const { experimental_streamLanguageModelCall: streamCall } = await loadLibrary();
  const watch = watchSilence(silence);
  const aborting = AbortSignal.any([signal, watch.signal]);
  const early = earlyTextOf(aborting);
  try {
    let content: Content = [];
    const answering = streamCall({
      model: call.model,
      instructions: cachedSystem(call.system),
      messages: cachedToTheEnd(call.messages),
      tools: call.tools,
      toolChoice: call.isLast || Object.keys(call.tools).length === 0 ? 'none' : 'auto',
      ...(call.maxOutputTokens !== null && { maxOutputTokens: call.maxOutputTokens }),
      ...(call.temperature !== undefined && { temperature: call.temperature }),
      abortSignal: aborting,
      onLanguageModelCallEnd: (event) => {
        content = event.content;
      },
    });
    answering.then(early.end, early.end);
    const running: Promise<ToolAnswer>[] = [];
    let said = false;
    let earlyText = '';
    let reason: StepEnd['reason'] = 'other';
    let usage = noUsage;
    let costMicros: number | null = null;
    let reportedTokens: number | null = null;
    for await (const text of early) {
      watch.heard();
      if (text === '') continue;
      said = true;
      earlyText += text;
      yield { type: 'text', text };
    }
    const { stream } = await answering;
    for await (const part of stream) {
      if (part.type === 'error' && isLateToolCall(part.error)) continue;
      if (part.type === 'error') throw part.error;
      if (part.type === 'tool-call') watch.pause();
      else if (part.type !== 'model-call-start') watch.heard();
      if (part.type === 'text-delta' && part.text !== '') {
        said = true;
        yield { type: 'text', text: part.text };
      } else if (part.type === 'tool-call') {
        said = true;
        yield { type: 'tool-call', id: part.toolCallId, name: part.toolName, args: asArgs(part.input) };
        running.push(runTool(call.runs, part));
      } else if (part.type === 'model-call-end') {
        reason = toReason(part.finishReason);
        usage = toUsage(part.usage);
        costMicros = chargedMicros(part.providerMetadata);
        reportedTokens = totalIn(part.usage.raw);
      }
    }
    watch.stop();
    if (!said) throw new ModelError('model-refused', 'The answer held neither text nor a call of a tool.');
    const answers = await unlessAborted(Promise.all(running), signal);
    for (const { id, said: result } of answers) yield { type: 'tool-result', id, result };
    const all: Content = earlyText === '' ? content : [{ type: 'text', text: earlyText }, ...content];
    const messages = call.isLast ? [] : toMessages(all, answers);
    yield { type: 'step-end', reason, usage, costMicros, reportedTokens, messages };
  } catch (error) {
    throw watch.signal.aborted && !signal.aborted ? watch.signal.reason : error;
  } finally {
    early.end();
    watch.stop();
  }
}

/** A tool may take long, and whoever stops a reply does not wait for it. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', onAbort);
  return Promise.race([work, aborted.promise]).finally(() => signal.removeEventListener('abort', onAbort));
}

type Content = LanguageModelCallEndEvent<ToolSet>['content'];
/** `said` is what the person sees of it. */
type ToolAnswer = { id: string; name: string; said: string; output: ToolResultPart['output'] };

async function runTool(
  runs: StepCall['runs'],
  { toolCallId: id, toolName: name, input, ...call }: TypedToolCall<ToolSet>,
): Promise<ToolAnswer> {
  try {
    if (call.invalid) throw call.error;
    const value = await runs.get(name)!(input as Record<string, unknown>);
    return { id, name, said: value, output: { type: 'text', value } };
  } catch (error) {
    const value = error instanceof Error ? error.message : String(error);
    return { id, name, said: `The tool failed: ${value}`, output: { type: 'error-text', value } };
  }
}

/** What the model said and what its tools answered, as the next call tells it. What a provider noted about a part goes back to it. */
function toMessages(content: Content, answers: readonly ToolAnswer[]): ModelMessage[] {
  const said = content.flatMap((part): Exclude<AssistantContent, string> => {
    const noted = 'providerMetadata' in part && part.providerMetadata ? { providerOptions: part.providerMetadata } : {};
    switch (part.type) {
      case 'text':
        return part.text === '' && !part.providerMetadata ? [] : [{ type: 'text', text: part.text, ...noted }];
      case 'reasoning':
        return [{ type: 'reasoning', text: part.text, ...noted }];
      case 'tool-call': {
        const { toolCallId, toolName, input, invalid } = part;
        return [{ type: 'tool-call', toolCallId, toolName, input: invalid ? asObject(input) : input, ...noted }];
      }
      default:
        return [];
    }
  });
  const results = answers.map(({ id, name, output }) => ({
    ...{ type: 'tool-result' as const, toolCallId: id, toolName: name, output },
  }));
  return [
    ...(said.length > 0 ? [{ role: 'assistant' as const, content: said }] : []),
    ...(results.length > 0 ? [{ role: 'tool' as const, content: results }] : []),
  ];
}

/** Providers refuse a call whose arguments are no object. */
const asObject = (input: unknown) => (typeof input === 'object' && input !== null ? input : {});

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
  const entries = tools.map(({ name, description, parameters }) => {
    const inputSchema = jsonSchema<Record<string, unknown>>(parameters);
    return [name, tool({ description, inputSchema })] as const;
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
