import type { Browser, Page } from '@playwright/test';
import { startNameServer } from '@whittle/testing/name-server';
import { type Product, startProduct } from '@whittle/testing/product';
import { sendRequest } from '@whittle/testing/request';
import { BuilderPage, newEmail, password } from './support/builder-page.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';

test.describe.configure({ mode: 'serial' });

/** What the name server of this test knows. */
const texts = new Map<string, string[]>();
let nameServer: Awaited<ReturnType<typeof startNameServer>>;
let product: Product;
let owner: BuilderPage;
let appId: string;

test.beforeAll(async ({ browser }) => {
  nameServer = await startNameServer(texts);
  product = await startProduct({ env: { DNS_SERVERS: nameServer.address } });
  owner = new BuilderPage(
    await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage(),
    product,
  );
  await owner.signUp();
  appId = await owner.describe('A list of tasks');
  await owner.untilReady();
});
test.afterAll(async () => {
  await product.close();
  await nameServer.close();
});

/** A visitor whose browser is like those that people have. */
const visitorPage = async (browser: Browser, headers: Record<string, string> = {}): Promise<Page> =>
  (
    await browser.newContext({
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
      locale: 'de-DE',
      extraHTTPHeaders: headers,
    })
  ).newPage();

const publish = (): Promise<{ url: string }> =>
  owner.page.evaluate(async (id) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ header: 'Tasks', access: { accessMode: 'public_without_login' } });
    const answer = await fetch(`/api/apps/${id}/publish`, { method: 'POST', headers, body });
    return (await answer.json()) as { url: string };
  }, appId);

test('[ANALYTICS-01] [ANALYTICS-02] analytics before and after an app is published', async ({ browser }) => {
  const { page } = owner;
  await page.goto(`${product.url}/analytics/app/${appId}`);
  await expect(page.getByText('Publish your app to access analytics')).toBeVisible();

  const { url } = await publish();
  await page.reload();
  await expect(page.getByText('No visits yet. Share the address of your app.')).toBeVisible();

  const visitor = await visitorPage(browser);
  const told = visitor.waitForResponse((answer) => answer.url().endsWith('/_whittle/visit'));
  await visitor.goto(url);
  expect((await told).status()).toBe(204);
  expect(await visitor.context().cookies()).toEqual([]);

  await page.reload();
  await expect(page.getByRole('radio', { name: 'Daily visitors, total' })).toBeChecked();
  await expect(page.getByText('1 visitor in the last five minutes')).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Languages of visitors' }).getByRole('row', { name: /German/ }),
  ).toBeVisible();
  await page.getByRole('radio', { name: 'Table' }).click();
  const today = page.getByRole('region', { name: 'Analytics' }).getByRole('row').nth(1);
  await expect(today.getByRole('cell').first()).toHaveText('1');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/-analytics\.csv$/);
  await expectAccessible(page, 'analytics');
});

test('[ANALYTICS-03] a browser that asks not to be followed is not counted', async ({ browser }) => {
  const visitor = await visitorPage(browser, { dnt: '1', 'sec-gpc': '1' });
  const { url } = await publish();
  await visitor.goto(url);
  await expect(visitor.locator('#root > *').first()).toBeVisible();
  await visitor.waitForLoadState('networkidle');
  await owner.page.reload();
  await expect(owner.page.getByText('1 visitor in the last five minutes')).toBeVisible();
});

