import type { PlanCard as Plan } from '@whittle/contract/plans';
import { type PlanCardState, yearlySaving } from '@whittle/domain/plans/card';
import { cx } from '../../lib/cx.ts';
import { Button } from '../../ui/button.tsx';
import { planTexts as texts } from '../../core/plans/plans.texts.ts';
import { BuyLink } from './buy-link.tsx';
import { PlanGivesList } from './plan-gives-list.tsx';
import { PlanPrice } from './plan-price.tsx';

type SinglePlanProps = {
  plan: Plan;
  state: PlanCardState;
  isYearly: boolean;
  onYearly: (isYearly: boolean) => void;
  email: string;
  onPay: () => void;
};

/** The one plan that is sold: by the month or by the year, and go. PLAN-03 */
export function SinglePlan({ plan, state, isYearly, onYearly, email, onPay }: SinglePlanProps) {
  const saving = yearlySaving(plan);
  const ways = plan.priceYearly === null ? [false] : [false, true];
  return (
    <div className="mx-auto flex w-full max-w-form flex-col gap-4" data-state={state}>
      <h3 className="type-heading">{plan.name}</h3>
      {plan.description && <p className="text-ink-2">{plan.description}</p>}
      <PlanGivesList plan={plan.id} />
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">{texts.payBy}</legend>
        {ways.map((yearly) => (
          <label
            key={String(yearly)}
            className={cx(
              'quick flex cursor-pointer items-center gap-3 rounded-tile border p-3 has-focus-visible:outline-2',
              yearly === isYearly ? 'border-accent bg-accent-soft' : 'border-edge bg-surface',
            )}
          >
            <input
              type="radio"
              name="recurrence"
              className="size-4 accent-accent"
              checked={yearly === isYearly}
              onChange={() => onYearly(yearly)}
            />
            <span className="flex-1 font-medium">
              {yearly ? texts.yearly : texts.monthly}
              {yearly && saving !== null && (
                <span className="type-meta ms-2 rounded-chip bg-accent px-2 py-0.5 text-on-accent">
                  {texts.save(saving)}
                </span>
              )}
            </span>
            <PlanPrice plan={plan} isYearly={yearly} />
          </label>
        ))}
      </fieldset>
      {state === 'upgrade' ? (
        <BuyLink isLarge plan={plan} isYearly={isYearly} email={email} onPay={onPay}>
          {texts.startMyJourney}
        </BuyLink>
      ) : (
        <Button size="large" disabled>
          {state === 'selected' ? texts.currentPlan : texts.startMyJourney}
        </Button>
      )}
    </div>
  );
}
