import { zipBytes } from '@whittle/testing/zip-bytes';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startProduct } from '@whittle/testing/product';
import { openProductDatabase } from '@whittle/testing/product-database';
import { randomBytes } from 'node:crypto';
import { BuilderPage } from './support/builder-page.ts';
import { chooserOf } from './support/file-chooser.ts';
import { expect, test } from './support/fixtures.ts';
import { startNetwork } from './support/network.ts';

const shelf = {
  'shelf/package.json': '{"name":"shelf","dependencies":{"@base44/sdk":"^0.8.3"}}',
  'shelf/index.html': '<!doctype html><title>Book shelf</title><div id="root"></div>',
  'shelf/src/api/base44Client.js':
    "import { createClient } from '@base44/sdk';\nexport const base44 = createClient({ appId: '1' });",
  'shelf/src/pages/Home.jsx': [
    "import { useState } from 'react'; import { base44 } from '@/api/base44Client';",
    "export default function Home() { const [form, setForm] = useState({ title: '', state: 'wanted' });",
    'return <form onSubmit={() => base44.entities.Book.create(form)}><h1>My shelf</h1>',
    '<select aria-label="State" value={form.state} onChange={(e) => setForm({ ...form, state: e.target.value })}>',
    '<option value="wanted">Wanted</option><option value="read">Read</option></select></form>; }',
  ].join('\n'),
};
const archive = zipBytes(shelf);

