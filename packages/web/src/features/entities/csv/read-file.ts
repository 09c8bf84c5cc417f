import type { CsvMapping } from '@whittle/contract/csv';
import { limits } from '@whittle/contract/limits';
import { type ColumnSigns, noSigns, noteSigns } from '@whittle/domain/entities/cells/guess-format';
import { type Delimiter, detectDelimiter } from '@whittle/domain/entities/csv/delimiter';
import { detectEncoding, encodingSampleBytes, firstBeyondAscii } from '@whittle/domain/entities/csv/detect-encoding';
import type { CsvEncoding } from '@whittle/domain/entities/csv/encodings';
import { readCsv } from '@whittle/domain/entities/csv/read-csv';
import { type Alteration, type CsvRecord, createRowReader } from '@whittle/domain/entities/csv/row-reader';
import { parseEntity } from '@whittle/domain/entities/entity';
import { readWorkbook, type Workbook } from './workbook.ts';

/** How a file is read: found out, or chosen by the person. */
export type FileFormat = {
  encoding: CsvEncoding;
  delimiter: Delimiter;
  /** Of an Excel file. */
  sheet?: string | undefined;
};

export type Analysis =
  | {
      ok: true;
      format: FileFormat;
      headers: string[];
      /** The first rows that can be read (CSV-05). */
      sampleRows: string[][];
      /** How the values of each column are written. */
      signs: ColumnSigns[];
      /** Rows that can be read, and rows that cannot and are left out (CSV-12). */
      rows: number;
      skipped: number;
      firstSkipped: { line: number; reason: string } | null;
      /** An Excel file has been made CSV: its sheets, and the chosen one's text. */
      workbook: Workbook | null;
    }
  | { ok: false; problem: 'empty' | 'no-rows' | 'unreadable' | 'spreadsheet' };

/** A row on its way to the server, or why it does not go there. `isSkipped` rows do not count among the file's rows. */
export type CheckedRow = { line: number; cells: string[] } & (
  { ok: true; record: CsvRecord; altered: readonly Alteration[] } | { ok: false; reason: string; isSkipped: boolean }
);

export type ReadRequest = { file: Blob; format: FileFormat; entity: string; schema: string; mappings: CsvMapping[] };

/** Looked through at once for letters. */
const scanBytes = 1_000_000;

/** Rows whose values say how a column is written; more of them tell nothing new. */
const signRows = 20_000;

/**
 * Reads the whole file once: what its columns are called, how many rows it has, and whether it is one at all. `onRead` hears
 * of every whole percent of the file that has been read.
 */
export async function analyseFile(
  file: Blob,
  chosen: Partial<FileFormat>,
  onRead: (percent: number) => void = () => {},
): Promise<Analysis> {
  const head = new Uint8Array(await file.slice(0, encodingSampleBytes).arrayBuffer());
  if (head.length === 0) return { ok: false, problem: 'empty' };
  if (starts(head, [0x50, 0x4b, 3, 4])) return analyseWorkbook(file, chosen, onRead);
  // A spreadsheet of before 2007, or a PDF, that may be called .csv.
  if (starts(head, [0xd0, 0xcf, 0x11, 0xe0])) return { ok: false, problem: 'spreadsheet' };
  if (starts(head, [0x25, 0x50, 0x44, 0x46])) return { ok: false, problem: 'unreadable' };
  const encoding = chosen.encoding ?? (await encodingOf(file, head));
  const start = new TextDecoder(encoding).decode(head, { stream: true });
  const format: FileFormat = { encoding, delimiter: chosen.delimiter ?? detectDelimiter(start) };
  const analysis = { ok: true as const, format, sampleRows: [] as string[][], rows: 0, skipped: 0 };
  let headers: string[] | null = null;
  let signs: ColumnSigns[] = [];
  let firstSkipped: { line: number; reason: string } | null = null;
  for await (const part of readCsv(textOf(file, encoding, onRead), format)) {
    if (part.headerProblem) return { ok: false, problem: 'unreadable' };
    headers ??= part.headers;
    if (signs.length === 0) signs = headers.map(noSigns);
    for (const { line, cells, problem } of part.rows) {
      if (problem) {
        analysis.skipped += 1;
        firstSkipped ??= { line, reason: problem };
        continue;
      }
      analysis.rows += 1;
      if (analysis.rows <= signRows) for (const [at, one] of signs.entries()) noteSigns(one, cells[at] ?? '');
      if (analysis.sampleRows.length < limits.csvPreviewRows) analysis.sampleRows.push(cells);
    }
  }
  if (!headers) return { ok: false, problem: 'empty' };
  if (analysis.rows === 0) return { ok: false, problem: 'no-rows' };
  return { ...analysis, headers, signs, firstSkipped, workbook: null };
}

/** A beginning of plain ASCII says nothing: the first other letter tells, however far down it is. */
async function encodingOf(file: Blob, head: Uint8Array): Promise<CsvEncoding> {
  const encoding = detectEncoding(head);
  if (encoding !== 'utf-8' || firstBeyondAscii(head) !== -1) return encoding;
  for (let start = head.length; start < file.size; start += scanBytes) {
    const other = firstBeyondAscii(new Uint8Array(await file.slice(start, start + scanBytes).arrayBuffer()));
    if (other === -1) continue;
    const sample = file.slice(start + other, start + other + encodingSampleBytes);
    return detectEncoding(new Uint8Array(await sample.arrayBuffer()));
  }
  return encoding;
}

async function analyseWorkbook(
  file: Blob,
  { sheet }: Partial<FileFormat>,
  onRead: (percent: number) => void,
): Promise<Analysis> {
  const workbook = await readWorkbook(file, sheet);
  if (!workbook) return { ok: false, problem: 'spreadsheet' };
  const analysis = await analyseFile(workbook.content, { encoding: 'utf-8', delimiter: ',' }, onRead);
  if (!analysis.ok) return analysis;
  return { ...analysis, format: { ...analysis.format, sheet: workbook.sheet }, workbook };
}

const partRows = 250;

/** The rows of the file, converted and checked against the declaration, a few at a time and only when asked for. */
export async function* readFile({ file, format, entity, schema, mappings }: ReadRequest): AsyncGenerator<CheckedRow[]> {
  const parsed = parseEntity(entity, schema);
  if (!parsed.ok) throw new Error(parsed.message);
  const reader = createRowReader(parsed.entity, mappings);
  for await (const { rows } of readCsv(textOf(file, format.encoding), format)) {
    for (let at = 0; at < rows.length; at += partRows) {
      yield rows.slice(at, at + partRows).map(({ line, cells, problem }): CheckedRow => {
        if (problem) return { line, cells, ok: false, reason: problem, isSkipped: true };
        const read = reader.read(cells);
        return read.ok
          ? { line, cells, ok: true, record: read.record, altered: read.altered }
          : { line, cells, ok: false, reason: read.reason, isSkipped: false };
      });
    }
  }
}

/** Decoded piece by piece: a letter may lie across two of them. */
async function* textOf(
  file: Blob,
  encoding: CsvEncoding,
  onRead: (percent: number) => void = () => {},
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let bytes = 0;
  let told = 0;
  const reader = file.stream().getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      yield decoder.decode(next.value, { stream: true });
      bytes += next.value.length;
      const percent = Math.floor((bytes / file.size) * 100);
      if (percent > told) onRead((told = percent));
    }
    yield decoder.decode();
  } finally {
    reader.releaseLock();
  }
}

const starts = (head: Uint8Array, bytes: readonly number[]) => bytes.every((byte, at) => head[at] === byte);
