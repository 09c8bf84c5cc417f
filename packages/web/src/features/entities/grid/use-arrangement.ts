import type { GridView } from '@whittle/contract/grid-views';
import type { GridColumn } from '@whittle/domain/entities/grid/columns';
import type { DataGridHandlers } from './grid-handlers.ts';
import { useColumns, withDroppedColumn, withMovedColumn } from './use-columns.ts';

type Arranging = Pick<DataGridHandlers, 'onResize' | 'onMove' | 'onDrop' | 'onPin' | 'onHide'>;

/** The columns as the view arranges them, and what changes that. */
export function useArrangement(
  columns: readonly GridColumn[],
  view: GridView,
  onView: (changes: Partial<GridView>) => void,
  isWide: boolean,
) {
  const { table, pinned, center } = useColumns(columns, view, onView, isWide);
  const shown = [...pinned, ...center].map(({ id }) => id);
  const order = orderedIds(
    columns.map(({ id }) => id),
    view.order,
  );
  const withHidden = (next: readonly string[]) => [...next, ...order.filter((id) => !next.includes(id))];
  const handlers: Arranging = {
    onResize: (column, width) => onView({ widths: { ...view.widths, [column]: width } }),
    onMove: (column, by) => onView({ order: withHidden(withMovedColumn(shown, column, by)) }),
    onDrop: (column, target) => onView({ order: withHidden(withDroppedColumn(shown, column, target)) }),
    onPin: (column, isPinned) => {
      const others = pinned.map(({ id }) => id).filter((id) => id !== column);
      onView({ pinned: isPinned ? [...others, column] : others });
    },
    onHide: (column) => onView({ hidden: [...view.hidden, column] }),
  };
  return {
    ...{ table, pinned, center, order, handlers },
    /** Moves a column among all, the hidden ones included. */
    onMoveAny: (id: string, by: -1 | 1) => onView({ order: withMovedColumn(order, id, by) }),
  };
}

/** All columns as the view orders them; those that it does not name follow. */
function orderedIds(ids: readonly string[], order: readonly string[]): string[] {
  const named = order.filter((id) => ids.includes(id));
  return [...named, ...ids.filter((id) => !named.includes(id))];
}
