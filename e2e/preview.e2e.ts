import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startModelServer } from '@whittle/testing/model-server/model-server';
import { startProduct } from '@whittle/testing/product';
import { type Locator, test } from '@playwright/test';
import { BuilderPage } from './support/builder-page.ts';
import { expect, modelEnv } from './support/fixtures.ts';

const home = (elsewhere: string) => `import { Link } from 'react-router-dom';
import { createPageUrl } from '@/utils';
export default function Home() {
  const ask = () => window.parent.postMessage({ type: 'send_chat_message', message: 'Make it blue' }, '*');
  const call = () => {
    fetch('/api/apps/public/prod/public-settings/by-id/' + document.title.length).catch(() => {});
    fetch('/assets/nothing-here.json').catch(() => {});
    fetch('${elsewhere}/rates').catch(() => {});
  };
  const print = () => {
    const sheet = window.open('', '_blank');
    sheet.document.write('<h1>Invoice 7</h1>');
    sheet.document.close();
    sheet.focus();
  };
  return (
    <main>
      <h1>Home</h1>
      <Link to={createPageUrl('Orders?id=7')}>Orders</Link>
      <button onClick={() => { throw new Error('the drawer is stuck'); }}>Break</button>
      <button onClick={ask}>Ask</button>
      <button onClick={call}>Call</button>
      <button onClick={print}>Print</button>
      <a href="/Orders" target="_blank" rel="noreferrer">Orders in a tab</a>
      <button onClick={() => { window.open('/Orders?by=script', '_blank').focus(); }}>Open</button>
    </main>
  );
}`;
const orders = `export default function Orders() {
  return <h1>Orders {new URLSearchParams(window.location.search).get('id')}</h1>;
}`;

const write = (file: string, text: string) =>
  `<action type="add_file" file="${file}" title="Write">\n${text}\n</action>`;

/** In the page: tells once the button said that it refreshes, and no longer says so. */
function watchRefreshing(button: Element): { refreshed: Promise<void> } {
  const refreshed = new Promise<void>((resolve) => {
    let began = false;
    new MutationObserver(() => {
      if (button.getAttribute('aria-busy') === 'true') began = true;
      else if (began) resolve();
    }).observe(button, { attributeFilter: ['aria-busy'] });
  });
  return { refreshed };
}

