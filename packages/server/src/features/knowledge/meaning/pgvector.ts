import { createHash } from 'node:crypto';
import type { AppId } from '@whittle/contract/ids';
import { findNearest, type VectorList } from '@whittle/domain/knowledge/vectors';
import type { Logger } from 'pino';
import type { Database } from '../../../adapters/database/database.ts';
import type { CurrentItem } from '../chunks.store.ts';
import { openVectorTable } from './pgvector-table.ts';
import { hashOfChunk, readVectors } from './vectors.store.ts';

const vectorsAtOnce = 500;
/** Below this number of passages of an app, comparing all of them is as fast and misses none. */
const indexedMin = 50_000;
/** pgvector indexes no longer vectors. */
const indexedDims = 4_000;
/** What PostgreSQL answers about a column, table or type that is not there begins so. */
const undefinedCodes = '42';
/** It rounds otherwise than we do: so many times the hits are fetched, and compared again our way. */
const spare = { all: 2, indexed: 4 };

type FilledItem = CurrentItem & { appId: AppId; modelKey: string };
type Nearest = { itemId: string; n: number; score: number };

export type PgVector = ReturnType<typeof createPgVector>;

/**
 * Compares vectors in the database, where that has pgvector: nothing of them is kept in memory then. Its answers are those of
 * `findNearest`, which orders what it finds.
 */
