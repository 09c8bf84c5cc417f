import type { AppId } from '@whittle/contract/ids';
import type { RunFilter } from '@whittle/contract/tools/tool-run';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../adapters/database/database.ts';
import { toolRuns } from '../../../adapters/database/schema.ts';
import type { StoredRun } from './runs.store.ts';

type Place = Pick<StoredRun, 'createdAt' | 'id'>;

/** Where the page after a run begins, as a text that a call can carry. */
export const placeOf = ({ createdAt, id }: Place): string => `${createdAt.getTime()}-${id}`;

/** Null for a text that is no place. */
export function readPlace(text: string): Place | null {
  const [, at, id] = /^(\d{1,15})-([0-9a-f]{24})$/.exec(text) ?? [];
  return at && id ? { createdAt: new Date(Number(at)), id } : null;
}

const dayMs = 86_400_000;

/** Runs of a tool that fit, newest first, those that are older than `before`. */
export const listFiltered = (
  db: Database,
  appId: AppId,
  toolId: string,
  { state, from, to, before, max }: RunFilter & { before: Place | null; max: number },
): Promise<StoredRun[]> =>
  db
    .select()
    .from(toolRuns)
    .where(
      and(
        eq(toolRuns.appId, appId),
        eq(toolRuns.toolId, toolId),
        state && eq(toolRuns.state, state),
        from === undefined ? undefined : gte(toolRuns.createdAt, new Date(from)),
        to === undefined ? undefined : lt(toolRuns.createdAt, new Date(Date.parse(to) + dayMs)),
        before
          ? sql`(${toolRuns.createdAt}, ${toolRuns.id}) < (${before.createdAt.toISOString()}::timestamptz, ${before.id})`
          : undefined,
      ),
    )
    .orderBy(desc(toolRuns.createdAt), desc(toolRuns.id))
    .limit(max);

/** What the models took for runs, in millionths; null for a run with a request whose price nobody knows. */
export async function costsOf({ $client: query }: Database, runIds: string[]): Promise<Map<string, number | null>> {
  const rows = await query<{ run_id: string; micros: string; unpriced: string }[]>`
    select run_id, coalesce(sum(cost_micros), 0) as micros, count(*) filter (where cost_micros is null) as unpriced
    from model_calls where run_id = any(${runIds}) group by run_id`;
  return new Map(rows.map((row) => [row.run_id, Number(row.unpriced) > 0 ? null : Number(row.micros)]));
}
