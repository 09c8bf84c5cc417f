import type { Browser, Page } from '@playwright/test';
import { deliveryBody, type GumroadServer, startGumroadServer } from '@whittle/testing/gumroad/gumroad-server';
import { sellerKey, startStripeServer, type StripeServer } from '@whittle/testing/stripe/stripe-server';
import { type Product, startProduct } from '@whittle/testing/product';
import { sendRequest } from '@whittle/testing/request';
import { BuilderPage, newEmail, password } from './support/builder-page.ts';
import { expect, test } from './support/fixtures.ts';
import { readMail } from './support/outbox.ts';

test.describe.configure({ mode: 'serial' });

let gumroad: GumroadServer;
let stripe: StripeServer;
let product: Product;
let owner: BuilderPage;
let app: { id: string; origin: string };

test.beforeAll(async ({ browser }) => {
  gumroad = await startGumroadServer();
  gumroad.acceptsPrivate = true;
  stripe = await startStripeServer();
  stripe.acceptsPrivate = true;
  product = await startProduct({ env: { GUMROAD_API_URL: gumroad.url, STRIPE_API_URL: stripe.url } });
  owner = new BuilderPage(await newPage(browser), product);
  await owner.signUp();
  const id = await owner.describe('A list of tasks');
  await owner.untilReady();
  const url = await owner.page.evaluate(async (path) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(path, { method: 'POST', headers, body: '{"header":"Tasks"}' });
    return ((await answer.json()) as { url: string }).url;
  }, `/api/apps/${id}/publish`);
  app = { id, origin: url };
});
test.afterAll(async () => {
  await product.close();
  await gumroad.close();
  await stripe.close();
});

const newPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();

/** What Gumroad posts to the address that it was given. */
async function tell() {
  for (const delivery of gumroad.pending.splice(0)) {
    const { host, pathname } = new URL(delivery.url);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = deliveryBody(delivery);
    const answer = await sendRequest(product.port, pathname, { host, headers, method: 'POST', body });
    expect(answer.status).toBe(200);
  }
}

async function openMembershipsAt(provider: 'Gumroad' | 'Stripe') {
  await owner.page.goto(`${product.url}/build/app/${app.id}?view=database&entity=@users`);
  await owner.page.getByRole('button', { name: 'Memberships', exact: true }).click();
  return owner.page.getByRole('dialog', { name: `Paid Memberships (${provider})` });
}
const openMemberships = () => openMembershipsAt('Gumroad');

test('[MEMB-01] [MEMB-05] [MEMB-08] [MEMB-12] the owner connects a product in three steps', async () => {
  gumroad.shop.addProduct('Task club');
  const dialog = await openMemberships();
  const token = dialog.getByPlaceholder('Enter Gumroad access token...');
  await expect(token).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Enable paid memberships' }).check();
  await token.fill('not-a-token');
  await expect(dialog.getByText('Gumroad does not accept this access token.')).toBeVisible();
  await token.fill('seller-token');
  await dialog.getByRole('combobox', { name: 'Product' }).selectOption('Task club');
  await dialog.getByRole('button', { name: 'Connect to Gumroad' }).click();
  await expect(owner.page.getByText("Connected to Gumroad, you're all set!")).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Connected' })).toHaveAttribute('aria-disabled', 'true');
  expect(gumroad.hooks).toHaveLength(8);
  await dialog.getByRole('button', { name: 'Show pricing plan' }).click();
  const pricing = owner.page.getByRole('dialog', { name: 'Pricing plan' });
  await expect(pricing.getByRole('button', { name: 'Get access' })).toHaveAttribute('aria-disabled', 'true');
});

