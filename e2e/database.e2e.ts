import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { BuilderPage } from './support/builder-page.ts';
import { expect, expensePrompt, test } from './support/fixtures.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Records of Expense' });
const cell = (page: Page, row: number, column: number) =>
  grid(page).locator(`[data-row="${row}"][data-column="${column}"]`);

/** What is seen behind each of the cells. */
const groundsOf = (cells: Locator) =>
  cells.evaluateAll((all) =>
    all.map((one) => {
      let at: Element | null = one;
      while (at && getComputedStyle(at).backgroundColor === 'rgba(0, 0, 0, 0)') at = at.parentElement;
      return at && getComputedStyle(at).backgroundColor;
    }),
  );

/** A builder whose app has an entity Expense (description, amount, category, date, receipt_image), its database open. */
async function openDatabase(page: Page, builder: BuilderPage): Promise<string> {
  await builder.signUp();
  const appId = await builder.describe(expensePrompt);
  await builder.untilReady();
  await page.getByRole('radio', { name: 'Database' }).click();
  await expect(page.getByRole('heading', { name: 'Expense', exact: true })).toBeVisible();
  await expect(cell(page, 0, 1)).not.toBeEmpty();
  return appId;
}

/** Records through the product's own bulk call. */
async function fill(page: Page, appId: string, rows: number): Promise<void> {
  await page.evaluate(
    async ([app, count]) => {
      const { token } = (await (await fetch('/api/auth/refresh', { method: 'POST' })).json()) as { token: string };
      for (let at = 0; at < count; at += 1_000) {
        const records = Array.from({ length: Math.min(1_000, count - at) }, (_, index) => ({
          description: `Entry ${String(at + index).padStart(6, '0')}`,
          amount: at + index,
          category: 'Travel',
          date: '2026-11-20',
        }));
        const response = await fetch(`/live_api/apps/${app}/entities/Expense/bulk`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify(records),
        });
        if (!response.ok) throw new Error(await response.text());
      }
    },
    [appId, rows] as const,
  );
}

