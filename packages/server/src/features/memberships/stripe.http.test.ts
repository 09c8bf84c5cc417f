import { sellerKey } from '@whittle/testing/stripe/stripe-server';
import { stripeScopes } from '@whittle/testing/stripe/stripe-api';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Selling, startSelling } from './memberships.fixture.ts';
import { createReadings } from './readings.ts';

let selling: Selling;
beforeAll(async () => void (selling = await startSelling('stripe')));
afterAll(() => selling.close());

const inside = { data: 200, page: '200' };
const keptOut = { data: 403, page: '/joinPlan?nextUrl=%2FHome' };
const codeOf = async (answer: Response) =>
  `${answer.status} ${((await answer.json()) as { code?: string }).code ?? ''}`;
/** What was delivered is read behind the answer, by the server or here: whoever takes it first. */
const read = async () => {
  await createReadings(selling.server.adapters).work();
  await vi.waitFor(async () => {
    const [left] = await selling.server.adapters.db.$client`select 1 from purchase_hints limit 1`;
    expect(left).toBeUndefined();
  });
};
const tell = async () => {
  for (const one of selling.stripe.pending.splice(0)) expect(await selling.deliverSigned(one)).toBe(200);
  await read();
  selling.later(6_000);
};

test('[MEMB-25] only a restricted key is taken, it never comes back, and what it lacks is named', async () => {
  const { stripe } = selling;
  const app = await selling.makeApp();
  const save = (stripeRestrictedKey: string) => selling.change(app, { stripeRestrictedKey });
  expect(await codeOf(await save(sellerKey))).toBe('409 memberships-off');
  await selling.change(app, { isPaidMembershipsEnabled: true });
  expect(await codeOf(await save('sk_test_everything'))).toBe('400 invalid-input');
  expect(await codeOf(await save('rk_test_unknown'))).toBe('422 stripe-key-refused');
  const products = () => selling.owner.request(selling.call(app, '/stripe/products'));
  expect(await codeOf(await products())).toBe('409 stripe-key-missing');
  stripe.tokens.set('rk_test_blind', new Set(stripeScopes.filter((one) => one !== 'disputes')));
  const saved = await save('rk_test_blind');
  const settings = await saved.text();
  expect(JSON.parse(settings)).toMatchObject({
    ...{ isTestMode: true, paidMembershipsSettings: { paymentProvider: 'stripe', isSetupCompleted: false } },
  });
  expect(settings).not.toContain('rk_test_blind');
  const club = stripe.shop.addProduct('Club');
  const bare = stripe.shop.addProduct('Bare', { hasLink: false });
  expect(await (await products()).json()).toMatchObject({
    products: expect.arrayContaining([{ id: club.id, name: 'Club' }]) as object,
  });
  const refused = await selling.connect(app, club.id);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    message: 'This key lacks permission to read: Disputes. Edit it at Stripe and set these permissions to Read.',
  });
  await save(sellerKey);
  expect(await codeOf(await selling.connect(app, 'prod_gone'))).toBe('422 stripe-product-gone');
  expect(await codeOf(await selling.connect(app, bare.id))).toBe('422 stripe-link-missing');
  expect((await selling.connect(app, club.id)).status).toBe(200);
  // The way of the other provider leads nowhere while its token is not the stored one.
  expect(await codeOf(await selling.owner.request(selling.call(app, '/gumroad/products')))).toBe(
    '409 gumroad-token-missing',
  );
  const [row] = await selling.server.adapters.db.$client<{ sealed_token: string; sealed_signing_secret: string }[]>`
    select sealed_token, sealed_signing_secret from app_memberships where app_id = ${app.id}`;
  expect(`${row!.sealed_token} ${row!.sealed_signing_secret}`).not.toMatch(/rk_test|whsec/);
});

test('[MEMB-28] who pays by the link of the app is in, whatever address pays, and nobody else by that purchase', async () => {
  const { shop } = selling.stripe;
  const { app, product } = await selling.makeClub();
  const payer = await selling.join(app, 'payer@example.com');
  const friend = await selling.join(app, 'friend@example.com');
  const own = await selling.server.request(`/api/apps/${app.id}/membership`, {
    host: app.publishedHost,
    token: payer.token,
  });
  const { offer } = (await own.json()) as { offer: { url: string } };
  const link = new URL(offer.url);
  expect(link.searchParams.get('client_reference_id')).toBe(payer.id);
  expect(link.searchParams.get('locked_prefilled_email')).toBe('payer@example.com');
  shop.buy(product, { email: 'Friend@example.com', reference: link.searchParams.get('client_reference_id')! });
  // Nothing was told: who has paid asks again.
  const check = { host: app.publishedHost, token: payer.token, json: {} };
  await selling.server.request(`/api/apps/${app.id}/membership/check`, check);
  expect(await selling.enters(app, payer)).toEqual(inside);
  expect(await selling.enters(app, friend)).toEqual(keptOut);
  expect((await selling.members(app))[0]).toMatchObject({ isMember: true, person: { email: 'payer@example.com' } });
  // A reference to nobody leaves it to the address.
  shop.buy(product, { email: 'friend@example.com', reference: 'somebody-who-left' });
  await selling.connect(app, product.id);
  expect(await selling.enters(app, friend)).toEqual(inside);
});

