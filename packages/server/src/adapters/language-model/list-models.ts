import { z } from 'zod';
import { ModelError } from './model-error.ts';
import { type ModelConnection, providers } from './providers.ts';

const answerSchema = z.union([
  z.object({ data: z.array(z.object({ id: z.string() })) }).transform(({ data }) => data.map(({ id }) => id)),
  z
    .object({
      models: z.array(z.object({ name: z.string(), supportedGenerationMethods: z.array(z.string()).optional() })),
    })
    .transform(({ models }) =>
      models
        .filter(({ supportedGenerationMethods: can }) => can?.includes('generateContent') ?? true)
        .map(({ name }) => name.replace(/^models\//, '')),
    ),
]);

const timeoutMs = 10_000;
const maxModels = 1_000;

/** The models that a provider has for this key, by name. Throws `ModelError`. */
export async function listModels(connection: ModelConnection): Promise<string[]> {
  const { url, headers } = providers[connection.provider].list(connection);
  let answer: Response;
  try {
    answer = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    throw new ModelError('model-unreachable', error instanceof Error ? error.message : String(error));
  }
  if (!answer.ok) throw new ModelError('model-refused', `The list of models was answered with ${answer.status}.`);
  const read = answerSchema.safeParse(await answer.json().catch(() => null));
  if (!read.success) throw new ModelError('model-refused', 'The list of models could not be read.');
  return [...new Set(read.data)].sort((a, b) => a.localeCompare(b, 'en')).slice(0, maxModels);
}
