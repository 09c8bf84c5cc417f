import type { ImportResult } from '@whittle/contract/csv';
import type { CorpusFile } from '@whittle/testing/csv-corpus/corpus-file';
import { corpusFiles, refusedFiles } from '@whittle/testing/csv-corpus/files';
import { createTestApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

const nameOf = (at: number) => `Row${at}`;
const schemaOf = (properties: CorpusFile['fields']) =>
  JSON.stringify({ properties, 'x-accessControl': { permissions: { read: 'creator', write: 'creator' } } });

let server: TestServer;
let app: TestApp;
beforeAll(async () => {
  server = await startTestServer();
  const entities = corpusFiles.map(({ fields }, at) => [`entities/${nameOf(at)}.json`, schemaOf(fields)]);
  const plain = { name: { type: 'string' }, city: { type: 'string' } };
  app = await createTestApp(server, {
    files: {
      ...(Object.fromEntries(entities) as Record<string, string>),
      'entities/Row.json': schemaOf(plain),
      ...Object.fromEntries(['FarRow', 'FarLine', 'ZeroRow'].map((name) => [`entities/${name}.json`, schemaOf(plain)])),
      'entities/Bill.json': schemaOf({
        title: { type: 'string' },
        amount: { type: 'number' },
        due: { type: 'string', format: 'date' },
        active: { type: 'boolean' },
      }),
    },
  });
});
afterAll(() => server.close());

const path = (entity: string, rest = '') => `/api/apps/${app.id}/entities/${entity}${rest}`;
function send(entity: string, content: CorpusFile['content'], query = '?formats=guess') {
  const body = new FormData();
  body.set('file', new File([content], 'file.csv'));
  return server.request(path(entity, `/import${query}`), { method: 'POST', token: app.owner.token, body });
}

/** What the server stored, in the order of the file. */
async function storedIn(entity: string, fields: CorpusFile['fields']): Promise<Record<string, unknown>[]> {
  const answer = await server.request(path(entity, '?sort=created_date&limit=100'), { token: app.owner.token });
  const records = (await answer.json()) as Record<string, unknown>[];
  return records.map((record) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => Object.hasOwn(fields, name))),
  );
}

test.each(corpusFiles.map((file, at) => [file.name, file, nameOf(at)] as const))(
  'through the server: %s',
  async (_, file, entity) => {
    const answer = await send(entity, file.content);
    expect(answer.status).toBe(200);
    const { imported, rejected, altered, alteredCells } = (await answer.json()) as ImportResult;
    expect(imported).toBe(file.stored.length);
    const stored = await storedIn(entity, file.fields);
    expect(stored).toHaveLength(file.stored.length);
    expect(stored).toEqual(expect.arrayContaining(file.stored));
    const marks = file.altered ?? [];
    expect(altered.map(({ row, field, text, stored: value }) => [row, field, text, value])).toEqual(marks);
    expect(alteredCells).toBe(marks.length);
    expect(rejected.map(({ row, reason }) => [row, reason])).toEqual(
      (file.rejected ?? []).map(([row, reason]) => [row, expect.stringContaining(reason) as string]),
    );
  },
);

test.each(refusedFiles.map(({ name, content, sentence }) => [name, content, sentence] as const))(
  'through the server: %s is refused in words',
  async (_, content, sentence) => {
    const answer = await send('Row', content);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { message: string }).message).toBe(sentence);
  },
);

test('[CSV-15] [CSV-26] [CSV-27] a plain call reads as specified, and its answer names every value that is not as written', async () => {
  const answer = await send('Bill', 'title;amount;due;active\nStraße AG;-12,5;01.02.2026;ja\n', '');
  const result = (await answer.json()) as ImportResult;
  expect(result).toMatchObject({
    imported: 1,
    alteredCells: 3,
    altered: [
      { row: 1, field: 'amount', text: '-12,5', stored: -12 },
      { row: 1, field: 'due', text: '01.02.2026', stored: '2026-01-02' },
      { row: 1, field: 'active', text: 'ja', stored: false },
    ],
  });
  expect(result.details).toBe(
    'Imported 1 row. 3 values were not stored as they were written. Row 1, amount: “-12,5” was stored as -12. ' +
      'Row 1, due: “01.02.2026” was stored as 2026-01-02. Row 1, active: “ja” was stored as false.',
  );
});

const plainRows = `name,city\n${'Ada,Rome\n'.repeat(9_000)}`;

test.each<[string, string, BufferEncoding]>([
  ['of Windows', 'FarRow', 'latin1'],
  ['of UTF-8', 'FarLine', 'utf8'],
])('[CSV-26] a letter %s far down a file of plain letters is read as it was written', async (_, entity, encoding) => {
  const answer = await send(entity, Uint8Array.from(Buffer.from(`${plainRows}Jürgen,Köln\n`, encoding)));
  expect(await answer.json()).toMatchObject({ imported: 9_001, alteredCells: 0 });
  const query = encodeURIComponent(JSON.stringify({ name: 'Jürgen', city: 'Köln' }));
  const found = await server.request(path(entity, `?q=${query}`), { token: app.owner.token });
  expect(await found.json()).toHaveLength(1);
});

test('[CSV-12] a zero byte far down a file keeps its row out, and no other', async () => {
  const answer = await send('ZeroRow', `${plainRows}Gra\u0000ce,Paris\nAlan,London\n`);
  expect(answer.status).toBe(200);
  const result = (await answer.json()) as ImportResult;
  expect(result).toMatchObject({ imported: 9_001 });
  expect(result.rejected).toMatchObject([{ row: 9_001 }]);
});

test('[CSV-27] formats that are none are refused', async () => {
  expect((await send('Bill', 'title\nx', '?formats=maybe')).status).toBe(400);
});
