import { startProduct } from '@whittle/testing/product';
import { expectAccessible } from './support/accessible.ts';
import { BuilderPage } from './support/builder-page.ts';
import { expect, test } from './support/fixtures.ts';

test('[EDIT-17] [EDIT-18] [TEMPL-01] [TEMPL-03] an admin offers an app as a template and hands it over by its link', async ({
  page,
  browser,
}) => {
  const product = await startProduct();
  try {
    await new BuilderPage(page, product).signUp('admin@example.com');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const post = (path: string, data: object) =>
      page.evaluate(
        async ([to, body]) => {
          const headers = { 'content-type': 'application/json' };
          return (await (await fetch(to, { method: 'POST', headers, body })).json()) as { id: string };
        },
        [path, JSON.stringify(data)] as const,
      );
    const sample = await post('/api/samples', { sampleId: 'page-turners' });
    const { id } = await post(`/api/apps/${sample.id}/copies`, { name: 'Book club', withData: true });

    await page.goto(`${product.url}/build/app/${id}?panel=settings&setting=settings.isClaimable`);
    const panel = page.getByRole('region', { name: 'App settings', exact: true });
    await panel.getByLabel('Someone else can claim this app').click();
    await panel.getByRole('button', { name: 'Copy invite link' }).click();
    await expect(panel.getByRole('alert')).toHaveText("You can't copy invite link until you publish your app");
    await post(`/api/apps/${id}/publish`, {});
    await panel.getByRole('button', { name: 'Copy invite link' }).click();
    await expect(page.getByText('Invite link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    await panel.getByLabel('Offer this app as a template').click();
    await panel.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(panel.getByText('Category name cannot be empty')).toBeVisible();
    await panel.getByLabel('New category').fill('Clubs');
    await panel.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(panel.getByLabel('Category', { exact: true })).toHaveValue('Clubs');
    await panel.getByLabel('New category').fill('clubs');
    await panel.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(panel.getByText('Category already exists')).toBeVisible();
    await panel.getByLabel('What the template is for').fill('Who reads what');
    await expectAccessible(page, 'what only admins set');
    await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

    const other = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    await new BuilderPage(other, product).signUp('client@example.com');
    const templates = other.getByRole('region', { name: 'Templates' });
    await templates.getByLabel('Category').selectOption('Clubs');
    await expectAccessible(other, 'the templates', { look: 'narrow light' });
    await templates.getByRole('link', { name: 'Book club' }).click();
    // The template is copied and compiled first.
    const tried = other.frameLocator('iframe[title="App Preview"]');
    await expect(tried.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
    await other.getByRole('button', { name: 'Use this app...' }).click();
    await other.getByRole('dialog').getByLabel('Name').fill('Our books');
    await other.getByRole('dialog').getByRole('button', { name: 'Make my app' }).click();
    await expect(other.getByRole('heading', { level: 1, name: /Our books/ })).toBeVisible();

    await other.goto(link);
    await expect(other.getByRole('heading', { name: 'Claim Book club?' })).toBeVisible();
    await expectAccessible(other, 'the claim page', { look: 'narrow light' });
    await other.getByRole('button', { name: 'Claim this app' }).click();
    await expect(other.getByRole('heading', { level: 1, name: /Book club/ })).toBeVisible();
    await other.goto(link);
    await expect(other.getByText('This link was already used or is no longer valid.')).toBeVisible();
    await page.goto(`${product.url}/home`);
    await expect(page.getByText('Shared by client@example.com')).toBeVisible();
  } finally {
    await product.close();
  }
});
