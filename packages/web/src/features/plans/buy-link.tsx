import type { PlanCard } from '@whittle/contract/plans';
import { purchaseLink } from '@whittle/domain/plans/card';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { planTexts as texts } from '../../core/plans/plans.texts.ts';

type BuyLinkProps = {
  plan: PlanCard;
  isYearly: boolean;
  email: string;
  isLarge?: boolean;
  onPay: () => void;
  children: ReactNode;
};

/** Leads to the payment in a tab of its own, so that nothing here is lost. */
export function BuyLink({ plan, isYearly, email, isLarge = false, onPay, children }: BuyLinkProps) {
  return (
    <Button asChild variant="filled" size={isLarge ? 'large' : 'default'}>
      <a href={purchaseLink(plan, { isYearly, email })} target="_blank" rel="noopener noreferrer" onClick={onPay}>
        {children}
        <span className="sr-only">, {texts.opensPayment}</span>
      </a>
    </Button>
  );
}
