import { sendRequest } from '@whittle/testing/request';
import { expectAccessible, lookAt } from './support/accessible.ts';
import { BuilderPage } from './support/builder-page.ts';
import { expect, expensePrompt, test } from './support/fixtures.ts';

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('[PUB-11] [PUB-24] [PUB-25] [PUB-26] an app is published with its card and a title, its changes are named, and the next publish is planned', async ({
  page,
  product,
}) => {
  test.setTimeout(180_000);
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  const appId = await builder.describe(expensePrompt);
  await builder.untilReady();
  const dialog = page.getByRole('dialog');
  const open = () => page.getByRole('button', { name: 'Publish', exact: true }).click();
  const publish = dialog.getByRole('button', { name: 'Publish', exact: true });

  await open();
  const card = dialog.getByRole('img', { name: /^Preview picture of links to / });
  await expect(card).toBeVisible();
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await dialog.getByLabel('Title in search results').fill('Expenses of Ada');
  await expect(dialog.getByText('Expenses of Ada')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Anyone with the link' }).check();
  await expect(dialog.getByRole('radio', { name: 'Members' })).toBeDisabled();
  await expectAccessible(page, 'publish dialog before the first publish');

  const icon = dialog.getByRole('region', { name: 'Icon' });
  await expect(icon.getByRole('img', { name: 'Icon of the app' })).toBeVisible();
  await icon
    .getByLabel('Upload file')
    .setInputFiles({ name: 'own.png', mimeType: 'image/png', buffer: Buffer.from(onePixel, 'base64') });
  const shown = icon.locator('img');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);

  // One click puts a warning right, before anything is public.
  await dialog.getByRole('button', { name: 'Ask people to sign in' }).click();
  await expect(dialog.getByRole('radio', { name: 'People who sign in' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Anyone with the link' }).check();
  await publish.click();
  const url = (await dialog.getByRole('link', { name: 'Visit' }).getAttribute('href'))!;
  const { host, pathname } = new URL(url);
  const html = await (await sendRequest(product.port, pathname, { host, headers: { accept: 'text/html' } })).text();
  expect(html).toContain('<title>Expenses of Ada</title>');
  const ownIcon = /<link rel="icon" href="(\/files\/[^"]+)">/.exec(html)![1]!;
  expect((await sendRequest(product.port, ownIcon, { host })).headers.get('content-type')).toBe('image/png');
  const image = /property="og:image" content="([^"]+)"/.exec(html)![1]!;
  const picture = await sendRequest(product.port, new URL(image).pathname, { host });
  expect(picture.headers.get('content-type')).toBe('image/png');
  await page.keyboard.press('Escape');

  await builder.ask('add a supplier field and show it in the list');
  await builder.untilReady();
  await open();
  const changes = dialog.getByRole('list', { name: 'Changed since the last publish' });
  await expect(changes.getByRole('listitem').filter({ hasText: 'Changed: entity Expense' })).toBeVisible();
  await dialog.getByRole('radio', { name: 'Publish later' }).check();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  await dialog.getByLabel('Publish at', { exact: true }).fill(tomorrow);
  await expect(dialog.getByText(/^The current version is published on .*Later changes wait/)).toBeVisible();
  await expectAccessible(page, 'publish dialog with changes and a time', { look: 'narrow dark' });
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByText(/^Will be published on /)).toBeVisible();
  await expectAccessible(page, 'publish dialog with a planned publish');

  await page.goto(`${product.url}/home`);
  await expect(page.getByText(/^Publishes /)).toBeVisible();
  await lookAt(page, 'wide light');
  await page.goto(`${product.url}/build/app/${appId}`);
  await open();
  await dialog.getByRole('button', { name: 'Cancel the scheduled publish' }).click();
  await expect(dialog.getByText(/^Will be published on /)).toHaveCount(0);
});
