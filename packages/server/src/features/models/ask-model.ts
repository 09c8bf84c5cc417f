import type { LanguageModels, ModelRequest } from '../../adapters/language-model/language-model.ts';
import { ModelError } from '../../adapters/language-model/model-error.ts';
import { AppError } from '../../http/app-error.ts';

export type Question = { system: string; prompt: string };

/** Longer answers are cut off by ending the stream: nobody asked for a book. */
const answerMaxChars = 200_000;

/**
 * The whole answer of the connected model to one question. Throws `model-missing` where only the built-in builder is
 * there, `model-silent` after `timeoutMs`, and what else a model can meet (contract/errors.ts, `model-…`).
 */
export async function askModel(
  models: LanguageModels,
  { system, prompt }: Question,
  { timeoutMs }: { timeoutMs: number },
): Promise<string> {
  const model = await models.current();
  if (model.isBuiltIn) throw new AppError('model-missing');
  const request: ModelRequest = {
    system: [system],
    messages: [{ role: 'user', content: prompt }],
    tools: [],
    maxSteps: 1,
    context: { appId: '', appName: '', files: new Map(), schemas: {}, message: prompt, earlier: [] },
  };
  const signal = AbortSignal.timeout(timeoutMs);
  let answer = '';
  try {
    for await (const event of model.stream(request, signal)) {
      if (event.type === 'text') answer += event.text;
      if (answer.length > answerMaxChars) break;
    }
    return answer;
  } catch (error) {
    if (signal.aborted) throw new AppError('model-silent', { cause: error });
    if (error instanceof ModelError) throw new AppError(error.code, { cause: error });
    throw error;
  }
}
