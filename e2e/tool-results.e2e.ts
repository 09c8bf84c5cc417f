import type { Browser, Page } from '@playwright/test';
import { type ModelServer, startModelServer } from '@whittle/testing/model-server/model-server';
import { type Product, startProduct } from '@whittle/testing/product';
import { expectAccessible } from './support/accessible.ts';
import { BuilderPage, password } from './support/builder-page.ts';
import { expect, modelEnv, test } from './support/fixtures.ts';
import { type Network, startNetwork } from './support/network.ts';

const plan = 'Day 1: **soup**. Day 2: beans. Day 3: rice.';
/** What the recorded model does next: a list of Items is refused until it is good. */
let items: unknown = ['beans'];
let untilReleased = Promise.withResolvers<void>();

let network: Network;
let models: ModelServer;
let product: Product;
let admin: string | null = null;
test.beforeAll(async () => {
  network = await startNetwork();
  models = await startModelServer({
    answers: ({ message, system }) => {
      const hold = message.includes('Slowly') ? { hold: { before: 'Day 2', until: untilReleased.promise } } : {};
      return { text: JSON.stringify({ ...(system.includes('"plan"') && { plan }), items }), ...hold };
    },
  });
  const url = `http://whittle.localhost:${network.port}`;
  const started = await startProduct({ env: { ...modelEnv(models), PUBLIC_URL: url } });
  network.connectTo(started.port);
  product = { ...started, url };
});
test.afterAll(async () => {
  await product.close();
  await network.close();
  await models.close();
});

const tool = (changes: object) => ({
  title: 'Meal plan',
  texts: { header: 'Meal plan', isMultiStepInput: true, runButton: 'Make my plan' },
  steps: [
    { id: 'one', title: 'You' },
    { id: 'two', title: 'Food' },
    { id: 'three', title: 'Fridge' },
  ],
  fields: [
    { id: 'people', name: 'People', label: 'People', type: 'number', required: true, memorize: true, stepId: 'one' },
    { id: 'diet', name: 'Diet', label: 'Diet', type: 'short_text', required: true, memorize: true, stepId: 'two' },
    { id: 'fridge', name: 'Fridge', label: 'Your fridge', type: 'photo', instructions: 'Name it.', stepId: 'three' },
  ],
  stages: [{ id: 'main', prompt: 'For {{people}}, {{diet}}, {{fridge}}.' }],
  blocks: [
    { id: 'plan', type: 'rich_text', title: 'Plan' },
    { id: 'items', type: 'list', title: 'Shopping list' },
  ],
  settings: { dailyUserLimit: 2, userCanEditResults: true },
  ...changes,
});

/** Publishes an app that is a tool; answers the address of its page. */
async function publishTool(page: Page, changes: object = {}): Promise<string> {
  const builder = new BuilderPage(page, product);
  // The first account is the platform admin, who alone lets people edit results (ADMIN-01).
  if (admin === null) admin = await builder.signUp();
  else await page.goto(`${product.url}/login`);
  const call = (path: string, json: unknown, method = 'POST') =>
    page.evaluate(
      async (sent) => {
        const headers = { 'content-type': 'application/json' };
        const answered = await fetch(sent.path, { method: sent.method, headers, body: JSON.stringify(sent.json) });
        if (!answered.ok) throw new Error(`${sent.path} answered ${answered.status}: ${await answered.text()}`);
        return answered.json() as Promise<unknown>;
      },
      { path, json, method },
    );
  await call('/api/auth/sign-in', { email: admin, password });
  const { id } = (await call('/api/apps', { appType: 'tool' })) as { id: string };
  await call(`/api/apps/${id}/tools`, { title: 'Meal plan', document: tool(changes) });
  await call(`/api/apps/${id}/access`, { accessMode: 'public_without_login' }, 'PUT');
  const { url } = (await call(`/api/apps/${id}/publish`, {})) as { url: string };
  return `${url}/tool/meal-plan`;
}

/** A visitor with a telephone. */
async function onPhone(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).tap();

