/**
 * An app of 360 files and 150,000 lines, beside Vite on the same files in the same run: bringing it in, opening it for
 * the first time, a change while it is open, opening it again, publishing it.
 *
 *   node bench/large-app.ts [--runs 5]
 *
 * Prints medians and ratios. Vite has its dependencies optimised before anything is measured, and nothing to bring in.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Import } from '@whittle/contract/imports';
import { signUp } from '@whittle/testing/builder';
import { sendRequest } from '@whittle/testing/request';
import { largeApp } from './apps/large-app.ts';
import { readyText } from './apps/thirty-files.ts';
import { openBrowser } from './support/browser.ts';
import { clock, median, ofVite, printFigures, times } from './support/figures.ts';
import { painted, paintAfterNavigation } from './support/paint.ts';
import { startScript } from './support/processes.ts';
import { startScriptedProduct } from './support/scripted-product.ts';
import { writeViteProject } from './support/vite-app.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);
const support = (file: string) => fileURLToPath(new URL(`support/${file}`, import.meta.url));

const files = largeApp();
const changedPath = 'components/SummaryBar.jsx';
const title = (run: number) => (run < 0 ? 'Today' : `Changed ${run}`);
const lines = Object.values(files).reduce((sum, code) => sum + code.split('\n').length, 0);
console.log(`${Object.keys(files).length} files, ${lines.toLocaleString('en')} lines`);

const project = await writeViteProject(files);
const browser = await openBrowser();
const product = await startScriptedProduct();
const { model } = product;

try {
  const vite = await measureVite();
  const ours = await measureOurs();
  console.log(`brought in: inspected in ${ours.inspect.toFixed(0)} ms, made an app in ${ours.make.toFixed(0)} ms`);
  printFigures([
    { what: 'first open → painted', vite: vite.start, ours: ours.firstOpen, limit: ofVite(1) },
    { what: 'edit → painted', vite: vite.edit, ours: ours.edit, limit: ofVite(0.5) },
    { what: 'open, empty browser → painted', vite: vite.open, ours: ours.open, limit: ofVite(1) },
    { what: 'publish / vite build', vite: vite.build, ours: ours.publish, limit: ofVite(1) },
  ]);
} finally {
  await browser.close();
  await product.close();
}

async function openIn(url: string): Promise<number> {
  const context = await browser.empty();
  const ms = await paintAfterNavigation(await context.newPage(), url, readyText);
  await context.close();
  return ms;
}

async function measureVite() {
  const startAndPaint = async () => {
    const startedAt = clock();
    const { port, child } = await startScript(support('vite-dev.ts'), { PROJECT: project });
    const context = await browser.empty();
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' });
    const ms = (await painted(page, readyText)) - startedAt;
    return { ms, port, child, page };
  };
  const first = await startAndPaint();
  first.child.kill();
  const { ms: start, port, child, page } = await startAndPaint();

  const path = join(project, 'src', changedPath);
  const original = files[changedPath]!;
  const edits = await times(runs, async (run) => {
    const shown = painted(page, title(run));
    await page.waitForTimeout(200);
    const startedAt = clock();
    await writeFile(path, original.replace(title(-1), title(run)));
    return (await shown) - startedAt;
  });
  await writeFile(path, original);
  const opens = await times(runs, () => openIn(`http://127.0.0.1:${port}/`));
  child.kill();

  const built = await startScript(support('vite-build.ts'), { PROJECT: project });
  built.child.kill();
  const builds = JSON.parse(await readFile(join(project, 'build-times.json'), 'utf8')) as number[];
  return { start, edit: median(edits), open: median(opens), build: median(builds) };
}

async function measureOurs() {
  const { host } = new URL(product.url);
  const builder = await signUp({ request: (path, options) => sendRequest(product.port, path, { host, ...options }) });

  const beganAt = clock();
  const { importId, report } = await builder.json<Import>('/api/imports', {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: Object.entries(files)
      .map(([path, code]) => JSON.stringify({ path: `src/${path}`, base64: Buffer.from(code).toString('base64') }))
      .join('\n'),
  });
  const inspectedAt = clock();
  const { appId } = await builder.json<{ appId: string }>(`/api/imports/${importId}/apps`, {
    json: { name: report.name, entities: {} },
  });
  const madeAt = clock();

  const enter = async () =>
    (await builder.json<{ url: string }>(`/api/apps/${appId}/preview-session`, { method: 'POST' })).url;
  const context = await browser.empty();
  const page = await context.newPage();
  const firstOpen = await paintAfterNavigation(page, await enter(), readyText);

  const edits = await times(runs, async (run) => {
    const shown = painted(page, title(run));
    const changed = files[changedPath]!.replace(title(-1), title(run));
    model.tell([
      `<action-group title="Change">\n<action type="edit_file" file="${changedPath}" title="Change">\n${changed}`,
      '</action>\n</action-group>',
    ]);
    const turn = builder.say(appId, 'Change it');
    const ms = (await shown) - model.lastPieceAtMs();
    await turn;
    return ms;
  });
  await context.close();
  const opens = await times(runs, async () => openIn(await enter()));
  const publishes = await times(5, async (run) => {
    const changed = files[changedPath]!.replace(title(-1), `Published ${run}`);
    model.tell([
      `<action-group title="Change">\n<action type="edit_file" file="${changedPath}" title="Change">\n${changed}</action>\n</action-group>`,
    ]);
    await builder.say(appId, 'Change it');
    const startedAt = clock();
    const { url } = await builder.json<{ url: string }>(`/api/apps/${appId}/publish`, { json: {} });
    const ms = clock() - startedAt;
    await product.prerendered(url, `Published ${run}`);
    return ms;
  });
  return {
    inspect: inspectedAt - beganAt,
    make: madeAt - inspectedAt,
    firstOpen,
    edit: median(edits),
    open: median(opens),
    publish: median(publishes),
  };
}
