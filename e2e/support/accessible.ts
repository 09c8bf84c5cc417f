import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

/**
 * Holds what is on the screen against axe: wide in light colours, then as a phone shows it in dark ones, where nothing may
 * scroll sideways either. Afterwards the screen is wide and light again.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  expect.soft(await violations(page), what).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(narrow);
  expect.soft(await violations(page), `${what}, dark and narrow`).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, `${what}, scrolls sideways`).toBe(narrow.width);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(wide);
}

/** What is on its way in or out is waited for; the app in the preview is another page's concern. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const { violations: found } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`));
}
