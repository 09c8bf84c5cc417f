import { limits } from '@whittle/contract/limits';
import type { Filter } from '@whittle/domain/entities/filter';
import { changeSeqStep } from '../../../../adapters/database/schema.ts';
import { listJson, type RecordText } from '../record-json.ts';
import type { RecordScope } from '../record-scope.ts';
import type { WriteContext } from '../write-context.ts';
import { changeLog } from './change-log.ts';
import { withinBounds } from './keep-bounds.ts';
import type { TooLarge } from './read-records.ts';
import { answerColumns, type Row, toText, within } from './scope-sql.ts';
import type { Run, Statements } from './statements.ts';

/** `data` is JSON text. An id of the caller's own may be that of a record that was there before. */
export type NewRecord = { id: string; data: string; isSample: boolean; hasOwnId?: boolean };

/** One write: what the history keeps of it, and its instant. */
export type Write = WriteContext & { at: Date };

export const writeRecords = (statements: Statements) => ({
  /** All of them or none. */
  insert: (scope: RecordScope, records: readonly NewRecord[], write: Write): Promise<void> =>
    withinBounds(statements, scope, idsOf(records), (run) => insertRecords(run, scope, records, write)),

  /**
   * The record afterwards, `change` being JSON text of the fields to replace; null when there is none that the caller may
   * both see and change, or, for who has no patience, when somebody else is changing it.
   */
  async update(
    scope: RecordScope,
    id: string,
    change: string,
    write: Write,
    { isPatient = true } = {},
  ): Promise<RecordText | TooLarge | null> {
    const { where, parameters } = within(scope, ['read', 'update'], null);
    const log = changeLog(scope, write, parameters);
    const target = parameters.add(id);
    const patch = `${parameters.add(change)}::jsonb`;
    const changed = withinBounds(statements, scope, [id], (run) =>
      run<Row & { nextSize: number }>(
        `with old as materialized (
         select found.id, found.data, found.next, octet_length(found.next::text) as next_size from (
           select r.id, r.data, r.data || ${patch} as next from records r where ${where} and r.id = ${target}
           for update${isPatient ? '' : ' skip locked'}
         ) found
       ), r as (
         update records as u set data = old.next, size = old.next_size, updated_at = ${log.at}
         from old
         where u.app_id = $1 and u.entity = $2 and u.id = old.id and old.next_size <= ${limits.recordMaxBytes}
         returning u.*
       ), logged as (
         insert into record_changes (record_id, kind, before, after, ${log.columns})
         select r.id, 'update', old.data, r.data, ${log.values} from r join old using (id)
       )
       select old.next_size as "nextSize", ${answerColumns(scope, parameters)} from old left join r on r.id = old.id`,
        parameters.values,
      ),
    );
    const [row] = await changed;
    if (!row) return null;
    return row.nextSize > limits.recordMaxBytes ? 'too-large' : toText(row);
  },

  /** How many records are gone: those of `filter`, or the one with `id`, that the caller may both see and delete. */
  async delete(scope: RecordScope, which: { id: string } | { filter: Filter }, write: Write): Promise<number> {
    const { where, parameters } = within(scope, ['read', 'delete'], 'filter' in which ? which.filter : null);
    const chosen = 'id' in which ? `${where} and r.id = ${parameters.add(which.id)}` : where;
    const log = changeLog(scope, write, parameters);
    const [row] = await statements.run<{ count: string }>(
      `with gone as (
         delete from records r where ${chosen} returning r.id, r.data, r.created_by_id, r.is_sample, r.created_at
       ), logged as (
         insert into record_changes (record_id, kind, before, ${log.columns})
         select id, 'delete', ${wholeRecord}, ${log.values} from gone
       )
       select count(*) as count from gone`,
      parameters.values,
    );
    return Number(row?.count ?? 0);
  },
});

const idsOf = (records: readonly NewRecord[]) => records.map(({ id }) => id);

export async function insertRecords(run: Run, scope: RecordScope, records: readonly NewRecord[], write: Write) {
  const [record] = records;
  const values = insertValues(scope, write);
  if (record && records.length === 1) {
    const { id, data, isSample } = record;
    await run(insertOne, [...values, id, data, String(isSample), String(Buffer.byteLength(data))]);
  } else {
    await run(insertMany(canShareChange(records)), [...values, rowsJson(records)]);
  }
}

/** Whether the history keeps these records in one row: each of them has no history yet. */
export const canShareChange = (records: readonly NewRecord[]) =>
  records.length <= changeSeqStep && !records.some(({ hasOwnId }) => hasOwnId);

/** What every insert binds, $1 to $7: the scope and what the history keeps. */
export const insertValues = ({ appId, entity, callerId }: RecordScope, { at, callId, via, undoes }: Write) => [
  appId,
  entity,
  callerId ?? '',
  at.toISOString(),
  callId,
  via,
  undoes ?? '',
];

export const rowsJson = (records: readonly NewRecord[]) =>
  listJson(records.map(({ id, data, isSample }) => `{"id":"${id}","isSample":${isSample},"data":${data}}`));

const insertedChange = (image: 'after' | 'created') =>
  `insert into record_changes (app_id, entity, by_id, at, call_id, via, undoes, kind, record_id, ${image})
   select $1, $2, nullif($3, ''), $4::timestamptz, $5, $6, nullif($7, ''), 'create'`;

const insertOne = `with made as (
    insert into records (app_id, entity, id, data, created_by_id, is_sample, created_at, updated_at, size)
    values ($1, $2, $8, $9::jsonb, nullif($3, ''), $10::boolean, $4::timestamptz, $4::timestamptz, $11::int)
  ) ${insertedChange('after')}, $8, $9::jsonb`;

export const rowsToInsert = `rows as (
    select value->>'id' as id, value->'data' as data, (value->>'isSample')::boolean as is_sample
    from jsonb_array_elements($8::jsonb)
  )`;

export const insertRows = `insert into records (app_id, entity, id, data, created_by_id, is_sample, created_at, updated_at, size)
    select $1, $2, id, data, nullif($3, ''), is_sample, $4::timestamptz, $4::timestamptz, octet_length(data::text)
    from rows`;

/** What the history keeps of `rows`, together or one by one. */
export const changesOfRows = (areTogether: boolean) =>
  areTogether ? `${insertedChange('created')}, '', $8::jsonb` : `${insertedChange('after')}, id, data from rows`;

const insertMany = (areTogether: boolean) =>
  `with ${rowsToInsert}, made as (${insertRows}) ${changesOfRows(areTogether)}`;

/** What a deleted record needs to come back: its fields and, under their names in answers, its server fields. */
const wholeRecord = `data || jsonb_build_object(
  'created_by_id', created_by_id, 'is_sample', is_sample, 'created_date', created_at)`;
