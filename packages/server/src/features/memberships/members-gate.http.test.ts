import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastMail } from '@whittle/testing/mails';
import { type Selling, startSelling } from './memberships.fixture.ts';

let selling: Selling;
beforeAll(async () => void (selling = await startSelling()));
afterAll(() => selling.close());

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

test('[MEMB-18] [PLAN-02] an app for members lets in a confirmed address with a living purchase, its owner and its preview', async () => {
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
  const priceList = await selling.server.request('/joinPlan', {
    ...{ host: app.publishedHost, cookie: `__Host-whittle-app=${guest.token}` },
    headers: { 'accept-language': 'de-CH' },
  });
  expect(await priceList.text()).toMatch(/<html lang="de">[^]*Angemeldet als <b>guest@example\.com[^]*Zugang kaufen/);
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
  // Anybody may ask what is sold, of an app that sells.
  const sold = async (appId: string) =>
    (await (await selling.server.request(`/api/live_api/app/paidPlans?appId=${appId}`)).json()) as {
      plans: { name: string; link: string }[];
    };
  expect((await sold(app.id)).plans.map(({ name }) => name)).toContain(product.name);
  expect(await sold('f'.repeat(24))).toEqual({ plans: [] });
  expect(await sold("'")).toEqual({ plans: [] });
  // Turned off, it is open again; what was connected is not forgotten.
  await selling.change(app, { isPaidMembershipsEnabled: false });
  expect(await sold(app.id)).toEqual({ plans: [] });
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

test('[MEMB-15] a replaced token is told at a new address; the old one counts for a day, and nobody is kept out meanwhile', async () => {
  const { gumroad, shop } = selling;
  const { app, product } = await selling.makeClub();
  const person = await selling.join(app, 'stays@example.com');
  shop.buy(product, { email: person.email });
  await selling.connect(app, product.id);
  const ours = () => [...new Set(gumroad.hooks.flatMap(({ url }) => (url.includes(app.id) ? [url] : [])))];
  const [old] = ours();
  gumroad.tokens.set('second-token', new Set(['view_profile', 'view_sales']));
  expect((await selling.change(app, { gumroadAccessToken: 'second-token' })).status).toBe(200);
  expect(await selling.settings(app)).toMatchObject({
    hearsEvents: true,
    paidMembershipsSettings: { isSetupCompleted: true },
  });
  expect(ours()).toEqual([expect.not.stringContaining(old!)]);
  expect(await selling.enters(app, person)).toEqual(inside);
  const told = { event: 'sale', fields: { sale_id: 'some' }, url: old! };
  expect(await selling.deliver(told)).toBe(200);
  selling.later(25 * 3_600_000);
  expect(await selling.deliver(told)).toBe(404);
  expect(await selling.deliver({ ...told, url: ours()[0]! })).toBe(200);
});
