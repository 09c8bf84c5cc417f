import type Stripe from 'stripe';
import { type Hook, type Listening, PaymentError } from './payments.ts';
import { asking, type StripeApi } from './stripe-client.ts';

/** What Stripe tells of: everything after which a purchase may be another one than before. */
export const stripeEvents: Stripe.WebhookEndpointCreateParams.EnabledEvent[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
];

const unheard: Listening = { hearsEvents: false, signingSecret: null };

/**
 * One address of ours at Stripe. What it signs with is said once, when the address is made: one whose secret is not known
 * here is made again. A key that may not write webhooks sells all the same, and everything is read each hour.
 */
export async function listenToStripe(api: StripeApi, { prefix, address, signingSecret }: Hook): Promise<Listening> {
  try {
    const ours: Stripe.WebhookEndpoint[] = [];
    for await (const one of api.webhookEndpoints.list({ limit: 100 })) if (one.url.startsWith(prefix)) ours.push(one);
    const kept = signingSecret ? ours.find(({ url, status }) => url === address && status === 'enabled') : undefined;
    for (const { id } of ours) if (id !== kept?.id) await asking(api.webhookEndpoints.del(id));
    if (kept) return { hearsEvents: true, signingSecret: signingSecret! };
    const made = await asking(api.webhookEndpoints.create({ url: address, enabled_events: stripeEvents }));
    return { hearsEvents: made.secret !== undefined, signingSecret: made.secret ?? null };
  } catch (error) {
    const refused = await asking(Promise.reject(error)).catch((cause: unknown) => cause);
    if (refused instanceof PaymentError && ['scope-missing', 'refused'].includes(refused.problem)) return unheard;
    throw error;
  }
}
