/**
 * A long conversation: a builder with 1,000 messages and 300 versions is opened, and its chat is read to the beginning.
 *
 *   node bench/chat.ts [--runs 5] [--messages 1000] [--versions 300]
 *
 * Prints medians. Limits: opening 1.5 s in an empty browser, the conversation's answer 100 ms, and no more than one frame in
 * twenty longer than 50 ms while the chat is scrolled through.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { openDatabase } from '@whittle/server/adapters/database/database';
import { startEmbeddedServer } from '@whittle/server/adapters/database/embedded/embedded-server';
import { createLog } from '@whittle/server/log';
import { createTestDatabase } from '@whittle/testing/database';
import { startProduct } from '@whittle/testing/product';
import { openBrowser } from './support/browser.ts';
import { clock, median, times } from './support/figures.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    messages: { type: 'string', default: '1000' },
    versions: { type: 'string', default: '300' },
  },
});
const [runs, messageCount, versionCount] = [values.runs, values.messages, values.versions].map(Number) as [
  number,
  number,
  number,
];

const log = createLog({ logLevel: 'silent' });
const directory = await mkdtemp(join(tmpdir(), 'whittle-bench-chat-'));
const server = await startEmbeddedServer(directory, log, { listen: 'tcp' });
const { user, password, database: name, address } = server.connection;
if (!('port' in address)) throw new Error('the embedded server was asked for a port');
const { url } = await createTestDatabase(`postgres://${user}:${password}@${address.host}:${address.port}/${name}`);
const { db, close } = openDatabase({ url }, { poolSize: 1, log });
const product = await startProduct({ env: { DATABASE_URL: url, LOG_LEVEL: 'error' } });
const browser = await openBrowser();

try {
  const context = await browser.empty();
  const page = await context.newPage();
  await page.goto(`${product.url}/login`);
  const { appId, accountId } = await page.evaluate(async () => {
    const call = async (path: string, body: unknown, token?: string) => {
      const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<
        Record<string, string>
      >;
    };
    const session = await call('/api/auth/sign-up', { email: 'ada@example.com', password: 'correct horse battery' });
    const app = await call('/api/apps', {}, session['token']);
    return { appId: app['id']!, accountId: session['accountId']! };
  });
  await fill(appId, accountId);
  const answers = await times(runs, () => answerMs(page, appId));
  const opens = await times(runs, () => openMs(page, appId));
  const { frames, long, shown } = await readToTheBeginning(page);
  console.log(`${messageCount} messages, ${versionCount} versions`);
  print('GET /chat', median(answers), 100);
  print('open → last message and box', median(opens), 1_500);
  print(`long frames of ${frames}, in percent`, (long / frames) * 100, 5);
  console.log(`messages in the page at the beginning: ${shown}`);
} finally {
  await browser.close();
  await product.close();
  await close();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
}

function print(what: string, value: number, limit: number) {
  console.log(`${what.padEnd(36)}${value.toFixed(1).padStart(8)}   limit ${limit}${value > limit ? '   OVER' : ''}`);
}

/** Turns as they are stored: a request of a few sentences, a reply with four files, a version for the newest of them. */
async function fill(appId: string, accountId: string) {
  const reply = [
    'I added what you asked for. **Tasks** have a deadline now.\n',
    '<action-group title="Deadlines">',
    ...['pages/Home.jsx', 'pages/Tasks.jsx', 'components/TaskRow.jsx', 'components/TaskForm.jsx'].map(
      (file) =>
        `<action type="add_file" file="${file}" title="Shows the deadline">\n${'export const line = 1;\n'.repeat(60)}</action>`,
    ),
    '</action-group>\n\nAnything else?',
  ].join('\n');
  const actions = [0, 1, 2, 3].map((index) => ({ index, file: `pages/Page${index}.jsx`, ok: true }));
  await db.$client`
    insert into versions (app_id, id, message_id, content, user_request, manifest, created_at)
    select ${appId}, 'f' || lpad(to_hex(n), 23, '0'), lpad(to_hex(${messageCount} - 2 * (${versionCount} - n)), 24, '0'),
      'Deadlines', 'Add a deadline', '{}'::jsonb, now() - interval '1 day' + n * interval '1 second'
    from generate_series(1, ${versionCount}::int) n`;
  await db.$client`
    insert into messages (app_id, id, account_id, role, content, body, created_at)
    select ${appId}, lpad(to_hex(n), 24, '0'), case when n % 2 = 1 then ${accountId} end,
      case when n % 2 = 1 then 'user' else 'assistant' end,
      case when n % 2 = 1 then 'Add a deadline to tasks, request ' || n else ${reply} end,
      jsonb_build_object('status', 'ready', 'attachments', '[]'::jsonb, 'toolInvocations', '[]'::jsonb, 'annotation',
        jsonb_build_object('versionId', null, 'status', 'ready', 'outcome', 'complete', 'accessRequests', '[]'::jsonb,
          'checks', null, 'error', null,
          'actions', case when n % 2 = 1 then '[]'::jsonb else ${JSON.stringify(actions)}::text::jsonb end)),
      now() - interval '1 day' + n * interval '1 second'
    from generate_series(1, ${messageCount}::int) n`;
}

function answerMs(page: Page, appId: string): Promise<number> {
  return page.evaluate(async (id) => {
    const { token } = (await (await fetch('/api/auth/refresh', { method: 'POST' })).json()) as { token: string };
    const start = performance.now();
    await (await fetch(`/api/apps/${id}/chat`, { headers: { authorization: `Bearer ${token}` } })).json();
    return performance.now() - start;
  }, appId);
}

async function openMs(page: Page, appId: string): Promise<number> {
  await page.goto('about:blank');
  const start = clock();
  await page.goto(`${product.url}/build/app/${appId}`, { waitUntil: 'commit' });
  await page.getByText(`request ${messageCount - 1}`).waitFor();
  await page.getByRole('textbox', { name: 'Ask for a change' }).waitFor();
  return clock() - start;
}

/** Scrolls up a screen at a time, as fast as frames come, until the first message is there. */
function readToTheBeginning(page: Page) {
  return page.evaluate(async () => {
    const list = document.querySelector<HTMLElement>('[role=log]')!;
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const isAtBeginning = () =>
      [...list.querySelectorAll('article p')].some((one) => one.textContent.endsWith('request 1'));
    let frames = 0;
    let long = 0;
    for (let last = await frame(); frames < 20_000 && !(isAtBeginning() && list.scrollTop < 1); frames += 1) {
      list.scrollTop -= list.clientHeight / 4;
      const now = await frame();
      if (now - last > 50) long += 1;
      last = now;
    }
    return { frames, long, shown: list.querySelectorAll('article').length };
  });
}
