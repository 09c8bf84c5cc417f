import type {
  LanguageModels,
  ModelPicture,
  ModelRequest,
  ModelUsage,
  Payer,
} from '../../adapters/language-model/language-model.ts';
import { ModelError } from '../../adapters/language-model/model-error.ts';
import { AppError } from '../../http/app-error.ts';

export type Question = {
  system: string;
  prompt: string;
  pictures?: readonly ModelPicture[];
  temperature?: number;
};
/** `model` as its provider calls it; `firstWordMs`: how long its first word took. */
export type ModelReply = { text: string; model: string; usage: ModelUsage; firstWordMs: number };

/** Longer answers are cut off by ending the stream: nobody asked for a book. */
const answerMaxChars = 200_000;
const noUsage: ModelUsage = { promptTokens: 0, completionTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };

/**
 * The whole answer of the connected model to one question. Throws `model-missing` where only the built-in builder is
 * there, `model-silent` after `timeoutMs`, the reason of `stop`, `model-cannot-see` when pictures are refused, and what else a model can meet
 * (contract/models/errors.ts).
 */
export async function askModel(
  models: Pick<LanguageModels, 'current'>,
  { system, prompt, pictures = [], temperature }: Question,
  { timeoutMs, payer, stop }: { timeoutMs: number; payer: Payer; stop?: AbortSignal },
): Promise<ModelReply> {
  const model = await models.current('build', payer);
  if (model.isBuiltIn) throw new AppError('model-missing');
  const request: ModelRequest = {
    system: [system],
    messages: [{ role: 'user', content: prompt }],
    pictures,
    ...(temperature !== undefined && { temperature }),
    tools: [],
    maxSteps: 1,
    payer,
    context: { appId: '', appName: '', files: new Map(), schemas: {}, message: prompt, earlier: [] },
  };
  const patience = AbortSignal.timeout(timeoutMs);
  const signal = stop ? AbortSignal.any([patience, stop]) : patience;
  const startedAt = performance.now();
  let firstWordMs: number | null = null;
  let text = '';
  let usage = noUsage;
  try {
    for await (const event of model.stream(request, signal)) {
      if (event.type === 'text') {
        firstWordMs ??= performance.now() - startedAt;
        text += event.text;
      }
      if (event.type === 'finish') usage = event.usage;
      if (text.length > answerMaxChars) break;
    }
    return { text, model: model.model, usage, firstWordMs: firstWordMs ?? performance.now() - startedAt };
  } catch (error) {
    if (stop?.aborted) throw stop.reason;
    if (signal.aborted) throw new AppError('model-silent', { cause: error });
    if (!(error instanceof ModelError)) throw error;
    // Providers refuse what their model cannot take like any other request that is wrong.
    const isUnseen = error.code === 'model-refused' && pictures.length > 0;
    throw new AppError(isUnseen ? 'model-cannot-see' : error.code, { cause: error });
  }
}
