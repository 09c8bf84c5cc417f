import type { HeldCall } from '@whittle/contract/preview-guard';
import type { AppId } from '@whittle/contract/ids';
import type { Database } from '../../adapters/database/database.ts';

export type GuardRow = { usedFiles: string | null; held: HeldCall[]; allowedHosts: string[] };

const none: GuardRow = { usedFiles: null, held: [], allowedHosts: [] };

/** What is known of an app's preview; nothing for one that nobody has used. */
export async function findGuard({ $client: sql }: Database, appId: AppId): Promise<GuardRow> {
  const [row] = await sql<[GuardRow]>`
    select used_files as "usedFiles", held, allowed_hosts as "allowedHosts" from preview_guards where app_id = ${appId}`;
  return row ?? none;
}

/** The owner has used these files; what was held before is answered with that. */
export async function setUsed({ $client: sql }: Database, appId: AppId, files: string, at: Date): Promise<void> {
  await sql`
    insert into preview_guards (app_id, used_files, used_at) values (${appId}, ${files}, ${at.toISOString()}::timestamptz)
    on conflict (app_id) do update
    set used_files = excluded.used_files, used_at = excluded.used_at, held = '[]'::jsonb`;
}

/** Adds refused calls to those that are shown. */
export async function addHeld(db: Database, appId: AppId, added: readonly HeldCall[]): Promise<void> {
  await db.$client.query(
    `insert into preview_guards as guard (app_id, held) values ($1, $2::text::jsonb)
     on conflict (app_id) do update set held = (
       select coalesce(jsonb_agg(jsonb_build_object('act', act, 'name', name, 'calls', calls) order by act, name), '[]')
       from (
         select one ->> 'act' as act, one ->> 'name' as name, sum((one ->> 'calls')::int) as calls
         from jsonb_array_elements(guard.held || excluded.held) one group by 1, 2 limit ${heldMax}
       ) sums
     )`,
    [appId, JSON.stringify(added)],
  );
}

/** Kinds of refused calls that are kept apart. */
const heldMax = 30;

export async function clearHeld({ $client: sql }: Database, appId: AppId): Promise<void> {
  await sql`update preview_guards set held = '[]'::jsonb where app_id = ${appId}`;
}

/** The preview may not call the host any more. */
export async function removeHost({ $client: sql }: Database, appId: AppId, host: string): Promise<void> {
  await sql`update preview_guards set allowed_hosts = allowed_hosts - ${host}::text where app_id = ${appId}`;
}

/** Allows the preview to call more hosts, up to `max` of them. */
export async function addHosts(db: Database, appId: AppId, hosts: readonly string[], max: number): Promise<void> {
  await db.$client.query(
    `insert into preview_guards as guard (app_id, allowed_hosts) values ($1, $2::text::jsonb)
     on conflict (app_id) do update set allowed_hosts = (
       select jsonb_agg(host) from (
         select distinct host from jsonb_array_elements_text(guard.allowed_hosts || excluded.allowed_hosts) host limit ${max}
       ) kept
     )`,
    [appId, JSON.stringify(hosts)],
  );
}
