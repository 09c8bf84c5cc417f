import type { BrowserContext, Frame, Page } from '@playwright/test';
import {
  changeAcross,
  hideSecret,
  lookUpwards,
  plantCookies,
  reachIntoWindows,
  readAcross,
  readStorage,
  sendFromWithin,
  type Target,
} from './support/attacks.ts';
import { type Elsewhere, startOtherServer } from './support/other-server.ts';
import { BuilderPage } from './support/builder-page.ts';
import { expect, test } from './support/fixtures.ts';

type App = { id: string; origin: string; previewOrigin: string };

/** What a hostile assistant could write into an app runs in the app's own page: here as code that the test puts there. */
type Place = Page | Frame;

const secretOf = (origin: string) => `secret-of-${new URL(origin).hostname.replaceAll('.', '-')}`;
const storages = ['cookie', 'localStorage', 'sessionStorage', 'cache', 'indexedDB', 'broadcastChannel'];

/** The content policy alone stops most attempts; without it the other walls must hold by themselves. */
for (const bypassCSP of [false, true]) {
  test.describe(bypassCSP ? 'without the content policy' : 'with every wall', () => {
    test.describe.configure({ mode: 'serial' });

    let context: BrowserContext;
    let builder: BuilderPage;
    let app: App;
    let otherApp: App;
    let elsewhere: Elsewhere;

    test.beforeAll(async ({ browser, product }) => {
      elsewhere = await startOtherServer();
      context = await browser.newContext({ bypassCSP, viewport: { width: 1440, height: 900 } });
      builder = new BuilderPage(await context.newPage(), product);
      await builder.signUp();
      otherApp = await makeApp(builder, 'A list of tasks');
      app = await makeApp(builder, 'A notebook for recipes');
      await builder.page.evaluate(hideSecret, secretOf(product.url));
    });
    test.afterAll(async () => {
      await context.close();
      await elsewhere.close();
    });

    const builderTarget = (): Target => ({
      origin: builder.product.url,
      page: '/api/live_api/account/current',
      stream: `/api/apps/${app.id}/live`,
      script: '/theme.js',
    });
    const publishedTarget = ({ origin }: App): Target => ({
      origin,
      page: '/',
      stream: null,
      script: null,
    });
    const previewTarget = ({ previewOrigin }: App): Target => ({
      origin: previewOrigin,
      page: '/',
      stream: '/_whittle/live',
      script: null,
    });

    const previewOf = async (page: Page, { id, previewOrigin }: App): Promise<Frame> => {
      if (!page.url().includes(id)) await page.goto(`${builder.product.url}/build/app/${id}`);
      await expect(page.frameLocator('iframe[title="App Preview"]').locator('#root > *').first()).toBeVisible();
      return page.frames().find((frame) => frame.url().startsWith(previewOrigin))!;
    };
    /** The published app with its owner signed in, so that there is something to steal. */
    const openPublished = async (one: App): Promise<Page> => {
      const page = await context.newPage();
      await page.goto(`${builder.product.url}/api/apps/${one.id}/open`);
      await expect(page.locator('#root > *').first()).toBeVisible();
      expect(new URL(page.url()).origin).toBe(one.origin);
      return page;
    };

    test('[WALL-05] an app in the preview gets nothing of the builder', async () => {
      await expectControl(builder.page, builderTarget());
      const preview = await previewOf(builder.page, app);
      await expectNothing(preview, builderTarget());
      expect(await preview.evaluate(lookUpwards)).toEqual({
        opener: 'got null',
        document: 'refused SecurityError',
        storage: 'refused SecurityError',
        address: 'refused SecurityError',
        leading: 'refused SecurityError',
        'document after relaxing the domain': 'refused SecurityError',
      });
      expect(builder.page.url()).toContain(app.id);
    });

    test('[WALL-05] a published app gets nothing of the builder, which opened it', async () => {
      const page = await openPublished(app);
      await expectNothing(page, builderTarget());
      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        builder.page.evaluate((url) => void window.open(url), app.origin),
      ]);
      await opened.waitForLoadState();
      expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
      await opened.close();
      await page.close();
    });

    test('[WALL-05] no app changes anything in the builder', async () => {
      const spare = (await builder.page.evaluate(async () => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch('/api/apps', { method: 'POST', headers, body: '{}' })).json();
      })) as { id: string };
      const body = '{"name":"Taken over"}';
      const before = await appNames(builder);
      const page = await openPublished(app);
      for (const place of [await previewOf(builder.page, app), page]) {
        for (const path of [
          `/api/apps/${spare.id}`,
          '/api/apps',
          `/api/apps/${spare.id}/publish`,
          '/api/auth/sign-out',
        ]) {
          const attempts = await place.evaluate(changeAcross, { url: builder.product.url + path, body });
          expect(Object.entries(attempts).filter(([, came]) => came.startsWith('got'))).toEqual([]);
        }
      }
      expect(await appNames(builder)).toEqual(before);
      // From a page of the builder the same calls work: the last one removes the app.
      const own = await builder.page.evaluate(changeAcross, {
        url: `${builder.product.url}/api/apps/${spare.id}`,
        body,
      });
      expect(own).toMatchObject({ PATCH: 'got 200', DELETE: 'got 204' });
      expect((await appNames(builder)).length).toBe(before.length - 1);
      await page.close();
    });

    test('[PREV-09] the builder and the preview hear each other, and nobody who pretends to be one of them', async () => {
      const preview = await previewOf(builder.page, app);
      const own = builder.ownMessages;
      const before = await own.count();
      const forged = { type: 'send_chat_message', message: 'forged' };
      await preview.evaluate(sendFromWithin, { to: 'top' as const, messages: [forged] });
      await builder.page.evaluate((message) => {
        window.postMessage(message, '*');
        const frame = document.querySelector<HTMLIFrameElement>('iframe[title="App Preview"]')!;
        const origin = new URL(frame.src).origin;
        dispatchEvent(new MessageEvent('message', { data: message, origin, source: frame.contentWindow }));
      }, forged);
      const shapes = [7, '', ['forged'], { toString: 'forged' }].map((message) => ({
        ...forged,
        message,
      }));
      await preview.evaluate((all) => all.forEach((one) => window.parent.postMessage(one, '*')), shapes);
      await preview.evaluate(() =>
        window.parent.postMessage({ type: 'send_chat_message', message: 'Make the heading larger' }, '*'),
      );
      const proposal = builder.page.getByRole('region', { name: 'Message from the running app' });
      await expect(proposal).toContainText('Make the heading larger');
      await expect(own).toHaveCount(before);
      await proposal.getByRole('button', { name: /^Send/ }).click();
      await expect(own).toHaveCount(before + 1);
      await builder.untilReady();
      await expect(own.filter({ hasText: 'forged' })).toHaveCount(0);
      await expect(own).toHaveCount(before + 1);

      const shown = preview.url();
      const lead = (path: string) => ({ type: 'navigate', path });
      await preview.evaluate(sendFromWithin, { to: 'parent' as const, messages: [lead('/Forged')] });
      await preview.evaluate((message) => window.postMessage(message, '*'), lead('/Forged'));
      expect(preview.url()).toBe(shown);
      await builder.page.evaluate((message) => {
        const frame = document.querySelector<HTMLIFrameElement>('iframe[title="App Preview"]')!;
        frame.contentWindow!.postMessage(message, '*');
      }, lead('/Real'));
      await expect.poll(() => new URL(preview.url()).pathname).toBe('/Real');
      await builder.page.reload();
    });

    test('[WALL-05] planted cookies neither end nor replace a session of the builder', async () => {
      const page = await openPublished(app);
      const account = await builder.answerOf('/api/live_api/account/current');
      const domain = new URL(builder.product.url).hostname;
      await page.evaluate(plantCookies, { domain, names: ['__Host-whittle', 'whittle'], value: 'planted' });
      await page.evaluate(plantCookies, { domain, names: ['harmless'], value: 'planted' });
      // The browser lets neighbours plant ordinary names, so the refusal of ours is the prefix at work.
      expect(await builder.page.evaluate(() => document.cookie)).toContain('harmless=planted');
      const session = (await context.cookies(builder.product.url)).filter(({ name }) => name === '__Host-whittle');
      expect(session.map(({ value }) => value)).not.toContain('planted');
      expect(session).toHaveLength(1);
      expect(await builder.answerOf('/api/live_api/account/current')).toEqual(account);
      await context.clearCookies({ name: 'harmless' });
      await context.clearCookies({ name: 'whittle' });
      await page.close();
    });

    if (!bypassCSP)
      test('[WALL-13] [WALL-14] an app frames its own pages; another site frames it once its owner names the site', async () => {
        const page = await openPublished(app);
        const preview = await previewOf(builder.page, app);
        for (const place of [page, preview]) expect(await frameInside(place, '/')).toBe(true);
        await page.goto(`${elsewhere.origin}/`);
        expect(await frameInside(page, app.origin)).toBe(false);
        await allowEmbedding(builder, app, [elsewhere.origin]);
        expect(await frameInside(page, app.origin)).toBe(true);
        expect(await frameInside(page, `${app.origin}/login`)).toBe(false);
        expect(await frameInside(page, app.previewOrigin)).toBe(false);
        expect(await frameInside(page, builder.product.url)).toBe(false);
        await allowEmbedding(builder, app, ['https://www.example.com']);
        expect(await frameInside(page, app.origin)).toBe(false);
        await allowEmbedding(builder, app, ['*']);
        expect(await frameInside(page, app.origin)).toBe(true);
        await allowEmbedding(builder, app, []);
        expect(await frameInside(page, app.origin)).toBe(false);
        await page.close();
      });

    test('[WALL-06] two published apps get nothing of each other', async () => {
      const [page, other] = [await openPublished(app), await openPublished(otherApp)];
      await other.evaluate(hideSecret, secretOf(otherApp.origin));
      await expectControl(other, publishedTarget(otherApp));
      expect(await other.evaluate(reachIntoWindows, publishedTarget(otherApp))).toMatchObject({
        'window: handle': 'got a handle',
        'window: storage': `got ${secretOf(otherApp.origin)}`,
      });
      await expectNothing(page, publishedTarget(otherApp));
      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        page.evaluate((url) => void window.open(url), otherApp.origin),
      ]);
      await opened.waitForLoadState();
      expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
      await Promise.all([page, other, opened].map((one) => one.close()));
    });

    test('[WALL-06] a published app and a preview get nothing of each other, though they are one app', async () => {
      const page = await openPublished(app);
      const preview = await previewOf(builder.page, app);
      await preview.evaluate(hideSecret, secretOf(app.previewOrigin));
      await expectControl(preview, previewTarget(app));
      await expectNothing(page, previewTarget(app));
      await page.evaluate(hideSecret, secretOf(app.origin));
      await expectControl(page, publishedTarget(app));
      await expectNothing(preview, publishedTarget(app));
      await page.close();
    });

    test('[WALL-06] two previews get nothing of each other', async () => {
      const page = await context.newPage();
      const other = await previewOf(page, otherApp);
      await other.evaluate(hideSecret, secretOf(otherApp.previewOrigin));
      await expectControl(other, previewTarget(otherApp));
      const preview = await previewOf(builder.page, app);
      await expectNothing(preview, previewTarget(otherApp));
      await page.close();
    });
  });
}

