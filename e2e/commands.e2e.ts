import { BuilderPage } from './support/builder-page.ts';
import { expect, test } from './support/fixtures.ts';

test('[SHELL-01] [SHELL-02] [SHELL-12] [SHELL-14] everything is reached by typing its name, and the focus goes back', async ({
  page,
  product,
}) => {
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  await builder.describe('A reading list');
  await builder.untilReady();
  const palette = page.getByRole('dialog', { name: 'Commands' });

  await page.keyboard.press('ControlOrMeta+k');
  await palette.getByRole('combobox').fill('datab');
  await page.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
  await expect(page).toHaveURL(/view=database/);

  await page.keyboard.press('ControlOrMeta+k');
  await palette.getByRole('combobox').fill('nothing of this name');
  await expect(palette.getByText('No results.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);

  // In a text a question mark is a question mark.
  const box = page.getByRole('textbox', { name: 'Ask for a change' });
  await box.fill('Why');
  await box.press('?');
  await expect(box).toHaveValue('Why?');
  const nameOfApp = page.getByRole('heading', { level: 1 }).getByRole('button');
  await nameOfApp.focus();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByText('Stop the assistant')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await expect(nameOfApp).toBeFocused();

  const rail = page.getByRole('navigation', { name: 'Sidebar' });
  await expect(rail.getByText('Integrations')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+b');
  await expect(rail.getByText('Integrations')).toBeVisible();
  expect((await rail.boundingBox())?.width).toBe(256);
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'whittle-rail');
  expect(cookie?.value).toBe('open');
  await page.reload();
  await expect(rail.getByText('Integrations')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+b');
  expect((await rail.boundingBox())?.width).toBe(48);

  await page.keyboard.press('ControlOrMeta+k');
  await palette.getByRole('combobox').fill('your apps');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);

  // What is refused for want of a network is not done later behind one's back.
  const more = page.getByRole('button', { name: /^More for / });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete...' }).press('Enter');
  const asking = page.getByRole('alertdialog');
  await page.context().setOffline(true);
  await asking.getByRole('button', { name: 'Delete app' }).click();
  await expect(asking.getByText(/^The server cannot be reached/)).toBeVisible();
  await page.context().setOffline(false);
  await page.keyboard.press('Escape');
  await expect(asking).toHaveCount(0);
  await expect(more).toBeFocused();
  await page.reload();
  await expect(more).toBeVisible();

  // The app's own menu leads to the same question, and then back to the list.
  await page.getByRole('link', { name: 'Library', exact: true }).click();
  await nameOfApp.click();
  await page.getByRole('menuitem', { name: 'Delete...' }).click();
  await asking.getByRole('button', { name: 'Delete app' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(more).toHaveCount(0);
});
