import { readFileSync } from 'node:fs';
import type { ContextItem } from '@whittle/contract/knowledge/context-item';
import { createTestApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contextCaller } from '../knowledge.fixture.ts';

const scan = readFileSync(new URL('../../../../../../fixtures/files/scan.pdf', import.meta.url));

let server: TestServer;
let app: TestApp;
beforeEach(async () => {
  server = await startTestServer();
  app = await createTestApp(server, { files: {} });
});
afterEach(() => server.close());
const { ask, read, itemOf, settled, search } = contextCaller(() => ({ server, app }));

async function addScan(): Promise<string> {
  const body = new FormData();
  body.append('file', new File([scan], 'rules.pdf'));
  const added = await read<{ contextItemId: string }>(ask(`/ingest/file?appId=${app.id}`, { method: 'POST', body }));
  return added.contextItemId;
}
const readScan = (id: string) => read<ContextItem>(ask(`/${id}/ocr`, { method: 'POST' }));
const untilRead = (id: string) =>
  vi.waitFor(async () => expect((await itemOf(id)).status).toBe('synced'), { timeout: 60_000, interval: 100 });

test('[CTX-41] a scan says that it has no text and what OCR takes, and is read when somebody chooses so', async () => {
  const id = await addScan();
  const { status, problem } = await settled(id);
  expect([status, problem]).toEqual([
    'error',
    {
      code: 'context-scan',
      message: 'This has no text: its 2 pages are pictures. They can be read by OCR, in about 1 min.',
      values: { pages: 2, minutes: 1 },
    },
  ]);
  const changed: (number | undefined)[] = [];
  await readScan(id);
  // A second click changes nothing.
  await readScan(id);
  await vi.waitFor(
    async () => {
      const item = await itemOf(id);
      changed.push(item.progress?.done);
      expect(item.status).toBe('synced');
    },
    { timeout: 60_000, interval: 50 },
  );
  expect((await itemOf(id)).report).toMatchObject({ unit: 'pages', read: 2 });
  const [english] = await search('how high does the saddle stand');
  expect(english).toMatchObject({
    page: 1,
    text: expect.stringContaining('The saddle stands at hip height.') as string,
  });
  const [german] = await search('Was kostet ein Schlauch?');
  expect(german!.text).toContain('Ein neuer Schlauch kostet sieben Euro.');
  expect(changed.length).toBeGreaterThan(0);
}, 120_000);

test('[CTX-41] OCR goes on behind the pages that it has read, and what is no scan is refused', async () => {
  const id = await addScan();
  await settled(id);
  // What a process had written when it was killed.
  await server.adapters.db.$client`
    insert into context_scans (item_id, page, text) values (${id}, 1, 'This stood on page one.')`;
  await readScan(id);
  await untilRead(id);
  const [found] = await search('stood on page one');
  expect(found!.text).toMatch(/^This stood on page one\.\nDie Werkstatt .ffnet um neun Uhr/);
  const pages = await server.adapters.db.$client`select page from context_scans where item_id = ${id} order by page`;
  expect(pages).toEqual([{ page: 1 }, { page: 2 }]);

  const { contextItemId } = await read<{ contextItemId: string }>(
    ask(`/ingest/text?appId=${app.id}`, { json: { context: 'Plain text' } }),
  );
  const refused = await ask(`/${contextItemId}/ocr`, { method: 'POST' });
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('context-not-a-scan');
}, 120_000);
