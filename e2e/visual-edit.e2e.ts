import { BuilderPage } from './support/builder-page.ts';
import { expect, test } from './support/fixtures.ts';

test('[VIS-02] [VIS-03] [VIS-07] [VIS-08] words, colour and space of an element are changed on the page, taken back and still there after a reload', async ({
  page,
  product,
}) => {
  test.setTimeout(180_000);
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  const appId = await builder.describe('An expense tracker');
  await builder.untilReady();
  const code = expect.poll(
    async () => {
      const path = `/api/apps/${appId}/versions/latest/files`;
      const { files } = (await builder.answerOf(path)) as { files: { path: string; content: string }[] };
      return /<PageHeader[^>]*>/.exec(files.find((file) => file.path === 'pages/Home.jsx')!.content)?.[0];
    },
    { timeout: 30_000 },
  );
  const heading = builder.preview.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Overview');
  // React leaves what it does not know; a node that was made anew would not have it.
  await heading.evaluate((node) => node.setAttribute('data-kept', 'yes'));

  await page.getByRole('button', { name: 'Edit on the page' }).click();
  const inspector = page.getByRole('complementary', { name: 'Element' });
  await expect(inspector.getByText('Click something on the page.')).toBeVisible();
  await expect(async () => {
    await heading.click();
    await expect(inspector.getByRole('heading', { name: 'PageHeader' })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 30_000 });
  await inspector.getByRole('textbox', { name: 'Title' }).fill('Money spent');
  await expect(heading).toHaveText('Money spent');
  await code.toContain('title="Money spent"');

  await inspector.getByRole('button', { name: /^Text colour/ }).click();
  await page.getByRole('radio', { name: 'red-600' }).click();
  await page.keyboard.press('Escape');
  await code.toContain('className="text-red-600"');
  await inspector.getByLabel('Padding, left and right').selectOption('px-6');
  await code.toContain('className="text-red-600 px-6"');
  const header = builder.preview.locator('header.px-6.text-red-600');
  await expect(header).toHaveCSS('padding-left', '24px');
  await expect(heading).toHaveCSS('color', 'oklch(0.577 0.245 27.325)');
  await expect(heading).toHaveAttribute('data-kept', 'yes');

  await inspector.getByRole('button', { name: 'Undo' }).click();
  await code.toContain('className="text-red-600"');
  await expect(header).toHaveCount(0);
  await inspector.getByRole('button', { name: 'Redo' }).click();
  await code.toContain('className="text-red-600 px-6"');
  await expect(header).toHaveCount(1);

  await heading.dblclick();
  await expect(heading).toHaveAttribute('contenteditable', 'plaintext-only');
  await page.keyboard.type('Spent so far');
  await page.keyboard.press('Enter');
  await code.toContain('title="Spent so far"');
  await page.reload();
  await expect(heading).toHaveText('Spent so far', { timeout: 30_000 });
  await expect(header).toHaveCount(1);
});
