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

test.each([
  ['a spreadsheet of before 2007', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['a zip that is no Excel file', [0x50, 0x4b, 3, 4, 0, 0, 0, 0]],
])('[CSV-29] %s is refused as a spreadsheet', async (_, bytes) => {
  expect(await analyseFile(new Blob([Uint8Array.from(bytes)]), {})).toEqual({ ok: false, problem: 'spreadsheet' });
});
