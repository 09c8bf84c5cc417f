import type { AppId } from '@whittle/contract/ids';
import type { Database, Transaction } from '../../adapters/database/database.ts';

/** In the order in which they were activated. */
export async function listActiveTools({ $client: sql }: Database | Transaction, appId: AppId): Promise<Set<string>> {
  const rows = await sql<{ id: string }[]>`
    select tool_id as id from active_tools where app_id = ${appId} order by activated_at, tool_id`;
  return new Set(rows.map(({ id }) => id));
}

/** Activates a tool unless `max` of the tools in `present` are active. False when they are. */
export async function activateTool(
  tx: Transaction,
  appId: AppId,
  toolId: string,
  { present, max, at }: { present: readonly string[]; max: number; at: Date },
): Promise<boolean> {
  const sql = tx.$client;
  // One after another, so that two windows cannot pass the limit together.
  await sql`select from apps where id = ${appId} for update`;
  const active = await listActiveTools(tx, appId);
  if (active.has(toolId)) return true;
  if (present.filter((id) => active.has(id)).length >= max) return false;
  await sql`insert into active_tools (app_id, tool_id, activated_at)
    values (${appId}, ${toolId}, ${at.toISOString()}::timestamptz) on conflict do nothing`;
  return true;
}

export async function deactivateTool({ $client: sql }: Database, appId: AppId, toolId: string): Promise<void> {
  await sql`delete from active_tools where app_id = ${appId} and tool_id = ${toolId}`;
}
