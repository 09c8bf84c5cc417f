import { expect, test } from '@playwright/test';
import { startProduct } from '@whittle/testing/product';

test('`npm start` opens the product without any configuration, and localhost leads there', async ({ page }) => {
  const product = await startProduct({ via: 'npm' });
  try {
    await page.goto(`http://localhost:${product.port}/`);
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(new URL(page.url()).host).toBe(`whittle.localhost:${product.port}`);
    expect(product.output()).toContain('Built-in builder: no AI model connected');
  } finally {
    await product.close();
  }
});
