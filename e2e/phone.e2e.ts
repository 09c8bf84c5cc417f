import { BuilderPage } from './support/builder-page.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('[SHELL-02] [SHELL-03] on a phone chat and preview are tabs, and nothing scrolls sideways', async ({
  page,
  product,
}) => {
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

  // What has no tab is in the sidebar, which is 18 rem wide.
  await page.getByRole('button', { name: 'More' }).click();
  const sidebar = page.getByRole('dialog', { name: 'More' });
  await expect(sidebar).toBeInViewport();
  expect((await sidebar.boundingBox())!.width).toBe(18 * 16);
  await sidebar.getByRole('button', { name: 'Database' }).click();
  await expect(sidebar).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Habit' })).toBeVisible();
  await page.keyboard.press('Control+b');
  await sidebar.getByRole('button', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
});
