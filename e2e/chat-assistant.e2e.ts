import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ModelServer, startModelServer } from '@whittle/testing/model-server/model-server';
import { type Product, startProduct } from '@whittle/testing/product';
import { expectAccessible } from './support/accessible.ts';
import { BuilderPage } from './support/builder-page.ts';
import { call } from './support/call-from-page.ts';
import { expect, modelEnv, test } from './support/fixtures.ts';

const order = JSON.stringify({
  name: 'Order',
  properties: { bread: { type: 'string' } },
  required: ['bread'],
});
const home = `import { useState } from 'react';
import { base44 } from '@/api/base44Client';
import { Button } from '@/components/ui/button';

export default function Home() {
  const [said, setSaid] = useState('');
  const [steps, setSteps] = useState(0);
  const tell = (error) => setSaid(error.code + ': ' + error.message);
  return (
    <main className="page py-8">
      <h1 className="text-3xl">Bakery</h1>
      <Button onClick={() => base44.sources.search('opening hours').then((found) => setSaid(found.map(({ name }) => name).join(', ') || 'nothing'), tell)}>Search</Button>
      <Button onClick={() => base44.sources.ask('When does the bakery open?', { onProgress: () => setSteps((count) => count + 1) }).then(({ text, citations }) => setSaid(text + ' ' + citations[0].name), tell)}>Ask the page</Button>
      <p data-testid="said">{said}</p>
      <p data-testid="steps">{steps}</p>
    </main>
  );
}`;
const build = `Done.

<action-group title="Bakery">
<action type="add_entity" entity="Order" permissions="anonymous/anonymous" title="Orders">
${order}
</action>
<action type="add_file" file="pages/Home.jsx" title="Home">
${home}
</action>
</action-group>`;

let models: ModelServer;
let product: Product;
const hold = Promise.withResolvers<void>();
let hasProposed = false;

/** What the model answers to a question of a person, citing the first source that it was given. */
function answerTo(message: string) {
  const id = /<source id="(s\d\w\w)"/.exec(message)?.[1] ?? 'none';
  const question = message.slice(message.lastIndexOf('The question:'));
  if (question.includes('order')) {
    if (hasProposed) return { text: 'I have prepared the order. Click to place it.' };
    hasProposed = true;
    const args = { action: 'create', entity: 'Order', values: { bread: 'Rye' } };
    return { text: '', toolCalls: [{ name: 'propose_change', args }] };
  }
  if (question.includes('Wilhelmina')) return { text: 'The sources do not say who Wilhelmina is [none].' };
  if (question.includes('slowly'))
    return {
      text: `The bakery opens at seven [${id}]. HERE it goes on.`,
      hold: { before: 'HERE', until: hold.promise },
    };
  return { text: `The bakery opens at seven [${id}]. On Sundays it opens at 11 [${id}].` };
}

// A product of its own: its first account is the platform admin, who alone sets up an assistant (CHATA-06).
test.beforeAll(async () => {
  models = await startModelServer({
    ...{ chunkChars: 8, delayMs: 20 },
    answers: ({ message }) => (message.includes('The question:') ? answerTo(message) : { text: build }),
  });
  product = await startProduct({ env: modelEnv(models) });
});
test.afterAll(async () => {
  hold.resolve();
  await product.close();
  await models.close();
});

