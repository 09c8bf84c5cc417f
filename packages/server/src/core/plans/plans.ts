import type { Account } from '@whittle/contract/accounts';
import type { AccountId } from '@whittle/contract/ids';
import { type PlanId, type PlanLimits, withoutPlanLimits } from '@whittle/contract/plans/plan-table';
import { isLiving, planOfEntitlements } from '@whittle/domain/plans/entitlement';
import { planLimitsOf } from '@whittle/domain/plans/levels';
import { eq } from 'drizzle-orm';
import type { Adapters } from '../../adapters/adapters.ts';
import { accounts } from '../../adapters/database/schema.ts';
import type { Transaction } from '../event-log/event-log.ts';
import { type EntitlementRow, listEntitlements } from './entitlements.store.ts';

/** What account calls say of the payments (AUTH-01). */
export type Subscription = Pick<
  Account,
  'subscriptionId' | 'planSubscriptionStatus' | 'planSubscriptionCancelledAt' | 'subscriptionPaymentsIds'
>;

/** `isLimited` is false where nobody sells plans, and for platform admins: then nothing is locked or counted. */
export type AccountPlan = { plan: PlanId; isLimited: boolean; limits: PlanLimits };

export type Plans = ReturnType<typeof createPlans>;

/** What an account may do by its plan. Everything that a plan limits asks here (decision 092). */
export function createPlans({ db, clock, config }: Pick<Adapters, 'db' | 'clock' | 'config'>) {
  const isOn = config.plans === 'on';
  const unlimited: AccountPlan = { plan: 'monetizer', isLimited: false, limits: withoutPlanLimits };

  const of = async (accountId: AccountId, reader: Adapters['db'] | Transaction = db): Promise<AccountPlan> => {
    if (!isOn) return unlimited;
    const [row] = await reader.select({ isAdmin: accounts.isAdmin }).from(accounts).where(eq(accounts.id, accountId));
    const plan = planOfEntitlements(await listEntitlements(reader, accountId), clock.now());
    return row?.isAdmin ? { ...unlimited, plan } : { plan, isLimited: true, limits: planLimitsOf(plan) };
  };

  return {
    /** Whether this installation sells plans. */
    isOn,
    of,
    limitsOf: async (accountId: AccountId): Promise<PlanLimits> => (await of(accountId)).limits,

    async subscriptionOf(accountId: AccountId): Promise<Subscription> {
      const rows = isOn ? await listEntitlements(db, accountId) : [];
      return toSubscription(
        rows.filter(({ source }) => source === 'gumroad'),
        clock.now(),
      );
    },
  };
}

/** Of the payment that counts, else of the newest one. */
function toSubscription(rows: readonly EntitlementRow[], now: Date): Subscription {
  const row = rows.findLast((one) => isLiving(one, now)) ?? rows.at(-1);
  const status = row && (row.state === 'cancelling' ? 'pending_cancellation' : 'alive');
  return {
    subscriptionId: row?.key.replace(/^gumroad:\w+:/, '') ?? null,
    planSubscriptionStatus: row ? (isLiving(row, now) ? status! : 'ended') : null,
    planSubscriptionCancelledAt: row?.state === 'cancelling' ? (row.until?.toISOString() ?? null) : null,
    subscriptionPaymentsIds: [...new Set(rows.flatMap(({ saleIds }) => saleIds))],
  };
}
