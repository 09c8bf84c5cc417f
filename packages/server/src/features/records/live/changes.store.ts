import type { Database } from '../../../adapters/database/database.ts';
import { changeSeqStep } from '../../../adapters/database/schema.ts';
import type { RecordText } from '../rows/record-json.ts';
import { readingSql, type RecordScope, type Row, toText } from '../rows/records.store.ts';
import { eachChange } from '../rows/sql/each-change.ts';
import type { Snapshot } from './snapshot.ts';

export type ChangedEntity = { appId: string; entity: string };

/** What lies between two snapshots, behind the change `after`. */
export type ChangeWindow = { from: Snapshot; to: Snapshot; after: number };

/**
 * A change as one reader may see it: whether the record was in reach before it, and the record after it. `record` is null
 * when it is out of reach afterwards; of a deleted record it is what was deleted.
 */
export type SeenChange = {
  seq: number;
  id: string;
  kind: 'create' | 'update' | 'delete';
  at: Date;
  wasInReach: boolean;
  record: RecordText | null;
};

export type ChangePage = { changes: SeenChange[]; hasMore: boolean };

const pageRows = 200;
/** As stored; one page holds at least one change, however large. */
const pageBytes = 4_000_000;

export type ChangesStore = ReturnType<typeof createChangesStore>;

/** `record_changes` read in the order in which things became visible. */
export function createChangesStore(db: Database) {
  const run = <R extends object>(text: string, values: string[]) => db.$client.query<R[]>(text, values);

  return {
    async now(): Promise<Snapshot> {
      const [row] = await run<{ now: Snapshot }>('select pg_current_snapshot()::text as now', []);
      return row!.now;
    },

    /** Which entities of these apps changed after `from`, and the snapshot that this is true of. */
    async changedSince(appIds: string[], from: Snapshot): Promise<{ now: Snapshot; changed: ChangedEntity[] }> {
      const rows = await run<{ now: Snapshot; appId: string | null; entity: string | null }>(
        `select pg_current_snapshot()::text as now, changed.app_id as "appId", changed.entity
         from (select) once left join (
           select distinct c.app_id, c.entity from record_changes c
           where c.app_id = any (array(select jsonb_array_elements_text($1::text::jsonb))) and ${between('$2')}
         ) changed on true`,
        [JSON.stringify(appIds), from],
      );
      const changed = rows.flatMap(({ appId, entity }) => (appId && entity ? [{ appId, entity }] : []));
      return { now: rows[0]!.now, changed };
    },

    /** How many changes of these entities lie behind `from`, counted up to `max`. */
    async countSince(appId: string, entities: string[], from: Snapshot, max: number): Promise<number> {
      const [row] = await run<{ count: string }>(
        `select count(*) as count from (
           select from ${eachChange(
             `c.app_id = $1 and ${between('$2')} and c.entity = any (array(select jsonb_array_elements_text($3::text::jsonb)))`,
           )} each limit $4::int
         ) c`,
        [appId, from, JSON.stringify(entities), String(max)],
      );
      return Number(row?.count ?? 0);
    },

    /**
     * The next changes of one entity in a window, in order. The reader's rules are applied to the record as it was before
     * and as it was after each change, in the query.
     */
    async read(scope: RecordScope, window: ChangeWindow): Promise<ChangePage> {
      const { where, shown, parameters } = readingSql(scope);
      const from = parameters.add(window.from);
      const to = parameters.add(window.to);
      const after = parameters.add(String(window.after));
      const seenAs = (image: string) =>
        `(select ${shown} from (${asRecord(image)}) r where change.${image} is not null and ${where})`;
      const rows = await run<PageRow>(
        `with found as materialized (
           select c.seq, c.record_id, c.kind, c.at, c.before, c.after,
             coalesce(pg_column_size(c.before), 0) + coalesce(pg_column_size(c.after), 0) as bytes
           from ${eachChange(
             `c.app_id = $1 and c.entity = $2 and ${between(from, to)} and c.seq > ${after}::bigint - ${changeSeqStep}`,
           )} c
           where c.seq > ${after}::bigint
           order by c.seq limit ${pageRows + 1}
         ), sized as (
           select found.*, row_number() over (order by seq) as position, sum(bytes) over (order by seq) - bytes as ahead
           from found
         ), change as (
           select page.seq, page.record_id, page.kind, page.at,
             page.before - array[${serverNames}] as before, page.after - array[${serverNames}] as after,
             case when now.id is null then gone.before ->> 'created_by_id' else now.created_by_id end as created_by_id,
             coalesce(now.is_sample, (gone.before ->> 'is_sample')::boolean, false) as is_sample,
             coalesce(now.created_at, (gone.before ->> 'created_date')::timestamptz, page.at) as created_at
           from sized page
           left join records now on now.app_id = $1 and now.entity = $2 and now.id = page.record_id
           left join lateral (
             select later.before from record_changes later
             where now.id is null and later.app_id = $1 and later.entity = $2 and later.record_id = page.record_id
               and later.seq >= page.seq and later.kind = 'delete'
             order by later.seq limit 1
           ) gone on true
           where page.position <= ${pageRows} and page.ahead <= ${pageBytes}
         )
         select change.seq, change.record_id as id, change.kind, change.at, seen_before.id is not null as "wasInReach",
           case when change.kind = 'delete' then to_json(seen_before) else to_json(seen_after) end as record,
           (select count(*) from found) > (select count(*) from change) as "hasMore"
         from change
         left join lateral ${seenAs('before')} seen_before on true
         left join lateral ${seenAs('after')} seen_after on true
         order by change.seq`,
        parameters.values,
      );
      return { changes: rows.map(toChange), hasMore: rows[0]?.hasMore ?? false };
    },
  };
}

type PageRow = Omit<SeenChange, 'seq' | 'record'> & { seq: string; record: Row | null; hasMore: boolean };

const toChange = ({ seq, id, kind, at, wasInReach, record }: PageRow): SeenChange => ({
  seq: Number(seq),
  id,
  kind,
  at,
  wasInReach,
  record: record && toText(record),
});

/** Changes `c` that are not visible in the snapshot `from` but, if it is given, in `to`. Both are parameters. */
const between = (from: string, to?: string) =>
  `c.tx >= pg_snapshot_xmin(${from}::pg_snapshot) and not pg_visible_in_snapshot(c.tx, ${from}::pg_snapshot)` +
  (to ? ` and pg_visible_in_snapshot(c.tx, ${to}::pg_snapshot)` : '');

/** What images of deleted records hold beside the fields of the entity. */
const serverNames = `'created_by_id', 'is_sample', 'created_date', 'updated_date'`;

/** An image of a change as a row like those of `records`. */
const asRecord = (image: string) =>
  `select $1::text as app_id, $2::text as entity, change.record_id as id, change.${image} as data, 0 as size,
     change.created_by_id, change.is_sample, change.created_at, change.at as updated_at`;