test('[PUB-22] [PUB-23] a publish is rolled back, and the app is taken back from the public', async ({ browser }) => {
  const { page } = owner;
  await page.goto(`${product.url}/build/app/${appId}`);
  await expect(owner.ownMessages).toHaveCount(1);
  await owner.ask('Rename the app to Errands');
  await owner.untilReady();
  const visitor = await visitorPage(browser);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Errands');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  const versions = dialog.getByRole('region', { name: 'Published versions' });
  await expect(versions.getByRole('listitem')).toHaveCount(2);
  const url = (await dialog.getByRole('link', { name: 'Visit' }).getAttribute('href'))!;
  await visitor.goto(url);
  await expect(visitor).toHaveTitle(/Errands/);

  await versions.getByRole('button', { name: /^Roll back to/ }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Roll back' }).click();
  await expect(question).toHaveCount(0);
  await expect(versions.getByRole('listitem').first()).toContainText('Public now');
  await visitor.reload();
  await expect(visitor).toHaveTitle(/Tasks/);
  await expectAccessible(page, 'publish dialog with versions');

  await versions.getByRole('button', { name: 'Unpublish...' }).click();
  await question.getByRole('button', { name: 'Unpublish' }).click();
  await expect(dialog.getByText('You will find your link here...')).toBeVisible();
  expect((await visitor.reload())?.status()).toBe(404);
});

test('[ROUTE-05] a domain of the app’s own is set up in the menu, and serves the app once its name server says so', async () => {
  const { page } = owner;
  const { url } = await publish();
  await page.goto(`${product.url}/build/app/${appId}`);
  await page.getByRole('button', { name: /, app menu$/ }).click();
  await page.getByRole('menuitem', { name: 'Domain...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Custom domain' });
  await dialog.getByLabel('Domain').fill('localhost');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Domain')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Domain').fill('https://Tasks.Example.org/');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Domain')).toHaveValue('tasks.example.org');
  await expect(dialog.getByText('_whittle.tasks.example.org')).toBeVisible();
  await dialog.getByRole('button', { name: 'Check the records' }).click();
  await expect(dialog.getByText(/_whittle\.tasks\.example\.org.*not found|not found/).first()).toBeVisible();

  texts.set('_whittle.tasks.example.org', [`whittle-app=${appId}`]);
  await dialog.getByRole('button', { name: 'Check the records' }).click();
  await expect(dialog.getByText(/^The app is available at tasks\.example\.org\./)).toBeVisible();
  const port = new URL(url).port;
  const at = (host: string) => sendRequest(product.port, '/Home', { host, headers: { accept: 'text/html' } });
  const served = await at(`tasks.example.org:${port}`);
  expect([served.status, /<title>(.*?)</.exec(await served.text())?.[1]]).toEqual([200, 'Tasks']);
  const led = await at(new URL(url).host);
  expect([led.status, led.headers.get('location')]).toEqual([302, `http://tasks.example.org:${port}/Home`]);

  await dialog.getByRole('button', { name: 'Remove domain' }).click();
  await expect(dialog.getByLabel('Domain')).toHaveValue('');
  expect((await at(`tasks.example.org:${port}`)).status).toBe(404);
  await page.keyboard.press('Escape');
});

test('[SIGN-06] [USER-16] [LANG-01] somebody joins in their language, agrees to the terms, and is erased with a report', async ({
  browser,
}) => {
  const { page } = owner;
  const { url } = await publish();
  const answer = await page.evaluate(async (id) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ termsOfServiceLink: 'https://example.com/terms' });
    return (await fetch(`/api/apps/${id}/access`, { method: 'PUT', headers, body })).status;
  }, appId);
  expect(answer).toBe(200);
  const email = newEmail('person');
  const person = await visitorPage(browser);
  await person.goto(`${url}/login?nextUrl=/`);
  await person.getByLabel('E-Mail').fill(email);
  await person.getByLabel('Passwort', { exact: true }).fill(password);
  await person.locator('button[type=submit]').click();
  await expect(person.getByText('E-Mail-Adresse oder Passwort ist falsch.')).toBeVisible();
  await person.getByRole('button', { name: 'Konto erstellen' }).click();
  await expect(
    person.getByText('Mit dem Erstellen eines Kontos stimmen Sie den Nutzungsbedingungen zu.'),
  ).toBeVisible();
  await expect(person.getByLabel('E-Mail')).toHaveValue(email);
  await person.getByLabel('Passwort', { exact: true }).fill(password);
  await person.locator('button[type=submit]').click();
  await expect(person.locator('#root > *').first()).toBeVisible();

  await page.goto(`${product.url}/build/app/${appId}?view=database&entity=@users`);
  const row = page.getByRole('region', { name: 'Users' }).getByRole('listitem').filter({ hasText: email });
  await row.getByRole('button', { name: /^Actions for/ }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export their data' }).click();
  expect((await download).suggestedFilename()).toBe(`${email}.json`);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Erase...' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Erase' })).toBeDisabled();
  await dialog.getByRole('textbox').fill(email);
  await dialog.getByRole('button', { name: 'Erase' }).click();
  await expect(dialog.getByRole('heading', { name: 'What stays, and why' })).toBeVisible();
  await expectAccessible(page, 'report of an erasure');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(row).toHaveCount(0);
  await person.reload();
  await expect(person.locator('body')).not.toContainText(email);
});
