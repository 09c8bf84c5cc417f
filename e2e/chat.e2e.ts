import { BuilderPage } from './support/builder-page.ts';
import { expect, expensePrompt, test } from './support/fixtures.ts';

test('[HOME-02] [GEN-24] [GEN-27] [GEN-28] [GEN-29] a first message takes a file along, a plan is built, a file and a queued message follow, an element is pointed at', async ({
  page,
  product,
}) => {
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  await builder.describe('hello', [
    { name: 'wishes.txt', mimeType: 'text/plain', buffer: Buffer.from('Green buttons.') },
  ]);
  await expect(builder.ownMessages.getByRole('link', { name: 'wishes.txt' })).toBeVisible();
  await builder.untilReady();

  await page.getByRole('button', { name: 'Plan first' }).click();
  await page.getByRole('textbox', { name: 'Ask for a change' }).fill(expensePrompt);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Nothing is changed yet.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Your app appears here')).toBeVisible();
  await page.getByRole('button', { name: 'Build this plan' }).click();
  await builder.stopButton.waitFor();

  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'expenses.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('amount,category\n12,Travel\n'),
    });
  await expect(page.getByRole('button', { name: 'Import it yourself' })).toBeVisible();
  await builder.composer.fill('Make the buttons green');
  await page.keyboard.press('Enter');
  await expect(builder.composer).toHaveValue('');
  await expect(page.getByRole('article', { name: 'You' }).filter({ hasText: 'Make the buttons green' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole('link', { name: 'expenses.csv' })).toBeVisible();
  await builder.untilReady();

  await expect(builder.preview.getByRole('heading').first()).toBeVisible();
  await page.getByRole('button', { name: 'Select an element' }).click();
  // The outline of what is pointed at: from now on a click chooses.
  await builder.preview.locator('html > div[aria-hidden=true]').waitFor({ state: 'attached' });
  await builder.preview.getByRole('heading').first().click();
  await expect(page.getByRole('button', { name: 'Remove the selected element' })).toBeVisible();
  await expect(page.getByText(/\.jsx:\d+/)).toBeVisible();
});
