import {
  type PlanFeature,
  planFeatures,
  type PlanId,
  planIds,
  type PlanLimits,
  planTable,
} from '@whittle/contract/plans/plan-table';

/** A plan by its stored name, however it is written. One that is not in the table was paid for, so it counts as explorer. */
export const planIdOf = (name: string): PlanId =>
  planIds.find((id) => id.toLowerCase() === name.toLowerCase()) ?? 'explorer';

/** Whether a plan has what `needed` has. PLAN-12 */
export const levelAtLeast = (plan: string, needed: PlanId): boolean =>
  planIds.indexOf(planIdOf(plan)) >= planIds.indexOf(needed);

/** For what `planFeatures` locks. */
export const planHas = (plan: string, feature: PlanFeature): boolean => levelAtLeast(plan, planFeatures[feature]);

export const planLimitsOf = (plan: string): PlanLimits => planTable[planIdOf(plan)];
