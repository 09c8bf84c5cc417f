import type { MembershipProduct, PaymentProviderName } from '@whittle/contract/memberships';
import { useState } from 'react';
import { ApiError, sentenceOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { useSoldProducts } from './memberships.requests.ts';
import { membershipWords } from './membership-words.ts';
import { Step } from './step.tsx';

type ProductStepProps = {
  appId: string;
  provider: PaymentProviderName;
  isOpen: boolean;
  /** The one that is connected; null before, and while another is chosen. */
  connected: MembershipProduct | null;
  chosenId: string;
  onChoose: (productId: string) => void;
  onChange: () => void;
};

/** Which product members buy. One that is connected is changed by who knows what that means (MEMB-09). */
export function ProductStep({ appId, provider, isOpen, connected, chosenId, onChoose, onChange }: ProductStepProps) {
  const texts = membershipWords(provider);
  const [isAsking, setIsAsking] = useState(false);
  const products = useSoldProducts(appId, provider, isOpen && connected === null);
  const waits = isOpen || connected ? undefined : texts.productWaits;

  if (connected) {
    return (
      <Step number={2} title={texts.productStep}>
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="min-w-0 truncate" dir="auto">
            {connected.name}
          </span>
          <Button variant="plain" size="small" disabled={!isOpen} onClick={() => setIsAsking(true)}>
            {texts.change}
          </Button>
        </p>
        {isAsking && (
          <Confirm
            title={texts.changeTitle}
            confirmLabel={texts.changeConfirm}
            cancelLabel={texts.keep}
            onConfirm={async () => onChange()}
            onClose={() => setIsAsking(false)}
          >
            {texts.changeAbout}
          </Confirm>
        )}
      </Step>
    );
  }

  return (
    <Step number={2} title={texts.productStep} waits={waits}>
      <Select
        aria-label={texts.productStep}
        value={chosenId}
        disabled={!isOpen || !products.data}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{texts.chooseProduct}</option>
        {products.data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {isOpen && products.isPending && (
        <p role="status" className="type-meta text-ink-3">
          {texts.productsLoading}
        </p>
      )}
      {products.data?.length === 0 && <p className="type-meta text-ink-3">{texts.productsNone}</p>}
      {products.isError && (
        <Notice
          kind="danger"
          action={
            <Button size="small" isBusy={products.isFetching} onClick={() => void products.refetch()}>
              {texts.retry}
            </Button>
          }
        >
          {failureOf(products.error, texts.productsFailed)}
        </Notice>
      )}
    </Step>
  );
}

/** MEMB-11, and why where that is known. */
function failureOf(error: Error, failed: string): string {
  const isKnown =
    error instanceof ApiError && ['gumroad-products-failed', 'stripe-products-failed'].includes(error.code);
  return isKnown ? failed : `${failed}. ${sentenceOf(error, '')}`.trim();
}
