import { createHash } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';
import { blobs } from '../../adapters/database/schema.ts';
import type { Transaction } from '../event-log/event-log.ts';

export const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Stores what is not there yet, in the order of the hashes, so that two writers never wait for each other in a circle. */
export async function insertBlobs(
  tx: Database | Transaction,
  contents: ReadonlyMap<string, string | Uint8Array>,
): Promise<void> {
  const rows = [...contents]
    .map(([hash, content]) => ({ hash, content: Buffer.from(content as string) }))
    .sort((a, b) => (a.hash < b.hash ? -1 : 1));
  for (let at = 0; at < rows.length; at += 200) {
    const page = rows.slice(at, at + 200).map((row) => ({ ...row, size: row.content.byteLength }));
    await tx.insert(blobs).values(page).onConflictDoNothing();
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
