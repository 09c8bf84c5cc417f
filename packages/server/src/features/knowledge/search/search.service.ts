import { createHash } from 'node:crypto';
import type { AppId } from '@whittle/contract/ids';
import type { Passage } from '@whittle/contract/knowledge/context-item';
import { knowledgeLimits } from '@whittle/contract/knowledge/limits';
import type { GivenPassage } from '@whittle/domain/knowledge/source-prompt';
import { joinPassages, neighboursOf, withinBudget, withoutRepeats } from '@whittle/domain/knowledge/choose-passages';
import { pausedSources } from '@whittle/domain/knowledge/context-limits';
import { fuseRanks } from '@whittle/domain/knowledge/fuse-ranks';
import { mayFindSource, type SourceAsker } from '@whittle/domain/knowledge/source-openness';
import { createMarker, type Mark } from '@whittle/domain/knowledge/mark-words';
import type { Database } from '../../../adapters/database/database.ts';
import { createFairQueue } from '../../../fair-share/fair-queue.ts';
import { plainShares } from '../../../fair-share/plain-shares.ts';
import { AppError } from '../../../http/app-error.ts';
import { findChunks, indexedText, listChunks, type StoredChunk } from '../chunks.store.ts';
import type { ItemProblem } from '../ingest/ingest-queue.ts';
import { type ItemRow, listItems } from '../items/items.store.ts';
import type { FindByMeaning } from '../meaning/find-by-meaning.ts';
import { createKnownCounts, searchLarge } from './large-search.ts';
import type { SearchIndex } from './search-index.ts';

type Deps = {
  db: Database;
  index: SearchIndex;
  /** Left out where passages are found by their words alone. */
  findByMeaning?: FindByMeaning;
  /** How many of its data sources an app's plan has room for; left out where no plan limits them. */
  roomOf?: (appId: AppId) => Promise<number>;
  /** Passages that are kept in memory for a search; PostgreSQL looks through more of them first. */
  inMemoryMax?: number;
};

/** Hits that are looked at before those that repeat others are left out. */
const candidates = 50;
const textsAtOnce = 2_000;
/** One process searches for all apps, and PostgreSQL has its connections for other things: who asks much waits, and others pass. */
const shares = plainShares({ slots: 4, perApp: 2, waiting: Infinity, waitingPerApp: Infinity });
/** What a model is given of the sources. */
const gatheredHits = 8;
const gatheredChars = 12_000;

/** Which data sources of the app are searched: all, unless it is said. */
type Among = {
  itemIds?: readonly string[] | undefined;
  /** Who asks; left out for who builds the app. */
  asker?: SourceAsker;
  /** Whether passages are wanted without those around them, which a model reads as well. */
  isAlone?: boolean;
};

export type SearchService = ReturnType<typeof createSearchService>;

