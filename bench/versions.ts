/**
 * An app with a long history: 40 files, a thousand versions, a thousand messages. Prints what the versions cost in bytes
 * beside whole copies, and how long it takes in a real browser to open the builder, the list of versions and a diff of 40
 * files, and over HTTP to go back with 10,000 records and to take that back.
 *
 *   node bench/versions.ts [--rounds 5]
 *
 * Limits: a version adds at most 6 KB beside what it changes; builder 1.5 s, list 300 ms, diff 500 ms, restore 3 s.
 */
import { parseArgs } from 'node:util';
import type { Session } from '@whittle/contract/accounts';
import type { AppSummary } from '@whittle/contract/apps';
import { newId } from '@whittle/server/adapters/ids';
import { hashOf } from '@whittle/server/core/app-files/blobs.store';
import { openProductDatabase } from '@whittle/testing/product-database';
import { startProduct } from '@whittle/testing/product';
import { openBrowser } from './support/browser.ts';
import { median } from './support/figures.ts';
import { paintAfterClick } from './support/paint.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
const [fileCount, versionCount, recordCount] = [40, 1_000, 10_000];

const home = `import { line0 } from '@/components/Part0';
export default function Home() {
  return <h1>Made by {line0}</h1>;
}
`;

const annotation = { status: 'ready', outcome: 'complete', actions: [], accessRequests: [], checks: null, error: null };

