import type { GridView } from '@whittle/contract/grid-views';
import { type GridColumn, columnWidths } from '@whittle/domain/entities/grid/columns';
import {
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  columnSizingFeature,
  columnResizingFeature,
  rowSortingFeature,
});

/** Rows come in pages from the server, in its order: the table holds the model of the columns. */
const noRows: object[] = [];

/**
 * The columns as the view arranges them: order, width, pinned, hidden, sorted. Changes go back into the view. Sorting and
 * filtering are the server's.
 */
export function useColumns(
  columns: readonly GridColumn[],
  view: GridView,
  onView: (changes: Partial<GridView>) => void,
  isWide: boolean,
) {
  const defs = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        accessorFn: (record: object) => (record as Record<string, unknown>)[column.id],
        size: Math.max(columnWidths.usual, column.minWidth),
        minSize: columnWidths.min,
        maxSize: columnWidths.max,
      })),
    [columns],
  );
  const first = columns[0]?.id;
  // On a phone the first column stays in view, so that a row can be told from the others.
  const pinned = view.pinned.length > 0 ? view.pinned : isWide || !first ? [] : [first];
  const table = useTable({
    features,
    columns: defs,
    data: noRows,
    columnResizeMode: 'onChange',
    manualSorting: true,
    sortDescFirst: false,
    maxMultiSortColCount: 6,
    state: {
      columnOrder: [...view.order],
      columnPinning: { start: pinned, end: [] },
      columnSizing: view.widths,
      columnVisibility: Object.fromEntries(view.hidden.map((id) => [id, false])),
      sorting: view.sort.map(({ column, descending }) => ({ id: column, desc: descending })),
    },
    onColumnSizingChange: (update) => {
      const next = typeof update === 'function' ? update(view.widths) : update;
      onView({ widths: Object.fromEntries(Object.entries(next).map(([id, width]) => [id, limitWidth(width)])) });
    },
    onSortingChange: (update) => {
      const before = view.sort.map(({ column, descending }) => ({ id: column, desc: descending }));
      const next = typeof update === 'function' ? update(before) : update;
      onView({ sort: next.map(({ id, desc }) => ({ column: id, descending: desc })) });
    },
  });
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const place = (column: { id: string; getSize: () => number }): PlacedColumn => ({
    ...byId.get(column.id)!,
    width: column.getSize(),
  });
  return {
    table,
    pinned: table.getStartVisibleLeafColumns().map(place),
    center: table.getCenterVisibleLeafColumns().map(place),
  };
}

export type PlacedColumn = GridColumn & { width: number };
export type ColumnsTable = ReturnType<typeof useColumns>['table'];

export const limitWidth = (width: number): number =>
  Math.round(Math.max(columnWidths.min, Math.min(columnWidths.max, width)));

/** The view with a column moved `by` places among the columns that are shown. */
export function withMovedColumn(shown: readonly string[], column: string, by: -1 | 1): string[] {
  const at = shown.indexOf(column);
  const to = at + by;
  if (at < 0 || to < 0 || to >= shown.length) return [...shown];
  const order = [...shown];
  order.splice(at, 1);
  order.splice(to, 0, column);
  return order;
}

/** The columns with `column` dropped before `target`. */
export function withDroppedColumn(shown: readonly string[], column: string, target: string): string[] {
  if (column === target) return [...shown];
  const order = shown.filter((id) => id !== column);
  const forward = shown.indexOf(column) < shown.indexOf(target);
  order.splice(order.indexOf(target) + (forward ? 1 : 0), 0, column);
  return order;
}
