import type { AccountId } from '@whittle/contract/ids';
import {
  type PlanFeature,
  planFeatures,
  type PlanId,
  type PlanLimits,
  withoutPlanLimits,
} from '@whittle/contract/plans/plan-table';
import { planHas, planIdOf, planLimitsOf } from '@whittle/domain/plans/levels';
import { eq } from 'drizzle-orm';
import type { Adapters } from '../../adapters/adapters.ts';
import { accounts } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { Transaction } from '../event-log/event-log.ts';

/** `isLimited` is false where nobody sells plans, and for platform admins: then nothing is locked or counted. */
export type AccountPlan = { plan: PlanId; isLimited: boolean; limits: PlanLimits };

export type Plans = ReturnType<typeof createPlans>;

/** What an account may do by its plan. Everything that a plan limits asks here (decision 092). */
export function createPlans({ db, config }: Pick<Adapters, 'db' | 'config'>) {
  const isOn = config.plans === 'on';
  const unlimited: AccountPlan = { plan: 'monetizer', isLimited: false, limits: withoutPlanLimits };

  const of = async (accountId: AccountId, reader: Adapters['db'] | Transaction = db): Promise<AccountPlan> => {
    if (!isOn) return unlimited;
    const [row] = await reader
      .select({ plan: accounts.plan, isAdmin: accounts.isAdmin })
      .from(accounts)
      .where(eq(accounts.id, accountId));
    if (row?.isAdmin) return { ...unlimited, plan: planIdOf(row.plan) };
    const plan = planIdOf(row?.plan ?? 'lite');
    return { plan, isLimited: true, limits: planLimitsOf(plan) };
  };

  return {
    /** Whether this installation sells plans. */
    isOn,
    of,
    planOf: async (accountId: AccountId): Promise<PlanId> => (await of(accountId)).plan,
    limitsOf: async (accountId: AccountId): Promise<PlanLimits> => (await of(accountId)).limits,

    /** Throws `plan-needed` with the lowest plan that has the feature. */
    async requireFeature(accountId: AccountId, feature: PlanFeature): Promise<void> {
      const { plan, isLimited } = await of(accountId);
      if (isLimited && !planHas(plan, feature)) {
        throw new AppError('plan-needed', { values: { plan: planFeatures[feature] } });
      }
    },
  };
}
