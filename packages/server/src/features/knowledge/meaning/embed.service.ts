import { toSmallVector } from '@whittle/domain/knowledge/vectors';
import type { Adapters } from '../../../adapters/adapters.ts';
import type { EmbeddingModel } from '../../../adapters/embedding-model/embedding-model.ts';
import { ModelError } from '../../../adapters/language-model/model-error.ts';
import { AppError } from '../../../http/app-error.ts';
import type { ItemProblem } from '../ingest/ingest-queue.ts';
import type { EmbedQueue, EmbedWork } from './embed-queue.ts';
import type { PgVector } from './pgvector.ts';
import { insertVectors, listMissing, removeOutdated } from './vectors.store.ts';

type Deps = Pick<Adapters, 'db' | 'log' | 'embeddingModels'> & {
  queue: EmbedQueue;
  pgVector: Pick<PgVector, 'open' | 'fill'>;
  changed(appId: string): void;
};

/** Texts that one request has: its answer is read at once, beside the requests of people. */
const textsAtOnce = 48;
const passagesAtOnce = 500;
const requestMaxMs = 60_000;
/** How soon another model is noticed. */
const lookMs = 15_000;
/** A provider that fails is left alone for a while, whatever else waits. */
const restMs = 5_000;
const delaysMs = [15_000, 60_000, 300_000, 1_800_000];
/** Money comes back with the month, or when an admin gives more. */
const capDelayMs = 3_600_000;

export type Embedder = ReturnType<typeof createEmbedder>;

/**
 * Gives the passages of data sources their vectors, behind everything else: they are found by their words meanwhile. What
 * has a vector is not asked for again, so a process that dies costs the request that was on its way. Rule: CTX-39.
 */
export function createEmbedder({ db, log, embeddingModels, queue, pgVector, changed }: Deps) {
  const stopping = new AbortController();
  let lane: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let connection: string | null = null;
  let restUntil = 0;
  let opened: Promise<void> | null = null;

  const embedItem = async (model: EmbeddingModel, item: EmbedWork): Promise<'done' | null> => {
    const signal = () => AbortSignal.any([stopping.signal, AbortSignal.timeout(requestMaxMs)]);
    for (let from = 0; from < item.numOfChunks; from += passagesAtOnce) {
      const missing = await listMissing(db, item, model.key, { from, max: passagesAtOnce });
      for (let at = 0; at < missing.length; at += textsAtOnce) {
        const batch = missing.slice(at, at + textsAtOnce);
        if (!(await queue.renew(item, batch[0]!.n))) return null;
        changed(item.appId);
        const texts = batch.map(({ text }) => text);
        const { vectors } = await model.embed(texts, 'passage', signal(), { kind: 'embedding', appId: item.appId });
        const small = batch.map(({ hash }, place) => ({ hash, ...toSmallVector(vectors[place]!) }));
        await insertVectors(db, item.id, model.key, small);
      }
    }
    if (!(await queue.renew(item, item.numOfChunks))) return null;
    await removeOutdated(db, item, model.key);
    return 'done';
  };

  const work = async () => {
    while (!stopping.signal.aborted && performance.now() >= restUntil) {
      const model = await embeddingModels.current();
      if (!model) return;
      if (connection !== null && connection !== model.connection) await queue.tryAgain();
      connection = model.connection;
      await (opened ??= pgVector.open());
      await pgVector.fill(model.key, stopping.signal).catch((err: unknown) => {
        if (!stopping.signal.aborted) log.warn({ err }, 'vectors could not be given to pgvector');
      });
      const item = await queue.claim(model.key);
      if (!item) return;
      try {
        if (await embedItem(model, item)) {
          await queue.settle(item, 'done');
          // What failed with the others is over.
          if (item.tries > 1) await queue.tryAgain();
        }
      } catch (error) {
        if (stopping.signal.aborted) return;
        const isCap = error instanceof AppError;
        const delayMs = isCap ? capDelayMs : delaysMs[Math.min(item.tries, delaysMs.length) - 1]!;
        if (!isCap) restUntil = performance.now() + restMs;
        log.warn({ err: error, itemId: item.id }, 'the vectors of a data source were not made');
        await queue.settle(item, { problem: meaningProblem(error), delayMs });
      }
      changed(item.appId);
    }
  };

  const wake = () => {
    if (stopping.signal.aborted || lane) return;
    clearTimeout(timer);
    lane = work()
      .catch((err: unknown) => log.warn({ err }, 'the vectors of data sources could not be made'))
      .then(() => {
        lane = null;
        if (!stopping.signal.aborted) timer = setTimeout(wake, Math.max(100, nextLookMs())).unref();
      });
  };
  const nextLookMs = () => Math.min(lookMs, restUntil > performance.now() ? restUntil - performance.now() : lookMs);

  return {
    /** A source was read, or searched with another model. */
    wake,
    async stop(): Promise<void> {
      stopping.abort(new Error('the server is stopping'));
      clearTimeout(timer);
      await lane;
      await queue.release().catch(() => undefined);
    },
  };
}

/** As the panel says it. */
export function meaningProblem(error: unknown): ItemProblem {
  if (error instanceof AppError) return { code: error.code, values: error.values ?? {} };
  return { code: error instanceof ModelError ? error.code : 'model-unreachable', values: {} };
}
