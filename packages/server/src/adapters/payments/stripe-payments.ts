import type { Payment } from './payments.ts';
import type { StripeApi } from './stripe-client.ts';
import { type Disputed, idOf, type Session } from './stripe-purchase.ts';

/** What is older was read before and changes no more: money goes back and is disputed within months. */
const windowSeconds = 180 * 86_400;

type Asked = { isLive: boolean; disputed: Disputed; sessions: readonly Session[]; now: Date };

/** Charges that succeeded, by the key of the purchase that they paid, less what was given back. */
export async function readPayments(
  api: StripeApi,
  { isLive, disputed, sessions, now }: Asked,
): Promise<Map<string, Payment[]>> {
  const created = { gte: Math.floor(now.getTime() / 1_000) - windowSeconds };
  const keys = new Map<string, string>();
  for (const { id, payment_intent: payment, subscription } of sessions) {
    const paymentId = idOf(payment);
    if (paymentId !== null && idOf(subscription) === null) keys.set(paymentId, `sale:${id}`);
  }
  const paid = { status: 'paid', created, limit: 100, expand: ['data.invoice'] };
  for await (const { invoice, payment } of api.invoicePayments.list(paid)) {
    const paymentId = idOf(payment.payment_intent);
    const parent = typeof invoice === 'object' && !invoice.deleted ? invoice.parent : null;
    const subscriptionId = idOf(parent?.subscription_details?.subscription);
    if (paymentId !== null && subscriptionId !== null) keys.set(paymentId, `subscription:${subscriptionId}`);
  }
  const found = new Map<string, Payment[]>();
  for await (const charge of api.charges.list({ created, limit: 100 })) {
    const paymentId = idOf(charge.payment_intent);
    const key = paymentId === null ? undefined : keys.get(paymentId);
    if (key === undefined || paymentId === null || !charge.paid || charge.livemode !== isLive) continue;
    const isBack = disputed.payments.has(paymentId);
    const payment = {
      id: charge.id,
      paidAt: new Date(charge.created * 1_000),
      amount: isBack ? 0 : charge.amount - charge.amount_refunded,
      currency: charge.currency,
    };
    found.set(key, [...(found.get(key) ?? []), payment]);
  }
  return found;
}
