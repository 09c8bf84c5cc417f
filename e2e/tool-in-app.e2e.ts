import type { Page } from '@playwright/test';
import { type ModelServer, startModelServer } from '@whittle/testing/model-server/model-server';
import { type Product, startProduct } from '@whittle/testing/product';
import { expectAccessible } from './support/accessible.ts';
import { BuilderPage } from './support/builder-page.ts';
import { expect, modelEnv, test } from './support/fixtures.ts';

const mealPlan = {
  title: 'Meal plan',
  texts: { header: 'Plan a week' },
  fields: [
    { id: 'people', name: 'People', label: 'People', type: 'number', required: true },
    { id: 'diet', name: 'Diet', label: 'Diet', type: 'short_text' },
  ],
  stages: [{ id: 'main', prompt: 'For {{people}}, {{diet}}.' }],
  blocks: [
    { id: 'plan', type: 'rich_text', title: 'The plan' },
    { id: 'items', type: 'list', title: 'Shopping list' },
  ],
  settings: { dailyUserLimit: 3 },
};
const home = `import { useState } from 'react';
import { base44 } from '@/api/base44Client';
import { Tool } from '@/components/ui/tool';
import { Button } from '@/components/ui/button';

export default function Home() {
  const [said, setSaid] = useState('');
  const [steps, setSteps] = useState(0);
  const run = (values) =>
    base44.tools
      .run('meal-plan', values, { onProgress: () => setSteps((count) => count + 1) })
      .then(({ values }) => setSaid(values.items.join(' and ')))
      .catch((error) => setSaid(error.code + ': ' + (error.fields.people ?? error.message)));
  return (
    <main className="page py-8">
      <h1 className="text-3xl">Cookbook</h1>
      <Tool path="meal-plan" className="my-8" />
      <Button onClick={() => run({ people: 2 })}>Quick plan</Button>
      <Button onClick={() => run({})}>Plan for nobody</Button>
      <p data-testid="said">{said}</p>
      <p data-testid="steps">{steps}</p>
    </main>
  );
}`;
const build = `Done.

<action-group title="Cookbook">
<action type="add_file" file="tools/meal-plan.json" title="Tool">
${JSON.stringify(mealPlan)}
</action>
<action type="add_file" file="pages/Home.jsx" title="Home">
${home}
</action>
</action-group>`;

let models: ModelServer;
let product: Product;
test.beforeAll(async () => {
  models = await startModelServer({
    answers: ({ message }) => ({
      text: message.includes('A cookbook')
        ? build
        : JSON.stringify({ plan: 'Beans **daily**', items: ['beans', 'rice'] }),
    }),
  });
  product = await startProduct({ env: modelEnv(models) });
});
test.afterAll(async () => {
  await product.close();
  await models.close();
});

const call = <T>(page: Page, path: string, json: unknown, method = 'POST'): Promise<T> =>
  page.evaluate(
    async (sent) => {
      const headers = { 'content-type': 'application/json' };
      const answered = await fetch(sent.path, { method: sent.method, headers, body: JSON.stringify(sent.json) });
      if (!answered.ok) throw new Error(`${sent.path} answered ${answered.status}: ${await answered.text()}`);
      return answered.json();
    },
    { path, json, method },
  ) as Promise<T>;

test('[TOOL-45] [TOOL-46] [TOOL-12] a page of an app shows a tool and runs one from code, within the limits of who is there', async ({
  page,
}) => {
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  const appId = await builder.describe('A cookbook with a meal planner');
  await builder.untilReady();
  const preview = builder.preview;
  await expect(preview.getByRole('heading', { level: 2, name: 'Plan a week' })).toBeVisible();
  await preview.getByRole('button', { name: 'Run' }).click();
  await expect(preview.getByText('Fill this in.')).toBeVisible();
  await expect(preview.getByLabel('People')).toBeFocused();

  const { items } = (await builder.answerOf(`/api/apps/${appId}/tools`)) as { items: { toolId: string }[] };
  await call(page, `/api/apps/${appId}/access`, { accessMode: 'public_without_login' }, 'PUT');
  const { url } = await call<{ url: string }>(page, `/api/apps/${appId}/publish`, {});
  await page.goto(url);
  await expect(page.getByRole('alert')).toContainText('Tool with path meal-plan not found');
  await page.goto(product.url);
  await call(page, `/api/apps/${appId}/tools/${items[0]!.toolId}`, { status: 'active' }, 'PATCH');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(url);
  await page.getByLabel('People').fill('2');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByText('Beans daily')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Shopping list' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expectAccessible(page, 'a tool in a page');
  await expectAccessible(page, 'a tool in a page', { look: 'narrow dark' });
  // The theme's colour, on the tool's own button.
  const primary = await page.evaluate(() => {
    const mark = document.body.appendChild(document.createElement('i'));
    mark.style.color = 'var(--primary)';
    return getComputedStyle(mark).color;
  });
  await expect(page.getByRole('button', { name: 'Run again' })).toHaveCSS('background-color', primary);

  await page.getByRole('button', { name: 'Plan for nobody' }).click();
  await expect(page.getByTestId('said')).toHaveText('invalid-input: required');
  await page.getByRole('button', { name: 'Quick plan' }).click();
  await expect(page.getByTestId('said')).toHaveText('beans and rice');
  expect(Number(await page.getByTestId('steps').textContent())).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Quick plan' }).click();
  await page.getByRole('button', { name: 'Quick plan' }).click();
  await expect(page.getByTestId('said')).toHaveText(/^run-limit-reached: You have used all 3 runs of this day/);
  // A link to a result leads to the tool's own page.
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('textbox', { name: /link/i })).toHaveValue(
    new RegExp(`^${url}.*/tool/meal-plan\\?result=`),
  );
});
