import type Stripe from 'stripe';

/** Stripe counts these in hundredths although they have none. */
const inHundredths = new Set(['isk', 'ugx']);

/** What a product costs, in words, the lowest first. */
export const pricesOf = (prices: Stripe.Price[]): string[] =>
  prices
    .filter(({ active }) => active)
    .toSorted((a, b) => (a.unit_amount ?? 0) - (b.unit_amount ?? 0))
    .map((price) => {
      if (price.unit_amount === null) return 'The price is yours to choose';
      return amountOf(price.unit_amount, price.currency) + rhythmOf(price.recurring);
    });

function amountOf(amount: number, currency: string): string {
  const digits = inHundredths.has(currency)
    ? 2
    : (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2);
  return `${(amount / 10 ** digits).toFixed(digits).replace(/\.0+$/, '')} ${currency.toUpperCase()}`;
}

function rhythmOf(recurring: Stripe.Price.Recurring | null): string {
  if (!recurring) return '';
  const { interval, interval_count: count } = recurring;
  return count === 1 ? ` a ${interval}` : ` every ${count} ${interval}s`;
}
