import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { startProduct } from '@whittle/testing/product';
import { readExport } from './corpus/assemble.ts';
import { signUpBuilder } from './corpus/builder-calls.ts';
import { isFlawless, resultTable } from './corpus/levels.ts';
import { runApp } from './corpus/run-app.ts';
import { startStubModel, stubModelEnv } from './corpus/stub-model.ts';
import { watchPage } from './corpus/watch.ts';
import { newEmail } from './support/builder-page.ts';
import { expect, test } from './support/fixtures.ts';

/** One of each way to be: pages of the platform, a root of its own, TypeScript. `npm run corpus` takes them all. */
for (const name of ['g0-recipes', 'tsx-inventory', 'vite-todo']) {
  test(`[CORPUS-01] the export ${name} runs here as it is`, async ({ product, browser }) => {
    const builder = await signUpBuilder(product.url, newEmail('corpus'));
    const app = await readExport(fileURLToPath(new URL(`../fixtures/exports/${name}`, import.meta.url)));
    const result = await runApp(app, builder, browser);
    expect(isFlawless(result), resultTable([result])).toBe(true);
  });
}

test('[CORPUS-03] exports whose notes say nothing are written to through the forms and menus that the walker finds', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const model = await startStubModel();
  const product = await startProduct({ env: stubModelEnv(model) });
  try {
    const builder = await signUpBuilder(product.url, newEmail('corpus'));
    for (const name of ['g1-garden', 'vite-leads', 'vite-stock']) {
      const app = await readExport(fileURLToPath(new URL(`../fixtures/exports/${name}`, import.meta.url)));
      const result = await runApp(app, builder, browser);
      expect(isFlawless(result), resultTable([result])).toBe(true);
      const whole = { ok: 1, of: 1 };
      expect(result.reached).toMatchObject({ create: whole, update: whole, delete: whole });
    }
  } finally {
    await product.close();
    await model.close();
  }
});

test('[CORPUS-04] a page that follows a stream of events for as long as it is open is not waited for', async ({
  page,
}) => {
  const site = createServer((request, response) => {
    if (request.url === '/') return response.setHeader('content-type', 'text/html').end(followingPage);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    return response.write('data: 1\n\n');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  try {
    const watch = watchPage(page, []);
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
    await expect(page.getByText('heard')).toBeVisible();
    // Longer than this test may take: what is still under way would end it.
    await watch.settled(600_000);
  } finally {
    site.closeAllConnections();
    site.close();
  }
});

const followingPage = `<p></p><script>
  fetch('/live').then(({ body }) => body.getReader().read()).then(() => (document.querySelector('p').innerText = 'heard'));
</script>`;
