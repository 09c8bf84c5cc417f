import type { AppId } from '@whittle/contract/ids';
import type { Chunk } from '@whittle/domain/knowledge/blocks';
import { wordsOf } from '@whittle/domain/knowledge/terms';
import type { Database } from '../../adapters/database/database.ts';

export type StoredChunk = Chunk & { itemId: string; n: number };

/** A reading of a data source: its chunks count once the item has its revision. */
type Reading = { appId: AppId; itemId: string; revision: number };
/** A reading that counts. */
export type CurrentItem = { id: string; revision: number };

const wordMaxChars = 100;

/** PostgreSQL takes no longer words. */
export const storedWord = (word: string): string => word.slice(0, wordMaxChars);

/** What of a chunk is indexed: the headings above it and its text. */
export const indexedText = ({ titlePath, text }: Pick<Chunk, 'titlePath' | 'text'>): string =>
  [...titlePath, text].join('\n');

export async function insertChunks(
  { $client: sql }: Database,
  { appId, itemId, revision }: Reading,
  from: number,
  chunks: readonly Chunk[],
): Promise<void> {
  const rows = chunks.map((chunk, at) => ({
    ...{ n: from + at, text: chunk.text, start: chunk.start, end: chunk.end, page: chunk.page, row: chunk.row },
    ...{ title_path: chunk.titlePath, address: chunk.address },
    words: [...new Set([...wordsOf(indexedText(chunk))].map(storedWord))],
  }));
  await sql`
    insert into context_chunks (item_id, revision, n, app_id, text, start, "end", page, row, title_path, address, words)
    select ${itemId}, ${revision}, n, ${appId}, text, start, "end", page, row,
           array(select jsonb_array_elements_text(title_path)), address,
           array_to_tsvector(array(select jsonb_array_elements_text(words)))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(n int, text text, start int, "end" int, page int, row int, title_path jsonb, address text, words jsonb)`;
}

/** How many passages the other items of an app have. */
export async function countOtherChunks({ $client: sql }: Database, appId: AppId, itemId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select coalesce(sum(num_of_chunks), 0)::int as count from context_items where app_id = ${appId} and id <> ${itemId}`;
  return row!.count;
}

/** Chunks of one item in their order, from `from` on. */
export const listChunks = (
  { $client: sql }: Database,
  { id, revision }: CurrentItem,
  { from, max }: { from: number; max: number },
): Promise<StoredChunk[]> => sql<StoredChunk[]>`
  select item_id as "itemId", n, text, start, "end", page, row, title_path as "titlePath", address from context_chunks
  where item_id = ${id} and revision = ${revision} and n >= ${from} order by n limit ${max}`;

/** Single chunks of items of one app. */
export const findChunks = async (
  { $client: sql }: Database,
  appId: AppId,
  refs: readonly { itemId: string; n: number }[],
): Promise<StoredChunk[]> => {
  if (refs.length === 0) return [];
  return sql<StoredChunk[]>`
  select c.item_id as "itemId", c.n, c.text, c.start, c."end", c.page, c.row, c.title_path as "titlePath", c.address
  from jsonb_to_recordset(${JSON.stringify(refs)}::jsonb) as r("itemId" text, n int)
  join context_items i on i.id = r."itemId" and i.app_id = ${appId}
  join context_chunks c on c.item_id = i.id and c.revision = i.revision and c.n = r.n`;
};
