import type { Account } from '@whittle/contract/accounts';
import type { PlanAccount, PlanOffer } from '@whittle/contract/plans';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { deliveryBody, type GumroadServer, startGumroadServer } from '@whittle/testing/gumroad/gumroad-server';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createGumroad } from '../../adapters/payments/gumroad.ts';
import { createStripe } from '../../adapters/payments/stripe.ts';

let gumroad: GumroadServer;
let server: TestServer;
let admin: TestBuilder;
let now = new Date('2026-11-23T12:00:00Z');
const clock = { now: () => now };
const products = new Map<string, ReturnType<GumroadServer['shop']['addProduct']>>();

beforeAll(async () => {
  gumroad = await startGumroadServer({ now: () => now });
  gumroad.acceptsPrivate = true;
  const payments = {
    gumroad: createGumroad(gumroad.url, () => now),
    stripe: createStripe('http://127.0.0.1:9', () => now),
  };
  server = await startTestServer({ config: { plans: 'on' }, adapters: { clock, payments } });
  admin = await signUp(server);
  for (const id of ['explorer', 'MOON', 'monetizer'])
    products.set(id, gumroad.shop.addProduct(id, { isMembership: id !== 'monetizer' }));
  products.set('other', gumroad.shop.addProduct('Another product'));
});
afterAll(() => Promise.all([server.close(), gumroad.close()]));

const offer = (id: PlanOffer['id'], more: Partial<PlanOffer> = {}): PlanOffer => ({
  ...{ id, name: id, price: 20, priceYearly: 192, discuountedPrice: null, oneTimePayment: false, isMostPopular: false },
  ...{ description: '', buttonText: '', link: `https://seller.gumroad.com/l/${id}`, productId: products.get(id)!.id },
  ...more,
});
const offers = () => [offer('monetizer', { isMostPopular: true }), offer('explorer'), offer('MOON')];

const call = async (who: TestBuilder, method: string, path: string, json?: unknown) => {
  const answer = await who.request(path, { method, ...(json !== undefined && { json }) });
  const text = await answer.text();
  return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as Record<string, unknown> };
};
const accountOf = async (who: TestBuilder) => (await call(who, 'GET', '/api/live_api/account/current')).body as Account;
const planOf = async (who: TestBuilder) => (await accountOf(who)).plan;

/** A builder who confirmed the address. */
async function newBuyer({ isConfirmed = true } = {}) {
  const who = await signUp(server);
  const { $client: sql } = server.adapters.db;
  const at = isConfirmed ? now.toISOString() : null;
  await sql.query('update accounts set email_verified_at = $2::timestamptz where id = $1', [who.accountId, at]);
  return { who, email: (await accountOf(who)).email };
}
const buy = (plan: string, email: string, more = {}) => gumroad.shop.buy(products.get(plan)!, { email, ...more });
const refresh = (who: TestBuilder, saleId?: string) => call(who, 'POST', '/api/plans/refresh', { saleId });
const readAgain = () => call(admin, 'POST', '/api/admin/plans/read');
/** Delivers everything that Gumroad has to tell, as often and in the order that is given. */
async function deliver(arrange: (all: GumroadServer['pending']) => GumroadServer['pending'] = (all) => all) {
  for (const delivery of arrange(gumroad.pending.splice(0))) {
    const answer = await server.request(new URL(delivery.url).pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: deliveryBody(delivery),
    });
    expect(answer.status).toBe(204);
  }
}
const becomes = async (who: TestBuilder, plan: string) => expect.poll(() => planOf(who)).toBe(plan);

