import type { Browser, Page } from '@playwright/test';
import { type GumroadServer, startGumroadServer } from '@whittle/testing/gumroad/gumroad-server';
import { type Product, startProduct } from '@whittle/testing/product';
import { openProductDatabase } from '@whittle/testing/product-database';
import { expectAccessible } from './support/accessible.ts';
import { BuilderPage, newEmail } from './support/builder-page.ts';
import { expect, test } from './support/fixtures.ts';
import { makeApp, PanelsPage } from './support/panels.ts';

let gumroad: GumroadServer;
let product: Product;
test.beforeAll(async () => {
  gumroad = await startGumroadServer();
  product = await startProduct({ env: { PLANS: 'on', GUMROAD_API_URL: gumroad.url, CODE_EDITING: 'builders' } });
});
test.afterAll(async () => {
  await product.close();
  await gumroad.close();
});

const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

async function confirmEmail(of: Product, email: string) {
  const { sql, close } = await openProductDatabase(of);
  await sql.query('update accounts set email_verified_at = now() where email = $1', [email]);
  await close();
}

async function addPlan(admin: Page, name: string, { price, yearly }: { price: string; yearly: string }) {
  await admin.getByRole('button', { name: 'Add a plan' }).click();
  const row = admin
    .getByRole('listitem')
    .filter({ has: admin.getByLabel('Dollars per month', { exact: true }) })
    .last();
  await expect(row.getByLabel('Name')).toHaveValue(name);
  await row.getByLabel('Product').selectOption({ label: name });
  await row.getByLabel('Dollars per month', { exact: true }).fill(price);
  await row.getByLabel('Dollars per year').fill(yearly);
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.getByText('Plans saved').last()).toBeVisible();
}

