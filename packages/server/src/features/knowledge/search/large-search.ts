import type { AppId } from '@whittle/contract/ids';
import { isFunctionWord } from '@whittle/domain/knowledge/function-words';
import { type KnownTerm, rankTexts } from '@whittle/domain/knowledge/rank-texts';
import { wordsOf } from '@whittle/domain/knowledge/terms';
import type { Database } from '../../../adapters/database/database.ts';
import { createLru, type Lru } from '../../../adapters/lru.ts';
import { findChunks, indexedText, storedWord, type StoredChunk } from '../chunks.store.ts';

/** A word that more passages have says too little to look for it alone. */
const commonMin = 3_000;
const termsMax = 12;
const candidatesMax = 150;

type Ref = { itemId: string; n: number };
type Found = { app: AppId; itemIds: readonly string[]; all: number };

/** How many passages hold a word, of sources that have not changed: common words cost most to count, and come most often. */
type KnownCounts = Lru<number>;
const keptCounts = 100_000;
export const createKnownCounts = (): KnownCounts => createLru<number>({ maxWeight: keptCounts, weigh: () => 1 });

/**
 * The passages of an app with more of them than are kept in memory: PostgreSQL finds those with the rarest words of a
 * question, which are then scored as the others are. Only whole words are found this way.
 */
export async function searchLarge(
  db: Database,
  found: Found & { counts: KnownCounts; revisions: string },
  question: string,
  max: number,
): Promise<StoredChunk[]> {
  const words = [...new Set(wordsOf(question))].map(storedWord);
  const telling = words.filter((word) => !isFunctionWord(word));
  const terms = await countKnown(db, found, telling.length > 0 ? telling : words);
  const rare = terms.filter(({ holding }) => holding < commonMin);
  const looked = (rare.length > 0 ? rare : terms).slice(0, termsMax);
  const refs = await findHolding(db, found, looked);
  const chunks = await findChunks(db, found.app, refs);
  return rankTexts(chunks.map(indexedText), terms, found.all)
    .slice(0, max)
    .map((at) => chunks[at]!);
}

async function countKnown(
  db: Database,
  found: Found & { counts: KnownCounts; revisions: string },
  words: readonly string[],
): Promise<KnownTerm[]> {
  const keyOf = (word: string) => `${found.revisions} ${word}`;
  const unknown = words.filter((word) => found.counts.get(keyOf(word)) === undefined);
  if (unknown.length > 0) {
    const counted = new Map((await countHolding(db, found, unknown)).map(({ term, holding }) => [term, holding]));
    for (const word of unknown) found.counts.set(keyOf(word), counted.get(word) ?? 0);
  }
  return words
    .map((term) => ({ term, holding: found.counts.get(keyOf(term)) ?? 0 }))
    .filter(({ holding }) => holding > 0)
    .toSorted((a, b) => a.holding - b.holding);
}

/** The words that stand in some passage, rarest first. Common ones are not counted to their end. */
async function countHolding(
  { $client: sql }: Database,
  { app, itemIds }: Found,
  words: readonly string[],
): Promise<KnownTerm[]> {
  const rows = await sql<KnownTerm[]>`
    select term, holding from unnest(${words}::text[]) term, lateral (
      select count(*)::int as holding from (
        select from context_chunks c join context_items i on i.id = c.item_id and i.revision = c.revision
        where c.words @@ array_to_tsvector(array[term])::text::tsquery and c.app_id = ${app} and i.id = any(${itemIds}::text[])
        limit ${commonMin}) held) counted
    where holding > 0 order by holding`;
  return [...rows];
}

/** The passages with most of the rare words. */
const findHolding = (
  { $client: sql }: Database,
  { app, itemIds, all }: Found,
  terms: readonly KnownTerm[],
): Promise<Ref[]> => sql<Ref[]>`
  select "itemId", n from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as t(term text, holding int), lateral (
    select c.item_id as "itemId", c.n from context_chunks c
    join context_items i on i.id = c.item_id and i.revision = c.revision
    where c.words @@ array_to_tsvector(array[t.term])::text::tsquery and c.app_id = ${app} and i.id = any(${itemIds}::text[])
    limit ${commonMin}) held
  group by "itemId", n order by sum(ln(1 + (${all}::float8 - holding) / holding)) desc, "itemId", n limit ${candidatesMax}`;
