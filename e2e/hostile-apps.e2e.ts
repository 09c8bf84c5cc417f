import { test as base, type Page } from '@playwright/test';
import { startModelServer } from '@whittle/testing/model-server/model-server';
import { type Product, startProduct } from '@whittle/testing/product';
import { BuilderPage } from './support/builder-page.ts';
import { expect, modelEnv } from './support/fixtures.ts';
import { hostilePages, fixedLoop } from './support/hostile-pages.ts';

const group = (files: Record<string, string>) =>
  `<action-group title="Change">\n${Object.entries(files)
    .map(([file, text]) => `<action type="add_file" file="${file}" title="Write">\n${text}\n</action>`)
    .join('\n')}\n</action-group>`;

/** One product, one builder and one app with all hostile pages; each test looks at one of them. */
const test = base.extend<{ builder: BuilderPage }, { shared: { product: Product; appId: string; page: Page } }>({
  shared: [
    async ({ browser }, use) => {
      const models = await startModelServer({
        answers: ({ call }) => ({
          text: group(call === 0 ? hostilePages : { 'pages/LoopAtLoad.jsx': fixedLoop }),
          chunkChars: 2_000,
        }),
      });
      // Some of these pages are found out as they are written; they are to be met as they are.
      const product = await startProduct({ env: { ...modelEnv(models), MODEL_REPAIRS: 'off' } });
      const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
      const builder = new BuilderPage(page, product);
      await builder.signUp();
      const appId = await builder.describe('Hostile pages');
      await builder.untilReady();
      await use({ product, appId, page });
      await product.close();
      await models.close();
    },
    { scope: 'worker' },
  ],
  builder: async ({ shared: { page, product } }, use) => {
    await use(new BuilderPage(page, product));
  },
});
// A recording asks every frame for its state, which a frame in an endless loop does not give.
test.use({ trace: 'off' });

/** Opens the builder at a page of the app. */
async function open(builder: BuilderPage, appId: string, name: string) {
  await builder.page.goto(`${builder.product.url}/build/app/${appId}/${name}`);
}

/** The builder answers a person: what is typed appears. How soon depends on the machine, and is not asked here. */
async function expectUsable(builder: BuilderPage) {
  await builder.composer.fill('');
  await builder.composer.pressSequentially('still here');
  await expect(builder.composer).toHaveValue('still here', { timeout: 30_000 });
  await builder.composer.fill('');
}

const issue = (builder: BuilderPage, text: string | RegExp) =>
  builder.page.getByRole('region', { name: 'Issues of the app' }).getByText(text).first();
/** By script, since a real click waits for an answer of the frame. */
const press = (builder: BuilderPage) =>
  builder.preview.getByRole('button', { name: 'Do it' }).evaluate((button: HTMLElement) => button.click());

test('[PREV-11] an endless loop in a click: the builder says so, stops the app and shows it again', async ({
  builder,
  shared,
}) => {
  await open(builder, shared.appId, 'LoopInClick');
  await press(builder);
  await expect(builder.page.getByText('The app is not responding')).toBeVisible({ timeout: 40_000 });
  await expectUsable(builder);
  await builder.page.getByRole('button', { name: 'Stop and reload' }).click();
  await expect(builder.preview.getByRole('button', { name: 'Do it' })).toBeVisible();
  await expect(builder.page.getByText('The app is not responding')).toHaveCount(0);
});

test('[PREV-11] an app that takes all memory: the builder says so and shows it again', async ({ builder, shared }) => {
  await open(builder, shared.appId, 'MemoryHog');
  await press(builder);
  await expect(builder.page.getByText('The app is not responding')).toBeVisible({ timeout: 40_000 });
  await expectUsable(builder);
  await builder.page.getByRole('button', { name: 'Stop and reload' }).click();
  await expect(builder.preview.getByRole('button', { name: 'Do it' })).toBeVisible({ timeout: 30_000 });
  await expect(builder.page.getByText('The app is not responding')).toHaveCount(0);
});

