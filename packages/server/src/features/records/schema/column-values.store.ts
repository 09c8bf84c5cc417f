import type { AppId, AppUserId } from '@whittle/contract/ids';
import type { Json } from '@whittle/domain/entities/json';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../adapters/database/database.ts';
import type { Transaction } from '../../../core/event-log/event-log.ts';

export type Column = { appId: AppId; entity: string; column: string };

/** What the history keeps of values that move with their schema. */
export type Move = { callId: string; byId: AppUserId; at: Date };

export type StoredValue = { id: string; value: Json };

/** Rows that are read, converted and written at a time. */
const batchRows = 5_000;

/** All values of a column that are not empty, in batches. */
export async function* columnValues(
  db: Database | Transaction,
  { appId, entity, column }: Column,
): AsyncGenerator<StoredValue[]> {
  let after = '';
  for (;;) {
    const { rows } = await db.execute<StoredValue>(sql`
      select id, data -> ${column}::text as value from records
      where app_id = ${appId} and entity = ${entity} and id > ${after} and coalesce(data -> ${column}::text, 'null') <> 'null'
      order by id limit ${batchRows}`);
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)!.id;
  }
}

/** Records that hold a value under one name and none under another. */
export async function countLeftBehind(db: Database, { appId, entity, column }: Column, to: string): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(sql`
    select count(*) as count from records
    where app_id = ${appId} and entity = ${entity} and coalesce(data -> ${column}::text, 'null') <> 'null'
      and coalesce(data -> ${to}::text, 'null') = 'null'`);
  return Number(rows[0]?.count ?? 0);
}

/** Puts converted values in the place of the stored ones. */
export async function writeValues(
  tx: Transaction,
  { appId, entity, column }: Column,
  values: readonly StoredValue[],
  move: Move,
): Promise<void> {
  await logged(
    tx,
    { appId, entity },
    move,
    sql`select r.id, r.data, jsonb_set(r.data, array[${column}::text], v.value -> 'value') as next
        from jsonb_array_elements(${JSON.stringify(values)}::jsonb) as v(value)
        join records r on r.app_id = ${appId} and r.entity = ${entity} and r.id = v.value ->> 'id' for update of r`,
  );
}

export type RenameValues = Move & {
  /** Leaves the values under the old name too, for a published app that still reads it. */
  keepsOld: boolean;
  /**
   * Where both names hold a value: the one under the old name, as for a new column, or the one that was written later.
   * The other stays in the history.
   */
  wins: 'old' | 'later';
};

/** Moves all values of a column to another name; how many there were. */
export async function renameValues(
  tx: Transaction,
  { appId, entity, column }: Column,
  to: string,
  { keepsOld, wins, ...move }: RenameValues,
): Promise<number> {
  const lastWritten = (name: string) => sql`coalesce((
    select max(c.seq) from record_changes c
    where c.app_id = r.app_id and c.entity = r.entity and c.record_id = r.id
      and c.before -> ${name}::text is distinct from c.after -> ${name}::text), 0)`;
  const moves =
    wins === 'old'
      ? sql`true`
      : sql`(coalesce(r.data -> ${to}::text, 'null') = 'null' or
          (r.data -> ${column}::text <> r.data -> ${to}::text and ${lastWritten(column)} > ${lastWritten(to)}))`;
  const rest = keepsOld ? sql`data` : sql`(data - ${column}::text)`;
  return logged(
    tx,
    { appId, entity },
    move,
    sql`select id, data, next from (
          select id, data, case when moves then ${rest} || jsonb_build_object(${to}::text, data -> ${column}::text) else ${rest} end as next
          from (
            select r.id, r.data, ${moves} as moves
            from records r where r.app_id = ${appId} and r.entity = ${entity} and r.data ? ${column} for update
          ) held
        ) moved where next <> data`,
  );
}

/** Changes the rows of `changes` (id, data, next) and writes what stood there into the history, in one statement. */
async function logged(
  tx: Transaction,
  { appId, entity }: Omit<Column, 'column'>,
  { callId, byId, at }: Move,
  changes: ReturnType<typeof sql>,
): Promise<number> {
  const instant = at.toISOString();
  const { rows } = await tx.execute<{ count: string }>(sql`
    with old as materialized (${changes}), changed as (
      update records u set data = old.next, size = octet_length(old.next::text)
      from old where u.app_id = ${appId} and u.entity = ${entity} and u.id = old.id
      returning u.id
    ), logged as (
      insert into record_changes (app_id, entity, record_id, kind, by_id, before, after, call_id, via, at)
      select ${appId}, ${entity}, old.id, 'update', ${byId}, old.data, old.next, ${callId}, 'panel', ${instant}::timestamptz
      from old
    )
    select count(*) as count from changed`);
  return Number(rows[0]?.count ?? 0);
}
