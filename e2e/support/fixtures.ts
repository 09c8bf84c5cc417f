import { test as base, expect, type FrameLocator, type Page } from '@playwright/test';
import { type Product, startProduct } from '@whittle/testing/product';

/** One running product for all tests of a file, on the built-in builder. */
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

export { expect };

export const expensePrompt =
  'An expense tracker for a small team: amount, category, date, receipt image; a dashboard with a chart by month';
