import type Stripe from 'stripe';
import { type Named, PaymentError, type PaymentProvider, type Purchase } from './payments.ts';
import { asking, openStripe, signedEvent, type StripeApi } from './stripe-client.ts';
import { findDisputed, subscriptionPaidBy } from './stripe-disputes.ts';
import { readPayments } from './stripe-payments.ts';
import { listenToStripe } from './stripe-listening.ts';
import { idOf, isOfProduct, type Session, toMembership, toOneTimePurchase, toProduct } from './stripe-purchase.ts';

/** A page of Stripe's lists at its largest. */
const limit = 100;
/** For who waits after a payment: the checkouts of the last day are looked through for theirs. */
const recentSeconds = 86_400;
const sessionParts = ['data.line_items', 'data.payment_intent.latest_charge'];

/** What a restricted key has to let read, as Stripe's page for such keys calls it. */
const permissions: [string, (api: StripeApi) => Promise<unknown>][] = [
  ['Products', (api) => api.products.list({ limit: 1 })],
  ['Prices', (api) => api.prices.list({ limit: 1 })],
  ['Payment Links', (api) => api.paymentLinks.list({ limit: 1 })],
  ['Checkout Sessions', (api) => api.checkout.sessions.list({ limit: 1 })],
  ['Subscriptions', (api) => api.subscriptions.list({ limit: 1 })],
  ['Customers', (api) => api.customers.list({ limit: 1 })],
  ['Invoices', (api) => api.invoicePayments.list({ limit: 1 })],
  ['Payment Intents', (api) => api.paymentIntents.list({ limit: 1 })],
  ['Charges and Refunds', (api) => api.charges.list({ limit: 1 })],
  ['Disputes', (api) => api.disputes.list({ limit: 1 })],
];

