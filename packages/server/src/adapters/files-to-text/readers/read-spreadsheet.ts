import { isUnseen1904, workbookCell, workbookNumber } from '@whittle/domain/entities/csv/workbook-cell';
import { csvCell } from '@whittle/domain/entities/csv/write-csv';
import readXlsxFile from 'read-excel-file/node';
import { readParts } from '../../documents/readers/zip-parts.ts';

/** Each sheet as CSV; the name of the sheet stands in front where there are several. */
export async function readSheet(bytes: Uint8Array): Promise<{ text: string }> {
  const sheets = await readXlsxFile(Buffer.from(bytes), { parseNumber: workbookNumber });
  const info = await readParts(bytes, (path) => path === 'xl/workbook.xml');
  const is1904 = [...info.values()].some(isUnseen1904);
  const texts = sheets.map(({ sheet, data }) => {
    const rows = data.map((row) => row.map((cell) => csvCell(workbookCell(cell, is1904))).join(','));
    return sheets.length > 1 ? `# ${sheet}\n${rows.join('\n')}` : rows.join('\n');
  });
  return { text: texts.join('\n\n') };
}
