import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ModelServer, startModelServer } from '@whittle/testing/model-server/model-server';
import { type Product, startProduct } from '@whittle/testing/product';
import { expectAccessible } from './support/accessible.ts';
import { BuilderPage } from './support/builder-page.ts';
import { call } from './support/call-from-page.ts';
import { expect, modelEnv, test } from './support/fixtures.ts';
import { type Network, startNetwork } from './support/network.ts';

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
  settings: { dailyUserLimit: 4 },
};
const home = `import { useState } from 'react';
import { base44 } from '@/api/base44Client';
import { Tool } from '@/components/ui/tool';
import { Button } from '@/components/ui/button';

export default function Home() {
  const [said, setSaid] = useState('');
  const [steps, setSteps] = useState(0);
  const run = (values) => {
    setSaid('');
    return base44.tools
      .run('meal-plan', values, { onProgress: () => setSteps((count) => count + 1) })
      .then(({ values }) => setSaid(values.items.join(' and ')))
      .catch((error) => setSaid(error.code + ': ' + (error.fields.people ?? error.message)));
  };
  return (
    <main className="page py-8">
      <h1 className="text-3xl">Cookbook</h1>
      <Tool path="meal-plan" className="my-8" />
      <Button onClick={() => run({ people: 2 })}>Quick plan</Button>
      <Button onClick={() => run({ people: 7 })}>Plan for seven</Button>
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

let network: Network;
let models: ModelServer;
let product: Product;
/** Until then answers for 7 people stop after their first words. */
const untilReleased = Promise.withResolvers<void>();
test.beforeAll(async () => {
  network = await startNetwork();
  models = await startModelServer({
    answers: ({ message }) => ({
      text: message.includes('A cookbook')
        ? build
        : JSON.stringify({ plan: 'Beans **daily**', items: ['beans', 'rice'] }),
      ...(message.includes('>7</value>') && { hold: { before: 'daily', until: untilReleased.promise } }),
    }),
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

test('[TOOL-45] [TOOL-46] [TOOL-12] a page of an app shows a tool and runs one from code, within the limits of who is there', async ({
  page,
  browser,
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

  // The part and the code read on after the network was away, longer than a moment, as the tool's own page does.
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(url);
  await visitor.getByLabel('People').fill('7');
  await visitor.getByRole('button', { name: 'Run' }).click();
  await expect(visitor.getByText('Beans')).toBeVisible();
  await visitor.getByRole('button', { name: 'Plan for seven' }).click();
  await expect(visitor.getByTestId('steps')).not.toHaveText('0');
  const failed: string[] = [];
  visitor.on('requestfailed', (request) => failed.push(request.url()));
  network.cut();
  await expect(visitor.getByText('The connection was lost.')).toBeVisible();
  untilReleased.resolve();
  await expect
    .poll(() => Math.max(...failed.map((url) => failed.filter((one) => one === url).length)))
    .toBeGreaterThan(6);
  await expect(visitor.getByTestId('said')).toHaveText('');
  network.restore();
  await expect(visitor.getByText('Beans daily')).toBeVisible();
  await expect(visitor.getByTestId('said')).toHaveText('beans and rice');
  await visitor.close();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(url);
  await page.getByLabel('People').fill('2');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByText('Beans daily')).toBeVisible();
  // This tool does not let people change results.
  await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
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
  // What is asked for while the network is away begins when it is back, once.
  network.cut();
  const isRefused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/generate'));
  await page.getByRole('button', { name: 'Quick plan' }).click();
  await isRefused;
  network.restore();
  await expect(page.getByTestId('said')).toHaveText('beans and rice');
  expect(Number(await page.getByTestId('steps').textContent())).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Quick plan' }).click();
  await expect(page.getByTestId('said')).toHaveText(/^run-limit-reached: You have used all 4 runs of this day/);
  // A link to a result leads to the tool's own page.
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('textbox', { name: /link/i })).toHaveValue(
    new RegExp(`^${url}.*/tool/meal-plan\\?result=`),
  );
});

test('[TOOL-47] [TOOL-48] [WALL-14] [HOME-03] a tool of its own stands on another site, grows there, and has a picture on its tile', async ({
  page,
}) => {
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  const { id } = await call<{ id: string }>(page, '/api/apps', { appType: 'tool' });
  await call(page, `/api/apps/${id}/tools`, { title: 'Meal plan', document: { ...mealPlan, title: 'Meal plan' } });
  await call(page, `/api/apps/${id}/access`, { accessMode: 'public_without_login' }, 'PUT');
  await call(page, `/api/apps/${id}/publish`, {});
  await page.goto(`${product.url}/build/app/${id}`);
  await expect(builder.preview.getByRole('heading', { name: 'Plan a week' })).toBeVisible();
  await page.getByText('Show it on another site').click();
  const snippet = (await page.getByText('<iframe src=').textContent())!;
  await expectAccessible(page, 'snippet of a tool');
  const pictureStatus = () => page.evaluate(async (path) => (await fetch(path)).status, `/api/apps/${id}/picture`);
  await expect.poll(pictureStatus).toBe(200);
  await page.goto(`${product.url}/home`);
  await expect(page.locator('img[width="640"]').first()).toBeVisible();

  const site = createServer((_, answer) =>
    answer.setHeader('content-type', 'text/html').end(`<h1>My site</h1>${snippet}`),
  );
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(site.address() as AddressInfo).port}`;
  const frame = page.frameLocator('iframe');
  await page.goto(origin);
  await expect(frame.getByRole('heading', { name: 'Plan a week' })).toHaveCount(0);
  await page.goto(product.url);
  await call(page, `/api/apps/${id}/access`, { embedders: [origin] }, 'PUT');
  await page.goto(origin);
  const heightOf = async () => (await page.locator('iframe').boundingBox())!.height;
  await expect(frame.getByRole('heading', { name: 'Plan a week' })).toBeVisible();
  await expect.poll(heightOf).not.toBe(640);
  const before = await heightOf();
  await frame.getByLabel('People').fill('2');
  await frame.getByRole('button', { name: 'Run' }).click();
  await expect(frame.getByText('Beans daily')).toBeVisible();
  await expect.poll(heightOf).toBeGreaterThan(before);
  // What is no frame of the app says nothing here.
  const height = await heightOf();
  await page.evaluate(() => window.postMessage({ type: 'whittle_tool_height', height: 5 }, '*'));
  await expect.poll(heightOf).toBe(height);
  site.close();
});

test('[MCP-01] a token for an assistant is made, shown once and revoked', async ({ page }) => {
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  const { id } = await call<{ id: string }>(page, '/api/apps', {});
  await page.goto(`${product.url}/build/app/${id}/tools`);
  await page.getByText('Your own assistants (MCP)').click();
  await expect(page.getByText('No tokens yet.')).toBeVisible();
  await expect(page.getByText(`${product.url}/api/apps/${id}/mcp`)).toBeVisible();
  await page.getByRole('textbox', { name: 'Token name' }).fill('Desk');
  await page.getByRole('checkbox', { name: 'Search data sources' }).check();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect(page.getByText(/^whittle_mcp_[\w-]{43}$/)).toBeVisible();
  await expect(page.getByText('Run tools, Search data sources · never used')).toBeVisible();
  await expectAccessible(page, 'tokens for assistants');
  await expectAccessible(page, 'tokens for assistants', { look: 'narrow dark' });
  await page.reload();
  await page.getByText('Your own assistants (MCP)').click();
  await expect(page.getByText('Desk', { exact: true })).toBeVisible();
  await expect(page.getByText(/^whittle_mcp_/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Revoke Desk' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No tokens yet.')).toBeVisible();
});
