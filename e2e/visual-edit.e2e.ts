import { type Locator, type Page, test } from '@playwright/test';
import { type Product, startProduct } from '@whittle/testing/product';
import { BuilderPage } from './support/builder-page.ts';
import { clickInPreview } from './support/click-in-preview.ts';
import { expect } from './support/fixtures.ts';

const home = `import { PageHeader } from '@/components/ui/page-header';

export default function Home() {
  return (
    <main>
      <PageHeader title="Overview" />
      <section style={{ color: 'red' }}>
        <p>First note</p>
        <p>Second note</p>
      </section>
    </main>
  );
}
`;

test('[VIS-02] [VIS-03] [VIS-05] [VIS-07] [VIS-08] [VIS-10] an element gets other words, colours and space on the page or is deleted, and that is taken back', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const product = await startProduct({ env: { CODE_EDITING: 'builders' } });
  try {
    await changeElements(page, product);
  } finally {
    await product.close();
  }
});

async function changeElements(page: Page, product: Product) {
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  const appId = await builder.describe('An expense tracker');
  await builder.untilReady();
  const isSaved = await page.evaluate(
    async ([id, content]) => {
      const body = JSON.stringify({ file: { id: 'pages/Home.jsx', content } });
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`/api/apps/${id}/files/update`, { method: 'POST', headers, body })).ok;
    },
    [appId, home] as const,
  );
  expect(isSaved).toBe(true);
  const code = expect.poll(
    async () => {
      const path = `/api/apps/${appId}/versions/latest/files`;
      const { files } = (await builder.answerOf(path)) as { files: { path: string; content: string }[] };
      return files.find((file) => file.path === 'pages/Home.jsx')!.content;
    },
    { timeout: 30_000 },
  );
  const heading = builder.preview.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Overview');
  // React leaves what it does not know; a node that was made again would not have it.
  await heading.evaluate((node) => node.setAttribute('data-kept', 'yes'));

  const width = () => heading.evaluate(() => innerWidth);
  const widthBefore = await width();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('Visual edit');
  await page.keyboard.press('Enter');
  const inspector = page.getByRole('complementary', { name: 'Element' });
  await expect(inspector.getByText('Click an element on the page.')).toBeVisible();
  await expect(async () => {
    await clickInPreview(heading);
    await expect(inspector.getByRole('heading', { name: 'PageHeader' })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 30_000 });
  // The app has its own width still, and what it does not set itself is named all the same.
  expect(await width()).toBe(widthBefore);
  await expect(inspector.getByLabel('Padding, left and right')).toHaveText(/^0\u00A0px \(inherited\)/);
  await expect(inspector.getByLabel('Size', { exact: true })).toHaveText(/^16\u00A0px \(inherited\)/);
  await expect(inspector.getByRole('button', { name: /^Text colour: #[\da-f]{6} \(inherited\)$/ })).toBeVisible();
  await expect(inspector.getByText('Not set')).toHaveCount(0);
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
  await expect(inspector.getByLabel('Padding, left and right')).toHaveValue('px-6');
  await expect(heading).toHaveCSS('color', 'oklch(0.577 0.245 27.325)');
  await expect(heading).toHaveAttribute('data-kept', 'yes');

  await inspector.getByRole('button', { name: 'Undo' }).click();
  await code.toContain('className="text-red-600"');
  await expect(header).toHaveCount(0);
  await inspector.getByRole('button', { name: 'Redo' }).click();
  await code.toContain('className="text-red-600 px-6"');
  await expect(header).toHaveCount(1);

  // The keyboard is in the inspector; a click on the page brings it there.
  const [first, second] = ['First note', 'Second note'].map((note) => builder.preview.getByText(note)) as [
    Locator,
    Locator,
  ];
  await clickInPreview(first);
  await expect(inspector.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue('First note');
  await page.keyboard.press('Delete');
  await code.not.toContain('First note');
  await expect(first).toHaveCount(0);
  await expect(second).toBeVisible();
  await page.keyboard.press('Control+z');
  await code.toContain('First note');
  await expect(first).toBeVisible();

  await clickInPreview(second);
  await expect(inspector.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue('Second note');
  await page.keyboard.press('ArrowUp');
  await expect(inspector.getByRole('heading', { name: 'section' })).toBeVisible();
  await inspector.getByRole('button', { name: /^Text colour/ }).click();
  await page.getByRole('radio', { name: 'Custom' }).click();
  await page.getByLabel('Colour code').fill('#1d4ed8');
  await page.keyboard.press('Enter');
  await code.toContain('<section className="text-[#1d4ed8]">');
  await expect(second).toHaveCSS('color', 'rgb(29, 78, 216)');
  await page.keyboard.press('Escape');

  await clickInPreview(heading, { clickCount: 2 });
  await expect(heading).toHaveAttribute('contenteditable', 'plaintext-only');
  await page.keyboard.type('Spent so far');
  await page.keyboard.press('Enter');
  await code.toContain('title="Spent so far"');
  await page.reload();
  await expect(heading).toHaveText('Spent so far', { timeout: 30_000 });
  await expect(header).toHaveCount(1);
  await expect(second).toHaveCSS('color', 'rgb(29, 78, 216)');
}
