import { type PlanOffer, planOfferSchema } from '@whittle/contract/plans';
import { planIds } from '@whittle/contract/plans/plan-table';
import { planAdminTexts as texts } from './plan-admin.texts.ts';

export const soldPlans = planIds.slice(1) as PlanOffer['id'][];

const moneyFields = ['price', 'priceYearly', 'discuountedPrice'] as const;
type MoneyField = (typeof moneyFields)[number];

/** An offer as it is typed. */
export type OfferFields = Omit<PlanOffer, MoneyField> & Record<MoneyField, string>;

export const toFields = (offer: PlanOffer): OfferFields => ({
  ...offer,
  price: `${offer.price}`,
  priceYearly: offer.priceYearly?.toString() ?? '',
  discuountedPrice: offer.discuountedPrice?.toString() ?? '',
});

export const emptyOffer = (id: PlanOffer['id']): OfferFields => ({
  ...{ id, name: id, price: '', priceYearly: '', discuountedPrice: '', oneTimePayment: false, isMostPopular: false },
  ...{ description: '', buttonText: '', link: '', productId: '' },
});

/** What is sent, or the sentence on what is wrong. */
export function readOffers(
  rows: readonly OfferFields[],
): { ok: true; offers: PlanOffer[] } | { ok: false; problem: string } {
  const offers: PlanOffer[] = [];
  for (const row of rows) {
    const [price, priceYearly, discuountedPrice] = moneyFields.map((field) => readMoney(row[field]));
    if (price === undefined || priceYearly === undefined || discuountedPrice === undefined)
      return { ok: false, problem: texts.priceWrong(row.name) };
    const read = planOfferSchema.safeParse({ ...row, price, priceYearly, discuountedPrice });
    if (!read.success) return { ok: false, problem: texts.offerIncomplete(row.name) };
    offers.push(read.data);
  }
  return { ok: true, offers };
}

/** `16,50` and `16.50` are the same price; undefined for what is none. */
function readMoney(text: string): number | null | undefined {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  return /^\d{1,6}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}
