import type { PlanId } from '@whittle/contract/plans/plan-table';
import { newId } from '@whittle/server/adapters/ids';
import type { TestServer } from './test-server.ts';

/** Lets an account have this plan and no other, as if an admin had given it. It counts with `PLANS=on`. */
export async function givePlan({ adapters }: TestServer, accountId: string, plan: PlanId): Promise<void> {
  const { $client: sql } = adapters.db;
  await sql.query('delete from plan_entitlements where account_id = $1', [accountId]);
  if (plan === 'lite') return;
  await sql.query(
    `insert into plan_entitlements (key, account_id, plan, source, state, since, read_at)
     values ($1, $2, $3, 'hand', 'active', now(), now())`,
    [`hand:${newId()}`, accountId, plan],
  );
}
