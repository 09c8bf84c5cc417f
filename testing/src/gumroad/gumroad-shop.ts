import {
  type FakeEvent,
  fakeId,
  type FakeProduct,
  type FakeSale,
  type FakeSubscription,
  type SubscriptionStatus,
} from './gumroad-state.ts';

type Buying = {
  email: string;
  /** Of the buyer's account at Gumroad, which may be another one. */
  accountEmail?: string;
  giftTo?: string;
  state?: FakeSale['state'];
  trialEndsAt?: Date;
};

export type FakeShop = ReturnType<typeof createShop>;

/** What a seller has, and everything that may happen to it. What happens is told to `tell`. */
export function createShop({ now, tell }: { now: () => Date; tell: (event: FakeEvent) => void }) {
  const products = new Map<string, FakeProduct>();
  const sales = new Map<string, FakeSale>();
  const subscriptions = new Map<string, FakeSubscription>();
  let orders = 1_000;

  const saleFields = (sale: FakeSale): Record<string, string> => ({
    ...{ sale_id: sale.id, product_id: sale.productId, email: sale.purchaseEmail, order_number: `${sale.orderId}` },
    ...{ seller_id: 'seller==', 'card[visual]': '**** 4242', quantity: '1', price: '900' },
    ...{ refunded: `${sale.refunded}`, disputed: `${sale.disputed}`, dispute_won: `${sale.disputeWon}` },
    ...(sale.subscriptionId && { subscription_id: sale.subscriptionId }),
    ...(sale.state === 'test' && { test: 'true' }),
  });
  const tellSale = (event: string, sale: FakeSale) => tell({ event, fields: saleFields(sale) });
  const tellSubscription = (event: string, subscription: FakeSubscription) =>
    tell({
      event,
      fields: {
        ...{ subscription_id: subscription.id, product_id: subscription.productId, user_email: subscription.email },
        ...Object.fromEntries(subscription.saleIds.map((id, at) => [`purchase_ids[${at}]`, id])),
      },
    });
  const lastSaleOf = (subscription: FakeSubscription) => sales.get(subscription.saleIds.at(-1)!)!;

  const set = (id: string, change: Partial<FakeSubscription> & { status: SubscriptionStatus }): FakeSubscription =>
    Object.assign(subscriptions.get(id)!, change);

  const addSale = (productId: string, buying: Buying, subscriptionId: string | null): FakeSale => {
    const sale: FakeSale = {
      ...{ id: fakeId(), orderId: (orders += 1), productId, purchaseEmail: buying.email, subscriptionId },
      ...{ accountEmail: buying.accountEmail ?? null, gifteeEmail: buying.giftTo ?? null },
      ...{ state: buying.state ?? 'successful', refunded: false, partiallyRefunded: false },
      ...{ disputed: false, disputeWon: false, accessRevoked: false, createdAt: now() },
    };
    sales.set(sale.id, sale);
    return sale;
  };

  return {
    products,
    sales,
    subscriptions,

    addProduct(name: string, { isMembership = true, price = 900 } = {}): FakeProduct {
      const product = { id: fakeId(), name, isMembership, price };
      products.set(product.id, product);
      return product;
    },

    buy(product: FakeProduct, buying: Buying): { saleId: string; subscriptionId: string | null } {
      const isCounted = (buying.state ?? 'successful') === 'successful';
      const subscription: FakeSubscription | null =
        product.isMembership && isCounted
          ? {
              ...{ id: fakeId(), productId: product.id, email: buying.giftTo ?? buying.email, saleIds: [] },
              ...{ accountEmail: buying.accountEmail ?? null, isGift: buying.giftTo !== undefined, status: 'alive' },
              ...{ cancelledAt: null, endedAt: null, failedAt: null, createdAt: now() },
              trialEndsAt: buying.trialEndsAt ?? null,
            }
          : null;
      if (subscription) subscriptions.set(subscription.id, subscription);
      const sale = addSale(product.id, buying, subscription?.id ?? null);
      subscription?.saleIds.push(sale.id);
      if (buying.giftTo !== undefined) {
        // The receiver's sale is what events name, and what no list shows.
        const received = { ...sale, id: fakeId(), purchaseEmail: buying.giftTo, state: 'gift-receiver' as const };
        sales.set(received.id, received);
        tellSale('sale', received);
      } else if (sale.state !== 'failed') tellSale('sale', sale);
      return { saleId: sale.id, subscriptionId: sale.subscriptionId };
    },

    renew(id: string) {
      const subscription = subscriptions.get(id)!;
      const sale = addSale(subscription.productId, { email: subscription.email }, id);
      subscription.saleIds.push(sale.id);
      tellSale('sale', sale);
    },
    refund(saleId: string, { partly = false } = {}) {
      const sale = sales.get(saleId)!;
      Object.assign(sale, partly ? { partiallyRefunded: true } : { refunded: true, partiallyRefunded: false });
      tellSale('refund', sale);
    },
    dispute(saleId: string) {
      const sale = Object.assign(sales.get(saleId)!, { disputed: true, disputeWon: false });
      if (sale.subscriptionId) {
        const ended = set(sale.subscriptionId, { status: 'cancelled', cancelledAt: now(), endedAt: now() });
        tellSubscription('cancellation', ended);
        tellSubscription('subscription_ended', ended);
      }
      tellSale('dispute', sale);
    },
    winDispute(saleId: string) {
      const sale = Object.assign(sales.get(saleId)!, { disputeWon: true });
      tellSale('dispute_won', sale);
    },
    revoke(saleId: string) {
      Object.assign(sales.get(saleId)!, { accessRevoked: true });
    },
    cancel(id: string, paidUntil: Date) {
      tellSubscription('cancellation', set(id, { status: 'pending_cancellation', cancelledAt: paidUntil }));
    },
    end(id: string) {
      tellSubscription('subscription_ended', set(id, { status: 'cancelled', cancelledAt: now(), endedAt: now() }));
    },
    endFixedLength(id: string) {
      const ended = set(id, { status: 'fixed_subscription_period_ended', endedAt: now() });
      tellSubscription('subscription_ended', ended);
    },
    missPayment(id: string) {
      set(id, { status: 'pending_failure' });
    },
    failPayment(id: string) {
      const ended = set(id, { status: 'failed_payment', failedAt: now(), endedAt: now() });
      tellSubscription('subscription_ended', ended);
      tellSubscription('cancellation', ended);
    },
    restart(id: string) {
      const change = { status: 'alive' as const, cancelledAt: null, endedAt: null, failedAt: null };
      tellSubscription('subscription_restarted', set(id, change));
    },
    lastSaleOf: (id: string): FakeSale => lastSaleOf(subscriptions.get(id)!),
  };
}
