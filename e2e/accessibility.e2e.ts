import { type Page, test } from '@playwright/test';
import { type Product, startProduct } from '@whittle/testing/product';
import { zipBytes } from '@whittle/testing/zip-bytes';
import { expectAccessible, lookAt } from './support/accessible.ts';
import { BuilderPage } from './support/builder-page.ts';
import { clickInPreview } from './support/click-in-preview.ts';
import { chooserOf } from './support/file-chooser.ts';
import { expect, expensePrompt } from './support/fixtures.ts';

// A trace of every step would take longer than the steps.
test.use({ trace: 'off' });

test('[SHELL-13] no screen and nothing that opens above one has an accessibility violation, wide or narrow, light or dark', async ({
  page,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(30_000);
  // The first account of a product is its platform admin, who reaches every screen.
  const product = await startProduct({ env: { CODE_EDITING: 'builders' } });
  try {
    const builder = new BuilderPage(page, product);
    await waysIn(page, product);
    await builder.signUp();
    await expectAccessible(page, 'home without apps');
    await builder.describe(expensePrompt);
    await builder.untilReady();
    await expect(builder.preview.getByRole('heading').first()).toBeVisible();
    await builder.ask('add a supplier field and show it in the list');
    await builder.untilReady();
    await expectAccessible(page, 'builder');
    await inspector(builder);
    await dialogs(page);
    await versions(page);
    await database(page);
    await code(page);
    await onAPhone(page);
    await aroundTheBuilder(page, product);
  } finally {
    await product.close();
  }
});

async function goTo(page: Page, address: string, heading: string | RegExp) {
  await page.goto(address);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
}

async function closeDialog(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function waysIn(page: Page, product: Product) {
  await goTo(page, `${product.url}/login?view=new`, 'Create an account');
  await expectAccessible(page, 'sign up');
  await expectAccessible(page, 'sign up', { look: 'narrow dark' });
  await goTo(page, `${product.url}/error/unauthorized`, 'This account cannot be used here');
  await expectAccessible(page, 'unauthorized');
  await goTo(page, `${product.url}/nothing-here`, 'There is nothing at this address');
  await expectAccessible(page, 'nothing here', { look: 'wide dark' });
}

async function dialogs(page: Page) {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'All Changes' }).first().click();
  await expect(dialog.getByRole('heading').first()).toBeVisible();
  await expectAccessible(page, 'changes of a message', { look: 'wide dark' });
  await closeDialog(page);
  await page.getByRole('button', { name: 'Debug log' }).last().click();
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible();
  await expectAccessible(page, 'debug log');
  await closeDialog(page);

  await page.getByRole('button', { name: 'Console' }).click();
  for (const [tab, look] of [
    ['Console', 'wide light'],
    ['Network', 'wide dark'],
    ['Reported', 'wide light'],
  ] as const) {
    const choice = page.getByRole('tab', { name: tab }).or(page.getByRole('radio', { name: tab }));
    await choice.first().click();
    await expectAccessible(page, `console drawer, ${tab}`, { look, part: 'section[aria-label="Preview"]' });
  }
  await page.getByRole('button', { name: 'Console' }).first().click();

  await page.keyboard.press('ControlOrMeta+k');
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'command palette');
  await closeDialog(page);
  const menu = page.getByRole('heading', { level: 1 }).getByRole('button');
  await menu.focus();
  await page.keyboard.press('?');
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'keyboard shortcuts', { look: 'wide dark' });
  await closeDialog(page);

  for (const [item, look] of [
    ['Rename...', 'wide light'],
    ['Integrations', 'wide light'],
    ['Export the app...', 'wide dark'],
  ] as const) {
    await menu.click();
    await page.getByRole('menuitem', { name: item }).click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page, item, { look });
    await closeDialog(page);
  }

  await page.getByRole('button', { name: 'Publish' }).first().click();
  await expect(dialog.getByRole('button', { name: 'Check access' })).toBeVisible();
  await expectAccessible(page, 'publish');
  await dialog.getByRole('radio', { name: 'People who sign in' }).check();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  const visit = dialog.getByRole('link', { name: 'Visit' }).or(dialog.getByRole('button', { name: 'Visit' }));
  await expect(visit).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, 'published', { look: 'wide dark' });
  await closeDialog(page);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Domain...' }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'domain', { look: 'wide dark' });
  await closeDialog(page);
}

async function versions(page: Page) {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Versions' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page, 'versions');
  await dialog.getByRole('listitem').last().getByRole('button', { name: 'View' }).click();
  const toLatest = page.getByRole('button', { name: 'Switch to latest version' });
  await expect(toLatest).toBeVisible();
  await expectAccessible(page, 'an older version', { look: 'wide dark' });
  await toLatest.click();
  await page.getByRole('button', { name: 'Revert this' }).first().click();
  await expect(dialog.getByRole('button', { name: 'Revert' })).toBeVisible();
  await expectAccessible(page, 'revert');
  await closeDialog(page);
}

