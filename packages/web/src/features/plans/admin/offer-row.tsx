import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CheckRow } from '../../../ui/check-row.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { type OfferFields, soldPlans } from './offer-fields.ts';
import { planAdminTexts as texts } from './plan-admin.texts.ts';

type Product = { id: string; name: string; url: string | null };
type OfferRowProps = {
  offer: OfferFields;
  /** Those of the seller; null as long as nobody knows them. */
  products: readonly Product[] | null;
  /** Plans that another row offers. */
  taken: readonly string[];
  onChange: (change: Partial<OfferFields>) => void;
  onRemove: () => void;
};

export function OfferRow({ offer, products, taken, onChange, onRemove }: OfferRowProps) {
  const text = (field: keyof OfferFields, label: string, more: { decimal?: boolean } = {}): ReactNode => (
    <Field label={label}>
      <Input
        value={String(offer[field])}
        className={more.decimal ? 'tabular' : ''}
        {...(more.decimal && { inputMode: 'decimal' as const })}
        onChange={({ target }) => onChange({ [field]: target.value })}
      />
    </Field>
  );
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0">
      <div className="grid grid-cols-1 items-end gap-3 sm:grid-cols-3">
        <Field label={texts.plan}>
          <Select
            value={offer.id}
            onChange={({ target }) => onChange({ id: target.value as OfferFields['id'], name: target.value })}
          >
            {soldPlans
              .filter((id) => id === offer.id || !taken.includes(id))
              .map((id) => (
                <option key={id} value={id}>
                  {id}
                </option>
              ))}
          </Select>
        </Field>
        {text('name', texts.name)}
        <ProductField offer={offer} products={products} onChange={onChange} />
        {text('price', texts.price, { decimal: true })}
        {text('priceYearly', texts.priceYearly, { decimal: true })}
        {text('discuountedPrice', texts.discountedPrice, { decimal: true })}
      </div>
      {text('link', texts.link)}
      {text('description', texts.description)}
      {text('buttonText', texts.buttonText)}
      <CheckRow
        label={texts.oneTimePayment}
        says={texts.oneTimePaymentSays}
        isChecked={offer.oneTimePayment}
        onChange={(oneTimePayment) => onChange({ oneTimePayment })}
      />
      <CheckRow
        label={texts.isMostPopular}
        says={texts.isMostPopularSays}
        isChecked={offer.isMostPopular}
        onChange={(isMostPopular) => onChange({ isMostPopular })}
      />
      <Button
        size="small"
        variant="plain-danger"
        className="self-start"
        aria-label={texts.removePlanOf(offer.name)}
        onClick={onRemove}
      >
        {texts.removePlan}
      </Button>
    </li>
  );
}

function ProductField({ offer, products, onChange }: Pick<OfferRowProps, 'offer' | 'products' | 'onChange'>) {
  if (!products) {
    return (
      <Field label={texts.productId}>
        <Input value={offer.productId} onChange={({ target }) => onChange({ productId: target.value })} />
      </Field>
    );
  }
  const isKnown = products.some(({ id }) => id === offer.productId);
  const choose = (productId: string) => {
    const url = products.find(({ id }) => id === productId)?.url;
    onChange({ productId, ...(url && offer.link.trim() === '' && { link: url }) });
  };
  return (
    <Field label={texts.product}>
      <Select value={offer.productId} onChange={({ target }) => choose(target.value)}>
        {!isKnown && <option value={offer.productId}>{offer.productId || texts.chooseProduct}</option>}
        {products.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
