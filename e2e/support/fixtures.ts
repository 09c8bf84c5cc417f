import { test as base, expect } from '@playwright/test';
import { startModelServer, type ModelServer } from '@whittle/testing/model-server/model-server';
import { type Product, startProduct } from '@whittle/testing/product';

/** The product on the built-in builder, one for all tests of a worker. */
export const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.close();
    },
    { scope: 'worker' },
  ],
});

/** The product on a model server that replays recorded replies over real HTTP. */
export const hostedTest = base.extend<object, { models: ModelServer; product: Product }>({
  models: [
    async ({}, use) => {
      const models = await startModelServer();
      await use(models);
      await models.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ models }, use) => {
      const product = await startProduct({ env: modelEnv(models) });
      await use(product);
      await product.close();
    },
    { scope: 'worker' },
  ],
});

export const modelEnv = (models: ModelServer): Record<string, string> => ({
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_BASE_URL: models.url,
  MODEL_API_KEY: 'recorded',
  MODEL_NAME: 'recorded',
});

export { expect };

export const expensePrompt =
  'An expense tracker for a small team: amount, category, date, receipt image; a dashboard with a chart by month';
