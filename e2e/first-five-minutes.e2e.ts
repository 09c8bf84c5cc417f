import type { FrameLocator, Page } from '@playwright/test';
import { BuilderPage, newEmail, password } from './support/builder-page.ts';
import { expect, expensePrompt, test } from './support/fixtures.ts';

test('[PROD-01] [PROD-04] [HOME-03] a newcomer describes an app, uses it, changes it and publishes it for another browser', async ({
  page,
  product,
  browser,
}) => {
  test.slow();
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  await expect(page.getByText('Built-in builder: no AI model connected')).toBeVisible();

  await builder.describe(expensePrompt);

  await builder.untilReady();
  await expect(page.getByText(/Checked \d+ files, 0 issues/)).toBeVisible();

  await test.step('the app stores real records', async () => {
    await expect(builder.preview.getByText('Sample data.')).toBeVisible();
    await addExpense(builder.preview, 'Train to Lyon', '84.5');
    await page.reload();
    await builder.preview.getByRole('link', { name: 'Expenses' }).first().click();
    await expect(builder.preview.getByText('Train to Lyon').first()).toBeVisible();
  });

  await test.step('[GEN-65] a figure leads to the records that it counts, and the list shows and ends that choice', async () => {
    const { preview } = builder;
    await preview.getByRole('link', { name: 'Overview' }).first().click();
    await preview.getByRole('combobox', { name: 'Period' }).selectOption('90');
    await preview.locator('[data-slot=stat]').getByRole('link').click();
    const period = preview.getByRole('combobox', { name: 'Period' });
    await expect(period).toHaveValue('90');
    await expect(preview.getByText(/\d+ of \d+/)).toBeVisible();
    await preview.getByRole('button', { name: 'Clear filters' }).click();
    await expect(period).toHaveValue('');
  });

  await test.step('[GEN-08] a follow-up changes it', async () => {
    await builder.ask('add a notes field and show it in the list');
    await builder.untilReady();
    await builder.preview.getByRole('button', { name: 'Add expense' }).first().click();
    await expect(builder.preview.getByRole('dialog').getByLabel('Notes')).toBeVisible();
    // An empty field that is left for the button shows no error that would move the button away.
    await builder.preview.getByRole('dialog').getByRole('textbox').first().focus();
    await builder.preview.getByRole('button', { name: 'Cancel' }).click();
    await expect(builder.preview.getByRole('dialog')).toHaveCount(0);
  });

  const url = await test.step('[PUB-01] publishing gives it an address', async () => {
    await page.getByRole('button', { name: 'Publish' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('definition')).toContainText(['Only the creator can view and edit']);
    await dialog.getByRole('radio', { name: 'People who sign in' }).check();
    await dialog.getByRole('button', { name: /^Publish/ }).click();
    const visit = dialog.getByRole('link', { name: 'Visit' });
    await expect(visit).toBeVisible({ timeout: 60_000 });
    const address = (await visit.getAttribute('href'))!;
    await page.keyboard.press('Escape');
    return address;
  });

  const visitor = await (await browser.newContext()).newPage();
  await test.step('[ROUTE-04] another browser signs up there and keeps records of its own', async () => {
    await visitor.goto(url);
    await expect(visitor.getByRole('heading', { name: /Sign in to/ })).toBeVisible();
    await visitor.getByRole('button', { name: 'Create an account' }).click();
    await visitor.getByLabel('Email').fill(newEmail('visitor'));
    await visitor.getByLabel('Password', { exact: true }).fill(password);
    await visitor.getByRole('button', { name: 'Create an account' }).click();
    await addExpense(visitor, 'Taxi', '12');
    await visitor.getByRole('link', { name: 'Expenses' }).first().click();
    await expect(visitor.getByText('Taxi').first()).toBeVisible();
    await expect(visitor.getByText('Train to Lyon')).toHaveCount(0);
  });

  await test.step('[ENT-10] what the builder allows is wider at once in the preview, for visitors with the next publish', async () => {
    await page.getByRole('button', { name: 'Allow' }).first().click();
    await expect(page.getByText('Allowed').first()).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('Taxi').first()).toBeVisible();
    await expect(visitor.getByText('Train to Lyon')).toHaveCount(0);
  });

  await test.step('later edits reach visitors with the next publish only', async () => {
    await builder.ask('add a supplier field');
    await builder.untilReady();
    await visitor.reload();
    await visitor.getByRole('button', { name: 'Add expense' }).first().click();
    await expect(visitor.getByRole('dialog').getByLabel('Notes')).toBeVisible();
    await expect(visitor.getByRole('dialog').getByLabel('Supplier')).toHaveCount(0);
    await page.getByRole('button', { name: 'Publish' }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Publish/ })
      .click();
    await expect(page.getByText(/The live app is up to date/)).toBeVisible({ timeout: 60_000 });
    await visitor.reload();
    await visitor.getByRole('link', { name: 'Expenses' }).first().click();
    await expect(visitor.getByText('Train to Lyon').first()).toBeVisible();
    await visitor.getByRole('button', { name: 'Add expense' }).first().click();
    await expect(visitor.getByRole('dialog').getByLabel('Supplier')).toBeVisible();
  });
  await visitor.context().close();

  await test.step('[HOME-03] the tile at home shows the main page', async () => {
    await expect(async () => {
      await page.goto(`${product.url}/home`);
      await expect(page.getByRole('listitem').locator('img').first()).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 20_000 });
  });
});

async function addExpense(app: Page | FrameLocator, description: string, amount: string) {
  await app.getByRole('button', { name: 'Add expense' }).first().click();
  const form = app.getByRole('dialog');
  await form.getByLabel('Description').fill(description);
  await form.getByLabel('Amount').fill(amount);
  await form.getByLabel('Category').selectOption('Travel');
  await form.getByRole('button', { name: 'Add expense' }).click();
  await expect(form).toHaveCount(0);
}
