import type { Page, Route } from '@playwright/test';
import { invariantViolations } from '@whittle/testing/invariants';
import { openProductDatabase } from '@whittle/testing/product-database';
import { startProduct } from '@whittle/testing/product';
import { sendRequest } from '@whittle/testing/request';
import { readAsOwner } from './support/as-owner.ts';
import { BuilderPage } from './support/builder-page.ts';
import { expect, expensePrompt, hostedTest, test } from './support/fixtures.ts';
import { startNetwork } from './support/network.ts';

/** The server does what it is asked, and its answer gets lost on the way. */
const losesAnswer = (port: number) => async (route: Route) => {
  const request = route.request();
  if (request.method() !== 'POST') return route.fallback();
  const { host, pathname } = new URL(request.url());
  const token = request.headers()['authorization']!.replace('Bearer ', '');
  const answer = await sendRequest(port, pathname, { host, token, json: request.postDataJSON() as unknown });
  await answer.text();
  await route.abort('connectionreset');
};

const revertDialog = (page: Page) => page.getByRole('dialog', { name: 'Revert to this version?' });

test('[GEN-20] [VER-20] the network is lost while nothing runs, and with a message, a file and a restore on their way: nothing typed is lost, nothing happens twice', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const network = await startNetwork();
  const url = `http://whittle.localhost:${network.port}`;
  const product = await startProduct({ env: { PUBLIC_URL: url } });
  network.connectTo(product.port);
  const { sql, close } = await openProductDatabase(product);
  try {
    const builder = new BuilderPage(page, { ...product, url });
    await builder.signUp();
    const appId = await builder.describe(expensePrompt);
    await builder.untilReady();
    const agrees = async () => expect(await invariantViolations(sql, appId, readAsOwner(page))).toEqual([]);

    network.cut();
    await expect(page.getByText('Reconnecting')).toBeVisible({ timeout: 30_000 });
    await builder.composer.fill('Make the buttons green');
    await builder.composer.press('Enter');
    await expect(page.getByText('An error occurred while sending your message')).toBeVisible({ timeout: 30_000 });
    const picker = page.locator('input[type=file]').first();
    await picker.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Green as grass.') });
    const uploadAgain = page.getByRole('button', { name: 'Upload notes.txt again' });
    await expect(uploadAgain).toBeVisible({ timeout: 30_000 });
    await expect(builder.composer).toHaveValue('Make the buttons green');
    network.restore();
    await uploadAgain.click();
    await expect(uploadAgain).toHaveCount(0, { timeout: 30_000 });
    await expect(page.getByText('Reconnecting')).toHaveCount(0, { timeout: 30_000 });
    await expect(async () => {
      await builder.composer.press('Enter');
      await expect(builder.composer).toHaveValue('', { timeout: 20_000 });
    }).toPass({ timeout: 60_000 });
    await expect(builder.ownMessages).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'notes.txt' })).toBeVisible();
    await builder.untilReady();
    await agrees();

    await page.route('**/api/apps/*/chat', losesAnswer(product.port), { times: 1 });
    await builder.composer.fill('Use the Press palette');
    await builder.composer.press('Enter');
    await expect(page.getByText('An error occurred while sending your message')).toBeVisible({ timeout: 60_000 });
    await expect(builder.composer).toHaveValue('Use the Press palette');
    await builder.untilReady();
    await builder.composer.press('Enter');
    await expect(builder.composer).toHaveValue('', { timeout: 30_000 });
    await expect(builder.ownMessages).toHaveCount(3);
    await agrees();

    await page.route('**/versions/*/restore', losesAnswer(product.port), { times: 1 });
    await builder.ownMessages.nth(1).getByRole('button', { name: 'Revert this' }).click();
    await revertDialog(page).getByRole('button', { name: 'Revert' }).click();
    await expect(builder.ownMessages).toHaveCount(2, { timeout: 30_000 });
    await expect(revertDialog(page)).toHaveCount(0, { timeout: 30_000 });
    await agrees();

    await builder.ownMessages.first().getByRole('button', { name: 'Revert this' }).click();
    const revert = revertDialog(page).getByRole('button', { name: 'Revert' });
    await expect(revert).toBeEnabled({ timeout: 30_000 });
    network.cut();
    await revert.click();
    await expect(revertDialog(page).getByText('Failed to restore version')).toBeVisible({ timeout: 30_000 });
    network.restore();
    await expect(page.getByText('Reconnecting')).toHaveCount(0, { timeout: 30_000 });
    await revert.click();
    await expect(revertDialog(page)).toHaveCount(0, { timeout: 30_000 });
    await expect(builder.ownMessages).toHaveCount(1);
    await agrees();
  } finally {
    await close();
    await product.close();
    await network.close();
  }
});

hostedTest(
  '[GEN-27] [VER-07] [VER-20] two windows: one waits while the other is answered, both send at once, one goes back while the other writes',
  async ({ page, product, context }) => {
    hostedTest.setTimeout(180_000);
    const [first, second] = [
      new BuilderPage(page, product),
      new BuilderPage(await context.newPage(), product),
    ] as const;
    const { sql, close } = await openProductDatabase(product);
    try {
      await first.signUp();
      const appId = await first.describe('[fixture: expense-tracker]');
      await first.untilReady();
      await second.page.goto(page.url());
      const agrees = async () => expect(await invariantViolations(sql, appId, readAsOwner(page))).toEqual([]);
      const bothHave = async (messages: number) => {
        for (const { ownMessages } of [first, second])
          await expect(ownMessages).toHaveCount(messages, { timeout: 60_000 });
      };
      await bothHave(1);

      await first.ask('[fixture: expense-tracker] [hang: 4000]');
      await expect(second.stopButton).toBeVisible();
      await second.composer.fill('Something else');
      await second.composer.press('Enter');
      const waiting = (builder: BuilderPage) => builder.page.getByRole('region', { name: 'Queued messages' });
      for (const builder of [first, second]) await expect(waiting(builder).getByText('Something else')).toBeVisible();
      await expect(second.ownMessages.first().getByRole('button', { name: 'Revert this' })).toBeDisabled();
      await second.stopButton.click();
      await expect(first.page.getByText('The last reply did not finish')).toBeVisible({ timeout: 30_000 });
      await first.page.getByRole('button', { name: 'Send now' }).click();
      await bothHave(3);
      for (const builder of [first, second]) await builder.untilReady();
      await agrees();

      for (const builder of [first, second])
        await builder.composer.fill(`Both of us, ${builder === first ? 'one' : 'two'}`);
      await Promise.all([first, second].map((builder) => builder.composer.press('Enter')));
      await bothHave(5);
      for (const builder of [first, second]) await builder.untilReady();
      await agrees();

      await first.composer.fill('Half a though');
      await second.ownMessages.first().getByRole('button', { name: 'Revert this' }).click();
      await revertDialog(second.page).getByRole('button', { name: 'Revert' }).click();
      await bothHave(1);
      await expect(first.composer).toHaveValue('Half a though');
      await agrees();
      const shown = await Promise.all([first, second].map(({ page: window }) => window.getByRole('log').innerText()));
      expect(shown[0]).toBe(shown[1]);
    } finally {
      await close();
    }
  },
);
