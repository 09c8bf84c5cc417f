/**
 * From text to a running app, beside Vite on the same thirty files in the same run. Ours goes the whole way: a model
 * over HTTP writes the reply, the server stores, compiles and pushes it, Chromium paints it.
 *
 *   node bench/preview.ts [--runs 9]
 *
 * Prints medians and ratios. Vite has its dependencies optimised before anything is measured.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Frame } from '@playwright/test';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { sendRequest } from '@whittle/testing/request';
import { readyText, summaryBar, thirtyFileApp } from './apps/thirty-files.ts';
import { openBrowser } from './support/browser.ts';
import { atMost, clock, median, ofVite, printFigures, times } from './support/figures.ts';
import { painted, paintAfterNavigation } from './support/paint.ts';
import { startScript } from './support/processes.ts';
import { startScriptedProduct } from './support/scripted-product.ts';
import { writeViteProject } from './support/vite-app.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '9' } } });
const runs = Number(values.runs);
const support = (file: string) => fileURLToPath(new URL(`support/${file}`, import.meta.url));

const files = thirtyFileApp();
const browser = await openBrowser();
const project = await writeViteProject(files);
const changed = join(project, 'src/components/SummaryBar.jsx');
const product = await startScriptedProduct();
const { model } = product;

try {
  const vite = await measureVite();
  const ours = await measureOurs();
  printFigures([
    { what: 'last closing tag → app painted', vite: vite.start, ours: ours.firstPaint, limit: ofVite(0.05) },
    { what: 'edit → painted, state kept', vite: vite.edit, ours: ours.edit, limit: ofVite(0.5) },
    { what: 'change in a panel → painted', vite: vite.edit, ours: ours.panel, limit: ofVite(0.5) },
    { what: 'open, empty browser → painted', vite: vite.open, ours: ours.open, limit: atMost(500) },
    { what: 'open again → painted', vite: vite.reopen, ours: ours.reopen, limit: atMost(150) },
    { what: 'publish / vite build', vite: vite.build, ours: ours.publish, limit: ofVite(1) },
    { what: 'published page, empty browser', vite: vite.publishedOpen, ours: ours.publishedOpen, limit: ofVite(1) },
  ]);
  console.log(`published first page: ${(ours.publishedBytes / 1_000).toFixed(0)} KB compressed, limit 120 KB`);
} finally {
  await browser.close();
  await product.close();
}

async function measureVite() {
  const startAndPaint = async () => {
    const startedAt = clock();
    const { port, child } = await startScript(support('vite-dev.ts'), { PROJECT: project });
    const context = await browser.empty();
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' });
    const at = await painted(page, readyText);
    await context.close();
    return { ms: at - startedAt, port, child };
  };
  const end = (started: Awaited<ReturnType<typeof startAndPaint>>) => {
    started.child.kill();
    return started.ms;
  };
  end(await startAndPaint());
  const start = median(await times(3, async () => end(await startAndPaint())));

  const running = await startAndPaint();
  const url = `http://127.0.0.1:${running.port}/`;
  const opens = await times(runs, async () => {
    const context = await browser.empty();
    const ms = await paintAfterNavigation(await context.newPage(), url, readyText);
    await context.close();
    return ms;
  });
  const reopens = await openAgain(url, url);
  const context = await browser.empty();
  const page = await context.newPage();
  await paintAfterNavigation(page, url, readyText);
  await page.getByLabel('Note').fill('kept');
  const edits = await times(runs, async (run) => {
    const title = `Changed ${run}`;
    const shown = painted(page, title);
    await page.waitForTimeout(200);
    const startedAt = clock();
    await writeFile(changed, summaryBar(title, 20 + run));
    return (await shown) - startedAt;
  });
  if ((await page.getByLabel('Note').inputValue()) !== 'kept') throw new Error('Vite lost the state');
  await writeFile(changed, files['components/SummaryBar.jsx']!);
  await context.close();
  running.child.kill();

  const built = await startScript(support('vite-build.ts'), { PROJECT: project });
  const builds = JSON.parse(await readFile(join(project, 'build-times.json'), 'utf8')) as number[];
  const publishedOpens = await times(runs, () => openPublished(`http://127.0.0.1:${built.port}/`));
  built.child.kill();
  return {
    start,
    open: median(opens),
    reopen: median(reopens),
    edit: median(edits),
    build: median(builds),
    publishedOpen: median(publishedOpens),
  };
}

/** Opens `first`, then `again` a few times in the same browser; answers the later times. */
async function openAgain(first: string, again: string): Promise<number[]> {
  const context = await browser.used();
  const page = await context.newPage();
  await paintAfterNavigation(page, first, readyText);
  const all = await times(runs + 3, async () => {
    await page.waitForTimeout(200);
    return paintAfterNavigation(page, again, readyText);
  });
  await context.close();
  return all.slice(3);
}

async function openPublished(url: string): Promise<number> {
  const context = await browser.empty();
  const ms = await paintAfterNavigation(await context.newPage(), url, readyText);
  await context.close();
  return ms;
}