/** Finds passages of an app's data sources. Rules: CTX-23, CTX-24, CTX-39. */
export function createSearchService({ db, index, findByMeaning, roomOf, inMemoryMax = 20_000 }: Deps) {
  const counts = createKnownCounts();
  const queue = createFairQueue(shares);

  async function* textsOf(key: string) {
    const { id, revision } = itemOf(key);
    for (let from = 0; ; from += textsAtOnce) {
      const chunks = await listChunks(db, { id, revision }, { from, max: textsAtOnce });
      if (chunks.length > 0) yield chunks.map(indexedText);
      if (chunks.length < textsAtOnce) return;
    }
  }

  const searchInMemory = async (appId: AppId, items: readonly ItemRow[], question: string): Promise<StoredChunk[]> => {
    const sources = items.map((item) => ({ key: keyOf(item), size: item.numOfChunks }));
    const hits = await index.search(sources, question, candidates, textsOf);
    const refs = hits.map(({ key, n }) => ({ itemId: itemOf(key).id, n }));
    const found = new Map((await findChunks(db, appId, refs)).map((chunk) => [refKey(chunk), chunk]));
    return refs.flatMap((ref) => found.get(refKey(ref)) ?? []);
  };

  const searchByWords = (appId: AppId, items: readonly ItemRow[], question: string): Promise<StoredChunk[]> => {
    const all = items.reduce((sum, { numOfChunks }) => sum + numOfChunks, 0);
    const party = { app: appId, caller: appId, kind: 'search', neverRefused: true };
    return queue.run(party, async () => {
      if (all <= inMemoryMax) return searchInMemory(appId, items, question);
      const revisions = createHash('sha256').update(items.map(keyOf).join()).digest('base64url');
      const found = { app: appId, itemIds: items.map(({ id }) => id), all, counts, revisions };
      return searchLarge(db, found, question, candidates);
    });
  };

  const itemsOf = async (appId: AppId, { itemIds, asker }: Among): Promise<ItemRow[]> => {
    const all = await listItems(db, appId);
    const paused = new Set(roomOf ? pausedSources(all, await roomOf(appId)) : []);
    return all.filter(
      ({ id, numOfChunks, openTo }) =>
        numOfChunks > 0 &&
        !paused.has(id) &&
        (itemIds === undefined || itemIds.includes(id)) &&
        (asker === undefined || mayFindSource(openTo, asker)),
    );
  };

  /**
   * The passages of an app, or of some of its sources, that fit a question best, best first: by their words, and by what they
   * mean where a model is connected for it. `problem`: why it was no help.
   */
  const find = async (
    appId: AppId,
    question: string,
    { max = knowledgeLimits.contextHits, ...among }: Among & { max?: number } = {},
  ): Promise<{ passages: Passage[]; problem: ItemProblem | null }> => {
    const items = await itemsOf(appId, among);
    if (items.length === 0 || question.trim() === '') return { passages: [], problem: null };
    const [byWords, byMeaning] = await Promise.all([
      searchByWords(appId, items, question),
      findByMeaning?.(appId, items, question, candidates),
    ]);
    const { refs = [], compared, problem = null } = byMeaning ?? {};
    const near = new Map((await findChunks(db, appId, refs)).map((chunk) => [refKey(chunk), chunk]));
    const chunks = fuseRanks<StoredChunk>(
      byWords,
      refs.flatMap((ref) => near.get(refKey(ref)) ?? []),
      { keyOf: refKey, isCompared: ({ itemId }) => compared?.has(itemId) ?? false },
    );
    const names = new Map(items.map(({ id, name }) => [id, name]));
    const marksOf = createMarker(question);
    const passages = withoutRepeats(chunks, max).map((chunk) =>
      toPassage(chunk, names.get(chunk.itemId) ?? '', marksOf(chunk.text)),
    );
    return { passages, problem };
  };

  const search = async (...asked: Parameters<typeof find>): Promise<Passage[]> => (await find(...asked)).passages;

  return {
    find,
    search,

    /**
     * What the sources of a tool say about a question: the best passages and, as far as there is room, those before and
     * behind them, joined where they follow each other.
     */
    async gather(appId: AppId, among: Among, question: string): Promise<GivenPassage[]> {
      const hits = await search(appId, question, { ...among, max: gatheredHits });
      const refs = hits.map(({ contextItemId, n }) => ({ itemId: contextItemId, n }));
      const neighbours = among.isAlone ? [] : await findChunks(db, appId, neighboursOf(refs));
      const names = new Map(hits.map(({ contextItemId, name }) => [contextItemId, name]));
      const chunks = [...hits.map(({ contextItemId, ...hit }) => ({ ...hit, itemId: contextItemId })), ...neighbours];
      const fitting = withinBudget(chunks, gatheredChars);
      const passages = among.isAlone ? fitting.map((best) => ({ best, text: best.text })) : joinPassages(fitting);
      return passages.map(({ best, text }) => ({
        ...{ contextItemId: best.itemId, n: best.n, name: names.get(best.itemId) ?? '', text },
        ...{ titlePath: [...best.titlePath], page: best.page, row: best.row, address: best.address },
      }));
    },

    /** The passages that are most like one of them, without it. Throws `context-item-not-found`. */
    async similar(
      appId: AppId,
      { contextItemId: itemId, n }: { contextItemId: string; n: number },
      among: Among,
    ): Promise<Passage[]> {
      const isAmong = (await itemsOf(appId, among)).some(({ id }) => id === itemId);
      const [chunk] = isAmong ? await findChunks(db, appId, [{ itemId, n }]) : [];
      if (!chunk) throw new AppError('context-item-not-found');
      const found = await search(appId, indexedText(chunk), { ...among, max: knowledgeLimits.contextHits + 1 });
      return found.filter((one) => one.contextItemId !== itemId || one.n !== n).slice(0, knowledgeLimits.contextHits);
    },

    /** Throws `sources-not-open` where no data source of an app is open to its pages, so that who builds it hears of it. */
    async requireOpen(appId: AppId): Promise<void> {
      if (!(await listItems(db, appId)).some(({ openTo }) => openTo !== null)) throw new AppError('sources-not-open');
    },

    /** The passages of a source around one of them, in their order. */
    async around(item: ItemRow, n: number, question: string): Promise<Passage[]> {
      const side = knowledgeLimits.contextPassagesAround;
      const chunks = await listChunks(db, item, { from: Math.max(0, n - side), max: side * 2 + 1 });
      const marksOf = createMarker(question);
      return chunks.map((chunk) => toPassage(chunk, item.name, marksOf(chunk.text)));
    },
  };
}

const keyOf = ({ id, revision }: Pick<ItemRow, 'id' | 'revision'>) => `${id} ${revision}`;
function itemOf(key: string): { id: string; revision: number } {
  const [id = '', revision] = key.split(' ');
  return { id, revision: Number(revision) };
}
const refKey = ({ itemId, n }: { itemId: string; n: number }) => `${itemId} ${n}`;

const toPassage = ({ itemId, titlePath, ...chunk }: StoredChunk, name: string, marks: Mark[]): Passage => ({
  ...{ contextItemId: itemId, name, titlePath: [...titlePath], marks },
  ...{ n: chunk.n, text: chunk.text, page: chunk.page, row: chunk.row, address: chunk.address },
  ...{ start: chunk.start, end: chunk.end },
});