async function inspector({ page, preview }: BuilderPage) {
  await page.getByRole('button', { name: 'Visual edit' }).click();
  const panel = page.getByRole('complementary', { name: 'Element' });
  await expect(panel.getByText('Click an element on the page.')).toBeVisible();
  await expect(async () => {
    await clickInPreview(preview.getByRole('heading', { level: 1 }));
    await expect(panel.getByRole('button', { name: /^Text colour/ })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 30_000 });
  const part = 'aside[aria-label="Element"]';
  await expectAccessible(page, 'inspector', { part });
  await expectAccessible(page, 'inspector', { part, look: 'wide dark' });
  await panel.getByRole('button', { name: /^Text colour/ }).click();
  await expect(page.getByRole('radio', { name: 'red-600' })).toBeVisible();
  await expectAccessible(page, 'colours');
  await page.getByRole('radio', { name: 'Custom' }).click();
  await expectAccessible(page, 'a custom colour', { look: 'wide dark' });
  await closeDialog(page);
  await panel.getByRole('button', { name: 'Stop editing' }).click();
  await expect(panel).toHaveCount(0);
}

async function database(page: Page) {
  const part = 'section[aria-label="Preview"]';
  await page.getByRole('radio', { name: 'Database' }).click();
  const cell = (row: number, column: number) => page.locator(`[data-row="${row}"][data-column="${column}"]`);
  await expect(cell(0, 1)).not.toBeEmpty();
  await expectAccessible(page, 'database', { part });
  for (const column of [1, 2, 3, 4, 5]) {
    await cell(0, column).click();
    await page.keyboard.press('Enter');
    await expectAccessible(page, `editor of column ${column}`, { part: 'body' });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expectAccessible(page, 'a new row', { part, look: 'wide dark' });
  await page.getByRole('button', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  await expectAccessible(page, 'users', { part });
}

async function code(page: Page) {
  await page.getByRole('radio', { name: 'Code' }).click();
  await page.getByRole('navigation', { name: 'Files of the app' }).waitFor();
  await page.keyboard.press('Control+p');
  await page.getByRole('combobox', { name: 'Go to file' }).fill('ExpenseDetail');
  await page.keyboard.press('Enter');
  await expect(page.locator('.cm-content')).toBeVisible();
  await expectAccessible(page, 'code');
  await page.keyboard.press('Control+Shift+F');
  await page.getByRole('searchbox').or(page.getByPlaceholder('Text to find')).first().fill('amount');
  await expect(page.getByText(/\d+ lines/).first()).toBeVisible();
  await expectAccessible(page, 'find in files', { look: 'wide dark' });
  await closeDialog(page);
}

/** The builder's panes as a phone has them. The window becomes narrow once: each time the app loads again. */
async function onAPhone(page: Page) {
  const dock = page.getByRole('navigation', { name: 'Builder panes' });
  const open = async (view: 'Code' | 'Database') => {
    await dock.getByRole('button', { name: 'More' }).click();
    const sidebar = page.getByRole('dialog', { name: 'More' });
    if (view === 'Database') await expectAccessible(page, 'sidebar on a phone');
    await sidebar.getByRole('button', { name: view }).click();
  };
  await lookAt(page, 'narrow dark');
  await expectAccessible(page, 'code on a phone');
  await open('Database');
  await page.getByRole('combobox', { name: 'Entities' }).selectOption('Users');
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  await expectAccessible(page, 'users on a phone');
  await page.getByRole('combobox', { name: 'Entities' }).selectOption('Expense');
  await expectAccessible(page, 'database on a phone');
  await lookAt(page, 'narrow light');
  await dock.getByRole('button', { name: 'Preview' }).click();
  await expectAccessible(page, 'preview on a phone');
  await dock.getByRole('button', { name: 'Chat' }).click();
  await expectAccessible(page, 'chat on a phone');
  await page.getByRole('button', { name: 'Debug log' }).last().click();
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible();
  await expectAccessible(page, 'debug log on a phone');
  await closeDialog(page);
  await lookAt(page, 'wide light');
}

const archive = zipBytes({
  'shelf/package.json': '{"name":"shelf","dependencies":{"@base44/sdk":"^0.8.3"}}',
  'shelf/src/pages/Home.jsx': `import { createClient } from '@base44/sdk';
const base44 = createClient({ appId: '1' });
export default () => <button onClick={() => base44.entities.Book.create({ title: 'New' })}>Add</button>;`,
});

async function aroundTheBuilder(page: Page, { url }: Product) {
  await goTo(page, `${url}/home`, 'Your apps');
  await expectAccessible(page, 'home');
  await expectAccessible(page, 'home', { look: 'narrow dark' });
  await page.getByRole('button', { name: 'Import an app' }).click();
  const chooser = await chooserOf(page, () => page.getByRole('menuitem', { name: 'Choose a ZIP file...' }).click());
  await chooser.setFiles({ name: 'shelf.zip', mimeType: 'application/zip', buffer: Buffer.from(archive) });
  await expect(page.getByText('Nothing is imported yet.')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, 'report of an import');
  await expectAccessible(page, 'report of an import', { look: 'narrow dark' });

  await goTo(page, `${url}/settings`, 'Settings');
  await expectAccessible(page, 'settings');
  await expectAccessible(page, 'settings', { look: 'narrow dark' });
  await goTo(page, `${url}/admin/mail`, 'Email');
  await expectAccessible(page, 'mail', { look: 'narrow light' });
  await goTo(page, `${url}/admin/audit`, 'Audit log');
  await expectAccessible(page, 'audit', { look: 'wide dark' });
  await goTo(page, `${url}/help/how-to-manage-your-app-data`, 'How to manage your app data');
  await expectAccessible(page, 'help', { look: 'narrow light' });
  await goTo(page, `${url}/logout`, 'Sign in');
  await expectAccessible(page, 'sign in');
  // Both are offered once there is somebody who could read the mail, so not before the first account.
  await goTo(page, `${url}/login?view=code`, 'Sign in with an email code');
  await expectAccessible(page, 'a code by mail', { look: 'narrow light' });
  await goTo(page, `${url}/login?view=forgot`, 'Reset your password');
  await expectAccessible(page, 'a new password', { look: 'wide dark' });
}
