import type { EntityRecord } from '@whittle/contract/entities';
import type { SchemaHandlers } from './column-menu.tsx';
import type { Seen } from './cell-edits.ts';
import type { PendingRow } from './pending-rows.ts';
import type { PlacedColumn } from './use-columns.ts';

/** What a cell stands for: a saved record by its place in the table, or a row that waits. */
export type GridTarget = { kind: 'pending'; row: PendingRow } | { kind: 'record'; record: EntityRecord };

type ChangeBy = { act?: string; seen?: Seen | null };

export type DataGridHandlers = {
  /** What the person sees in a cell of a record now; null in a row that waits. */
  seenIn: (target: GridTarget, column: PlacedColumn) => Seen | null;
  /** Changes with the same `act` are undone together. `seen` is what the change was made from, if not what is shown now. */
  onChange: (target: GridTarget, column: PlacedColumn, value: unknown, by?: ChangeBy) => void;
  onRefuse: (target: GridTarget, column: PlacedColumn, text: string, problem: string) => void;
  onRetry: (target: GridTarget, column: PlacedColumn) => void;
  onDiscard: (target: GridTarget, column: PlacedColumn) => void;
  onTick: (record: EntityRecord, index: number, isRange: boolean) => void;
  onTickAll: () => void;
  /** The keyboard is in another cell: `{record} {column}`, null outside of records. */
  onMark: (cell: string | null) => void;
  /** Shows a row as a form. */
  onOpenForm: (target: GridTarget) => void;
  onDelete: (record: EntityRecord) => void;
  onConfirm: (row: PendingRow) => void;
  onCancelRow: (row: PendingRow) => void;
  onFillDown: (range: CellRange) => void;
  onClear: (range: CellRange) => void;
  onCopy: (range: CellRange, isCut: boolean, data: DataTransfer) => void;
  /** `columnsFrom` are the columns from the first marked one on. */
  onPaste: (range: CellRange, data: DataTransfer, columnsFrom: readonly PlacedColumn[]) => void;
  onResize: (column: string, width: number) => void;
  onMove: (column: string, by: -1 | 1) => void;
  onDrop: (column: string, target: string) => void;
  onPin: (column: string, isPinned: boolean) => void;
  onHide: (column: string) => void;
  onAddColumn: (() => void) | null;
  schema: SchemaHandlers | null;
};

/** Marked cells: rows of the grid from top to bottom, and the columns between. */
export type CellRange = { top: number; bottom: number; columns: readonly PlacedColumn[] };
