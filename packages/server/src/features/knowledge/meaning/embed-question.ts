import type { AppId } from '@whittle/contract/ids';
import type { EmbeddingModel } from '../../../adapters/embedding-model/embedding-model.ts';
import { createLru } from '../../../adapters/lru.ts';
import type { ItemProblem } from '../ingest/ingest-queue.ts';
import { meaningProblem } from './embed.service.ts';

/** A question waits no longer for its vector: its words find something at once. */
const waitMs = 4_000;
/** After a failure nobody waits for the same one again for so long. */
const restMs = 30_000;
const keptChars = 2_000_000;

export type QuestionVector = { vector: Float32Array } | { problem: ItemProblem };

/** The vectors of questions; several who ask the same at once are one request. */
export function createEmbedQuestion() {
  const kept = createLru<Float32Array>({ maxWeight: keptChars, weigh: (vector) => vector.byteLength });
  const asking = new Map<string, Promise<QuestionVector>>();
  let failed: { connection: string; until: number; problem: ItemProblem } | null = null;

  const ask = async (model: EmbeddingModel, appId: AppId, question: string, key: string): Promise<QuestionVector> => {
    try {
      const signal = AbortSignal.timeout(waitMs);
      const { vectors } = await model.embed([question], 'question', signal, { kind: 'embedding', appId });
      kept.set(key, vectors[0]!);
      failed = null;
      return { vector: vectors[0]! };
    } catch (error) {
      const problem = meaningProblem(error);
      // A limit of one app says nothing about others.
      if (problem.code.startsWith('model-'))
        failed = { connection: model.connection, until: performance.now() + restMs, problem };
      return { problem };
    }
  };

  return (model: EmbeddingModel, appId: AppId, question: string): Promise<QuestionVector> => {
    const key = `${model.key} ${question}`;
    const known = kept.get(key);
    if (known) return Promise.resolve({ vector: known });
    if (failed && failed.connection === model.connection && performance.now() < failed.until)
      return Promise.resolve({ problem: failed.problem });
    const asked = `${appId} ${key}`;
    const running = asking.get(asked) ?? ask(model, appId, question, key).finally(() => asking.delete(asked));
    asking.set(asked, running);
    return running;
  };
}
