import type { SpendDifference } from '@whittle/contract/spend/spend';
import { and, desc, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';
import { modelCalls } from '../../adapters/database/schema.ts';
import { isWithin, type SpendScope } from './spend.store.ts';

/** As a part of what was computed here. */
const tolerated = sql.raw('0.02');
/** The parts of a request are rounded to millionths each: less than this is rounding. */
const roundingMicros = sql.raw('5');

const { costs, costMicros, source, inputTokens, cacheReadTokens, cacheWriteTokens, outputTokens } = modelCalls;
const computedMicros = sql`(${costs}->>'total')::float8`;
const computedTokens = sql`(${inputTokens} + ${cacheReadTokens} + ${cacheWriteTokens} + ${outputTokens})`;
const costDiffers = sql`(${source} = 'reported' and abs(${costMicros} - ${computedMicros}) > greatest(${tolerated} * ${computedMicros}, ${roundingMicros}))`;
const tokensDiffer = sql`(abs(${modelCalls.reportedTokens} - ${computedTokens}) > ${tolerated} * ${computedTokens})`;
const sumWhere = (value: SQLWrapper, condition: SQLWrapper) =>
  sql<number | null>`(sum(${value}) filter (where ${condition}))::float8`;

/** Where providers report other costs or tokens than were computed here, by day and model (USAGE-12). */
export async function listDifferences(db: Database, scope: SpendScope, limit: number): Promise<SpendDifference[]> {
  const rows = await db
    .select({
      day: sql<string>`to_char(${modelCalls.at} at time zone 'UTC', 'YYYY-MM-DD')`,
      provider: modelCalls.provider,
      model: modelCalls.model,
      calls: sql<number>`count(*)::int`,
      computedMicros: sumWhere(computedMicros, costDiffers),
      reportedMicros: sumWhere(costMicros, costDiffers),
      computedTokens: sumWhere(computedTokens, tokensDiffer),
      reportedTokens: sumWhere(modelCalls.reportedTokens, tokensDiffer),
    })
    .from(modelCalls)
    .where(and(isWithin(scope), or(costDiffers, tokensDiffer)))
    .groupBy(sql`1`, modelCalls.provider, modelCalls.model)
    .orderBy(desc(sql`1`), modelCalls.model)
    .limit(limit);
  return rows.map(({ day, provider, model, calls, ...sums }) => ({
    ...{ day, provider, model, calls },
    cost:
      sums.computedMicros === null || sums.reportedMicros === null
        ? null
        : { computedMicros: sums.computedMicros, reportedMicros: sums.reportedMicros },
    tokens:
      sums.computedTokens === null || sums.reportedTokens === null
        ? null
        : { computed: sums.computedTokens, reported: sums.reportedTokens },
  }));
}

/** How many requests they are. */
export async function countDifferences(db: Database, scope: SpendScope): Promise<number> {
  const differing = and(isWithin(scope), or(costDiffers, tokensDiffer));
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(modelCalls)
    .where(differing);
  return row!.n;
}
