import type { ToolDetails } from '@whittle/contract/tools/calls';
import type { Page, Request } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { BuilderPage } from './support/builder-page.ts';
import { type ModelServer, startModelServer } from '@whittle/testing/model-server/model-server';
import { sendRequest } from '@whittle/testing/request';
import { type Product, startProduct } from '@whittle/testing/product';
import { expect, modelEnv, test } from './support/fixtures.ts';

const evil = '<img src="x" onerror="document.title = 1"><script>document.title = 1</script>';
const answer = JSON.stringify({ plan: `Beans **every** day ${evil}`, items: ['beans', `rice ${evil}`] });

let models: ModelServer;
let product: Product;
test.beforeAll(async () => {
  models = await startModelServer({
    answers: ({ message, system }) =>
      system.includes('action-group')
        ? { text: written }
        : { text: answer, ...(message.includes('Slowly') && { hangAfterChars: 15 }) },
  });
  product = await startProduct({ env: modelEnv(models) });
});
test.afterAll(async () => {
  await product.close();
  await models.close();
});

const meals = ['Lunch', 'Dinner'].map((label) => ({ label, iconUrl: `https://icons.example/${label}.svg` }));
const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>';

/** A tool of two steps; its prompt begins with `said`. */
const documentFor = (said: string) => ({
  title: 'Meal plan',
  texts: { header: 'Meal plan', isMultiStepInput: true, runButton: 'Make my plan' },
  steps: [
    { id: 'one', title: 'You' },
    { id: 'two', title: 'Food' },
  ],
  fields: [
    { id: 'people', name: 'People', label: 'People', type: 'number', required: true, stepId: 'one' },
    { id: 'diet', name: 'Diet', label: 'Diet', type: 'short_text', required: true, stepId: 'two' },
    { id: 'meal', name: 'Meal', label: 'Which meal', type: 'select', stepId: 'two', options: meals },
  ],
  stages: [{ id: 'main', prompt: `${said} For {{people}}, {{diet}}, {{meal}}.` }],
  blocks: [
    { id: 'plan', type: 'rich_text', title: 'Plan' },
    { id: 'items', type: 'list', title: 'Shopping list' },
  ],
});

/** What a model answers whoever asks it for a tool. */
const written = `Here is your tool.
<action-group title="Meal plan"><action type="add_file" file="tools/meal-plan.json" title="Meal plan">
${JSON.stringify(documentFor('A plan.'))}
</action></action-group>`;

