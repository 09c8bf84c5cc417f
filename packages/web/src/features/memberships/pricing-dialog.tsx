import type { MembershipOffer } from '@whittle/contract/memberships';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { membershipTexts as texts } from './memberships.texts.ts';

type PricingDialogProps = { offer: MembershipOffer | null; onClose: () => void };

/** What people of the app are shown to buy, to look at: its buttons do nothing (MEMB-02). */
export function PricingDialog({ offer, onClose }: PricingDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={texts.pricingTitle}
      description={texts.pricingDemo}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {offer ? (
        <div className="flex flex-col gap-3 rounded-tile border border-line p-4">
          <h3 className="type-heading" dir="auto">
            {offer.name}
          </h3>
          {offer.description && <p dir="auto">{offer.description}</p>}
          <ul className="tabular font-semibold">
            {offer.prices.map((price) => (
              <li key={price}>{price}</li>
            ))}
          </ul>
          <Button variant="filled" disabled>
            {texts.getAccess}
          </Button>
          <Button disabled>{texts.paidAlready}</Button>
          <Button variant="plain" disabled>
            {texts.otherAddress}
          </Button>
        </div>
      ) : (
        <Notice kind="info">{texts.pricingNone}</Notice>
      )}
    </Dialog>
  );
}
