import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('[EDIT-11] [MEMB-13] what is sold is among the settings of the app: turned on and given a token there, which never comes back', async () => {
  const app = await selling.makeApp();
  const save = (appSettings: object, base?: object) =>
    selling.owner.request(`/api/apps/${app.id}/settings`, { json: { appSettings, base } });
  const off = await save({ isSignupEnabled: false, isPaidMembershipsEnabled: true });
  expect(await messageOf(off)).toEqual([409, 'Enable user signup first: members sign in to the app.']);
  // What one key needs of another in the same call is there.
  const on = await save({ isSignupEnabled: true, isPaidMembershipsEnabled: true, mainPage: 'Home' });
  expect(await on.json()).toMatchObject({ memberships: { isPaidMembershipsEnabled: true } });
  const refused = await save({ gumroadAccessToken: 'no-such-token' });
  expect(await messageOf(refused)).toEqual([422, expect.stringContaining('does not accept this access token')]);
  const saved = await (await save({ gumroadAccessToken: 'seller-token' })).text();
  expect(saved).not.toContain('seller-token');
  expect((JSON.parse(saved) as { memberships: object }).memberships).toEqual({
    ...{ isPaidMembershipsEnabled: true, paidMembershipsProduct: null },
    paidMembershipsSettings: {
      ...{ paymentProvider: 'gumroad', hasPaymentProviderAccessToken: true, isSetupCompleted: false },
    },
  });
  // Another window turned it off meanwhile.
  await save({ isPaidMembershipsEnabled: false });
  expect(await messageOf(await save({ isPaidMembershipsEnabled: true }, { isPaidMembershipsEnabled: true }))).toEqual([
    ...[409, 'This was changed elsewhere while you were editing it.'],
  ]);
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
