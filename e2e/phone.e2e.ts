import { BuilderPage } from './support/builder-page.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('[SHELL-03] on a phone chat and preview are tabs, and nothing scrolls sideways', async ({ page, product }) => {
  const builder = new BuilderPage(page, product);
  const noSidewaysScroll = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await builder.signUp();
  await noSidewaysScroll();
  await builder.describe('A habit tracker');
  await builder.untilReady();
  await noSidewaysScroll();
  await page
    .getByRole('tab', { name: /Preview/ })
    .or(page.getByRole('button', { name: /Preview/ }))
    .first()
    .click();
  await expect(builder.preview.getByRole('heading').first()).toBeVisible();
  await noSidewaysScroll();
  const frame = page.frames().find((candidate) => candidate.url().includes('preview--'))!;
  expect(await frame.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