test('the preview and the builder around it follow one another', async ({ browser }) => {
  // A service of another site, which answers without allowing this page to read it.
  const stranger = createServer((_, response) => response.end('{}'));
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  const elsewhere = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
  const models = await startModelServer({
    answers: ({ call }) => ({
      text:
        call === 0
          ? `<action-group title="Write">\n${write('pages/Home.jsx', home(elsewhere))}\n${write('pages/Orders.jsx', orders)}\n</action-group>`
          : 'It is blue now.',
      chunkChars: 2_000,
    }),
  });
  const product = await startProduct({ env: modelEnv(models) });
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const builder = new BuilderPage(page, product);
  await builder.signUp();
  const appId = await builder.describe('Orders of a shop');
  await builder.untilReady();
  const heading = (name: string) => builder.preview.getByRole('heading', { name });
  const press = (name: string) => builder.preview.getByRole('button', { name, exact: true }).click();
  await expect(heading('Home')).toBeVisible({ timeout: 30_000 });

  await test.step('[PREV-01] the frame is titled, so that everybody finds it', async () => {
    await expect(page.getByTitle('App Preview')).toBeVisible();
  });

  await test.step('[PREV-07] [ROUTE-08] the address follows the app; its main page has the address of the app', async () => {
    await expect(page).toHaveURL(`${product.url}/build/app/${appId}`);
    await builder.preview.getByRole('link', { name: 'Orders', exact: true }).click();
    await expect(heading('Orders 7')).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/build/app/${appId}/Orders`);
  });

  await test.step('[PREV-03] [PREV-04] refreshing loads the frame again where it is, and says so for a moment', async () => {
    const before = await page.getByTitle('App Preview').getAttribute('src');
    const watch = await page.getByRole('button', { name: 'Refresh', exact: true }).evaluateHandle(watchRefreshing);
    await page.getByRole('button', { name: 'Refresh', exact: true }).click();
    await watch.evaluate(({ refreshed }) => refreshed);
    await expect(page.getByTitle('App Preview')).not.toHaveAttribute('src', before!);
    await expect(heading('Orders 7')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Page: /Orders?id=7' }).click();
    await page.getByRole('textbox', { name: 'Path' }).fill('/Home');
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await expect(heading('Home')).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/build/app/${appId}`);
  });

  await test.step('[PREV-05] an error of the app reaches the error panel', async () => {
    await press('Break');
    const issues = page.getByRole('region', { name: 'Issues of the app' });
    await expect(issues.getByText('In Home component: the drawer is stuck')).toBeVisible();
  });

  await test.step('[PREV-08] the app can send a message to the chat', async () => {
    await press('Ask');
    const proposal = page.getByRole('region', { name: 'Message from the running app' });
    await expect(proposal).toContainText('Make it blue');
    await expect(builder.ownMessages).toHaveCount(1);
    await proposal.getByRole('button', { name: /^Send/ }).click();
    await expect(proposal).toHaveCount(0);
    await expect(builder.ownMessages).toHaveCount(2);
    await expect(builder.ownMessages.last()).toContainText('Make it blue');
    await builder.untilReady();
  });

  await test.step('[CONS-05] calls that work, fail and lead to another site are listed with what came of them', async () => {
    await press('Call');
    await page.getByRole('button', { name: /^Console/ }).click();
    const drawer = page.getByRole('region', { name: 'Console and network of the app' });
    await drawer.getByRole('tab', { name: 'Network' }).click();
    const row = (url: RegExp) => drawer.getByRole('row', { name: url });
    await expect(row(/nothing-here/)).toContainText('404', { timeout: 30_000 });
    await expect(row(/rates/)).toContainText('no response', { timeout: 30_000 });
    await row(/rates/).getByRole('button').click();
    await expect(drawer.getByText(elsewhere).first()).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('[PREV-15] a window that the app writes into opens over it, one with an address in a tab', async () => {
    await press('Print');
    const sheet = builder.preview.getByRole('dialog', { name: 'A window of the app' });
    await expect(sheet.frameLocator('iframe').getByRole('heading', { name: 'Invoice 7' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Close window' }).click();
    await expect(sheet).toHaveCount(0);
    for (const open of [
      () => builder.preview.getByRole('link', { name: 'Orders in a tab' }).click(),
      () => press('Open'),
    ]) {
      const [tab] = await Promise.all([page.context().waitForEvent('page'), open()]);
      await expect(tab.getByRole('heading', { name: 'Orders' })).toBeVisible({ timeout: 30_000 });
      await tab.close();
    }
    await expect(page.getByRole('region', { name: 'Issues of the app' }).getByText(/focus/)).toHaveCount(0);
  });

  await test.step('[PREV-16] the app goes on as it is when the window becomes narrow and wide again', async () => {
    const panes = page.getByRole('navigation', { name: 'Builder panes' });
    await heading('Home').evaluate((node) => node.setAttribute('data-kept', 'yes'));
    for (const width of [900, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      if (width < 1024) await panes.getByRole('button', { name: /^Preview/ }).click();
      await expect(heading('Home')).toBeVisible();
      await expect(heading('Home')).toHaveAttribute('data-kept', 'yes');
    }
  });

  await test.step('[SHELL-03] where chat and preview have just room for each other, the tools are words in a menu', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const stage = page
      .getByRole('button', { name: 'Publish' })
      .locator('xpath=ancestor::div[contains(@class, "border-b")]');
    const tools = page.getByRole('button', { name: 'Preview tools' });
    await expect(tools).toBeVisible();
    const bottomOf = async (bar: Locator) => {
      const { y, height } = (await bar.boundingBox())!;
      return y + height;
    };
    expect(await bottomOf(stage)).toBe(
      await bottomOf(page.getByRole('heading', { level: 1 }).first().locator('xpath=ancestor::header')),
    );
    await tools.click();
    for (const name of ['Refresh', 'Viewport', 'Visual edit', 'Open in a new tab', 'Versions'])
      await expect(page.getByRole('menuitem', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(tools).toHaveCount(0);
  });

  await product.close();
  await models.close();
  stranger.close();
});
