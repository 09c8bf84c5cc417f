import type { EntityRecord } from '@whittle/contract/entities';
import type { gridCells } from './grid-cells.ts';
import type { DataGridHandlers, GridTarget } from './grid-handlers.ts';
import type { RowHandlers } from './grid-row.tsx';
import type { PendingRow } from './pending-rows.ts';
import { useStableHandlers } from './stable-handlers.ts';
import type { PlacedColumn } from './use-columns.ts';

/** What the buttons of a row call, by the row's place in the grid: stable, so that only a changed row renders again. */
export function useRowHandlers(
  { mayEdit, targetAt, toggle, tick }: ReturnType<typeof gridCells>,
  pending: readonly PendingRow[],
  handlers: DataGridHandlers,
): RowHandlers {
  const withCell = (row: number, index: number, run: (target: GridTarget, column: PlacedColumn) => void) => {
    const cell = mayEdit({ row, column: index });
    if (cell) run(cell.target, cell.column);
  };
  const withRecord = (row: number, run: (record: EntityRecord) => void) => {
    const target = targetAt(row);
    if (target?.kind === 'record') run(target.record);
  };
  return useStableHandlers<RowHandlers>({
    onToggle: (row, column) => void toggle({ row, column }),
    onRetry: (row, index) => withCell(row, index, (target, column) => handlers.onRetry(target, column)),
    onDiscard: (row, index) => withCell(row, index, (target, column) => handlers.onDiscard(target, column)),
    onTick: (row, isRange) => tick({ row, column: 0 }, isRange),
    onOpen: (row) => withRecord(row, (record) => handlers.onOpenForm({ kind: 'record', record })),
    onDelete: (row) => withRecord(row, handlers.onDelete),
    onConfirm: (row) => pending[row] && handlers.onConfirm(pending[row]),
    onCancelRow: (row) => pending[row] && handlers.onCancelRow(pending[row]),
  });
}
