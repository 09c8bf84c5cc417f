import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Delivery } from '@whittle/testing/gumroad/gumroad-server';
import type { StripeDelivery } from '@whittle/testing/stripe/stripe-server';
import { type Selling, startSelling } from './memberships.fixture.ts';
import { createReadings } from './readings.ts';

let selling: Selling;
let atStripe: Selling;
beforeAll(async () => {
  selling = await startSelling();
  atStripe = await startSelling('stripe');
});
afterAll(async () => {
  await selling.close();
  await atStripe.close();
});

const inside = { data: 200, page: '200' };
const keptOut = { data: 403, page: '/joinPlan?nextUrl=%2FHome' };

const providers = {
  Gumroad: () => ({
    ...{ selling, shop: selling.gumroad.shop },
    told: (appId: string) => selling.gumroad.pending.splice(0).filter(({ url }) => url.includes(appId)),
    deliver: (one: unknown) => selling.deliver(one as Delivery),
  }),
  Stripe: () => ({
    ...{ selling: atStripe, shop: atStripe.stripe.shop },
    told: (appId: string) => atStripe.stripe.pending.splice(0).filter(({ url }) => url.includes(appId)),
    deliver: (one: unknown) => atStripe.deliverSigned(one as StripeDelivery),
  }),
};

test.each(['Gumroad', 'Stripe'] as const)(
  '[MEMB-23] lost, repeated and reordered deliveries of %s and one reading end in what a full reading of everything finds',
  async (name) => {
    const { selling, shop, told, deliver } = providers[name]();
    const { server } = selling;
    let seed = 20_261_123;
    const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
    const stored = async (appId: string) =>
      server.adapters.db.$client<object[]>`
      select key, until, reference,
        -- What is over is not asked for again one by one, so that how it ended may be what it was first.
        case when state in ('cancelled', 'failed', 'ended') then 'over' else state end as state,
        is_disputed, is_partly_refunded, product_id,
        array(select email from purchase_emails e where e.app_id = p.app_id and e.key = p.key order by 1) as emails
      from purchases p where app_id = ${appId} order by key`;
    // One is told everything in a mess, the other nothing: both sell the same product.
    const { app, product } = await selling.makeClub();
    const quiet = await selling.makeApp();
    for (const json of [{ isPaidMembershipsEnabled: true }, selling.token]) await selling.change(quiet, json);

    for (let round = 0; round < 6; round += 1) {
      for (let step = 0; step < 12; step += 1) {
        const ids = [...shop.subscriptions.values()].filter((one) => one.productId === product.id).map(({ id }) => id);
        const id = ids[random(Math.max(1, ids.length))];
        const act = id === undefined ? 0 : random(11);
        if (act <= 1)
          shop.buy(product, {
            email: `buyer-${round}-${step}@example.com`,
            ...(random(4) === 0 && { reference: `person-${step}` }),
            ...(random(3) === 0 && { accountEmail: `account-${step}@example.com` }),
          });
        else if (act === 2)
          shop.buy(product, { email: 'giver@example.com', giftTo: `gift-${round}-${step}@example.com` });
        else if (act === 3) shop.cancel(id!, new Date(selling.now().getTime() + random(5) * 86_400_000));
        else if (act === 4) shop.end(id!);
        else if (act === 5) shop.restart(id!);
        else if (act === 6) shop.failPayment(id!);
        else if (act === 7) shop.missPayment(id!);
        else if (act === 8) shop.dispute(shop.lastSaleOf(id!).id);
        else if (act === 9) shop.renew(id!);
        else shop.refund(shop.lastSaleOf(id!).id, { partly: random(2) === 0 });
      }
      const sent = told(app.id)
        .flatMap((one) => Array<unknown>(random(3)).fill(one))
        .sort(() => random(3) - 1);
      for (const delivery of sent) expect(await deliver(delivery)).toBe(200);
      // What was heard is read one thing after the other, and then, an hour later, everything.
      selling.later(3_700_000);
      await createReadings(server.adapters).work();
      expect((await selling.connect(quiet, product.id)).status).toBe(200);
      const [heard, read] = [await stored(app.id), await stored(quiet.id)];
      expect(heard).toEqual(read);
      expect(read.length).toBeGreaterThan(0);
    }
  },
);

test('[MEMB-24] an hour later all is read without being told; while Gumroad is down a last paid day counts 72 hours more', async () => {
  const { shop, gumroad, server } = selling;
  const readings = createReadings(server.adapters);
  const { app, product } = await selling.makeClub();
  const person = await selling.join(app, 'patient@example.com');
  // Only this one is read, or the faults below would be waited for once for each app.
  await server.adapters.db.$client`update app_memberships set is_enabled = false where app_id <> ${app.id}`;
  const { subscriptionId: id } = shop.buy(product, { email: person.email });
  await readings.work();
  expect(await selling.enters(app, person)).toEqual(keptOut);
  selling.later(3_700_000);
  await readings.work();
  expect(await selling.enters(app, person)).toEqual(inside);
  shop.cancel(id!, new Date(selling.now().getTime() + 2 * 3_600_000));
  selling.later(3_700_000);
  await readings.work();
  // From here on nobody can be asked.
  gumroad.fail('/sales', 503, 1_000);
  selling.later(71 * 3_600_000);
  await readings.work();
  expect((await selling.settings(app)).problem).toBe('Failed to connect to Gumroad');
  expect(await selling.enters(app, person)).toEqual(inside);
  selling.later(4 * 3_600_000);
  expect(await selling.enters(app, person)).toEqual(keptOut);
});
