import { invariantViolations } from '@whittle/testing/invariants';
import { openProductDatabase } from '@whittle/testing/product-database';
import type { Page } from '@playwright/test';
import { readAsOwner } from './support/as-owner.ts';
import { BuilderPage } from './support/builder-page.ts';
import { expect, expensePrompt, test } from './support/fixtures.ts';

const requests = [
  'add a supplier field and show it in the list',
  'make it green',
  'Rename the app to Desk of Ada',
  'add clients with name, email and phone',
  'Use the Press palette',
  'add a chart by week',
  'add a link field',
  'Use the Harbor palette',
];

const writeAsOwner = (page: Page, path: string, record: object): Promise<void> =>
  page.evaluate(
    async ([url, body]) => {
      const { token } = (await (await fetch('/api/auth/refresh', { method: 'POST' })).json()) as { token: string };
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answer = await fetch(url, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(await answer.text());
    },
    [path, JSON.stringify(record)] as const,
  );

test('[VER-03] [VER-05] [VER-22] [VER-23] [VER-06] [VER-07] [VER-18] [GEN-16] ten turns, an old version, a message from it, back to turn 4 with data, and that undone', async ({
  page,
  product,
}) => {
  test.setTimeout(240_000);
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  const appId = await builder.describe(expensePrompt);
  await builder.untilReady();
  const { sql, close } = await openProductDatabase(product);
  const read = readAsOwner(page);
  const agrees = async () => expect(await invariantViolations(sql, appId, read)).toEqual([]);
  const head = async () =>
    (await read<{ app: { latestVersionId: string } }>(`/api/apps/${appId}/chat`)).app.latestVersionId;
  const count = async () => (await read<{ count: number }>(`/api/apps/${appId}/entities/Expense/count`)).count;
  const ask = async (request: string) => {
    const before = await head();
    await builder.ask(request);
    await expect.poll(head, { timeout: 60_000 }).not.toBe(before);
    await builder.untilReady();
  };
  try {
    for (const request of requests) await ask(request);
    await agrees();

    // An old version: shown, not to be edited, and a message from it changes the latest one.
    await page.getByRole('button', { name: 'Versions' }).click();
    const versions = page.getByRole('dialog', { name: 'Versions' });
    await expect(versions.getByRole('listitem')).toHaveCount(9);
    await versions.getByRole('listitem', { name: requests[0] }).getByRole('button', { name: 'View' }).click();
    await expect(versions).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Switch to latest version' })).toBeVisible();
    await page.getByRole('radio', { name: 'Code' }).click();
    await expect(page.getByText('Only the latest version can be edited').first()).toBeVisible();
    await page.getByRole('radio', { name: 'Preview' }).click();
    const old = await head();
    await builder.composer.fill('Use the Orchard palette');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const older = page.getByRole('dialog', { name: "You're viewing an older version" });
    await expect(older.getByRole('button', { name: 'Stay on this version' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(builder.composer).toHaveValue('Use the Orchard palette');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(older.getByRole('button', { name: 'Switch to latest version' })).toBeVisible();
    await older.getByRole('button', { name: 'Stay on this version' }).click();
    await expect.poll(head, { timeout: 60_000 }).not.toBe(old);
    await expect(page.getByText(/^The version of .+ is ready\. You are viewing an older one\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Switch to latest version' }).click();
    await builder.untilReady();
    await expect(page.getByText('Only the latest version can be edited')).toHaveCount(0);
    await agrees();

    // The newest change is undone, and that too.
    await page.getByRole('button', { name: 'Undo this change' }).click();
    const undo = page.getByRole('dialog', { name: 'Undo this change?' });
    await expect(undo.getByText(/Records stay as they are now\.$/)).toBeVisible();
    await undo.getByRole('button', { name: 'Undo' }).click();
    await expect(undo).toHaveCount(0, { timeout: 30_000 });
    await expect(builder.ownMessages).toHaveCount(requests.length + 1);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(builder.ownMessages).toHaveCount(requests.length + 2);
    await agrees();

    // Back to turn 4, records and all.
    const [kept, latest] = [await count(), await head()];
    const [copied] = await read<object[]>(`/api/apps/${appId}/entities/Expense?limit=1`);
    await writeAsOwner(page, `/api/apps/${appId}/entities/Expense`, { ...copied, description: 'Written after turn 4' });
    expect(await count()).toBe(kept + 1);
    await builder.ownMessages.nth(3).getByRole('button', { name: 'Revert this' }).click();
    const revert = page.getByRole('dialog', { name: 'Revert to this version?' });
    await revert.getByRole('checkbox', { name: 'Restore data too' }).check();
    await expect(revert.getByText(/Expense/).first()).toBeVisible();
    await revert.getByRole('button', { name: 'Revert' }).click();
    await expect(revert).toHaveCount(0, { timeout: 30_000 });
    await expect(builder.ownMessages).toHaveCount(4);
    await expect.poll(count).toBe(kept);
    await agrees();

    await page.getByRole('button', { name: 'Versions' }).click();
    await versions.getByRole('button', { name: 'Undo the revert' }).click();
    await expect(versions).toHaveCount(0, { timeout: 30_000 });
    await expect(builder.ownMessages).toHaveCount(requests.length + 2);
    await expect.poll(count).toBe(kept + 1);
    expect(await head()).not.toBe(latest);
    await agrees();
  } finally {
    await close();
  }
});