describe('what is sold', () => {
  it('[PLAN-01] [PLAN-02] stands in paidPlans with every field of a card, the lowest plan first', async () => {
    expect((await call(admin, 'GET', '/api/live_api/app/paidPlans')).body).toEqual({ plans: [] });
    const saved = await call(admin, 'PUT', '/api/admin/plans', { offers: offers(), accessToken: 'seller-token' });
    expect(saved.body).toMatchObject({ isOn: true, hasToken: true, isTold: true });
    expect(JSON.stringify(saved.body)).not.toContain('seller-token');
    const answer = await server.request('/api/live_api/app/paidPlans');
    const { plans } = (await answer.json()) as { plans: object[] };
    expect(plans.map((plan) => 'id' in plan && plan.id)).toEqual(['explorer', 'MOON', 'monetizer']);
    const { productId: _, ...card } = offer('explorer');
    expect(plans[0]).toEqual(card);
    expect(Object.keys(card).sort()).toEqual(
      'buttonText description discuountedPrice id isMostPopular link name oneTimePayment price priceYearly'.split(' '),
    );
  });

  test.each([
    ['wrong', [422, 'provider-token-refused']],
    ['products-only', [422, 'provider-scope-missing']],
  ])('[PLAN-17] the token %s is refused and changes nothing', async (accessToken, expected) => {
    gumroad.tokens.set('products-only', new Set(['view_profile']));
    const before = (await call(admin, 'GET', '/api/admin/plans')).body;
    const { status, body } = await call(admin, 'PUT', '/api/admin/plans', { offers: [], accessToken });
    expect([status, body['code']]).toEqual(expected);
    const { offers: after, hasToken } = (await call(admin, 'GET', '/api/admin/plans')).body;
    expect({ offers: after, hasToken }).toEqual({ offers: before['offers'], hasToken: true });
  });

  test.each([
    ['a script', { link: 'javascript:alert(1)' }],
    ['no address', { link: '//evil.example.com' }],
    ['a price below nothing', { price: -1 }],
    ['the free plan', { id: 'lite' as 'explorer' }],
  ])('[PLAN-17] %s is refused', async (_, change) => {
    const one = { ...offer('explorer'), ...change };
    expect((await call(admin, 'PUT', '/api/admin/plans', { offers: [one] })).status).toBe(400);
  });
});

describe('a plan that is bought', () => {
  it('[PLAN-08] [PLAN-18] [AUTH-01] is there once the sale is read, with what the account call says of it', async () => {
    const { who, email } = await newBuyer();
    expect(await accountOf(who)).toMatchObject({ plan: 'lite', isPlanLimited: true, hasPaidAppPackage: false });
    const { saleId, subscriptionId } = buy('explorer', email.toUpperCase());
    expect((await refresh(who, saleId)).status).toBe(204);
    expect(await accountOf(who)).toMatchObject({
      ...{ plan: 'explorer', hasPaidAppPackage: true, subscriptionId, planSubscriptionStatus: 'alive' },
      ...{ planSubscriptionCancelledAt: null, subscriptionPaymentsIds: [saleId] },
    });
    gumroad.pending.splice(0);
  });

  it('[PLAN-18] grants nothing by the sale of somebody else, a test, a failure, another product, or a made-up id', async () => {
    const [{ who }, other] = [await newBuyer(), await newBuyer()];
    const sale = buy('MOON', other.email).saleId;
    const { email } = await accountOf(who);
    const ids = [
      sale,
      buy('MOON', email, { state: 'test' }).saleId,
      buy('MOON', email, { state: 'failed' }).saleId,
      buy('other', email).saleId,
      buy('MOON', email, { giftTo: other.email }).saleId,
      'made-up',
      '../subscribers/x',
    ];
    for (const saleId of ids) expect((await refresh(who, saleId)).status).toBe(204);
    await deliver();
    await readAgain();
    expect(await accountOf(who)).toMatchObject({ plan: 'lite', subscriptionId: null, subscriptionPaymentsIds: [] });
    expect(await planOf(other.who)).toBe('MOON');
  });

  it('[PLAN-18] an address that is not confirmed grants nothing until it is', async () => {
    const { who, email } = await newBuyer({ isConfirmed: false });
    const { saleId } = buy('explorer', email);
    await refresh(who, saleId);
    expect(await planOf(who)).toBe('lite');
    const { $client: sql } = server.adapters.db;
    await sql.query('update accounts set email_verified_at = now() where id = $1', [who.accountId]);
    await refresh(who);
    expect(await planOf(who)).toBe('explorer');
  });

  it('[PLAN-18] counts what it costs Gumroad: who asks on and on is refused', async () => {
    const { who } = await newBuyer();
    const asked = gumroad.requests.length;
    for (let at = 0; at < 60; at += 1) await refresh(who);
    expect((await refresh(who, 'one-more')).status).toBe(429);
    expect(gumroad.requests.length).toBe(asked);
  });
});

