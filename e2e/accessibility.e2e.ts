import { test } from '@playwright/test';
import { startProduct } from '@whittle/testing/product';
import { expectAccessible } from './support/accessible.ts';
import { BuilderPage } from './support/builder-page.ts';
import { expect, expensePrompt } from './support/fixtures.ts';

// A trace of every step would take longer than the steps.
test.use({ trace: 'off' });

test('[SHELL-13] signing in, the builder and what opens above it have no accessibility violation, wide or narrow, light or dark', async ({
  page,
}) => {
  test.setTimeout(400_000);
  // The first account of a product is its platform admin, who reaches every screen.
  const product = await startProduct({ env: { CODE_EDITING: 'builders' } });
  const builder = new BuilderPage(page, product);
  const dialog = page.getByRole('dialog');
  const closeDialog = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  const goTo = async (path: string, heading: string | RegExp) => {
    await page.goto(product.url + path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  };
  try {
    for (const [path, heading] of [
      ['/login', 'Sign in'],
      ['/login?view=new', 'Create an account'],
      ['/login?view=code', 'E-mail a code'],
      ['/login?view=forgot', 'Reset your password'],
      ['/error/unauthorized', 'This account may not be used here'],
      ['/nothing-here', 'There is nothing at this address'],
    ] as const) {
      await goTo(path, heading);
      await expectAccessible(page, path);
    }
    await builder.signUp();
    await expectAccessible(page, 'home without apps');

    await builder.describe(expensePrompt);
    await builder.untilReady();
    await expect(builder.preview.getByRole('heading').first()).toBeVisible();
    await builder.ask('add a supplier field and show it in the list');
    await builder.untilReady();
    await expectAccessible(page, 'builder, preview');

    await page.getByRole('button', { name: 'All Changes' }).first().click();
    await expect(dialog.getByRole('heading').first()).toBeVisible();
    await expectAccessible(page, 'changes of a message');
    await closeDialog();

    await page.getByRole('button', { name: 'Console' }).click();
    for (const tab of ['Console', 'Network', 'Reported']) {
      await page
        .getByRole('tab', { name: tab })
        .or(page.getByRole('radio', { name: tab }))
        .first()
        .click();
      await expectAccessible(page, `console drawer, ${tab}`);
    }
    await page.getByRole('button', { name: 'Console' }).first().click();

    await page.keyboard.press('ControlOrMeta+k');
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'command palette');
    await closeDialog();
    await page.getByRole('heading', { level: 1 }).getByRole('button').focus();
    await page.keyboard.press('?');
    await expectAccessible(page, 'keyboard shortcuts');
    await closeDialog();

    for (const item of ['Rename...', 'Integrations', 'Export the app...']) {
      await page.getByRole('heading', { level: 1 }).getByRole('button').click();
      await page.getByRole('menuitem', { name: item }).click();
      await expect(dialog).toBeVisible();
      await expectAccessible(page, item);
      await closeDialog();
    }

    await page.getByRole('button', { name: 'Publish' }).first().click();
    await expect(dialog.getByRole('button', { name: 'Check access' })).toBeVisible();
    await expectAccessible(page, 'publish');
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(
      dialog.getByRole('link', { name: 'Visit' }).or(dialog.getByRole('button', { name: 'Visit' })),
    ).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page, 'published');
    await closeDialog();

    await page.getByRole('heading', { level: 1 }).getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Domain...' }).click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'domain');
    await closeDialog();

    await page.getByRole('button', { name: 'Versions' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page, 'versions');
    await dialog.getByRole('listitem').last().getByRole('button', { name: 'View' }).click();
    await expect(page.getByRole('button', { name: 'Switch to latest version' })).toBeVisible();
    await expectAccessible(page, 'an older version');
    await page.getByRole('button', { name: 'Switch to latest version' }).click();
    await page.getByRole('button', { name: 'Revert this' }).first().click();
    await expect(dialog.getByRole('button', { name: 'Revert' })).toBeVisible();
    await expectAccessible(page, 'revert');
    await closeDialog();
  } finally {
    await product.close();
  }
});
