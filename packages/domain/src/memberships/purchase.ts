import type { PurchaseState } from '@whittle/contract/memberships';

/** What stays open when a provider cannot be asked at the moment a purchase would end. */
export const graceMs = 72 * 3_600_000;

/** States that let in as long as they last. `payment-late` is the provider's own patience. */
export const livingStates = ['active', 'trial', 'payment-late'] as const satisfies PurchaseState[];

type Bought = { state: PurchaseState; until: Date | null; readAt: Date };

/**
 * Whether a purchase makes somebody a member now. One that was cancelled counts until its last paid day; when nobody could
 * ask since then whether it was renewed, for 72 hours more.
 */
export function isLiving({ state, until, readAt }: Bought, now: Date): boolean {
  if ((livingStates as readonly PurchaseState[]).includes(state)) return true;
  if (state !== 'cancelling') return false;
  if (until === null || now < until) return true;
  return readAt < until && now.getTime() < until.getTime() + graceMs;
}

/** What is shown of a purchase: a cancelled one whose money was asked back says so. */
export function shownState(
  { state, isDisputed, ...bought }: Bought & { isDisputed: boolean },
  now: Date,
): PurchaseState {
  if (isDisputed && state === 'cancelled') return 'disputed';
  return state === 'cancelling' && !isLiving({ state, ...bought }, now) ? 'cancelled' : state;
}
