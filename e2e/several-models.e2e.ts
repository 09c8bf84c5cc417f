import { refusals, startModelServer } from '@whittle/testing/model-server/model-server';
import { startProduct } from '@whittle/testing/product';
import { expectAccessible } from './support/accessible.ts';
import { BuilderPage } from './support/builder-page.ts';
import { expect, test } from './support/fixtures.ts';

test('[MODEL-01] [MODEL-02] [MODEL-04] an admin connects two models, tests them and puts them in order', async ({
  page,
}) => {
  const [strong, cheap] = await Promise.all([
    startModelServer({ answers: () => refusals.wrongKey }),
    startModelServer({ answers: () => ({ fixture: 'expense-tracker' }) }),
  ]);
  const product = await startProduct();
  try {
    const builder = new BuilderPage(page, product);
    await builder.signUp('admin@example.com');
    await page.goto(`${product.url}/settings`);
    const section = page.getByRole('region', { name: 'Several models' });
    await expect(section.getByText('No model is connected yet.')).toBeVisible();
    for (const [name, { url }] of [
      ['Strong', strong],
      ['Cheap', cheap],
    ] as const) {
      await section.getByRole('button', { name: 'Add a connection' }).click();
      if (name === 'Strong') {
        await section.getByRole('button', { name: 'Save connection' }).click();
        await expect(section.getByText('Enter a name.')).toBeVisible();
      }
      await section.getByLabel('Name', { exact: true }).fill(name);
      await section.getByLabel('Address').fill(url);
      await section.getByLabel('Key', { exact: true }).fill(`sk-${name}`);
      await section.getByLabel('Model name').fill(`${name.toLowerCase()}-model`);
      await section.getByRole('button', { name: 'Save connection' }).click();
      await expect(section.getByRole('button', { name: `Test ${name}` })).toBeVisible();
    }
    await section.getByRole('button', { name: 'Test Strong' }).click();
    await expect(section.getByText('Failed at the key: the provider refuses it.')).toBeVisible();
    await section.getByRole('button', { name: 'Test Cheap' }).click();
    await expect(section.getByText(/cheap-model · OpenAI-compatible answered in/)).toBeVisible();

    await section.getByLabel('Building and questions: First').selectOption('Strong');
    await section.getByLabel('Building and questions: If that fails').selectOption('Cheap');
    await section.getByRole('button', { name: 'Save order' }).click();
    await expect(page.getByText('Order saved')).toBeVisible();
    await expectAccessible(page, 'the settings with several models');
  } finally {
    await product.close();
    await Promise.all([strong.close(), cheap.close()]);
  }
});
