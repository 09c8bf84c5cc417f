import { disputeJson, chargeJson, invoiceJson, sessionJson, subscriptionJson } from './stripe-json.ts';
import {
  type FakeEvent,
  fakeId,
  type FakeLink,
  type FakePayment,
  type FakePrice,
  type FakeProduct,
  type FakeSession,
  type FakeSubscription,
} from './stripe-state.ts';

type Buying = {
  email: string;
  /** Of the customer at Stripe, which may be another one than was typed at the checkout. */
  accountEmail?: string;
  /** Stripe knows no gifts: whoever is to have it is typed at the checkout. */
  giftTo?: string;
  /** What the link carried. */
  reference?: string;
  state?: 'successful' | 'unpaid' | 'test-in-live';
  trialEndsAt?: Date;
};

const monthMs = 30 * 86_400_000;
const nothing: ReadonlySet<string> = new Set();

export type FakeShop = ReturnType<typeof createShop>;

/** What a seller has at Stripe, and everything that may happen to it. What happens is told to `tell`. */
export function createShop({ now, tell }: { now: () => Date; tell: (event: FakeEvent) => void }) {
  const products = new Map<string, FakeProduct>();
  const prices = new Map<string, FakePrice>();
  const links = new Map<string, FakeLink>();
  const sessions = new Map<string, FakeSession>();
  const subscriptions = new Map<string, FakeSubscription>();
  const payments = new Map<string, FakePayment>();

  const pay = (
    of: Pick<FakePayment, 'productId' | 'email' | 'sessionId' | 'subscriptionId'>,
    isPaid = true,
  ): FakePayment => {
    const { price: amount } = products.get(of.productId)!;
    const invoiceId = of.subscriptionId === null ? null : fakeId('in');
    const money = { amount, amountRefunded: 0, isPaid, createdAt: now() };
    const payment = { id: fakeId('pi'), invoiceId, dispute: null, ...money, ...of };
    payments.set(payment.id, payment);
    if (of.subscriptionId !== null) subscriptions.get(of.subscriptionId)!.paymentIds.push(payment.id);
    return payment;
  };
  const set = (id: string, change: Partial<FakeSubscription>, type = 'customer.subscription.updated') => {
    const changed = Object.assign(subscriptions.get(id)!, change);
    tell({ type, object: subscriptionJson(shop, changed, nothing) });
  };
  const inAMonth = () => new Date(now().getTime() + monthMs);

  const shop = {
    ...{ products, prices, links, sessions, subscriptions, payments },
    pricesOf: (productId: string) => [...prices.values()].filter((price) => price.productId === productId),

    addProduct(name: string, { isMembership = true, price = 900, hasLink = true } = {}): FakeProduct {
      const product = { id: fakeId('prod'), name, isMembership, price };
      products.set(product.id, product);
      const sold = { id: fakeId('price'), productId: product.id, isActive: true };
      prices.set(sold.id, sold);
      const link = { id: fakeId('plink'), productId: product.id, isActive: true };
      if (hasLink) links.set(link.id, link);
      return product;
    },

    /** From now on the product costs something else; who has bought keeps the old price. */
    changePrice(productId: string) {
      for (const price of shop.pricesOf(productId)) price.isActive = false;
      const price = { id: fakeId('price'), productId, isActive: true };
      prices.set(price.id, price);
    },

    buy(product: FakeProduct, buying: Buying): { saleId: string; subscriptionId: string | null } {
      const email = buying.giftTo ?? buying.email;
      const isPaid = buying.state !== 'unpaid';
      const session: FakeSession = {
        ...{
          id: fakeId('cs'),
          productId: product.id,
          linkId: [...links.values()].find((one) => one.productId === product.id)!.id,
        },
        ...{ email, reference: buying.reference ?? null, isPaid, livemode: false, createdAt: now() },
        ...{ paymentId: null, subscriptionId: null },
      };
      if (product.isMembership) {
        const subscription: FakeSubscription = {
          ...{ id: fakeId('sub'), productId: product.id, customerId: fakeId('cus'), paymentIds: [], cancelAt: null },
          priceId: shop.pricesOf(product.id).find(({ isActive }) => isActive)!.id,
          email: buying.accountEmail ?? email,
          status: isPaid ? (buying.trialEndsAt ? 'trialing' : 'active') : 'incomplete',
          ...{ periodStart: now(), periodEnd: inAMonth(), createdAt: now() },
        };
        subscriptions.set(subscription.id, subscription);
        session.subscriptionId = subscription.id;
      }
      sessions.set(session.id, session);
      const { subscriptionId } = session;
      const sessionId = subscriptionId === null ? session.id : null;
      const payment = pay({ productId: product.id, email, sessionId, subscriptionId }, isPaid && !buying.trialEndsAt);
      if (sessionId !== null) session.paymentId = payment.id;
      if (subscriptionId !== null) {
        const object = subscriptionJson(shop, subscriptions.get(subscriptionId)!, nothing);
        tell({ type: 'customer.subscription.created', object });
      }
      tell({ type: 'checkout.session.completed', object: sessionJson(shop, session, nothing) });
      return { saleId: payment.id, subscriptionId };
    },

    renew(id: string) {
      const { productId, email } = subscriptions.get(id)!;
      const { invoiceId } = pay({ productId, email, sessionId: null, subscriptionId: id });
      set(id, { status: 'active', periodStart: now(), periodEnd: inAMonth() });
      tell({ type: 'invoice.paid', object: invoiceJson(invoiceId!, id) });
    },
    refund(saleId: string, { partly = false } = {}) {
      const payment = payments.get(saleId)!;
      payment.amountRefunded = partly ? Math.max(payment.amountRefunded, 1) : payment.amount;
      tell({ type: 'charge.refunded', object: chargeJson(payment) });
    },
    dispute(saleId: string, status = 'needs_response') {
      const payment = payments.get(saleId)!;
      payment.dispute = { id: payment.dispute?.id ?? fakeId('du'), status };
      tell({ type: 'charge.dispute.created', object: disputeJson(payment) });
    },
    winDispute(saleId: string) {
      const payment = payments.get(saleId)!;
      payment.dispute!.status = 'won';
      tell({ type: 'charge.dispute.closed', object: disputeJson(payment) });
    },
    /** A payment that takes days has arrived. */
    arrive(saleId: string) {
      const session = sessions.get(payments.get(saleId)!.sessionId!)!;
      session.isPaid = true;
      payments.get(saleId)!.isPaid = true;
      tell({ type: 'checkout.session.async_payment_succeeded', object: sessionJson(shop, session, nothing) });
    },
    cancel: (id: string, paidUntil: Date) => set(id, { cancelAt: paidUntil }),
    end: (id: string) => set(id, { status: 'canceled' }, 'customer.subscription.deleted'),
    missPayment(id: string) {
      if (subscriptions.get(id)!.status === 'canceled') return;
      set(id, { status: 'past_due', periodStart: now(), periodEnd: inAMonth() });
      tell({ type: 'invoice.payment_failed', object: invoiceJson(fakeId('in'), id) });
    },
    failPayment(id: string) {
      if (subscriptions.get(id)!.status !== 'canceled') set(id, { status: 'unpaid' });
    },
    /** What was canceled for good cannot be taken up again at Stripe. */
    restart(id: string) {
      if (subscriptions.get(id)!.status !== 'canceled') set(id, { status: 'active', cancelAt: null });
    },
    lastSaleOf: (id: string): FakePayment => payments.get(subscriptions.get(id)!.paymentIds.at(-1)!)!,
  };
  return shop;
}
