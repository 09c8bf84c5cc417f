import {
  chargeJson,
  disputeJson,
  type Expand,
  invoiceJson,
  linkJson,
  priceJson,
  productJson,
  sessionJson,
  subscriptionJson,
} from './stripe-json.ts';
import type { FakeShop } from './stripe-shop.ts';
import { type FakeEndpoint, fakeId } from './stripe-state.ts';

type Asked = { method: string; path: string; fields: URLSearchParams; scopes: ReadonlySet<string> };
type Answered = { status: number; body: unknown };
type Row = { id: string };

const error = (status: number, message: string, code?: string): Answered => ({
  status,
  body: { error: { type: 'invalid_request_error', message, ...(code && { code }) } },
});
const missing = (id: string) => error(404, `No such object: '${id}'`, 'resource_missing');

/** What a key must be allowed for what is asked, as a path. */
export const stripeScopes = [
  'products',
  'prices',
  'payment_links',
  'checkout/sessions',
  'subscriptions',
  'customers',
  'invoice_payments',
  'payment_intents',
  'charges',
  'disputes',
  'webhook_endpoints',
];

/** The newest first, a page at a time. */
function page(rows: Row[], fields: URLSearchParams): Answered {
  const newest = rows.toReversed();
  const after = fields.get('starting_after');
  const from = after === null ? 0 : newest.findIndex(({ id }) => id === after) + 1;
  const limit = Number(fields.get('limit') ?? 10);
  const data = newest.slice(from, from + limit);
  return { status: 200, body: { object: 'list', data, has_more: from + limit < newest.length, url: '/v1/some' } };
}

/** Stripe's API, as far as the product asks it. */
export function answerStripe(
  shop: FakeShop,
  endpoints: FakeEndpoint[],
  acceptsPrivate: boolean,
  { method, path, fields, scopes }: Asked,
): Answered {
  const scope = stripeScopes.find((one) => path === one || path.startsWith(`${one}/`));
  if (scope === undefined) return error(404, `Unrecognized request URL (${method}: ${path}).`);
  if (!scopes.has(scope)) {
    const sentence = `The provided key 'rk_test_********' does not have the required permissions for this endpoint.`;
    return error(403, sentence);
  }
  const id = path.slice(scope.length + 1);
  const expand: Expand = new Set(
    [...fields].filter(([name]) => name.startsWith('expand')).map(([, what]) => what.replace(/^data\./, '')),
  );
  const wants = (name: string, value: string | null) => !fields.has(name) || fields.get(name) === value;

  switch (scope) {
    case 'products':
      return page([...shop.products.values()].map(productJson), fields);
    case 'prices': {
      const prices = [...shop.prices.values()].filter(
        ({ productId, isActive }) => wants('product', productId) && wants('active', `${isActive}`),
      );
      return page(
        prices.map((price) => priceJson(price, shop.products.get(price.productId)!)),
        fields,
      );
    }
    case 'payment_links': {
      const links = [...shop.links.values()].filter(({ isActive }) => wants('active', `${isActive}`));
      return page(
        links.map((link) => linkJson(shop, link, expand)),
        fields,
      );
    }
    case 'checkout/sessions': {
      if (id !== '') {
        const session = shop.sessions.get(id);
        return session ? { status: 200, body: sessionJson(shop, session, expand) } : missing(id);
      }
      const since = Number(fields.get('created[gte]') ?? 0);
      const sessions = [...shop.sessions.values()].filter(
        (one) =>
          wants('payment_link', one.linkId) &&
          wants('subscription', one.subscriptionId) &&
          wants('payment_intent', one.paymentId) &&
          wants('customer_details[email]', one.email) &&
          one.createdAt.getTime() >= since * 1_000,
      );
      return page(
        sessions.map((session) => sessionJson(shop, session, expand)),
        fields,
      );
    }
    case 'subscriptions': {
      if (id !== '') {
        const subscription = shop.subscriptions.get(id);
        return subscription ? { status: 200, body: subscriptionJson(shop, subscription, expand) } : missing(id);
      }
      const isListed = ({ status }: { status: string }) => fields.get('status') === 'all' || status !== 'canceled';
      const found = [...shop.subscriptions.values()].filter((one) => wants('price', one.priceId) && isListed(one));
      return page(
        found.map((one) => subscriptionJson(shop, one, expand)),
        fields,
      );
    }
    case 'disputes':
      return page([...shop.payments.values()].filter(({ dispute }) => dispute).map(disputeJson), fields);
    case 'charges':
      return page([...shop.payments.values()].map(chargeJson), fields);
    case 'invoice_payments': {
      const paid = [...shop.payments.values()].filter(
        (one) => one.invoiceId !== null && wants('payment[payment_intent]', one.id),
      );
      const rows = paid.map((one) => ({
        ...{ id: `inpay_${one.id}`, object: 'invoice_payment', status: 'paid' },
        payment: { type: 'payment_intent', payment_intent: one.id },
        invoice: expand.has('invoice') ? invoiceJson(one.invoiceId!, one.subscriptionId) : one.invoiceId,
      }));
      return page(rows, fields);
    }
    case 'webhook_endpoints': {
      if (method === 'GET') {
        const rows = endpoints.map((one) => ({
          id: one.id,
          object: 'webhook_endpoint',
          url: one.url,
          status: 'enabled',
        }));
        return page(rows, fields);
      }
      if (method === 'DELETE') {
        const at = endpoints.findIndex((one) => one.id === id);
        if (at === -1) return missing(id);
        endpoints.splice(at, 1);
        return { status: 200, body: { id, object: 'webhook_endpoint', deleted: true } };
      }
      const url = fields.get('url') ?? '';
      const { protocol, hostname } = new URL(url);
      const isPrivate = protocol !== 'https:' || /(?:^|\.)localhost$|^127\./.test(hostname);
      if (isPrivate && !acceptsPrivate)
        return error(400, 'Invalid URL: URL must be publicly accessible.', 'url_invalid');
      const made = { id: fakeId('we'), url, secret: fakeId('whsec') };
      endpoints.push(made);
      return { status: 200, body: { ...made, object: 'webhook_endpoint', status: 'enabled' } };
    }
    default:
      return page([], fields);
  }
}
