import { BuilderPage } from './support/builder-page.ts';
import { expect, test } from './support/fixtures.ts';

test('[HOME-01] a prompt of 200,000 unbroken characters and an empty one are refused in words, and what was typed stays', async ({
  page,
  product,
}) => {
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  const box = page.getByRole('textbox', { name: 'Describe your app' });
  await page.getByRole('button', { name: 'Build' }).click();
  await expect(page.getByText('Write what you want to build first.')).toBeVisible();
  await box.focus();
  await page.keyboard.insertText('x'.repeat(200_000));
  await page.getByRole('button', { name: 'Build' }).click();
  await expect(page.getByText(/200,000 characters long; the limit is 50,000/)).toBeVisible();
  expect((await box.inputValue()).length).toBe(200_000);
});

test('an unknown app and the app of another account are not found, by screen and by call', async ({
  page,
  product,
  browser,
}) => {
  const owner = new BuilderPage(await (await browser.newContext()).newPage(), product);
  await owner.signUp();
  const appId = await owner.describe('A reading list');
  await owner.untilReady();

  const stranger = new BuilderPage(page, product);
  await stranger.signUp();
  for (const id of [appId, '0123456789abcdef01234567']) {
    await page.goto(`${product.url}/build/app/${id}`);
    await expect(page.getByRole('heading', { name: 'This app does not exist, or it is not yours' })).toBeVisible();
    const status = await page.evaluate(async (path) => (await fetch(path)).status, `/api/apps/${id}/chat`);
    expect(status).toBe(404);
  }
  await owner.page.context().close();
});

test('the same button twice sends one message', async ({ page, product }) => {
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  const appId = await builder.describe('A list of recipes');
  await builder.untilReady();
  await builder.composer.fill('hello');
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick();
  await expect(builder.ownMessages.filter({ hasText: 'hello' })).toHaveCount(1);
  await builder.untilReady();
  const { messages } = (await builder.answerOf(`/api/apps/${appId}/chat`)) as {
    messages: { role: string; content: string }[];
  };
  expect(messages.filter(({ role, content }) => role === 'user' && content === 'hello')).toHaveLength(1);
});
