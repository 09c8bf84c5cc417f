import { z } from 'zod';
import {
  hookSchema,
  productSchema,
  type Sale,
  saleSchema,
  type Subscriber,
  subscriberSchema,
} from './gumroad-shapes.ts';
import {
  isDisputedSale,
  paymentsOf,
  subscriptionKey,
  toMembership,
  toOneTimePurchase,
  toProduct,
} from './gumroad-purchase.ts';
import { createAsk } from './gumroad-request.ts';
import { PaymentError, type PaymentProvider, type Purchase } from './payments.ts';

/** What Gumroad tells of; it tells each of them to every address that asked for it. */
export const gumroadEvents = [
  'sale',
  'refund',
  'dispute',
  'dispute_won',
  'cancellation',
  'subscription_updated',
  'subscription_ended',
  'subscription_restarted',
] as const;

/** Of 10 entries and more. A list that does not end is a fault of the other side. */
const maxPages = 20_000;
const atOnce = 4;
const idMaxChars = 200;
const unheard = { hearsEvents: false, signingSecret: null };

/** The API of Gumroad (`/v2`). The subscribers that it lists are the living ones; who left is read one by one. */
export function createGumroad(baseUrl: string, now: () => Date = () => new Date()): PaymentProvider {
  const ask = createAsk(baseUrl);

  async function* pages(token: string, path: string, fields: Record<string, string>) {
    let key: string | undefined;
    for (let page = 0; page < maxPages; page += 1) {
      const answer = await ask(token, 'GET', path, { ...fields, page_key: key });
      yield answer;
      const next = answer['next_page_key'];
      if (typeof next !== 'string' || next === '' || next === key) return;
      key = next;
    }
  }

  async function all<T>(
    token: string,
    path: string,
    name: string,
    schema: z.ZodType<T>,
    fields: Record<string, string> = {},
  ): Promise<T[]> {
    const found = new Map<string, T>();
    for await (const answer of pages(token, path, fields)) {
      const rows = z.array(z.unknown()).safeParse(answer[name]).data;
      if (!rows) throw new PaymentError('unreachable', `no ${name} in the answer`);
      // One that cannot be read must not hide the others.
      for (const row of rows) {
        const read = schema.safeParse(row);
        // A page that moves while it is read shows some twice.
        if (read.success) found.set((read.data as { id: string }).id, read.data);
      }
    }
    return [...found.values()];
  }

  const unlessMissing = async <T>(work: Promise<T>): Promise<T | null> =>
    work.catch((error: unknown) => {
      if (error instanceof PaymentError && error.problem === 'not-found') return null;
      throw error;
    });

  const findSubscriber = async (token: string, id: string): Promise<Subscriber | null> => {
    const answer = await unlessMissing(ask(token, 'GET', `/subscribers/${encodeURIComponent(id)}`));
    // Its own page of documentation has the name with an s.
    return answer && (subscriberSchema.safeParse(answer['subscriber'] ?? answer['subscribers']).data ?? null);
  };

  /** A sale by its id may be one that failed or a test: it counts when the list of its order has it. */
  const confirmedSales = async (token: string, id: string): Promise<Sale[]> => {
    const answer = await unlessMissing(ask(token, 'GET', `/sales/${encodeURIComponent(id)}`));
    const sale = answer && saleSchema.safeParse(answer['sale']).data;
    if (!sale?.order_id) return [];
    const listed = await all(token, '/sales', 'sales', saleSchema, {
      order_id: sale.order_id,
      product_id: sale.product_id,
    });
    const isGift = sale.is_gift_receiver_purchase === true;
    return listed.filter((other) => other.id === sale.id || (isGift && other.is_gift_sender_purchase === true));
  };

  /** What some sales are part of, and one subscription besides. */
  const readSales = async (token: string, sales: readonly Sale[], subscriptionId?: string): Promise<Purchase[]> => {
    const subscriptions = new Set(sales.flatMap((sale) => sale.subscription_id ?? []));
    if (subscriptionId !== undefined) subscriptions.add(subscriptionId);
    const read = await inTurns([...subscriptions], async (id): Promise<Purchase | null> => {
      const subscriber = await findSubscriber(token, id);
      if (!subscriber) return null;
      const named = sales.filter((sale) => sale.subscription_id === id);
      const first = named.length > 0 ? null : subscriber.purchase_ids?.[0];
      return toMembership(subscriber, first ? await confirmedSales(token, first) : named, now());
    });
    return [...sales.filter(isSoldOnce).map(toOneTimePurchase), ...read.filter((purchase) => purchase !== null)];
  };

  return {
    async products(token) {
      const products = await all(token, '/products', 'products', productSchema);
      return products.filter(({ deleted }) => deleted !== true).map(toProduct);
    },

    async checkToken(token) {
      await ask(token, 'GET', '/user').catch(missing('view_profile'));
      // A list of products proves no right to read sales.
      await ask(token, 'GET', '/resource_subscriptions', { resource_name: 'sale' }).catch(missing('view_sales'));
    },

    async listen(token, { prefix, address }) {
      for (const event of gumroadEvents) {
        const answer = await ask(token, 'GET', '/resource_subscriptions', { resource_name: event });
        const hooks = z.array(hookSchema).safeParse(answer['resource_subscriptions']).data ?? [];
        const ours = hooks.filter(({ post_url: url }) => url?.startsWith(prefix));
        const kept = ours.find(({ post_url: url }) => url === address);
        for (const hook of ours) {
          if (hook === kept) continue;
          await unlessMissing(ask(token, 'DELETE', `/resource_subscriptions/${encodeURIComponent(hook.id)}`));
        }
        if (kept) continue;
        try {
          await ask(token, 'PUT', '/resource_subscriptions', { resource_name: event, post_url: address });
        } catch (error) {
          if (error instanceof PaymentError && /invalid post url/i.test(error.message)) return unheard;
          throw error;
        }
      }
      return { hearsEvents: true, signingSecret: null };
    },

    // Gumroad signs nothing: its address is the secret, and what it says is only a reason to read.
    async heard({ body }) {
      const fields = new URLSearchParams(body);
      const named = (name: string) => (fields.get(name) ?? '').slice(0, idMaxChars).replaceAll('\0', '');
      const [saleId, subscriptionId] = [named('sale_id'), named('subscription_id')];
      return saleId === '' && subscriptionId === '' ? null : { saleId, subscriptionId };
    },

    // What its links carry comes back in deliveries alone, which are not believed.
    payLink: (url) => url,

    async readAll(token, productId, over) {
      const [sales, subscribers] = [
        await all(token, '/sales', 'sales', saleSchema, { product_id: productId }),
        await all(token, `/products/${encodeURIComponent(productId)}/subscribers`, 'subscribers', subscriberSchema, {
          paginated: 'true',
        }),
      ];
      const bySubscription = Map.groupBy(
        sales.filter((sale) => sale.subscription_id),
        (sale) => sale.subscription_id!,
      );
      const living = new Set(subscribers.map(({ id }) => id));
      const gone = new Set([...bySubscription.keys(), ...keysOf(over)].filter((id) => !living.has(id)));
      const read = await inTurns([...gone], async (id): Promise<Purchase | null> => {
        const salesOf = bySubscription.get(id) ?? [];
        const known = over.get(subscriptionKey(id));
        if (known) return { ...known, isDisputed: salesOf.some(isDisputedSale), payments: paymentsOf(salesOf) };
        const subscriber = await findSubscriber(token, id);
        return subscriber && toMembership(subscriber, salesOf, now());
      });
      return [
        ...sales.filter(isSoldOnce).map(toOneTimePurchase),
        ...subscribers.map((subscriber) => toMembership(subscriber, bySubscription.get(subscriber.id) ?? [], now())),
        ...read.filter((purchase) => purchase !== null),
      ];
    },

    async readNamed(token, { saleId, subscriptionId }) {
      const sales = saleId === undefined ? [] : await confirmedSales(token, saleId);
      return readSales(token, sales, subscriptionId);
    },

    async readOf(token, productId, { email }) {
      return readSales(token, await all(token, '/sales', 'sales', saleSchema, { product_id: productId, email }));
    },
  };
}

const isSoldOnce = (sale: Sale) => !sale.subscription_id && sale.is_gift_receiver_purchase !== true;

const keysOf = (known: ReadonlyMap<string, Purchase>) =>
  [...known.keys()].flatMap((key) => /^subscription:(.+)$/.exec(key)?.[1] ?? []);

/** The provider says only that something is missing; which permission, the request knows. */
const missing = (scope: string) => (error: unknown) => {
  if (error instanceof PaymentError && error.problem === 'scope-missing')
    throw new PaymentError('scope-missing', scope, { cause: error });
  throw error;
};

async function inTurns<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += atOnce)
    results.push(...(await Promise.all(items.slice(at, at + atOnce).map(work))));
  return results;
}
