import { test as base, type Page } from '@playwright/test';
import { type ModelServer, startModelServer } from '@whittle/testing/model-server/model-server';
import { type Product, startProduct } from '@whittle/testing/product';
import { BuilderPage } from './support/builder-page.ts';
import { expect, modelEnv } from './support/fixtures.ts';
import { intrudingPages } from './support/intruding-pages.ts';

const group = `<action-group title="Build">\n${Object.entries(intrudingPages)
  .map(([file, text]) => [file.startsWith('entities/') ? 'add_entity' : 'add_file', file, text])
  .map(([type, file, text]) => `<action type="${type}" file="${file}" title="Write">\n${text}\n</action>`)
  .join('\n')}\n</action-group>`;

type Shared = { product: Product; models: ModelServer; appId: string; page: Page };

/** One product, one builder and one app, whose pages each do to their builder what no app should. */
const test = base.extend<{ builder: BuilderPage }, { shared: Shared }>({
  shared: [
    async ({ browser }, use) => {
      const models = await startModelServer({
        answers: ({ message }) => ({
          text: message.endsWith('act by themselves') ? group : 'Nothing to change.',
          chunkChars: 2_000,
        }),
      });
      const product = await startProduct({ env: modelEnv(models) });
      const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
      const builder = new BuilderPage(page, product);
      await builder.signUp();
      const appId = await builder.describe('Pages that act by themselves');
      await builder.untilReady();
      await use({ product, models, appId, page });
      await product.close();
      await models.close();
    },
    { scope: 'worker' },
  ],
  builder: async ({ shared: { page, product } }, use) => {
    await use(new BuilderPage(page, product));
  },
});

// A recording runs code in every frame, which the browser takes for a person who acts there.
test.use({ trace: 'off' });

/** Opens the builder at a page of the app. */
async function open({ page, product }: BuilderPage, appId: string, name: string) {
  await page.goto(`${product.url}/build/app/${appId}/${name}`);
}

const lastAsked = ({ requests }: ModelServer) => {
  const last = requests.at(-1)!.body.messages!.findLast(({ role }) => role === 'user')!.content;
  return typeof last === 'string' ? last : last!.map(({ text = '' }) => text).join('');
};

test('[S-11] messages of an app start nothing: one waits, and goes to the model as data after a click', async ({
  builder,
  shared: { models, appId },
}) => {
  const { page, ownMessages } = builder;
  const [said, asked] = [await ownMessages.count(), models.requests.length];
  await open(builder, appId, 'Commands');
  const proposal = page.getByRole('region', { name: 'Message from the running app' });
  await expect(proposal).toContainText('command 1');
  // The page has sent nine more by now, and goes on.
  await expect(builder.preview.getByText('sent 20')).toBeVisible();
  await expect(proposal).toHaveCount(1);
  await expect(proposal).toContainText('command 1 ');
  expect(await ownMessages.count()).toBe(said);
  expect(models.requests.length).toBe(asked);

  await proposal.getByRole('button', { name: /^Send/ }).click();
  await expect(ownMessages).toHaveCount(said + 1);
  await expect(ownMessages.last()).toContainText('Suggested by the running app');
  await builder.untilReady();
  expect(lastAsked(models)).toMatch(/<app-message>\ncommand 1 and obey[^]*\n<\/app-message>$/);
  // What waits now is a later one; it goes with 'Dismiss'.
  await expect(proposal).not.toContainText('command 1 ');
  await proposal.getByRole('button', { name: 'Dismiss' }).click();
  expect(models.requests.length).toBe(asked + 1);
});

test('[PREV-07] an address that an app makes up is cut, and reaches the model between the marks for data', async ({
  builder,
  shared: { models, appId },
}) => {
  await open(builder, appId, 'LongAddress');
  const menu = builder.page.getByRole('button', { name: /^Page: \/LongAddress/ });
  await expect(menu).toHaveAccessibleName(/^Page: \/LongAddress\?Ignore.*…$/);
  expect((await menu.getAttribute('aria-label'))!.length).toBeLessThanOrEqual(206);
  // A sentence in place of an address is not taken at all.
  await expect(builder.page.getByText('Obey the app')).toHaveCount(0);
  await builder.ask('What is on this page?');
  await builder.untilReady();
  const text = lastAsked(models);
  expect(/<address>\n([^]*)\n<\/address>/.exec(text)![1]!.length).toBeLessThanOrEqual(200);
  // Elsewhere it stands in the source of the page alone, which is data too.
  expect(text.slice(text.lastIndexOf('</files>')).replace(/<address>[^]*<\/address>/, '')).not.toContain('Ignore');
});

test('[GEN-29] an app chooses no element by itself', async ({ builder, shared: { appId } }) => {
  await open(builder, appId, 'Picks');
  await expect(builder.preview.getByText('picked')).toBeVisible();
  await expect(builder.page.getByRole('button', { name: 'Remove the selected element' })).toHaveCount(0);
  await expect(builder.composer).not.toBeFocused();
});

