import type { CsvDataType, CsvFormat } from '@whittle/contract/csv';
import { guessFormats, noSigns, noteSigns } from '../cells/guess-format.ts';
import type { GridColumn, GridDataType } from './columns.ts';

const written: Partial<Record<GridDataType, CsvDataType>> = { number: 'number', datetime: 'datetime' };

/**
 * How the columns of a pasted table are written (CSV-25), found out as for a file: from the values of each column, and
 * from the other columns where those fit both ways. `columns` stand where the cells of a row go.
 */
export function textFormats(
  columns: readonly (Pick<GridColumn, 'dataType'> | undefined)[],
  rows: readonly (readonly string[])[],
): (CsvFormat | undefined)[] {
  const noted = columns.map((column, at) => {
    const signs = noSigns();
    for (const row of rows) noteSigns(signs, row[at] ?? '');
    return { dataType: (column && written[column.dataType]) ?? ('text' as const), signs };
  });
  return guessFormats(noted, { delimiter: '\t' });
}
