import type { RecordEdits } from './cell-edits.ts';
import type { PendingRow } from './pending-rows.ts';

/** What a waiting row shows instead of values. */
export function pendingEdits({ values, texts: typed, problems }: PendingRow): RecordEdits {
  const columns = new Set([...Object.keys(typed), ...Object.keys(problems)]);
  return new Map(
    [...columns].map((column) => [
      column,
      {
        value: values[column],
        text: typed[column] ?? null,
        status: 'failed' as const,
        message: problems[column] ?? null,
      },
    ]),
  );
}
