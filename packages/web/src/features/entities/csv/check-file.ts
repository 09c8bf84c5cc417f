import type { Alteration } from '@whittle/domain/entities/csv/row-reader';
import { readFile, type ReadRequest } from './read-file.ts';

/** What an import of the file would do, before it is begun. */
export type FileCheck = {
  /** Rows that no record can be made of, and the first of them. */
  refused: number;
  firstRefused: { line: number; reason: string } | null;
  /** Values that would not be stored as they are written, or as their fields say, by field and kind, with the first one (CSV-26, ENT-41). */
  altered: { field: string; count: number; line: number; first: Alteration }[];
};

/** Reads and converts every row; null when `isInterrupted` says that somebody asks for something else. */
export async function checkFile(request: ReadRequest, isInterrupted: () => boolean): Promise<FileCheck | null> {
  const check: FileCheck = { refused: 0, firstRefused: null, altered: [] };
  const byField = new Map<string, FileCheck['altered'][number]>();
  for await (const rows of readFile(request)) {
    if (isInterrupted()) return null;
    for (const row of rows) {
      if (!row.ok) {
        if (row.isSkipped) continue;
        check.refused += 1;
        check.firstRefused ??= { line: row.line, reason: row.reason };
        continue;
      }
      for (const first of row.altered) {
        const kind = `${first.unlike === undefined ? 'altered' : 'unlike'} ${first.field}`;
        const known = byField.get(kind);
        if (known) known.count += 1;
        else byField.set(kind, { field: first.field, count: 1, line: row.line, first });
      }
    }
  }
  return { ...check, altered: [...byField.values()] };
}