async function makeApp(builder: BuilderPage, prompt: string): Promise<App> {
  const id = await builder.describe(prompt);
  await builder.untilReady();
  await expect(builder.preview.locator('#root > *').first()).toBeVisible();
  const { url } = (await builder.page.evaluate(async (appId) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`/api/apps/${appId}/publish`, { method: 'POST', headers, body: '{}' });
    return answer.json() as Promise<unknown>;
  }, id)) as { url: string };
  const { protocol, host } = new URL(builder.product.url);
  return { id, origin: new URL(url).origin, previewOrigin: `${protocol}//preview--${id}.${host}` };
}

/** The app is open to everyone, since nobody is signed in inside a frame of another site. */
async function allowEmbedding(builder: BuilderPage, { id }: App, embedders: string[]): Promise<void> {
  const own = {
    url: `${builder.product.url}/api/apps/${id}/access`,
    body: JSON.stringify({ accessMode: 'public_without_login', embedders }),
  };
  const status = await builder.page.evaluate(async ({ url, body }) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(url, { method: 'PUT', headers, body })).status;
  }, own);
  expect(status).toBe(200);
}

/** Whether a frame with the address shows a page of ours; what is blocked becomes a page of the browser's own. */
async function frameInside(place: Place, address: string): Promise<boolean> {
  const handle = await place.evaluateHandle(async (src) => {
    const frame = document.createElement('iframe');
    const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    frame.src = src;
    document.body.append(frame);
    await isLoaded;
    return frame;
  }, address);
  const inside = (await handle.asElement()!.contentFrame())!;
  // The page hears of the load before Playwright hears of the address.
  await expect.poll(() => inside.url()).not.toMatch(/^(about:blank)?$/);
  const isShown = !inside.url().startsWith('chrome-error:');
  if (isShown) await inside.locator('#root > *').first().waitFor();
  await handle.evaluate((frame) => frame.remove());
  return isShown;
}

