/**
 * Runs of AI tools beside a raw proxy in front of the same model, and the page of a tool beside Vite's build of the same
 * page. Ours checks what was filled in, counts and stores the run, reads the answer into blocks and checks them.
 *
 *   node bench/tools.ts [--runs 200] [--tokens 2000] [--rate 50] [--first 40] [--opens 15] [--only first|runs|page]
 *
 * Limits: 15 ms more than the proxy to the first token of one run, 1.2 times the proxy to the last token of all, and the
 * page painted as soon as Vite's.
 */
import { parseArgs } from 'node:util';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { sendRequest } from '@whittle/testing/request';
import { openBrowser } from './support/browser.ts';
import { median, ofVite, printFigures, times } from './support/figures.ts';
import { watchedPaint, watchText } from './support/paint.ts';
import { type ProductOnTokens, startProductOnTokens } from './support/product-on-tokens.ts';
import { measureAtOnce, type Target, timeReply } from './support/time-reply.ts';
import { buildToolPageWithVite } from './support/vite-tool-page.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    tokens: { type: 'string', default: '2000' },
    rate: { type: 'string', default: '50' },
    first: { type: 'string', default: '40' },
    opens: { type: 'string', default: '15' },
    only: { type: 'string' },
  },
});
const does = (part: string) => values.only === undefined || values.only === part;
/** Runs a minute of one person in one app stay below the product's limit. */
const runsPerApp = 10;

type Opened = { painted: number; usable: number };
/** Runs in the page from its first moment on: when React had taken over the form, after the start of the navigation. */
const watchUse = `window.formUsable = new Promise((resolve) => {
  const look = () =>
    Object.keys(document.querySelector('#field-people') ?? {}).some((key) => key.startsWith('__reactProps'))
      ? resolve(performance.now())
      : setTimeout(look, 1);
  look();
});`;

const document = {
  title: 'Plan',
  texts: { header: 'Plan of the week' },
  fields: [
    { id: 'diet', name: 'Diet', label: 'What do you eat', type: 'short_text' },
    { id: 'people', name: 'People', label: 'For how many', type: 'number' },
  ],
  stages: [{ id: 'main', prompt: 'A plan for {{people}}, {{diet}}.' }],
  blocks: [{ id: 'text', type: 'rich_text', title: 'Text' }],
};

type ToolApp = { builder: TestBuilder; id: string };

if (does('first')) await withServer({ tokens: '20', rate: '400' }, measureFirst);
if (does('runs')) await withServer({ tokens: values.tokens, rate: values.rate }, measureRuns);
if (does('page')) await withServer({ tokens: '20', rate: '400' }, measurePage);

/** A model, a raw proxy in front of it, and the product that asks it. */
async function withServer(
  { tokens, rate }: { tokens: string; rate: string },
  work: (on: ProductOnTokens) => Promise<void>,
) {
  const started = await startProductOnTokens({ TOKENS: tokens, RATE: rate, SHAPE: 'tool' });
  try {
    // The first run loads what later ones find.
    await timeReply(targetOf(started, await makeApp(started), 0));
    await work(started);
  } finally {
    await started.close();
  }
}

function rawTarget({ proxy }: ProductOnTokens): Target {
  const body = JSON.stringify({ model: 'tokens', stream: true, messages: [{ role: 'user', content: 'Write.' }] });
  return { port: proxy.port, path: '/v1/chat/completions', headers: { 'content-type': 'application/json' }, body };
}

async function measureFirst(on: ProductOnTokens) {
  const count = Number(values.first);
  const apps: ToolApp[] = [];
  while (apps.length * runsPerApp < count) apps.push(await makeApp(on));
  const ours: number[] = [];
  const theirs: number[] = [];
  // In turn, so that what else the machine does meets both.
  for (let at = 0; at < count; at += 1) {
    theirs.push((await timeReply(rawTarget(on))).first);
    ours.push((await timeReply(targetOf(on, apps[Math.floor(at / runsPerApp)]!, at + 1))).first);
  }
  const more = median(ours) - median(theirs);
  console.log(
    `first token, one run at a time: proxy ${median(theirs).toFixed(1)} ms, ours ${median(ours).toFixed(1)} ms, ` +
      `${more.toFixed(1)} ms more (limit 15 ms)`,
  );
  if (more > 15) process.exitCode = 1;
}

