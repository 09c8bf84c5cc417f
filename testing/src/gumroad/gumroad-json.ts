import { type FakeProduct, type FakeSale, type FakeSubscription, isLiving } from './gumroad-state.ts';

export const productJson = ({ id, name, isMembership, price }: FakeProduct) => ({
  ...{ id, name, published: true, deleted: false, price, currency: 'usd' },
  formatted_price: `$${(price / 100).toFixed(2).replace(/\.00$/, '')}${isMembership ? ' a month' : ''}`,
  short_url: `https://seller.gumroad.com/l/${encodeURIComponent(name.toLowerCase())}`,
  ...{ customizable_price: null, custom_summary: `About ${name}`, url: null, preview_url: null, tags: [] },
  is_tiered_membership: isMembership,
  recurrences: isMembership ? ['monthly', 'yearly'] : null,
  subscription_duration: isMembership ? 'monthly' : null,
  variants: isMembership
    ? [
        {
          title: 'Tier',
          options: [
            {
              ...{ name: 'Untitled', price_difference: 0, is_pay_what_you_want: false, url: null },
              recurrence_prices: { monthly: { price_cents: price, suggested_price_cents: null } },
            },
          ],
        },
      ]
    : [],
});

/** Null values are left out, as Gumroad does it. */
export function saleJson(sale: FakeSale, product: FakeProduct, subscription: FakeSubscription | undefined) {
  const isGift = sale.gifteeEmail !== null;
  return {
    id: sale.id,
    email: sale.accountEmail ?? sale.purchaseEmail,
    purchase_email: sale.purchaseEmail,
    ...{ seller_id: 'seller==', timestamp: 'about 2 months ago', created_at: sale.createdAt.toISOString() },
    ...{ product_name: product.name, product_id: product.id, product_permalink: 'abc', price: product.price },
    ...(sale.refunded && { refunded: true }),
    partially_refunded: sale.partiallyRefunded,
    chargedback: sale.disputed && !sale.disputeWon,
    ...{ disputed: sale.disputed, dispute_won: sale.disputeWon, paid: product.price !== 0, order_id: sale.orderId },
    ...(sale.accessRevoked && { access_revoked: true }),
    is_gift_sender_purchase: isGift && sale.state === 'successful',
    is_gift_receiver_purchase: sale.state === 'gift-receiver',
    ...(isGift && { giftee_email: sale.gifteeEmail }),
    ...(subscription && {
      subscription_id: subscription.id,
      cancelled: subscription.cancelledAt !== null || subscription.failedAt !== null,
      ...{ dead: !isLiving(subscription), ended: subscription.endedAt !== null, recurring_charge: false },
    }),
    quantity: 1,
    card: { visual: '**** **** **** 4242', type: 'visa', bin: null, expiry_month: null, expiry_year: null },
  };
}

export const subscriberJson = (subscription: FakeSubscription, product: FakeProduct) => ({
  ...{ id: subscription.id, email: subscription.email, product_id: product.id, product_name: product.name },
  ...{ user_id: subscription.accountEmail && 'user==', user_email: subscription.accountEmail },
  purchase_ids: subscription.isGift ? [] : subscription.saleIds,
  created_at: subscription.createdAt.toISOString(),
  user_requested_cancellation_at: subscription.cancelledAt?.toISOString() ?? null,
  ...{ charge_occurrence_count: null, recurrence: 'monthly' },
  cancelled_at: subscription.cancelledAt?.toISOString() ?? null,
  ended_at: subscription.endedAt?.toISOString() ?? null,
  failed_at: subscription.failedAt?.toISOString() ?? null,
  free_trial_ends_at: subscription.trialEndsAt?.toISOString() ?? null,
  status: subscription.status,
});
