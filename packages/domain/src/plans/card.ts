import type { Account } from '@whittle/contract/accounts';
import type { PlanCard } from '@whittle/contract/plans';
import { planIds } from '@whittle/contract/plans/plan-table';
import { planIdOf } from './levels.ts';

/** PLAN-04 */
export type PlanCardState = 'none' | 'upgrade' | 'downgrade' | 'selected' | 'disabled';

/** `none` for who has no plan to compare with, `disabled` while a payment is looked for. */
export function planCardState(
  { id }: Pick<PlanCard, 'id'>,
  account: Pick<Account, 'plan' | 'isPlanLimited'> | null,
  { isPaying }: { isPaying: boolean },
): PlanCardState {
  if (!account?.isPlanLimited) return 'none';
  const [offered, present] = [planIds.indexOf(id), planIds.indexOf(planIdOf(account.plan))];
  if (offered === present) return 'selected';
  if (isPaying) return 'disabled';
  return offered > present ? 'upgrade' : 'downgrade';
}

type Priced = Pick<PlanCard, 'price' | 'priceYearly' | 'discuountedPrice'>;

/** Dollars a month. A year's price is shown by the month (PLAN-05). */
export const pricePerMonth = ({ price, priceYearly, discuountedPrice }: Priced, isYearly: boolean): number =>
  isYearly && priceYearly !== null ? priceYearly / 12 : (discuountedPrice ?? price);

/** What paying by the year saves, in whole percent; null below 10 percent (PLAN-06). */
export function yearlySaving({ price, priceYearly }: Priced): number | null {
  if (priceYearly === null || price <= 0) return null;
  const percent = 100 * (1 - priceYearly / (12 * price));
  return percent >= 10 - 1e-9 ? Math.floor(percent + 1e-9) : null;
}

/** Where a plan is bought: the admin's link with what the provider fills in by itself. */
export function purchaseLink(
  { link }: Pick<PlanCard, 'link'>,
  { isYearly, email }: { isYearly: boolean; email: string },
) {
  const url = new URL(link);
  if (/(^|\.)gumroad\.com$/.test(url.hostname)) {
    url.searchParams.set('wanted', 'true');
    url.searchParams.set('email', email);
    if (isYearly) url.searchParams.set('recurrence', 'yearly');
  }
  return url.href;
}
