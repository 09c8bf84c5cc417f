import { test } from '@playwright/test';
import { startProduct } from '@whittle/testing/product';
import { BuilderPage } from './support/builder-page.ts';
import { expect } from './support/fixtures.ts';

test('[FILE-04] [FILE-06] [FILE-10] code changed by hand runs at once, its imports follow a new name, and a lost server loses nothing', async ({
  page,
}) => {
  const product = await startProduct({ env: { CODE_EDITING: 'builders' } });
  try {
    const builder = new BuilderPage(page, product);
    await builder.signUp();
    const appId = await builder.describe('An expense tracker');
    await builder.untilReady();
    await page.goto(`${product.url}/build/app/${appId}?view=code`);
    const code = page.locator('.cm-content');
    const openFile = async (part: string) => {
      await page.keyboard.press('Control+p');
      await page.getByRole('combobox', { name: 'Go to file' }).fill(part);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 2, name: new RegExp(part) })).toBeVisible();
    };
    const typeOnTop = async (text: string) => {
      await code.click();
      await page.keyboard.press('Control+Home');
      await page.keyboard.type(text);
    };
    await page.getByRole('navigation', { name: 'Files of the app' }).waitFor();

    await openFile('Layout');
    await typeOnTop(`document.documentElement.lang = 'fr';\n`);
    await expect(page.getByText('Changed Layout.jsx by hand.')).toBeVisible();
    await expect(builder.preview.locator('html')).toHaveAttribute('lang', 'fr');

    await openFile('services/format');
    await page.getByRole('button', { name: 'More about this file' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByLabel('Path').fill('services/wording.js');
    await page.getByRole('button', { name: 'Rename' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'services/wording.js' })).toBeVisible();
    await openFile('pages/ExpenseDetail');
    await expect(code).toContainText(`'@/services/wording'`);

    const codeOf = async (path: string) => {
      const { files } = (await builder.answerOf(`/api/apps/${appId}/versions/latest/files`)) as {
        files: { path: string; content: string }[];
      };
      return files.find((file) => file.path === path)?.content;
    };
    const unused = `import { wording } from '@/services/unused';\n`;
    await page.getByRole('button', { name: 'New file' }).click();
    await page.getByLabel('Path').fill('services/unused.js');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'services/unused.js' })).toBeVisible();
    await openFile('pages/ExpenseDetail');
    await typeOnTop(unused);
    await expect.poll(() => codeOf('pages/ExpenseDetail.jsx')).toContain(unused);
    await openFile('services/unused');
    await page.getByRole('button', { name: 'More about this file' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete services/unused.js?' });
    await expect(question.getByRole('listitem')).toHaveText(['pages/ExpenseDetail.jsx']);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Deleted services/unused.js', { exact: true })).toBeVisible();
    await expect.poll(() => codeOf('services/unused.js')).toBeUndefined();
    expect(await codeOf('pages/ExpenseDetail.jsx')).not.toContain(unused);
    await openFile('pages/ExpenseDetail');

    await product.kill();
    await typeOnTop('// written while nobody listened\n');
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to save file' })).toBeVisible();
    await page.reload({ waitUntil: 'commit' }).catch(() => undefined);
    await product.start();
    await page.goto(`${product.url}/build/app/${appId}?view=code&file=pages/ExpenseDetail.jsx`);
    await expect(code).toContainText('// written while nobody listened');
    await expect.poll(() => codeOf('pages/ExpenseDetail.jsx')).toMatch(/^\/\/ written while nobody listened\n/);
  } finally {
    await product.close();
  }
});
