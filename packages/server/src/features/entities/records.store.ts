import { limits } from '@whittle/contract/limits';
import type { Reach } from '@whittle/domain/entities/access';
import type { Filter } from '@whittle/domain/entities/filter';
import type { Database } from '../../adapters/database/database.ts';
import { filterSql, orderSql, type RecordSource, SqlParameters } from '../../adapters/database/record-sql.ts';
import type { ListOptions } from '../../http/list-query.ts';
import { isoOf, listJson, type RecordText } from './record-json.ts';
import type { WriteContext } from './write-context.ts';

/** The records of one entity that one caller reaches. `callerId` is null for a visitor. */
export type RecordScope = {
  appId: string;
  entity: string;
  /** What the declaration names; what is stored beyond it is not shown. */
  fields: readonly string[];
  callerId: string | null;
  read: Reach;
  change: Reach;
  /** Visitors see the id of who created a record, never the e-mail. */
  seesCreators: boolean;
};

/** `data` is JSON text. */
export type NewRecord = { id: string; data: string; isSample: boolean };

/** One write: what the history keeps of it, and its instant. */
export type Write = WriteContext & { at: Date };

export type Row = Omit<RecordText, 'data'> & { data: string | null };

/** The records would be more than `limits.recordListMaxBytes` in one answer, or one of them more than its own limit. */
export type TooLarge = 'too-large';

/** What the first call with an idempotency key stored, and when. */
export type KeyedCall = { bodyHash: string; recordIds: string[]; at: Date };

export type RecordsStore = ReturnType<typeof createRecordsStore>;

/**
 * The statements on records. Each holds the caller's rules in its WHERE, so that a record out of reach is not there, and
 * each write puts its `record_changes` row beside it in the same statement. Raw SQL with prepared statements: these are
 * the calls that running apps make all day.
 */