test('[IMPORT-04] [IMPORT-07] a zip that was chosen by keyboard shows what it would become, and becomes that', async ({
  page,
  product,
}) => {
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  await page.getByRole('button', { name: 'Import an app' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Choose a ZIP file...' })).toBeFocused();
  const chooser = await chooserOf(page, () => page.keyboard.press('Enter'));
  await chooser.setFiles({ name: 'shelf.zip', mimeType: 'application/zip', buffer: Buffer.from(archive) });

  await expect(page.getByRole('heading', { name: 'Import Book shelf' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Nothing is imported yet.')).toBeVisible();
  const open = page.getByRole('group', { name: 'Who can open the app' });
  await expect(open.getByRole('radio', { name: 'People who sign in' })).toBeChecked();
  await open.getByRole('radio', { name: 'Only people I invite' }).check();
  await page.getByText('Show fields').click();
  await expect(page.getByRole('cell', { name: 'one of wanted, read' })).toBeVisible();
  await page.getByLabel('Who can see and change Book').selectOption({ label: 'Only the creator can view and edit' });
  await page.getByRole('button', { name: 'Import', exact: true }).click();

  await expect(builder.preview.getByRole('heading', { name: 'My shelf' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Book shelf, app menu' }).click();
  for (const name of ['Rename...', 'Copy...', 'App settings', 'Delete...'])
    await expect(page.getByRole('menuitem', { name }), 'an app’s menu has what is done with the app').toBeVisible();
  await page.getByRole('menuitem', { name: 'Integrations' }).click();
  const panel = page.getByRole('dialog', { name: 'Integrations' });
  await expect(panel.getByText('InvokeLLM')).toBeVisible();
  await expect(panel.getByText('No calls yet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('[IMPORT-07] a chosen folder and a zip that is dropped on the page are looked into', async ({ page, product }) => {
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  const folder = await mkdtemp(join(tmpdir(), 'whittle-e2e-'));
  for (const [path, text] of Object.entries(shelf)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await page.getByRole('button', { name: 'Import an app' }).click();
  const chooser = await chooserOf(page, () => page.getByRole('menuitem', { name: 'Choose a folder...' }).click());
  await chooser.setFiles(join(folder, 'shelf'));
  await expect(page.getByRole('heading', { name: 'Import Book shelf' })).toBeVisible({ timeout: 60_000 });
  await rm(folder, { recursive: true });

  await page.goto(`${product.url}/home`);
  await expect(page.getByRole('button', { name: 'Import an app' })).toBeVisible();
  const transfer = await page.evaluateHandle(
    (bytes) => {
      const held = new DataTransfer();
      held.items.add(new File([new Uint8Array(bytes)], 'shelf.zip', { type: 'application/zip' }));
      return held;
    },
    [...archive],
  );
  await page.dispatchEvent('main', 'dragover', { dataTransfer: transfer });
  await expect(page.getByText('Drop the ZIP file or folder of an app')).toBeVisible();
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
  await expect(page.getByRole('heading', { name: 'Import Book shelf' })).toBeVisible({ timeout: 60_000 });
});

const readers = [
  {
    reader: 'at a desk, in English',
    language: 'en',
    view: {},
    words: {
      start: 'Import an app',
      chooseZip: 'Choose a ZIP file...',
      uploadLost: 'The connection was lost before shelf.zip was checked. Nothing was imported.',
      tryAgain: 'Try again',
      title: 'Import Book shelf',
      import: 'Import',
      maybeMade: /The connection was lost, so the app may have been imported already/,
    },
  },
  {
    reader: 'on a phone, in German',
    language: 'de',
    view: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    words: {
      start: 'App importieren',
      chooseZip: 'ZIP-Datei wählen...',
      uploadLost: 'Die Verbindung ist abgebrochen, bevor shelf.zip geprüft war. Es wurde nichts importiert.',
      tryAgain: 'Erneut versuchen',
      title: 'Book shelf importieren',
      import: 'Importieren',
      maybeMade: /Die Verbindung ist abgebrochen; vielleicht ist die App schon importiert/,
    },
  },
];

for (const { reader, language, view, words } of readers) {
  test.describe(reader, () => {
    test.use(view);

    test(`[IMPORT-27] the network is cut in an upload, in the check and in the import: each is said and goes on, and one app is made`, async ({
      page,
      context,
    }) => {
      const network = await startNetwork();
      const url = `http://whittle.localhost:${network.port}`;
      const product = await startProduct({ env: { PUBLIC_URL: url } });
      network.connectTo(product.port);
      const { sql, close } = await openProductDatabase(product);
      const kept = async () => (await sql`select id from imports`).length;
      const fitsThePage = async () =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      const large = Buffer.from(zipBytes({ ...shelf, 'shelf/src/assets/cover.png': randomBytes(3_000_000) }));
      const lost = page.getByRole('alert').filter({ hasText: words.uploadLost });
      const again = page.getByRole('button', { name: words.tryAgain });
      const startOfUpload = /^POST \/api\/imports /;
      try {
        const builder = new BuilderPage(page, { ...product, url });
        await builder.signUp();
        await context.addCookies([{ name: 'whittle_language', value: language, url }]);
        await page.reload();

        network.cutInside(startOfUpload, 1_000_000);
        await page.getByRole('button', { name: words.start }).click();
        const chooser = await chooserOf(page, () => page.getByRole('menuitem', { name: words.chooseZip }).click());
        await chooser.setFiles({ name: 'shelf.zip', mimeType: 'application/zip', buffer: large });
        await expect(lost).toBeVisible();
        await fitsThePage();
        network.restore();

        network.cutInside(startOfUpload, large.length);
        const broken = page.waitForEvent('requestfailed', (request) => request.url() === `${url}/api/imports`);
        await again.click();
        await broken;
        await expect(lost).toBeVisible();
        await expect.poll(kept).toBe(0);
        network.restore();
        await again.click();
        await expect(page.getByRole('heading', { name: words.title })).toBeVisible({ timeout: 60_000 });

        network.cutInside(/^POST \/api\/imports\/\w+\/apps /, 0);
        const importButton = page.getByRole('button', { name: words.import, exact: true });
        await importButton.click();
        await expect(page.getByText(words.maybeMade)).toBeVisible();
        await fitsThePage();
        network.restore();
        await importButton.click();
        await expect(page).toHaveURL(/\/build\/app\//, { timeout: 60_000 });
        expect(await sql`select name from apps`).toEqual([{ name: 'Book shelf' }]);
      } finally {
        await close();
        await product.close();
        await network.close();
      }
    });
  });
}
