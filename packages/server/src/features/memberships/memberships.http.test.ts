import { expect, test, beforeAll, afterAll } from 'vitest';
import { lastMail } from '@whittle/testing/mails';
import { createReadings } from './readings.ts';
import { type Selling, startSelling } from './memberships.fixture.ts';

let selling: Selling;
beforeAll(async () => void (selling = await startSelling()));
afterAll(() => selling.close());

const messageOf = async (answer: Response | Promise<Response>) => {
  const { status } = await answer;
  return [status, ((await (await answer).json()) as { message?: string }).message];
};
const inside = { data: 200, page: '200' };
const keptOut = { data: 403, page: '/joinPlan?nextUrl=%2FHome' };
/** What was delivered is read behind the answer. */
const until = async <T>(read: () => Promise<T>, isIt: (value: T) => boolean): Promise<T> => {
  for (let at = 0; at < 200; at += 1) {
    const value = await read();
    if (isIt(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return read();
};

test('[MEMB-03] [MEMB-04] memberships are turned on where people sign up, and a token is taken once they are on', async () => {
  const app = await selling.makeApp();
  await selling.owner.json(`/api/apps/${app.id}/access`, { method: 'PUT', json: { isSignupEnabled: false } });
  expect(await messageOf(selling.change(app, { isPaidMembershipsEnabled: true }))).toEqual([
    409,
    'Enable user signup first: members sign in to the app.',
  ]);
  await selling.owner.json(`/api/apps/${app.id}/access`, { method: 'PUT', json: { isSignupEnabled: true } });
  expect(await messageOf(selling.change(app, { gumroadAccessToken: 'seller-token' }))).toEqual([
    409,
    'Enable paid memberships first.',
  ]);
  expect((await selling.change(app, { isPaidMembershipsEnabled: true })).status).toBe(200);
  expect((await selling.settings(app)).paidMembershipsSettings).toEqual({
    ...{ paymentProvider: null, hasPaymentProviderAccessToken: false, isSetupCompleted: false },
  });
});

test('[MEMB-05] [MEMB-07] [MEMB-08] [MEMB-13] token, products, a chosen one, connected; the token never comes back', async () => {
  const { shop } = selling;
  const app = await selling.makeApp();
  const product = shop.addProduct('Members');
  await selling.change(app, { isPaidMembershipsEnabled: true });
  expect(await messageOf(selling.connect(app, product.id))).toEqual([409, 'Enter a Gumroad access token first.']);
  expect(await messageOf(selling.change(app, { gumroadAccessToken: 'no-such-token' }))).toEqual([
    422,
    expect.stringContaining('does not accept this access token'),
  ]);
  expect((await selling.settings(app)).paidMembershipsSettings.hasPaymentProviderAccessToken).toBe(false);
  const saved = await selling.change(app, { gumroadAccessToken: 'seller-token' });
  expect(await saved.text()).not.toContain('seller-token');
  const { products } = await selling.owner.json<{ products: object[] }>(selling.call(app, '/gumroad/products'));
  expect(products).toContainEqual({ id: product.id, name: 'Members' });
  expect((await selling.connect(app, '')).status).toBe(400);
  expect(await (await selling.connect(app, product.id)).json()).toEqual({
    paidMembershipsProduct: { id: product.id, name: 'Members' },
    paidMembershipsSettings: {
      ...{ paymentProvider: 'gumroad', hasPaymentProviderAccessToken: true, isSetupCompleted: true },
    },
  });
  expect(JSON.stringify(await selling.settings(app))).not.toContain('seller-token');
  const [row] = await selling.server.adapters.db.$client<{ sealed_token: string }[]>`
    select sealed_token from app_memberships where app_id = ${app.id}`;
  expect(row!.sealed_token).not.toContain('seller-token');
});

test('[MEMB-11] [MEMB-12] failures say what Gumroad said, else the fixed sentence; nothing is half connected', async () => {
  const { gumroad, shop } = selling;
  const app = await selling.makeApp();
  const product = shop.addProduct('Failing');
  await selling.change(app, { isPaidMembershipsEnabled: true });
  await selling.change(app, { gumroadAccessToken: 'seller-token' });
  gumroad.fail('/products', 500, 3);
  expect(await messageOf(selling.owner.request(selling.call(app, '/gumroad/products')))).toEqual([
    502,
    'Failed to fetch Gumroad products',
  ]);
  gumroad.fail('/sales', 400, 1);
  expect(await messageOf(selling.connect(app, product.id))).toEqual([502, 'A fault of the test.']);
  gumroad.tokens.set('narrow', new Set(['view_profile']));
  await selling.change(app, { gumroadAccessToken: 'narrow' });
  expect(await messageOf(selling.connect(app, product.id))).toEqual([
    422,
    'This access token lacks the permission view_sales. Generate one with view_profile and view_sales.',
  ]);
  expect((await selling.settings(app)).paidMembershipsSettings.isSetupCompleted).toBe(false);
  expect(await selling.enters(app, {})).toEqual(inside);
});

test('[MEMB-18] an app for members lets in a confirmed address with a living purchase, its owner and its preview', async () => {
  const { shop } = selling;
  const { app, product } = await selling.makeClub();
  const [member, guest] = [await selling.join(app, 'member@example.com'), await selling.join(app, 'guest@example.com')];
  const unsure = await selling.join(app, 'unsure@example.com', { isVerified: false });
  shop.buy(product, { email: 'Member@Example.com' });
  shop.buy(product, { email: 'unsure@example.com' });
  await selling.connect(app, product.id);
  expect(await selling.enters(app, member)).toEqual(inside);
  expect(await selling.enters(app, guest)).toEqual(keptOut);
  expect(await selling.enters(app, unsure)).toEqual(keptOut);
  const stranger = await selling.enters(app, {});
  expect(stranger).toEqual({ data: 401, page: `/apps/${app.id}/login?nextUrl=%2FHome` });
  const bundle = (token: string) =>
    selling.server.request(`/runtime/bundle?appId=${app.id}`, { host: app.publishedHost, token });
  expect([(await bundle(member.token)).status, (await bundle(guest.token)).status]).toEqual([200, 403]);
  // In the builder and in its preview the owner works on as before.
  expect((await selling.owner.request(`/api/apps/${app.id}/entities/Note`)).status).toBe(200);
  const open = await selling.owner.request(`/api/apps/${app.id}/open`);
  const entered = await selling.server.request(
    new URL(open.headers.get('location')!).href.replace(/^https?:\/\/[^/]+/, ''),
    {
      host: app.publishedHost,
    },
  );
  const asOwner = /"token":"([^"]+)"/.exec(await entered.text())![1]!;
  expect(await selling.enters(app, { token: asOwner })).toEqual(inside);
  // Turned off, it is open again; what was connected is not forgotten.
  await selling.change(app, { isPaidMembershipsEnabled: false });
  expect(await selling.enters(app, {})).toEqual(inside);
  await selling.change(app, { isPaidMembershipsEnabled: true });
  expect(await selling.enters(app, guest)).toEqual(keptOut);
});

test('[MEMB-19] bought, cancelled, ended, restarted, disputed and refunded: what is told lets in and keeps out', async () => {
  const { shop, gumroad } = selling;
  const { app, product } = await selling.makeClub();
  const person = await selling.join(app, 'story@example.com');
  const told = async () => {
    for (const delivery of gumroad.pending.splice(0)) expect(await selling.deliver(delivery)).toBe(200);
  };
  const becomes = async (state: string) => {
    const [row] = await until(
      () => selling.members(app),
      (items) => items[0]?.state === state,
    );
    expect(row).toMatchObject({ state, person: { email: 'story@example.com' } });
    selling.later(6_000);
    return row!.isMember;
  };
  expect(await selling.enters(app, person)).toEqual(keptOut);
  const { saleId, subscriptionId: id } = shop.buy(product, { email: person.email });
  await told();
  expect(await becomes('active')).toBe(true);
  expect(await selling.enters(app, person)).toEqual(inside);
  const paidUntil = new Date(selling.now().getTime() + 86_400_000);
  shop.cancel(id!, paidUntil);
  await told();
  expect(await becomes('cancelling')).toBe(true);
  expect(await selling.enters(app, person)).toEqual(inside);
  shop.end(id!);
  await told();
  expect(await becomes('cancelled')).toBe(false);
  expect(await selling.enters(app, person)).toEqual(keptOut);
  shop.restart(id!);
  await told();
  expect(await becomes('active')).toBe(true);
  shop.dispute(saleId);
  await told();
  expect(await becomes('disputed')).toBe(false);
  expect(await selling.enters(app, person)).toEqual(keptOut);
});

test('[MEMB-20] forged, replayed, misdirected: what is told grants nothing that the lists do not show', async () => {
  const { shop, gumroad } = selling;
  const [{ app, product }, other] = [await selling.makeClub(), await selling.makeClub()];
  const eve = await selling.join(app, 'eve@example.com');
  const away = shop.addProduct('Elsewhere');
  gumroad.pending.length = 0;
  const hook = gumroad.hooks.find(({ url }) => url.includes(app.id))!.url;
  const otherHook = gumroad.hooks.find(({ url }) => url.includes(other.app.id))!.url;
  const forged = (fields: Record<string, string>) => ({
    event: 'sale',
    fields: { email: eve.email, ...fields },
    url: hook,
  });
  // Nobody sold anything, to anybody, by these ids.
  expect(await selling.deliver(forged({ sale_id: 'made up', product_id: product.id }))).toBe(200);
  // A test, a failed payment, another product of the same seller.
  for (const state of ['test', 'failed'] as const)
    await selling.deliver(forged({ sale_id: shop.buy(product, { email: eve.email, state }).saleId }));
  await selling.deliver(forged({ sale_id: shop.buy(away, { email: eve.email }).saleId }));
  // Somebody else's purchase does not become one's own by an address in the body.
  await selling.deliver(forged({ sale_id: shop.buy(product, { email: 'payer@example.com' }).saleId }));
  await until(
    () => selling.members(app),
    (items) => items.length === 1,
  );
  expect((await selling.members(app)).map(({ emails }) => emails)).toEqual([['payer@example.com']]);
  expect(await selling.enters(app, eve)).toEqual(keptOut);
  // An address of another app, and one that was guessed.
  const secret = otherHook.split('/').at(-1)!;
  expect(await selling.deliver(forged({ sale_id: 'x' }), hook.replace(/[^/]+$/, secret))).toBe(404);
  expect(await selling.deliver(forged({ sale_id: 'x' }), hook.replace(/.$/, '_'))).toBe(404);
  expect(await selling.deliver(forged({ sale_id: 'x' }), hook.replace(app.id, 'a'.repeat(24)))).toBe(404);
  expect(await selling.deliver({ event: 'sale', fields: { sale_id: '\0'.repeat(10) }, url: hook })).toBe(200);
});

test('[MEMB-09] another product is connected by who confirms it, and who bought the first one is no member then', async () => {
  const { shop } = selling;
  const { app, product } = await selling.makeClub();
  const person = await selling.join(app, 'first@example.com');
  shop.buy(product, { email: person.email });
  await selling.connect(app, product.id);
  expect(await selling.enters(app, person)).toEqual(inside);
  const second = shop.addProduct('Second');
  expect(await messageOf(selling.connect(app, second.id))).toEqual([
    409,
    'Another product is connected. Confirm the change: people who paid for it stop being members.',
  ]);
  expect(await selling.enters(app, person)).toEqual(inside);
  expect((await selling.connect(app, second.id, { replaces: product.id })).status).toBe(200);
  selling.later(6_000);
  expect(await selling.enters(app, person)).toEqual(keptOut);
  expect((await selling.connect(app, product.id, { replaces: second.id })).status).toBe(200);
  expect(await selling.enters(app, person)).toEqual(inside);
});

test('[MEMB-21] a purchase with another address becomes one’s own by a code that is mailed there', async () => {
  const { shop } = selling;
  const { app, product } = await selling.makeClub();
  const person = await selling.join(app, 'mine@example.com');
  const thief = await selling.join(app, 'thief@example.com');
  shop.buy(product, { email: 'paypal@example.com' });
  const host = app.publishedHost;
  const post = (path: string, json: object, { token } = person) =>
    selling.server.request(`/api/apps/${app.id}/membership${path}`, { host, token, json });
  expect((await post('/code', { email: 'no address' })).status).toBe(400);
  expect(await (await post('/code', { email: 'nobody@example.com' })).json()).toEqual({ success: true });
  expect(await (await post('/code', { email: 'PayPal@example.com' })).json()).toEqual({ success: true });
  const mail = await until(
    () => lastMail(selling.server, 'paypal@example.com', { kind: 'prove-address' }).catch(() => null),
    (found) => found !== null,
  );
  const { code } = mail!;
  const wrong = code === '000000' ? '000001' : '000000';
  expect((await post('/address', { email: 'paypal@example.com', code: wrong }, thief)).status).toBe(400);
  expect(await (await post('/address', { email: 'paypal@example.com', code })).json()).toMatchObject({
    isMember: true,
    email: 'mine@example.com',
  });
  expect((await post('/address', { email: 'paypal@example.com', code }, thief)).status).toBe(400);
  expect(await selling.enters(app, person)).toEqual(inside);
  expect(await selling.enters(app, thief)).toEqual(keptOut);
  expect((await selling.members(app))[0]).toMatchObject({ person: { id: person.id, isVerified: true } });
});

test('[MEMB-22] who paid a moment ago asks again; the list is read every hour even when nothing is told', async () => {
  const { shop, gumroad, server } = selling;
  const { app, product } = await selling.makeClub();
  const person = await selling.join(app, 'asks@example.com');
  const check = () =>
    server.request(`/api/apps/${app.id}/membership/check`, { host: app.publishedHost, token: person.token, json: {} });
  expect(await (await check()).json()).toMatchObject({ isNeeded: true, isMember: false, offer: { name: 'Club' } });
  shop.buy(product, { email: person.email });
  gumroad.pending.length = 0;
  expect(await (await check()).json()).toMatchObject({ isMember: true });
  for (let at = 0; at < 6; at += 1) await check();
  expect((await check()).status).toBe(429);
});

test('[MEMB-23] lost, repeated and reordered deliveries and one reading end in what a full reading of everything finds', async () => {
  const { shop, gumroad, server } = selling;
  let seed = 20_261_123;
  const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
  const stored = async (appId: string) =>
    server.adapters.db.$client<object[]>`
      select key, state, until, is_disputed, is_partly_refunded, product_id,
        array(select email from purchase_emails e where e.app_id = p.app_id and e.key = p.key order by 1) as emails
      from purchases p where app_id = ${appId} order by key`;
  // One is told everything in a mess, the other nothing: both sell the same product.
  const { app, product } = await selling.makeClub();
  const quiet = await selling.makeApp();
  for (const json of [{ isPaidMembershipsEnabled: true }, { gumroadAccessToken: 'seller-token' }])
    await selling.change(quiet, json);
  const isOurs = ({ url }: { url: string }) => url.includes(app.id);

  for (let round = 0; round < 6; round += 1) {
    for (let step = 0; step < 12; step += 1) {
      const ids = [...shop.subscriptions.values()].filter((one) => one.productId === product.id).map(({ id }) => id);
      const id = ids[random(Math.max(1, ids.length))];
      const act = id === undefined ? 0 : random(11);
      if (act <= 1)
        shop.buy(product, {
          email: `buyer-${round}-${step}@example.com`,
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
    const told = gumroad.pending.splice(0).filter(isOurs);
    const sent = told.flatMap((one) => Array<typeof one>(random(3)).fill(one)).sort(() => random(3) - 1);
    for (const delivery of sent) await selling.deliver(delivery);
    // What was heard is read one thing after the other, and then, an hour later, everything.
    selling.later(3_700_000);
    await createReadings(server.adapters).work();
    expect((await selling.connect(quiet, product.id)).status).toBe(200);
    const [heard, read] = [await stored(app.id), await stored(quiet.id)];
    expect(heard).toEqual(read);
    expect(read.length).toBeGreaterThan(0);
  }
});

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
