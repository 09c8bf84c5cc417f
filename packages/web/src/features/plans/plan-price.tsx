import type { PlanCard } from '@whittle/contract/plans';
import { pricePerMonth } from '@whittle/domain/plans/card';
import { roundMoney } from '../../lib/money.ts';
import { planTexts as texts } from '../../core/plans/plans.texts.ts';

const dollars = (amount: number) => roundMoney(amount, 'USD');

type Priced = Pick<PlanCard, 'price' | 'priceYearly' | 'discuountedPrice' | 'oneTimePayment'>;

/** A price by the month (PLAN-05), with what it was and what a year costs in all. */
export function PlanPrice({ plan, isYearly }: { plan: Priced; isYearly: boolean }) {
  const byYear = isYearly && plan.priceYearly !== null;
  const isReduced = !byYear && plan.discuountedPrice !== null && plan.discuountedPrice < plan.price;
  return (
    <p className="tabular">
      <span className="type-title">{dollars(pricePerMonth(plan, isYearly))}</span>{' '}
      <span className="text-ink-2">{plan.oneTimePayment ? texts.once : texts.perMonth}</span>
      {byYear && <span className="type-meta block text-ink-2">{texts.yearlyTotal(dollars(plan.priceYearly!))}</span>}
      {isReduced && <s className="type-meta block text-ink-2">{texts.insteadOf(dollars(plan.price))}</s>}
    </p>
  );
}