export function createRecordsStore(db: Database) {
  const client = db.$client;
  const run = <Row>(text: string, values: string[]): Promise<Row[]> =>
    client.unsafe(text, values, { prepare: true }) as unknown as Promise<Row[]>;

  return {
    async list(scope: RecordScope, { filter, sort, limit, skip }: ListOptions): Promise<RecordText[] | TooLarge> {
      const { where, parameters, source } = reading(scope, filter);
      const order = orderSql(sort, source, parameters);
      const page = `limit ${parameters.add(String(limit))}::int offset ${parameters.add(String(skip))}::int`;
      const data = `case when r.total <= ${limits.recordListMaxBytes} then ${declaredData(scope, parameters)} end`;
      const rows = await run<Row>(
        `select ${columns(source, data)} from (
           select p.*, sum(p.size) over (rows unbounded preceding) as total from (
             select r.* from records r where ${where} order by ${order} ${page}
           ) p
         ) r`,
        parameters.values,
      );
      const texts = rows.flatMap((row) => toText(row) ?? []);
      return texts.length === rows.length ? texts : 'too-large';
    },

    async count(scope: RecordScope, filter: Filter | null): Promise<number> {
      const { where, parameters } = reading(scope, filter);
      const [row] = await run<{ count: string }>(
        `select count(*) as count from records r where ${where}`,
        parameters.values,
      );
      return Number(row?.count ?? 0);
    },

    async get(scope: RecordScope, id: string): Promise<RecordText | null> {
      const { where, parameters, source } = reading(scope, null);
      const found = `${where} and r.id = ${parameters.add(id)}`;
      const selected = columns(source, declaredData(scope, parameters));
      const [row] = await run<Row>(`select ${selected} from records r where ${found}`, parameters.values);
      return row ? toText(row) : null;
    },

    /** All of them or none. */
    async insert(scope: RecordScope, records: readonly NewRecord[], write: Write): Promise<void> {
      const [record] = records;
      const values = insertValues(scope, write);
      if (record && records.length === 1) {
        const { id, data, isSample } = record;
        await run(insertOne, [...values, id, data, String(isSample), String(Buffer.byteLength(data))]);
      } else {
        await run(insertMany, [...values, rowsJson(records)]);
      }
    },

    /**
     * All of them or none, once per key: true when they are stored now, else what the first call with this key stored. A
     * call that meets another one with its key waits for its end.
     */
    async insertOnce(
      scope: RecordScope,
      records: readonly NewRecord[],
      write: Write,
      { key, bodyHash }: { key: string; bodyHash: string },
    ): Promise<true | KeyedCall> {
      const caller = scope.callerId ?? '';
      const ids = JSON.stringify(records.map(({ id }) => id));
      const expired = new Date(write.at.getTime() - limits.idempotencyKeyDays * 86_400_000).toISOString();
      const [taken] = await run<{ taken: number }>(insertManyOnce, [
        ...insertValues(scope, write),
        rowsJson(records),
        key,
        bodyHash,
        ids,
        expired,
      ]);
      if (taken) return true;
      const [first] = await run<{ bodyHash: string; recordIds: string[]; at: Date }>(
        `select body_hash as "bodyHash", record_ids as "recordIds", at from record_call_keys
         where app_id = $1 and entity = $2 and caller_id = $3 and key = $4`,
        [scope.appId, scope.entity, caller, key],
      );
      return first!;
    },

    /** Forgets keys that were used before an instant. */
    async forgetKeys(before: Date): Promise<void> {
      await run('delete from record_call_keys where at < $1::timestamptz', [before.toISOString()]);
    },

    /** The record afterwards, `change` being JSON text of the fields to replace; null when there is none that the caller may both see and change. */
    async update(scope: RecordScope, id: string, change: string, write: Write): Promise<RecordText | TooLarge | null> {
      const { where, parameters, source } = writing(scope, null);
      const log = changeLog(scope, write, parameters);
      const target = parameters.add(id);
      const patch = `${parameters.add(change)}::jsonb`;
      const [row] = await run<Row & { nextSize: number }>(
        `with old as materialized (
           select found.id, found.data, found.data || ${patch} as next, octet_length((found.data || ${patch})::text) as next_size
           from (select r.id, r.data from records r where ${where} and r.id = ${target} for update) found
         ), r as (
           update records as u set data = old.next, size = old.next_size, updated_at = ${log.at}
           from old
           where u.app_id = $1 and u.entity = $2 and u.id = old.id and old.next_size <= ${limits.recordMaxBytes}
           returning u.*
         ), logged as (
           insert into record_changes (record_id, kind, before, after, ${log.columns})
           select r.id, 'update', old.data, r.data, ${log.values} from r join old using (id)
         )
         select old.next_size as "nextSize", ${columns(source, declaredData(scope, parameters))} from old left join r on r.id = old.id`,
        parameters.values,
      );
      if (!row) return null;
      return row.nextSize > limits.recordMaxBytes ? 'too-large' : toText(row);
    },

    /** How many records are gone: those of `filter`, or the one with `id`, that the caller may both see and change. */
    async delete(scope: RecordScope, which: { id: string } | { filter: Filter }, write: Write): Promise<number> {
      const { where, parameters } = writing(scope, 'filter' in which ? which.filter : null);
      const chosen = 'id' in which ? `${where} and r.id = ${parameters.add(which.id)}` : where;
      const log = changeLog(scope, write, parameters);
      const [row] = await run<{ count: string }>(
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
  };
}

/** What every insert binds, $1 to $7: the scope and what the history keeps. */
const insertValues = ({ appId, entity, callerId }: RecordScope, { at, callId, via, undoes }: Write) => [
  appId,
  entity,
  callerId ?? '',
  at.toISOString(),
  callId,
  via,
  undoes ?? '',
];

const rowsJson = (records: readonly NewRecord[]) =>
  listJson(records.map(({ id, data, isSample }) => `{"id":"${id}","isSample":${isSample},"data":${data}}`));

const insertedChange = `insert into record_changes (app_id, entity, by_id, at, call_id, via, undoes, record_id, kind, after)
  select $1, $2, nullif($3, ''), $4::timestamptz, $5, $6, nullif($7, '')`;

const insertOne = `with made as (
    insert into records (app_id, entity, id, data, created_by_id, is_sample, created_at, updated_at, size)
    values ($1, $2, $8, $9::jsonb, nullif($3, ''), $10::boolean, $4::timestamptz, $4::timestamptz, $11::int)
  ) ${insertedChange}, $8, 'create', $9::jsonb`;

const rowsToInsert = `rows as (
    select value->>'id' as id, value->'data' as data, (value->>'isSample')::boolean as is_sample
    from jsonb_array_elements($8::jsonb)
  )`;

const insertRows = `insert into records (app_id, entity, id, data, created_by_id, is_sample, created_at, updated_at, size)
    select $1, $2, id, data, nullif($3, ''), is_sample, $4::timestamptz, $4::timestamptz, octet_length(data::text)
    from rows`;

const insertMany = `with ${rowsToInsert}, made as (${insertRows}) ${insertedChange}, id, 'create', data from rows`;

/** A key that is older than its life is taken over; one that another call is just using is waited for. */
const insertManyOnce = `with taken as (
    insert into record_call_keys (app_id, entity, caller_id, at, key, body_hash, record_ids)
    values ($1, $2, $3, $4::timestamptz, $9, $10, $11::jsonb)
    on conflict (app_id, entity, caller_id, key) do update
      set at = excluded.at, body_hash = excluded.body_hash, record_ids = excluded.record_ids
      where record_call_keys.at < $12::timestamptz
    returning 1 as taken
  ), ${rowsToInsert}, made as (${insertRows}, taken), logged as (
    ${insertedChange}, id, 'create', data from rows, taken
  ) select taken from taken`;

/** The columns of `record_changes` that say who, when and by which call, and what one write puts there. */
function changeLog({ callerId }: RecordScope, { at, callId, via, undoes }: Write, parameters: SqlParameters) {
  const instant = `${parameters.add(at.toISOString())}::timestamptz`;
  const by = `nullif(${parameters.add(callerId ?? '')}, '')`;
  const call = `${parameters.add(callId)}, ${parameters.add(via)}, nullif(${parameters.add(undoes ?? '')}, '')`;
  return {
    at: instant,
    columns: 'app_id, entity, by_id, at, call_id, via, undoes',
    values: `$1, $2, ${by}, ${instant}, ${call}`,
  };
}

/** What a deleted record needs to come back: its fields and, under their names in answers, its server fields. */
const wholeRecord = `data || jsonb_build_object(
  'created_by_id', created_by_id, 'is_sample', is_sample, 'created_date', created_at)`;

export const columns = ({ creatorEmail }: RecordSource, data: string) =>
  `r.id, (${data})::text as data, r.created_by_id as "createdById", ${creatorEmail} as "creatorEmail",
   r.is_sample as "isSample", (r.created_at at time zone 'UTC')::text as "createdAt",
   (r.updated_at at time zone 'UTC')::text as "updatedAt"`;

/** The declared fields of a record. Almost always that is all of them, which costs little to find out. */
export function declaredData({ fields }: RecordScope, parameters: SqlParameters): string {
  const declared = `array(select jsonb_array_elements_text(${parameters.json([...fields])}))`;
  return `case when r.data - ${declared} = '{}' then r.data else (
    select coalesce(jsonb_object_agg(field.key, field.value), '{}') from jsonb_each(r.data) field
    where field.key = any (${declared})
  ) end`;
}

export const toText = ({ data, ...row }: Row): RecordText | null =>
  data === null ? null : { ...row, data, createdAt: isoOf(row.createdAt), updatedAt: isoOf(row.updatedAt) };

const visibleCreators: RecordSource = {
  creatorEmail: `(select u.email from app_users u where u.app_id = r.app_id and u.id = r.created_by_id)`,
  isCreatedByOneOf: (emails) =>
    `r.created_by_id in (select u.id from app_users u where u.app_id = $1 and u.email = any (${emails}))`,
};
const hiddenCreators: RecordSource = {
  creatorEmail: 'null::text',
  isCreatedByOneOf: (emails) => `null::text = any (${emails})`,
};

/**
 * The caller's reading rules as a condition on `r`, any row source with the columns of `records`, and what they are shown
 * of such a row. For those who read records as they were (history, live updates).
 */
export function readingSql(scope: RecordScope) {
  const { where, parameters, source } = reading(scope, null);
  return { where, shown: columns(source, declaredData(scope, parameters)), parameters };
}

export function reading(scope: RecordScope, filter: Filter | null) {
  return conditions(scope, [scope.read], filter);
}

function writing(scope: RecordScope, filter: Filter | null) {
  return conditions(scope, [scope.read, scope.change], filter);
}

function conditions(scope: RecordScope, reaches: Reach[], filter: Filter | null) {
  const parameters = new SqlParameters();
  const source = scope.seesCreators ? visibleCreators : hiddenCreators;
  const parts = [`r.app_id = ${parameters.add(scope.appId)}`, `r.entity = ${parameters.add(scope.entity)}`];
  if (reaches.includes('none') || (reaches.includes('own') && scope.callerId === null)) parts.push('false');
  else if (reaches.includes('own')) parts.push(`r.created_by_id = ${parameters.add(scope.callerId!)}`);
  if (filter) parts.push(filterSql(filter, source, parameters));
  return { where: parts.join(' and '), parameters, source };
}