describe('what becomes of it', () => {
  it('[PLAN-15] [PLAN-19] told by Gumroad: bought, cancelled until a day, over; and bought again', async () => {
    const { who, email } = await newBuyer();
    const { subscriptionId } = buy('MOON', email);
    await deliver();
    await becomes(who, 'MOON');
    const until = new Date(now.getTime() + 86_400_000);
    gumroad.shop.cancel(subscriptionId!, until);
    await deliver();
    await expect
      .poll(() => accountOf(who))
      .toMatchObject({
        ...{ plan: 'MOON', planSubscriptionStatus: 'pending_cancellation' },
        planSubscriptionCancelledAt: until.toISOString(),
      });
    now = new Date(until.getTime() + 1);
    expect(await accountOf(who)).toMatchObject({ plan: 'lite', planSubscriptionStatus: 'ended' });
    gumroad.shop.end(subscriptionId!);
    gumroad.shop.restart(subscriptionId!);
    await deliver();
    await becomes(who, 'MOON');
  });

  test.each<[string, (sale: { saleId: string; subscriptionId: string | null }) => void, string]>([
    ['refunded', ({ saleId }) => gumroad.shop.refund(saleId), 'lite'],
    ['partly refunded', ({ saleId }) => gumroad.shop.refund(saleId, { partly: true }), 'monetizer'],
    ['disputed', ({ saleId }) => gumroad.shop.dispute(saleId), 'lite'],
    [
      'disputed and won',
      ({ saleId }) => {
        gumroad.shop.dispute(saleId);
        gumroad.shop.winDispute(saleId);
      },
      'monetizer',
    ],
    ['revoked', ({ saleId }) => gumroad.shop.revoke(saleId), 'lite'],
  ])('[PLAN-15] a plan that was paid once and is %s', async (_, happen, plan) => {
    const { who, email } = await newBuyer();
    const sale = buy('monetizer', email);
    await readAgain();
    expect(await planOf(who)).toBe('monetizer');
    happen(sale);
    gumroad.pending.splice(0);
    await readAgain();
    expect(await planOf(who)).toBe(plan);
  });

  it('[PLAN-15] a late payment keeps the plan, one that failed in the end does not; renewals add their sales', async () => {
    const { who, email } = await newBuyer();
    const { saleId, subscriptionId } = buy('explorer', email);
    gumroad.shop.renew(subscriptionId!);
    gumroad.shop.missPayment(subscriptionId!);
    await readAgain();
    const { plan, subscriptionPaymentsIds } = await accountOf(who);
    expect([plan, subscriptionPaymentsIds.length]).toEqual(['explorer', 2]);
    expect(subscriptionPaymentsIds).toContain(saleId);
    gumroad.shop.failPayment(subscriptionId!);
    await readAgain();
    expect(await planOf(who)).toBe('lite');
  });

  it('[PLAN-19] a forged delivery grants nothing: without the secret it is refused, with it the sale is read', async () => {
    const { who, email } = await newBuyer();
    const path = new URL(gumroad.hooks[0]!.url).pathname;
    const forged = new URLSearchParams({
      ...{ resource_name: 'sale', sale_id: 'made-up', email, product_id: products.get('MOON')!.id, price: '99900' },
    }).toString();
    const post = (to: string) => server.request(to, { method: 'POST', body: forged });
    for (const to of [`${path}x`, '/api/webhooks/plans/none', '/api/webhooks/plans/'])
      expect((await post(to)).status).toBe(404);
    expect((await post(path)).status).toBe(204);
    await server.request(path, { method: 'POST', body: '\u0000%%%' });
    expect((await server.request(path, { method: 'POST', body: 'x'.repeat(70_000) })).status).toBe(413);
    await readAgain();
    expect(await planOf(who)).toBe('lite');
  });

  it('[PLAN-19] a token that is replaced gets a new address, and the old one is refused', async () => {
    const before = new URL(gumroad.hooks[0]!.url).pathname;
    await call(admin, 'PUT', '/api/admin/plans', { offers: offers(), accessToken: 'seller-token' });
    expect(new Set(gumroad.hooks.map(({ url }) => new URL(url).pathname))).not.toContain(before);
    expect((await server.request(before, { method: 'POST', body: '' })).status).toBe(404);
  });

  it('[PLAN-20] Gumroad down: everybody keeps their plan, and the admin reads why', async () => {
    const { who, email } = await newBuyer();
    buy('explorer', email);
    await readAgain();
    gumroad.fail('/sales', 500, 3);
    expect((await readAgain()).body).toMatchObject({ code: 'provider-unreachable' });
    expect((await call(admin, 'GET', '/api/admin/plans')).body).toMatchObject({ problem: 'unreachable' });
    expect(await planOf(who)).toBe('explorer');
    expect((await readAgain()).body).toMatchObject({ problem: null });
  });

  it('[PLAN-20] a product that is sold no longer keeps who bought it, and grants nobody else', async () => {
    const [one, two] = [await newBuyer(), await newBuyer()];
    const { subscriptionId } = buy('explorer', one.email);
    await readAgain();
    await call(admin, 'PUT', '/api/admin/plans', { offers: [offer('MOON'), offer('monetizer')] });
    buy('explorer', two.email);
    await readAgain();
    expect([await planOf(one.who), await planOf(two.who)]).toEqual(['explorer', 'lite']);
    gumroad.shop.end(subscriptionId!);
    await readAgain();
    expect(await planOf(one.who)).toBe('lite');
    await call(admin, 'PUT', '/api/admin/plans', { offers: offers() });
  });
});