test('[GRID-09] [GRID-14] [GRID-24] records are made and changed by keyboard alone', async ({ page, product }) => {
  const builder = new BuilderPage(page, product);
  await openDatabase(page, builder);
  await expect(page).toHaveURL(/view=database/);

  await page.getByRole('button', { name: 'New', exact: true }).press('Enter');
  await expect(cell(page, 0, 1)).toBeFocused();
  await page.keyboard.type('Taxi to the airport');
  await page.keyboard.press('Tab');
  await page.keyboard.type('abc');
  await page.keyboard.press('Tab');
  await expect(cell(page, 0, 2)).toHaveAccessibleDescription('Not saved: “abc” is not a number');
  await expect(page.getByText('Saved', { exact: true }), 'not beside what is not').toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('42.5');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox', { name: 'category' })).toBeVisible();
  await page.keyboard.type('trav');
  await page.keyboard.press('Enter');
  await expect(cell(page, 0, 3)).toHaveText('Travel');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByLabel('Edit date').fill('2026-11-20');
  await page.keyboard.press('Tab');
  const before = await grid(page).getAttribute('aria-rowcount');
  await page.getByRole('button', { name: 'Save row' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Save row' })).toHaveCount(0);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', before!);
  await expect(cell(page, 0, 1)).toHaveText('Taxi to the airport');

  await test.step('[GRID-25] an edit of a saved row is there after a reload, an escaped one is not', async () => {
    await cell(page, 0, 1).click();
    await page.keyboard.press('F2');
    await page.keyboard.type(' and back');
    await page.keyboard.press('Enter');
    await expect(cell(page, 1, 1)).toBeFocused();
    await page.keyboard.type('never');
    await page.keyboard.press('Escape');
    await expect(cell(page, 0, 1).getByText('saving')).toHaveCount(0);
    await page.reload();
    await expect(cell(page, 0, 1)).toHaveText('Taxi to the airport and back');
    await expect(cell(page, 1, 1)).not.toHaveText('never');
  });

  await test.step('a refused change stays in its cell with the reason', async () => {
    await cell(page, 0, 1).click();
    await page.keyboard.press('Delete');
    await expect(page.getByRole('alert').getByText('description is required.')).toBeVisible();
    await expect(page.getByText('Failed to update row')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cell(page, 0, 1)).toHaveText('Taxi to the airport and back');
  });

  await test.step('[GRID-34] what is typed without a network survives another table, and is sent once', async () => {
    await page.context().setOffline(true);
    await cell(page, 1, 1).click();
    await page.keyboard.type('Typed on a train');
    await page.keyboard.press('Enter');
    await expect(cell(page, 1, 1)).toHaveAccessibleDescription(/The server cannot be reached/);
    await page.getByRole('button', { name: 'New', exact: true }).dblclick();
    await expect(page.getByRole('button', { name: 'Save row' })).toHaveCount(1);
    await page.keyboard.type('Train ticket');
    await page.keyboard.press('Tab');
    await page.keyboard.type('31');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.type('trav');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByLabel('Edit date').fill('2026-11-21');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Save row' }).dblclick();
    await expect(page.getByRole('alert').getByText(/The server cannot be reached/)).toBeVisible();
    await page.getByRole('button', { name: 'Users' }).click();
    await expect(grid(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Expense', exact: true }).click();
    await expect(cell(page, 0, 1)).toHaveText('Train ticket');
    await page.context().setOffline(false);
    await expect(page.getByRole('button', { name: 'Save row' })).toHaveCount(0);
    await expect(grid(page)).toHaveAttribute('aria-rowcount', String(Number(before) + 1));
    await expect(cell(page, 0, 1)).toHaveText('Train ticket');
    await expect(cell(page, 2, 1)).toHaveText('Typed on a train');
    await page.reload();
    await expect(cell(page, 2, 1)).toHaveText('Typed on a train');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).include('[role=grid]').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
});

test('[GRID-06] [GRID-27] a hundred thousand records: found, copied, pasted and deleted', async ({
  page,
  product,
  context,
}) => {
  test.setTimeout(240_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const builder = new BuilderPage(page, product);
  const appId = await openDatabase(page, builder);
  await fill(page, appId, 100_000);
  await page.reload();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(100_000 + 10 + 1));

  await test.step('both ends are a key away, and only what is seen is drawn', async () => {
    await cell(page, 0, 1).click();
    await page.keyboard.press('Control+End');
    await expect(grid(page).getByRole('row').last()).toContainText(/Hotel|Train|Design|Coffee|Taxi|Printer|Hosting/);
    expect(await grid(page).getByRole('row').count()).toBeLessThan(60);
    await page.keyboard.press('Control+Home');
    await expect(cell(page, 0, 1)).toBeFocused();
    await grid(page).evaluate((element) => element.scrollTo({ top: 50_000 * 40 }));
    await expect(grid(page).locator('[data-row="50005"][data-column="1"]')).toHaveText(/Entry \d{6}/);
  });

  await test.step('search, sort and filters are asked of the server', async () => {
    await page.getByRole('searchbox', { name: 'Search Expense' }).fill('Entry 04217');
    await expect(grid(page)).toHaveAttribute('aria-rowcount', '11');
    await grid(page).getByRole('button', { name: 'Amount', exact: true }).click();
    await expect(cell(page, 0, 2)).toHaveText('42170');
    await grid(page).getByRole('button', { name: 'amount', exact: false }).first().click();
    await expect(cell(page, 0, 2)).toHaveText('42179');
  });

  await test.step('ranges go to the clipboard and come back from it', async () => {
    await cell(page, 0, 1).click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Control+C');
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('Entry 042179\t42179\r\nEntry 042178\t42178');
    // The order of the rows is by amount: what keeps its amount keeps its place.
    await page.evaluate(() =>
      navigator.clipboard.writeText('Entry 042176 pasted\t42176\r\nEntry 042175 pasted\tnone\r\n'),
    );
    await cell(page, 3, 1).click();
    await page.keyboard.press('Control+V');
    await expect(cell(page, 3, 1)).toHaveText('Entry 042176 pasted');
    await expect(cell(page, 4, 2)).toHaveAccessibleDescription('Not saved: “none” is not a number');
    await expect(cell(page, 4, 2)).toHaveText(/^none/);
    await cell(page, 4, 2).click();
    await page.keyboard.press('Escape');
    await expect(cell(page, 4, 2)).toHaveText('42175');
  });

  await test.step('[GRID-10] [GRID-28] [GRID-29] ticked rows are deleted with their progress', async () => {
    await cell(page, 0, 0).click();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Space');
    await expect(page.getByText('3 row(s) selected')).toBeVisible();
    await page.getByRole('button', { name: 'Delete Selected' }).click();
    await expect(page.getByText(/Processing \d+% complete\.\.\./)).toBeVisible();
    await expect(grid(page)).toHaveAttribute('aria-rowcount', '8');
    await expect(page.getByText('row(s) selected')).toHaveCount(0);
  });
});

test('[GRID-11] [ENT-10] columns are changed from their header, and access is asked of the chat', async ({
  page,
  product,
}) => {
  const builder = new BuilderPage(page, product);
  const appId = await openDatabase(page, builder);

  await test.step('a row under the pointer has one ground, also where its cells stay in view', async () => {
    await cell(page, 0, 2).hover();
    const [plain] = await groundsOf(grid(page).locator('[data-row="1"]'));
    const hovered = () => groundsOf(grid(page).locator('[data-row="0"]'));
    await expect.poll(async () => new Set(await hovered()).size).toBe(1);
    expect(await hovered()).not.toContain(plain);
  });
  await grid(page).getByRole('button', { name: 'category, column menu' }).click();
  await test.step('the menu of types stays open when a record changes meanwhile', async () => {
    await page.getByRole('menuitem', { name: 'Property Type' }).click();
    await expect(page.getByRole('menuitemradio')).toHaveText([
      'select',
      'multiselect',
      'text',
      'number',
      'image',
      'json',
    ]);
    await page.getByRole('menuitemradio', { name: 'number' }).focus();
    await fill(page, appId, 1);
    await expect(grid(page)).toHaveAttribute('aria-rowcount', '12');
    await expect(page.getByRole('menuitemradio', { name: 'number' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('menuitemradio')).toHaveCount(0);
  });
  await page.getByRole('textbox', { name: 'Column name' }).fill('kind');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('11 value(s) will move to the new name.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Ask the chat to change them too' }).uncheck();
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(grid(page).getByRole('button', { name: 'kind, column menu' })).toBeVisible();
  await expect(cell(page, 0, 3)).not.toBeEmpty();
  await expect(page.getByText('Renamed column category to kind in Expense.')).toBeVisible();

  await grid(page).getByRole('button', { name: 'Add column' }).click();
  await dialog.getByLabel('Name').fill('Paid back');
  await dialog.getByRole('button', { name: 'Add column' }).click();
  await expect(grid(page).getByRole('button', { name: 'Paid back, column menu' })).toBeAttached();

  await page.getByRole('button', { name: /Access Control Settings/ }).click();
  await expect(page.getByRole('radiogroup', { name: 'Access Control Settings' }).getByRole('radio')).toHaveCount(6);
  await page.getByRole('radio', { name: /Only admins can view and edit/ }).click();
  await page.getByRole('button', { name: 'Ask the chat' }).click();
  await expect(builder.ownMessages.last()).toContainText('Change the permissions of the entity Expense');
});