export function createPgVector({ db, log, isOff, indexedFrom = indexedMin }: Deps) {
  const { $client: sql } = db;
  let isOpen = false;

  const fillItem = async ({ id, revision, appId, modelKey }: FilledItem, signal: AbortSignal): Promise<void> => {
    await sql.query(`delete from context_nearest where item_id = $1 and (revision <> $2 or model_key <> $3)`, [
      ...[id, revision, modelKey],
    ]);
    let dims = 0;
    for (let from = 0; ; from += vectorsAtOnce) {
      signal.throwIfAborted();
      const vectors = await readVectors(db, { id, revision }, modelKey, { from, max: vectorsAtOnce });
      if (!vectors) break;
      dims = Math.max(dims, vectors.dims);
      const rows = [...rowsOf(vectors, from)];
      await sql.query(
        `insert into context_nearest (item_id, revision, n, app_id, model_key, near)
         select $1, $2, n, $3, $4, near::halfvec from unnest($5::int[], $6::text[]) as r(n, near)
         on conflict do nothing`,
        [id, revision, appId, modelKey, rows.map(({ n }) => n), rows.map(({ near }) => near)],
      );
    }
    await index(appId, modelKey, dims);
    await sql`
      insert into context_nearest_items (item_id, revision, model_key) values (${id}, ${revision}, ${modelKey})
      on conflict (item_id) do update set revision = excluded.revision, model_key = excluded.model_key`;
  };

  /** An index of neighbours for an app with many passages; the one of another model goes. */
  const index = async (appId: AppId, modelKey: string, dims: number): Promise<void> => {
    const name = indexName(appId, modelKey);
    const old = await sql<{ name: string }[]>`
      select indexname as name from pg_indexes where tablename = 'context_nearest'
        and starts_with(indexname, ${indexName(appId)}) and indexname <> ${name}`;
    for (const other of old) await sql.query(`drop index if exists "${other.name}"`);
    const [row] = await sql<{ count: number; ddl: string }[]>`
      select count(*)::int as count,
        format('create index if not exists %I on context_nearest using hnsw ((near::halfvec(%s)) halfvec_cosine_ops)
                where app_id = %L and model_key = %L', ${name}::text, ${dims}::text, ${appId}::text, ${modelKey}::text) as ddl
      from context_nearest where app_id = ${appId} and model_key = ${modelKey}`;
    if (row!.count > indexedFrom && dims > 0 && dims <= indexedDims) await sql.query(row!.ddl);
  };

  const hasIndex = async (appId: AppId, modelKey: string): Promise<boolean> => {
    const [row] = await sql<{ found: boolean }[]>`
      select to_regclass(${`"${indexName(appId, modelKey)}"`}) is not null as found`;
    return row!.found;
  };

  const compare = async (
    { appId, modelKey, items }: { appId: AppId; modelKey: string; items: readonly CurrentItem[] },
    question: Float32Array,
    max: number,
  ): Promise<Nearest[]> => {
    const dims = question.length;
    const isIndexed = await hasIndex(appId, modelKey);
    const near = isIndexed ? `near::halfvec(${dims})` : 'near';
    const wanted = max * (isIndexed ? spare.indexed : spare.all);
    const rows = await sql.transaction(async (tx) => {
      if (isIndexed) {
        await tx.query(`set local hnsw.iterative_scan = relaxed_order`);
        await tx.query(`set local hnsw.ef_search = ${Math.min(1_000, wanted)}`);
      }
      return tx.query<{ itemId: string; n: number; bytes: Buffer; scale: number }[]>(
        `with found as materialized (
           select item_id, revision, n from context_nearest
           where app_id = $1 and model_key = $2 and vector_dims(near) = ${dims}
             and (item_id, revision) in (select * from unnest($3::text[], $4::int[]))
           order by ${near} <=> $5::halfvec(${dims}) limit ${wanted})
         select f.item_id as "itemId", f.n, v.bytes, v.scale from found f
         join context_chunks c using (item_id, revision, n)
         join context_vectors v on v.item_id = f.item_id and v.model_key = $2 and v.hash = ${hashOfChunk}
         order by array_position($3::text[], f.item_id), f.n`,
        [
          ...[appId, modelKey, items.map(({ id }) => id), items.map(({ revision }) => revision)],
          `[${question.join()}]`,
        ],
      );
    });
    const lists = rows.map(({ bytes, scale }): VectorList => {
      return {
        dims,
        bytes: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length),
        scales: Float32Array.of(scale),
      };
    });
    return findNearest(lists, question, max).map(({ list, score }) => {
      const { itemId, n } = rows[list]!;
      return { itemId, n, score };
    });
  };

  return {
    /** Looks what the database has. */
    async open(): Promise<void> {
      isOpen = !isOff && (await openVectorTable(db, log));
    },

    /** Brings the table to what has its vectors by now. */
    async fill(modelKey: string, signal: AbortSignal): Promise<void> {
      if (!isOpen) return;
      const items = await sql<(CurrentItem & { appId: AppId })[]>`
        select i.id, i.revision, i.app_id as "appId" from context_items i
        join context_embeddings e on e.item_id = i.id and e.revision = i.revision and e.status = 'done'
        where e.model_key = ${modelKey} and not exists (
          select from context_nearest_items f
          where f.item_id = i.id and f.revision = i.revision and f.model_key = e.model_key)`;
      for (const item of items) await fillItem({ ...item, modelKey }, signal);
    },

    /** The readings that the table has, of those that are asked for. */
    async filled(modelKey: string, items: readonly CurrentItem[]): Promise<ReadonlySet<string>> {
      if (!isOpen) return new Set();
      const rows = await sql<{ id: string }[]>`
        select f.item_id as id from context_nearest_items f
        join jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as r(id text, revision int)
          on r.id = f.item_id and r.revision = f.revision
        where f.model_key = ${modelKey}`;
      return new Set(rows.map(({ id }) => id));
    },

    /** The `max` passages of these readings that are nearest to a question, nearest first. */
    async nearest(...asked: Parameters<typeof compare>): Promise<Nearest[]> {
      try {
        return await compare(...asked);
      } catch (error) {
        // Somebody dropped the extension or the table: the next start looks again.
        if (String((error as { code?: unknown }).code).startsWith(undefinedCodes)) isOpen = false;
        throw error;
      }
    },
  };
}

type Deps = {
  db: Database;
  log: Logger;
  isOff: boolean;
  /** Passages of an app from which its vectors have an index of neighbours. */
  indexedFrom?: number;
};

function* rowsOf({ dims, bytes, scales }: VectorList, from: number): Generator<{ n: number; near: string }> {
  for (const [at, scale] of scales.entries()) {
    if (scale !== 0) yield { n: from + at, near: `[${bytes.subarray(at * dims, (at + 1) * dims).join()}]` };
  }
}

const indexName = (appId: AppId, modelKey?: string) =>
  `context_nearest_${appId}_${modelKey === undefined ? '' : createHash('sha256').update(modelKey).digest('hex').slice(0, 16)}`;
