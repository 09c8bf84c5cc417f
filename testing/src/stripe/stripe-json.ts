import type { FakeShop } from './stripe-shop.ts';
import type { FakeLink, FakePayment, FakePrice, FakeProduct, FakeSession, FakeSubscription } from './stripe-state.ts';

const seconds = (at: Date) => Math.floor(at.getTime() / 1_000);
const list = <T>(data: T[]) => ({ object: 'list', data, has_more: false, url: '/v1/some' });
/** What a request wants to see whole; elsewhere there is only an id. */
export type Expand = ReadonlySet<string>;

export const productJson = ({ id, name }: FakeProduct) => ({
  ...{ id, object: 'product', name, active: true, description: `About ${name}`, livemode: false },
});

export const priceJson = ({ id, productId, isActive }: FakePrice, { price, isMembership }: FakeProduct) => ({
  ...{
    id,
    object: 'price',
    product: productId,
    active: isActive,
    currency: 'usd',
    unit_amount: price,
    livemode: false,
  },
  recurring: isMembership ? { interval: 'month', interval_count: 1 } : null,
});

const lineItems = (shop: FakeShop, productId: string) =>
  list(
    shop
      .pricesOf(productId)
      .map((price) => ({ id: `li_${price.id}`, price: priceJson(price, shop.products.get(productId)!) })),
  );

export const linkJson = (shop: FakeShop, { id, productId, isActive }: FakeLink, expand: Expand) => ({
  ...{ id, object: 'payment_link', active: isActive, url: `https://buy.stripe.com/${id}`, livemode: false },
  ...(expand.has('line_items') && { line_items: lineItems(shop, productId) }),
});

export const chargeJson = ({ id, amount, amountRefunded, dispute, isPaid, createdAt }: FakePayment) => ({
  ...{ id: `ch_${id}`, object: 'charge', payment_intent: id, amount, amount_refunded: amountRefunded, paid: isPaid },
  ...{ currency: 'usd', livemode: false, created: seconds(createdAt) },
  refunded: amountRefunded >= amount,
  // It stays so when the seller wins.
  disputed: dispute !== null,
});

export function sessionJson(shop: FakeShop, session: FakeSession, expand: Expand) {
  const payment = session.paymentId === null ? null : shop.payments.get(session.paymentId)!;
  return {
    ...{ id: session.id, object: 'checkout.session', livemode: session.livemode, payment_link: session.linkId },
    ...{ client_reference_id: session.reference, created: seconds(session.createdAt), status: 'complete' },
    ...{ mode: shop.products.get(session.productId)!.isMembership ? 'subscription' : 'payment' },
    ...{ payment_status: session.isPaid ? 'paid' : 'unpaid', subscription: session.subscriptionId },
    customer_details: { email: session.email, name: 'Somebody' },
    payment_intent: !payment
      ? null
      : expand.has('payment_intent.latest_charge')
        ? { id: payment.id, object: 'payment_intent', latest_charge: chargeJson(payment) }
        : payment.id,
    ...(expand.has('line_items') && { line_items: lineItems(shop, session.productId) }),
  };
}

export const subscriptionJson = (shop: FakeShop, one: FakeSubscription, expand: Expand) => ({
  ...{ id: one.id, object: 'subscription', status: one.status, livemode: false, created: seconds(one.createdAt) },
  customer: expand.has('customer') ? { id: one.customerId, object: 'customer', email: one.email } : one.customerId,
  ...{ cancel_at: one.cancelAt && seconds(one.cancelAt), cancel_at_period_end: false },
  // The subscription itself has no period since 2025.
  items: list([
    {
      ...{
        id: `si_${one.id}`,
        current_period_start: seconds(one.periodStart),
        current_period_end: seconds(one.periodEnd),
      },
      price: priceJson(shop.prices.get(one.priceId)!, shop.products.get(one.productId)!),
    },
  ]),
});

export const invoiceJson = (id: string, subscriptionId: string | null) => ({
  ...{ id, object: 'invoice', livemode: false },
  parent: { type: 'subscription_details', subscription_details: { subscription: subscriptionId } },
});

export const disputeJson = ({ id, dispute }: FakePayment) => ({
  ...{ id: dispute!.id, object: 'dispute', status: dispute!.status, payment_intent: id, charge: `ch_${id}` },
});
