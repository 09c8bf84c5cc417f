import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseEntity } from '../entity.ts';
import { detectDelimiter } from './delimiter.ts';
import { columnsOf, guessMapping } from './guess-mapping.ts';
import { readCsv } from './read-csv.ts';
import { createRowReader } from './row-reader.ts';
import { csvTargets } from './targets.ts';
import { csvLine, exportColumns, exportFileName, csvCell } from './write-csv.ts';

const parsed = parseEntity(
  'Booking',
  JSON.stringify({
    properties: {
      name: { type: 'string' },
      seats: { type: 'number' },
      isPaid: { type: 'boolean' },
      at: { type: 'string', format: 'date-time' },
      day: { type: 'string', format: 'date' },
      tags: { type: 'array', items: { type: 'string' } },
      scores: { type: 'array', items: { type: 'number' } },
      place: { type: 'object', properties: { city: { type: 'string' }, floor: { type: 'number' } } },
      rows: { type: 'array', items: { type: 'object' } },
    },
  }),
);
if (!parsed.ok) throw new Error(parsed.message);
const { entity } = parsed;

/** Values that survive: an import trims texts and leaves empty ones out (CSV-12), and dates are instants. */
const text = fc.string({ unit: 'binary', maxLength: 12 }).filter((value) => {
  const isLineOfItsOwn = value.trim() !== value || value === '';
  return !isLineOfItsOwn && value.isWellFormed() && !value.includes('\u0000') && !value.startsWith('\uFEFF');
});
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (Object.is(value, -0) ? 0 : value));
const date = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
const record = fc.record(
  {
    name: text,
    seats: number,
    isPaid: fc.boolean(),
    at: date.map((value) => value.toISOString()),
    day: date.map((value) => value.toISOString().slice(0, 10)),
    tags: fc.array(text, { maxLength: 4 }),
    scores: fc.array(number, { maxLength: 3 }),
    place: fc.record({ city: text, floor: number }, { requiredKeys: [] }),
    rows: fc.array(
      fc.dictionary(
        text.filter((key) => !/^(__proto__|constructor|prototype)$/.test(key)),
        fc.oneof(text, number, fc.boolean(), fc.constant(null)),
        { maxKeys: 3 },
      ),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: ['name'] },
);

test('[CSV-23] [S-22] what is exported is imported exactly as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(record, { minLength: 1, maxLength: 8 }), async (records) => {
      const columns = exportColumns(entity.properties.keys());
      const lines = records.map((one) => csvLine(columns.map((column) => (one as Record<string, unknown>)[column])));
      const csv = csvLine(columns) + lines.join('');
      expect(await importBack(csv)).toEqual(records);
    }),
    { numRuns: 500 },
  );
});

async function importBack(csv: string): Promise<unknown[]> {
  async function* chunks() {
    yield csv;
  }
  const records: unknown[] = [];
  for await (const { headers, rows } of readCsv(chunks(), {
    delimiter: detectDelimiter(csv.slice(0, csv.indexOf('\n') + 1)),
  })) {
    const samples = rows.slice(0, 5).map((row) => row.cells);
    const reader = createRowReader(entity, guessMapping(columnsOf(headers, samples), csvTargets(entity)));
    for (const { cells, problem } of rows) {
      expect(problem).toBeNull();
      const read = reader.read(cells);
      expect(read).toMatchObject({ ok: true });
      records.push(read.ok ? read.record : null);
    }
  }
  return records;
}

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=SUM(A1)', '=SUM(A1)'],
  [{ a: 1 }, '"{""a"":1}"'],
  [['x'], '"[""x""]"'],
  [0, '0'],
  [false, 'false'],
  [null, ''],
  [undefined, ''],
])('[CSV-23] %j is written as %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test('[CSV-24] an export is named after its entity and its day in UTC', () => {
  expect(exportFileName('Booking', new Date('2026-11-21T23:30:00-05:00'))).toBe('Booking_export_2026-11-22.csv');
});
