import { z } from 'zod';
import { ModelError } from './model-error.ts';
import { type ModelConnection, providers } from './providers.ts';

/** A model of a provider's list; what it may write and read in tokens, where the list says it. */
export type ListedModel = { name: string; maxOutputTokens: number | null; contextTokens: number | null };

const tokens = z.number().int().positive().nullish().catch(null);

/**
 * The names under which providers state the two: OpenRouter (`top_provider`), Anthropic (`max_tokens`), Groq and
 * others (`max_completion_tokens`, `context_window`), vLLM (`max_model_len`), Mistral and LM Studio (`max_context_length`).
 */
const listedSchema = z
  .object({
    id: z.string(),
    max_output_tokens: tokens,
    max_completion_tokens: tokens,
    max_tokens: tokens,
    output_token_limit: tokens,
    context_length: tokens,
    context_window: tokens,
    max_context_length: tokens,
    max_model_len: tokens,
    max_input_tokens: tokens,
    top_provider: z.object({ max_completion_tokens: tokens, context_length: tokens }).nullish().catch(null),
  })
  .transform((one): ListedModel => {
    const top = one.top_provider;
    return {
      name: one.id,
      maxOutputTokens:
        top?.max_completion_tokens ??
        one.max_output_tokens ??
        one.max_completion_tokens ??
        one.output_token_limit ??
        one.max_tokens ??
        null,
      contextTokens:
        top?.context_length ??
        one.context_length ??
        one.context_window ??
        one.max_context_length ??
        one.max_model_len ??
        one.max_input_tokens ??
        null,
    };
  });

const answerSchema = z.union([
  z.object({ data: z.array(listedSchema) }).transform(({ data }) => data),
  z
    .object({
      models: z.array(
        z.object({
          name: z.string(),
          supportedGenerationMethods: z.array(z.string()).optional(),
          outputTokenLimit: tokens,
          inputTokenLimit: tokens,
        }),
      ),
    })
    .transform(({ models }) =>
      models
        .filter(({ supportedGenerationMethods: can }) => can?.includes('generateContent') ?? true)
        .map(({ name, outputTokenLimit, inputTokenLimit }): ListedModel => ({
          name: name.replace(/^models\//, ''),
          maxOutputTokens: outputTokenLimit ?? null,
          contextTokens: inputTokenLimit ?? null,
        })),
    ),
]);

const timeoutMs = 10_000;
const maxModels = 1_000;

/** The models that a provider has for this key. Throws `ModelError`. */
export async function readModelList(
  connection: ModelConnection,
  waitMs = timeoutMs,
  fetchList: typeof fetch = fetch,
): Promise<ListedModel[]> {
  const { url, headers } = providers[connection.provider].list(connection);
  let answer: Response;
  try {
    answer = await fetchList(url, { headers, signal: AbortSignal.timeout(waitMs) });
  } catch (error) {
    throw new ModelError('model-unreachable', error instanceof Error ? error.message : String(error));
  }
  if (!answer.ok) throw new ModelError('model-refused', `The list of models was answered with ${answer.status}.`);
  const read = answerSchema.safeParse(await answer.json().catch(() => null));
  if (!read.success) throw new ModelError('model-refused', 'The list of models could not be read.');
  return read.data;
}

/** Their names. Throws `ModelError`. */
export async function listModels(connection: ModelConnection): Promise<string[]> {
  const names = new Set((await readModelList(connection)).map(({ name }) => name));
  return [...names].sort((a, b) => a.localeCompare(b, 'en')).slice(0, maxModels);
}
