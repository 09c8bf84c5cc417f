import { limits } from '@whittle/contract/limits';
import type { Filter } from '@whittle/domain/entities/filter';
import { SqlParameters } from '../../../../adapters/database/record-sql.ts';
import type { RecordFacts } from '@whittle/domain/entities/match-filter';
import { listJson, type RecordText } from '../record-json.ts';
import type { RecordScope } from '../record-scope.ts';
import { changeLog } from './change-log.ts';
import { keepBounds, queueForBounds } from './keep-bounds.ts';
import { answerColumns, type Row, toText, within } from './scope-sql.ts';
import type { Run, Statements } from './statements.ts';
import { insertRecords, type NewRecord, type Write } from './write-records.ts';

/** A record that is locked until its change is written. `mayUpdate` is false for one that is only seen. */
export type HeldRecord = RecordFacts & { mayUpdate: boolean };

/** A record's new fields, all of them, as JSON text. */
export type ChangedRecord = { id: string; data: string };

type Which = { ids: readonly string[] } | { filter: Filter | null };

/** Records are read as far as `limits.recordListMaxBytes` allow; `isCut` where more of them are locked. */
export type Held<T> = { records: T[]; isCut: boolean };

/** The acts of one change of several records, all of which last or none. */
export type Changing = {
  /** The records that fit, oldest id first, which is the order in which everybody takes the locks. */
  hold(which: Which, limit: number): Promise<Held<HeldRecord>>;
  /** Of the records whose fields have the values of one of `keys`, the oldest of each. */
  holdByKey(fields: readonly string[], keys: readonly unknown[][]): Promise<Held<HeldRecord & { key: string }>>;
  write(records: readonly ChangedRecord[]): Promise<void>;
  insert(records: readonly NewRecord[]): Promise<void>;
  /** Those of `ids` that the caller may see, as answers, in the order of `ids`. */
  read(ids: readonly string[]): Promise<RecordText[]>;
  /** Lets one call at a time look for the keys of an entity and make what is missing. */
  queue(): Promise<void>;
};

export const changeRecords = ({ together }: Statements) => ({
  change: <T>(scope: RecordScope, write: Write, work: (changing: Changing) => Promise<T>): Promise<T> =>
    together(async (run) => {
      await queueForBounds(run, scope);
      return work(changing(run, scope, write));
    }),
});

function changing(run: Run, scope: RecordScope, write: Write): Changing {
  const lock = <R extends object>(which: Which, limit: number, columns: string): Promise<R[]> => {
    const { where, parameters } = within(scope, ['read', 'update'], 'filter' in which ? which.filter : null);
    const chosen =
      'ids' in which
        ? ` and r.id = any (array(select jsonb_array_elements_text(${parameters.json([...which.ids])})))`
        : '';
    return run<R>(
      `select ${columns} from records r where ${where}${chosen}
       order by r.id limit ${parameters.add(String(limit))}::int for update of r`,
      parameters.values,
    );
  };

  /** Records that this call has locked. */
  const contentsOf = async (locked: readonly SizedRow[], mayUpdate: (id: string) => boolean) => {
    const fitting = fittingIn(locked);
    const isCut = fitting.length < locked.length;
    if (fitting.length === 0) return { records: [], isCut };
    const parameters = new SqlParameters();
    const place = `r.app_id = ${parameters.add(scope.appId)} and r.entity = ${parameters.add(scope.entity)}`;
    const wanted = `array(select jsonb_array_elements_text(${parameters.json(fitting.map(({ id }) => id))}))`;
    const rows = await run<HeldRow>(
      `select ${heldColumns} from records r where ${place} and r.id = any (${wanted}) order by r.id`,
      parameters.values,
    );
    return { records: rows.map((row) => toHeld(row, mayUpdate(row.id))), isCut };
  };

  return {
    async hold(which, limit) {
      if (limit <= alwaysFit) {
        const rows = await lock<HeldRow>(which, limit, heldColumns);
        return { records: rows.map((row) => toHeld(row, true)), isCut: false };
      }
      // Locked first, by size: from then on the records stay as large as they are.
      return contentsOf(await lock<SizedRow>(which, limit, sizedColumns), () => true);
    },

    async holdByKey(fields, keys) {
      const { where, parameters } = within(scope, ['read'], null);
      const names = fields.map((field) => `coalesce(r.data->${parameters.add(field)}::text, 'null')`);
      const key = `jsonb_build_array(${names.join(', ')})`;
      const wanted = `array(select jsonb_array_elements(${parameters.json(keys as never)}))`;
      const rows = await run<SizedRow & { key: string }>(
        `select r.id, r.size, (${key})::text as key from records r
       where ${where} and ${key} = any (${wanted}) order by r.id for update of r`,
        parameters.values,
      );
      const oldest = new Map(rows.toReversed().map((row) => [row.key, row]));
      const keyOf = new Map([...oldest.values()].map(({ id, key }) => [id, key]));
      const ids = [...keyOf.keys()];
      const allowed = new Set(
        ids.length === 0 ? [] : (await lock<SizedRow>({ ids }, ids.length, sizedColumns)).map(({ id }) => id),
      );
      const { records, isCut } = await contentsOf([...oldest.values()], (id) => allowed.has(id));
      return { records: records.map((record) => ({ ...record, key: keyOf.get(record.id)! })), isCut };
    },

    async write(records) {
      if (records.length === 0) return;
      const parameters = new SqlParameters();
      parameters.add(scope.appId);
      parameters.add(scope.entity);
      const log = changeLog(scope, write, parameters);
      const rows = listJson(records.map(({ id, data }) => `{"id":"${id}","data":${data}}`));
      const ids = records.map(({ id }) => id);
      await keepBounds(run, scope, ids, () =>
        run(
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
        ),
      );
    },

    async insert(records) {
      if (records.length === 0) return;
      const ids = records.map(({ id }) => id);
      await keepBounds(run, scope, ids, () => insertRecords(run, scope, records, write));
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

/** As many records are within the bounds whatever they hold, so they are read in one statement. */
const alwaysFit = Math.floor(limits.recordListMaxBytes / limits.recordMaxBytes);

const sizedColumns = 'r.id, r.size';
type SizedRow = { id: string; size: number };
type HeldRow = Omit<HeldRecord, 'data' | 'mayUpdate'> & { data: string };

/** The first records of those that one call may hold in memory. */
function fittingIn<T extends { size: number }>(rows: readonly T[]): T[] {
  let bytes = 0;
  const end = rows.findIndex(({ size }) => (bytes += Number(size)) > limits.recordListMaxBytes);
  return end === -1 ? [...rows] : rows.slice(0, end);
}

const heldColumns = `r.id, r.data::text as data, r.created_by_id, r.is_sample,
  (select u.email from app_users u where u.app_id = r.app_id and u.id = r.created_by_id) as created_by`;

const toHeld = ({ id, data, created_by_id, created_by, is_sample }: HeldRow, mayUpdate: boolean): HeldRecord => ({
  id,
  data: JSON.parse(data) as HeldRecord['data'],
  created_by_id,
  created_by,
  is_sample,
  mayUpdate,
});

/** A record at its limit is refused before it is written. */
export const isTooLarge = (data: string) => Buffer.byteLength(data) > limits.recordMaxBytes;
