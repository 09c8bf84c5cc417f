import type { AppId } from '@whittle/contract/ids';
import { isFunctionWord } from '@whittle/domain/knowledge/function-words';
import { type KnownTerm, rankTexts } from '@whittle/domain/knowledge/rank-texts';
import { wordsOf } from '@whittle/domain/knowledge/terms';
import type { Database } from '../../../adapters/database/database.ts';
import { createLru, type Lru } from '../../../adapters/lru.ts';
import { findChunks, indexedText, storedWord, type StoredChunk } from '../chunks.store.ts';

/** A word that more passages have says too little to look for it alone. */
const commonMin = 2_000;
const termsMax = 12;
const candidatesMax = 120;

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
  const { terms, refs } = await look(db, found, telling.length > 0 ? telling : words);
  const chunks = await findChunks(db, found.app, refs);
  return rankTexts(chunks.map(indexedText), terms, found.all)
    .slice(0, max)
    .map((at) => chunks[at]!);
}

/** How many passages hold each of the words, and the passages with most of the rare ones. */
async function look(
  db: Database,
  found: Found & { counts: KnownCounts; revisions: string },
  words: readonly string[],
): Promise<{ terms: KnownTerm[]; refs: Ref[] }> {
  const countOf = (word: string) => found.counts.get(`${found.revisions} ${word}`);
  // What is common is looked for only where nothing else is: most passages have it.
  const asked = words.filter((word) => (countOf(word) ?? 1) > 0 && (countOf(word) ?? 0) < commonMin);
  const first = await findHolding(db, found, asked);
  for (const word of asked) found.counts.set(`${found.revisions} ${word}`, first.counts.get(word) ?? 0);
  const terms = words.map((term) => ({ term, holding: countOf(term) ?? 0 })).filter(({ holding }) => holding > 0);
  if (first.refs.length > 0 || terms.length === 0) return { terms, refs: first.refs };
  const common = terms.map(({ term }) => term).filter((term) => !asked.includes(term));
  return { terms, refs: (await findHolding(db, found, common)).refs };
}

/**
 * One look at each word's passages, of a common one at some of them: how many there are, and which have most of the rare
 * words. Where no word is rare, of all of them.
 */
async function findHolding(
  { $client: sql }: Database,
  { app, itemIds, all }: Found,
  words: readonly string[],
): Promise<{ counts: ReadonlyMap<string, number>; refs: Ref[] }> {
  if (words.length === 0) return { counts: new Map(), refs: [] };
  const rows = await sql<(KnownTerm & { refs: Ref[] | null })[]>`
    with held as materialized (
      select term, held."itemId", held.n from unnest(${words}::text[]) term, lateral (
        select c.item_id as "itemId", c.n from context_chunks c
        join context_items i on i.id = c.item_id and i.revision = c.revision
        where c.words @@ array_to_tsvector(array[term])::text::tsquery and c.app_id = ${app} and i.id = any(${itemIds}::text[])
        limit ${commonMin}) held),
    counted as (select term, count(*)::int as holding from held group by term),
    looked as (
      select term, ln(1 + (${all}::float8 - holding) / holding) as rarity from counted
      where holding < ${commonMin} or not exists (select from counted where holding < ${commonMin})
      order by holding limit ${termsMax}),
    best as (
      select "itemId", n from held join looked using (term)
      group by "itemId", n order by sum(rarity) desc, "itemId", n limit ${candidatesMax})
    select term, holding, null as refs from counted
    union all select '', 0, (select jsonb_agg(jsonb_build_object('itemId', "itemId", 'n', n)) from best)`;
  const counts = new Map(
    rows.filter(({ refs, holding }) => refs === null && holding > 0).map((row) => [row.term, row.holding]),
  );
  return { counts, refs: rows.find(({ refs }) => refs !== null)?.refs ?? [] };
}
