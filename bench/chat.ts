/**
 * A long conversation: a builder with 1,000 messages and 300 versions is opened beside one with two messages, its chat is
 * read to the beginning, and with all of it loaded the next message is typed.
 *
 *   node bench/chat.ts [--runs 5] [--messages 1000] [--versions 300]
 *
 * Prints medians. Limits: opening 1.5 s in an empty browser and at most 1.3 times what the short conversation takes, the
 * conversation's answer 100 ms, no more than one frame in twenty longer than 50 ms while the chat is scrolled through, what
 * is read moves by no more than 2 px while older messages come, and 50 ms from a key to the letter.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { openDatabase } from '@whittle/server/adapters/database/database';
import { startEmbeddedServer } from '@whittle/server/adapters/database/embedded/embedded-server';
import { createLog } from '@whittle/server/log/log';
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
  const { shortId, longId, accountId } = await page.evaluate(async () => {
    const call = async (path: string, body: unknown, token?: string) => {
      const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<
        Record<string, string>
      >;
    };
    const session = await call('/api/auth/sign-up', { email: 'ada@example.com', password: 'correct horse battery' });
    const [short, long] = [
      await call('/api/apps', {}, session['token']),
      await call('/api/apps', {}, session['token']),
    ];
    return { shortId: short['id']!, longId: long['id']!, accountId: session['accountId']! };
  });
  await fill(shortId, accountId, { messageCount: 2, versionCount: 1 });
  await fill(longId, accountId, { messageCount, versionCount });
  const answers = await times(runs, () => answerMs(page, longId));
  const opens = { short: [] as number[], long: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    opens.short.push(await openMs(page, shortId, 2));
    opens.long.push(await openMs(page, longId, messageCount));
  }
  const typedAtFirst = await typeMs(page);
  const before = await weigh(page);
  const { frames, long, shown, moved } = await readToTheBeginning(page);
  const after = await weigh(page);
  const typed = await typeMs(page);
  console.log(`${messageCount} messages, ${versionCount} versions`);
  print('GET /chat', median(answers), 100);
  print('open → last message and box', median(opens.long), 1_500);
  print('… of what two messages take', median(opens.long) / median(opens.short), 1.3, 2);
  print(`long frames of ${frames}, in percent`, (long / frames) * 100, 5);
  print('px that what is read moved', moved, 2);
  print('a key → its letter, just opened', median(typedAtFirst), 50);
  print('a key → its letter, all loaded', median(typed), 50);
  console.log(`messages in the page at the beginning: ${shown}`);
  console.log(`nodes: ${before.nodes} opened, ${after.nodes} all loaded`);
  console.log(`heap: ${before.heapMb.toFixed(0)} MB opened, ${after.heapMb.toFixed(0)} MB all loaded`);
} finally {
  await browser.close();
  await product.close();
  await close();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
}

function print(what: string, value: number, limit: number, digits = 1) {
  console.log(
    `${what.padEnd(36)}${value.toFixed(digits).padStart(8)}   limit ${limit}${value > limit ? '   OVER' : ''}`,
  );
}

/** Turns as they are stored: a request of a few sentences, a reply with four files, a version for the newest of them. */
async function fill(
  appId: string,
  accountId: string,
  { messageCount: messages, versionCount: versions }: { messageCount: number; versionCount: number },
) {
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
    select ${appId}, 'f' || lpad(to_hex(n), 23, '0'), lpad(to_hex(${messages} - 2 * (${versions} - n)), 24, '0'),
      'Deadlines', 'Add a deadline', '{}'::jsonb, now() - interval '1 day' + n * interval '1 second'
    from generate_series(1, ${versions}::int) n`;
  await db.$client`
    insert into messages (app_id, id, account_id, role, content, body, parent_id, created_at)
    select ${appId}, lpad(to_hex(n), 24, '0'), case when n % 2 = 1 then ${accountId} end,
      case when n % 2 = 1 then 'user' else 'assistant' end,
      case when n % 2 = 1 then 'Add a deadline to tasks, request ' || n else ${reply} end,
      jsonb_build_object('status', 'ready', 'attachments', '[]'::jsonb, 'toolInvocations', '[]'::jsonb, 'annotation',
        jsonb_build_object('versionId', null, 'status', 'ready', 'outcome', 'complete', 'accessRequests', '[]'::jsonb,
          'checks', null, 'error', null,
          'actions', case when n % 2 = 1 then '[]'::jsonb else ${JSON.stringify(actions)}::text::jsonb end)),
      case when n > 1 then lpad(to_hex(n - 1), 24, '0') end, now() - interval '1 day' + n * interval '1 second'
    from generate_series(1, ${messages}::int) n`;
}

function answerMs(page: Page, appId: string): Promise<number> {
  return page.evaluate(async (id) => {
    const { token } = (await (await fetch('/api/auth/refresh', { method: 'POST' })).json()) as { token: string };
    const start = performance.now();
    await (await fetch(`/api/apps/${id}/chat`, { headers: { authorization: `Bearer ${token}` } })).json();
    return performance.now() - start;
  }, appId);
}

async function openMs(page: Page, appId: string, count: number): Promise<number> {
  await page.goto('about:blank');
  const start = clock();
  await page.goto(`${product.url}/build/app/${appId}`, { waitUntil: 'commit' });
  await page.getByText(`request ${count - 1}`).waitFor();
  await page.getByRole('textbox', { name: 'Ask for a change' }).waitFor();
  return clock() - start;
}

/** What the page holds, after its garbage is gone. */
async function weigh(page: Page): Promise<{ nodes: number; heapMb: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return { nodes: await page.locator('*').count(), heapMb: usedSize / 1e6 };
}

/** From a letter that comes in to the frame that shows it. */
async function typeMs(page: Page): Promise<number[]> {
  const box = page.getByRole('textbox', { name: 'Ask for a change' });
  await box.focus();
  await page.evaluate(() => {
    const took: number[] = [];
    Object.assign(globalThis, { took });
    document.activeElement!.addEventListener('input', ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => took.push(performance.now() - timeStamp);
        channel.port2.postMessage(null);
      });
    });
  });
  await box.pressSequentially('Add a reminder before each one', { delay: 40 });
  const took = await page.evaluate(() => (globalThis as unknown as { took: number[] }).took);
  await box.fill('');
  return took;
}

/**
 * Scrolls up as fast as frames come, until the first message is there. `moved`: how far, at most, what was seen in the
 * middle went another way than it was scrolled.
 */
function readToTheBeginning(page: Page) {
  return page.evaluate(async () => {
    const list = document.querySelector<HTMLElement>('[role=log]')!;
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const isAtBeginning = () =>
      [...list.querySelectorAll('article p')].some((one) => one.textContent.endsWith('request 1'));
    const inTheMiddle = () => {
      const { left, top, width, height } = list.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('article') ?? null;
    };
    let [frames, long, moved] = [0, 0, 0];
    for (let last = await frame(); frames < 20_000 && !(isAtBeginning() && list.scrollTop < 1); frames += 1) {
      const [seen, from] = [inTheMiddle(), list.scrollTop];
      const at = seen?.getBoundingClientRect().top ?? 0;
      list.scrollTop -= list.clientHeight / 4;
      const step = Math.min(from, list.clientHeight / 4);
      const now = await frame();
      if (now - last > 50) long += 1;
      if (seen?.isConnected) moved = Math.max(moved, Math.abs(seen.getBoundingClientRect().top - at - step));
      last = now;
    }
    return { frames, long, shown: list.querySelectorAll('article').length, moved };
  });
}
