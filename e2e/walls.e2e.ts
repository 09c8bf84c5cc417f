import type { Frame } from '@playwright/test';
import { BuilderPage } from './support/builder-page.ts';
import { expect, test } from './support/fixtures.ts';

test('[PREV-09] code of an app reaches neither the cookies, nor the storage, nor the calls of the builder', async ({
  page,
  product,
}) => {
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  const appId = await builder.describe('A list of tasks');
  await builder.untilReady();
  await page.evaluate(() => localStorage.setItem('of-the-builder', 'secret'));
  const frame = page.frames().find((candidate) => new URL(candidate.url()).host.startsWith('preview--')) as Frame;
  expect(frame).toBeTruthy();

  const seen = await frame.evaluate(
    async ({ builderUrl, app }) => {
      const attempt = async (run: () => unknown) => {
        try {
          return String(await run());
        } catch (error) {
          return `refused: ${(error as Error).name}`;
        }
      };
      const call = (path: string, init: RequestInit) =>
        attempt(async () => {
          const response = await fetch(builderUrl + path, init);
          return `${response.status} ${response.type} ${(await response.text()).slice(0, 80)}`;
        });
      return {
        cookies: document.cookie,
        storage: await attempt(() => localStorage.getItem('of-the-builder')),
        parentStorage: await attempt(() => window.parent.localStorage.getItem('of-the-builder')),
        parentDocument: await attempt(() => window.parent.document.title),
        account: await call('/api/live_api/account/current', { credentials: 'include' }),
        apps: await call('/api/apps', { credentials: 'include' }),
        deleted: await call(`/api/apps/${app}`, { method: 'DELETE', credentials: 'include' }),
        blind: await call('/api/apps', { method: 'POST', mode: 'no-cors', credentials: 'include', body: '{}' }),
        worker: await attempt(async () => (await navigator.serviceWorker.register(`${builderUrl}/sw.js`)).scope),
      };
    },
    { builderUrl: product.url, app: appId },
  );

  expect(seen.cookies).not.toContain('whittle');
  expect(seen.storage).toBe('null');
  for (const value of [seen.parentStorage, seen.parentDocument, seen.account, seen.apps, seen.deleted, seen.worker]) {
    expect(value).toMatch(/^refused/);
  }
  const { items } = (await builder.answerOf('/api/apps')) as { items: { id: string }[] };
  expect(items.map(({ id }) => id)).toEqual([appId]);
});
