import { limits } from '@whittle/contract/limits';
import { together } from '../../../../adapters/database/together.ts';
import { listJson, type RecordText } from '../record-json.ts';
import type { RecordScope } from '../record-scope.ts';
import type { TooLarge } from './read-records.ts';
import { isBound } from './keep-bounds.ts';
import { answerColumns, type Row, toText, within } from './scope-sql.ts';
import type { Statements } from './statements.ts';
import type { NewRecord, Write, writeRecords } from './write-records.ts';

/** Does work when its caller is next. What goes alone may take longer, such as for a lock, and is expected to by itself. */
export type Turn = <T>(work: () => Promise<T>, how?: 'alone') => Promise<T>;

type Insert = { scope: RecordScope; record: NewRecord; write: Write; turn: Turn };
type Update = { scope: RecordScope; id: string; change: string; write: Write; turn: Turn };
type Prepared = Update & { text: string; values: string[] };

/** Larger ones go alone, so that no statement becomes large. */
const smallChars = 8_000;
const most = 16;
/** Who comes so soon after a statement began waits for its end: two writes to disk beside each other take as long as one. */
const patienceMs = 10;

/**
 * Single writes of one caller that come at the same moment, in one statement and one write to disk; each keeps its own time
 * and call in the history. Where that fails, each is tried alone.
 */
export function writeTogether(statements: Statements, alone: ReturnType<typeof writeRecords>) {
  const turns = {
    patienceMs,
    most,
    inTurn: (_: object, { turn }: { turn: Turn }, begin: () => Promise<void>) => turn(begin),
  };

  const insertAtOnce = together<Insert, true, Statements>(
    ({ record }) => record.id,
    async ({ run }, inserts) => {
      const [{ scope, record, write }] = inserts as [Insert];
      if (inserts.length === 1) await alone.insert(scope, [record], write);
      else await run(insertSeveral, [scope.appId, scope.callerId ?? '', listJson(inserts.map(insertJson))]);
      return new Map();
    },
    { ...turns, groupOf: ({ scope }) => callerOf(scope) },
  );

  const updateAtOnce = together<Prepared, RecordText | TooLarge, Statements>(
    ({ id }) => id,
    async ({ run }, updates) => {
      const [{ scope, id, change, write, text, values }] = updates as [Prepared];
      if (updates.length === 1) {
        const answer = await alone.update(scope, id, change, write, { isPatient: false });
        return new Map(answer ? [[id, answer]] : []);
      }
      const rows = await run<Row>(text, [...values, listJson(updates.map(updateJson))]);
      return new Map(rows.flatMap(answerOf));
    },
    { ...turns, groupOf: ({ text, values }) => [text, ...values].join('\0') },
  );

  const changing = new Set<string>();
  const underWay = new Map<string, number>();

  /** Beyond what may wait of a caller each goes alone, and hears from the queue that it is too much. */
  const isTooMuch = (caller: string) => (underWay.get(caller) ?? 0) >= limits.callsWaitingPerCaller;
  const counted = async <T>(caller: string, work: () => Promise<T>): Promise<T> => {
    const add = (one: number) => {
      const count = (underWay.get(caller) ?? 0) + one;
      if (count === 0) underWay.delete(caller);
      else underWay.set(caller, count);
    };
    add(1);
    try {
      return await work();
    } finally {
      add(-1);
    }
  };

  return {
    async insertOne(insert: Insert): Promise<void> {
      const { scope, record, write, turn } = insert;
      const caller = callerOf(scope);
      if (isBound(scope) || record.data.length > smallChars || isTooMuch(caller))
        return turn(() => alone.insert(scope, [record], write), 'alone');
      await counted(caller, () => insertAtOnce(statements, insert));
    },

    /** As `update`. Two changes of one record never meet in a statement, nor does one wait there for somebody's lock. */
    async updateOne(update: Update): Promise<RecordText | TooLarge | null> {
      const { scope, id, change, write, turn } = update;
      const caller = callerOf(scope);
      const name = `${scope.appId}/${scope.entity}/${id}`;
      const byItself = () => turn(() => alone.update(scope, id, change, write), 'alone');
      if (isBound(scope) || change.length > smallChars || changing.has(name) || isTooMuch(caller)) return byItself();
      changing.add(name);
      try {
        const prepared = { ...update, ...updateSeveral(scope, write) };
        const answer = await counted(caller, () => updateAtOnce(statements, prepared));
        // What somebody has locked is waited for alone; what is too large or out of reach is told the same way.
        return answer ?? (await byItself());
      } finally {
        changing.delete(name);
      }
    },
  };
}

const callerOf = ({ appId, callerId }: RecordScope) => `${appId}/${callerId}`;

const insertSeveral = `with rows as (
    select * from jsonb_to_recordset($3::jsonb) as one(entity text, at timestamptz, call_id text, via text, undoes text,
      id text, is_sample boolean, size int, data jsonb)
  ), made as (
    insert into records (app_id, entity, id, data, created_by_id, is_sample, created_at, updated_at, size)
    select $1, entity, id, data, nullif($2, ''), is_sample, at, at, size from rows
  )
  insert into record_changes (app_id, entity, by_id, at, call_id, via, undoes, kind, record_id, after)
  select $1, entity, nullif($2, ''), at, call_id, via, undoes, 'create', id, data from rows`;

function answerOf(row: Row): [string, RecordText][] {
  const record = toText(row);
  return record ? [[row.id, record]] : [];
}

/** The fields stay the text that they are. */
function insertJson({ scope, record, write }: Insert): string {
  const { id, data, isSample } = record;
  const { at, callId, via, undoes } = write;
  const row = { entity: scope.entity, at, call_id: callId, via, undoes, id, is_sample: isSample };
  return `${JSON.stringify({ ...row, size: Buffer.byteLength(data) }).slice(0, -1)},"data":${data}}`;
}

const updateJson = ({ id, change, write }: Update): string =>
  `${JSON.stringify({ id, at: write.at, call_id: write.callId }).slice(0, -1)},"patch":${change}}`;

/** The statement, whose last value is to come: the changes. Its limit tells PostgreSQL how few they are. */
function updateSeveral(scope: RecordScope, { via, undoes }: Write): { text: string; values: string[] } {
  const { where, parameters } = within(scope, ['read', 'update'], null);
  const by = `nullif(${parameters.add(scope.callerId ?? '')}, '')`;
  const how = `${parameters.add(via)}, nullif(${parameters.add(undoes ?? '')}, '')`;
  const answer = answerColumns(scope, parameters);
  const text = `with changes as (
       select * from jsonb_to_recordset($${parameters.values.length + 1}::jsonb)
         as one(id text, at timestamptz, call_id text, patch jsonb) limit ${most}
     ), old as materialized (
       select found.*, octet_length(found.next::text) as next_size from (
         select one.id, one.at, one.call_id, held.data, held.data || one.patch as next
         from changes one, lateral (
           select r.data from records r where ${where} and r.id = one.id for update skip locked
         ) held offset 0
       ) found
     ), r as (
       update records as u set data = old.next, size = old.next_size, updated_at = old.at
       from old
       where u.app_id = $1 and u.entity = $2 and u.id = old.id and old.next_size <= ${limits.recordMaxBytes}
       returning u.*
     ), logged as (
       insert into record_changes (record_id, kind, before, after, app_id, entity, by_id, at, call_id, via, undoes)
       select r.id, 'update', old.data, r.data, $1, $2, ${by}, old.at, old.call_id, ${how} from r join old using (id)
     )
     select ${answer} from r`;
  return { text, values: parameters.values };
}
