import { csvCell } from '@whittle/domain/entities/csv/write-csv';
import readXlsxFile from 'read-excel-file/node';

/** Each sheet as CSV; the name of the sheet stands in front where there are several. */
export async function readSheet(bytes: Uint8Array): Promise<{ text: string }> {
  const sheets = await readXlsxFile(Buffer.from(bytes));
  const texts = sheets.map(({ sheet, data }) => {
    const rows = data.map((row) => row.map((cell) => csvCell(asCell(cell))).join(','));
    return sheets.length > 1 ? `# ${sheet}\n${rows.join('\n')}` : rows.join('\n');
  });
  return { text: texts.join('\n\n') };
}

/** Dates in sheets have no zone; midnight is a day without a time. */
function asCell(cell: unknown): unknown {
  if (!(cell instanceof Date)) return cell;
  return cell.toISOString().replace(/T00:00:00\.000Z$/, '');
}
