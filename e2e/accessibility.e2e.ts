import { AxeBuilder } from '@axe-core/playwright';
import { BuilderPage } from './support/builder-page.ts';
import { expect, test } from './support/fixtures.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no screen has an accessibility violation in ${colorScheme} mode`, async ({ page, product }) => {
    await page.emulateMedia({ colorScheme });
    const violations = async (selector?: string) => {
      const axe = new AxeBuilder({ page });
      if (selector) axe.include(selector);
      return (await axe.analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    };
    await page.goto(`${product.url}/login`);
    await expect(page.getByLabel('E-mail')).toBeVisible();
    expect(await violations()).toEqual([]);
    const builder = new BuilderPage(page, product);
    await builder.signUp();
    expect(await violations()).toEqual([]);
    await builder.describe('A stock count for a cafe');
    await builder.untilReady();
    await expect(builder.preview.getByRole('heading').first()).toBeVisible();
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Publish' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations('[role=dialog]')).toEqual([]);
    await page.goto(`${product.url}/settings`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violations()).toEqual([]);
  });
}
