import { gzipSync } from 'node:zlib';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type ContextItem,
  type ContextItemList,
  contextItemTypes,
  contextSources,
  contextStatuses,
  type Passage,
} from '@whittle/contract/knowledge/context-item';
import { createTestApp, signUpBuilder, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { createSearchIndex } from './search/search-index.ts';
import { createSearchService } from './search/search.service.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

let server: TestServer;
let app: TestApp;
let site: Server;
let siteUrl = '';
/** What the site of a test answers. */
let answer: RequestListener;

beforeAll(async () => {
  site = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => site.once('listening', resolve));
  const { port } = site.address() as AddressInfo;
  siteUrl = `http://127.0.0.1:${port}`;
  server = await startTestServer({ config: { egressAllow: [`127.0.0.1:${port}`] } });
});
afterAll(async () => {
  await server.close();
  await new Promise((resolve) => site.close(resolve));
});
beforeEach(async () => {
  app = await createTestApp(server, { files: {} });
  answer = (_, response) => response.writeHead(404).end();
});

type Ask = { json?: unknown; method?: string; body?: FormData; token?: string };
const ask = (path: string, { token = app.owner.token, ...options }: Ask = {}) =>
  server.request(`/api/context${path}`, { token, ...options });
const read = async <T>(response: Response | Promise<Response>): Promise<T> => {
  const got = await response;
  expect(got.ok, await got.clone().text()).toBe(true);
  return (await got.json()) as T;
};
const problem = async (response: Promise<Response>) => {
  const got = await response;
  const { code, message } = (await got.json()) as { code: string; message: string };
  return [got.status, code, message];
};
const form = (name: string, content: string | Uint8Array) => {
  const body = new FormData();
  body.append('file', new File([content as string], name));
  return body;
};
const addFile = (name: string, content: string | Uint8Array, more = '') =>
  read<{ contextItemId: string; isDuplicate: boolean }>(
    ask(`/ingest/file?appId=${app.id}${more}`, { method: 'POST', body: form(name, content) }),
  );
const addText = (context: string, name?: string) =>
  read<{ contextItemId: string; isDuplicate: boolean }>(
    ask(`/ingest/text?appId=${app.id}`, { json: { context, ...(name && { name }) } }),
  );
const addAddress = async (path: string, isSite = false) =>
  (
    await read<{ contextItems: ContextItem[] }>(
      ask(`/ingest/metadata?appId=${app.id}`, {
        json: { contextItems: [{ externalFileUrl: `${siteUrl}${path}`, isSite }] },
      }),
    )
  ).contextItems[0]!.id;
const list = (status = '') => read<ContextItemList>(ask(`/items?appId=${app.id}${status}`));
const itemOf = async (id: string) => (await list()).contextItems.find((one) => one.id === id)!;
const settled = async (id: string) => {
  let item = await itemOf(id);
  await vi.waitFor(
    async () => {
      item = await itemOf(id);
      expect(item.status).not.toMatch(/pending|running/);
    },
    { timeout: 20_000, interval: 50 },
  );
  return item;
};
const search = async (question: string, more = '') =>
  (await read<{ passages: Passage[] }>(ask(`/search?appId=${app.id}&question=${encodeURIComponent(question)}${more}`)))
    .passages;

const page = (title: string, body: string, head = '') =>
  `<!doctype html><html><head><title>${title}</title>${head}</head><body><main><h1>${title}</h1>${body}</main></body></html>`;