test('[EDIT-04] [PLAN-03] [PLAN-07] [PLAN-08] [PLAN-09] [PLAN-12] [PLAN-14] [PLAN-15] [PLAN-17] [PLAN-21] plans are sold, bought, refunded and given, and panels lock by them', async ({
  browser,
}) => {
  test.slow();
  const [admin, page] = [await newPage(browser), await newPage(browser)];
  const [explorer, moon] = [
    gumroad.shop.addProduct('explorer', { isMembership: false }),
    gumroad.shop.addProduct('MOON'),
  ];
  await new BuilderPage(admin, product).signUp(newEmail('admin'));
  await admin.goto(`${product.url}/admin/plans`);
  await admin.getByLabel('Gumroad access token').fill('wrong');
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.getByText('Gumroad does not accept this access token. Nothing was saved.')).toBeVisible();
  await admin.getByLabel('Gumroad access token').fill('seller-token');
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.getByText('Gumroad cannot reach this address.')).toBeVisible();
  await addPlan(admin, 'explorer', { price: '20', yearly: '192' });
  for (const look of ['narrow dark', 'wide light'] as const)
    await expectAccessible(admin, 'plans of the admin', { look });

  const email = newEmail('buyer');
  await new BuilderPage(page, product).signUp(email);
  await confirmEmail(product, email);

  // What locks on which plan, by kind.
  const panels = new PanelsPage(page, product.url);
  const settings = panels.panel('App settings');
  const mainPage = settings.getByLabel('Main page');
  const runsPerDay = panels.panel('Settings').getByLabel('Runs per person and day');
  const lockOf = (plan: string) => `The locked settings are part of the ${plan} plan.Upgrade`;
  const [genApp, app, space, tool] = [
    await makeApp(page, 'gen_app'),
    await makeApp(page, 'app'),
    await makeApp(page, 'space_app'),
    await makeApp(page, 'tool'),
  ];
  for (const [id, plan] of [
    [genApp, 'MOON'],
    [app, 'explorer'],
  ] as const) {
    await panels.goTo(id, 'settings');
    await expect(panels.lock).toHaveText(lockOf(plan));
    await expect(mainPage).toBeDisabled();
  }
  await settings.getByRole('button', { name: 'Done' }).click();
  await expect(panels.menu).toHaveText([/^App texts/, /^App branding/, /^App tools/, /^App settings/]);
  await panels.walk({ 'App texts': ['Title'], 'App branding': ['Style'] });
  await panels.goTo(app, 'branding');
  await expect(panels.panel('App branding').getByLabel('Background', { exact: true })).toBeEnabled();
  await expect(panels.lock).toHaveCount(0);
  await expect(page.getByLabel('Hide the Whittle mark')).toHaveCount(0);
  await panels.goTo(space, 'settings');
  await expect(mainPage).toBeEnabled();
  await expect(panels.lock).toHaveCount(0);
  await panels.goTo(tool, 'settings');
  await expect(panels.lock).toHaveText(
    'Runs per person are 10 a day and 50 a week; other numbers need a paid plan.Upgrade',
  );
  await expect(panels.panel('Settings')).toContainText(
    'A platform admin chooses the model, its temperature, how data sources are searched, the credits of a run, and whether people may edit results.',
  );
  await expect(runsPerDay).toHaveCount(0);
  await panels.lock.getByRole('link', { name: 'Upgrade' }).click();
  await expect(page).toHaveURL(/panel=settings&goto=upgrade_app_plan/);
  await expect(page.getByRole('dialog', { name: 'Plans' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/panel=settings$/);

  await page.goto(`${product.url}/home`);
  await page.getByRole('link', { name: 'lite · Upgrade' }).click();
  await expect(page).toHaveURL(/goto=upgrade_app_plan/);
  const dialog = page.getByRole('dialog', { name: 'Plans' });
  await dialog.getByRole('radio', { name: /Yearly/ }).check();
  await expect(dialog.getByText('$16.00')).toBeVisible();
  await expect(dialog.getByRole('link', { name: /^Start My Journey/ })).toHaveAttribute('href', /recurrence=yearly/);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/goto=/);

  await addPlan(admin, 'MOON', { price: '40', yearly: '' });
  const { saleId } = gumroad.shop.buy(explorer, { email });
  await page.goto(`${product.url}/home?sale_id=${encodeURIComponent(saleId)}`);
  await expect(page.getByText('Thank you. Your plan is now explorer.')).toBeVisible();
  const card = (name: string) => dialog.getByRole('listitem', { name });
  await expect(card('explorer').getByText('Current plan')).toBeVisible();
  await expect(card('MOON').getByRole('link', { name: /^Upgrade/ })).toBeVisible();
  await card('lite').getByRole('button', { name: 'Downgrade' }).click();
  await expect(card('lite').getByText(/your apps and data are kept/)).toBeVisible();
  for (const look of ['narrow light', 'narrow dark', 'wide dark'] as const)
    await expectAccessible(page, 'plans', { look });

  await panels.goTo(app, 'settings');
  await expect(mainPage).toBeEnabled();
  await expect(panels.lock).toHaveCount(0);
  await panels.goTo(tool, 'settings');
  await expect(runsPerDay).toHaveValue('10');
  await expect(panels.lock).toHaveCount(0);
  await panels.goTo(genApp, 'settings');
  await expect(panels.lock).toHaveText(lockOf('MOON'));

  // Somebody else's sale, in one's own address.
  const other = gumroad.shop.buy(moon, { email: newEmail('other') }).saleId;
  await page.goto(`${product.url}/joinPlan?sale_id=${encodeURIComponent(other)}`);
  await expect(page.getByText('Looking for your payment.')).toBeVisible();
  await expect(page.getByRole('listitem', { name: 'MOON' }).getByRole('button', { name: 'Upgrade' })).toBeVisible();

  gumroad.shop.refund(saleId);
  await admin.getByRole('button', { name: 'Read all purchases now' }).click();
  await expect(admin.getByText('All purchases were read')).toBeVisible();
  await page.goto(`${product.url}/home`);
  await expect(page.getByRole('link', { name: 'lite · Upgrade' })).toBeVisible();

  await admin.getByLabel('Find an account').fill(email);
  await admin.getByRole('button', { name: `Give a plan to ${email}` }).click();
  await admin.getByLabel('Plan', { exact: true }).last().selectOption('MOON');
  await admin.getByRole('button', { name: 'Give a plan', exact: true }).click();
  await expect(admin.getByText('MOON, given by hand')).toBeVisible();
  await page.goto(`${product.url}/settings`);
  await expect(page.getByText('Your plan is MOON.')).toBeVisible();
  await panels.goTo(genApp, 'settings');
  await mainPage.selectOption('Home');
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await expect(panels.lock).toHaveCount(0);
  await admin.getByRole('button', { name: `End MOON of ${email}` }).click();
  await admin.getByRole('button', { name: 'End', exact: true }).click();
  await expect(admin.getByText('MOON, given by hand, ended by an admin')).toBeVisible();
  // What was set stays, and locks.
  await page.reload();
  await expect(panels.lock).toHaveText(lockOf('MOON'));
  await expect(mainPage).toBeDisabled();
  await expect(mainPage).toHaveValue('Home');
  await page.goto(`${product.url}/settings`);
  await expect(page.getByText('Your plan is lite.')).toBeVisible();
});

test('[PROD-06] an installation that sells no plans shows none', async ({ page, product: plain }) => {
  const builder = new BuilderPage(page, plain);
  await builder.signUp(newEmail());
  await page.goto(`${plain.url}/home?goto=upgrade_app_plan&sale_id=x`);
  await expect(page.getByRole('heading', { name: 'What do you want to build?' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Upgrade')).toHaveCount(0);
  await page.goto(`${plain.url}/joinPlan`);
  await expect(page).toHaveURL(/\/home$/);
  await page.goto(`${plain.url}/settings`);
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Plan', exact: true })).toHaveCount(0);
});
