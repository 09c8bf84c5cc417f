import { limits } from '@whittle/contract/limits';
import type { Filter } from '@whittle/domain/entities/filter';
import { SqlParameters } from '../../../../adapters/database/record-sql.ts';
import type { RecordFacts } from '@whittle/domain/entities/match-filter';
import { listJson, type RecordText } from '../record-json.ts';
import type { RecordScope } from '../record-scope.ts';
import { changeLog } from './change-log.ts';
import { answerColumns, type Row, toText, within } from './scope-sql.ts';
import type { Run, Statements } from './statements.ts';
import { insertRecords, type NewRecord, type Write } from './write-records.ts';

/** A record that is locked until its change is written. `mayUpdate` is false for one that is only seen. */
export type HeldRecord = RecordFacts & { mayUpdate: boolean };

/** A record's new fields, all of them, as JSON text. */
export type ChangedRecord = { id: string; data: string };

/** The acts of one change of several records, all of which last or none. */
export type Changing = {
  /** The records that fit, oldest id first, which is the order in which everybody takes the locks. */
  hold(which: { ids: readonly string[] } | { filter: Filter | null }, limit: number): Promise<HeldRecord[]>;
  /** Of the records whose fields have the values of one of `keys`, the oldest of each. */
  holdByKey(fields: readonly string[], keys: readonly unknown[][]): Promise<(HeldRecord & { key: string })[]>;
  write(records: readonly ChangedRecord[]): Promise<void>;
  insert(records: readonly NewRecord[]): Promise<void>;
  /** Those of `ids` that the caller may see, as answers, in the order of `ids`. */
  read(ids: readonly string[]): Promise<RecordText[]>;
  /** Lets one call at a time look for the keys of an entity and make what is missing. */
  queue(): Promise<void>;
};

export const changeRecords = ({ together }: Statements) => ({
  change: <T>(scope: RecordScope, write: Write, work: (changing: Changing) => Promise<T>): Promise<T> =>
    together((run) => work(changing(run, scope, write))),
});

function changing(run: Run, scope: RecordScope, write: Write): Changing {
  const hold: Changing['hold'] = async (which, limit) => {
    const { where, parameters } = within(scope, ['read', 'update'], 'filter' in which ? which.filter : null);
    const chosen =
      'ids' in which
        ? ` and r.id = any (array(select jsonb_array_elements_text(${parameters.json([...which.ids])})))`
        : '';
    const rows = await run<HeldRow>(
      `select ${heldColumns}, true as "mayUpdate" from records r where ${where}${chosen}
       order by r.id limit ${parameters.add(String(limit))}::int for update of r`,
      parameters.values,
    );
    return rows.map(toHeld);
  };

  return {
    hold,

    async holdByKey(fields, keys) {
      const { where, parameters } = within(scope, ['read'], null);
      const names = fields.map((field) => `coalesce(r.data->${parameters.add(field)}::text, 'null')`);
      const key = `jsonb_build_array(${names.join(', ')})`;
      const wanted = `array(select jsonb_array_elements(${parameters.json(keys as never)}))`;
      const rows = await run<HeldRow & { key: string }>(
        `select ${heldColumns}, false as "mayUpdate", (${key})::text as key from records r
       where ${where} and ${key} = any (${wanted}) order by r.id for update of r`,
        parameters.values,
      );
      const oldest = rows.filter((row, index) => rows.findIndex((other) => other.key === row.key) === index);
      const allowed = new Set(
        oldest.length === 0 ? [] : (await hold({ ids: oldest.map(({ id }) => id) }, oldest.length)).map(({ id }) => id),
      );
      return oldest.map((row) => ({ ...toHeld(row), key: row.key, mayUpdate: allowed.has(row.id) }));
    },

    async write(records) {
      if (records.length === 0) return;
      const parameters = new SqlParameters();
      parameters.add(scope.appId);
      parameters.add(scope.entity);
      const log = changeLog(scope, write, parameters);
      const rows = listJson(records.map(({ id, data }) => `{"id":"${id}","data":${data}}`));
      await run(
        `with changed as (
         select value->>'id' as id, value->'data' as data from jsonb_array_elements(${parameters.add(rows)}::jsonb)
       ), old as (
         select r.id, r.data from records r join changed using (id) where r.app_id = $1 and r.entity = $2
       ), written as (
         update records as u set data = changed.data, size = octet_length(changed.data::text), updated_at = ${log.at}
         from changed where u.app_id = $1 and u.entity = $2 and u.id = changed.id
         returning u.id, u.data
       )
       insert into record_changes (record_id, kind, before, after, ${log.columns})
       select written.id, 'update', old.data, written.data, ${log.values} from written join old using (id)`,
        parameters.values,
      );
    },

    async insert(records) {
      if (records.length > 0) await insertRecords(run, scope, records, write);
    },

    async read(ids) {
      const { where, parameters } = within({ ...scope, reach: { ...scope.reach, read: true } }, ['read'], null);
      const wanted = `array(select jsonb_array_elements_text(${parameters.json([...ids])}))`;
      const rows = await run<Row>(
        `select ${answerColumns(scope, parameters)} from records r where ${where} and r.id = any (${wanted})`,
        parameters.values,
      );
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => {
        const row = byId.get(id);
        return row ? (toText(row) ?? []) : [];
      });
    },

    async queue() {
      await run('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${scope.appId} ${scope.entity}`]);
    },
  };
}

type HeldRow = Omit<HeldRecord, 'data'> & { data: string };

const heldColumns = `r.id, r.data::text as data, r.created_by_id, r.is_sample,
  (select u.email from app_users u where u.app_id = r.app_id and u.id = r.created_by_id) as created_by`;

const toHeld = ({ id, data, created_by_id, created_by, is_sample, mayUpdate }: HeldRow): HeldRecord => ({
  id,
  data: JSON.parse(data) as HeldRecord['data'],
  created_by_id,
  created_by,
  is_sample,
  mayUpdate,
});

/** A record at its limit is refused before it is written. */
export const isTooLarge = (data: string) => Buffer.byteLength(data) > limits.recordMaxBytes;
