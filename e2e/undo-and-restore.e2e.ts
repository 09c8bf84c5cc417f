import type { Page } from '@playwright/test';
import { BuilderPage } from './support/builder-page.ts';
import { expect, expensePrompt, test } from './support/fixtures.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Records of Expense' });
const records = (page: Page) => page.getByRole('checkbox', { name: /Select row|Select record/ });

test('[HIST-02] [HIST-03] [HIST-04] deleted records come back by keys, from the trash and by a restore, in every window', async ({
  page,
  product,
  context,
}) => {
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  const appId = await builder.describe(expensePrompt);
  await builder.untilReady();
  await page.getByRole('radio', { name: 'Database' }).click();
  await expect(grid(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(grid(other)).toBeVisible();

  const call = (method: string, path: string) =>
    page.evaluate(
      async ([verb, url]) => {
        const { token } = (await (await fetch('/api/auth/refresh', { method: 'POST' })).json()) as { token: string };
        const answer = await fetch(url, { method: verb, headers: { authorization: `Bearer ${token}` } });
        return (await answer.json()) as unknown;
      },
      [method, `/live_api/apps/${appId}/entities/Expense${path}`] as const,
    );
  const count = async () => ((await call('GET', '/count')) as { count: number }).count;
  const total = await count();
  const [first] = (await call('GET', '?limit=1')) as { id: string; description: string }[];
  const shown = (where: Page) => grid(where).getByText(first!.description, { exact: true }).first();
  await expect(shown(page)).toBeVisible();

  await call('DELETE', `/${first!.id}`);
  await expect(shown(other)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo: deleting 1 record' })).toBeVisible();
  await grid(page).focus();
  await page.keyboard.press('Control+Z');
  await expect(shown(page)).toBeVisible();
  await expect(shown(other)).toBeVisible();
  await page.keyboard.press('Control+Shift+Z');
  await expect(shown(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'History and trash' }).click();
  await page.getByRole('menuitem', { name: 'Trash...' }).click();
  const trash = page.getByRole('dialog', { name: 'Deleted Expense records' });
  await trash.getByRole('checkbox').first().check();
  await trash.getByRole('button', { name: 'Restore 1 record' }).click();
  await expect(trash).toHaveCount(0);
  await expect(shown(page)).toBeVisible();

  await call('DELETE', `/${first!.id}`);
  await page.getByRole('button', { name: 'History and trash' }).click();
  await page.getByRole('menuitem', { name: 'Restore to a time...' }).click();
  const restore = page.getByRole('dialog', { name: 'Restore data to a time' });
  await restore.getByRole('radio', { name: 'A version' }).click();
  await restore.getByLabel('Version').selectOption({ index: 1 });
  await restore.getByRole('button', { name: 'Preview' }).click();
  await expect(restore.getByRole('heading', { name: 'What would change' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(restore).toHaveCount(0);
  await page.getByRole('button', { name: /^Undo: deleting/ }).click();
  await expect(shown(other)).toBeVisible();
  expect(await count()).toBe(total);
  await expect(records(page).first()).toBeVisible();
});

test('[GRID-25] [ENT-40] two windows that type into one cell at once: one is stored, the other chooses', async ({
  page,
  product,
  context,
}) => {
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  await builder.describe(expensePrompt);
  await builder.untilReady();
  await page.getByRole('radio', { name: 'Database' }).click();
  await expect(grid(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  const cell = (where: Page) => grid(where).locator('[data-row="0"][data-column="1"]');
  const windows = [
    { at: page, typed: 'From the first window' },
    { at: other, typed: 'From the second window' },
  ];

  for (const { at, typed } of windows) {
    await expect(cell(at)).not.toBeEmpty();
    await cell(at).dblclick();
    await at.keyboard.press('Control+A');
    await at.keyboard.type(typed);
  }
  await Promise.all(windows.map(({ at }) => at.keyboard.press('Enter')));
  const failed = (at: Page) => cell(at).and(at.locator('[aria-invalid=true]'));
  await expect.poll(async () => (await failed(page).count()) + (await failed(other).count())).toBe(1);
  const [loser, winner] = (await failed(page).count()) === 1 ? windows : windows.toReversed();
  await expect(cell(winner!.at)).toHaveText(winner!.typed);
  await expect(cell(loser!.at)).toContainText(loser!.typed);

  await cell(loser!.at).click();
  await expect(loser!.at.getByRole('alert').getByText(winner!.typed)).toBeVisible();
  await loser!.at.getByRole('button', { name: 'Save mine' }).click();
  for (const { at } of windows) await expect(cell(at)).toHaveText(loser!.typed);
});
