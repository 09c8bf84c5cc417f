import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ContextItem, Passage, SyncInterval } from '@whittle/contract/knowledge/context-item';
import { createTestApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contextCaller } from '../knowledge.fixture.ts';

let now = new Date('2027-03-01T09:00:00Z');
let server: TestServer;
let app: TestApp;
let site: Server;
let siteUrl = '';
/** What the site has now: the text of each page, by its path. A number is a status. */
let pages: Record<string, string | number>;
let asked: { path: string; status: number }[];

const hasTags = (path: string) => !path.startsWith('/plain');
const answer: RequestListener = (request, response) => {
  const path = request.url!;
  const page = pages[path] ?? 404;
  const tag = `"${page}"`;
  const isSame = typeof page === 'string' && hasTags(path) && request.headers['if-none-match'] === tag;
  const status = typeof page === 'number' ? page : isSame ? 304 : 200;
  if (!/robots|sitemap/.test(path)) asked.push({ path, status });
  const headers = { 'content-type': 'text/html', ...(typeof page === 'string' && hasTags(path) && { etag: tag }) };
  response.writeHead(status, headers).end(status === 200 ? page : undefined);
};
const page = (title: string, text: string, links: readonly string[] = []) =>
  `<title>${title}</title><main><h1>${title}</h1><p>${text}</p>${links.map((to) => `<a href="${to}">x</a>`).join('')}</main>`;

beforeAll(async () => {
  site = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => site.once('listening', resolve));
  const { port } = site.address() as AddressInfo;
  siteUrl = `http://127.0.0.1:${port}`;
  server = await startTestServer({
    config: { egressAllow: [`127.0.0.1:${port}`] },
    adapters: { clock: { now: () => now } },
  });
});
afterAll(async () => {
  await server.close();
  await new Promise((resolve) => site.close(resolve));
});
beforeEach(async () => {
  app = await createTestApp(server, { files: {} });
  asked = [];
});

const { ask, read, itemOf, settled, search } = contextCaller(() => ({ server, app }));
const add = async (path: string, isSite = true) => {
  const json = { contextItems: [{ externalFileUrl: `${siteUrl}${path}`, isSite }] };
  const { contextItems } = await read<{ contextItems: ContextItem[] }>(
    ask(`/ingest/metadata?appId=${app.id}`, { json }),
  );
  return settled(contextItems[0]!.id);
};
/** Reads it again a minute later, and says what was asked of the site for that. */
const sync = async ({ id, lastSyncedAt }: ContextItem) => {
  asked = [];
  now = new Date(now.getTime() + 60_000);
  await read(ask(`/${id}/sync`, { method: 'POST' }));
  return settled(id, lastSyncedAt);
};
const schedule = (id: string, every: SyncInterval | null) => ask(`/${id}/schedule`, { method: 'PUT', json: { every } });
/** What stands in the database of a source: its revision, and how many passages and pages each has. */
const stored = async (id: string) => {
  const rows = await server.adapters.db.$client<{ revision: number; chunks: number; spans: boolean }[]>`
    select i.revision, count(*)::int as chunks,
           bool_and(c.revision = i.revision) and max(c.n) + 1 = count(*) as spans
    from context_items i join context_chunks c on c.item_id = i.id where i.id = ${id} group by i.revision`;
  return rows[0]!;
};

