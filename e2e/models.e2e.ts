import { BuilderPage } from './support/builder-page.ts';
import { expect, hostedTest as test, modelEnv } from './support/fixtures.ts';
import { startProduct } from '@whittle/testing/product';

test('[GEN-14] a recorded model over HTTP builds the same way as the built-in builder', async ({ page, product }) => {
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  await builder.describe('[fixture: expense-tracker]');
  await builder.untilReady();
  await expect(page.getByText(/Checked 7 files, 0 issues/)).toBeVisible();
  await expect(builder.preview.getByRole('heading').first()).toBeVisible();
  await expect(page.getByText('recorded', { exact: false }).first()).toBeVisible();
});

test('[GEN-21] a model that hangs is given up with a readable error and the next message works', async ({
  page,
  models,
}) => {
  const product = await startProduct({
    env: { ...modelEnv(models), MODEL_SILENCE_SECONDS: '1' },
  });
  try {
    const builder = new BuilderPage(page, product);
    await builder.signUp();
    await builder.describe('[fixture: expense-tracker] [hang: 40]');
    await expect(page.getByText(/stopped responding/)).toBeVisible({ timeout: 30_000 });
    await builder.ask('[fixture: expense-tracker]');
    await builder.untilReady();
    await expect(page.getByText(/Checked 7 files, 0 issues/)).toBeVisible();
  } finally {
    await product.close();
  }
});

test('[GEN-21] a model that answers garbage, refuses the key or is overloaded leaves a readable error and the app as it was', async ({
  page,
  product,
}) => {
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  await builder.describe('[fixture: expense-tracker]');
  await builder.untilReady();
  for (const [request, sentence] of [
    ['[garbage: 30]', /An error occurred while processing your request please try again later/],
    ['[status: 401]', /rejected the API key/],
  ] as const) {
    await builder.ask(request);
    await expect(page.getByText(sentence).last()).toBeVisible({ timeout: 60_000 });
    await builder.untilReady();
    await expect(builder.preview.getByRole('heading').first()).toBeVisible();
  }
});

test('[RUN-09] [REPAIR-14] a page that throws gives way to the version before, and shows so in place when asked for', async ({
  page,
  product,
}) => {
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  await builder.describe('[fixture: expense-tracker]');
  await builder.untilReady();
  await builder.ask('[fixture: page-that-throws]');
  await builder.untilReady();
  await expect(page.getByText('You are seeing the last working version.')).toBeVisible();
  await page.getByRole('button', { name: 'Show the new version' }).click();
  await expect(page.getByText(/Issues? Found/)).toBeVisible();
});