describe('by hand', () => {
  it('[PLAN-21] an admin gives, changes and ends plans; each stands in the audit log', async () => {
    const { who, email } = await newBuyer();
    const path = `/api/admin/plans/accounts/${who.accountId}/given`;
    const given = await call(admin, 'POST', path, { plan: 'MOON', until: null, note: 'A friend' });
    const { key } = (given.body as unknown as PlanAccount).entitlements[0]!;
    expect(await planOf(who)).toBe('MOON');
    const one = `${path}/${encodeURIComponent(key)}`;
    await call(admin, 'PUT', one, { plan: 'explorer', until: new Date(now.getTime() + 1_000).toISOString() });
    expect(await planOf(who)).toBe('explorer');
    const found = (await call(admin, 'GET', `/api/admin/plans/accounts?search=${email}`)).body as unknown as {
      items: PlanAccount[];
    };
    expect(found.items).toMatchObject([{ email, plan: 'explorer', entitlements: [{ key, isLiving: true }] }]);
    for (const _ of [1, 2]) expect((await call(admin, 'DELETE', one)).status).toBe(200);
    expect(await planOf(who)).toBe('lite');
    expect((await call(admin, 'PUT', one, { plan: 'MOON', until: null })).body).toMatchObject({
      code: 'plan-not-found',
    });
    const log = (await call(admin, 'GET', `/api/admin/audit?person=${who.accountId}`)).body as {
      items?: { event: string }[];
    };
    const events = log.items!.map(({ event }) => event).filter((event) => event.startsWith('plan-'));
    expect(events).toEqual(['plan-ended', 'plan-changed', 'plan-given']);
  });

  it('[PLAN-21] a bought plan that an admin ended stays ended, whatever is read; of another account nothing is ended', async () => {
    const [{ who, email }, other] = [await newBuyer(), await newBuyer()];
    buy('MOON', email);
    await readAgain();
    const { body } = await call(admin, 'GET', `/api/admin/plans/accounts?search=${email}`);
    const { key } = (body as unknown as { items: PlanAccount[] }).items[0]!.entitlements[0]!;
    const endOf = (id: string) => `/api/admin/plans/accounts/${id}/given/${encodeURIComponent(key)}`;
    expect((await call(admin, 'DELETE', endOf(other.who.accountId))).status).toBe(404);
    expect(await planOf(who)).toBe('MOON');
    await call(admin, 'DELETE', endOf(who.accountId));
    await readAgain();
    expect(await planOf(who)).toBe('lite');
  });
});

