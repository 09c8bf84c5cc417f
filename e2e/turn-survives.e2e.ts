import { BuilderPage } from './support/builder-page.ts';
import { expect, hostedTest as test, modelEnv } from './support/fixtures.ts';
import { readReplyFixture } from '@whittle/testing/assistant-replies/fixtures';
import { startProduct } from '@whittle/testing/product';
import { startNetwork } from './support/network.ts';

/** Lasts about half a minute: long enough to do things in the middle of it on a busy machine. */
const slowReply = '[fixture: expense-tracker] [chunk: 60] [delay: 100]';

/** The whole reply as the server keeps it. */
async function storedReply(builder: BuilderPage, appId: string): Promise<string> {
  const snapshot = (await builder.answerOf(`/api/apps/${appId}/chat`)) as { messages: { content: string }[] };
  return snapshot.messages.at(-1)!.content;
}

test('[GEN-20] [GEN-22] a reload and a cut network in the middle of a reply lose and repeat nothing', async ({
  page,
  models,
}) => {
  const network = await startNetwork();
  const url = `http://whittle.localhost:${network.port}`;
  const product = await startProduct({ env: { ...modelEnv(models), PUBLIC_URL: url } });
  network.connectTo(product.port);
  try {
    const builder = new BuilderPage(page, { ...product, url });
    await builder.signUp();
    const appId = await builder.describe(slowReply);
    await expect(builder.action(/Added entity Expense/)).toBeVisible();
    await page.reload();
    await expect(builder.stopButton).toBeVisible();
    await expect(builder.action(/Added .*format/)).toBeVisible();

    network.cut();
    await expect(page.getByText('Reconnecting')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    network.restore();
    await expect(page.getByText(/Checked \d+ files, 0 issues/)).toBeVisible({ timeout: 60_000 });

    expect(await storedReply(builder, appId)).toBe(readReplyFixture('expense-tracker').text);
    const shown = await page.getByRole('log').innerText();
    await page.reload();
    await expect(page.getByText(/Checked \d+ files, 0 issues/)).toBeVisible();
    expect(await page.getByRole('log').innerText()).toBe(shown);
  } finally {
    await product.close();
    await network.close();
  }
});

test('[GEN-22] two windows show the same turn, and it goes on when both are closed', async ({
  page,
  product,
  context,
}) => {
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  const appId = await builder.describe(slowReply);
  const second = new BuilderPage(await context.newPage(), product);
  await second.page.goto(page.url());
  await expect(second.stopButton).toBeVisible();
  for (const window of [builder, second]) await expect(window.action(/Added entity Expense/)).toBeVisible();
  const elsewhere = await context.newPage();
  await elsewhere.goto(`${product.url}/home`);
  await page.close();
  await second.page.close();
  const later = new BuilderPage(elsewhere, product);
  await elsewhere.goto(`${product.url}/build/app/${appId}`);
  await expect(elsewhere.getByText(/Checked \d+ files, 0 issues/)).toBeVisible({ timeout: 90_000 });
  await later.untilReady();
});

test('[GEN-10] [GEN-11] a server killed in the middle of a reply comes back with the turn truncated, and it can go on', async ({
  page,
  models,
}) => {
  const product = await startProduct({ env: modelEnv(models) });
  try {
    const builder = new BuilderPage(page, product);
    await builder.signUp();
    await builder.describe('[fixture: expense-tracker] [hang: 9000]');
    await expect(builder.action(/Added .*format/)).toBeVisible();
    await product.kill();
    await product.start();
    await expect(page.getByRole('button', { name: "Let's keep going" })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('Too long output, ask the chat to continue').first()).toBeVisible();
    await expect(builder.action(/Added entity Expense/)).toBeVisible();

    await page.getByRole('button', { name: "Let's keep going" }).click();
    await expect(page.getByText('Continue and repeat the last action if truncated')).toBeVisible();
    await builder.untilReady();
  } finally {
    await product.close();
  }
});
