import type Stripe from 'stripe';
import { PaymentError } from './payments.ts';

/** The shapes that `stripe-shapes` reads are those of this version, whatever the seller's account is set to. */
const apiVersion = '2026-10-28.endive' as const;
const timeoutMs = 15_000;
const retries = 2;

/** The official client is large and few installations sell through it: it is loaded when somebody does. */
const load = async () => (await import('stripe')).default;

export type StripeApi = Stripe;

export async function openStripe(baseUrl: string, key: string): Promise<StripeApi> {
  const { protocol, hostname, port } = new URL(baseUrl);
  const StripeClient = await load();
  return new StripeClient(key, {
    apiVersion,
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port !== '' && { port }),
    ...{ timeout: timeoutMs, maxNetworkRetries: retries, telemetry: false },
  });
}

/** What Stripe refuses, in the words of the port. */
export async function asking<T>(work: Promise<T>): Promise<T> {
  const { errors } = await load();
  return work.catch((cause: unknown) => {
    if (!(cause instanceof errors.StripeError)) throw cause;
    const message = cause.message.slice(0, 500);
    if (cause instanceof errors.StripeAuthenticationError) throw new PaymentError('token-refused', '', { cause });
    // Its sentence quotes the key.
    if (cause instanceof errors.StripePermissionError) throw new PaymentError('scope-missing', '', { cause });
    if (cause instanceof errors.StripeRateLimitError) throw new PaymentError('too-many', message, { cause });
    if (cause.code === 'resource_missing') throw new PaymentError('not-found', message, { cause });
    if (cause instanceof errors.StripeInvalidRequestError) throw new PaymentError('refused', message, { cause });
    throw new PaymentError('unreachable', '', { cause });
  });
}

/** What a signed body says; throws `forged` for one that Stripe did not sign within the last five minutes. */
export async function signedEvent(
  body: string,
  {
    signature,
    signingSecret,
    receivedAt,
  }: { signature: string | null; signingSecret: string | null; receivedAt: Date },
): Promise<Stripe.Event> {
  const { webhooks } = await load();
  if (signature === null || signingSecret === null) throw new PaymentError('forged');
  try {
    return webhooks.constructEvent(body, signature, signingSecret, toleranceSeconds, undefined, receivedAt.getTime());
  } catch (cause) {
    throw new PaymentError('forged', '', { cause });
  }
}

const toleranceSeconds = 300;
