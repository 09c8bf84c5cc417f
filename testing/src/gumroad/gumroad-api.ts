import { productJson, saleJson, subscriberJson } from './gumroad-json.ts';
import type { FakeShop } from './gumroad-shop.ts';
import { type FakeHook, fakeId, isLiving } from './gumroad-state.ts';

type Request = { method: string; path: string; fields: URLSearchParams; scopes: ReadonlySet<string> };
type Reply = { status: number; body?: unknown };

const events = new Set(
  'sale refund dispute dispute_won cancellation subscription_updated subscription_ended subscription_restarted'.split(
    ' ',
  ),
);
const privateAddress = /^https?:\/\/(?:localhost|[\w.-]+\.localhost|127\.|0\.0\.0\.0|10\.|192\.168\.)/i;
const pageLengths = { products: 10, sales: 10, subscribers: 100 };

/** What `/v2` of Gumroad answers, in its shapes and with its statuses. */
export function answerGumroad(
  shop: FakeShop,
  hooks: FakeHook[],
  acceptsPrivate: boolean,
  { method, path, fields, scopes }: Request,
): Reply {
  const may = (...needed: string[]) => needed.some((scope) => scopes.has(scope));
  const forbidden: Reply = { status: 403 };
  const list = <T>(name: keyof typeof pageLengths, rows: T[]): Reply => {
    const start = Number(fields.get('page_key') ?? 0);
    if (!Number.isInteger(start)) return { status: 400, body: { status: 400, error: 'Invalid page_key.' } };
    const next = start + pageLengths[name];
    const hasMore = next < rows.length;
    const page = hasMore ? { next_page_key: `${next}`, next_page_url: `/v2/${name}?page_key=${next}` } : {};
    return ok({ [name]: rows.slice(start, next), ...page });
  };
  const sale = (id: string) => {
    const found = shop.sales.get(id);
    return (
      found && saleJson(found, shop.products.get(found.productId)!, shop.subscriptions.get(found.subscriptionId ?? ''))
    );
  };

  const [, kind, id, part] = path.split('/').map(decodeURIComponent);
  if (kind === 'user') {
    return may('view_profile', 'view_sales') ? ok({ user: { user_id: 'seller==', name: 'Seller' } }) : forbidden;
  }
  if (kind === 'products' && part === 'subscribers') {
    if (!may('view_sales')) return forbidden;
    const product = shop.products.get(id!);
    if (!product) return missing('product');
    const living = [...shop.subscriptions.values()].filter((one) => one.productId === id && isLiving(one));
    return list(
      'subscribers',
      living.map((one) => subscriberJson(one, product)),
    );
  }
  if (kind === 'products') {
    if (!may('view_profile', 'view_sales')) return forbidden;
    if (id === undefined) return list('products', [...shop.products.values()].map(productJson));
    const product = shop.products.get(id);
    return product ? ok({ product: productJson(product) }) : missing('product');
  }
  if (!may('view_sales')) return forbidden;
  if (kind === 'sales' && id !== undefined) {
    const found = sale(id);
    return found ? ok({ sale: found }) : missing('sale');
  }
  if (kind === 'sales') {
    const [productId, orderId] = [fields.get('product_id'), fields.get('order_id')];
    const listed = [...shop.sales.values()].filter(
      (one) =>
        one.state === 'successful' &&
        (productId === null || one.productId === productId) &&
        (orderId === null || one.orderId === Number(orderId)) &&
        (fields.get('email') ?? one.purchaseEmail) === one.purchaseEmail,
    );
    return list(
      'sales',
      listed.reverse().map((one) => sale(one.id)),
    );
  }
  if (kind === 'subscribers') {
    const found = shop.subscriptions.get(id ?? '');
    return found
      ? ok({ subscriber: subscriberJson(found, shop.products.get(found.productId)!) })
      : missing('subscriber');
  }
  if (kind === 'resource_subscriptions') return answerHooks(hooks, acceptsPrivate, { method, id, fields });
  return { status: 404, body: { success: false, message: 'The route was not found.' } };
}

function answerHooks(
  hooks: FakeHook[],
  acceptsPrivate: boolean,
  { method, id, fields }: { method: string; id: string | undefined; fields: URLSearchParams },
): Reply {
  const event = fields.get('resource_name') ?? '';
  const json = (hook: FakeHook) => ({ id: hook.id, resource_name: hook.event, post_url: hook.url });
  if (method === 'DELETE') {
    const at = hooks.findIndex((hook) => hook.id === id);
    if (at < 0) return missing('resource_subscription');
    hooks.splice(at, 1);
    return ok({ message: 'The resource_subscription was deleted successfully.' });
  }
  if (!events.has(event)) return refused('Valid resource_name parameter required');
  if (method === 'GET') {
    return ok({ resource_subscriptions: hooks.filter((hook) => hook.event === event).map(json) });
  }
  const url = fields.get('post_url') ?? '';
  if (!URL.canParse(url) || (privateAddress.test(url) && !acceptsPrivate)) {
    return refused(`Invalid post URL '${url}'`);
  }
  const hook = { id: fakeId(), event, url };
  hooks.push(hook);
  return ok({ resource_subscription: json(hook) });
}

const ok = (body: object): Reply => ({ status: 200, body: { success: true, ...body } });
const refused = (message: string): Reply => ({ status: 200, body: { success: false, message } });
const missing = (what: string): Reply => refused(`The ${what} was not found.`);
