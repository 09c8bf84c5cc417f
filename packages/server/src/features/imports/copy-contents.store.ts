import type { AppId, AppUserId } from '@whittle/contract/ids';
import type { Database } from '../../adapters/database/database.ts';
import type { SqlClient } from '../../adapters/database/sql-client.ts';

type Row = { entity: string; id: string; data: string; isSample: boolean; createdAt: string; updatedAt: string };

export type CopiedUpload = {
  id: string;
  name: string;
  isPrivate: boolean;
  uploaderId: string | null;
  createdAt: Date;
};

const rowsAtOnce = 500;

/** The uploads of an app that are there. */
export async function uploadsToCopy({ $client: sql }: Database, appId: AppId): Promise<CopiedUpload[]> {
  return sql<CopiedUpload[]>`
    select id, name, is_private as "isPrivate", uploader_id as "uploaderId", created_at as "createdAt" from uploads
    where app_id = ${appId} and is_stored and deleted_at is null order by id`;
}

type RecordsCopy = {
  from: AppId;
  to: AppId;
  entities: readonly string[];
  /** Whose the records are in the copy. */
  creatorId: AppUserId;
  /** Samples and what this person made; null for everything. */
  dataOf: AppUserId | null;
  callId: string;
  at: Date;
  rewrite(text: string): string;
};

/** Copies the records of one moment with their ids and times. */
export async function copyRecords({ $client: sql }: Database, copy: RecordsCopy): Promise<void> {
  await sql.transaction(async (snapshot) => {
    const batches = snapshot.cursor<Row[]>(
      `select entity, id, data::text as data, is_sample as "isSample", created_at::text as "createdAt",
         updated_at::text as "updatedAt"
       from records where app_id = $1 and entity = any($2::text[])
         and ($3::text is null or is_sample or created_by_id = $3) order by entity, id`,
      [copy.from, copy.entities, copy.dataOf],
      rowsAtOnce,
    );
    for await (const rows of batches) await insertRows(sql, rows, copy);
  }, 'isolation level repeatable read read only');
}

async function insertRows(sql: SqlClient, rows: Row[], { to, creatorId, callId, at, rewrite }: RecordsCopy) {
  await sql.query(
    `with rows as (
       select entity, id, data::jsonb as data, is_sample, created_at, updated_at
       from unnest($3::text[], $4::text[], $5::text[], $6::boolean[], $7::timestamptz[], $8::timestamptz[])
         as given (entity, id, data, is_sample, created_at, updated_at)
     ), made as (
       insert into records (app_id, entity, id, data, created_by_id, is_sample, created_at, updated_at, size)
       select $1, entity, id, data, $2, is_sample, created_at, updated_at, octet_length(data::text) from rows
     )
     insert into record_changes (app_id, entity, by_id, at, call_id, via, record_id, kind, after)
     select $1, entity, $2, $9::timestamptz, $10, 'import', id, 'create', data from rows`,
    [
      to,
      creatorId,
      rows.map(({ entity }) => entity),
      rows.map(({ id }) => id),
      rows.map(({ data }) => rewrite(data)),
      rows.map(({ isSample }) => isSample),
      rows.map(({ createdAt }) => createdAt),
      rows.map(({ updatedAt }) => updatedAt),
      at.toISOString(),
      callId,
    ],
  );
}
