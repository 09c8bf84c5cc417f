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

/** The scan with a page of text before its own, written behind it as PDF editors do. */
function withTextPage(text: string): Buffer<ArrayBuffer> {
  const content = `BT /F 12 Tf 72 200 Td (${text}) Tj ET`;
  const objects = [
    [2, '<</Type/Pages/Count 4/Kids[9 0 R 3 0 R 6 0 R 12 0 R]>>'],
    [9, '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 288]/Resources<</Font<</F 10 0 R>>>>/Contents 11 0 R>>'],
    [10, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'],
    [11, `<</Length ${content.length}>>\nstream\n${content}\nendstream`],
    [12, '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 288]/Resources<<>>>>'],
  ] as const;
  let body = '\n';
  let table = '';
  for (const [number, object] of objects) {
    table += `${number} 1\n${String(scan.length + body.length).padStart(10, '0')} 00000 n \n`;
    body += `${number} 0 obj\n${object}\nendobj\n`;
  }
  const before = /startxref\s+(\d+)/.exec(scan.toString('latin1'))![1];
  const trailer = `trailer\n<</Size 13/Root 1 0 R/Prev ${before}>>\nstartxref\n${scan.length + body.length}\n%%EOF`;
  return Buffer.concat([scan, Buffer.from(`${body}xref\n${table}${trailer}`)]);
}

async function addScan(scan: Uint8Array<ArrayBuffer>): Promise<string> {
  const body = new FormData();
  body.append('file', new File([scan], 'rules.pdf'));
  const added = await read<{ contextItemId: string }>(ask(`/ingest/file?appId=${app.id}`, { method: 'POST', body }));
  return added.contextItemId;
}
const readScan = (id: string) => read<ContextItem>(ask(`/${id}/ocr`, { method: 'POST' }));
const untilRead = (id: string) =>
  vi.waitFor(async () => expect((await itemOf(id)).status).toBe('synced'), { timeout: 60_000, interval: 100 });

test('[CTX-41] a scan says that it has no text and what OCR takes, and is read when somebody chooses so', async () => {
  const id = await addScan(scan);
  const { status, problem } = await settled(id);
  expect([status, problem]).toEqual([
    'error',
    {
      code: 'context-scan',
      message: 'This has no text: its 2 pages are pictures. OCR can read them in about 1 min.',
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
  const id = await addScan(scan);
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

test('[CTX-41] of a PDF of text and pictures the text is read, and the pictures when somebody chooses so', async () => {
  const id = await addScan(withTextPage('The workshop opens at nine.'));
  expect(await settled(id)).toMatchObject({
    ...{ status: 'synced', problem: null },
    // The last page has neither text nor a picture.
    report: { unit: 'pages', read: 2, leftOut: { scan: 2 } },
  });
  expect((await search('when does the workshop open'))[0]).toMatchObject({ page: 1 });
  expect((await search('how high does the saddle stand')).map(({ page }) => page)).not.toContain(2);
  await readScan(id);
  await untilRead(id);
  expect((await itemOf(id)).report).toMatchObject({ unit: 'pages', read: 4, leftOut: {} });
  expect((await search('when does the workshop open'))[0]).toMatchObject({ page: 1 });
  const [saddle] = await search('how high does the saddle stand');
  expect(saddle!.text).toContain('The saddle stands at hip height.');
}, 120_000);
