import type { PlanId } from '@whittle/contract/plans/plan-table';
import { planEntitlements } from '@whittle/server/adapters/database/schema';
import { newId } from '@whittle/server/adapters/ids';
import { eq } from 'drizzle-orm';
import type { TestServer } from './test-server.ts';

/** Lets an account have this plan and no other, as if an admin had given it. It counts with `PLANS=on`. */
export async function givePlan({ adapters }: TestServer, accountId: string, plan: PlanId): Promise<void> {
  const { db } = adapters;
  await db.delete(planEntitlements).where(eq(planEntitlements.accountId, accountId));
  if (plan === 'lite') return;
  const [key, now] = [`hand:${newId()}`, new Date()];
  await db
    .insert(planEntitlements)
    .values({ key, accountId, plan, source: 'hand', state: 'active', since: now, readAt: now });
}