describe('reading again', () => {
  test('[CTX-33] only what changed is read again, what is gone is found no more, and the rest stays', async () => {
    pages = {
      '/': page('Shop', 'Welcome to the workshop.', ['/tubes', '/plain', '/old']),
      '/tubes': page('Tubes', 'A tube costs 7 euros.'),
      '/plain': page('Hours', 'Open from nine to six.'),
      '/old': page('Old', 'A penny-farthing costs 900 euros.'),
    };
    const item = await add('/');
    expect(item.report).toEqual({ unit: 'pages', read: 4, unchanged: 0, leftOut: {} });
    const before = await stored(item.id);

    const same = await sync(item);
    expect(asked.map(({ path, status }) => [path, status])).toEqual([
      ...[
        ['/', 304],
        ['/tubes', 304],
        ['/plain', 200],
        ['/old', 304],
      ],
    ]);
    expect(same.report).toEqual({ unit: 'pages', read: 4, unchanged: 4, leftOut: {} });
    // Nothing changed, so what is found is the very reading that was found before.
    expect(await stored(item.id)).toEqual(before);

    pages['/tubes'] = page('Tubes', 'A tube costs 9 euros.');
    pages['/'] = page('Shop', 'Welcome to the workshop.', ['/tubes', '/plain', '/new']);
    pages['/new'] = page('New', 'A folding bicycle costs 700 euros.');
    delete pages['/old'];
    const changed = await sync(same);
    expect(changed.report).toMatchObject({ read: 4, unchanged: 2 });
    expect((await search('what does a tube cost')).map(({ text }) => text).join()).toMatch(/9 euros/);
    expect((await search('tube')).map(({ text }) => text).join()).not.toMatch(/7 euros/);
    expect(await search('penny-farthing')).toEqual([]);
    expect((await search('folding bicycle'))[0]).toMatchObject({ address: `${siteUrl}/new` });
    expect((await search('open from nine'))[0]).toMatchObject({ address: `${siteUrl}/plain` });
    expect(await stored(item.id)).toMatchObject({ revision: before.revision + 1, chunks: 4, spans: true });
    const around = await read<{ passages: Passage[] }>(ask(`/${item.id}/passages?n=0`));
    const places = around.passages.map(({ start, end }) => [start, end]).flat();
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('[CTX-34] a page that does not answer this time keeps its text, one that is gone loses it', async () => {
    pages = {
      '/': page('Shop', 'Welcome.', ['/tubes', '/gone']),
      '/tubes': page('Tubes', 'A tube costs 7 euros.', ['/deep']),
      '/deep': page('Valves', 'A valve costs 2 euros.'),
      '/gone': page('Gone', 'A bell costs 5 euros.'),
    };
    const item = await add('/');
    Object.assign(pages, { '/tubes': 503, '/gone': 410 });
    const again = await sync(item);
    expect(again.report).toEqual({ unit: 'pages', read: 2, unchanged: 2, leftOut: { kept: 1, status: 1 } });
    expect((await search('tube'))[0]!.text).toContain('7 euros');
    expect((await search('valve'))[0]!.text).toContain('2 euros');
    expect(await search('bell')).toEqual([]);

    // The first page of all: what it says is that there is nothing any more.
    pages = { '/': 404 };
    expect(await sync(again)).toMatchObject({
      status: 'error',
      numOfChunks: 0,
      problem: { code: 'context-page-status' },
    });
    expect(await search('tube')).toEqual([]);
    pages = { '/': page('Shop', 'A tube costs 8 euros.') };
    expect(await sync(await itemOf(item.id))).toMatchObject({ status: 'synced', problem: null });
    expect((await search('tube'))[0]!.text).toContain('8 euros');
  });
});

describe('a schedule', () => {
  test('[CTX-35] reads a source again when its time has come, and not before or after it was taken off', async () => {
    pages = { '/': page('Shop', 'A tube costs 7 euros.') };
    const item = await add('/', false);
    const set = await read<ContextItem>(schedule(item.id, 'daily'));
    expect(set).toMatchObject({ syncEvery: 'daily', nextSyncAt: new Date(now.getTime() + 86_400_000).toISOString() });
    // Something else is added, which has the queue looked at.
    let texts = 0;
    const look = async () => {
      const json = { context: `Note ${(texts += 1)}` };
      const { contextItemId } = await read<{ contextItemId: string }>(ask(`/ingest/text?appId=${app.id}`, { json }));
      await settled(contextItemId);
    };
    pages = { '/': page('Shop', 'A tube costs 9 euros.') };
    now = new Date(now.getTime() + 3_600_000 * 23);
    asked = [];
    await look();
    expect(asked).toEqual([]);
    now = new Date(now.getTime() + 3_600_000 * 2);
    await look();
    const synced = await settled(item.id, item.lastSyncedAt);
    expect(synced).toMatchObject({ status: 'synced', nextSyncAt: new Date(now.getTime() + 86_400_000).toISOString() });
    expect((await search('tube'))[0]!.text).toContain('9 euros');

    expect(await read<ContextItem>(schedule(item.id, null))).toMatchObject({ syncEvery: null, nextSyncAt: null });
    asked = [];
    now = new Date(now.getTime() + 86_400_000 * 3);
    await look();
    expect(asked).toEqual([]);
  });

  test('[CTX-35] goes on after a reading that failed, and is for what lies elsewhere alone', async () => {
    pages = { '/': page('Shop', 'A tube costs 7 euros.') };
    const item = await add('/', false);
    await read(schedule(item.id, 'hourly'));
    pages = { '/': 403 };
    const failed = await sync(item);
    expect(failed).toMatchObject({ status: 'error', nextSyncAt: new Date(now.getTime() + 3_600_000).toISOString() });
    // Refused is not gone.
    expect((await search('tube'))[0]!.text).toContain('7 euros');

    const { contextItemId } = await read<{ contextItemId: string }>(
      ask(`/ingest/text?appId=${app.id}`, { json: { context: 'A note' } }),
    );
    const refused = await schedule(contextItemId, 'daily');
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, 'context-not-elsewhere']);
    const other = await createTestApp(server, { files: {} });
    const stranger = await ask(`/${item.id}/schedule`, {
      method: 'PUT',
      json: { every: null },
      token: other.owner.token,
    });
    expect(stranger.status).toBe(404);
    expect((await ask(`/${item.id}/schedule`, { method: 'PUT', json: { every: 'secondly' } })).status).toBe(400);
  });
});
