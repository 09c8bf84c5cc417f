import type { PurchaseState } from '@whittle/contract/memberships';
import type { z } from 'zod';
import type { productSchema, Sale, Subscriber } from './gumroad-shapes.ts';
import type { Payment, Purchase, SoldProduct } from './payments.ts';

const saleKey = (id: string) => `sale:${id}`;
export const subscriptionKey = (id: string) => `subscription:${id}`;

/** For a gift whom it was given to: the sender's sale is the only one that lists show. */
function emailsOfSale(sale: Sale): string[] {
  if (sale.is_gift_sender_purchase) return addresses(sale.giftee_email);
  return addresses(sale.purchase_email, sale.email);
}

export const isDisputedSale = (sale: Sale): boolean =>
  sale.chargedback === true || (sale.disputed === true && sale.dispute_won !== true);

/** What a sale brought; nothing once all of it went back. A gift is paid by its sender's sale. */
export function paymentsOf(sales: readonly Sale[]): Payment[] {
  return sales.flatMap((sale): Payment[] => {
    const paidAt = instantOf(sale.created_at);
    const { price } = sale;
    if (!price || paidAt === null || sale.is_gift_receiver_purchase) return [];
    const left = Math.round(Number(sale.amount_refundable_in_currency) * 100);
    const isBack = sale.refunded === true || isDisputedSale(sale);
    const amount = isBack ? 0 : sale.partially_refunded && left > 0 ? Math.min(price, left) : price;
    return [{ id: sale.id, paidAt, amount, currency: (sale.currency ?? 'usd').toLowerCase() }];
  });
}

/** A product that was paid once. */
export function toOneTimePurchase(sale: Sale): Purchase {
  const isDisputed = isDisputedSale(sale);
  const state: PurchaseState = sale.access_revoked
    ? 'revoked'
    : isDisputed
      ? 'disputed'
      : sale.refunded
        ? 'refunded'
        : 'active';
  return {
    key: saleKey(sale.id),
    productId: sale.product_id,
    emails: emailsOfSale(sale),
    ...{ state, until: null, isDisputed },
    isPartlyRefunded: sale.partially_refunded === true && sale.refunded !== true,
    boughtAt: instantOf(sale.created_at),
    saleIds: [sale.id],
    payments: paymentsOf([sale]),
  };
}

/** A membership that is renewed, with what its sales say beside. Without one it is nobody's: it could be a gift. */
export function toMembership(subscriber: Subscriber, sales: readonly Sale[], now: Date): Purchase {
  const isDisputed = sales.some(isDisputedSale);
  const state = stateOf(subscriber, now);
  const gifts = sales.filter((sale) => sale.is_gift_sender_purchase);
  const isOwn = sales.length > 0 && gifts.length === 0;
  const own = isOwn ? addresses(subscriber.email, subscriber.user_email) : [];
  return {
    key: subscriptionKey(subscriber.id),
    productId: subscriber.product_id,
    emails: [...new Set([...own, ...(gifts.length > 0 ? gifts : sales).flatMap(emailsOfSale)])].sort(),
    state,
    until: state === 'cancelling' ? instantOf(subscriber.cancelled_at) : null,
    isDisputed,
    isPartlyRefunded: false,
    boughtAt: instantOf(subscriber.created_at),
    payments: paymentsOf(sales),
    saleIds: [...new Set([...(subscriber.purchase_ids ?? []), ...sales.map(({ id }) => id)])].sort(),
  };
}

const states: Record<string, PurchaseState> = {
  alive: 'active',
  pending_cancellation: 'cancelling',
  pending_failure: 'payment-late',
  failed_payment: 'failed',
  fixed_subscription_period_ended: 'ended',
  cancelled: 'cancelled',
};

/** A status that is not known yet counts by the dates beside it. */
function stateOf(subscriber: Subscriber, now: Date): PurchaseState {
  const { status, cancelled_at, ended_at, failed_at, free_trial_ends_at } = subscriber;
  const state = states[status ?? ''];
  if (state === 'active') return (instantOf(free_trial_ends_at) ?? now) > now ? 'trial' : 'active';
  if (state !== undefined) return state;
  if (failed_at) return 'failed';
  if (ended_at) return 'ended';
  return cancelled_at ? 'cancelling' : 'active';
}

export function toProduct(product: z.infer<typeof productSchema>): SoldProduct {
  const { id, name, short_url, formatted_price, custom_summary } = product;
  const tiers = (product.variants ?? []).flatMap(({ options }) => options ?? []);
  // The name of an only tier is one that Gumroad made up.
  const nameOf = (tier: { name: string }) => (tiers.length > 1 ? `${tier.name}: ` : '');
  const prices = tiers.flatMap((tier) =>
    Object.entries(tier.recurrence_prices ?? {}).flatMap(([recurrence, { price_cents: cents }]) =>
      typeof cents === 'number' ? [`${nameOf(tier)}${priceOf(cents, product.currency)} ${recurrence}`] : [],
    ),
  );
  return {
    ...{ id, name, url: short_url ?? null, description: custom_summary ?? '' },
    prices: prices.length > 0 ? prices : formatted_price ? [formatted_price] : [],
  };
}

/** As Gumroad writes its own prices. */
const priceOf = (cents: number, currency: string | null | undefined) =>
  `${(cents / 100).toFixed(2).replace(/\.00$/, '')} ${(currency ?? 'usd').toUpperCase()}`;

const addresses = (...texts: (string | null | undefined)[]): string[] =>
  [...new Set(texts.flatMap((text) => text?.trim().toLowerCase() || []))].sort();

function instantOf(text: string | null | undefined): Date | null {
  const at = text ? new Date(text) : null;
  return at && !Number.isNaN(at.getTime()) ? at : null;
}