test('[FIELD-01] [FIELD-02] [TOOL-12] [TOOL-16] [TOOL-18] [TOOL-19] [TOOL-52] [TOOL-54] a phone: three steps, a photo, a failed block, an edit that is checked, a link, the limit', async ({
  page,
  browser,
}) => {
  const phone = await onPhone(browser, await publishTool(page));
  await expect(phone.getByText('2 of 2 runs left today')).toBeVisible();
  await phone.getByRole('textbox', { name: 'People' }).fill('2');
  await next(phone);
  await phone.getByRole('textbox', { name: 'Diet' }).fill('secretly vegan');
  await next(phone);
  await expect(phone.getByText('Step 3 of 3')).toBeVisible();
  await expect(phone.getByText('Take a photo')).toBeVisible();
  await expectAccessible(phone, 'a photo field');
  // What a camera gives, as large as a camera gives it.
  const picture = await page.screenshot();
  await phone.locator('input[capture="environment"]').setInputFiles({
    ...{ name: 'fridge.png', mimeType: 'image/png', buffer: picture },
  });
  await expect(phone.getByRole('button', { name: 'Remove fridge.jpg' })).toBeVisible();
  await expect(phone.getByRole('img', { name: 'Photo: Your fridge' })).toBeVisible();

  items = 'no list';
  await phone.getByRole('button', { name: 'Make my plan' }).tap();
  await expect(phone.getByText('The answer for this part could not be read.')).toBeVisible();
  await phone.getByText('Show what was written').tap();
  await expect(phone.getByText('no list', { exact: true })).toBeVisible();
  await expect(phone.getByText('Day 1: soup')).toBeVisible();
  await expect(phone.getByText('1 of 2 runs left today')).toBeVisible();
  const seen = JSON.stringify(models.requests.at(-1)!.body);
  expect(seen).toContain('data:image/jpeg;base64,');
  expect(seen).toContain('(Name it.)');

  items = ['beans', 'rice'];
  await phone.getByRole('button', { name: 'Redo Shopping list' }).tap();
  await expect(phone.getByRole('listitem').filter({ hasText: 'rice' })).toBeVisible();
  await expectAccessible(phone, 'a result');

  await phone.getByRole('button', { name: 'Edit Plan' }).tap();
  await phone.getByRole('textbox', { name: 'Plan' }).fill('Day 1: my own dish.');
  await phone.getByRole('button', { name: 'Save', exact: true }).tap();
  await expect(phone.getByText('Day 1: my own dish.')).toBeVisible();
  const checked = phone.waitForResponse((answer) => answer.url().endsWith('/validate'));
  await phone.getByRole('button', { name: 'Check again' }).tap();
  expect((await checked).status()).toBe(200);
  await expect(phone.getByRole('status')).toHaveText('Your result is ready.');
  await phone.getByRole('button', { name: 'Close the result' }).tap();
  await expect(phone.getByText('Day 1: my own dish.')).toHaveCount(0);
  await phone.getByRole('button', { name: 'Show the last result again' }).tap();
  await expect(phone.getByText('Day 1: my own dish.')).toBeVisible();

  await phone.getByRole('button', { name: 'Share' }).tap();
  const link = phone.getByLabel('Anybody with this link can read the result');
  await expect(link).toHaveValue(/\?result=[0-9a-f]{32}$/);
  await expectAccessible(phone, 'a shared result');
  const stranger = await onPhone(browser, await link.inputValue());
  await expect(stranger.getByText('Day 1: my own dish.')).toBeVisible();
  await expect(stranger.getByRole('button', { name: /Edit|Redo|Share/ })).toHaveCount(0);
  expect(await stranger.content()).not.toContain('secretly vegan');
  await phone.getByRole('button', { name: 'Make private' }).tap();
  await expect(phone.getByRole('button', { name: 'Share' })).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText('This result does not exist, or it is no longer shared.')).toBeVisible();

  // Run again with what was filled in, and once more than the day allows.
  await phone.getByRole('button', { name: 'Run again' }).tap();
  await expect(phone.getByText('Day 1: soup')).toBeVisible();
  // The result before is one tap away, in this tab.
  await phone.getByText('Earlier results in this tab').tap();
  await phone
    .getByRole('button', { name: /2, secretly vegan/ })
    .last()
    .tap();
  await expect(phone.getByText('Day 1: my own dish.')).toBeVisible();
  await phone
    .getByRole('button', { name: /2, secretly vegan/ })
    .first()
    .tap();
  await expect(phone.getByText('Day 1: soup')).toBeVisible();
  // The form begins anew, with what was filled in for that result.
  await next(phone);
  await next(phone);
  await phone.getByRole('button', { name: 'Run again' }).tap();
  await expect(
    phone.getByText(/^You have used all 2 runs of this day\. You can run it again from \w{3} \d/),
  ).toBeVisible();
  await expect(phone.getByText(/^No runs left\. There are more from /)).toBeVisible();
  await expect(phone.getByText('Day 1: soup')).toBeVisible();
});

