import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';
import { modelCalls } from '../../adapters/database/schema.ts';

/** How many tokens nineteen of twenty answers of this kind had at most; null as long as there were hardly any. */
export async function usualOutput(db: Database, kind: string, model: string): Promise<number | null> {
  const { rows } = await db.execute<{ tokens: number | null; calls: number }>(sql`
    select percentile_cont(0.95) within group (order by output_tokens)::float8 as tokens, count(*)::int as calls
    from (
      select output_tokens from model_calls
      where kind = ${kind} and model = ${model} and state = 'settled' and output_tokens > 0
      order by at desc limit 200
    ) as latest`);
  const [row] = rows;
  return row && row.calls >= 5 ? row.tokens : null;
}

/** What replies of an app cost with a model, its repairs included: a cheap one and a dear one; null before there are three. */
export async function pastTurns(
  db: Database,
  appId: string,
  model: string,
): Promise<{ low: number; high: number } | null> {
  const { rows } = await db.execute<{ low: number | null; high: number | null; turns: number }>(sql`
    select percentile_cont(0.25) within group (order by cost)::float8 as low,
      percentile_cont(0.9) within group (order by cost)::float8 as high, count(*)::int as turns
    from (
      select sum(cost_micros) as cost from model_calls
      where app_id = ${appId} and model = ${model} and kind in ('turn', 'repair') and turn_id is not null
        and state = 'settled' and cost_micros is not null
      group by turn_id order by max(at) desc limit 30
    ) as latest`);
  const [row] = rows;
  if (!row || row.turns < 3 || row.low === null || row.high === null) return null;
  return { low: Math.round(row.low), high: Math.round(row.high) };
}

/** The requests of a turn that have ended. */
const listPaid = (db: Database, of: SQL) =>
  db
    .select({
      kind: modelCalls.kind,
      rates: modelCalls.rates,
      costs: modelCalls.costs,
      costMicros: modelCalls.costMicros,
    })
    .from(modelCalls)
    .where(and(of, eq(modelCalls.state, 'settled')));

export const listTurn = (db: Database, turnId: string) => listPaid(db, eq(modelCalls.turnId, turnId));
export const listRun = (db: Database, runId: string) => listPaid(db, eq(modelCalls.runId, runId));

/** How many calls are looked at for what each model last answered. */
const recentCalls = 20_000;

export type LastAnswers = { provider: string; model: string; answeredAt: Date | null; failedAt: Date | null };

/** When each model last answered, and when it last said nothing. What people's own keys met says nothing of the installation. */
export async function lastAnswers(db: Database): Promise<LastAnswers[]> {
  const hasAnswered = sql`output_tokens + images > 0 or (kind = 'embedding' and input_tokens > 0)`;
  const { rows } = await db.execute<LastAnswers>(sql`
    select provider, model, max(at) filter (where ${hasAnswered}) as "answeredAt",
      max(at) filter (where not (${hasAnswered})) as "failedAt"
    from (select * from model_calls where state = 'settled' and not is_own_key order by at desc limit ${recentCalls}) as recent
    group by provider, model`);
  return rows.map((row) => ({ ...row, answeredAt: asDate(row.answeredAt), failedAt: asDate(row.failedAt) }));
}

const asDate = (value: Date | string | null): Date | null => (value === null ? null : new Date(value));
