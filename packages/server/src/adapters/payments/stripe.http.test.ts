import { sellerKey, startStripeServer, stripeRequest, type StripeServer } from '@whittle/testing/stripe/stripe-server';
import { stripeScopes } from '@whittle/testing/stripe/stripe-api';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { PaymentError } from './payments.ts';
import { createStripe } from './stripe.ts';

let server: StripeServer;
let aheadMs = 0;
const now = () => new Date(Date.now() + aheadMs);
const none = new Map();
const dayMs = 86_400_000;

beforeEach(async () => {
  await server?.close();
  aheadMs = 0;
  server = await startStripeServer({ now });
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
const states = async (productId: string) =>
  (await createStripe(server.url, now).readAll(sellerKey, productId, none)).map(({ state }) => state);

test('[MEMB-25] products come from all pages, with their prices and the payment link that sells them', async () => {
  for (let at = 0; at < 120; at += 1) server.shop.addProduct(`Product ${at}`);
  server.shop.addProduct('Once', { isMembership: false, price: 1_250, hasLink: false });
  const products = await createStripe(server.url).products(sellerKey);
  expect(products).toHaveLength(121);
  expect(products.find(({ name }) => name === 'Product 3')).toMatchObject({
    ...{ prices: ['9 USD a month'], description: 'About Product 3' },
    url: expect.stringMatching(/^https:\/\/buy\.stripe\.com\//) as string,
  });
  expect(products.find(({ name }) => name === 'Once')).toMatchObject({ prices: ['12.50 USD'], url: null });
});

test('[MEMB-25] a key is refused with everything that it lacks: unknown, permissions, down, too many requests', async () => {
  const stripe = createStripe(server.url);
  server.tokens.set('rk_test_blind', new Set(stripeScopes.filter((one) => !['prices', 'disputes'].includes(one))));
  expect(await problemOf(stripe.checkToken(sellerKey))).toBe('none');
  expect(await problemOf(stripe.checkToken('rk_test_wrong'))).toBe('token-refused: ');
  expect(await problemOf(stripe.checkToken('rk_test_blind'))).toBe('scope-missing: Prices, Disputes');
  server.fail('products', 429, 9);
  expect(await problemOf(stripe.products(sellerKey))).toMatch(/^too-many/);
  await server.close();
  expect(await problemOf(stripe.products(sellerKey))).toBe('unreachable: ');
});

test('[MEMB-26] each state of a subscription is what it gives: paid, trial, cancelled until, late, failed, disputed, never paid', async () => {
  const { shop } = server;
  const club = shop.addProduct('Club');
  const buy = (more = {}) => shop.buy(club, { email: 'a@example.com', ...more });
  buy();
  expect(await states(club.id)).toEqual(['active']);
  buy({ state: 'unpaid' });
  expect(await states(club.id)).toEqual(['active']);
  buy({ trialEndsAt: new Date(now().getTime() + dayMs) });
  const until = new Date(Math.floor(now().getTime() / 1_000) * 1_000 + dayMs);
  shop.cancel(buy().subscriptionId!, until);
  shop.missPayment(buy().subscriptionId!);
  shop.failPayment(buy().subscriptionId!);
  shop.end(buy().subscriptionId!);
  const disputed = buy();
  shop.dispute(disputed.saleId);
  const asked = buy();
  shop.dispute(asked.saleId, 'warning_needs_response');
  const expected = ['active', 'trial', 'cancelling', 'payment-late', 'failed', 'cancelled', 'disputed', 'active'];
  expect((await states(club.id)).toSorted()).toEqual(expected.toSorted());
  // A dispute that was won, and a late payment that Stripe does not try again.
  shop.winDispute(disputed.saleId);
  aheadMs = 15 * dayMs;
  const later = ['active', 'trial', 'cancelling', 'failed', 'failed', 'cancelled', 'active', 'active'];
  expect((await states(club.id)).toSorted()).toEqual(later.toSorted());
  const read = await createStripe(server.url, now).readAll(sellerKey, club.id, none);
  expect(read.find(({ state }) => state === 'cancelling')!.until).toEqual(until);
});

test('[MEMB-26] what is paid once counts when it is paid: late money, refunds in part and whole, disputes; old prices too', async () => {
  const { shop } = server;
  const course = shop.addProduct('Course', { isMembership: false });
  const other = shop.addProduct('Other', { isMembership: false });
  shop.buy(other, { email: 'a@example.com' });
  const { saleId } = shop.buy(course, { email: 'A@Example.com', state: 'unpaid', reference: 'person' });
  expect(await states(course.id)).toEqual([]);
  shop.arrive(saleId);
  shop.changePrice(course.id);
  const [bought] = await createStripe(server.url).readAll(sellerKey, course.id, none);
  expect(bought).toMatchObject({ emails: ['a@example.com'], state: 'active', reference: 'person' });
  shop.refund(saleId, { partly: true });
  expect((await createStripe(server.url).readAll(sellerKey, course.id, none))[0]).toMatchObject({
    ...{ state: 'active', isPartlyRefunded: true },
  });
  shop.refund(saleId);
  expect(await states(course.id)).toEqual(['refunded']);
  shop.dispute(saleId);
  expect(await states(course.id)).toEqual(['disputed']);
  // With a real key nothing that is a test counts.
  server.tokens.set('rk_live_seller', new Set(stripeScopes));
  expect(await createStripe(server.url).readAll('rk_live_seller', course.id, none)).toEqual([]);
});

test('[MEMB-27] a delivery is heard when Stripe signed it within five minutes; it only names what to read', async () => {
  const stripe = createStripe(server.url, now);
  server.acceptsPrivate = true;
  const hook = { prefix: 'https://here.example/hooks/', address: 'https://here.example/hooks/one' };
  const listening = await stripe.listen(sellerKey, hook);
  expect(listening).toMatchObject({ hearsEvents: true, signingSecret: expect.stringMatching(/^whsec_/) as string });
  // The same address is not made twice; a new one ends the older one.
  expect(await stripe.listen(sellerKey, { ...hook, signingSecret: listening.signingSecret })).toEqual(listening);
  expect(server.endpoints).toHaveLength(1);
  const { subscriptionId } = server.shop.buy(server.shop.addProduct('Club'), { email: 'a@example.com' });
  const [delivery] = server.pending;
  const { body, headers } = stripeRequest(delivery!, now());
  const told = { body, signature: headers['stripe-signature'], signingSecret: listening.signingSecret };
  expect(await stripe.heard({ ...told, receivedAt: now() })).toMatchObject({ subscriptionId });
  const refused = [
    { ...told, receivedAt: new Date(now().getTime() + 301_000) },
    { ...told, receivedAt: now(), body: body.replace('active', 'Active') },
    { ...told, receivedAt: now(), signature: null },
    { ...told, receivedAt: now(), signature: 't=1,v1=00' },
    { ...told, receivedAt: now(), signingSecret: null },
    { ...told, receivedAt: now(), signingSecret: 'whsec_other' },
  ];
  for (const one of refused) expect(await problemOf(stripe.heard(one))).toBe('forged: ');
  await stripe.listen(sellerKey, { ...hook, address: `${hook.prefix}two` });
  expect(server.endpoints.map(({ url }) => url)).toEqual([`${hook.prefix}two`]);
  // A key that may not make addresses, and an address that Stripe cannot reach: what was bought is read all the same.
  server.tokens.get(sellerKey)!.delete('webhook_endpoints');
  expect(await stripe.listen(sellerKey, hook)).toEqual({ hearsEvents: false, signingSecret: null });
  server.tokens.get(sellerKey)!.add('webhook_endpoints');
  server.acceptsPrivate = false;
  const here = { prefix: 'http://here.localhost/', address: 'http://here.localhost/one' };
  expect(await stripe.listen(sellerKey, here)).toEqual({ hearsEvents: false, signingSecret: null });
});

test('[MEMB-28] the link to pay carries who pays, and their address once it is confirmed', () => {
  const { payLink } = createStripe(server.url);
  const by = { email: 'a+b@example.com', reference: '0123456789abcdef01234567' };
  expect(payLink('https://buy.stripe.com/x?locale=de', { ...by, isConfirmed: true })).toBe(
    'https://buy.stripe.com/x?locale=de&client_reference_id=0123456789abcdef01234567&locked_prefilled_email=a%2Bb%40example.com',
  );
  expect(payLink('https://buy.stripe.com/x', { ...by, isConfirmed: false })).toContain('&prefilled_email=');
});