/** The tool's page shows pictures of other sites. */
const serveIcons = (page: Page) =>
  page.route('https://icons.example/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: icon }));

/** Makes an app with the tool and opens the tool in its preview, as its builder would share it. */
async function openTool(page: Page, builder: BuilderPage, said: string): Promise<void> {
  await serveIcons(page);
  await builder.signUp();
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
  const { id } = (await call('/api/apps', {})) as { id: string };
  const made = (await call(`/api/apps/${id}/tools`, {
    title: 'Meal plan',
    document: documentFor(said),
  })) as ToolDetails;
  expect(made.tool).toMatchObject({ path: 'meal-plan', problems: [] });
  const { url } = (await call(`/api/apps/${id}/preview-session?path=/tool/meal-plan`, {})) as { url: string };
  await page.goto(url, { waitUntil: 'commit' });
}

async function fillIn(page: Page) {
  await page.getByLabel('People').fill('2');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Diet').fill('vegan');
  await page.getByRole('button', { name: 'Make my plan' }).click();
}

test('[FIELD-02] [TOOL-09] [TOOL-50] [TOOL-54] a tool is filled in step by step, and its result stands in checked blocks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The form is there before its script is, and what is typed by then stays.
  const script = Promise.withResolvers<void>();
  await page.route(/\/_whittle\/tool-page\//, (route) => script.promise.then(() => route.continue()));
  await openTool(page, new BuilderPage(page, product), 'A plan.');
  await expect(page.getByText('Step 1 of 2')).toBeVisible();
  await page.getByLabel('People').fill('7');
  script.resolve();
  await page.getByRole('button', { name: 'Clear the form' }).waitFor();
  await expect(page.getByLabel('People')).toHaveValue('7');
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(page.getByLabel('People')).toHaveValue('');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Fill this in.')).toBeVisible();
  await expect(page.getByLabel('People')).toBeFocused();
  await page.getByLabel('People').fill('two');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter a number.')).toBeVisible();
  await page.getByLabel('People').fill('2');
  await page.getByRole('button', { name: 'Next' }).click();
  // A new step begins where it is read, for the eye and for a screen reader.
  await expect(page.locator('.steps p')).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await fillIn(page);
  await expect(page.getByText('Beans every day')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'rice' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Your result is ready.');
  // HTML in an answer is text, and runs nothing.
  await expect(page.locator('.result :is(img, script)')).toHaveCount(0);
  await expect(page).toHaveTitle('Meal plan');
  expect(JSON.stringify(models.requests.at(-1)!.body)).toContain('For <value name=\\"People\\">2</value>');
  // What was made is there after a reload, and so is what was entered.
  await page.reload();
  await expect(page.getByText('Beans every day')).toBeVisible();
  await expect(page.getByLabel('People')).toHaveValue('2');
  await expect(page.getByText('Checked')).toHaveCount(2);
});

test('[TOOL-40] [TOOL-42] a model builds a tool by chat, it is changed by hand, and its builder tries it beside the panels', async ({
  page,
}) => {
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  await page.getByRole('textbox', { name: 'Describe your app' }).fill('A tool that plans meals for people and diets');
  await page.getByRole('button', { name: 'Build' }).click();
  await builder.untilReady();
  await page.getByRole('radio', { name: 'Tool' }).click();
  await page.getByRole('button', { name: /^Texts/ }).click();
  await page.getByRole('textbox', { name: 'Header' }).fill('Dinner, sorted');
  await page.getByRole('button', { name: 'Done' }).click();
  const tool = builder.preview;
  await expect(tool.getByRole('heading', { level: 1, name: 'Dinner, sorted' })).toBeVisible();
  await tool.getByLabel('People').fill('3');
  await tool.getByRole('button', { name: 'Next' }).click();
  await tool.getByLabel('Diet').fill('vegan');
  await tool.getByRole('button', { name: 'Make my plan' }).click();
  await expect(tool.getByText('Beans every day')).toBeVisible();
  await page.getByRole('button', { name: /^Runs/ }).click();
  await expect(page.getByText('Finished', { exact: true }).last()).toBeVisible();
  await expect(page.getByText('vegan', { exact: true })).toBeVisible();
});

test('[TOOL-08] a run goes on while its page is away, and ends when it is cancelled', async ({ page }) => {
  await openTool(page, new BuilderPage(page, product), 'Slowly.');
  await fillIn(page);
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('.result').getByText('Cancelled. What was written so far is kept.')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Cancelled. What was written so far is kept.');
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
});

/** Sends a request of the page from here. */
async function sendOn(request: Request): Promise<Response> {
  const { host, pathname } = new URL(request.url());
  const headers = await request.allHeaders();
  return sendRequest(product.port, pathname, { host, headers, method: 'POST', body: request.postData() ?? '' });
}

test('[TOOL-08] a start whose answer is lost finds its run again, and one that is withdrawn runs never', async ({
  page,
}) => {
  await openTool(page, new BuilderPage(page, product), 'A plan.');
  const asked = models.requests.length;
  let isAway = false;
  let starts = 0;
  await page.route(/\/generate$/, async (route) => {
    starts += 1;
    if (!isAway && starts > 1) return route.continue();
    // The server has it, and its answer is lost.
    if (!isAway) await (await sendOn(route.request())).text();
    await route.abort();
  });
  await fillIn(page);
  await expect(page.getByText('nothing runs twice')).toBeVisible();
  await expect(page.getByText('Beans every day')).toBeVisible();
  await expect(page.getByText('nothing runs twice')).toHaveCount(0);
  expect(models.requests.length - asked).toBe(1);

  isAway = true;
  await page.getByRole('button', { name: 'Run again' }).click();
  await expect(page.getByText('nothing runs twice')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Run again' })).toBeVisible();
  await expect(page.getByText('nothing runs twice')).toHaveCount(0);
  // The result of the run before is still there.
  await expect(page.getByText('Beans every day')).toBeVisible();
  expect(models.requests.length - asked).toBe(1);
});

test('[FIELD-01] a choice of one with pictures shows them, is chosen by keyboard and touch, and can be taken back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTool(page, new BuilderPage(page, product), 'A plan.');
  await page.getByLabel('People').fill('2');
  await page.getByRole('button', { name: 'Next' }).click();
  const meal = page.getByRole('radiogroup', { name: 'Which meal' });
  await expect(meal.locator('img')).toHaveCount(2);
  await expect(meal.getByRole('radio', { name: 'No choice' })).toBeChecked();
  await meal.getByText('Dinner').click();
  await expect(meal.getByRole('radio', { name: 'Dinner' })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(meal.getByRole('radio', { name: 'Lunch' })).toBeChecked();
  await expectAccessible(page, 'a choice with pictures');
  await page.getByLabel('Diet').fill('vegan');
  await page.getByRole('button', { name: 'Make my plan' }).click();
  await expect(page.getByText('Beans every day')).toBeVisible();
  expect(JSON.stringify(models.requests.at(-1)!.body)).toContain('Lunch');
});
