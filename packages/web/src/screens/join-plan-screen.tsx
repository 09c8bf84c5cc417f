import { Navigate, useSearchParams } from 'react-router';
import { useAccount, useReadAccountAgain } from '../features/accounts/session.requests.ts';
import { PlanPicker } from '../features/plans/plan-picker.tsx';
import { usePayment } from '../features/plans/use-payment.ts';
import { planTexts as texts } from '../core/plans/plans.texts.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../paths.ts';
import { PageFrame } from './page-frame.tsx';

/** The plans on a page of their own, where a payment leads back to. Where none are sold it is the home screen. */
export function JoinPlanScreen() {
  usePageTitle(texts.title);
  const account = useAccount();
  const [parameters] = useSearchParams();
  const payment = usePayment(account, parameters.get('sale_id'), useReadAccountAgain());
  if (!account.hasPlans) return <Navigate replace to={paths.home.to()} />;
  return (
    <PageFrame>
      <div className="flex flex-col gap-6 pt-6 sm:pt-10">
        <div>
          <h1 className="type-title">{texts.title}</h1>
          <p className="mt-1 text-ink-2">{texts.about}</p>
        </div>
        <PlanPicker account={account} payment={payment} />
      </div>
    </PageFrame>
  );
}
