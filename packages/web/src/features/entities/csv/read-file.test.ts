import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { analyseFile, readFile } from './read-file.ts';

test('[CSV-03] while a large file is read one hears how much of it has been', async () => {
  const rows = Array.from({ length: 40_000 }, (_, n) => `Person ${n},${n}\n`);
  const percents: number[] = [];
  const analysis = await analyseFile(new Blob(['name,seats\n', ...rows]), {}, (percent) => percents.push(percent));
  expect(analysis).toMatchObject({ ok: true, rows: 40_000, headers: ['name', 'seats'] });
  expect(percents.length).toBeGreaterThan(3);
  expect(percents).toEqual([...new Set(percents)].sort((a, b) => a - b));
  expect(percents.at(-1)).toBe(100);
});

test('[CSV-29] an Excel file is read as the sheet that is chosen', async () => {
  const file = new Blob([readFileSync(new URL('../../../../../../fixtures/files/stock.xlsx', import.meta.url))]);
  const analysis = await analyseFile(file, {});
  expect(analysis).toMatchObject({ ok: true, rows: 2, headers: ['Product Name', 'Price', 'In stock'] });
  if (!analysis.ok || !analysis.workbook) throw new Error('the workbook was not read');
  expect(analysis.sampleRows[0]).toEqual(['Oak, plain', '39.5', '12']);
  expect(analysis.format.sheet).toBe(analysis.workbook.sheets[0]);
  const schema = JSON.stringify({ properties: { product_name: { type: 'string' }, price: { type: 'number' } } });
  const rows = readFile({
    ...{ file: analysis.workbook.content, format: analysis.format, entity: 'Stock', schema },
    mappings: [
      { csvHeader: 'Product Name', schemaField: 'product_name', dataType: 'text', splitCharacter: null },
      { csvHeader: 'Price', schemaField: 'price', dataType: 'number', splitCharacter: null },
    ],
  });
  expect((await rows.next()).value).toMatchObject([
    { ok: true, record: { product_name: 'Oak, plain', price: 39.5 } },
    { ok: true, record: { product_name: 'Ash', price: 28 } },
  ]);
});

const fixture = (name: string) =>
  new Blob([readFileSync(new URL(`../../../../../../fixtures/files/${name}`, import.meta.url))]);

test('[CSV-29] times, spans and long numbers of a sheet are what stands there', async () => {
  const analysis = await analyseFile(fixture('times.xlsx'), {});
  if (!analysis.ok) throw new Error('the workbook was not read');
  expect(analysis.sampleRows).toEqual([['Opening', '2026-01-31', '14:30:15', '30:00:00', '9007199254740993', '39.95']]);
});

test.each(['days-from-1904.xlsx', 'days-from-1904-as-true.xlsx'])(
  '[CSV-29] days that a sheet counts from 1904 are those of the calendar: %s',
  async (name) => {
    expect(await analyseFile(fixture(name), {})).toMatchObject({ ok: true, sampleRows: [['Opening', '2026-01-31']] });
  },
);

test('[CSV-26] a letter far down a file of plain letters says how it is encoded', async () => {
  const plain = 'name,city\n' + 'Ada,Rome\n'.repeat(10_000);
  const analysis = await analyseFile(new Blob([plain, Uint8Array.from(Buffer.from('Jürgen,Köln\n', 'latin1'))]), {});
  expect(analysis).toMatchObject({ ok: true, rows: 10_001, format: { encoding: 'windows-1252' } });
  const utf8 = await analyseFile(new Blob([plain, 'Jürgen,Köln\n']), {});
  expect(utf8).toMatchObject({ ok: true, rows: 10_001, format: { encoding: 'utf-8' } });
});

test.each([
  ['a spreadsheet of before 2007', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['a zip that is no Excel file', [0x50, 0x4b, 3, 4, 0, 0, 0, 0]],
])('[CSV-29] %s is refused as a spreadsheet', async (_, bytes) => {
  expect(await analyseFile(new Blob([Uint8Array.from(bytes)]), {})).toEqual({ ok: false, problem: 'spreadsheet' });
});
