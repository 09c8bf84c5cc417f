import type { EntityRecord } from '@whittle/contract/entities';
import { type GridBounds, type GridPlace, type GridRange, rangeEdges } from '@whittle/domain/entities/grid/keys';
import type { RecordEdits } from './cell-edits.ts';
import type { CellRange, DataGridHandlers, GridTarget } from './grid-handlers.ts';
import { columnAt, type GridLayout } from './grid-layout.ts';
import type { PendingRow } from './pending-rows.ts';
import type { PlacedColumn } from './use-columns.ts';

type Deps = {
  layout: GridLayout;
  range: GridRange;
  bounds: GridBounds;
  pending: readonly PendingRow[];
  recordAt: (index: number) => EntityRecord | undefined;
  /** -1 for a record that is not loaded. */
  indexOf: (id: string) => number;
  edits: ReadonlyMap<string, RecordEdits>;
  disabled: ReadonlySet<string>;
  isReadOnly: boolean;
  handlers: DataGridHandlers;
};

/** What stands at a place of the grid, what it shows, and what may be done there. */
export function gridCells(deps: Deps) {
  const { layout, range, bounds, pending, recordAt, indexOf, edits, disabled, isReadOnly, handlers } = deps;
  const { pinned, center } = layout;

  const targetAt = (row: number): GridTarget | null => {
    const waiting = pending[row];
    if (waiting) return { kind: 'pending', row: waiting };
    const record = row >= 0 ? recordAt(row - pending.length) : undefined;
    return record ? { kind: 'record', record } : null;
  };
  /** Where a row stands by now, as far as it is loaded. */
  const rowOf = (target: GridTarget): number | null => {
    const row =
      target.kind === 'pending'
        ? pending.findIndex(({ key }) => key === target.row.key)
        : pending.length + indexOf(target.record.id);
    return row < (target.kind === 'pending' ? 0 : pending.length) ? null : row;
  };
  const mayEdit = (place: GridPlace): { target: GridTarget; column: PlacedColumn } | null => {
    const column = columnAt(layout, place.column);
    const target = targetAt(place.row);
    if (!column || !target || column.readonly || isReadOnly) return null;
    if (target.kind === 'record' && disabled.has(target.record.id)) return null;
    return { target, column };
  };
  const valueAt = ({ target, column }: { target: GridTarget; column: PlacedColumn }) => {
    if (target.kind === 'pending')
      return { value: target.row.values[column.id], text: target.row.texts[column.id] ?? null };
    const edit = edits.get(target.record.id)?.get(column.id);
    return edit ? { value: edit.value, text: edit.text } : { value: target.record[column.id], text: null };
  };
  const marked = (): CellRange => {
    const { top, bottom, left, right } = rangeEdges(range, bounds);
    const columnsIn = Array.from({ length: Math.max(0, right - left + 1) }, (_, at) => columnAt(layout, left + at)!);
    return { top, bottom, columns: columnsIn };
  };

  const columnsFrom = ({ columns: [first] }: CellRange): PlacedColumn[] => {
    const all = [...pinned, ...center];
    return first ? all.slice(all.findIndex(({ id }) => id === first.id)) : [];
  };

  const toggle = (place: GridPlace) => {
    const cell = mayEdit(place);
    if (cell?.column.dataType !== 'boolean') return false;
    const { value } = valueAt(cell);
    handlers.onChange(cell.target, cell.column, !(value === true || value === 'true' || value === 1 || value === '1'));
    return true;
  };
  const tick = (place: GridPlace, isShift: boolean) => {
    if (place.row < 0) return handlers.onTickAll();
    const target = targetAt(place.row);
    if (target?.kind === 'record') handlers.onTick(target.record, place.row - pending.length, isShift);
  };

  return { targetAt, rowOf, mayEdit, valueAt, marked, columnsFrom, toggle, tick };
}
