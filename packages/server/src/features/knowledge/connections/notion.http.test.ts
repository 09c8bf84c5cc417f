import type { ContextConnection, RemoteFile } from '@whittle/contract/knowledge/connection';
import type { ContextItem } from '@whittle/contract/knowledge/context-item';
import { type NotionServer, startNotionServer } from '@whittle/testing/notion/notion-server';
import { createTestApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { contextCaller } from '../knowledge.fixture.ts';

let now = new Date('2027-03-01T09:00:00Z');
let notion: NotionServer;
let server: TestServer;
let app: TestApp;

beforeAll(async () => {
  notion = await startNotionServer();
  server = await startTestServer({
    config: { egressAllow: [notion.host], notionApiUrl: notion.url },
    adapters: { clock: { now: () => now } },
  });
});
afterAll(async () => {
  await server.close();
  await notion.close();
});
beforeEach(async () => {
  app = await createTestApp(server, { files: {} });
  notion.pages.clear();
  notion.tables.clear();
  notion.tokens.add('ntn_right');
});

const { ask, read, itemOf, settled, search } = contextCaller(() => ({ server, app }));
const problem = async (response: Promise<Response>) => {
  const got = await response;
  return [got.status, ((await got.json()) as { code: string }).code];
};
const connect = (token = 'ntn_right') => ask(`/connections/notion?appId=${app.id}`, { method: 'PUT', json: { token } });
const connections = async () =>
  (await read<{ connections: ContextConnection[] }>(ask(`/connections?appId=${app.id}`))).connections;
const files = async (more = '') =>
  read<{ files: RemoteFile[]; next: string | null }>(ask(`/connections/notion/files?appId=${app.id}${more}`));
const ingest = (chosen: RemoteFile) =>
  ask(`/ingest/metadata?appId=${app.id}`, {
    json: { contextItems: [{ source: 'notion', providerItemId: chosen.id, type: chosen.type, name: chosen.name }] },
  });
const add = async (chosen: RemoteFile) => {
  const { contextItems } = await read<{ contextItems: ContextItem[] }>(ingest(chosen));
  return settled(contextItems[0]!.id);
};
const sync = async ({ id, lastSyncedAt }: ContextItem) => {
  notion.requests.length = 0;
  now = new Date(now.getTime() + 600_000);
  await read(ask(`/${id}/sync`, { method: 'POST' }));
  return settled(id, lastSyncedAt);
};
const paragraph = (text: string) => ({ type: 'paragraph', text });

test('[CTX-36] Notion is connected by a token, which is kept encrypted and never told again', async () => {
  expect(await problem(connect('ntn_wrong'))).toEqual([422, 'context-token-refused']);
  expect(await connections()).toEqual([]);
  expect(await problem(ask(`/connections/notion/files?appId=${app.id}`))).toEqual([409, 'context-not-connected']);
  const made = await read<ContextConnection>(connect());
  expect(made).toMatchObject({ provider: 'notion', label: 'Bicycle Workshop', isBroken: false });
  expect(JSON.stringify([made, await connections()])).not.toContain('ntn_right');
  const [row] = await server.adapters.db.$client<{ sealed: string }[]>`
    select sealed from context_connections where app_id = ${app.id}`;
  expect(row!.sealed).not.toContain('ntn_right');
  const path = `/api/integrations/fetchCarbonTokens?appId=${app.id}`;
  expect(await read(server.request(path, { token: app.owner.token }))).toEqual({
    tokens: { google_drive: null, notion: made.id, web_scraper: null },
  });

  // Nobody else sees or uses it: not in another app, nor a stranger in this one.
  const other = await createTestApp(server, { files: {} });
  const stranger = { token: other.owner.token };
  expect((await ask(`/connections?appId=${app.id}`, stranger)).status).toBe(404);
  expect((await ask(`/connections/notion/files?appId=${app.id}`, stranger)).status).toBe(404);
  expect((await ask(`/connections/notion/files?appId=${other.id}`, stranger)).status).toBe(409);

  expect((await ask(`/connections/notion?appId=${app.id}`, { method: 'DELETE' })).status).toBe(204);
  expect(await connections()).toEqual([]);
});

test('[CTX-36] a page is read with the pages in it, its headings, lists and tables', async () => {
  const parts = notion.addPage({ title: 'Parts', blocks: [paragraph('A chain costs 19 euros.')] });
  const handbook = notion.addPage({
    title: 'Handbook',
    blocks: [
      paragraph(
        'What everybody in the workshop should know about working here, from the first day on to the last one, and where to ask.',
      ),
      { type: 'heading_2', text: 'Leave' },
      {
        type: 'toggle',
        text: 'How much',
        children: [{ type: 'bulleted_list_item', text: 'Thirty days of paid leave' }],
      },
      {
        type: 'table',
        children: [
          { type: 'table_row', cells: ['Day', 'Opens'] },
          { type: 'table_row', cells: ['Monday', 'nine'] },
          { type: 'table_row', cells: ['Saturday', 'ten'] },
        ],
      },
      { page: parts.id },
    ],
  });
  await read(connect());
  const listed = await files();
  expect(listed.files.map(({ name, type }) => [name, type])).toEqual([
    ['Parts', 'notion_page'],
    ['Handbook', 'notion_page'],
  ]);
  expect((await files('&search=handb')).files.map(({ id }) => id)).toEqual([handbook.id]);
  const item = await add(listed.files[1]!);
  expect(item).toMatchObject({
    ...{ status: 'synced', source: 'notion', provider: 'notion', type: 'notion_page', providerItemId: handbook.id },
    ...{ name: 'Handbook', report: { unit: 'pages', read: 2, unchanged: 0, leftOut: {} } },
  });
  expect((await search('how many days of paid leave'))[0]).toMatchObject({
    titlePath: ['Handbook', 'Leave'],
    address: `https://www.notion.so/${handbook.id.replaceAll('-', '')}`,
  });
  expect((await search('opens on Saturday'))[0]!.text).toContain('Day: Saturday; Opens: ten');
  expect((await search('price of a chain'))[0]!.titlePath).toEqual(['Parts']);
  // The same page twice is one data source.
  expect((await read<{ contextItems: ContextItem[] }>(ingest(listed.files[1]!))).contextItems).toEqual([]);

  // Only what was edited is read again, and what left the page is found no more.
  const same = await sync(item);
  expect(same.report).toMatchObject({ read: 2, unchanged: 2 });
  expect(notion.requests.filter((path) => path.includes('/blocks/'))).toEqual([]);
  Object.assign(parts, { blocks: [paragraph('A chain costs 21 euros.')], editedAt: now.toISOString() });
  const edited = await sync(same);
  expect(edited.report).toMatchObject({ read: 2, unchanged: 1 });
  expect((await search('price of a chain'))[0]!.text).toContain('21 euros');
  parts.isTrashed = true;
  expect((await sync(edited)).report).toMatchObject({ read: 1, leftOut: { status: 1 } });
  expect((await search('chain')).map(({ text }) => text).join()).not.toContain('euros');
});

test('[CTX-36] a table is read by its rows, with what stands in their columns', async () => {
  const row = (title: string, price: number, status: string) =>
    notion.addPage({
      title,
      properties: {
        Price: { type: 'number', number: price },
        Stock: { type: 'status', status: { name: status } },
        Tags: { type: 'multi_select', multi_select: [{ name: 'wheel' }, { name: 'city' }] },
        Since: { type: 'date', date: { start: '2027-01-05', end: null } },
      },
    });
  const rows = [row('Hub', 40, 'On the shelf'), row('Rim', 55, 'Ordered'), row('Spoke', 1, 'Gone')];
  notion.addTable('Price list', rows);
  await read(connect());
  const table = (await files('&search=price+list')).files[0]!;
  expect(table).toMatchObject({ name: 'Price list', type: 'notion_database' });
  const item = await add(table);
  expect(item).toMatchObject({ type: 'notion_database', report: { unit: 'rows', read: 3, unchanged: 0 } });
  expect((await search('what does the rim cost'))[0]!.text).toMatch(
    /Price: 55; Stock: Ordered; Tags: wheel, city; Since: 2027-01-05/,
  );
  notion.tables.get(table.id)!.rows.pop();
  expect((await sync(item)).report).toMatchObject({ read: 2, unchanged: 2 });
  expect((await search('spoke')).map(({ titlePath }) => titlePath[0])).not.toContain('Spoke');
});

test('[CTX-37] a connection that is refused says so, keeps what was read, and goes on once it is made again', async () => {
  const page = notion.addPage({ title: 'Hours', blocks: [paragraph('Open from nine to six.')] });
  await read(connect());
  const item = await add((await files()).files[0]!);
  notion.tokens.delete('ntn_right');
  expect(await sync(item)).toMatchObject({ status: 'error', problem: { code: 'context-connection-broken' } });
  expect(await connections()).toMatchObject([{ isBroken: true }]);
  expect((await search('open from nine'))[0]!.text).toContain('nine to six');

  notion.tokens.add('ntn_new');
  page.blocks = [paragraph('Open from nine to seven.')];
  page.editedAt = now.toISOString();
  await read(connect('ntn_new'));
  expect(await settled(item.id, item.lastSyncedAt)).toMatchObject({ status: 'synced', problem: null });
  expect((await search('open from nine'))[0]!.text).toContain('nine to seven');

  // A page that is no longer shared is found no more.
  page.isShared = false;
  expect(await sync(await itemOf(item.id))).toMatchObject({
    status: 'error',
    problem: { code: 'context-source-gone' },
  });
  expect(await search('open from nine')).toEqual([]);
  // Without the connection nothing is read.
  page.isShared = true;
  await ask(`/connections/notion?appId=${app.id}`, { method: 'DELETE' });
  expect(await sync(await itemOf(item.id))).toMatchObject({ problem: { code: 'context-connection-broken' } });
});

test('[CTX-26] Notion that asks to wait is waited for, and asked later when that is long', async () => {
  notion.addPage({ title: 'Hours', blocks: [paragraph('Open from nine to six.')] });
  await read(connect());
  const [file] = (await files()).files;
  notion.limit(2, 0);
  const item = await add(file!);
  expect(item.status).toBe('synced');
  notion.limit(1, 90);
  await read(ask(`/${item.id}/sync`, { method: 'POST' }));
  await vi.waitFor(
    async () => expect((await itemOf(item.id)).problem?.code).toBe('context-provider-unreachable'),
    10_000,
  );
  expect((await itemOf(item.id)).status).toBe('pending');
});
