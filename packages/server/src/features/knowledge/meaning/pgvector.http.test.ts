import { readdirSync, readFileSync } from 'node:fs';
import { type Database, openDatabase } from '@whittle/server/adapters/database/database';
import { accounts, apps, contextItems } from '@whittle/server/adapters/database/schema';
import { createDocuments } from '@whittle/server/adapters/documents/side-documents';
import { createEmbeddingModel } from '@whittle/server/adapters/embedding-model/embedding-models';
import { createLog } from '@whittle/server/log/log';
import { type ModelServer, startModelServer } from '@whittle/testing/model-server/model-server';
import { startPgVectorDatabase } from '@whittle/testing/pgvector-database';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { insertChunks } from '../chunks.store.ts';
import { createSearchIndex, type SearchIndex } from '../search/search-index.ts';
import { createSearchService } from '../search/search.service.ts';
import { createEmbedQueue } from './embed-queue.ts';
import { createEmbedder } from './embed.service.ts';
import { createFindByMeaning } from './find-by-meaning.ts';
import { createPgVector } from './pgvector.ts';

const folder = new URL('../../../../../../fixtures/knowledge/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder));
const questions = (JSON.parse(read('questions.json').toString()) as [question: string, right: string][]).map(
  ([question]) => question,
);
const website = readdirSync(new URL('website/', folder)).map((name) => `website/${name}`);
const documents = ['handbook.md', 'preisliste.csv', ...website];
const appId = '1'.repeat(24);
const now = new Date('2026-11-24T08:00:00Z');
const clock = { now: () => now };
const log = createLog({ logLevel: 'silent' });

let models: ModelServer;
let stopDatabase: () => Promise<void>;
let opened: ReturnType<typeof openDatabase>;
let db: Database;
let index: SearchIndex;
let model: string;
const embeddingModels = {
  current: async () =>
    createEmbeddingModel({ provider: 'openai-compatible', baseUrl: models.url, apiKey: null, model }),
};

beforeEach(async () => {
  model = 'recorded-embeddings';
  models = await startModelServer({});
  const database = await startPgVectorDatabase();
  stopDatabase = database.stop;
  opened = openDatabase({ url: database.url }, { poolSize: 1, log });
  ({ db } = opened);
  index = createSearchIndex();
  await db.insert(accounts).values({ id: appId, email: 'a@b.example', createdAt: now } as typeof accounts.$inferInsert);
  await db.insert(apps).values({ id: appId, ownerId: appId, appType: 'space_app', name: 'Docs', slug: 'docs' });
  for (const [at, name] of documents.entries()) await store(String(at).padStart(24, '0'), name);
}, 120_000);
afterEach(async () => {
  index.close();
  await opened.close();
  await Promise.all([models.close(), stopDatabase()]);
});

/** A document as a reading leaves it. */
async function store(id: string, name: string): Promise<void> {
  const reader = createDocuments().open();
  const chunks = [];
  for await (const part of reader.read({ bytes: read(name), name, type: '' })) chunks.push(...part.chunks);
  reader.close();
  await db.insert(contextItems).values({
    ...{ id, appId, name, type: 'txt', source: 'local_files', status: 'synced', createdAt: now },
    ...{ numOfChunks: chunks.length, revision: 1 },
  });
  await insertChunks(db, { appId, itemId: id, revision: 1 }, 0, chunks);
}

const pgVectorOf = (options: { isOff?: boolean; indexedFrom?: number } = {}) =>
  createPgVector({ db, log, isOff: false, ...options });
type PgVector = ReturnType<typeof pgVectorOf>;

/** Makes what vectors are missing, as the server does. */
async function embed(pgVector: PgVector): Promise<void> {
  const embedder = createEmbedder({
    ...{ db, log, embeddingModels, pgVector },
    queue: createEmbedQueue({ db, clock, processId: 'this' }),
    changed() {},
  });
  const current = await embeddingModels.current();
  embedder.wake();
  const isFilled = async () => {
    const [row] = await db.$client<{ left: number }[]>`
      select count(*)::int as left from context_items i left join context_embeddings e on e.item_id = i.id
      where e.status is distinct from 'done' or e.model_key <> ${current.key} or e.revision <> i.revision`;
    expect(row!.left).toBe(0);
    const items = await db.$client<{ id: string; revision: number }[]>`select id, revision from context_items`;
    expect((await pgVector.filled(current.key, items)).size).toBe(items.length);
  };
  await vi.waitFor(isFilled, { timeout: 120_000, interval: 50 }).finally(() => embedder.stop());
}

/** What is found by meaning alone, and by the whole search. */
async function answers(pgVector: PgVector) {
  const findByMeaning = createFindByMeaning({ db, log, embeddingModels, index, pgVector });
  const search = createSearchService({ db, index, findByMeaning });
  const items = await db.select().from(contextItems);
  const found = [];
  for (const question of questions) {
    const { refs } = await findByMeaning(appId, items, question, 20);
    found.push({ question, refs, passages: await search.search(appId, question) });
  }
  expect(found.every(({ refs }) => refs.length === 20)).toBe(true);
  return found;
}

test('[CTX-40] pgvector finds the same passages in the same order as memory does, with and without an index of neighbours', async () => {
  const [exact, without] = [pgVectorOf(), pgVectorOf({ isOff: true })];
  await embed(exact);
  const load = vi.spyOn(index, 'nearest');
  const expected = await answers(without);
  expect(load).toHaveBeenCalled();
  load.mockClear();
  expect(await answers(exact)).toEqual(expected);
  expect(load).not.toHaveBeenCalled();

  await db.$client`delete from context_nearest_items`;
  const indexed = pgVectorOf({ indexedFrom: 10 });
  await embed(indexed);
  const [row] = await db.$client<{ name: string }[]>`
    select indexdef as name from pg_indexes where indexname ~ '^context_nearest_1{24}_'`;
  expect(row!.name).toContain('USING hnsw');
  const { key } = await embeddingModels.current();
  const plan = await db.$client.transaction(async (sql) => {
    await sql.query('set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_sort = off');
    return sql.query(
      `explain select n from context_nearest where app_id = $1 and model_key = $2
       order by near::halfvec(80) <=> $3::halfvec(80) limit 10`,
      [appId, key, `[${Array.from({ length: 80 }, () => 1).join()}]`],
    );
  });
  expect(JSON.stringify(plan)).toContain(`Index Scan using context_nearest_${appId}_`);
  expect(await answers(indexed)).toEqual(expected);
}, 300_000);

test('[CTX-40] what has its vectors goes to pgvector and back without asking the model again', async () => {
  const without = pgVectorOf({ isOff: true });
  const embedder = createEmbedder({
    ...{ db, log, embeddingModels, pgVector: without },
    queue: createEmbedQueue({ db, clock, processId: 'this' }),
    changed() {},
  });
  embedder.wake();
  await vi.waitFor(
    async () => {
      const done = await db.$client`select from context_embeddings where status = 'done'`;
      expect(done).toHaveLength(documents.length);
    },
    { timeout: 120_000, interval: 50 },
  );
  await embedder.stop();
  const expected = await answers(without);
  const asked = models.embedded.length;

  // The extension comes later.
  const later = pgVectorOf();
  await embed(later);
  expect(models.embedded).toHaveLength(asked);
  // Somebody drops it under a running server.
  await db.$client.query('drop extension vector cascade');
  expect((await answers(later)).map(({ refs }) => refs)).toEqual(expected.map(({ refs }) => refs));
  // And the next start finds it again.
  const again = pgVectorOf();
  await embed(again);
  expect((await answers(again)).map(({ refs }) => refs)).toEqual(expected.map(({ refs }) => refs));
}, 300_000);

test('[CTX-40] another reading and another model replace what pgvector has', async () => {
  const pgVector = pgVectorOf({ indexedFrom: 10 });
  await embed(pgVector);
  await db.$client`update context_items set revision = 2 where id = ${'0'.repeat(24)}`;
  await db.$client`update context_chunks set revision = 2 where item_id = ${'0'.repeat(24)}`;
  await embed(pgVector);
  model = 'other';
  await embed(pgVector);
  const kept = await db.$client`
    select distinct model_key, revision from context_nearest where item_id = ${'0'.repeat(24)}`;
  expect(kept).toEqual([{ model_key: expect.stringContaining(' other') as string, revision: 2 }]);
  const indexes = await db.$client`select from pg_indexes where indexname ~ '^context_nearest_1{24}_'`;
  expect(indexes).toHaveLength(1);
  await db.$client`delete from context_items`;
  expect(await db.$client`select from context_nearest`).toEqual([]);
}, 300_000);
