import { type ModelServer, startModelServer } from '@whittle/testing/model-server/model-server';
import { type Property, sampleOf } from './sample-records.ts';

/**
 * A model for pages that ask one: a sentence, or a value of the schema that the question ends with. What it says is of no
 * use, but the pages get an answer of the form that they count on.
 */
export const startStubModel = (): Promise<ModelServer> =>
  startModelServer({ answers: ({ system }) => ({ text: answerFor(system) }) });

function answerFor(system: string): string {
  const [, schema] = /\n(\{.*\})\s*$/s.exec(system) ?? [];
  try {
    return schema === undefined ? 'From the corpus.' : JSON.stringify(sampleOf(JSON.parse(schema) as Property));
  } catch {
    return 'From the corpus.';
  }
}

export const stubModelEnv = (model: ModelServer): Record<string, string> => ({
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_BASE_URL: model.url,
  MODEL_API_KEY: 'recorded',
  MODEL_NAME: 'recorded',
});