async function appNames(builder: BuilderPage): Promise<string[]> {
  const { items } = (await builder.answerOf('/api/apps')) as { items: { id: string; name: string }[] };
  return items.map(({ id, name }) => `${id} ${name}`).sort();
}

/** On the target's own pages every attempt finds what it looks for, so that finding nothing elsewhere means something. */
async function expectControl(own: Place, target: Target): Promise<void> {
  const stored = await own.evaluate(readStorage);
  for (const place of storages)
    expect([place, stored[place]]).toEqual([place, expect.stringContaining(secretOf(target.origin))]);
  const { 'service worker': worker, ...reads } = await own.evaluate(readAcross, target);
  expect(Object.entries(reads).filter(([, came]) => !/^got ./.test(came))).toEqual([]);
  // No host hands out a service worker, not even to its own pages.
  if (target.script) expect(worker).toBe('refused TypeError');
}

async function expectNothing(place: Place, target: Target): Promise<void> {
  const stored = await place.evaluate(readStorage);
  for (const where of storages)
    expect([where, stored[where]]).not.toEqual([where, expect.stringContaining(secretOf(target.origin))]);
  const reads = await place.evaluate(readAcross, target);
  const windows = await place.evaluate(reachIntoWindows, target);
  // A blind call may be sent; nothing of its answer is seen.
  const found = Object.entries({ ...reads, ...windows }).filter(([, came]) => !/^refused|^got $/.test(came));
  expect(found).toEqual([]);
}
