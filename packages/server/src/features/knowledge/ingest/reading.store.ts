import { createHash } from 'node:crypto';
import type { Chunk } from '@whittle/domain/knowledge/blocks';
import { appChunksMax } from '@whittle/domain/knowledge/context-limits';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../adapters/database/database.ts';
import { contextChunks, contextPages } from '../../../adapters/database/schema.ts';
import { AppError } from '../../../http/app-error.ts';
import { countOtherChunks, insertChunks } from '../chunks.store.ts';
import type { ItemRow } from '../items/items.store.ts';

/** What is remembered of a page, and which of its passages are found. */
export type KnownPage = Omit<typeof contextPages.$inferSelect, 'itemId' | 'revision'>;

const chunksAtOnce = 500;

export type NextReading = Awaited<ReturnType<typeof openReading>>;

/**
 * Where a reading puts what it reads: under the item's next revision, which nothing finds until the queue settles the item.
 * What did not change is taken over from the reading that counts. Throws `context-too-many-passages`.
 */
export async function openReading(db: Database, { id, appId, revision }: ItemRow, signal: AbortSignal) {
  const sql = db.$client;
  const next = { appId, itemId: id, revision: revision + 1 };
  for (const table of [contextChunks, contextPages])
    await db.delete(table).where(and(eq(table.itemId, id), ne(table.revision, revision)));
  const left = appChunksMax - (await countOtherChunks(db, appId, id));
  const known = await db
    .select()
    .from(contextPages)
    .where(and(eq(contextPages.itemId, id), eq(contextPages.revision, revision)));
  const knownBy = new Map<string, KnownPage>(known.map((page) => [page.asked, page]));
  let numOfChunks = 0;
  let pages = 0;
  let isChanged = false;
  /** Where the text ends that was stored so far, and how much of it did not come through the reader. */
  let end = -1;
  let shift = 0;

  const requireRoom = (more: number) => {
    signal.throwIfAborted();
    if (numOfChunks + more > left) throw new AppError('context-too-many-passages', { values: { max: appChunksMax } });
  };

  const copyPage = async ({ address }: KnownPage): Promise<void> => {
    const [size] = await sql<{ count: number; from: number; to: number }[]>`
      select count(*)::int as count, coalesce(min(start), 0) as "from", coalesce(max("end"), 0) as "to"
      from context_chunks where item_id = ${id} and revision = ${revision} and address = ${address}`;
    const { count, from, to } = size!;
    if (count === 0) return;
    requireRoom(count);
    const moved = end + 1 - from;
    await sql`
      insert into context_chunks
        (item_id, revision, n, app_id, text, start, "end", page, row, title_path, address, words)
      select item_id, ${next.revision}, ${numOfChunks} + (row_number() over (order by n))::int - 1, app_id, text,
             start + ${moved}::int, "end" + ${moved}::int, page, row, title_path, address, words
      from context_chunks where item_id = ${id} and revision = ${revision} and address = ${address}`;
    numOfChunks += count;
    end += 1 + to - from;
    shift += 1 + to - from;
  };

  return {
    async add(chunks: readonly Chunk[]): Promise<void> {
      requireRoom(chunks.length);
      isChanged ||= chunks.length > 0;
      const moved = chunks.map((chunk) => ({ ...chunk, start: chunk.start + shift, end: chunk.end + shift }));
      for (let at = 0; at < moved.length; at += chunksAtOnce) {
        signal.throwIfAborted();
        await insertChunks(db, next, numOfChunks, moved.slice(at, at + chunksAtOnce));
        numOfChunks += Math.min(chunksAtOnce, moved.length - at);
      }
      end = Math.max(end, moved.at(-1)?.end ?? -1);
    },

    /** The page as the reading before found it. */
    knownPage: (asked: string): KnownPage | null => knownBy.get(asked) ?? null,

    /** Remembers a page. `isSame`: its passages are those of the reading before. */
    async keepPage(page: KnownPage, { isSame }: { isSame: boolean }): Promise<void> {
      if (isSame) await copyPage(page);
      isChanged ||= !isSame;
      pages += 1;
      await db.insert(contextPages).values({ ...page, itemId: id, revision: next.revision });
    },

    numOfChunks: () => numOfChunks,
    /** Whether nothing was added, changed or removed since the reading before. */
    isUnchanged: () => !isChanged && revision > 0 && pages === known.length,
  };
}

export const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** The same for passages that say the same in the same order. */
export const hashOfChunks = (chunks: readonly Chunk[]): string =>
  hashOf(JSON.stringify(chunks.map(({ text, titlePath, page, row }) => [text, titlePath, page, row])));
