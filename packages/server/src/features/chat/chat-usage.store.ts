import type { UsageSummary } from '@whittle/contract/chat';
import type { AppId } from '@whittle/contract/ids';
import { sql } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';

type Row = { [column: string]: number | null };

/** What all replies of an app used, those that were taken back included: they were paid for (USAGE-02). */
export async function sumUsage(db: Database, appId: AppId, currency: string): Promise<UsageSummary> {
  const tokens = (name: string) => sql`coalesce(sum((usage->>${name})::float8), 0)::float8`;
  const cost = (name: string) =>
    sql`coalesce(sum((usage->'costs'->>${name})::float8) filter (where is_priced), 0)::float8`;
  const { rows } = await db.execute<Row>(sql`
    select count(*)::int as turns,
      ${tokens('promptTokens')} as prompt, ${tokens('completionTokens')} as completion,
      ${tokens('cacheReadTokens')} as cache_read, ${tokens('cacheWriteTokens')} as cache_write,
      ${cost('input')} as cost_input, ${cost('output')} as cost_output,
      ${cost('cacheRead')} as cost_cache_read, ${cost('cacheWrite')} as cost_cache_write,
      (sum((usage->'cost'->>'amount')::float8) filter (where is_priced))::float8 as cost_total,
      (count(*) filter (where not is_priced or unpriced_requests > 0))::int as unpriced
    from (
      select usage, unpriced_requests, coalesce(usage->'cost'->>'currency' = ${currency}, false) as is_priced
      from (
        select body->'annotation'->'usage' as usage,
          coalesce((body->'annotation'->'turnCost'->>'unpriced')::int, 0) as unpriced_requests
        from messages where app_id = ${appId}
      ) as replies
      where jsonb_typeof(usage) = 'object' and (usage->>'totalTokens')::float8 > 0
    ) as used`);
  const [row] = rows;
  const value = (column: string) => row?.[column] ?? 0;
  return {
    turns: value('turns'),
    promptTokens: value('prompt'),
    cacheReadTokens: value('cache_read'),
    cacheWriteTokens: value('cache_write'),
    completionTokens: value('completion'),
    totalTokens: value('prompt') + value('completion'),
    costs:
      (row?.['cost_total'] ?? null) === null
        ? null
        : {
            input: value('cost_input'),
            cacheRead: value('cost_cache_read'),
            cacheWrite: value('cost_cache_write'),
            output: value('cost_output'),
            total: value('cost_total'),
            currency,
          },
    unpriced: value('unpriced'),
  };
}
