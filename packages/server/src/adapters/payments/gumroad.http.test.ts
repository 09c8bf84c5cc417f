import { type GumroadServer, startGumroadServer } from '@whittle/testing/gumroad/gumroad-server';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createGumroad } from './gumroad.ts';
import { PaymentError } from './payments.ts';

let server: GumroadServer;
const token = 'seller-token';
const none = new Map();

beforeEach(async () => {
  await server?.close();
  server = await startGumroadServer();
});
afterAll(() => server.close());

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => {
      if (!(error instanceof PaymentError)) throw error;
      return `${error.problem}: ${error.message}`;
    },
  );

test('[MEMB-06] products come from all pages with their ids and names', async () => {
  for (let at = 0; at < 23; at += 1) server.shop.addProduct(`Product ${at}`);
  const products = await createGumroad(server.url).products(token);
  expect(products).toHaveLength(23);
  expect(products[22]).toMatchObject({ id: expect.stringMatching(/==$/) as string, name: 'Product 22' });
});

test('[MEMB-14] a token is refused with what is missing: unknown, no sight of sales, down, too many requests', async () => {
  const gumroad = createGumroad(server.url);
  server.tokens.set('products-only', new Set(['view_profile']));
  expect(await problemOf(gumroad.checkToken(token))).toBe('none');
  expect(await problemOf(gumroad.checkToken('wrong'))).toBe('token-refused: ');
  // It lists products, and yet reads no sales.
  expect(await gumroad.products('products-only')).toEqual([]);
  expect(await problemOf(gumroad.checkToken('products-only'))).toBe('scope-missing: view_sales');
  server.fail('/products', 429, 3);
  expect(await problemOf(gumroad.products(token))).toBe('too-many: A fault of the test.');
  server.fail('/products', 500, 3);
  expect(await problemOf(gumroad.products(token))).toBe('unreachable: A fault of the test.');
  server.fail('/products', 500, 2);
  expect(await problemOf(gumroad.products(token))).toBe('none');
});

test('[MEMB-15] one hook for each of the eight events, however often they are asked for; none on this machine', async () => {
  const gumroad = createGumroad(server.url);
  const hook = { prefix: 'https://whittle.example.com/a/', address: 'https://whittle.example.com/a/one' };
  expect(await gumroad.listen(token, hook)).toMatchObject({ hearsEvents: true });
  await gumroad.listen(token, hook);
  expect(new Set(server.hooks.map(({ event }) => event)).size).toBe(8);
  expect(server.hooks).toHaveLength(8);
  await gumroad.listen(token, { ...hook, address: 'https://whittle.example.com/a/two' });
  expect(server.hooks.map(({ url }) => url)).toEqual(Array(8).fill('https://whittle.example.com/a/two'));
  const local = { prefix: 'http://localhost/', address: 'http://localhost/hook' };
  expect(await gumroad.listen(token, local)).toMatchObject({ hearsEvents: false });
});

test('[MEMB-16] what was bought is read as it is now, of every state and from every page', async () => {
  const { shop } = server;
  const [product, once] = [shop.addProduct('Club'), shop.addProduct('Book', { isMembership: false })];
  const other = shop.addProduct('Other');
  shop.buy(other, { email: 'other@example.com' });
  const buy = (name: string, more = {}) => shop.buy(product, { email: `${name}@example.com`, ...more }).subscriptionId!;
  for (let at = 0; at < 25; at += 1) buy(`page-${at}`);
  const soon = new Date(Date.now() + 86_400_000);
  buy('trial', { trialEndsAt: soon });
  shop.cancel(buy('cancelling'), soon);
  shop.missPayment(buy('late'));
  shop.failPayment(buy('failed'));
  shop.end(buy('over'));
  shop.endFixedLength(buy('fixed'));
  shop.dispute(shop.lastSaleOf(buy('disputed')).id);
  const back = buy('back');
  shop.end(back);
  shop.restart(back);
  shop.buy(product, { email: 'test@example.com', state: 'test' });
  shop.buy(product, { email: 'failed-sale@example.com', state: 'failed' });
  shop.buy(product, { email: 'giver@example.com', giftTo: 'Given@Example.com' });
  buy('two', { accountEmail: 'two-account@example.com' });

  const all = await createGumroad(server.url).readAll(token, product.id, none);
  const of = (name: string) => all.filter(({ emails }) => emails.includes(`${name}@example.com`));
  const stateOf = (name: string) => of(name).map(({ state }) => state);
  expect(all.filter(({ emails }) => emails[0]?.startsWith('page-'))).toHaveLength(25);
  expect(stateOf('trial')).toEqual(['trial']);
  expect(of('cancelling')[0]).toMatchObject({ state: 'cancelling', until: soon });
  expect(stateOf('late')).toEqual(['payment-late']);
  expect(stateOf('failed')).toEqual(['failed']);
  expect(stateOf('over')).toEqual(['cancelled']);
  expect(stateOf('fixed')).toEqual(['ended']);
  expect(of('disputed')[0]).toMatchObject({ state: 'cancelled', isDisputed: true });
  expect(stateOf('back')).toEqual(['active']);
  for (const nobody of ['test', 'failed-sale', 'giver', 'other']) expect(of(nobody)).toEqual([]);
  expect(stateOf('given')).toEqual(['active']);
  expect(of('two')[0]?.emails).toEqual(['two-account@example.com', 'two@example.com']);

  const sold = (name: string) => shop.buy(once, { email: `${name}@example.com` }).saleId;
  shop.refund(sold('refunded'));
  shop.refund(sold('partly'), { partly: true });
  shop.dispute(sold('book-disputed'));
  const won = sold('won');
  shop.dispute(won);
  shop.winDispute(won);
  shop.revoke(sold('revoked'));
  const books = await createGumroad(server.url).readAll(token, once.id, none);
  const book = (name: string) => books.find(({ emails }) => emails.includes(`${name}@example.com`))!;
  expect(book('refunded').state).toBe('refunded');
  expect(book('partly')).toMatchObject({ state: 'active', isPartlyRefunded: true });
  expect(book('book-disputed').state).toBe('disputed');
  expect(book('won').state).toBe('active');
  expect(book('revoked').state).toBe('revoked');
});

test('[MEMB-17] a sale that only its id shows is no purchase; one that the list of its order has is', async () => {
  const { shop } = server;
  const [club, book] = [shop.addProduct('Club'), shop.addProduct('Book', { isMembership: false })];
  const gumroad = createGumroad(server.url);
  const named = (state: 'test' | 'failed' | 'successful') =>
    gumroad.readNamed(token, { saleId: shop.buy(book, { email: 'ada@example.com', state }).saleId });
  expect(await named('test')).toEqual([]);
  expect(await named('failed')).toEqual([]);
  expect(await named('successful')).toMatchObject([{ state: 'active', emails: ['ada@example.com'] }]);
  expect(await gumroad.readNamed(token, { saleId: 'made up', subscriptionId: 'made up' })).toEqual([]);

  const { subscriptionId } = shop.buy(club, { email: 'eve@example.com' });
  const [whole] = await gumroad.readAll(token, club.id, none);
  expect(await gumroad.readNamed(token, { subscriptionId: subscriptionId! })).toEqual([whole]);
  // A gift's event names the sale of who received it.
  shop.buy(club, { email: 'giver@example.com', giftTo: 'given@example.com' });
  const received = [...shop.sales.values()].find(({ state }) => state === 'gift-receiver')!;
  expect(await gumroad.readNamed(token, { saleId: received.id })).toMatchObject([{ emails: ['given@example.com'] }]);
});
