import { isUnseen1904, workbookCell, workbookNumber } from '@whittle/domain/entities/csv/workbook-cell';
import { csvLine } from '@whittle/domain/entities/csv/write-csv';

/** A larger file takes a browser more memory than it may have: numbers of a sheet unpack to many times their bytes. */
const workbookMaxBytes = 20_000_000;

export type Workbook = {
  sheets: string[];
  /** The one that `content` holds, as CSV. */
  sheet: string;
  content: Blob;
};

/**
 * An Excel file (.xlsx) as CSV: the sheet that is wished, else the first one that holds something. Null for every other
 * zip and for a file that is too large.
 */
export async function readWorkbook(file: Blob, wished: string | undefined): Promise<Workbook | null> {
  if (file.size > workbookMaxBytes) return null;
  try {
    // Most files are CSV and do without it.
    const { default: readXlsxFile } = await import('read-excel-file/web-worker');
    const sheets = await readXlsxFile(file, { parseNumber: workbookNumber });
    const is1904 = await countsFrom1904(file);
    const chosen =
      sheets.find(({ sheet }) => sheet === wished) ?? sheets.find(({ data }) => data.length > 0) ?? sheets[0];
    if (!chosen) return null;
    const lines = chosen.data.map((row) => csvLine(row.map((cell) => workbookCell(cell, is1904))));
    return { sheets: sheets.map(({ sheet }) => sheet), sheet: chosen.sheet, content: new Blob(lines) };
  } catch {
    return null;
  }
}

const infoPath = 'xl/workbook.xml';

async function countsFrom1904(file: Blob): Promise<boolean> {
  const { strFromU8, unzipSync } = await import('fflate');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const info = unzipSync(bytes, { filter: ({ name }) => name === infoPath })[infoPath];
  return info !== undefined && isUnseen1904(strFromU8(info));
}
