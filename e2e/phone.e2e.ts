import { BuilderPage } from './support/builder-page.ts';
import { expect, expensePrompt, test } from './support/fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('[SHELL-02] [SHELL-03] on a phone chat and preview are tabs, and nothing scrolls sideways', async ({
  page,
  product,
}) => {
  const builder = new BuilderPage(page, product);
  const noSidewaysScroll = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await builder.signUp();
  await noSidewaysScroll();
  await builder.describe('A habit tracker');
  await builder.untilReady();
  await noSidewaysScroll();
  await page
    .getByRole('tab', { name: /Preview/ })
    .or(page.getByRole('button', { name: /Preview/ }))
    .first()
    .click();
  await expect(builder.preview.getByRole('heading').first()).toBeVisible();
  await noSidewaysScroll();
  const frame = page.frames().find((candidate) => candidate.url().includes('preview--'))!;
  expect(await frame.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  // What has no tab is in the sidebar, which is 18 rem wide.
  await page.getByRole('button', { name: 'More' }).click();
  const sidebar = page.getByRole('dialog', { name: 'More' });
  await expect(sidebar).toBeInViewport();
  expect((await sidebar.boundingBox())!.width).toBe(18 * 16);
  await sidebar.getByRole('button', { name: 'Database' }).click();
  await expect(sidebar).toBeHidden();
  await expect(page.getByRole('region', { name: 'Habit', exact: true })).toBeVisible();
  await page.keyboard.press('Control+b');
  await sidebar.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page).toHaveURL(/\/settings$/);
});

test('[GRID-33] on a phone a row opens as a form, and one row of controls stands above the records', async ({
  page,
  product,
}) => {
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  const appId = await builder.describe(expensePrompt);
  await builder.untilReady();
  await page.goto(`${product.url}/build/app/${appId}?view=database`);
  const grid = page.getByRole('grid', { name: 'Records of Expense' });
  const cell = (row: number, column: number) => grid.locator(`[data-row="${row}"][data-column="${column}"]`);
  const dialog = page.getByRole('dialog');
  await expect(cell(1, 1)).not.toBeEmpty();

  await test.step('most of the screen is records, and no control is smaller than a finger', async () => {
    const first = (await cell(0, 1).boundingBox())!;
    expect(first.y).toBeLessThan(844 / 3);
    expect(first.height).toBeGreaterThanOrEqual(43);
    const bar = page.getByRole('navigation', { name: 'Builder panes' });
    const [table, dock] = [(await grid.boundingBox())!, (await bar.boundingBox())!];
    expect(table.y + table.height).toBeLessThanOrEqual(dock.y + 1);
    await page.getByRole('button', { name: 'Table options' }).tap();
    await expect(page.getByRole('searchbox', { name: 'Search Expense' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Access Control Settings/ })).toBeVisible();
    const header = page.locator('header').filter({ has: page.getByRole('searchbox') });
    const heights = await header
      .locator('button, input, select, a')
      .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await page.getByRole('searchbox', { name: 'Search Expense' }).fill('taxi');
    await expect(grid).toHaveAttribute('aria-rowcount', '2');
    await page.getByRole('searchbox', { name: 'Search Expense' }).fill('');
    await page.getByRole('button', { name: 'Table options' }).tap();
    await expect(grid).toHaveAttribute('aria-rowcount', '11');
  });

  await test.step('a tap on any cell opens the record, named by its first text', async () => {
    const name = await cell(1, 1).innerText();
    await cell(1, 2).tap();
    await expect(dialog.getByRole('heading', { name, exact: true })).toBeVisible();
    await dialog.getByLabel('amount').fill('77.5');
    await dialog.getByRole('button', { name: 'Save', exact: true }).tap();
    await expect(dialog).toHaveCount(0);
    await expect(cell(1, 2)).toHaveText('77.5');
  });

  await test.step('New is a form too; what the server refuses stays in it, and giving it up leaves nothing', async () => {
    await page.getByRole('button', { name: 'New', exact: true }).tap();
    await dialog.getByLabel('amount').fill('12');
    await dialog.getByRole('button', { name: 'Save', exact: true }).tap();
    await expect(dialog.getByText('Failed to create row')).toBeVisible();
    await expect(dialog.getByLabel('description')).toHaveAccessibleDescription(/required/);
    await dialog.getByLabel('description').fill('Parking');
    await dialog.getByLabel('date').fill('2026-11-20');
    await dialog.getByLabel('category').selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Save', exact: true }).tap();
    await expect(dialog).toHaveCount(0);
    await expect(grid).toHaveAttribute('aria-rowcount', '12');
    await expect(cell(0, 1)).toHaveText('Parking');
    await page.getByRole('button', { name: 'New', exact: true }).tap();
    await dialog.getByRole('button', { name: 'Cancel' }).tap();
    await expect(grid).toHaveAttribute('aria-rowcount', '12');
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