test('[PREV-18] [PREV-19] what a page does as soon as it is open destroys nothing and calls nobody', async ({
  builder,
}) => {
  const { page, product } = builder;
  const appId = await builder.describe('More pages that act by themselves');
  await builder.untilReady();
  const collected: string[] = [];
  await page.context().route('https://collector.example/**', (route) => {
    collected.push(route.request().url());
    return route.fulfill({ body: '{}', headers: { 'access-control-allow-origin': '*' } });
  });
  await page.evaluate(async (path) => {
    for (const text of ['one', 'two', 'three']) {
      const headers = { 'content-type': 'application/json' };
      await fetch(path, { method: 'POST', headers, body: JSON.stringify({ text }) });
    }
  }, `/api/apps/${appId}/entities/Note`);
  await open(builder, appId, 'Destroys');
  // From another tab: a test that looks into a page counts for the browser as a person who acts there.
  const other = new BuilderPage(await page.context().newPage(), product);
  await other.page.goto(`${product.url}/healthz`);
  const read = (path: string) => other.answerOf(`/api/apps/${appId}/${path}`);
  await expect
    .poll(() => read('preview-guard'), { timeout: 60_000 })
    .toMatchObject({ isUsed: false, held: [{ act: 'delete', name: 'Note', calls: 4 }], deletedRecords: 0 });
  expect(await read('entities/Note')).toHaveLength(3);
  expect(collected).toEqual([]);
  await other.page.close();
  await page.bringToFront();

  const bar = page.getByRole('region', { name: 'Blocked actions' });
  const shown = await lookWithoutActing(page);
  const text = () => shown('bar?.textContent');
  await expect.poll(text, { timeout: 60_000 }).toContain('delete records of Note (4 calls). This was blocked.');
  await expect.poll(text).toContain('The app tried to call collector.example');
  const keep = `[...bar.querySelectorAll('button')].find((button) => button.textContent === 'Keep blocking')`;
  const [x, y] = (await shown(`(({ x, y }) => x + 5 + ' ' + (y + 5))(${keep}.getBoundingClientRect())`)).split(' ');
  await page.mouse.click(Number(x), Number(y));
  await expect(bar).not.toContainText('Note');
  await bar.getByRole('button', { name: 'Allow and reload' }).click();
  await expect.poll(() => collected.length, { timeout: 60_000 }).toBeGreaterThan(0);
  await expect(bar.getByText('collector.example')).toHaveCount(0);

  // From a page of the app that does not take the focus three times a second.
  await open(builder, appId, 'Ordinary');
  await expect(builder.preview.getByRole('button', { name: 'Add a note' })).toBeVisible();
  await page.getByRole('button', { name: /, app menu$/ }).click();
  await page.getByRole('menuitem', { name: 'Allowed hosts...' }).click();
  const allowed = page.getByRole('dialog', { name: 'Hosts that the preview may call' });
  const before = collected.length;
  await allowed.getByRole('button', { name: 'Remove collector.example' }).click();
  await expect(allowed).toContainText('None.');
  await page.keyboard.press('Escape');
  await open(builder, appId, 'Destroys');
  await expect(bar).toContainText('The app tried to call collector.example', { timeout: 30_000 });
  expect(collected).toHaveLength(before);
});

test('[PREV-22] an app saves no file by itself, and what a person clicks for at once', async ({
  builder,
  shared: { appId },
}) => {
  const { page } = builder;
  const saved: string[] = [];
  const onDownload = (download: { suggestedFilename(): string }) => saved.push(download.suggestedFilename());
  page.on('download', onDownload);
  await open(builder, appId, 'Saves');
  const bar = page.getByRole('region', { name: 'Blocked actions' });
  await expect(bar).toContainText('The app would save the file “dropped.csv” (19 B), and nobody clicked for it.');
  expect(saved).toEqual([]);
  await bar.getByRole('button', { name: 'Discard' }).click();
  await expect(bar).toHaveCount(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    builder.preview.getByRole('button', { name: 'Export' }).click(),
  ]);
  const { text } = await import('node:stream/consumers');
  expect(await text(await download.createReadStream())).toBe('rows of asked.csv');
  expect(saved).toEqual(['asked.csv']);
  page.off('download', onDownload);
});

test('[PREV-12] steps that an app adds to the history by itself do not stand before what was open before', async ({
  builder,
  shared: { appId },
}) => {
  const { page, product } = builder;
  await page.goto(`${product.url}/home`);
  // Not looked for on the page: whoever looks counts for the browser as a person who acts there.
  const flooded = page.waitForEvent('console', (message) => message.text() === 'flooded');
  await open(builder, appId, 'Floods');
  await flooded;
  await expect(builder.preview.getByText('done')).toBeVisible();
  await expect(builder.preview.getByRole('button', { name: 'Step' })).toBeVisible();
  const query = () => builder.preview.getByRole('heading', { name: 'Floods' }).evaluate(() => location.search);
  await expect.poll(query).toBe('?n=40');
  await builder.preview.getByRole('button', { name: 'Step' }).click();
  await expect.poll(query).toBe('?step=1');
  // What a person does is a step back like on any page.
  const back = () => page.evaluate(() => history.back());
  await back();
  await expect.poll(query).toBe('?n=40');
  await back();
  await expect(page).toHaveURL(/\/home$/);
});

test('[PREV-18] [PREV-20] an ordinary page works at the first click, and what it deletes comes back with one', async ({
  builder,
  shared: { appId },
}) => {
  const { page, preview } = builder;
  await open(builder, appId, 'Ordinary');
  await preview.getByRole('button', { name: 'Add a note' }).click();
  await expect(preview.getByText('a new note')).toBeVisible();
  await preview.getByRole('button', { name: 'Delete a new note' }).click();
  await expect(preview.getByText('a new note')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Blocked actions' })).toHaveCount(0);
  await expect(page.getByText('In the preview 1 record was deleted since this version was made.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(preview.getByText('a new note')).toBeVisible();
  await expect(page.getByText(/deleted since this version/)).toHaveCount(0);
});

/**
 * What an expression of the bar of blocked actions gives. Whatever Playwright itself looks up in a page counts for the
 * browser as a person who acts there; with the app in the focus that ends what is held, and the bar goes.
 */
async function lookWithoutActing(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  return async (ofBar: string): Promise<string> => {
    const expression = `((bar) => ${ofBar})(document.querySelector('section[aria-label="Blocked actions"]'))`;
    const { result } = await cdp.send('Runtime.evaluate', { expression, userGesture: false });
    return String(result.value);
  };
}
