import { noSigns, noteSigns } from '@whittle/domain/entities/cells/guess-format';
import { detectDelimiter } from '@whittle/domain/entities/csv/delimiter';
import { detectEncoding } from '@whittle/domain/entities/csv/detect-encoding';
import { basicMapping, columnsOf, withFormats } from '@whittle/domain/entities/csv/guess-mapping';
import { readCsv } from '@whittle/domain/entities/csv/read-csv';
import { createRowReader } from '@whittle/domain/entities/csv/row-reader';
import { csvTargets } from '@whittle/domain/entities/csv/targets';
import { parseEntity } from '@whittle/domain/entities/entity';
import { expect, test } from 'vitest';
import type { CorpusFile } from './corpus-file.ts';
import { corpusFiles, refusedFiles } from './files.ts';

async function read({ content, fields }: CorpusFile) {
  const parsed = parseEntity('Row', JSON.stringify({ properties: fields }));
  if (!parsed.ok) throw new Error(parsed.message);
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const text = new TextDecoder(detectEncoding(bytes)).decode(bytes);
  const delimiter = detectDelimiter(text);
  async function* chunks() {
    yield text;
  }
  const stored: unknown[] = [];
  const altered: unknown[] = [];
  const rejected: [number, string][] = [];
  for await (const { headers, rows } of readCsv(chunks(), { delimiter })) {
    const samples = rows.slice(0, 5).map(({ cells }) => cells);
    const named = basicMapping(columnsOf(headers, samples), csvTargets(parsed.entity));
    const signs = headers.map((_, at) => {
      const own = noSigns();
      for (const { cells, problem } of rows) if (!problem) noteSigns(own, cells[at] ?? '');
      return own;
    });
    const reader = createRowReader(parsed.entity, withFormats(named, signs, delimiter));
    for (const { line, cells, problem } of rows) {
      const row = problem ? { ok: false as const, reason: problem } : reader.read(cells);
      if (!row.ok) rejected.push([line, row.reason]);
      else {
        stored.push(row.record);
        altered.push(...row.altered.map((cell) => [line, cell.field, cell.text, cell.stored]));
      }
    }
  }
  return { stored, altered, rejected };
}

test.each(corpusFiles.map((file) => [file.name, file] as const))('%s', async (_, file) => {
  const { stored, altered, rejected } = await read(file);
  expect(stored).toEqual(file.stored);
  expect(altered).toEqual(file.altered ?? []);
  expect(rejected).toEqual(
    (file.rejected ?? []).map(([row, reason]) => [row, expect.stringContaining(reason) as string]),
  );
});

test('[CSV-25] [CSV-26] the corpus has forty files and more', () => {
  expect(corpusFiles.length + refusedFiles.length).toBeGreaterThanOrEqual(40);
});
