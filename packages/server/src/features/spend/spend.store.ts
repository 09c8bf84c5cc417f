import type { SpendDimension, SpendRow } from '@whittle/contract/spend/spend';
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';
import { accounts, apps, modelCalls, spendTotals } from '../../adapters/database/schema.ts';

/** Whose calls, from the first instant of a day to before that of another. */
export type SpendScope = { accountId: string | null; appId: string | null; from: Date; before: Date };

export const isWithin = ({ accountId, appId, from, before }: SpendScope): SQL =>
  and(
    eq(modelCalls.state, 'settled'),
    gte(modelCalls.at, from),
    lt(modelCalls.at, before),
    accountId === null ? undefined : eq(modelCalls.accountId, accountId),
    appId === null ? undefined : eq(modelCalls.appId, appId),
  )!;

const total = (column: SQL | typeof modelCalls.inputTokens | typeof modelCalls.costMicros) =>
  sql<number>`coalesce(sum(${column}), 0)::float8`;

const sums = {
  calls: sql<number>`count(*)::int`,
  inputTokens: total(modelCalls.inputTokens),
  cacheReadTokens: total(modelCalls.cacheReadTokens),
  cacheWriteTokens: total(modelCalls.cacheWriteTokens),
  outputTokens: total(modelCalls.outputTokens),
  images: total(sql`${modelCalls.images}`),
  costMicros: total(modelCalls.costMicros),
  unpriced: sql<number>`(count(*) filter (where ${modelCalls.costMicros} is null))::int`,
};

const keys: Record<SpendDimension, SQL<string>> = {
  day: sql`to_char(${modelCalls.at} at time zone 'UTC', 'YYYY-MM-DD')`,
  app: sql`coalesce(${modelCalls.appId}, '')`,
  account: sql`coalesce(${modelCalls.accountId}, '')`,
  kind: sql`${modelCalls.kind}`,
  tool: sql`coalesce(${modelCalls.toolId}, '')`,
  turn: sql`coalesce(${modelCalls.turnId}, '')`,
  model: sql`${modelCalls.model}`,
  key: sql`case when ${modelCalls.isOwnKey} then 'own' else 'installation' end`,
};

/** What a line is called: an app and an account by their names of today, everything else by itself. */
const labels: Record<SpendDimension, SQL<string>> = {
  ...keys,
  app: sql`coalesce(max(${apps.name}), '')`,
  account: sql`coalesce(max(${accounts.email}), '')`,
  tool: sql`case when ${modelCalls.toolId} is null then '' else ${modelCalls.toolId} || ' · ' || coalesce(max(${apps.name}), '') end`,
  turn: sql`case when ${modelCalls.turnId} is null then '' else to_char(min(${modelCalls.at}) at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' · ' || coalesce(max(${apps.name}), '') end`,
};

/** Days in their order, newest first; everything else with what cost most first. */
export async function groupSpend(
  db: Database,
  scope: SpendScope,
  by: SpendDimension,
  limit: number,
): Promise<SpendRow[]> {
  const key = keys[by];
  const groupedBy = by === 'tool' ? [modelCalls.toolId] : by === 'turn' ? [modelCalls.turnId] : [key];
  return db
    .select({ key, label: labels[by], ...sums })
    .from(modelCalls)
    .leftJoin(apps, eq(apps.id, modelCalls.appId))
    .leftJoin(accounts, eq(accounts.id, modelCalls.accountId))
    .where(isWithin(scope))
    .groupBy(...groupedBy)
    .orderBy(by === 'day' ? desc(sql`1`) : desc(sums.costMicros), desc(sums.calls))
    .limit(limit);
}

export async function sumSpend(db: Database, scope: SpendScope): Promise<SpendRow> {
  const [row] = await db.select(sums).from(modelCalls).where(isWithin(scope));
  return { key: '', label: '', ...row! };
}

/** A page of single calls, newest first, for whoever wants every line. */
export const listCalls = (db: Database, scope: SpendScope, before: { at: Date; id: string } | null, limit: number) =>
  db
    .select({ call: modelCalls, appName: apps.name, account: accounts.email })
    .from(modelCalls)
    .leftJoin(apps, eq(apps.id, modelCalls.appId))
    .leftJoin(accounts, eq(accounts.id, modelCalls.accountId))
    .where(
      and(
        isWithin(scope),
        before ? sql`(${modelCalls.at}, ${modelCalls.id}) < (${before.at}::timestamptz, ${before.id})` : undefined,
      ),
    )
    .orderBy(desc(modelCalls.at), desc(modelCalls.id))
    .limit(limit);

export async function readTotal(
  db: Database,
  key: { scope: 'app' | 'account' | 'installation'; subject: string; month: string },
): Promise<Omit<typeof spendTotals.$inferSelect, 'scope' | 'subject' | 'month' | 'toldPercent'>> {
  const { spentMicros, heldMicros, ownSpentMicros, ownHeldMicros } = spendTotals;
  const [row] = await db
    .select({ spentMicros, heldMicros, ownSpentMicros, ownHeldMicros })
    .from(spendTotals)
    .where(
      and(eq(spendTotals.scope, key.scope), eq(spendTotals.subject, key.subject), eq(spendTotals.month, key.month)),
    );
  return row ?? { spentMicros: 0, heldMicros: 0, ownSpentMicros: 0, ownHeldMicros: 0 };
}
