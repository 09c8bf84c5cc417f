import type { PurchaseState } from '@whittle/contract/memberships';
import { type PlanId, planIds } from '@whittle/contract/plans/plan-table';
import { planIdOf } from './levels.ts';

export type Entitled = {
  plan: string;
  state: PurchaseState;
  until: Date | null;
  isDisputed: boolean;
  endedAt: Date | null;
};

/** A late payment is still tried by the provider, which says when it gives up. */
const livingStates: ReadonlySet<PurchaseState> = new Set(['active', 'trial', 'payment-late', 'cancelling']);

/** Whether an entitlement counts now. What is cancelled counts until the day that was paid for. */
export const isLiving = ({ state, until, isDisputed, endedAt }: Entitled, now: Date): boolean =>
  endedAt === null && !isDisputed && livingStates.has(state) && (until === null || until > now);

/** The highest plan of those that count; lite without one. */
export function planOfEntitlements(all: readonly Entitled[], now: Date): PlanId {
  const levels = all.filter((one) => isLiving(one, now)).map(({ plan }) => planIds.indexOf(planIdOf(plan)));
  return planIds[Math.max(0, ...levels)]!;
}
