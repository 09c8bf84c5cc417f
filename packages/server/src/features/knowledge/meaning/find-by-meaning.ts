import { setTimeout as sleep } from 'node:timers/promises';
import type { AppId } from '@whittle/contract/ids';
import type { Adapters } from '../../../adapters/adapters.ts';
import type { ItemProblem } from '../ingest/ingest-queue.ts';
import type { ItemRow } from '../items/items.store.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { createEmbedQuestion } from './embed-question.ts';
import { listReady } from './meaning-state.ts';
import type { PgVector } from './pgvector.ts';
import { readVectors } from './vectors.store.ts';

type Deps = Pick<Adapters, 'db' | 'log' | 'embeddingModels'> & { index: SearchIndex; pgVector: PgVector };

type Hit = { itemId: string; n: number; score: number };

export type FoundByMeaning = {
  refs: { itemId: string; n: number }[];
  /** The sources that were looked through. */
  compared: ReadonlySet<string>;
  /** Why a model that is connected was no help. */
  problem: ItemProblem | null;
};

const vectorsAtOnce = 2_000;
/** The vectors of a large app are loaded behind the first question, whose words find something at once. */
const waitMs = 5_000;

export type FindByMeaning = ReturnType<typeof createFindByMeaning>;

/** The passages nearest to a question in what they mean, among sources that have vectors of the model of now. */
export function createFindByMeaning({ db, log, embeddingModels, index, pgVector }: Deps) {
  const embedQuestion = createEmbedQuestion();

  return async (appId: AppId, items: readonly ItemRow[], question: string, max: number): Promise<FoundByMeaning> => {
    const none = (problem: ItemProblem | null = null): FoundByMeaning => ({ refs: [], compared: new Set(), problem });
    const model = await embeddingModels.current();
    if (!model) return none();
    const ready = new Map((await listReady(db, appId, model.key)).map(({ id, revision }) => [id, revision]));
    const sources = items.filter(({ id, revision }) => ready.get(id) === revision);
    if (sources.length === 0) return none();
    const asked = await embedQuestion(model, appId, question);
    if ('problem' in asked) return none(asked.problem);

    async function* vectorsOf(key: string) {
      const [id = '', revision] = key.split(' ');
      const item = { id, revision: Number(revision) };
      for (let from = 0; ; from += vectorsAtOnce) {
        const vectors = await readVectors(db, item, model!.key, { from, max: vectorsAtOnce });
        if (vectors) yield vectors;
        if (!vectors || vectors.scales.length < vectorsAtOnce) return;
      }
    }
    const inMemory = async (some: readonly ItemRow[]): Promise<Hit[]> => {
      if (some.length === 0) return [];
      const kept = some.map(({ id, revision, numOfChunks }) => ({
        ...{ key: `${id} ${revision} ${model.key}`, size: numOfChunks },
      }));
      const hits = await index.nearest(kept, asked.vector, max, vectorsOf);
      return hits.map(({ key, n, score }) => ({ itemId: key.split(' ')[0]!, n, score }));
    };
    const inDatabase = async (some: readonly ItemRow[]): Promise<Hit[]> => {
      if (some.length === 0) return [];
      const wanted = { appId, modelKey: model.key, items: some.map(({ id, revision }) => ({ id, revision })) };
      return pgVector.nearest(wanted, asked.vector, max).catch((err: unknown) => {
        log.warn({ err, appId }, 'pgvector did not answer: vectors are compared without it');
        return inMemory(some);
      });
    };
    const findNearest = async (): Promise<Hit[]> => {
      const filled = await pgVector.filled(model.key, sources).catch(() => new Set<string>());
      const [near, others] = await Promise.all([
        inDatabase(sources.filter(({ id }) => filled.has(id))),
        inMemory(sources.filter(({ id }) => !filled.has(id))),
      ]);
      return [...near, ...others].toSorted((a, b) => b.score - a.score).slice(0, max);
    };
    const nearest = findNearest().catch((err: unknown) => {
      log.warn({ err, appId }, 'the vectors of an app could not be searched');
      return null;
    });
    const hits = await Promise.race([nearest, sleep(waitMs, null, { ref: false })]);
    if (!hits) return none();
    return {
      refs: hits.map(({ itemId, n }) => ({ itemId, n })),
      compared: new Set(sources.map(({ id }) => id)),
      problem: null,
    };
  };
}
