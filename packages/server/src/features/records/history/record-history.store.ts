import type { RecordChange, RecordHistory, Trash } from '@whittle/contract/history';
import type { Database } from '../../../adapters/database/database.ts';
import { changesCreatedTogether } from '../rows/sql/each-change.ts';
import { personSql, type PersonRow, toPerson } from './people.ts';

const pageLength = 50;

type Data = Record<string, unknown>;
type ChangeRow = PersonRow &
  Pick<RecordChange, 'kind' | 'via'> & { seq: string; at: Date; before: Data | null; after: Data | null };

/** What images of deleted records hold beside the fields of the entity. */
const serverNames = new Set(['created_by_id', 'is_sample', 'created_date', 'updated_date']);

export type RecordHistoryStore = ReturnType<typeof createRecordHistoryStore>;

/** Lists over the changes of records, newest first. `before` is the `next` of the page before. */
export function createRecordHistoryStore(db: Database) {
  const run = <R extends object>(text: string, values: string[]) => db.$client.query<R[]>(text, values);

  return {
    async ofRecord(appId: string, entity: string, id: string, before: number): Promise<RecordHistory> {
      const rows = await run<ChangeRow>(
        `with born as (
           select coalesce(
             (select created_at from records where app_id = $1 and entity = $2 and id = $3),
             (select (c.before ->> 'created_date')::timestamptz from record_changes c
              where c.app_id = $1 and c.entity = $2 and c.record_id = $3 and c.kind = 'delete' order by c.seq desc limit 1)
           ) as at
         )
         select c.seq, c.kind, c.via, c.at, c.before, c.after, ${personSql('c.by_id')} from (
           select seq, app_id, record_id, kind, via, at, by_id, before, after from record_changes
           where app_id = $1 and entity = $2 and record_id = $3
           union all
           select seq, app_id, record_id, kind, via, at, by_id, before, after from (
             ${changesCreatedTogether(`c.app_id = $1 and c.entity = $2 and c.at = (select at from born)`)}
           ) made where record_id = $3
         ) c
         where c.seq < $4::bigint
         order by c.seq desc limit ${pageLength + 1}`,
        [appId, entity, id, String(before)],
      );
      const [found] = await run<{ exists: boolean }>(
        `select exists (select from records where app_id = $1 and entity = $2 and id = $3) as exists`,
        [appId, entity, id],
      );
      const page = rows.slice(0, pageLength);
      return {
        changes: page.map(toChange),
        next: rows.length > pageLength ? Number(page.at(-1)!.seq) : null,
        exists: found!.exists,
      };
    },

    /** Deleted records that are not there again: those whose last change is their deletion. */
    async trash(appId: string, entity: string, before: number): Promise<Trash> {
      const rows = await run<PersonRow & { id: string; seq: string; at: Date; data: Data }>(
        `select c.record_id as id, c.seq, c.at, c.before as data, ${personSql('c.by_id')} from record_changes c
         where c.app_id = $1 and c.entity = $2 and c.kind = 'delete' and c.seq < $3::bigint
           and not exists (select from record_changes later where later.app_id = c.app_id and later.entity = c.entity
             and later.record_id = c.record_id and later.seq > c.seq)
         order by c.seq desc limit ${pageLength + 1}`,
        [appId, entity, String(before)],
      );
      const page = rows.slice(0, pageLength);
      return {
        records: page.map((row) => ({
          id: row.id,
          seq: Number(row.seq),
          deletedAt: row.at.toISOString(),
          by: toPerson(row),
          data: row.data,
        })),
        next: rows.length > pageLength ? Number(page.at(-1)!.seq) : null,
      };
    },
  };
}

function toChange({ seq, kind, via, at, before, after, ...person }: ChangeRow): RecordChange {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const fields = names
    .filter((name) => !serverNames.has(name))
    .map((name) => ({ name, before: before?.[name] ?? null, after: after?.[name] ?? null }))
    .filter((field) => JSON.stringify(field.before) !== JSON.stringify(field.after));
  return { seq: Number(seq), kind, via, at: at.toISOString(), by: toPerson(person), fields };
}