/** The API of Stripe with a restricted key: payment links sell, and what was bought is read from checkouts and subscriptions. */
export function createStripe(baseUrl: string, now: () => Date = () => new Date()): PaymentProvider {
  const within = async <T>(key: string, work: (api: StripeApi) => Promise<T>): Promise<T> => {
    const api = await openStripe(baseUrl, key);
    return asking(work(api));
  };

  /** The checkouts given, and the subscriptions that they began or that are given besides, as purchases of one product. */
  const toPurchases = async (
    api: StripeApi,
    {
      key,
      productId,
      sessions,
      subscriptions,
      isAll = false,
    }: {
      key: string;
      productId: string;
      sessions: Session[];
      subscriptions: Stripe.Subscription[];
      /** All that was bought is read, with what came in for it. */
      isAll?: boolean;
    },
  ): Promise<Purchase[]> => {
    // A key for tests reads tests, and a real one real payments; what says otherwise is neither's.
    const isLive = key.startsWith('rk_live_');
    const disputed = await findDisputed(api);
    const payments = isAll ? await readPayments(api, { isLive, disputed, sessions, now: now() }) : null;
    const begun = Map.groupBy(sessions, ({ subscription }) => idOf(subscription));
    return [
      ...sessions
        .filter(({ livemode, line_items: lines }) => livemode === isLive && isOfProduct(lines?.data, productId))
        .map((session) => toOneTimePurchase(session, productId, disputed)),
      ...subscriptions
        .filter(({ livemode, items }) => livemode === isLive && isOfProduct(items.data, productId))
        .map((subscription) =>
          toMembership(subscription, { productId, disputed, now: now(), sessions: begun.get(subscription.id) ?? [] }),
        ),
    ].flatMap((purchase) =>
      purchase === null ? [] : [{ ...purchase, ...(payments && { payments: payments.get(purchase.key) ?? [] }) }],
    );
  };

  /** Subscriptions one by one, each with the checkouts that began it. */
  const readSubscriptions = async (api: StripeApi, ids: ReadonlySet<string>) => {
    const subscriptions: Stripe.Subscription[] = [];
    const sessions: Session[] = [];
    for (const id of ids) {
      const subscription = await unlessMissing(api.subscriptions.retrieve(id, { expand: ['customer'] }));
      if (!subscription) continue;
      subscriptions.push(subscription);
      sessions.push(...(await all(api.checkout.sessions.list({ subscription: id, limit, expand: sessionParts }))));
    }
    return { subscriptions, sessions };
  };

  const readSessions = async (
    api: StripeApi,
    key: string,
    productId: string,
    sessions: Session[],
    also: string | null = null,
  ) => {
    const ids = new Set([...sessions.map(({ subscription }) => idOf(subscription)), also].filter((id) => id !== null));
    const read = await readSubscriptions(api, ids);
    const known = new Map([...sessions, ...read.sessions].map((session) => [session.id, session]));
    return toPurchases(api, { key, productId, sessions: [...known.values()], subscriptions: read.subscriptions });
  };

  return {
    products: (key) =>
      within(key, async (api) => {
        const [products, prices, links] = [
          await all(api.products.list({ active: true, limit })),
          await all(api.prices.list({ active: true, limit })),
          await all(api.paymentLinks.list({ active: true, limit, expand: ['data.line_items'] })),
        ];
        return products.map((product) => {
          const link = links.find(({ line_items: lines }) => isOfProduct(lines?.data, product.id));
          return toProduct(product, prices, link?.url ?? null);
        });
      }),

    async checkToken(key) {
      const missing: string[] = [];
      for (const [name, probe] of permissions) {
        await within(key, probe).catch((error: unknown) => {
          if (!(error instanceof PaymentError && error.problem === 'scope-missing')) throw error;
          missing.push(name);
        });
      }
      if (missing.length > 0) throw new PaymentError('scope-missing', missing.join(', '));
    },

    listen: (key, hook) => within(key, (api) => listenToStripe(api, hook)),

    async heard(delivery) {
      const event = await signedEvent(delivery.body, delivery);
      return namedBy(event.data.object as unknown as Told);
    },

    payLink(url, { reference, email, isConfirmed }) {
      const link = new URL(url);
      link.searchParams.set('client_reference_id', reference);
      link.searchParams.set(isConfirmed ? 'locked_prefilled_email' : 'prefilled_email', email);
      return link.href;
    },

    readAll: (key, productId) =>
      within(key, async (api) => {
        const subscriptions = new Map<string, Stripe.Subscription>();
        // Prices that are sold no more have members still.
        for (const { id } of await all(api.prices.list({ product: productId, limit }))) {
          const list = api.subscriptions.list({ price: id, status: 'all', limit, expand: ['data.customer'] });
          for (const one of await all(list)) subscriptions.set(one.id, one);
        }
        const sessions: Session[] = [];
        for (const link of await linksOf(api, productId)) {
          const list = { payment_link: link.id, status: 'complete', limit, expand: sessionParts };
          sessions.push(...(await all(api.checkout.sessions.list(list))));
        }
        return toPurchases(api, { key, productId, sessions, subscriptions: [...subscriptions.values()], isAll: true });
      }),

    readOf: (key, productId, { email, reference }) =>
      within(key, async (api) => {
        const found = await all(
          api.checkout.sessions.list({ customer_details: { email }, status: 'complete', limit, expand: sessionParts }),
        );
        const since = Math.floor(now().getTime() / 1_000) - recentSeconds;
        for (const link of await linksOf(api, productId)) {
          const list = {
            payment_link: link.id,
            created: { gte: since },
            status: 'complete',
            limit,
            expand: sessionParts,
          };
          const recent = await all(api.checkout.sessions.list(list));
          found.push(...recent.filter(({ client_reference_id: id }) => id === reference));
        }
        return readSessions(api, key, productId, found);
      }),

    readNamed: (key, { saleId, subscriptionId }, productId) =>
      within(key, async (api) => {
        if (productId === undefined) return [];
        const sessions: Session[] = [];
        let of = subscriptionId;
        if (saleId?.startsWith('cs_')) {
          const expand = sessionParts.map((part) => part.replace(/^data\./, ''));
          const session = await unlessMissing(api.checkout.sessions.retrieve(saleId, { expand }));
          if (session?.status === 'complete') sessions.push(session);
        } else if (saleId?.startsWith('pi_')) {
          sessions.push(
            ...(await all(api.checkout.sessions.list({ payment_intent: saleId, limit, expand: sessionParts }))),
          );
          of ??= (await subscriptionPaidBy(api, saleId)) ?? undefined;
        }
        return readSessions(api, key, productId, sessions, of);
      }),
  };
}

const linksOf = async (api: StripeApi, productId: string) =>
  (await all(api.paymentLinks.list({ limit, expand: ['data.line_items'] }))).filter(({ line_items: lines }) =>
    isOfProduct(lines?.data, productId),
  );

async function all<T extends { id: string }>(list: AsyncIterable<T>): Promise<T[]> {
  const found = new Map<string, T>();
  for await (const one of list) found.set(one.id, one);
  return [...found.values()];
}

const unlessMissing = <T>(work: Promise<T>): Promise<T | null> =>
  asking(work).catch((error: unknown) => {
    if (error instanceof PaymentError && error.problem === 'not-found') return null;
    throw error;
  });

/** The parts of an event's object that say what to read. */
type Told = {
  object?: unknown;
  id?: unknown;
  subscription?: unknown;
  payment_intent?: unknown;
  parent?: { subscription_details?: { subscription?: unknown } | null } | null;
};

function namedBy(told: Told): Named | null {
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : '');
  const named = {
    'checkout.session': { saleId: text(told.id), subscriptionId: text(told.subscription) },
    subscription: { saleId: '', subscriptionId: text(told.id) },
    invoice: {
      saleId: '',
      subscriptionId: text(told.parent?.subscription_details?.subscription) || text(told.subscription),
    },
    charge: { saleId: text(told.payment_intent), subscriptionId: '' },
    dispute: { saleId: text(told.payment_intent), subscriptionId: '' },
  }[text(told.object)];
  return named && (named.saleId !== '' || named.subscriptionId !== '') ? named : null;
}
