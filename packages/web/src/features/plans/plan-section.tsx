import type { Account } from '@whittle/contract/accounts';
import { Link } from 'react-router';
import { exactTime } from '../../lib/times.ts';
import { Button } from '../../ui/button.tsx';
import { planTexts as texts } from '../../core/plans/plans.texts.ts';
import { useUpgradeLink } from '../../core/plans/upgrade-link.ts';

/** The account's plan in its settings, and the way to the others. */
export function PlanSection({ account }: { account: Account }) {
  const to = useUpgradeLink();
  const endsAt = account.planSubscriptionCancelledAt;
  return (
    <section aria-labelledby="plan" className="flex max-w-form flex-col items-start gap-3">
      <h2 id="plan" className="type-heading">
        {texts.yourPlan}
      </h2>
      <p>
        {texts.planIs(texts.names[account.plan])}
        {account.planSubscriptionStatus === 'pending_cancellation' && endsAt && ` ${texts.endsOn(exactTime(endsAt))}`}
      </p>
      <Button asChild>
        <Link to={to}>{texts.seePlans}</Link>
      </Button>
    </section>
  );
}
