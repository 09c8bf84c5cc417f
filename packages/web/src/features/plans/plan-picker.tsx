import type { Account } from '@whittle/contract/accounts';
import type { PlanCard as Plan } from '@whittle/contract/plans';
import type { PlanId } from '@whittle/contract/plans/plan-table';
import { planCardState, yearlySaving } from '@whittle/domain/plans/card';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { RowsToCome } from '../../ui/skeleton.tsx';
import { planTexts as texts } from '../../core/plans/plans.texts.ts';
import { PlanCard } from './plan-card.tsx';
import { PlanGivesList } from './plan-gives-list.tsx';
import { usePaidPlans } from './plans.requests.ts';
import { SinglePlan } from './single-plan.tsx';
import type { Payment } from './use-payment.ts';

type PlanPickerProps = { account: Account; payment: Payment };

/** The plans: cards side by side, or the one that is sold with the choice of month or year (PLAN-03). */
export function PlanPicker({ account, payment }: PlanPickerProps) {
  const { data: plans, isError, refetch } = usePaidPlans();
  return (
    <div className="flex flex-col gap-4">
      <PaymentNotice account={account} payment={payment} />
      {account.hasPlans && !account.isPlanLimited && <Notice kind="info">{texts.adminHint}</Notice>}
      {isError && (
        <RetryNotice label={texts.retry} onRetry={refetch}>
          {texts.loadFailed}
        </RetryNotice>
      )}
      {!plans && !isError && <RowsToCome rows={2} className="h-32" />}
      {plans?.length === 0 && <NothingSold plan={account.plan} />}
      {plans && plans.length > 0 && <Plans plans={plans} account={account} payment={payment} />}
    </div>
  );
}

function Plans({ plans, account, payment }: PlanPickerProps & { plans: readonly Plan[] }) {
  const [isYearly, setIsYearly] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const stateOf = (plan: Plan) => planCardState(plan, account, { isPaying: payment.state === 'looking' });
  const onPay = () => {
    setHasOpened(true);
    payment.lookOnReturn();
  };
  const shared = { isYearly, email: account.email, onPay };
  const [only] = plans;
  const saving = Math.max(0, ...plans.map((plan) => yearlySaving(plan) ?? 0));
  const opened = hasOpened && payment.state === 'none' && (
    <Notice
      kind="info"
      action={
        <Button size="small" onClick={payment.look}>
          {texts.lookAgain}
        </Button>
      }
    >
      {texts.payInTab}
    </Notice>
  );
  if (plans.length === 1 && only) {
    return (
      <>
        {opened}
        <SinglePlan plan={only} state={stateOf(only)} onYearly={setIsYearly} {...shared} />
      </>
    );
  }
  return (
    <>
      {opened}
      {plans.some(({ priceYearly }) => priceYearly !== null) && (
        <div className="flex justify-center">
          <Segmented
            label={texts.payBy}
            value={isYearly ? 'yearly' : 'monthly'}
            onChange={(value) => setIsYearly(value === 'yearly')}
            options={[
              { value: 'monthly', label: texts.monthly },
              { value: 'yearly', label: saving > 0 ? `${texts.yearly} · ${texts.save(saving)}` : texts.yearly },
            ]}
          />
        </div>
      )}
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-3">
        {[freePlan, ...plans].map((plan) => (
          <PlanCard key={plan.id} plan={plan} state={stateOf(plan)} {...shared} />
        ))}
      </ul>
    </>
  );
}

/** Where nothing is sold: what the plan that somebody has gives. */
function NothingSold({ plan }: { plan: PlanId }) {
  return (
    <section
      aria-label={texts.currentPlan}
      className="flex w-full max-w-dialog flex-col gap-3 rounded-tile border border-accent bg-accent-soft p-4"
    >
      <h3 className="type-heading flex items-center justify-between gap-2">
        {texts.names[plan]}
        <span className="type-meta font-normal text-ink-2">{texts.currentPlan}</span>
      </h3>
      <PlanGivesList plan={plan} />
      <p className="text-ink-2">{texts.notSold}</p>
    </section>
  );
}

/** What everybody has who pays nothing. */
const freePlan: Plan = {
  ...{ id: 'lite', name: texts.names.lite, price: 0, priceYearly: null, discuountedPrice: null, oneTimePayment: false },
  ...{ isMostPopular: false, description: texts.freeAbout, buttonText: '', link: '' },
};

function PaymentNotice({ account, payment }: PlanPickerProps) {
  if (payment.state === 'none') return null;
  if (payment.state === 'looking') {
    return (
      <div role="status">
        <Notice kind="info">{texts.lookingForPayment}</Notice>
      </div>
    );
  }
  return (
    <Notice
      kind="warning"
      action={
        <Button size="small" onClick={payment.look}>
          {texts.lookAgain}
        </Button>
      }
    >
      {texts.paymentNotFound(account.email)}
    </Notice>
  );
}