async function measureRuns(on: ProductOnTokens) {
  const runs = Number(values.runs);
  console.log(`${runs} runs of ${values.tokens} tokens at once, each at ${values.rate} tokens a second`);
  const ours: Target[] = [];
  while (ours.length < runs) {
    const app = await makeApp(on);
    for (let n = 0; n < runsPerApp && ours.length < runs; n += 1) ours.push(targetOf(on, app, 1_000 + ours.length));
  }
  const raw = Array.from({ length: runs }, () => rawTarget(on));
  const rawMs = await measureAtOnce('raw proxy', raw, on.proxy.child.pid!);
  const oursMs = await measureAtOnce('Whittle', ours, on.server.pid!);
  console.log(`Whittle / raw proxy: ${(oursMs / rawMs).toFixed(2)}x (limit 1.20x)`);
  if (oursMs > rawMs * 1.2) process.exitCode = 1;
}

async function makeApp({ port, host }: ProductOnTokens): Promise<ToolApp> {
  const builder = await signUp({ request: (path, options) => sendRequest(port, path, { host, ...options }) });
  const { id } = await builder.json<{ id: string }>('/api/apps', { json: { appType: 'tool' } });
  await builder.json(`/api/apps/${id}/tools`, { json: { title: 'Plan', document } });
  return { builder, id };
}

function targetOf({ port, host }: ProductOnTokens, { builder, id }: ToolApp, n: number): Target {
  return {
    port,
    path: `/api/tools/${id}/generate`,
    headers: { host, authorization: `Bearer ${builder.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      runId: n.toString(16).padStart(24, '0'),
      toolPath: 'plan',
      inputs: { diet: 'vegan', people: '2' },
    }),
  };
}

/** An empty browser opens the published page, and Vite's build of the same page with the same data. */
async function measurePage(on: ProductOnTokens) {
  const { builder, id } = await makeApp(on);
  await builder.json(`/api/apps/${id}/access`, { method: 'PUT', json: { accessMode: 'public_without_login' } });
  const { url } = await builder.json<{ url: string }>(`/api/apps/${id}/publish`, { json: {} });
  const ours = `${url}/tool/plan`;
  const browser = await openBrowser();
  try {
    const html = await (
      await sendRequest(on.port, '/tool/plan', { host: new URL(url).host, headers: { accept: 'text/html' } })
    ).text();
    const vite = await buildToolPageWithVite(html);
    const open = async (address: string) => {
      const context = await browser.empty();
      await watchText(context, 'For how many');
      await context.addInitScript(watchUse);
      const page = await context.newPage();
      const painted = await watchedPaint(page, address);
      const usable = await page.evaluate<number>('formUsable');
      await context.close();
      return { painted, usable };
    };
    await open(ours);
    await open(vite.url);
    const opened: { ours: Opened[]; vite: Opened[] } = { ours: [], vite: [] };
    await times(Number(values.opens), async () => {
      opened.vite.push(await open(vite.url));
      opened.ours.push(await open(ours));
      return 0;
    });
    const medianOf = (which: keyof typeof opened, what: keyof Opened) => median(opened[which].map((one) => one[what]));
    const row = (what: string, of: keyof Opened) => ({
      ...{ what: `tool page, empty browser → ${what}`, limit: ofVite(1) },
      ...{ vite: medianOf('vite', of), ours: medianOf('ours', of) },
    });
    printFigures([row('form on the screen', 'painted'), row('form that answers', 'usable')]);
    vite.close();
  } finally {
    await browser.close();
  }
}
