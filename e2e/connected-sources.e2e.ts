import { type GoogleDriveServer, startGoogleDriveServer } from '@whittle/testing/google-drive/google-drive-server';
import { type NotionServer, startNotionServer } from '@whittle/testing/notion/notion-server';
import { type Product, startProduct } from '@whittle/testing/product';
import { expectAccessible } from './support/accessible.ts';
import { BuilderPage } from './support/builder-page.ts';
import { expect, expensePrompt, test } from './support/fixtures.ts';

test.use({ trace: 'off' });

let notion: NotionServer;
let google: GoogleDriveServer;
let product: Product;

test.beforeAll(async () => {
  notion = await startNotionServer();
  google = await startGoogleDriveServer();
  product = await startProduct({
    env: {
      ...{ NOTION_API_URL: notion.url, EGRESS_ALLOW: `${notion.host},${google.host}` },
      ...{ GOOGLE_DRIVE_CLIENT_ID: google.client.id, GOOGLE_DRIVE_CLIENT_SECRET: google.client.secret },
      ...{ GOOGLE_DRIVE_API_URL: google.url, GOOGLE_DRIVE_TOKEN_URL: `${google.url}/token` },
      GOOGLE_DRIVE_AUTHORIZE_URL: `${google.url}/authorize`,
    },
  });
});
test.afterAll(async () => {
  await product.close();
  await notion.close();
  await google.close();
});

test('[CTX-33] [CTX-35] [CTX-36] [CTX-37] Notion is connected, pages are chosen, synced, put on a schedule, and connected again', async ({
  page,
}) => {
  const hours = notion.addPage({
    title: 'Opening hours',
    blocks: [{ type: 'paragraph', text: 'Open from nine to six.' }],
  });
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  await builder.describe(expensePrompt);
  await builder.untilReady();
  await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('button', { name: 'Data sources' }).click();
  const panel = page.getByRole('dialog', { name: 'Data sources' });

  await panel.getByRole('button', { name: 'Notion' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add from Notion' });
  await dialog.getByLabel('Integration token').fill('ntn_wrong');
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Notion does not accept this token. Copy the whole token and try again.',
  );
  await expectAccessible(page, 'connecting Notion');
  await dialog.getByLabel('Integration token').fill('ntn_right');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Connected as Bicycle Workshop')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Opening hours' }).check();
  await expectAccessible(page, 'choosing pages of Notion');
  await dialog.getByRole('button', { name: 'Add 1 data source' }).click();
  const row = panel.getByRole('listitem').filter({ hasText: 'Opening hours' }).first();
  await expect(row).toContainText('1 page read');

  const choose = async (name: string) => {
    await panel.getByRole('button', { name: 'More for Opening hours' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('Sync now');
  await expect(row).toContainText('1 unchanged');
  await choose('Sync on a schedule');
  await page.getByRole('menuitemradio', { name: 'Every day' }).click();
  await expect(row).toContainText('Every day, next');
  await expectAccessible(page, 'a source on a schedule');

  notion.tokens.delete('ntn_right');
  await choose('Sync now');
  await expect(row).toContainText('Connect again to keep reading this.');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'a broken connection on a phone', { look: 'narrow dark' });
  notion.tokens.add('ntn_right');
  Object.assign(hours, {
    editedAt: '2027-02-01T08:00:00.000Z',
    blocks: [{ type: 'paragraph', text: 'Open until seven.' }],
  });
  await row.getByRole('button', { name: 'Connect again' }).click();
  await expect(dialog.getByText('This connection has ended')).toBeVisible();
  await dialog.getByLabel('Integration token').fill('ntn_right');
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(dialog.getByText('already a data source')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).toContainText('Synced');
});

test('[CTX-38] files are picked at Google, chosen at once when its page leads back, and read', async ({ page }) => {
  const guide = google.addFile({
    ...{ name: 'Guide', mimeType: 'application/vnd.google-apps.document' },
    content: 'Thirty days of paid leave.',
  });
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  await builder.describe(expensePrompt);
  await builder.untilReady();
  await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('button', { name: 'Data sources' }).click();
  const panel = page.getByRole('dialog', { name: 'Data sources' });
  await panel.getByRole('button', { name: 'Google Drive' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add from Google Drive' });
  await expectAccessible(page, 'connecting Google Drive');
  await dialog.getByRole('button', { name: 'Choose files in Google Drive' }).click();
  await page.waitForURL(/\/authorize\?/);
  await page.goto(google.allow(page.url(), [guide]));
  await expect(dialog.getByText('Connected as ada@example.com')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Guide' })).toBeChecked();
  await expectAccessible(page, 'choosing files of Google Drive');
  await dialog.getByRole('button', { name: 'Add 1 data source' }).click();
  const row = panel.getByRole('listitem').filter({ hasText: 'Guide' }).first();
  await expect(row).toContainText('Synced');
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect(page).not.toHaveURL(/sources=/);
});
