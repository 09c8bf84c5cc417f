import type { PlanCard as Plan } from '@whittle/contract/plans';
import { type PlanCardState, yearlySaving } from '@whittle/domain/plans/card';
import { useId, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { Button } from '../../ui/button.tsx';
import { planTexts as texts } from '../../core/plans/plans.texts.ts';
import { BuyLink } from './buy-link.tsx';
import { PlanGivesList } from './plan-gives-list.tsx';
import { PlanPrice } from './plan-price.tsx';

type PlanCardProps = {
  /** Without a link it is not sold: the free one. */
  plan: Plan;
  state: PlanCardState;
  isYearly: boolean;
  email: string;
  onPay: () => void;
};

/** One plan with what it costs and gives. PLAN-01, PLAN-04 */
export function PlanCard({ plan, state, isYearly, email, onPay }: PlanCardProps) {
  const id = useId();
  const saving = isYearly ? yearlySaving(plan) : null;
  const mark = saving === null ? (plan.isMostPopular ? texts.mostPopular : null) : texts.save(saving);
  return (
    <li
      aria-labelledby={id}
      data-state={state}
      className={cx(
        'flex flex-col gap-3 rounded-tile border p-4',
        state === 'selected' ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
      )}
    >
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h3 id={id} className="type-heading">
          {plan.name}
        </h3>
        {mark && <span className="type-meta rounded-chip bg-accent px-2 py-0.5 text-on-accent">{mark}</span>}
      </div>
      <PlanPrice plan={plan} isYearly={isYearly} />
      {plan.description && <p className="text-ink-2">{plan.description}</p>}
      <PlanGivesList plan={plan.id} />
      <Action {...{ plan, state, isYearly, email, onPay }} />
    </li>
  );
}

function Action({ plan, state, isYearly, email, onPay }: PlanCardProps) {
  const [isExplained, setIsExplained] = useState(false);
  switch (state) {
    case 'none':
      return null;
    case 'selected':
      return <p className="flex min-h-8 items-center justify-center font-medium">{texts.currentPlan}</p>;
    case 'upgrade':
      return (
        <BuyLink plan={plan} isYearly={isYearly} email={email} onPay={onPay}>
          {plan.buttonText || texts.upgrade}
        </BuyLink>
      );
    case 'downgrade':
      return (
        <>
          <Button aria-expanded={isExplained} onClick={() => setIsExplained((before) => !before)}>
            {texts.downgrade}
          </Button>
          {isExplained && <p className="type-meta text-ink-2">{texts.downgradeHow}</p>}
        </>
      );
    case 'disabled':
      return <Button disabled>{plan.buttonText || texts.upgrade}</Button>;
  }
}
