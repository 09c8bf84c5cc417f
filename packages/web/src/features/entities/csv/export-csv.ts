import type { EntityRecord } from '@whittle/contract/entities';
import type { Entity } from '@whittle/domain/entities/entity';
import { byteOrderMark, csvLine, exportColumns, exportFileName } from '@whittle/domain/entities/csv/write-csv';
import { exportUrl } from './csv.requests.ts';
import { downloadFile } from '../../../lib/download-file.ts';

type ExportOptions = {
  appId: string;
  entity: Entity;
  /** The filter and the order of the grid, as its own calls send them. */
  query: { q?: string; sort?: string };
  /** How many records match. */
  total: number;
  /** All of them, where they are loaded already. */
  records?: readonly EntityRecord[];
};

/** Downloads every record that matches, as CSV; false when there is none (CSV-22 to CSV-24). */
export function exportCsv({ appId, entity, query, total, records }: ExportOptions): boolean {
  if (total === 0) return false;
  const name = exportFileName(entity.name, new Date());
  if (records?.length === total) {
    const fields = exportColumns(entity.properties.keys());
    const lines = records.map((record) => csvLine(fields.map((field) => record[field])));
    downloadFile(new Blob([byteOrderMark, csvLine(fields), ...lines], { type: 'text/csv;charset=utf-8' }), name);
  } else {
    downloadFile(exportUrl(appId, entity.name, query), name);
  }
  return true;
}
