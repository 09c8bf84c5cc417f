import type { PurchaseState } from '@whittle/contract/memberships';
import type Stripe from 'stripe';
import type { Purchase, SoldProduct } from './payments.ts';
import { pricesOf } from './stripe-prices.ts';

export type Session = Stripe.Checkout.Session;
type Subscription = Stripe.Subscription;

const dayMs = 86_400_000;
/** As long as Stripe's own tries last unless a seller sets them otherwise; some leave a subscription late for ever. */
const lateMs = 14 * dayMs;

/** Who took back money, by what it was paid for: payments and subscriptions. */
export type Disputed = { payments: ReadonlySet<string>; subscriptions: ReadonlySet<string> };

export const idOf = (link: string | { id: string } | null | undefined): string | null =>
  typeof link === 'string' ? link : (link?.id ?? null);

export const isOfProduct = (
  lines: { price?: { product?: string | { id: string } | null } | null }[] | undefined,
  productId: string,
): boolean => (lines ?? []).some(({ price }) => idOf(price?.product) === productId);

/** What was paid once; null while it is not paid, which a finished checkout may well be. */
export function toOneTimePurchase(session: Session, productId: string, disputed: Disputed): Purchase | null {
  const isPaid = session.payment_status === 'paid' || session.payment_status === 'no_payment_required';
  if (session.mode !== 'payment' || !isPaid) return null;
  const payment = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = typeof payment?.latest_charge === 'object' ? payment.latest_charge : null;
  const isDisputed = payment !== null && disputed.payments.has(payment.id);
  return {
    ...{ key: `sale:${session.id}`, productId, emails: addresses(session.customer_details?.email) },
    state: isDisputed ? 'disputed' : charge?.refunded ? 'refunded' : 'active',
    ...{ until: null, isDisputed },
    isPartlyRefunded: charge !== null && !charge.refunded && charge.amount_refunded > 0,
    boughtAt: instant(session.created),
    reference: referenceOf(session),
  };
}

/** A subscription, with the checkouts that began it. Null for one whose first payment was never made. */
export function toMembership(
  subscription: Subscription,
  { sessions, productId, disputed, now }: { sessions: Session[]; productId: string; disputed: Disputed; now: Date },
): Purchase | null {
  const isDisputed = disputed.subscriptions.has(subscription.id);
  const paid = stateOf(subscription, now);
  if (paid === null) return null;
  const isOver = ['cancelled', 'failed', 'ended'].includes(paid.state);
  const { customer } = subscription;
  const own = typeof customer === 'object' && !customer.deleted ? customer.email : null;
  return {
    ...{ key: `subscription:${subscription.id}`, productId },
    emails: addresses(own, ...sessions.map(({ customer_details: details }) => details?.email)),
    ...(isDisputed && !isOver ? { state: 'disputed' as const, until: null } : paid),
    ...{ isDisputed, isPartlyRefunded: false, boughtAt: instant(subscription.created) },
    reference: sessions.map(referenceOf).find((reference) => reference !== null) ?? null,
  };
}

function stateOf(subscription: Subscription, now: Date): { state: PurchaseState; until: Date | null } | null {
  const { status, cancel_at: cancelAt, cancel_at_period_end: endsWithPeriod } = subscription;
  const ends = cancelAt ?? (endsWithPeriod ? periodOf(subscription).end : null);
  const lasting = (state: PurchaseState) =>
    ends === null ? { state, until: null } : { state: 'cancelling' as const, until: instant(ends) };
  switch (status) {
    case 'active':
      return lasting('active');
    case 'trialing':
      return lasting('trial');
    case 'past_due': {
      const begun = periodOf(subscription).start;
      const isTried = begun === null || now.getTime() - begun * 1_000 < lateMs;
      return { state: isTried ? 'payment-late' : 'failed', until: null };
    }
    case 'unpaid':
      return { state: 'failed', until: null };
    case 'paused':
      return { state: 'ended', until: null };
    case 'canceled':
      return { state: 'cancelled', until: null };
    // `incomplete`, `incomplete_expired`, and what Stripe may think of: nothing was paid that we know of.
    default:
      return null;
  }
}

/** Since 2025 the items say what a subscription is paid for; before, it did itself. */
function periodOf(subscription: Subscription): { start: number | null; end: number | null } {
  const older = subscription as { current_period_start?: number; current_period_end?: number };
  const starts = subscription.items.data.map(({ current_period_start: start }) => start ?? 0);
  const ends = subscription.items.data.map(({ current_period_end: end }) => end ?? 0);
  return {
    start: Math.max(0, ...starts) || (older.current_period_start ?? null),
    end: Math.max(0, ...ends) || (older.current_period_end ?? null),
  };
}

export const toProduct = (product: Stripe.Product, prices: Stripe.Price[], url: string | null): SoldProduct => ({
  ...{ id: product.id, name: product.name, url, description: product.description ?? '' },
  prices: pricesOf(prices.filter((price) => idOf(price.product) === product.id)),
});

const referenceOf = ({ client_reference_id: reference }: Session): string | null => reference || null;

const instant = (seconds: number) => new Date(seconds * 1_000);

const addresses = (...texts: (string | null | undefined)[]): string[] =>
  [...new Set(texts.flatMap((text) => text?.trim().toLowerCase() || []))].sort();
