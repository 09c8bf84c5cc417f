import { expectAccessible } from './support/accessible.ts';
import { startProduct } from '@whittle/testing/product';
import { BuilderPage } from './support/builder-page.ts';
import { expect, expensePrompt, test } from './support/fixtures.ts';
import { startNetwork } from './support/network.ts';
import { makeApp, PanelsPage } from './support/panels.ts';

const settingsOfAdmins = ['Main page', 'Model', 'Temperature', 'User Signup', 'Paid Memberships (Gumroad)', 'Claim'];
const panelsOfApp = {
  'App texts': ['Title', 'Description', 'Welcome message', 'Call to action'],
  'App branding': ['Style', 'Colours', 'Logo', 'Background image', 'Hide the Whittle mark'],
  'App chat': ['Data sources'],
  'App settings': settingsOfAdmins,
};
const panelsOfSpace = {
  'App details': ['Name', 'Description', 'Language', 'Tab icon', 'Link preview image', 'Look and texts'],
  'App settings': settingsOfAdmins,
};
const panelsOfTool = {
  Texts: ['Header', 'Description', 'Button text', 'Welcome message', 'Examples'],
  Branding: ['Style', 'Colours', 'Logo', 'Background image'],
  Fields: ['Add field'],
  Prompt: ['Add a stage'],
  'Results layout': ['Add block'],
  'Call to action': ['Message', 'Button text', 'Address'],
  Settings: [
    'Name',
    'Address',
    'Runs per person and day',
    'Runs per person and week',
    'Credits per run',
    'Temperature',
  ],
  Runs: ['No runs yet. Every use of the tool is listed here, without personal values.'],
};

const failure = 'Failed saving app, your changes might be lost. Please try again or contact us';