const product = await startProduct({ isBare: true });
const database = await openProductDatabase(product);
const browser = await openBrowser();
const { sql } = database;
try {
  const context = await browser.empty();
  // Calls are made by a page, which resolves the builder's name and gets its cookie.
  const caller = await context.newPage();
  await caller.goto(`${product.url}/healthz`);
  const api = <T>(path: string, body: unknown, token?: string): Promise<T> =>
    caller.evaluate(
      async ([url, json, bearer]) => {
        const headers = { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) };
        const answer = await fetch(url, { method: 'POST', headers, body: json });
        if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
        return (await answer.json()) as T;
      },
      [path, JSON.stringify(body), token ?? ''] as const,
    );
  const { token } = await api<Session>('/api/auth/sign-up', { email: 'bench@example.com', password: 'correct horse' });
  const { id: appId } = await api<AppSummary>('/api/apps', {}, token);
  const { oldest, newest, changedBytes, copiedBytes } = await fill(appId);

  const [size] = await sql<{ blobs: number; manifests: number }[]>`
    select (select sum(size) from blobs)::float as blobs,
      (select sum(pg_column_size(v)) from versions v where app_id = ${appId})::float as manifests`;
  const perVersion = (size!.blobs + size!.manifests - changedBytes) / versionCount;
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  console.log(`${versionCount} versions of ${fileCount} files: ${megabytes(size!.blobs)} of contents,`);
  console.log(`${megabytes(size!.manifests)} of lists; as whole copies ${megabytes(copiedBytes)}`);
  let isWithin = say('bytes a version adds to what it changes', perVersion, 6_000, 'B');

  const times = { builder: [] as number[], list: [] as number[], diff: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const page = await context.newPage();
    const took = async (kind: keyof typeof times, act: () => Promise<unknown>) => {
      const began = performance.now();
      await act();
      times[kind].push(performance.now() - began);
    };
    await took('builder', async () => {
      await page.goto(`${product.url}/build/app/${appId}`);
      await page.getByText('Message 1000', { exact: true }).waitFor();
    });
    // Whoever looks for a version has seen the app.
    await page.frameLocator('iframe').getByRole('heading', { name: 'Made by of 1000' }).waitFor();
    const list = page.getByRole('button', { name: 'Versions' });
    times.list.push(await paintAfterClick(list, 'Message 1000', '[role=dialog]'));
    const changes = page.getByRole('button', { name: 'Changes' }).first();
    times.diff.push(await paintAfterClick(changes, 'components/Part0.jsx', '[role=dialog]'));
    await page.getByRole('button', { name: 'Part39' }).waitFor();
    await page.close();
  }
  isWithin = say('the builder opens', median(times.builder), 1_500) && isWithin;
  isWithin = say('the list of versions opens', median(times.list), 300) && isWithin;
  isWithin = say('a diff of 40 files opens', median(times.diff), 500) && isWithin;

  const began = performance.now();
  const restore = `/api/apps/${appId}/versions/${oldest.versionId}/restore`;
  const restored = await api<{ versionId: string; data: { deleted: number } }>(
    restore,
    { messageId: oldest.messageId, alsoData: true },
    token,
  );
  const restoreMs = performance.now() - began;
  if (restored.data.deleted !== recordCount) throw new Error(`${restored.data.deleted} records went back`);
  const undoBegan = performance.now();
  await api(`/api/apps/${appId}/versions/${restored.versionId}/undo`, {}, token);
  isWithin = say(`going back with ${recordCount} records`, restoreMs, 3_000) && isWithin;
  isWithin = say('taking that back', performance.now() - undoBegan, 3_000) && isWithin;
  if (newest === restored.versionId) throw new Error('nothing was restored');
  process.exitCode = isWithin ? 0 : 1;

  /** The history as its tables hold it: a turn per version, the last of which changes every file. */
  async function fill(id: string) {
    const files = new Map<string, string>();
    const part = (text: string) =>
      Array.from({ length: 60 }, (_, line) => `export const line${line} = '${text}';\n`).join('');
    for (let n = 0; n < fileCount; n += 1) files.set(`components/Part${n}.jsx`, part('first'));
    const schema = JSON.stringify({ name: 'Task', type: 'object', properties: { title: { type: 'string' } } });
    files.set('entities/Task.json', schema);
    files.set('pages/Home.jsx', home);
    let [changed, copied] = [[...files.values()].join('').length, 0];
    const made: { versionId: string; messageId: string }[] = [];
    let parent: string | null = null;
    for (let n = 1; n <= versionCount; n += 1) {
      const paths =
        n === versionCount ? [...files.keys()].slice(0, fileCount) : [`components/Part${n % fileCount}.jsx`];
      for (const path of n === 1 ? [] : paths) {
        files.set(path, part(`of ${n}`));
        changed += files.get(path)!.length;
      }
      for (const text of files.values()) copied += text.length;
      const [versionId, messageId, at] = [newId(), newId(), new Date(Date.now() - (versionCount - n) * 60_000)];
      const blobs = [...files.values()].map((content) => ({ hash: hashOf(content), content: Buffer.from(content) }));
      const fresh = n === 1 || n === versionCount ? blobs : blobs.filter((_, index) => index === n % fileCount);
      for (const { hash, content } of fresh)
        await sql`insert into blobs (hash, content, size) values (${hash}, ${content}, ${content.length}) on conflict do nothing`;
      const manifest = Object.fromEntries([...files].map(([path, content]) => [path, hashOf(content)]));
      const body = { status: 'ready', attachments: [], toolInvocations: [], annotation: { ...annotation, versionId } };
      await sql`insert into messages (app_id, id, role, content, body, parent_id, created_at)
        values (${id}, ${messageId}, 'assistant', ${`Message ${n}`}, ${JSON.stringify(body)}::jsonb, ${parent}, ${at})`;
      await sql`insert into versions (app_id, id, message_id, content, user_request, manifest, created_at) values
        (${id}, ${versionId}, ${messageId}, '', ${`Message ${n}`}, ${JSON.stringify(manifest)}::jsonb, ${at})`;
      parent = messageId;
      made.push({ versionId, messageId });
    }
    await sql`update apps set latest_version_id = ${made.at(-1)!.versionId} where id = ${id}`;
    await product.stop();
    await product.start();
    const rows = Array.from({ length: 500 }, (_, n) => ({ title: `Task ${n}` }));
    for (let at = 0; at < recordCount; at += rows.length) await api(`/api/apps/${id}/entities/Task/bulk`, rows, token);
    return { oldest: made[0]!, newest: made.at(-1)!.versionId, changedBytes: changed, copiedBytes: copied };
  }
} finally {
  await browser.close();
  await database.close();
  await product.close();
}

function say(what: string, value: number, limit: number, unit = 'ms'): boolean {
  const isKept = value <= limit;
  console.log(`${what.padEnd(42)} ${value.toFixed(0).padStart(7)} ${unit}   limit ${limit}${isKept ? '' : '   OVER'}`);
  return isKept;
}
