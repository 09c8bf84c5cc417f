import type { FileChooser, Page } from '@playwright/test';

/**
 * The file chooser that `open` opens. Playwright does not wait until the browser hands choosers over to it, and a page
 * that opens one at the press of a key can be faster: the answer to a question that is asked behind says that it does.
 */
export async function chooserOf(page: Page, open: () => Promise<void>): Promise<FileChooser> {
  const chooser = page.waitForEvent('filechooser');
  await page.evaluate(() => document.readyState);
  await open();
  return chooser;
}
