import type { Account } from '@whittle/contract/accounts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { planTexts as texts } from '../../core/plans/plans.texts.ts';
import { upgradeParameter } from '../../core/plans/upgrade-link.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PlanPicker } from './plan-picker.tsx';
import { usePaidPlans } from './plans.requests.ts';
import { usePayment } from './use-payment.ts';

type PlanDialogProps = { account: Account; readAccountAgain: () => Promise<Account> };

/**
 * The plans above any screen: by `goto=upgrade_app_plan` (PLAN-07), and when a payment led back with its `sale_id`. Closing
 * it takes both out of the address; a payment is looked for all the same.
 */
export function PlanDialog({ account, readAccountAgain }: PlanDialogProps) {
  const [parameters, setParameters] = useSearchParams();
  const sale = parameters.get('sale_id');
  // What was paid is looked for to the end, also when the address has moved on.
  const [saleId, setSaleId] = useState(sale);
  if (sale !== null && sale !== saleId) setSaleId(sale);
  const payment = usePayment(account, saleId, readAccountAgain);
  const isOpen = parameters.get(upgradeParameter.name) === upgradeParameter.value || sale !== null;
  const plans = usePaidPlans(isOpen);
  const close = () => {
    const rest = new URLSearchParams(parameters);
    rest.delete(upgradeParameter.name);
    rest.delete('sale_id');
    setParameters(rest, { replace: true });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && close()}
      title={texts.title}
      description={texts.about}
      width={plans.data && plans.data.length < 2 ? 'narrow' : 'full'}
    >
      <PlanPicker account={account} payment={payment} />
    </Dialog>
  );
}
