import type { UsageRow } from '@whittle/contract/integrations';
import type { AppId } from '@whittle/contract/ids';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';
import { integrationUsage } from '../../adapters/database/schema.ts';

import type { ModelUse } from '@whittle/domain/models/cost-of';

export type UsedByCall = ModelUse & { failed: boolean };

/** A day of UTC. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

export type UsageStore = ReturnType<typeof createUsageStore>;

export function createUsageStore(db: Database) {
  return {
    async add(appId: AppId, day: string, endpoint: string, used: UsedByCall): Promise<void> {
      const row = {
        failures: used.failed ? 1 : 0,
        promptTokens: used.promptTokens,
        completionTokens: used.completionTokens,
        images: used.images,
      };
      await db
        .insert(integrationUsage)
        .values({ appId, day, endpoint, model: used.model, calls: 1, ...row })
        .onConflictDoUpdate({
          target: [integrationUsage.appId, integrationUsage.day, integrationUsage.endpoint, integrationUsage.model],
          set: {
            calls: sql`${integrationUsage.calls} + 1`,
            failures: sql`${integrationUsage.failures} + ${row.failures}`,
            promptTokens: sql`${integrationUsage.promptTokens} + ${row.promptTokens}`,
            completionTokens: sql`${integrationUsage.completionTokens} + ${row.completionTokens}`,
            images: sql`${integrationUsage.images} + ${row.images}`,
          },
        });
    },

    /** Newest day first. */
    async list(appId: AppId, sinceDay: string): Promise<Omit<UsageRow, 'cost'>[]> {
      return db
        .select({
          day: integrationUsage.day,
          endpoint: integrationUsage.endpoint,
          model: integrationUsage.model,
          calls: integrationUsage.calls,
          failures: integrationUsage.failures,
          promptTokens: integrationUsage.promptTokens,
          completionTokens: integrationUsage.completionTokens,
          images: integrationUsage.images,
        })
        .from(integrationUsage)
        .where(and(eq(integrationUsage.appId, appId), gte(integrationUsage.day, sinceDay)))
        .orderBy(desc(integrationUsage.day), integrationUsage.endpoint);
    },

    /** Tokens of all endpoints, and calls of one of them. */
    async ofDay(appId: AppId, day: string, endpoint: string): Promise<{ tokens: number; calls: number }> {
      const [row] = await db
        .select({
          tokens: sql<string>`coalesce(sum(${integrationUsage.promptTokens} + ${integrationUsage.completionTokens}), 0)`,
          calls: sql<string>`coalesce(sum(${integrationUsage.calls}) filter (where ${integrationUsage.endpoint} = ${endpoint}), 0)`,
        })
        .from(integrationUsage)
        .where(and(eq(integrationUsage.appId, appId), eq(integrationUsage.day, day)));
      return { tokens: Number(row?.tokens ?? 0), calls: Number(row?.calls ?? 0) };
    },

    async forgetBefore(appId: AppId, day: string): Promise<void> {
      await db.delete(integrationUsage).where(and(eq(integrationUsage.appId, appId), lt(integrationUsage.day, day)));
    },
  };
}
