import type { RestoreSample, RevertResult, UndoConflict } from '@whittle/contract/history';
import type { Database } from '../../../adapters/database/database.ts';
import { indexesGiveWay } from '../../../adapters/database/use-indexes.ts';
import { SqlParameters } from '../../../adapters/database/record-sql.ts';
import { eachChange } from '../rows/sql/each-change.ts';
import type { Write } from '../rows/sql/write-records.ts';
import { inTransaction, type Transaction } from '../../../core/event-log/event-log.ts';
import { personSql, toPerson, type PersonRow } from './people.ts';
import { performSql, planSql, type Selection, selectionSql } from './revert-plan.ts';

type Counts = Omit<RevertResult, 'callId'>;
export type EntityCounts = Counts & { entity: string };
export type Reverted = { ok: true; counts: Counts } | { ok: false; conflicts: UndoConflict[] };

/** Conflicts that are told one by one. */
const conflictsShown = 20;
const conflictChars = 300;
const deadlock = '40P01';
const attempts = 5;

export type RevertStore = ReturnType<typeof createRevertStore>;

/** Takes changes of records back, in one statement however many they are. */
export function createRevertStore(db: Database) {
  const client = db.$client;

  /** What a revert would do per entity, and some of the records. */
  async function preview(
    selection: Selection,
    samples: number,
  ): Promise<{ entities: EntityCounts[]; samples: RestoreSample[] }> {
    const parameters = new SqlParameters();
    const plan = planSql(selectionSql(selection, parameters));
    const rows = await client.query<PreviewRow[]>(
      `with ${plan}, ranked as (
         select plan.*, row_number() over (partition by entity, op order by seq desc) as rank from plan
       )
       select null as id, entity, null as op, null::jsonb as before, null::jsonb as after,
         count(*) filter (where op = 'create')::int as created, count(*) filter (where op = 'update')::int as updated,
         count(*) filter (where op = 'delete')::int as deleted
       from plan group by entity
       union all (
         select id, entity, op, present, next, 0, 0, 0 from ranked order by rank, entity, op limit ${samples}
       )`,
      parameters.values,
    );
    const entities = rows.flatMap(({ id, entity, created, updated, deleted }) =>
      id === null ? [{ entity, created, updated, deleted }] : [],
    );
    return {
      entities: entities.sort((a, b) => (a.entity < b.entity ? -1 : 1)),
      samples: rows.flatMap(({ id, entity, op, before, after }) =>
        id !== null && op !== null ? [{ id, entity, kind: op, before, after }] : [],
      ),
    };
  }

  return {
    preview,

    /** All of it or nothing. Without `force` nothing is written where somebody else wrote since. */
    async revert(selection: Selection, write: Revert): Promise<Reverted> {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await indexesGiveWay(
            db,
            () => selection.appId,
            () =>
              client.transaction((sql) =>
                revertIn((statement, values) => sql.query(statement, values), selection, write),
              ),
          );
        } catch (error) {
          if ((error as { code?: string }).code !== deadlock || attempt === attempts) throw error;
        }
      }
    },
  };
}

/** Statements of one transaction. */
type Run = <Row extends object>(statement: string, values: string[]) => Promise<readonly Row[]>;

/** What `revert` does, as a part of a transaction that does more. */
export const revertWithin = (tx: Transaction, selection: Selection, write: Revert): Promise<Reverted> =>
  revertIn(inTransaction(tx) as Run, selection, write);

async function revertIn(run: Run, selection: Selection, write: Revert): Promise<Reverted> {
  const locks = new SqlParameters();
  const locked = selectionSql(selection, locks);
  // Whoever writes to these records now is waited for, and its change is part of what the next statement sees.
  await run(
    `select count(*) from (
         select r.id from records r
         where r.app_id = $1 and (r.entity, r.id) in (select c.entity, c.record_id from ${eachChange(locked)} c)
         order by r.entity, r.id for update
       ) held`,
    locks.values,
  );
  if (!write.force) {
    const conflicts = await conflictsOf(run, selection);
    if (conflicts.length > 0) return { ok: false, conflicts };
  }
  const parameters = new SqlParameters();
  for (const value of revertValues(selection.appId, write)) parameters.add(value);
  const selected = selectionSql(selection, parameters);
  const [row] = await run<Record<keyof Counts, string>>(`with ${planSql(selected)}, ${performSql}`, parameters.values);
  const counts = { created: Number(row!.created), updated: Number(row!.updated), deleted: Number(row!.deleted) };
  return { ok: true, counts };
}

/** `force` writes over what others changed since. */
export type Revert = Write & { byId: string; force: boolean };

type PreviewRow = EntityCounts & {
  id: string | null;
  op: RestoreSample['kind'] | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

/** $1 to $6 of `performSql`. */
const revertValues = (appId: string, { byId, at, callId, via, undoes }: Revert) => [
  appId,
  byId,
  at.toISOString(),
  callId,
  via,
  undoes ?? '',
];

type ConflictRow = PersonRow &
  Pick<UndoConflict, 'recordId' | 'kind'> & { fields: UndoConflict['fields'] | null; at: Date | null };

/** Values are shown beside each other, not stored: of a long one its beginning. */
const shortSql = (value: string) =>
  `case when length((${value})::text) > ${conflictChars} then to_jsonb(left(${value} #>> '{}', ${conflictChars}) || '...') else ${value} end`;

async function conflictsOf(run: Run, selection: Selection): Promise<UndoConflict[]> {
  const parameters = new SqlParameters();
  const selected = selectionSql(selection, parameters);
  const rows = await run<ConflictRow>(
    `with ${planSql(selected)}
     select plan.id as "recordId", plan.op as kind, touched.fields, latest.at, ${personSql('latest.by_id')}
     from plan
     left join lateral (
       select jsonb_agg(jsonb_build_object(
         'name', name, 'before', ${shortSql('present -> name')}, 'after', ${shortSql('next -> name')}) order by name) as fields
       from (
         select jsonb_object_keys(coalesce(now, '{}') || present) as name
       ) names
       where present -> name is distinct from now -> name and (op = 'delete' or patch ? name or name = any (added))
     ) touched on true
     left join lateral (
       select c.at, c.by_id, c.app_id from record_changes c
       where c.app_id = plan.app_id and c.entity = plan.entity and c.record_id = plan.id order by c.seq desc limit 1
     ) latest on true
     where clashes order by plan.seq limit ${conflictsShown}`,
    parameters.values,
  );
  return rows.map((row) => ({
    recordId: row.recordId,
    kind: row.kind,
    fields: row.fields ?? [],
    by: toPerson(row),
    at: row.at?.toISOString() ?? null,
  }));
}