test('[TOOL-08] a network that is cut in the middle of a run, and a reload, lose nothing', async ({
  page,
  browser,
}) => {
  items = ['beans'];
  untilReleased = Promise.withResolvers();
  const slow = { stages: [{ id: 'main', prompt: 'Slowly for {{people}}, {{diet}}.' }] };
  const phone = await onPhone(browser, await publishTool(page, slow));
  await phone.getByRole('textbox', { name: 'People' }).fill('2');
  await next(phone);
  await phone.getByRole('textbox', { name: 'Diet' }).fill('any');
  await next(phone);
  await phone.getByRole('button', { name: 'Make my plan' }).tap();
  await expect(phone.getByText('Day 1: soup')).toBeVisible();
  network.cut();
  await expect(phone.getByText('The connection was lost.')).toBeVisible();
  network.restore();
  await expect(phone.getByText('The connection was lost.')).toHaveCount(0);
  await phone.reload();
  await expect(phone.getByText('Day 1: soup')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Cancel' })).toBeVisible();
  untilReleased.resolve();
  await expect(phone.getByText('Day 3: rice.')).toBeVisible();
  await expect(phone.getByRole('listitem').filter({ hasText: 'beans' })).toBeVisible();
});

test('[FIELD-09] what is kept for a person fills the form on another device, and is erased', async ({
  page,
  browser,
}) => {
  items = ['beans'];
  const email = `ada-${Date.now()}@example.com`;
  const address = await publishTool(page);
  const signIn = async (isNew: boolean) => {
    const context = await browser.newContext();
    const window = await context.newPage();
    await window.goto(address);
    await window.getByRole('link', { name: 'Sign in' }).click();
    if (isNew) await window.getByRole('button', { name: 'Create an account' }).click();
    await window.getByLabel('Email').fill(email);
    await window.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await window.locator('button[type=submit]').click();
    await expect(window.getByRole('heading', { name: 'Meal plan' })).toBeVisible();
    return window;
  };
  const first = await signIn(true);
  await first.getByRole('textbox', { name: 'People' }).fill('4');
  await first.getByRole('button', { name: 'Next' }).click();
  await first.getByRole('textbox', { name: 'Diet' }).fill('vegan');
  await first.getByRole('button', { name: 'Next' }).click();
  await first.getByRole('button', { name: 'Make my plan' }).click();
  await expect(first.getByText('Day 3: rice.')).toBeVisible();

  const second = await signIn(false);
  await expect(second.getByRole('textbox', { name: 'People' })).toHaveValue('4');
  await second.getByText('Your earlier results').click();
  await second.getByRole('button', { name: /vegan/ }).click();
  await expect(second.getByText('Day 3: rice.')).toBeVisible();
  await second.getByText('Kept for you: 2 answers').click();
  await second.getByRole('button', { name: 'Erase what is kept for Diet' }).click();
  await expect(second.getByText('Kept for you: 1 answer')).toBeVisible();
  await second.getByRole('button', { name: 'Erase everything that is kept' }).click();
  await expect(second.getByText('Kept for you')).toHaveCount(0);
  const third = await signIn(false);
  await expect(third.getByRole('textbox', { name: 'People' })).toHaveValue('');
});
