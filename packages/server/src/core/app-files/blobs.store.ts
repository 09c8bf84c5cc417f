import { createHash } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';
import { blobs } from '../../adapters/database/schema.ts';
import type { Transaction } from '../event-log/event-log.ts';

export const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

const pageSize = 100;

/** Stores what is not there yet, in the order of the hashes, so that two writers never wait for each other in a circle. */
export async function insertBlobs(
  tx: Database | Transaction,
  contents: ReadonlyMap<string, string | Uint8Array>,
): Promise<void> {
  const all = [...contents].sort(([a], [b]) => (a < b ? -1 : 1));
  for (let at = 0; at < all.length; at += pageSize) {
    const page = all.slice(at, at + pageSize);
    const bytes = page.map(([, content]) => Buffer.from(content as string));
    // One value for all: a parameter for each of hundreds of files would keep others waiting while it is put together.
    const content = Buffer.concat(bytes);
    const hashes = page.map(([hash]) => hash);
    const sizes = bytes.map(({ byteLength }) => byteLength);
    await tx.execute(sql`
      insert into ${blobs} (hash, content, size)
      select hash, substring(${content}::bytea from (1 + sum(size) over (order by n) - size)::int for size), size
      from unnest(${sql.param(hashes)}::text[], ${sql.param(sizes)}::int[]) with ordinality as one(hash, size, n)
      order by n on conflict do nothing`);
  }
}

/** The texts of these hashes; a hash that is not stored is missing in the answer. */
export async function readTexts(db: Database | Transaction, hashes: string[]): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .select({ hash: blobs.hash, text: sql<string>`convert_from(${blobs.content}, 'UTF8')` })
    .from(blobs)
    .where(inArray(blobs.hash, hashes));
  return new Map(rows.map((row) => [row.hash, row.text]));
}