test('[CHATA-06] [CHATA-07] [CHATA-08] [CHATA-10] [CHATA-12] [CHATA-14] [CTX-29] [EDIT-05] [EDIT-07] strangers ask in the bubble, resume, decide and erase; the builder answers what was left open', async ({
  page,
  browser,
}) => {
  const owner = new BuilderPage(page, product);
  await owner.signUp();
  const { id: appId } = await call<{ id: string }>(page, '/api/apps', { appType: 'gen_app' });
  await page.goto(`${product.url}/build/app/${appId}`);
  await owner.ask('A bakery with orders');
  await owner.untilReady();
  // Wider access than the owner's waits for a click, of replies too.
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Allow', exact: true })).toHaveCount(0);
  await call(page, `/api/context/ingest/text?appId=${appId}`, {
    ...{ name: 'Opening hours', context: 'Our bakery opens at seven in the morning, on weekdays and Saturdays.' },
  });
  const access = { accessMode: 'public_without_login' };
  const { url } = await call<{ url: string }>(page, `/api/apps/${appId}/publish`, { header: 'Bakery', access });

  // EDIT-05, EDIT-07, CHATA-01 to CHATA-04, of a `gen_app`.
  await page.goto(`${product.url}/build/app/${appId}?panel=main`);
  const panels = page.getByRole('navigation', { name: 'App panels' });
  await expect(panels.getByRole('button')).toHaveText([
    /^App texts/,
    /^App branding/,
    /^App tools/,
    /^App chat/,
    /^App settings/,
  ]);
  await panels.getByRole('button', { name: /^App chat/ }).click();
  const chatMenu = page.getByRole('navigation', { name: 'App chat' });
  await expect(chatMenu.getByRole('button')).toHaveText([/^Data sources/]);
  await expectAccessible(page, 'panel of the app chat');
  await chatMenu.getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Data sources' })).toContainText('Opening hours');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Activate it, or change how it works' }).click();
  const settings = page.getByRole('dialog', { name: 'Activate Your Chat Assitant!' });
  await settings.getByRole('switch', { name: 'Activate chat' }).click();
  await expect(page.getByText('Chat assistant activated successfully')).toBeVisible();
  await expect(settings.getByRole('switch', { name: 'Activated' })).toBeChecked();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  // A connection that breaks while it is read: what a page asked for fails, and nothing else is known of it.
  await context.addInitScript(() => {
    const open = new Set<AbortController>();
    const { fetch } = window;
    const cut = () => open.forEach((one) => one.abort());
    Object.assign(window, {
      cut,
      fetch: (input: RequestInfo, init: RequestInit = {}) => {
        const one = new AbortController();
        open.add(one);
        return fetch(input, { ...init, signal: one.signal });
      },
    });
  });
  const stranger = await context.newPage();
  await stranger.goto(url);
  await stranger.getByRole('button', { name: 'Ask a question' }).click();
  const chat = stranger.frameLocator('iframe[title="Ask a question"]');
  const ask = async (question: string) => {
    await chat.getByRole('textbox', { name: 'Your question' }).fill(question);
    await chat.getByRole('button', { name: 'Send' }).click();
  };
  const answers = chat.getByRole('listitem', { name: 'Assistant' });

  // An answer with a citation that opens the passage; what no passage says is flagged; every hit is shown.
  await ask('When does the bakery open?');
  await expect(answers.first()).toContainText('opens at seven');
  await answers.first().getByRole('button', { name: 'Source 1: Opening hours' }).first().click();
  await expect(chat.getByRole('dialog')).toContainText('seven in the morning');
  await expect(chat.getByRole('dialog').locator('mark').first()).toBeVisible();
  await stranger.keyboard.press('Escape');
  await expect(answers.first().getByRole('note')).toContainText('On Sundays it opens at 11');
  await answers.first().getByText('Why this answer').click();
  await expect(answers.first().getByRole('button', { name: '1. Opening hours' })).toBeVisible();
  await expectAccessible(stranger, 'the bubble');

  // A network that goes away while an answer is written, then a reload.
  await ask('Answer slowly: when does it open?');
  await expect(answers.nth(1)).toContainText('opens at seven');
  await context.setOffline(true);
  await chat.locator('body').evaluate(() => (window as unknown as { cut(): void }).cut());
  await expect(chat.getByText('The connection was lost.')).toBeVisible({ timeout: 30_000 });
  await context.setOffline(false);
  await expect(chat.getByText('The connection was lost.')).toHaveCount(0, { timeout: 30_000 });
  await stranger.reload();
  await stranger.getByRole('button', { name: 'Ask a question' }).click();
  await expect(answers.nth(1)).toContainText('opens at seven');
  hold.resolve();
  await expect(answers.nth(1)).toContainText('HERE it goes on.');

  // A write only after this person's click.
  const orders = () =>
    page.evaluate(async (path) => (await (await fetch(path)).json()) as unknown[], `/api/apps/${appId}/entities/Order`);
  await ask('Please order a rye bread');
  const proposal = answers.nth(2).getByRole('region', { name: 'Create in Order' });
  await expect(proposal).toContainText('Rye');
  expect(await orders()).toHaveLength(0);
  await proposal.getByRole('button', { name: 'Do it' }).click();
  await expect(proposal.getByText('Done.')).toBeVisible();
  expect(await orders()).toMatchObject([{ bread: 'Rye' }]);

  // What is remembered is seen, and erased by who asked.
  await ask('Who is Wilhelmina?');
  await expect(answers.nth(3)).toContainText('do not say who Wilhelmina is');
  await chat.getByRole('button', { name: 'New conversation' }).click();
  await ask('When does the bakery open on Mondays?');
  await expect(answers.first()).toContainText('opens at seven');
  await chat.getByRole('button', { name: 'New conversation' }).click();
  await chat.getByText('Your conversations').click();
  const kept = chat.getByRole('listitem');
  await expect(kept).toHaveCount(2);
  await expectAccessible(stranger, 'what an assistant remembers', { look: 'narrow dark' });
  await chat.getByRole('button', { name: 'Erase When does the bakery open on Mondays?' }).click();
  await expect(kept).toHaveCount(1);
  await expect(kept).toContainText('When does the bakery open?');
  await context.close();

  // The builder reads it and answers what was left open.
  await settings.getByRole('radio', { name: 'Conversations' }).click();
  await settings.getByRole('checkbox', { name: /^Unanswered only/ }).check();
  await settings.getByText('When does the bakery open?').first().click();
  await settings.getByRole('button', { name: 'Answer it with a data source' }).click();
  await settings.getByRole('textbox', { name: 'Answer to: Who is Wilhelmina?' }).fill('Wilhelmina is the dog.');
  await expectAccessible(page, 'a conversation with the assistant');
  await settings.getByRole('button', { name: 'Add as a data source' }).click();
  await expect(page.getByText('Added to the data sources')).toBeVisible();

  // Another site shows the bubble by the line of HTML, once it is named.
  await settings.getByRole('radio', { name: 'Settings' }).click();
  const line = await settings.getByText('<script type="module"').textContent();
  const site = createServer((_, answer) =>
    answer.setHeader('content-type', 'text/html').end(`<h1>My site</h1>${line}`),
  );
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(site.address() as AddressInfo).port}`;
  const siteContext = await browser.newContext();
  const visitor = await siteContext.newPage();
  const shown = visitor.frameLocator('iframe').getByRole('textbox', { name: 'Your question' });
  const openBubble = async () => {
    await visitor.goto(origin);
    await visitor.getByRole('button', { name: 'Ask a question' }).click();
  };
  await openBubble();
  await expect(visitor.locator('iframe')).toBeVisible();
  await expect(shown).toHaveCount(0);
  await settings.getByRole('textbox', { name: /^Allowed sites/ }).fill(origin);
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await openBubble();
  await expect(shown).toBeVisible();
  await siteContext.close();
  site.close();

  // Another builder, who is no platform admin, finds no such entry.
  const otherContext = await browser.newContext();
  const other = new BuilderPage(await otherContext.newPage(), product);
  await other.signUp();
  const { id: otherId } = await call<{ id: string }>(other.page, '/api/apps', { appType: 'gen_app' });
  await other.page.goto(`${product.url}/build/app/${otherId}`);
  await other.ask('A bakery of somebody else');
  await other.untilReady();
  await other.page.goto(`${product.url}/build/app/${otherId}?panel=main`);
  await expect(other.page.getByRole('navigation', { name: 'App panels' }).getByRole('button')).toHaveText([
    ...[/^App texts/, /^App branding/, /^App tools/, /^App settings/],
  ]);
  await other.page.getByRole('heading', { level: 1 }).getByRole('button').click();
  await expect(other.page.getByRole('menuitem', { name: 'Data sources' })).toBeVisible();
  await expect(other.page.getByRole('menuitem', { name: 'Chat assistant' })).toHaveCount(0);
  await otherContext.close();
});

test('[CTX-44] [CTX-45] pages of an app search what is open to them, and answer from it', async ({ page }) => {
  await page.goto(product.url);
  const owner = new BuilderPage(page, product);
  await owner.signUp();
  const appId = await owner.describe('A bakery with a search');
  await owner.untilReady();
  await call(page, `/api/context/ingest/text?appId=${appId}`, {
    ...{ name: 'Opening hours', context: 'Opening hours: our bakery opens at seven in the morning.' },
  });
  const said = owner.preview.getByTestId('said');
  await owner.preview.getByRole('button', { name: 'Search' }).click();
  await expect(said).toHaveText(/^sources-not-open: No data source of this app is open to its pages/);

  await page.getByRole('heading', { level: 1 }).getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Data sources' }).click();
  const dialog = page.getByRole('dialog', { name: 'Data sources' });
  await dialog.getByRole('button', { name: 'More for Opening hours' }).click();
  await page.getByRole('menuitem', { name: 'Who can find it in the app' }).click();
  await page.getByRole('menuitemradio', { name: 'Pages too: everyone' }).click();
  await expect(dialog.getByText('open to pages')).toBeVisible();
  await expectAccessible(page, 'data sources, one open to pages');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await owner.preview.getByRole('button', { name: 'Search' }).click();
  await expect(said).toHaveText('Opening hours');
  await owner.preview.getByRole('button', { name: 'Ask the page' }).click();
  await expect(said).toHaveText('The bakery opens at seven [1]. On Sundays it opens at 11 [1]. Opening hours');
  expect(Number(await owner.preview.getByTestId('steps').textContent())).toBeGreaterThan(1);

  const access = { accessMode: 'public_without_login' };
  const { url } = await call<{ url: string }>(page, `/api/apps/${appId}/publish`, { header: 'Bakery', access });
  await page.goto(url);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByTestId('said')).toHaveText('Opening hours');
});
