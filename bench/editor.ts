/**
 * The code editor with a file of 5,000 lines: from a key to the letter on the screen beside CodeMirror's own basic setup and
 * beside a bare <textarea>, each with the same file in the same browser, and from a key to the list of what fits.
 *
 *   node bench/editor.ts [--lines 5000] [--bursts 4] [--keys 40]
 *
 * Between two bursts of keys lies a pause in which the file is saved, so that every burst but the first begins while its
 * version is made. Limits: half of the keys and 95 of 100 at most 2 times what CodeMirror alone takes; the first list of
 * what fits, while the types are still being read, 5 s after its key, the next ones 500 ms.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import type { Session } from '@whittle/contract/accounts';
import type { AppSummary } from '@whittle/contract/apps';
import { startProduct } from '@whittle/testing/product';
import { build } from 'rolldown';
import { longFile } from './apps/long-file.ts';
import { openBrowser } from './support/browser.ts';
import { clock, median } from './support/figures.ts';

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '5000' },
    bursts: { type: 'string', default: '4' },
    keys: { type: 'string', default: '40' },
  },
});
const [lines, bursts, keys] = [values.lines, values.bursts, values.keys].map(Number) as [number, number, number];
const text = longFile(lines);
const path = 'components/Parts.jsx';
const betweenKeysMs = 60;
const pauseMs = 1_500;

const product = await startProduct({ isBare: true, env: { CODE_EDITING: 'builders', LOG_LEVEL: 'error' } });
const browser = await openBrowser();
try {
  const context = await browser.empty();
  const page = await context.newPage();

  await page.setContent(`<textarea style="width:100%;height:90vh">${text.replaceAll('<', '&lt;')}</textarea>`);
  const bare = await typeMs(page, 'textarea');
  const plain = await openPlain(page);
  const appId = await makeApp(page);
  const openedAt = clock();
  await page.goto(`${product.url}/build/app/${appId}?view=code&file=${path}`, { waitUntil: 'commit' });
  await page.locator('.cm-content').waitFor();
  console.log(`${text.split('\n').length} lines, ${(text.length / 1_000).toFixed(0)} KB`);
  console.log(`open → editor${(clock() - openedAt).toFixed(0).padStart(10)} ms`);
  const first = await suggestMs(page);
  console.log(`open → first list${(clock() - openedAt).toFixed(0).padStart(6)} ms`);
  const later: number[] = [];
  for (let run = 0; run < 10; run += 1) later.push(await suggestMs(page));
  await page.getByText('Saved', { exact: true }).waitFor();
  const ours = await typeMs(page, '.cm-content');

  console.log(`${''.padEnd(34)}${['textarea', 'plain', 'ours', 'ratio'].map((name) => name.padStart(9)).join('')}`);
  let isWithin = compare('a key → its letter, half of them', [bare, plain, ours].map(median), 2);
  isWithin = compare('a key → its letter, 95 of 100', [bare, plain, ours].map(p95), 2) && isWithin;
  isWithin = say('a key → the first list of what fits', first, 5_000) && isWithin;
  isWithin = say('a key → the next lists', median(later), 500) && isWithin;
  process.exitCode = isWithin ? 0 : 1;
} finally {
  await browser.close();
  await product.close();
}

/** From a key that comes in to the frame that shows its letter, for every key of all bursts. */
async function typeMs(page: Page, editor: string): Promise<number[]> {
  const place = page.locator(editor).first();
  await place.click();
  await page.keyboard.press('Control+Home');
  for (let n = 0; n < 20; n += 1) await page.keyboard.press('PageDown');
  await page.keyboard.press('End');
  await page.evaluate(() => {
    const took: number[] = [];
    Object.assign(globalThis, { took });
    const onKey = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => took.push(performance.now() - timeStamp);
        channel.port2.postMessage(null);
      });
    document.activeElement!.addEventListener('keydown', onKey, { capture: true });
  });
  for (let burst = 0; burst < bursts; burst += 1) {
    await page.keyboard.type('// a remark '.repeat(10).slice(0, keys), { delay: betweenKeysMs });
    await page.waitForTimeout(pauseMs);
  }
  return page.evaluate(() => (globalThis as unknown as { took: number[] }).took);
}

async function openPlain(page: Page): Promise<number[]> {
  const { output } = await build({
    input: fileURLToPath(new URL('./editor/plain-editor.ts', import.meta.url)),
    write: false,
    output: { format: 'iife', minify: true },
  });
  await page.setContent('<body></body>');
  await page.evaluate((longFile) => Object.assign(globalThis, { longFile }), text);
  await page.addScriptTag({ content: output[0].code });
  return typeMs(page, '.cm-content');
}

/** An app with the long file, and the browser signed in to it. */
async function makeApp(page: Page): Promise<string> {
  await page.goto(`${product.url}/login`);
  return page.evaluate(
    async ([id, content]) => {
      let token = '';
      const call = async <T>(url: string, body: unknown): Promise<T> => {
        const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
        const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
        return (await answer.json()) as T;
      };
      ({ token } = await call<Session>('/api/auth/sign-up', { email: 'e@example.com', password: 'correct horse' }));
      const app = await call<AppSummary>('/api/apps', {});
      await call(`/api/apps/${app.id}/files/update`, { file: { id, content }, base: null });
      return app.id;
    },
    [path, text] as const,
  );
}

/** From the point behind a name to the list of what fits behind it. The name goes again. */
async function suggestMs(page: Page): Promise<number> {
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('Math', { delay: betweenKeysMs });
  await page.keyboard.press('Escape');
  const shown = page.evaluate<number>(`whenPainted('floor', '.cm-tooltip-autocomplete')`);
  const from = clock();
  await page.keyboard.type('.');
  await page.locator('.cm-tooltip-autocomplete', { hasText: 'floor' }).waitFor();
  const took = (await shown) - from;
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Shift+k');
  return took;
}

function p95(list: number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length * 0.95)]!;
}

function compare(what: string, figures: number[], limit: number): boolean {
  const [, plainMs, oursMs] = figures as [number, number, number];
  const ratio = oursMs / plainMs;
  const columns = [...figures.map((ms) => ms.toFixed(1)), ratio.toFixed(2)].map((one) => one.padStart(9)).join('');
  console.log(`${what.padEnd(34)}${columns}   limit ${limit} of plain${ratio > limit ? '   OVER' : ''}`);
  return ratio <= limit;
}

function say(what: string, ms: number, limit: number): boolean {
  console.log(`${what.padEnd(40)}${ms.toFixed(0).padStart(6)} ms   limit ${limit}${ms > limit ? '   OVER' : ''}`);
  return ms <= limit;
}
