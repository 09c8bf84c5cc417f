import type { IndexKey } from '@whittle/domain/entities/index-shape';
import type { Database } from '../../../adapters/database/database.ts';
import { indexKeySql } from '../../../adapters/database/record-sql.ts';
import { useIndexPrefix } from '../../../adapters/database/use-indexes.ts';
import { newId } from '../../../adapters/ids.ts';
import type { IndexUse } from './index-uses.ts';

/** An index that queries ask for, by the row that says how it stands (table `record_indexes`). */
export type UseIndex = { id: string; appId: string; entity: string; keys: IndexKey[]; isReady: boolean };

export const indexNameOf = (id: string) => `${useIndexPrefix}${id}`;

export function createRecordIndexesStore(db: Database) {
  const client = db.$client;

  return {
    /** Adds up what this process counted; apps that are gone count no more. */
    async addUses(uses: readonly IndexUse[], at: Date): Promise<void> {
      if (uses.length === 0) return;
      const rows = uses.map((use) => ({ ...use, waitedMs: Math.round(use.waitedMs), id: newId() }));
      await client.query(
        `insert into record_indexes (app_id, entity, shape, id, state, uses, waited_ms, first_used_at, last_used_at)
         select use."appId", use.entity, use.shape, use.id, 'wanted', use.uses, use."waitedMs", $2::timestamptz, $2::timestamptz
         from jsonb_to_recordset($1::jsonb)
           as use ("appId" text, entity text, shape text, id text, uses bigint, "waitedMs" bigint)
         join apps on apps.id = use."appId" and apps.deleted_at is null
         on conflict (app_id, entity, shape) do update set uses = record_indexes.uses + excluded.uses,
           waited_ms = record_indexes.waited_ms + excluded.waited_ms, last_used_at = excluded.last_used_at`,
        [JSON.stringify(rows), at.toISOString()],
      );
    },

    /** Indexes made by use that are there; one that is not valid is what a build left that was broken off. */
    async present(): Promise<Map<string, { isValid: boolean }>> {
      const rows = await client.query<{ name: string; isValid: boolean }[]>(
        `select c.relname as name, i.indisvalid as "isValid" from pg_index i join pg_class c on c.oid = i.indexrelid
         where i.indrelid = 'records'::regclass and c.relname like '${useIndexPrefix.replaceAll('_', '\\_')}%'`,
      );
      return new Map(rows.map(({ name, isValid }) => [name.slice(useIndexPrefix.length), { isValid }]));
    },

    /** Makes the rows say what is there. */
    async setPresent(ids: readonly string[]): Promise<void> {
      await client.query(
        `update record_indexes set state = case when id in (select jsonb_array_elements_text($1::jsonb)) then 'ready' else 'wanted' end
         where state in ('building', 'ready')`,
        [JSON.stringify(ids)],
      );
    },

    /** Forgets what nobody used since `unusedSince`, and what belongs to records or apps that are gone. */
    async forget(unusedSince: Date): Promise<void> {
      await client.query(
        `delete from record_indexes i where i.last_used_at < $1::timestamptz
           or not exists (select from apps where apps.id = i.app_id and apps.deleted_at is null)
           or (i.state = 'ready' and not exists (
             select from records r where r.app_id = i.app_id and r.entity = i.entity))`,
        [unusedSince.toISOString()],
      );
    },

    /** All that is ready or has been asked for often enough, what was waited for longest first. */
    async list({ uses, waitedMs }: { uses: number; waitedMs: number }): Promise<UseIndex[]> {
      const rows = await client.query<(Omit<UseIndex, 'keys'> & { shape: string })[]>(
        `select id, app_id as "appId", entity, shape, state = 'ready' as "isReady" from record_indexes
         where state = 'ready' or (state = 'wanted' and (uses >= $1::bigint or waited_ms >= $2::bigint))
         order by waited_ms desc, id limit 1000`,
        [String(uses), String(waitedMs)],
      );
      return rows.map(({ shape, ...row }) => ({ ...row, keys: JSON.parse(shape) as IndexKey[] }));
    },

    /** Whether an entity has at least `count` records. */
    async hasRecords({ appId, entity }: UseIndex, count: number): Promise<boolean> {
      const rows = await client.query(`select from records where app_id = $1 and entity = $2 offset $3::int limit 1`, [
        appId,
        entity,
        String(count - 1),
      ]);
      return rows.length > 0;
    },

    async setState({ id }: UseIndex, state: 'wanted' | 'building' | 'ready' | 'refused', at: Date): Promise<void> {
      await client.query(
        `update record_indexes set state = $2, built_at = case when $2 = 'ready' then $3::timestamptz else built_at end
         where id = $1`,
        [id, state, at.toISOString()],
      );
    },

    /** Reads and writes of the records go on meanwhile. `onBegin` hears which process of PostgreSQL builds, for `cancel`. */
    build: ({ id, appId, entity, keys }: UseIndex, onBegin: (processId: number) => void) =>
      client.session(async (sql) => {
        const [own] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
        onBegin(own!.pid);
        await sql.query(
          `create index concurrently ${indexNameOf(id)} on records (${keys.map(indexKeySql).join(', ')})
           where app_id = ${literal(appId)} and entity = ${literal(entity)}`,
        );
      }),

    cancel: (processId: number) => client`select pg_cancel_backend(${processId})`,

    drop: (id: string) => client.query(`drop index concurrently if exists ${indexNameOf(id)}`),

    /** Lets the planner know how the new keys are distributed. */
    analyze: () => client.query('analyze records'),
  };
}

/** Statements that make things take no parameters. */
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