test('[MEMB-18] [MEMB-19] [MEMB-21] a person signs in, pays, is let in, cancels, is kept out, comes back and disputes', async ({
  browser,
}) => {
  const { shop } = gumroad;
  const club = [...shop.products.values()][0]!;
  const email = newEmail('member');
  const page = await newPage(browser);
  await page.goto(`${app.origin}/Home`);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { name: 'Become a member of Tasks' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get access' })).toHaveAttribute('href', /gumroad\.com\/l\//);

  // Nothing is bought yet; then it is, with an address that was not shown to be theirs.
  const { subscriptionId: id, saleId } = shop.buy(club, { email });
  await tell();
  await page.getByRole('button', { name: 'I have paid: check again' }).click();
  await expect(page.getByText(/counts once you confirm that the address is yours/)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Six-digit code').fill((await readMail(owner.page, email, 'prove-address')).code);
  await page.getByRole('button', { name: 'Use this membership' }).click();
  await expect(page.locator('#root > *').first()).toBeVisible();

  const memberRow = async (text: RegExp) => {
    await expect(async () => {
      const dialog = await openMemberships();
      await expect(dialog.getByRole('listitem').filter({ hasText: email })).toHaveText(text, { timeout: 2_000 });
    }).toPass();
  };
  await memberRow(/Paid.*Member/);
  shop.cancel(id!, new Date(Date.now() + 86_400_000));
  await tell();
  await memberRow(/Cancelled, paid until the end of the period, until .*Member/);
  await page.reload();
  await expect(page.locator('#root > *').first()).toBeVisible();

  const keptOut = () =>
    expect(async () => {
      await page.goto(`${app.origin}/Home`);
      await expect(page.getByRole('heading', { name: 'Become a member of Tasks' })).toBeVisible({ timeout: 2_000 });
    }).toPass();
  shop.end(id!);
  await tell();
  await keptOut();
  await memberRow(/Cancelled.*Not a member/);
  shop.restart(id!);
  await tell();
  await expect(async () => {
    await page.goto(`${app.origin}/Home`);
    await expect(page.locator('#root > *').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  shop.dispute(saleId);
  await tell();
  await keptOut();
  await memberRow(/Disputed at the bank.*Not a member/);
});

test('[MEMB-25] [MEMB-28] the owner changes to Stripe; who pays by the link of the app is let in, whatever address pays', async ({
  browser,
}) => {
  const club = stripe.shop.addProduct('Task club at Stripe');
  await openMemberships();
  await owner.page.getByRole('radio', { name: 'Stripe' }).check();
  const dialog = owner.page.getByRole('dialog', { name: 'Paid Memberships (Stripe)' });
  await expect(dialog.getByText(/^Gumroad stays connected until/)).toBeVisible();
  const key = dialog.getByPlaceholder('Enter restricted key, rk_live_...');
  await key.fill('rk_test_unknown');
  await expect(dialog.getByText('Stripe does not accept this key.')).toBeVisible();
  await key.fill(sellerKey);
  await dialog.getByRole('combobox', { name: 'Product' }).selectOption('Task club at Stripe');
  await dialog.getByRole('button', { name: 'Connect to Stripe' }).click();
  await expect(owner.page.getByText("Connected to Stripe, you're all set!")).toBeVisible();
  await expect(dialog.getByText(/test key/)).toBeVisible();

  const page = await newPage(browser);
  await page.goto(`${app.origin}/Home`);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Email').fill(newEmail('payer'));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { name: 'Become a member of Tasks' })).toBeVisible();
  const link = new URL((await page.getByRole('link', { name: 'Get access' }).getAttribute('href'))!);
  expect(link.host).toBe('buy.stripe.com');
  stripe.shop.buy(club, { email: newEmail('other'), reference: link.searchParams.get('client_reference_id')! });
  await page.getByRole('button', { name: 'I have paid: check again' }).click();
  await expect(page.locator('#root > *').first()).toBeVisible();
});

test('[MEMB-29] the owner gives a membership by hand and ends it; both ask why', async ({ browser }) => {
  const email = newEmail('guest');
  await openMembershipsAt('Stripe');
  const dialog = owner.page.getByRole('dialog', { name: 'Paid Memberships (Stripe)' });
  await dialog.getByRole('button', { name: 'Give a membership' }).click();
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByRole('button', { name: 'Give membership' }).click();
  await expect(dialog.getByText('Say why.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Helped to start the club');
  await dialog.getByRole('button', { name: 'Give membership' }).click();
  const row = dialog.getByRole('listitem').filter({ hasText: email });
  await expect(row).toHaveText(/Helped to start the club.*Member/);

  const page = await newPage(browser);
  await page.goto(`${app.origin}/Home`);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('button[type=submit]').click();
  // The address counts once it is shown to be theirs.
  await page.getByRole('button', { name: 'I have paid: check again' }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Six-digit code').fill((await readMail(owner.page, email, 'prove-address')).code);
  await page.getByRole('button', { name: 'Use this membership' }).click();
  await expect(page.locator('#root > *').first()).toBeVisible();

  await row.getByRole('button', { name: `End the membership of ${email}` }).click();
  const asking = owner.page.getByRole('dialog', { name: `End the membership of ${email}?` });
  await asking.getByLabel('Reason').fill('The season is over');
  await asking.getByRole('button', { name: 'End membership' }).click();
  await expect(row).toHaveText(/Ended .*The season is over.*Not a member/);
  await expect(async () => {
    await page.goto(`${app.origin}/Home`);
    await expect(page.getByRole('heading', { name: 'Become a member of Tasks' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