test('[PREV-11] an endless loop at load: the assistant fixes it, and the app starts by itself', async ({
  builder,
  shared,
}) => {
  await open(builder, shared.appId, 'LoopAtLoad');
  await expect(builder.page.getByText('The app is not responding')).toBeVisible({ timeout: 40_000 });
  await expectUsable(builder);
  await builder.page.getByRole('button', { name: 'Fix with AI' }).click();
  await expect(builder.preview.getByRole('heading', { name: 'Mended' })).toBeVisible({ timeout: 40_000 });
  await expect(builder.page.getByText('The app is stopped')).toHaveCount(0);
});

test('[PREV-12] a page that reloads itself without end is stopped', async ({ builder, shared }) => {
  await open(builder, shared.appId, 'Reloads');
  await expect(builder.page.getByText('The app was stopped: it kept reloading')).toBeVisible();
  await expect(builder.page.frameLocator('iframe[title="App Preview"]').locator('body')).toHaveCount(0);
  await expectUsable(builder);
});

const noticed: [page: string, rule: string, says: string | RegExp][] = [
  ['RenderLoop', 'RUN-05', /Too many re-renders/],
  ['EffectLoop', 'RUN-14', /Maximum update depth exceeded/],
  ['Throws', 'RUN-14', /broken number 1/],
  ['Alerts', 'PREV-12', 'The app opens too many dialog boxes. No more are shown until it is reloaded.'],
  ['Popups', 'PREV-12', 'The app opens too many new windows. No more are shown until it is reloaded.'],
  ['Writes', 'PREV-12', 'document.write would throw the running page away, so it does nothing'],
  ['Globals', 'RUN-14', /after the globals/],
  ['Empties', 'PREV-12', 'The app removed itself from its page. Reload the preview to see it again.'],
];
for (const [name, rule, says] of noticed) {
  test(`[${rule}] ${name}: the builder names it and stays usable`, async ({ builder, shared }) => {
    let dialogs = 0;
    const onDialog = (dialog: { accept(): Promise<void> }) => {
      dialogs += 1;
      void dialog.accept();
    };
    builder.page.on('dialog', onDialog);
    await open(builder, shared.appId, name);
    await press(builder);
    await expect(issue(builder, says)).toBeVisible({ timeout: 40_000 });
    await expectUsable(builder);
    expect(dialogs).toBeLessThanOrEqual(5);
    expect(builder.page.context().pages().length).toBeLessThanOrEqual(7);
    builder.page.off('dialog', onDialog);
    for (const popup of builder.page.context().pages()) if (popup !== builder.page) await popup.close();
  });
}

test('[CONS-02] a few hundred lines are shown, a flood is counted, and the builder stays usable', async ({
  builder,
  shared,
}) => {
  await open(builder, shared.appId, 'Logs');
  await press(builder);
  await builder.page.getByRole('button', { name: /^Console/ }).click();
  const drawer = builder.page.getByRole('region', { name: 'Console and network of the app' });
  await expect(drawer.getByText('honest line 300')).toBeVisible({ timeout: 30_000 });
  await expect(drawer.getByText(/^[\d,]+ more$/)).toHaveCount(0);
  await press(builder);
  await expect(drawer.getByText(/^[\d,]+ more$/).first()).toBeVisible({ timeout: 30_000 });
  await expectUsable(builder);
});

test('[PREV-12] an app that rewrites its history without end and asks before it is left can be refreshed', async ({
  builder,
  shared,
}) => {
  const dialogs: string[] = [];
  const onDialog = (dialog: { message(): string; accept(): Promise<void> }) => {
    dialogs.push(dialog.message());
    void dialog.accept();
  };
  builder.page.on('dialog', onDialog);
  await open(builder, shared.appId, 'Histories');
  await press(builder);
  await expect(issue(builder, /changes its address without end/)).toBeVisible({ timeout: 30_000 });
  await expectUsable(builder);
  await builder.page.getByRole('button', { name: 'Refresh' }).click();
  await expect(builder.preview.getByRole('button', { name: 'Do it' })).toBeVisible({ timeout: 40_000 });
  expect(dialogs).toEqual([]);
  builder.page.off('dialog', onDialog);
});

test('[RUN-12] modules that import one another in a circle run', async ({ builder, shared }) => {
  await open(builder, shared.appId, 'Cycle');
  await expect(builder.preview.getByText('B of Alpha')).toBeVisible({ timeout: 40_000 });
  await expect(builder.page.getByRole('region', { name: 'Issues of the app' })).toHaveCount(0);
});