test('[EDIT-01] [EDIT-03] [EDIT-05] [EDIT-06] [EDIT-08] [EDIT-09] [EDIT-20] [EDIT-21] the panels of an app: found, changed, seen in the preview; a cut network, a second window; those of every kind of app', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  const network = await startNetwork();
  const url = `http://whittle.localhost:${network.port}`;
  const product = await startProduct({ env: { PUBLIC_URL: url } });
  network.connectTo(product.port);
  try {
    const builder = new BuilderPage(page, { ...product, url });
    await builder.signUp();
    const appId = await builder.describe(expensePrompt);
    await builder.untilReady();
    const main = page.getByRole('region', { name: 'App settings' });
    const panel = (name: string) => page.getByRole('region', { name, exact: true });
    const saved = page.getByRole('status').filter({ hasText: /^Saved$/ });
    const root = builder.preview.locator('html');

    await page.getByRole('button', { name: 'App settings' }).click();
    await expect(main.getByRole('listitem')).toHaveText([/^App details/, /^Database/, /^App settings/]);
    await expectAccessible(page, 'the panels of an app');

    // A search over all settings opens the panel with the field in focus, and so does its address.
    await main.getByRole('searchbox', { name: 'Search settings' }).fill('backgr');
    await main.getByRole('button', { name: /^Background App branding/ }).click();
    await expect(panel('App branding').getByLabel('Background', { exact: true })).toBeFocused();
    expect(page.url()).toContain('panel=branding&setting=style.background');

    await panel('App branding').getByRole('radio', { name: 'Dark' }).click();
    await expect(root).toHaveAttribute('data-theme', 'dark', { timeout: 15_000 });
    await panel('App branding').getByLabel('Background', { exact: true }).fill('#203040');
    await expect(builder.preview.locator('body')).toHaveCSS('background-color', 'rgb(32, 48, 64)', { timeout: 15_000 });
    await panel('App branding').getByLabel('Page headings').fill('#223344');
    await expect(panel('App branding')).toContainText('This colour would be unreadable on its background');
    await expect(saved).toBeVisible({ timeout: 15_000 });
    await expectAccessible(page, 'app branding');

    // Done leads to the list, by way of the details that the look is part of.
    await page.keyboard.press('Escape');
    await panel('App details').getByLabel('Name', { exact: true }).fill('Team spending');
    await panel('App details').getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Team spending/, { timeout: 15_000 });

    await page.goto(`${url}/build/app/${appId}?panel=texts&setting=texts.ctaMessage`);
    await expect(panel('App texts').getByLabel('Message', { exact: true })).toBeFocused();
    await panel('App texts').getByLabel('Message', { exact: true }).fill('Questions?');
    await panel('App texts').getByLabel('Button text').fill('Write to us');
    await panel('App texts').getByLabel('Button link').fill('https://example.com/help');
    await expect(builder.preview.getByRole('link', { name: 'Write to us' })).toBeVisible({ timeout: 20_000 });

    // A cut network: what was being saved stays where it was and goes when there is a network again.
    await expect(saved).toBeVisible({ timeout: 15_000 });
    network.cut();
    await panel('App texts').getByLabel('Message', { exact: true }).fill('Any questions?');
    await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible({ timeout: 30_000 });
    await expect(panel('App texts').getByLabel('Message', { exact: true })).toHaveValue('Any questions?');
    network.restore();
    await expect(async () => {
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(saved).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    await expect(builder.preview.getByText('Any questions?')).toBeVisible({ timeout: 20_000 });

    // Two windows: other keys come together, the same key waits for a person.
    const other = await context.newPage();
    await other.goto(`${url}/build/app/${appId}?panel=texts`);
    const theirs = other.getByRole('region', { name: 'App texts' });
    await expect(theirs.getByLabel('Message', { exact: true })).toHaveValue('Any questions?');
    await theirs.getByLabel('Message', { exact: true }).fill('Ask us');
    await panel('App texts').getByLabel('Title').fill('Spending of the team');
    await expect(theirs.getByLabel('Title')).toHaveValue('Spending of the team', { timeout: 20_000 });
    await expect(panel('App texts').getByLabel('Message', { exact: true })).toHaveValue('Ask us', { timeout: 20_000 });

    // Every panel of every kind, from its menu and by its address.
    const panels = new PanelsPage(page, url);
    const search = main.getByRole('searchbox', { name: 'Search settings' });
    await other.close();
    await panels.goTo(appId, 'chat');
    await expect(panels.menu).toHaveText([/^App details/, /^Database/, /^App settings/]);
    await panels.walk(panelsOfSpace);
    await search.fill('icon');
    await expect(main.getByRole('button', { name: 'Tab icon App details' })).toBeVisible();
    await search.fill('zebra');
    await expect(main.getByText('No setting is called “zebra”.')).toBeVisible();
    await page.keyboard.press('Escape');
    await panels.menu.filter({ hasText: /^Database/ }).click();
    await expect(page).toHaveURL(/view=database/);

    for (const kind of ['gen_app', 'app'] as const) {
      const id = await makeApp(page, kind);
      await panels.goTo(id, 'details');
      await expect(panels.menu).toHaveText([/^App texts/, /^App branding/, /^App tools/, /^App chat/, /^App settings/]);
      await panels.walk(panelsOfApp);
      await search.fill('icon');
      await expect(main.getByText('No setting is called “icon”.')).toBeVisible();
      await page.keyboard.press('Escape');
      await panels.menu.filter({ hasText: /^App tools/ }).click();
      await expect(page).toHaveURL(`${url}/build/app/${id}/tools`);
    }

    await panels.goTo(await makeApp(page, 'tool'), 'fields');
    await expect(panel('Fields')).toBeVisible();
    await panel('Fields').getByRole('button', { name: 'Done' }).click();
    await expect(page).not.toHaveURL(/panel=/);
    await expect(panels.menu).toHaveText([
      /^Texts/,
      /^Branding/,
      /^Fields/,
      /^Prompt/,
      /^Results layout/,
      /^Call to action/,
      /^Data sources/,
      /^Settings/,
      /^Runs/,
    ]);
    await panels.walk(panelsOfTool);
    // EDIT-03: where there is none, it begins with the dialog that adds one.
    await panels.menu.filter({ hasText: /^Data sources/ }).click();
    await expect(page.getByRole('dialog', { name: 'Data sources' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel('Data sources')).toContainText('This app has no data sources yet.');
    await panel('Data sources').getByRole('button', { name: 'Done' }).click();
    await expect(panels.menu).toHaveCount(9);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${url}/build/app/${appId}?panel=settings`);
    await expect(panel('App settings').getByRole('heading', { name: 'User Signup' })).toBeVisible();
    await expect(panel('App settings').getByLabel('Temperature')).toHaveValue('0.7');
    await page.getByRole('button', { name: 'Chat', exact: true }).click();
    await expect(builder.composer).toBeVisible();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'App settings' }).click();
    await expect(main.getByRole('listitem')).toHaveCount(3);
    await expectAccessible(page, 'the panels on a phone');
  } finally {
    await product.close();
    await network.close();
  }
});