test('[MEMB-26] bought, cancelled, taken up again, disputed, won, ended: what is told lets in and keeps out', async () => {
  const { shop } = selling.stripe;
  const { app, product } = await selling.makeClub();
  const person = await selling.join(app, 'story@example.com');
  const stateNow = async () => (await selling.members(app))[0]?.state;
  const { saleId, subscriptionId: id } = shop.buy(product, { email: person.email });
  await tell();
  expect([await stateNow(), await selling.enters(app, person)]).toEqual(['active', inside]);
  shop.cancel(id!, new Date(selling.now().getTime() + 86_400_000));
  await tell();
  expect([await stateNow(), await selling.enters(app, person)]).toEqual(['cancelling', inside]);
  shop.restart(id!);
  await tell();
  expect(await stateNow()).toBe('active');
  shop.dispute(saleId);
  await tell();
  expect([await stateNow(), await selling.enters(app, person)]).toEqual(['disputed', keptOut]);
  shop.winDispute(saleId);
  await tell();
  expect([await stateNow(), await selling.enters(app, person)]).toEqual(['active', inside]);
  shop.missPayment(id!);
  await tell();
  expect([await stateNow(), await selling.enters(app, person)]).toEqual(['payment-late', inside]);
  shop.end(id!);
  await tell();
  // That a dispute was won is seen by a reading of everything.
  selling.later(3_700_000);
  await read();
  expect([await stateNow(), await selling.enters(app, person)]).toEqual(['cancelled', keptOut]);
});

test('[MEMB-27] forged, replayed, foreign and late deliveries are refused or change nothing; a product changed later neither', async () => {
  const { shop, pending, endpoints } = selling.stripe;
  const [{ app, product }, other] = [await selling.makeClub(), await selling.makeClub()];
  const eve = await selling.join(app, 'eve@example.com');
  const hook = endpoints.find(({ url }) => url.includes(app.id))!;
  const ofOther = endpoints.find(({ url }) => url.includes(other.app.id))!;
  pending.length = 0;
  const { saleId, subscriptionId } = shop.buy(product, { email: eve.email });
  const told = pending.splice(0).find(({ url }) => url === hook.url)!;
  const hints = async () => {
    const [row] = await selling.server.adapters.db.$client<[{ count: number }]>`
      select count(*)::int as count from purchase_hints where app_id = ${app.id}`;
    return row.count;
  };
  // Signed with another app's secret, unsigned in truth, five minutes old, at a guessed address, at Gumroad's.
  expect(await selling.deliverSigned({ ...told, secret: ofOther.secret })).toBe(400);
  expect(await selling.deliverSigned({ ...told, secret: 'whsec_guessed' })).toBe(400);
  expect(await selling.deliverSigned(told, { signedAt: new Date(selling.now().getTime() - 301_000) })).toBe(400);
  expect(await selling.deliverSigned(told, { url: hook.url.replace(/[^/]+$/, 'guessed') })).toBe(404);
  expect(await selling.deliverSigned(told, { url: hook.url.replace('/stripe/', '/gumroad/') })).toBe(404);
  expect(await selling.deliverSigned(told, { url: ofOther.url })).toBe(400);
  expect(await hints()).toBe(0);
  expect(await selling.enters(app, eve)).toEqual(keptOut);
  // Well signed, of another product of the same seller, or of something that does not exist.
  const elsewhere = shop.addProduct('Elsewhere');
  shop.buy(elsewhere, { email: eve.email });
  const invented = { id: 'sub_invented', object: 'subscription', status: 'active' };
  for (const one of [...pending.splice(0), { ...told, object: invented }].filter(({ url }) => url === hook.url))
    expect(await selling.deliverSigned(one)).toBe(200);
  await read();
  expect(await selling.enters(app, eve)).toEqual(keptOut);
  // The true one, three times; then the same again after the money went back: read, not believed.
  for (let at = 0; at < 3; at += 1) expect(await selling.deliverSigned(told)).toBe(200);
  await read();
  expect(await selling.enters(app, eve)).toEqual(inside);
  expect(await selling.members(app)).toHaveLength(1);
  shop.changePrice(product.id);
  shop.dispute(saleId);
  pending.length = 0;
  expect(await selling.deliverSigned(told)).toBe(200);
  await read();
  selling.later(6_000);
  expect(await selling.enters(app, eve)).toEqual(keptOut);
  expect(subscriptionId).toMatch(/^sub_/);
});

test('[MEMB-25] another provider replaces the first one: its product is no longer sold, who bought it is no member', async () => {
  const { app, product } = await selling.makeClub();
  const person = await selling.join(app, 'mover@example.com');
  selling.stripe.shop.buy(product, { email: person.email });
  await selling.connect(app, product.id);
  expect(await selling.enters(app, person)).toEqual(inside);
  const moved = await selling.change(app, { gumroadAccessToken: 'seller-token' });
  expect(await moved.json()).toMatchObject({
    ...{ paidMembershipsProduct: null, isTestMode: false },
    paidMembershipsSettings: { paymentProvider: 'gumroad', isSetupCompleted: false },
  });
  selling.later(6_000);
  expect(await selling.enters(app, person)).toEqual(keptOut);
});
