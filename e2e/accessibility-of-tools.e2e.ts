import { test } from '@playwright/test';
import { startProduct } from '@whittle/testing/product';
import { expectAccessible } from './support/accessible.ts';
import { BuilderPage } from './support/builder-page.ts';
import { expect, expensePrompt } from './support/fixtures.ts';

// A trace of every step would take longer than the steps.
test.use({ trace: 'off' });

test('[SHELL-13] the code, the database with its editors, and the screens around the builder have no accessibility violation', async ({
  page,
}) => {
  test.setTimeout(400_000);
  // The first account of a product is its platform admin, who reaches every screen.
  const product = await startProduct({ env: { CODE_EDITING: 'builders' } });
  const builder = new BuilderPage(page, product);
  const goTo = async (path: string, heading: string | RegExp) => {
    await page.goto(product.url + path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  };
  try {
    await builder.signUp();
    const appId = await builder.describe(expensePrompt);
    await builder.untilReady();

    await page.goto(`${product.url}/build/app/${appId}?view=code&file=pages/ExpenseDetail.jsx`);
    await expect(page.locator('.cm-content')).toBeVisible();
    await expectAccessible(page, 'code');
    await page.keyboard.press('Control+Shift+F');
    await page.getByRole('searchbox').or(page.getByPlaceholder('Text to find')).first().fill('amount');
    await expect(page.getByText(/\d+ lines/).first()).toBeVisible();
    await expectAccessible(page, 'find in files');

    await page.goto(`${product.url}/build/app/${appId}?view=database`);
    const cell = (row: number, column: number) => page.locator(`[data-row="${row}"][data-column="${column}"]`);
    await expect(cell(0, 1)).not.toBeEmpty();
    await expectAccessible(page, 'database');
    for (const column of [1, 2, 3, 4, 5]) {
      await cell(0, column).click();
      await page.keyboard.press('Enter');
      await expectAccessible(page, `editor of column ${column}`);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await expectAccessible(page, 'a new row');

    await goTo('/home', 'Your apps');
    await expectAccessible(page, 'home');
    await goTo('/settings', 'Settings');
    await expectAccessible(page, 'settings');
    await goTo('/admin/mail', 'Mail');
    await expectAccessible(page, 'mail');
    await goTo('/admin/audit', 'Audit log');
    await expectAccessible(page, 'audit');
    await goTo('/help/how-to-manage-your-app-data', 'How to manage your app data');
    await expectAccessible(page, 'help');
  } finally {
    await product.close();
  }
});
