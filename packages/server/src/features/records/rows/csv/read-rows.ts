import type { CsvMapping, ImportFormats } from '@whittle/contract/csv';
import { limits } from '@whittle/contract/limits';
import { noSigns, noteSigns } from '@whittle/domain/entities/cells/guess-format';
import { detectDelimiter } from '@whittle/domain/entities/csv/delimiter';
import { basicMapping, columnsOf, withFormats } from '@whittle/domain/entities/csv/guess-mapping';
import { type CsvRow, readCsv } from '@whittle/domain/entities/csv/read-csv';
import { type Alteration, createRowReader } from '@whittle/domain/entities/csv/row-reader';
import { csvTargets } from '@whittle/domain/entities/csv/targets';
import type { Entity } from '@whittle/domain/entities/entity';
import { isPlainObject, type Json } from '@whittle/domain/entities/json';
import { readNewRecord } from '@whittle/domain/entities/record-input';
import { unlikeDeclared } from '@whittle/domain/entities/unlike-declared';
import { isServerField } from '@whittle/domain/entities/undeclared-names';
import { AppError } from '../../../../http/app-error.ts';
import { parseJson } from '../../../../http/parse-json.ts';
import { decodeText } from './decode-text.ts';

/** A row of a file: a record to create, or why there is none. `row` counts the rows of data from 1. */
export type FileRow =
  | { row: number; ok: true; record: Record<string, unknown>; altered: readonly Alteration[] }
  | { row: number; ok: false; reason: string };

/** Hears of columns of a table that hold values and go to no field. */
export type NoteLeft = (columns: readonly string[]) => void;

/**
 * The rows of a CSV file with a header, of JSON lines, or of a JSON array, checked against the declaration. Columns go to
 * the fields that they are called like. Throws `import-unreadable` for a file that is none of these.
 */
export async function* readRows(
  entity: Entity,
  bytes: AsyncIterable<Uint8Array>,
  { formats, noteLeft }: { formats: ImportFormats; noteLeft: NoteLeft },
): AsyncGenerator<FileRow> {
  const { head, chunks } = await decodeText(bytes);
  const first = head.trimStart()[0];
  if (first === '{') yield* readJsonLines(entity, chunks);
  else if (first === '[') yield* readJsonArray(entity, chunks);
  else if (head.startsWith('PK\u0003\u0004')) throw new AppError('import-unreadable', { message: spreadsheet });
  else if (head.includes('\0') || head.startsWith('%PDF')) {
    throw new AppError('import-unreadable');
  } else yield* readTable(entity, { head, chunks }, { formats, noteLeft });
}

const spreadsheet =
  'Failed to parse CSV file. Please check the format. This is a spreadsheet: save it as CSV and import that file.';

async function* readTable(
  entity: Entity,
  { head, chunks }: { head: string; chunks: AsyncIterable<string> },
  { formats, noteLeft }: { formats: ImportFormats; noteLeft: NoteLeft },
): AsyncGenerator<FileRow> {
  const delimiter = detectDelimiter(head);
  let left: LeftColumn[] = [];
  let reader: ReturnType<typeof createRowReader> | null = null;
  for await (const { headers, headerProblem, rows } of readCsv(chunks, { delimiter })) {
    if (headerProblem) throw new AppError('import-unreadable');
    if (!reader) {
      const samples = rows.slice(0, limits.csvPreviewRows).map((row) => row.cells);
      const named = basicMapping(columnsOf(headers, samples), csvTargets(entity));
      if (named.every((mapping) => mapping.schemaField === null)) throw noColumn(entity, headers);
      const mappings = formats === 'guess' ? withFormats(named, signsOf(headers, rows), delimiter) : named;
      reader = createRowReader(entity, mappings);
      left = leftColumns(named);
    }
    for (const { line, cells, problem } of rows) {
      if (problem) yield { row: line, ok: false, reason: problem };
      else yield { row: line, ...reader.read(cells) };
    }
    const held = left.filter(({ at }) => rows.some(({ cells }) => (cells[at] ?? '') !== ''));
    noteLeft(held.map(({ header }) => header));
    left = left.filter((column) => !held.includes(column));
  }
}

type LeftColumn = { at: number; header: string };

/** Columns that go to no field; those that the server sets itself are none that anybody would miss. */
const leftColumns = (mappings: readonly CsvMapping[]): LeftColumn[] =>
  mappings.flatMap(({ csvHeader: header, schemaField }, at) =>
    schemaField === null && !isServerField(header) ? [{ at, header }] : [],
  );

/** What the first part of a file shows: a file is read once, while it arrives. */
function signsOf(headers: readonly string[], rows: readonly CsvRow[]) {
  return headers.map((_, at) => {
    const signs = noSigns();
    for (const { cells, problem } of rows) if (!problem) noteSigns(signs, cells[at] ?? '');
    return signs;
  });
}

const noColumn = (entity: Entity, headers: readonly string[]) =>
  new AppError('import-unreadable', {
    message: `No column matches a field of ${entity.name}. The file has: ${headers.join(', ').slice(0, 300)}.`,
  });

async function* readJsonLines(entity: Entity, chunks: AsyncIterable<string>): AsyncGenerator<FileRow> {
  let row = 0;
  let rest = '';
  const check = (line: string): FileRow | null => {
    if (line.trim() === '') return null;
    row += 1;
    return readJson(entity, line, row);
  };
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    if (rest.length > 2 * limits.recordMaxBytes) throw new AppError('import-unreadable');
    for (const line of lines) {
      const read = check(line);
      if (read) yield read;
    }
  }
  const last = check(rest);
  // A single object over many lines is one record.
  if (last) yield last;
}

/** An array is read as a whole; more than fits belongs into JSON lines. */
async function* readJsonArray(entity: Entity, chunks: AsyncIterable<string>): AsyncGenerator<FileRow> {
  let text = '';
  for await (const chunk of chunks) {
    text += chunk;
    if (text.length > limits.recordListMaxBytes) {
      throw new AppError('file-too-big', {
        message: `A JSON array can be at most ${limits.recordListMaxBytes / 1_000_000} MB. Send a larger file as CSV or as one record per line.`,
      });
    }
  }
  let values: unknown;
  try {
    values = parseJson(text);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('import-unreadable', { cause });
  }
  for (const [index, value] of (values as unknown[]).entries()) yield checkRecord(entity, value, index + 1);
}

/** ENT-41: fields that hold what their declaration does not say, with the whole value that was sent. */
const unlikeFields = (entity: Entity, record: Record<string, unknown>): Alteration[] =>
  [...unlikeDeclared(entity, record)].map(([field, unlike]) => {
    const stored = (record[field] ?? null) as Json;
    return { field, text: typeof stored === 'string' ? stored : JSON.stringify(stored), stored, unlike };
  });

function readJson(entity: Entity, line: string, row: number): FileRow {
  try {
    return checkRecord(entity, parseJson(line), row);
  } catch (error) {
    if (error instanceof AppError) return { row, ok: false, reason: error.message };
    return { row, ok: false, reason: 'The line is not valid JSON.' };
  }
}

function checkRecord(entity: Entity, value: unknown, row: number): FileRow {
  const checked = readNewRecord(entity, value);
  if (!checked.ok || !isPlainObject(value)) return { row, ok: false, reason: checked.ok ? '' : checked.message };
  return { row, ok: true, record: value, altered: unlikeFields(entity, value) };
}