const pages =
  (all: Record<string, string | Buffer>): RequestListener =>
  (request, response) => {
    const found = all[request.url!];
    if (found === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': request.url!.endsWith('.txt') ? 'text/plain' : 'text/html' }).end(found);
  };

describe('data sources', () => {
  test('[CTX-11] a text becomes ready and is found, with its passage', async () => {
    const { contextItemId } = await addText('# Leave\n\nEverybody has 30 days of leave.', 'Handbook');
    const item = await settled(contextItemId);
    expect(item).toMatchObject({
      name: 'Handbook',
      type: 'txt',
      source: 'local_files',
      status: 'synced',
      problem: null,
    });
    expect(item).toMatchObject({ numOfChunks: 1, size: 40, lastSyncedAt: expect.any(String) as string });
    const [passage] = await search('how many holidays or days of leave');
    expect(passage).toMatchObject({ contextItemId, n: 0, name: 'Handbook', start: 0 });
    expect(passage!.marks.map(({ from, to }) => passage!.text.slice(from, to))).toContain('leave');
    expect(await search('zebra')).toEqual([]);
  });

  test('[CTX-02] [CTX-03] [CTX-04] an item says what it is, where it comes from and what was read of it, and nothing else', async () => {
    answer = pages({ '/': page('Start', '<p>Saddles cost 35 euros.</p>') });
    const [text, file, address] = [
      (await addText('A wheel costs 80 euros.', 'Prices')).contextItemId,
      (await addFile('prices.csv', 'Article,Price\nSaddle,35 €\n')).contextItemId,
      await addAddress('/'),
    ];
    const items = await Promise.all([text, file, address].map(settled));
    for (const item of items)
      expect(Object.keys(item).toSorted()).toEqual(
        [
          ...['id', 'name', 'type', 'source', 'status', 'provider', 'providerItemId', 'externalFileUrl'],
          ...['externalFileId', 'lastSyncedAt', 'createdAt', 'size', 'numOfChunks', 'originalContextItemId'],
          ...['problem', 'progress', 'report', 'syncEvery', 'nextSyncAt', 'openTo'],
        ].toSorted(),
      );
    expect(items.map(({ type, source }) => [type, source])).toEqual([
      ['txt', 'local_files'],
      ['csv', 'local_files'],
      ['web_page', 'web_scraper'],
    ]);
    expect(items[2]).toMatchObject({ externalFileUrl: `${siteUrl}/`, numOfChunks: 1 });
    expect(contextItemTypes).toEqual([
      ...['csv', 'doc', 'txt', 'pdf', 'google_doc', 'google_sheet', 'google_slide', 'notion_page', 'notion_database'],
      ...['web_page', 'unrecognized'],
    ]);
    expect(contextSources).toEqual(['local_files', 'web_scraper', 'google_drive', 'notion']);
  });

  test('[CTX-05] [CTX-07] [CTX-13] an item is pending, running, then synced or an error, and is listed by its status', async () => {
    const released = Promise.withResolvers<void>();
    answer = async (request, response) => {
      await released.promise;
      if (request.url === '/gone') return void response.writeHead(410).end();
      pages({ '/': page('Start', '<p>Saddles cost 35 euros.</p>') })(request, response);
    };
    const [good, gone] = [await addAddress('/'), await addAddress('/gone')];
    const ids = async (status: string) => (await list(`&status=${status}`)).contextItems.map(({ id }) => id);
    for (const { status } of (await list()).contextItems) expect(['pending', 'running']).toContain(status);
    await vi.waitFor(async () => expect((await itemOf(good)).status).toBe('running'), 10_000);
    expect(await ids('unsynced')).toEqual([]);
    released.resolve();
    expect((await settled(good)).status).toBe('synced');
    expect(await settled(gone)).toMatchObject({
      status: 'error',
      problem: { code: 'context-page-status', message: 'The server of this page responded with 410.' },
    });
    expect(await ids('synced')).toEqual([good]);
    expect((await list()).hasReachedDataLimit).toBe(false);
    expect(contextStatuses).toEqual(['unsynced', 'pending', 'running', 'synced', 'error', 'usage_limit_reached']);
  });

  test('[CTX-14] the connectors of an app are told with their tokens: none for what nobody connected', async () => {
    const path = `/api/integrations/fetchCarbonTokens?appId=${app.id}`;
    const tokens = await read(server.request(path, { token: app.owner.token }));
    expect(tokens).toEqual({ tokens: { google_drive: null, notion: null, web_scraper: null } });
    const stranger = await signUpBuilder(server);
    expect((await server.request(path, { token: stranger.token })).status).toBe(404);
  });

  test('[CTX-16] an empty text and a form without a file are refused', async () => {
    expect(await problem(ask(`/ingest/text?appId=${app.id}`, { json: { context: ' \n' } }))).toEqual([
      422,
      'context-text-missing',
      'Please enter some text',
    ]);
    expect(await problem(ask(`/ingest/file?appId=${app.id}`, { method: 'POST', body: new FormData() }))).toEqual([
      422,
      'context-file-missing',
      'Please upload a file',
    ]);
  });

  test('[CTX-12] a CSV file is found by its rows; [CTX-18] one without rows says what it needs', async () => {
    const { contextItemId } = await addFile('prices.csv', 'Article,Price\nInner tube,7 €\nSaddle,35 €\n');
    expect(await settled(contextItemId)).toMatchObject({ type: 'csv', report: { unit: 'rows', read: 2 } });
    expect((await search('price of a saddle'))[0]!.text).toContain('Article: Saddle; Price: 35 €');
    const empty = await addFile('empty.csv', 'Article,Price\n');
    expect((await settled(empty.contextItemId)).problem).toMatchObject({
      code: 'context-csv-empty',
      message: 'make sure your CSV file has column headers and a few rows',
    });
  });

  test('[CTX-19] what cannot be read is refused at once, and nothing of it is kept', async () => {
    const body = form('a.exe', new Uint8Array([77, 90, 0, 1, 2, 3, 0, 0]));
    expect((await problem(ask(`/ingest/file?appId=${app.id}`, { method: 'POST', body })))[1]).toBe(
      'context-kind-unknown',
    );
    expect((await list()).contextItems).toEqual([]);
  });

  test('[CTX-26] the same file twice is one data source', async () => {
    const first = await addFile('one.txt', 'The workshop opens at nine.');
    const second = await addFile('two.txt', 'The workshop opens at nine.');
    expect(second).toEqual({ contextItemId: first.contextItemId, isDuplicate: true });
    expect((await list()).contextItems).toHaveLength(1);
  });

  test('[CTX-08] a deleted one is found no more, [CTX-09] a renamed one by its new name', async () => {
    const { contextItemId } = await addText('The saddle is made of leather.');
    await settled(contextItemId);
    await read(ask(`/${contextItemId}`, { method: 'PATCH', json: { name: 'Saddles' } }));
    expect((await search('leather'))[0]!.name).toBe('Saddles');
    expect((await ask(`/${contextItemId}`, { method: 'DELETE' })).status).toBe(204);
    expect(await search('leather')).toEqual([]);
    expect((await problem(ask(`/${contextItemId}`, { method: 'DELETE' })))[1]).toBe('context-item-not-found');
  });

  test('[CTX-15] one takes the place of another', async () => {
    const old = await addText('A tube costs 7 euros.', 'Old prices');
    await settled(old.contextItemId);
    const next = await addFile('new.txt', 'A tube costs 9 euros.', `&replaces=${old.contextItemId}`);
    const answered = await server.request(`/api/tools/${app.id}/replaceDataItem`, {
      token: app.owner.token,
      json: { oldItemId: old.contextItemId, newItemId: next.contextItemId },
    });
    expect(answered.status).toBe(204);
    expect(await settled(next.contextItemId)).toMatchObject({ originalContextItemId: old.contextItemId });
    expect((await search('tube')).map(({ text }) => text)).toEqual(['A tube costs 9 euros.']);
  });

  test('[CTX-24] a passage opens with what stands around it', async () => {
    const text = Array.from({ length: 60 }, (_, n) => `Sentence ${n} is about part ${n} of a bicycle and its price.`);
    const { contextItemId } = await addText(text.join(' '));
    await settled(contextItemId);
    const [hit] = await search('part 40');
    const { passages } = await read<{ passages: Passage[] }>(
      ask(`/${contextItemId}/passages?n=${hit!.n}&question=part%2040`),
    );
    expect(passages.map(({ n }) => n)).toContain(hit!.n);
    expect(passages.find(({ n }) => n === hit!.n)!.text).toContain('part 40 of');
  });

  test('[CTX-27] nothing of another app is found, opened, changed or counted', async () => {
    const { contextItemId } = await addText('The secret is a blue saddle.');
    await settled(contextItemId);
    const other = await createTestApp(server, { files: {} });
    const { token } = other.owner;
    const found = await read<{ passages: Passage[] }>(ask(`/search?appId=${other.id}&question=saddle`, { token }));
    expect(found.passages).toEqual([]);
    const inOther = `/search?appId=${other.id}&question=saddle&contextItemId=${contextItemId}`;
    expect((await read<{ passages: Passage[] }>(ask(inOther, { token }))).passages).toEqual([]);
    for (const [path, method] of [
      [`/search?appId=${app.id}&question=saddle`, 'GET'],
      [`/items?appId=${app.id}`, 'GET'],
      [`/${contextItemId}/passages`, 'GET'],
      [`/${contextItemId}`, 'DELETE'],
      [`/${contextItemId}/sync`, 'POST'],
    ] as const)
      expect((await ask(path, { method, token })).status, path).toBe(404);
  });

  test('[CTX-06] who looks hears each change', async () => {
    const live = await ask(`/live?appId=${app.id}`);
    expect(live.ok).toBe(true);
    const reader = live.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const until = async (word: string) => {
      while (!text.includes(word)) text += (await reader.read()).value ?? '';
    };
    await until('"contextItems":[]');
    await addText('The workshop opens at nine.');
    await until('"status":"synced"');
    await reader.cancel();
  });
});

describe('pages of the web', () => {
  test('[CTX-21] a site is read from page to page, as robots.txt and its own addresses say', async () => {
    answer = pages({
      '/robots.txt': `User-agent: *\nDisallow: /secret\nSitemap: ${siteUrl}/sitemap.xml.gz`,
      '/sitemap.xml.gz': gzipSync(`<urlset><url><loc><![CDATA[${siteUrl}/listed]]></loc></url></urlset>`),
      '/': page(
        'Shop',
        '<p>Welcome to the shop.</p><a href="/prices?utm_source=x#top">Prices</a><a href="/secret">S</a><a href="http://elsewhere.example/">E</a>',
      ),
      '/prices': page(
        'Prices',
        '<table><tr><th>Part</th><th>Price</th></tr><tr><td>Chain</td><td>19 €</td></tr></table><a href="/">Home</a><a href="/gone">G</a>',
      ),
      '/listed': page('Hours', '<p>Open from nine to six.</p>', `<link rel="canonical" href="${siteUrl}/hours">`),
      '/secret': page('Secret', '<p>nobody reads this</p>'),
    });
    const id = await addAddress('/', true);
    const item = await settled(id);
    expect(item).toMatchObject({
      ...{ status: 'synced', type: 'web_page', source: 'web_scraper', name: 'Shop' },
      report: { unit: 'pages', read: 3, leftOut: { robots: 1, status: 1 } },
    });
    expect((await search('price of a chain'))[0]).toMatchObject({
      ...{ address: `${siteUrl}/prices`, titlePath: ['Prices', 'Prices'] },
      text: expect.stringContaining('Part: Chain; Price: 19 €') as string,
    });
    expect(await search('nobody reads')).toEqual([]);
  });

  test('[CTX-21] a site without an end is read as far as the plan allows, and a circle once', async () => {
    let asked = 0;
    answer = (request, response) => {
      if (request.url === '/robots.txt' || request.url === '/sitemap.xml') return void response.writeHead(404).end();
      asked += 1;
      const next = Array.from(
        { length: 3 },
        (_, n) => `<a href="/${asked}-${n}/x/x/x/x">n</a><a href="/${asked}${n}">n</a>`,
      );
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(page(`Page ${asked}`, `<p>Text ${asked}</p>${next.join('')}`));
    };
    const item = await settled(await addAddress('/', true));
    // Three links a page and a depth of three: 1 + 3 + 9 + 27.
    expect(item).toMatchObject({ status: 'synced', report: { read: 40 } });
    expect(asked).toBe(40);
  });

  test('[CTX-26] a page that is refused, missing or private says so', async () => {
    answer = pages({ '/robots.txt': 'User-agent: *\nDisallow: /no', '/no': page('No', '<p>x</p>') });
    expect((await settled(await addAddress('/no'))).problem).toMatchObject({ code: 'context-page-forbidden' });
    expect((await settled(await addAddress('/gone'))).problem).toMatchObject({
      ...{ code: 'context-page-status', message: 'The server of this page responded with 404.' },
    });
    const { contextItems } = await read<{ contextItems: ContextItem[] }>(
      ask(`/ingest/metadata?appId=${app.id}`, { json: { contextItems: [{ externalFileUrl: 'http://127.0.0.1:1/' }] } }),
    );
    expect((await settled(contextItems[0]!.id)).problem).toMatchObject({ code: 'address-blocked' });
    const wrong = ask(`/ingest/metadata?appId=${app.id}`, {
      json: { contextItems: [{ externalFileUrl: 'ftp://files.example/' }] },
    });
    expect((await problem(wrong))[1]).toBe('address-invalid');
  });

  test('[CTX-26] a site that is busy is asked again when it says, and one whose robots.txt cannot be had as well', async () => {
    const busy: [robots: number, page: number][] = [
      [503, 200],
      [404, 429],
    ];
    let id = '';
    for (const [robots, ofPage] of busy) {
      answer = (request, response) =>
        response.writeHead(request.url === '/robots.txt' ? robots : ofPage, { 'retry-after': '120' }).end();
      id = await addAddress('/busy');
      await vi.waitFor(async () => expect((await itemOf(id)).problem?.code).toBe('context-page-status'), {
        timeout: 10_000,
      });
      expect((await itemOf(id)).status).toBe('pending');
    }
    answer = pages({ '/busy': page('Busy', '<p>Now there is time.</p>') });
    await read(ask(`/${id}/sync`, { method: 'POST' }));
    expect(await settled(id)).toMatchObject({ status: 'synced', problem: null });
  });

  test('[CTX-26] a page that changed is read again, and only what it says now is found', async () => {
    answer = pages({ '/': page('Shop', '<p>A tube costs 7 euros.</p>') });
    const id = await addAddress('/');
    await settled(id);
    expect(await search('tube')).toHaveLength(1);
    answer = pages({ '/': page('Shop', '<p>A wheel costs 80 euros.</p>') });
    await read(ask(`/${id}/sync`, { method: 'POST' }));
    await settled(id);
    expect(await search('tube')).toEqual([]);
    expect(await search('wheel')).toHaveLength(1);
  });
});

describe('many passages', () => {
  test('[CTX-28] are searched by PostgreSQL first, and answer as few do', async () => {
    const rows = Array.from({ length: 400 }, (_, n) => `Part ${n};Note about frames and wheels number ${n};${n} euros`);
    const rest = 'x, 月曜日;The saddle of leather;80';
    await settled((await addFile('parts.csv', `Name;Note;Price\n${rows.join('\n')}\n${rest}`)).contextItemId);
    const other = await createTestApp(server, { files: {} });
    await read(
      ask(`/ingest/text?appId=${other.id}`, {
        token: other.owner.token,
        json: { context: 'A leather saddle elsewhere' },
      }),
    );
    const index = createSearchIndex();
    const large = createSearchService({ db: server.adapters.db, index, inMemoryMax: 10 });
    for (const [question, right] of [
      ['is there a leather saddle', 'The saddle of leather'],
      ['what does part 217 cost?', 'Part 217'],
      ['月曜日', '月曜日'],
    ] as const) {
      const [best] = await large.search(app.id, question);
      expect(best?.text, question).toContain(right);
      expect(best).toEqual((await search(question))[0]);
    }
    expect(await large.search(app.id, "nothing\\ fits 'this' & (that) | !zzz")).toEqual([]);
    expect(await large.search(other.id, 'part 217')).toEqual([]);
    index.close();
  });
});

test('[FAIR-08] an app that searches without end has two searches at work, and another app is answered meanwhile', async () => {
  const index = createSearchIndex();
  const plain = createSearchService({ db: server.adapters.db, index });
  const withText = async (context: string) => {
    const { id, owner } = await createTestApp(server, { files: {} });
    await read(ask(`/ingest/text?appId=${id}`, { token: owner.token, json: { context } }));
    await vi.waitFor(async () => expect(await plain.search(id, context)).toHaveLength(1), { timeout: 20_000 });
    return id;
  };
  const [busy, other] = [await withText('A saddle of leather'), await withText('A bell of brass')];
  const begun: string[] = [];
  const held = Promise.withResolvers<void>();
  const slow: typeof index = {
    ...index,
    async search(sources, question, ...rest) {
      begun.push(question);
      if (question === 'saddle') await held.promise;
      return index.search(sources, question, ...rest);
    },
  };
  const service = createSearchService({ db: server.adapters.db, index: slow });
  const many = Array.from({ length: 30 }, () => service.search(busy, 'saddle'));
  expect((await service.search(other, 'bell'))[0]?.text).toContain('brass');
  await vi.waitFor(() => expect(begun.toSorted()).toEqual(['bell', 'saddle', 'saddle']));
  held.resolve();
  expect((await Promise.all(many)).every(({ length }) => length === 1)).toBe(true);
  index.close();
});

describe('limits', () => {
  test('[CTX-17] [CTX-20] a plan allows so many data sources; what replaces one does not count', async () => {
    const sold = await startTestServer({ config: { plans: 'on' }, beside: server });
    try {
      const owner = await signUpBuilder(sold);
      const made = await createTestApp(sold, { files: {}, owner });
      const add = (name: string, more = '') =>
        sold.request(`/api/context/ingest/file?appId=${made.id}${more}`, {
          ...{ token: owner.token, method: 'POST', body: form(name, `The text of ${name}.`) },
        });
      const first = await read<{ contextItemId: string }>(add('one.txt'));
      expect(await problem(add('two.txt'))).toEqual([
        409,
        'context-limit-reached',
        'Data sources per app on your plan: 1. Delete one, or upgrade to add more.',
      ]);
      const listed = await read<ContextItemList>(
        sold.request(`/api/context/items?appId=${made.id}`, { token: owner.token }),
      );
      expect(listed).toMatchObject({ hasReachedDataLimit: true, limits: { items: 1, siteDepth: 2, sitePages: 20 } });
      // CTX-17: what is too large for the plan is refused by its code, with the most that a file may have.
      const { fileMaxBytes } = listed.limits;
      const large = await sold.request(`/api/context/ingest/file?appId=${made.id}&replaces=${first.contextItemId}`, {
        ...{ token: owner.token, method: 'POST', body: form('large.txt', 'x'.repeat(fileMaxBytes + 1)) },
      });
      expect(large.status).toBe(413);
      expect(await large.json()).toMatchObject({ code: 'file-too-big', extra_data: { maxBytes: fileMaxBytes } });
      await read(add('three.txt', `&replaces=${first.contextItemId}`));
      await vi.waitFor(async () => {
        const { contextItems } = await read<ContextItemList>(
          sold.request(`/api/context/items?appId=${made.id}`, { token: owner.token }),
        );
        expect(contextItems.map(({ status }) => status)).toEqual(['synced', 'synced']);
      }, 10_000);
    } finally {
      await sold.close();
    }
  });
});
