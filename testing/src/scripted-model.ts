import type {
  LanguageModel,
  LanguageModels,
  ModelEvent,
  ModelRequest,
} from '@whittle/server/adapters/language-model/language-model';

/** What a scripted model does when it is asked: write pieces, wait for the test, throw. */
export type ModelScript = (request: ModelRequest, signal: AbortSignal) => AsyncIterable<ModelEvent>;

/** A model that does what the test says, call by call; the last script answers all further calls. */
export interface ScriptedModel extends LanguageModels {
  /** What the model was asked, in order. */
  readonly requests: ModelRequest[];
  next(...scripts: ModelScript[]): void;
}

export function scriptedModel({
  isBuiltIn = false,
  seesPictures = true,
}: { isBuiltIn?: boolean; seesPictures?: boolean | null } = {}): ScriptedModel {
  const requests: ModelRequest[] = [];
  let scripts: ModelScript[] = [];
  const model: LanguageModel = {
    label: 'Scripted model',
    provider: 'test',
    model: 'scripted',
    isBuiltIn,
    listedAs: [],
    seesPictures,
    async *stream(request, signal) {
      requests.push(request);
      const script = scripts.length > 1 ? scripts.shift()! : scripts[0];
      if (!script) throw new Error('the test gave the model nothing to say');
      yield* script(request, signal);
    },
  };
  return {
    requests,
    current: async () => model,
    candidates: async () => [model],
    named: async (name) => ({ ...model, model: name, label: `${name} · scripted` }),
    list: async () => ['scripted', 'scripted-large'].map((name) => ({ model: name, listedAs: [] })),
    next: (...given) => void (scripts = given),
  };
}

const usage = { promptTokens: 10, completionTokens: 20, cacheReadTokens: 0, cacheWriteTokens: 0 };

/** Writes the text in pieces of `pieceChars` and ends. */
export const says = (
  text: string,
  { pieceChars = 7, reason = 'stop' }: { pieceChars?: number; reason?: 'stop' | 'length' | 'other' } = {},
): ModelScript =>
  async function* () {
    for (let at = 0; at < text.length; at += pieceChars) {
      yield { type: 'text', text: text.slice(at, at + pieceChars) };
      // Real models leave the event loop free between tokens.
      if (at % (pieceChars * 16) === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    yield { type: 'step', usage };
    yield { type: 'finish', reason, usage, steps: 1 };
  };

/** Writes the text and then fails. */
export const saysThenThrows = (text: string, error: unknown): ModelScript =>
  async function* () {
    if (text !== '') yield { type: 'text', text };
    throw error;
  };

/** Writes the text and then nothing more until it is interrupted, or until `release`. */
export function saysThenWaits(text: string, rest = ''): { script: ModelScript; release(): void } {
  const released = Promise.withResolvers<void>();
  return {
    release: () => released.resolve(),
    script: async function* (request, signal) {
      if (text !== '') yield { type: 'text', text };
      const aborted = Promise.withResolvers<never>();
      signal.addEventListener('abort', () => aborted.reject(signal.reason as Error));
      if (signal.aborted) aborted.reject(signal.reason as Error);
      await Promise.race([released.promise, aborted.promise]);
      yield* says(rest)(request, signal);
    },
  };
}