it('[PLAN-22] deliveries lost, repeated and in any order end as reading everything does', async () => {
  let seed = 20_261_123;
  const random = (max: number) => (seed = (seed * 48_271) % 2_147_483_647) % max;
  const { shop } = gumroad;
  gumroad.pending.splice(0);
  for (let round = 0; round < 6; round += 1) {
    const buyers = await Promise.all([newBuyer(), newBuyer(), newBuyer()]);
    const living: string[] = [];
    for (let step = 0; step < 12; step += 1) {
      const { email } = buyers[random(3)]!;
      const id = living[random(Math.max(1, living.length))];
      const steps = [
        () => living.push(buy(['explorer', 'MOON'][random(2)]!, email).subscriptionId!),
        () => void buy('monetizer', email),
        () => id && shop.renew(id),
        () => id && shop.cancel(id, new Date(now.getTime() + 1_000 * (random(3) - 1))),
        () => id && shop.end(id),
        () => id && shop.restart(id),
        () => id && shop.missPayment(id),
        () => id && shop.failPayment(id),
        () => id && shop.refund(shop.lastSaleOf(id).id),
        () => id && shop.dispute(shop.lastSaleOf(id).id),
      ];
      steps[random(steps.length)]!();
      if (random(3) === 0) await deliver((all) => shuffled(all, random));
    }
    await deliver((all) =>
      shuffled(
        [...all, ...all].filter(() => random(4) > 0),
        random,
      ),
    );
    await readAgain();
    const after = await Promise.all(buyers.map(({ who }) => accountOf(who)));
    const { $client: sql } = server.adapters.db;
    await sql.query('delete from plan_entitlements');
    await readAgain();
    const anew = await Promise.all(buyers.map(({ who }) => accountOf(who)));
    const facts = (all: Account[]) =>
      all.map(({ plan, planSubscriptionStatus }) => [plan, planSubscriptionStatus === null]);
    expect(facts(after), `round ${round}`).toEqual(facts(anew));
  }
});

const shuffled = <T>(all: T[], random: (max: number) => number): T[] =>
  all
    .map((value) => ({ value, order: random(1_000) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ value }) => value);

it('[PROD-06] PLANS=off shows and limits nothing, whatever is stored', async () => {
  const off = await startTestServer({ beside: server, config: { plans: 'off' } });
  try {
    const eve = await signUp(off);
    expect(await accountOf(eve)).toMatchObject({ plan: 'monetizer', isPlanLimited: false, subscriptionId: null });
    expect((await call(eve, 'GET', '/api/live_api/app/paidPlans')).body).toEqual({ plans: [] });
    const path = new URL(gumroad.hooks[0]!.url).pathname;
    expect((await off.request(path, { method: 'POST', body: 'sale_id=x' })).status).toBe(404);
  } finally {
    await off.close();
  }
});
