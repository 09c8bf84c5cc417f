import { fileURLToPath } from 'node:url';
import { startProduct } from '@whittle/testing/product';
import { readExport } from './corpus/assemble.ts';
import { signUpBuilder } from './corpus/builder-calls.ts';
import { isFlawless, resultTable } from './corpus/levels.ts';
import { runApp } from './corpus/run-app.ts';
import { startStubModel, stubModelEnv } from './corpus/stub-model.ts';
import { newEmail } from './support/builder-page.ts';
import { expect, test } from './support/fixtures.ts';

/** One of each way to be: pages of the platform, a root of its own, TypeScript. `npm run corpus` takes them all. */
for (const name of ['g0-recipes', 'tsx-inventory', 'vite-todo']) {
  test(`[CORPUS-01] the export ${name} runs here as it is`, async ({ product, browser }) => {
    const builder = await signUpBuilder(product.url, newEmail('corpus'));
    const app = await readExport(fileURLToPath(new URL(`../fixtures/exports/${name}`, import.meta.url)));
    const result = await runApp(app, builder, browser);
    expect(isFlawless(result), resultTable([result])).toBe(true);
  });
}

test('[CORPUS-03] an export whose notes say nothing is written to through the forms that the walker finds', async ({
  browser,
}) => {
  const model = await startStubModel();
  const product = await startProduct({ env: stubModelEnv(model) });
  try {
    const builder = await signUpBuilder(product.url, newEmail('corpus'));
    const app = await readExport(fileURLToPath(new URL('../fixtures/exports/g1-garden', import.meta.url)));
    const result = await runApp(app, builder, browser);
    expect(isFlawless(result), resultTable([result])).toBe(true);
    const whole = { ok: 1, of: 1 };
    expect(result.reached).toMatchObject({ create: whole, update: whole, delete: whole });
  } finally {
    await product.close();
    await model.close();
  }
});