async function measureOurs() {
  const { host } = new URL(product.url);
  const builders: TestBuilder[] = [];
  const nextBuilder = async () => {
    const builder = await signUp({ request: (path, options) => sendRequest(product.port, path, { host, ...options }) });
    builders.push(builder);
    return builder;
  };
  const enter = async (builder: TestBuilder, appId: string) =>
    (await builder.json<{ url: string }>(`/api/apps/${appId}/preview-session`, { method: 'POST' })).url;

  const build = async () => {
    const builder = await nextBuilder();
    const { id } = await builder.makeApp('Bench');
    const context = await browser.empty();
    const page = await context.newPage();
    await page.goto(`${product.url}/healthz`);
    await page.evaluate(
      `document.body.innerHTML = '<iframe style="width:100%;height:900px"></iframe>'; document.querySelector('iframe').src = ${JSON.stringify(await enter(builder, id))};`,
    );
    const frame = (await (await page.waitForSelector('iframe')).contentFrame()) as Frame;
    await frame.getByText('Nothing to show yet').waitFor();
    const text = `<action-group title="Build">\n${Object.entries(files)
      .map(([path, content]) => `<action type="add_file" file="${path}" title="Add">\n${content}</action>`)
      .join('\n')}`;
    const cut = text.lastIndexOf('</action>');
    model.tell([text.slice(0, cut), `${text.slice(cut)}\n</action-group>`], 1_500);
    const shown = painted(frame, readyText);
    const turn = builder.say(id, 'Build it');
    const firstPaint = (await shown) - model.lastPieceAtMs();
    await turn;
    return { builder, id, context, frame, firstPaint };
  };

  const firstPaints: number[] = [];
  let made = await build();
  for (let run = 0; run < 4; run += 1) {
    await made.context.close();
    made = await build();
    firstPaints.push(made.firstPaint);
  }
  const { builder, id, frame } = made;

  await frame.getByLabel('Note').fill('kept');
  const edits = await times(runs, async (run) => {
    const title = `Changed ${run}`;
    const shown = painted(frame, title);
    model.tell([
      `<action-group title="Change">\n<action type="edit_file" file="components/SummaryBar.jsx" title="Change">\n${summaryBar(title, 20 + run)}`,
      '</action>\n</action-group>',
    ]);
    const turn = builder.say(id, 'Change it');
    const ms = (await shown) - model.lastPieceAtMs();
    await turn;
    return ms;
  });
  // As a panel sends what was chosen; what is typed rests two seconds before.
  const panels = await times(runs, async (run) => {
    const ctaMessage = `Panel ${run}`;
    const shown = painted(frame, ctaMessage, 'body');
    const startedAt = clock();
    await builder.json(`/api/apps/${id}/texts`, { json: { appTexts: { ctaMessage } } });
    return (await shown) - startedAt;
  });
  if ((await frame.getByLabel('Note').inputValue()) !== 'kept') throw new Error('the preview lost the state');
  await made.context.close();

  const opens = await times(runs, async () => {
    const context = await browser.empty();
    const page = await context.newPage();
    const url = await enter(builder, id);
    const ms = await paintAfterNavigation(page, url, readyText);
    await context.close();
    return ms;
  });
  const url = await enter(builder, id);
  const reopens = await openAgain(url, new URL('/', url).href);

  let published = '';
  const publishes = await times(5, async (run) => {
    // As people do: something changed since the last time, and the picture of that time is finished.
    const title = `Published ${run}`;
    model.tell([
      `<action-group title="Change">\n<action type="edit_file" file="components/SummaryBar.jsx" title="Change">\n${summaryBar(title, 40 + run)}</action>\n</action-group>`,
    ]);
    await builder.say(id, 'Change it');
    const startedAt = clock();
    published = (await builder.json<{ url: string }>(`/api/apps/${id}/publish`, { json: {} })).url;
    const ms = clock() - startedAt;
    await product.prerendered(published, title);
    return ms;
  });
  const publishedOpens = await times(runs, () => openPublished(`${published}/`));
  return {
    firstPaint: median(firstPaints),
    edit: median(edits),
    panel: median(panels),
    open: median(opens),
    reopen: median(reopens),
    publish: median(publishes),
    publishedOpen: median(publishedOpens),
    publishedBytes: await firstPageBytes(published),
  };
}

/** Page, script and style of a published app's first page, as they travel. */
async function firstPageBytes(url: string): Promise<number> {
  const { host } = new URL(url);
  const get = async (path: string, encoding: string) => {
    const answer = await sendRequest(product.port, path, { host, headers: { 'accept-encoding': encoding } });
    if (answer.status !== 200) throw new Error(`${url}${path} answered ${answer.status}, so its size says nothing`);
    return answer;
  };
  const html = await (await get('/', 'identity')).text();
  // What only sites that show links load, such as the picture of the app, is no part of the page.
  const loaded = html.replaceAll(/<meta\b[^>]*>/g, '');
  const paths = ['/', ...new Set([...loaded.matchAll(/\/assets\/[\w.-]+/g)].map((match) => match[0]))];
  if (!paths.some((path) => path.endsWith('.js'))) throw new Error('the published page loads no script');
  const sizes = await Promise.all(paths.map(async (path) => (await (await get(path, 'br')).arrayBuffer()).byteLength));
  return sizes.reduce((sum, size) => sum + size, 0);
}
