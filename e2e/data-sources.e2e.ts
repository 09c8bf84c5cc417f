import { readFileSync } from 'node:fs';
import { refusals, startModelServer } from '@whittle/testing/model-server/model-server';
import { startProduct } from '@whittle/testing/product';
import { expectAccessible } from './support/accessible.ts';
import { BuilderPage } from './support/builder-page.ts';
import { expect, expensePrompt, test } from './support/fixtures.ts';

test.use({ trace: 'off' });

const handbook = readFileSync(new URL('../fixtures/knowledge/handbook.md', import.meta.url));
const scan = readFileSync(new URL('../fixtures/files/scan.pdf', import.meta.url));

test('[CTX-01] [CTX-06] [CTX-10] [CTX-16] [CTX-24] [CTX-41] files and texts become ready in the panel, are searched, opened at the passage, renamed and deleted', async ({
  page,
  product,
}) => {
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  await builder.describe(expensePrompt);
  await builder.untilReady();

  await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('button', { name: 'Data sources' }).click();
  const panel = page.getByRole('dialog', { name: 'Data sources' });
  await expect(panel.getByText('No data sources yet.')).toBeVisible();
  await expectAccessible(page, 'data sources, empty');

  await panel.getByRole('button', { name: 'Paste a text' }).click();
  const text = page.getByRole('dialog', { name: 'Paste a text' });
  await text.getByRole('button', { name: 'Add' }).click();
  await expect(text.getByRole('alert')).toHaveText('Please enter some text');
  await text.getByRole('textbox', { name: 'Text' }).fill('The canteen serves soup on Fridays.');
  await text.getByRole('textbox', { name: 'Name' }).fill('Canteen');
  await text.getByRole('button', { name: 'Add' }).click();
  const row = (name: string) => panel.getByRole('listitem').filter({ hasText: name });
  await expect(row('Canteen')).toContainText('Synced');

  await panel
    .getByLabel('Upload a file', { exact: true })
    .last()
    .setInputFiles([
      { name: 'handbook.md', mimeType: 'text/markdown', buffer: handbook },
      { name: 'empty.csv', mimeType: 'text/csv', buffer: Buffer.from('Article,Price\n') },
      { name: 'rules.pdf', mimeType: 'application/pdf', buffer: scan },
    ]);
  await expect(row('handbook.md')).toContainText('Synced');
  await expect(row('empty.csv')).toContainText('make sure your CSV file has column headers and a few rows');
  await expect(row('empty.csv').getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(row('rules.pdf')).toContainText('its 2 pages are pictures. OCR can read them in about 1 min.');
  await expectAccessible(page, 'a scan');
  await row('rules.pdf').getByRole('button', { name: 'Read by OCR' }).click();
  await expect(row('rules.pdf')).toContainText('Synced', { timeout: 60_000 });
  await expectAccessible(page, 'data sources');

  await panel.getByRole('searchbox', { name: 'Search the data sources' }).fill('how many days of leave');
  const hit = panel.getByRole('listitem').filter({ hasText: 'thirty days of paid leave' });
  await expect(hit).toContainText('Staff handbook of the bicycle workshop › Time off › Holidays');
  await expect(hit.locator('mark').filter({ hasText: 'leave' }).first()).toBeVisible();
  await hit.getByRole('button', { name: 'Show in the source' }).click();
  const source = page.getByRole('dialog', { name: 'handbook.md' });
  await expect(source.locator('[aria-current]')).toContainText('thirty days of paid leave');
  await expectAccessible(page, 'a source at a passage');
  await source.getByRole('button', { name: 'Back' }).click();
  await expect(hit).toBeVisible();

  await panel.getByRole('button', { name: 'More for Canteen' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await panel.getByRole('textbox', { name: 'Name of the data source' }).fill('Lunch');
  await panel.getByRole('textbox', { name: 'Name of the data source' }).press('Enter');
  await expect(row('Lunch')).toContainText('Synced');
  await panel.getByRole('button', { name: 'More for Lunch' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row('Lunch')).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'data sources on a phone', { look: 'narrow dark' });
});

test('[CTX-39] with an embedding model the panel says what it has read, finds by meaning, and says when it only has words', async ({
  page,
}) => {
  let isBroken = false;
  const models = await startModelServer({ embeddings: () => (isBroken ? refusals.wrongKey : undefined) });
  const product = await startProduct({
    env: { EMBEDDING_MODEL_NAME: 'recorded-embeddings', EMBEDDING_MODEL_BASE_URL: models.url },
  });
  try {
    const builder = new BuilderPage(page, product);
    await builder.signUp();
    await builder.describe(expensePrompt);
    await builder.untilReady();
    await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('button', { name: 'Data sources' }).click();
    const panel = page.getByRole('dialog', { name: 'Data sources' });
    const add = async (text: string) => {
      await panel.getByRole('button', { name: 'Paste a text' }).click();
      const adding = page.getByRole('dialog', { name: 'Paste a text' });
      await adding.getByRole('textbox', { name: 'Text' }).fill(text);
      await adding.getByRole('button', { name: 'Add' }).click();
      await expect(adding).toHaveCount(0);
    };
    await add('Everybody has thirty days of vacation.');
    await expect(panel.getByText('Also searched by meaning, with recorded-embeddings.')).toBeVisible();
    const search = panel.getByRole('searchbox', { name: 'Search the data sources' });
    const hits = panel.getByRole('region', { name: 'Search the data sources' });
    await search.fill('urlaub');
    await expect(hits.getByRole('listitem')).toHaveText(/thirty days of vacation/);

    isBroken = true;
    await add('The canteen has soup.');
    await expect(panel.getByText('recorded-embeddings has not read all passages.')).toBeVisible();
    await search.fill('days of vacation');
    await expect(hits.getByRole('status')).toContainText(
      'Searched by words only. The model provider rejected the API key.',
    );
    await expect(hits.getByRole('listitem').first()).toHaveText(/thirty days of vacation/);
    await expectAccessible(page, 'data sources without their vectors');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, 'data sources without their vectors on a phone', { look: 'narrow dark' });
  } finally {
    await product.close();
    await models.close();
  }
});
