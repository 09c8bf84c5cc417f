import type { ChildProcess } from 'node:child_process';
import type { VectorList } from '@whittle/domain/knowledge/vectors';
import { startSideProcess } from '../../../adapters/side-process.ts';

/** A source to search in: its key changes with its content, and its size is the number of its texts. */
type IndexedSource = { key: string; size: number };
type SourceHit = { key: string; n: number; score: number };

export type SearchOrder =
  | { do: 'load'; key: string; texts: readonly string[]; from: number }
  | { do: 'search'; sources: readonly IndexedSource[]; question: string; max: number }
  | { do: 'load-vectors'; key: string; vectors: VectorList; from: number }
  | { do: 'nearest'; sources: readonly IndexedSource[]; question: Float32Array; max: number };
/** `missing`: sources that are to be loaded first. */
export type SearchAnswer = { hits: SourceHit[] } | { missing: string[] };

/** Texts of a source, some after the others, from the first on; and their vectors. */
type TextsOf = (key: string) => AsyncIterable<readonly string[]>;
type VectorsOf = (key: string) => AsyncIterable<VectorList>;

const memoryMb = 1_024;
const idleMs = 600_000;
const answerMaxMs = 60_000;
/** How often sources are loaded for one question before something else is wrong. */
const loadsMax = 3;

export type SearchIndex = ReturnType<typeof createSearchIndex>;

/**
 * Keeps the sources that are searched in the memory of a process beside the server's, which neither building an index nor
 * a question to a large one slows down. The process knows only what it is given; one that ends is filled again.
 */
export function createSearchIndex() {
  let child: ChildProcess | null = null;
  let isClosed = false;
  let nextId = 0;
  let idle: NodeJS.Timeout | undefined;
  const waiting = new Map<number, PromiseWithResolvers<SearchAnswer>>();
  const loading = new Map<string, Promise<void>>();

  const end = (reason: Error) => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  };

  const start = (): ChildProcess => {
    const started = startSideProcess(new URL('./search-process.ts', import.meta.url), { memoryMb });
    started.on('message', (message) => {
      const { id, answer } = message as { id: number; answer: SearchAnswer };
      waiting.get(id)?.resolve(answer);
      waiting.delete(id);
    });
    const onEnd = () => child === started && end(new Error('the search process ended'));
    started.once('error', onEnd).once('exit', onEnd);
    return started;
  };

  const ask = async (order: SearchOrder): Promise<SearchAnswer> => {
    if (isClosed) throw new Error('the server is stopping');
    clearTimeout(idle);
    const asked = (child ??= start());
    const id = (nextId += 1);
    const answer = Promise.withResolvers<SearchAnswer>();
    waiting.set(id, answer);
    const timer = setTimeout(() => child === asked && end(new Error('a search took too long')), answerMaxMs);
    asked.send({ id, ...order }, (error) => error && child === asked && end(error));
    try {
      return await answer.promise;
    } finally {
      clearTimeout(timer);
      clearTimeout(idle);
      idle = setTimeout(() => end(new Error('nobody searches')), idleMs).unref();
    }
  };

  /** Several questions that find a source missing load it once. */
  const load = (key: string, loadAll: () => Promise<void>): Promise<void> => {
    const work = loading.get(key) ?? loadAll().finally(() => loading.delete(key));
    loading.set(key, work);
    return work;
  };

  const loadTexts = (key: string, textsOf: TextsOf) =>
    load(`texts ${key}`, async () => {
      let from = 0;
      for await (const texts of textsOf(key)) {
        await ask({ do: 'load', key, texts, from });
        from += texts.length;
      }
    });

  const loadVectors = (key: string, vectorsOf: VectorsOf) =>
    load(`vectors ${key}`, async () => {
      let from = 0;
      for await (const vectors of vectorsOf(key)) {
        await ask({ do: 'load-vectors', key, vectors, from });
        from += vectors.scales.length;
      }
    });

  const search = async (
    order: Extract<SearchOrder, { do: 'search' | 'nearest' }>,
    loadMissing: (key: string) => Promise<void>,
  ): Promise<SourceHit[]> => {
    for (let loads = 0; loads < loadsMax; loads += 1) {
      const answer = await ask(order);
      if ('hits' in answer) return answer.hits;
      for (const key of answer.missing) await loadMissing(key);
    }
    throw new Error('the search process does not keep what it is given');
  };

  return {
    /** The `max` texts that fit a question best, best first. */
    search: (sources: readonly IndexedSource[], question: string, max: number, textsOf: TextsOf) =>
      search({ do: 'search', sources, question, max }, (key) => loadTexts(key, textsOf)),
    /** The `max` texts whose vectors are nearest to that of a question, nearest first. */
    nearest: (sources: readonly IndexedSource[], question: Float32Array, max: number, vectorsOf: VectorsOf) =>
      search({ do: 'nearest', sources, question, max }, (key) => loadVectors(key, vectorsOf)),
    close() {
      isClosed = true;
      end(new Error('the server is stopping'));
    },
  };
}
