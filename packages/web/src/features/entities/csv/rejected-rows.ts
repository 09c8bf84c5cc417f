import { byteOrderMark, csvLine } from '@whittle/domain/entities/csv/write-csv';
import type { FailedBatch, Rejected } from './import-run.ts';
import { csvTexts as texts } from './csv.texts.ts';

const linesAtOnce = 500;

/** Collects rows that did not come in, as the file had them and with the reason, in blobs that the browser may keep on disk. */
export function createRejectedRows(headers: readonly string[]) {
  const parts: Blob[] = [];
  let lines: string[] = [];
  const toLine = ({ cells, reason }: { cells: readonly string[]; reason: string }) =>
    csvLine([...headers.map((_, at) => cells[at] ?? ''), ...cells.slice(headers.length), reason]);

  return {
    add(row: Rejected): void {
      lines.push(toLine(row));
      if (lines.length < linesAtOnce) return;
      parts.push(new Blob(lines));
      lines = [];
    },
    /** The rows that are out for good, and those of batches that can be tried again. */
    toFile(waiting: readonly FailedBatch[]): Blob {
      const head = csvLine([...headers, texts.reasonColumn]);
      const failed = waiting.flatMap(({ rows, refusal }) =>
        rows.map((row) => {
          const reason = refusal?.reason ?? texts.importFailed;
          return toLine({ ...row, reason: !refusal || refusal.line === row.line ? reason : texts.notSent(reason) });
        }),
      );
      return new Blob([byteOrderMark, head, ...parts, ...lines, ...failed], { type: 'text/csv;charset=utf-8' });
    },
  };
}
