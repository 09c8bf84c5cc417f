import type { AppId } from '@whittle/contract/ids';
import type { Database, Transaction } from '../../../adapters/database/database.ts';
import type { Period } from './periods.ts';

export type Counted = { appId: AppId; toolId: string; caller: string };

/**
 * Takes one run of each period, in one statement, so that a thousand calls at once cannot take more than there are. Answers
 * the period that has none left, in whose transaction nothing is taken then.
 */
export async function takeRun(
  { $client: sql }: Transaction,
  { appId, toolId, caller }: Counted,
  [first, second]: readonly [LimitedPeriod, LimitedPeriod],
): Promise<LimitedPeriod | null> {
  const rows = await sql<{ period: string }[]>`
    insert into tool_run_counts (app_id, tool_id, caller, period, used)
    values (${appId}, ${toolId}, ${caller}, ${first.period.key}, 1), (${appId}, ${toolId}, ${caller}, ${second.period.key}, 1)
    on conflict (app_id, tool_id, caller, period) do update set used = tool_run_counts.used + 1
    where tool_run_counts.used < case tool_run_counts.period
      when ${first.period.key} then ${first.max}::int else ${second.max}::int end
    returning period`;
  return [first, second].find(({ period }) => !rows.some((row) => row.period === period.key)) ?? null;
}
export type LimitedPeriod = { period: Period; max: number };

/** Gives a run back that cost nothing. */
export async function giveRunBack(
  { $client: sql }: Transaction,
  { appId, toolId, caller }: Counted,
  periods: readonly Period[],
): Promise<void> {
  const keys = periods.map(({ key }) => key);
  await sql`
    update tool_run_counts set used = used - 1
    where app_id = ${appId} and tool_id = ${toolId} and caller = ${caller} and period = any(${keys}) and used > 0`;
}

export async function readUsed(
  { $client: sql }: Database,
  { appId, toolId, caller }: Counted,
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ period: string; used: number }[]>`
    select period, used from tool_run_counts where app_id = ${appId} and tool_id = ${toolId} and caller = ${caller}`;
  return new Map(rows.map(({ period, used }) => [period, used]));
}
