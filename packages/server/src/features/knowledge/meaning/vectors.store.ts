import type { SmallVector, VectorList } from '@whittle/domain/knowledge/vectors';
import type { Database } from '../../../adapters/database/database.ts';
import type { CurrentItem } from '../chunks.store.ts';

/** A text of a data source that a model is to read. `n`: its first passage. */
export type MissingText = { n: number; hash: Buffer; text: string };

/** The same as `indexedText`, in SQL. */
const textOfChunk = `array_to_string(array_append(c.title_path, c.text), E'\\n')`;
/** As a vector is known by it; `c` is the passage. */
export const hashOfChunk = `sha256(convert_to(${textOfChunk}, 'UTF8'))`;

/** Texts of passages from `from` on that have no vector of this model, in their order, each once. */
export const listMissing = (
  { $client: sql }: Database,
  { id, revision }: CurrentItem,
  modelKey: string,
  { from, max }: { from: number; max: number },
): Promise<MissingText[]> =>
  sql.query<MissingText[]>(
    `select n, hash, text from (
       select distinct on (hash) n, hash, text from (
         select c.n, ${hashOfChunk} as hash, ${textOfChunk} as text from context_chunks c
         where c.item_id = $1 and c.revision = $2 and c.n >= $4 and c.n < $4 + $5) c
       where not exists (select from context_vectors v where v.item_id = $1 and v.model_key = $3 and v.hash = c.hash)
       order by hash, n) missing
     order by n`,
    [id, revision, modelKey, from, max],
  );

export async function insertVectors(
  { $client: sql }: Database,
  itemId: string,
  modelKey: string,
  vectors: readonly (SmallVector & { hash: Buffer })[],
): Promise<void> {
  await sql.query(
    `insert into context_vectors (item_id, model_key, hash, bytes, scale)
     select $1, $2, decode(hash, 'base64'), decode(bytes, 'base64'), scale
     from jsonb_to_recordset($3::jsonb) as v(hash text, bytes text, scale real)
     on conflict do nothing`,
    [
      itemId,
      modelKey,
      JSON.stringify(
        vectors.map(({ hash, bytes, scale }) => ({
          hash: hash.toString('base64'),
          bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
          scale,
        })),
      ),
    ],
  );
}

/** Vectors of other models, and of texts that the source does not have any more. */
export async function removeOutdated(
  { $client: sql }: Database,
  { id, revision }: CurrentItem,
  modelKey: string,
): Promise<void> {
  await sql.query(
    `delete from context_vectors v where v.item_id = $1 and (v.model_key <> $3 or not exists (
       select from (select ${hashOfChunk} as hash from context_chunks c where c.item_id = $1 and c.revision = $2 offset 0) c
       where c.hash = v.hash))`,
    [id, revision, modelKey],
  );
}

/** The vectors of passages from `from` on, in their order; null when there are no more. One that is missing is near nothing. */
export async function readVectors(
  { $client: sql }: Database,
  { id, revision }: CurrentItem,
  modelKey: string,
  { from, max }: { from: number; max: number },
): Promise<VectorList | null> {
  const rows = await sql.query<{ bytes: Buffer | null; scale: number | null }[]>(
    `select v.bytes, v.scale from context_chunks c
     left join context_vectors v on v.item_id = c.item_id and v.model_key = $3 and v.hash = ${hashOfChunk}
     where c.item_id = $1 and c.revision = $2 and c.n >= $4 order by c.n limit $5`,
    [id, revision, modelKey, from, max],
  );
  if (rows.length === 0) return null;
  const dims = rows.find(({ bytes }) => bytes !== null)?.bytes?.length ?? 0;
  const list = { dims, bytes: new Int8Array(rows.length * dims), scales: new Float32Array(rows.length) };
  for (const [at, { bytes, scale }] of rows.entries()) {
    if (bytes?.length !== dims) continue;
    list.bytes.set(new Int8Array(bytes.buffer, bytes.byteOffset, dims), at * dims);
    list.scales[at] = scale ?? 0;
  }
  return list;
}
