import type { StripeApi } from './stripe-client.ts';
import { type Disputed, idOf } from './stripe-purchase.ts';

/** Nothing was taken back: a mere question of the bank, or one that ended in the seller's favour. */
const harmless = new Set(['won', 'prevented', 'warning_needs_response', 'warning_under_review', 'warning_closed']);

/** The subscription that a payment was part of; null for what was paid once. */
export async function subscriptionPaidBy(api: StripeApi, paymentId: string): Promise<string | null> {
  const payments = await api.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: paymentId },
    limit: 1,
    expand: ['data.invoice'],
  });
  const invoice = payments.data[0]?.invoice;
  if (typeof invoice !== 'object' || invoice.deleted) return null;
  return idOf(invoice.parent?.subscription_details?.subscription);
}

/** Everything of an account that is disputed, or was lost. A charge says that it was disputed also when that was won. */
export async function findDisputed(api: StripeApi): Promise<Disputed> {
  const payments = new Set<string>();
  const subscriptions = new Set<string>();
  for await (const { status, payment_intent: payment } of api.disputes.list({ limit: 100 })) {
    const paymentId = idOf(payment);
    if (paymentId === null || harmless.has(status) || payments.has(paymentId)) continue;
    payments.add(paymentId);
    const subscriptionId = await subscriptionPaidBy(api, paymentId);
    if (subscriptionId !== null) subscriptions.add(subscriptionId);
  }
  return { payments, subscriptions };
}
