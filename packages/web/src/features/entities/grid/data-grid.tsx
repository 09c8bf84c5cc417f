import type { EntityRecord } from '@whittle/contract/entities';
import type { GridPlace } from '@whittle/domain/entities/grid/keys';
import { type ClipboardEvent, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import type { RecordEdits, Seen } from './cell-edits.ts';
import { CellEditor } from './cell-editor.tsx';
import type { CellRange, DataGridHandlers, GridTarget } from './grid-handlers.ts';
import { gridCells } from './grid-cells.ts';
import { GridHeader } from './grid-header.tsx';
import { gridKeyboard } from './grid-keyboard.ts';
import { columnAt, gridHeightPx, gridLayout, rowHeightPx, touchRowHeightPx } from './grid-layout.ts';
import { GridRow } from './grid-row.tsx';
import { pendingEdits } from './pending-edits.ts';
import type { PendingRow } from './pending-rows.ts';
import { rowMark } from './row-mark.ts';
import type { ColumnsTable, PlacedColumn } from './use-columns.ts';
import { useGridFocus } from './use-grid-focus.ts';
import { useGridPointer } from './use-grid-pointer.ts';
import { useGridWindow } from './use-grid-window.ts';
import { useRowHandlers } from './use-row-handlers.ts';

type DataGridProps = {
  appId: string;
  label: string;
  table: ColumnsTable;
  pinned: readonly PlacedColumn[];
  center: readonly PlacedColumn[];
  pending: readonly PendingRow[];
  /** Saved records, loaded or not. */
  total: number;
  recordAt: (index: number) => EntityRecord | undefined;
  /** -1 for a record that is not loaded. */
  indexOf: (id: string) => number;
  edits: ReadonlyMap<string, RecordEdits>;
  isTicked: (id: string) => boolean;
  ticks: 'none' | 'some' | 'all';
  /** GRID-26. */
  disabled: ReadonlySet<string>;
  isReadOnly: boolean;
  isWide: boolean;
  filesOrigin: string;
  onVisibleRangeChange: (first: number, last: number) => void;
  /** Keeps rows where they are until the answered function is called. */
  holdRows: () => () => void;
  handlers: DataGridHandlers;
  /** The row that just began to wait takes the focus. */
  focusPending: { key: string } | null;
  children?: ReactNode;
};

/** A cell that is being edited, with what was seen in it when that began. */
type Editing = { target: GridTarget; column: PlacedColumn; typed: string | null; seen: Seen | null };

const idOf = (target: GridTarget) => (target.kind === 'pending' ? target.row.key : target.record.id);

/** The table of records: virtual in both directions, one tab stop, worked like a spreadsheet (GRID-06, GRID-07, GRID-14). */
export function DataGrid(props: DataGridProps) {
  const {
    table,
    pinned,
    center,
    pending,
    total,
    recordAt,
    edits,
    handlers,
    isWide,
    isReadOnly,
    onVisibleRangeChange,
    holdRows,
  } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const isTouched = useMediaQuery('(pointer: coarse)');
  const rowHeight = isTouched ? touchRowHeightPx : rowHeightPx;
  const layout = useMemo(() => gridLayout(pinned, center, rowHeight), [pinned, center, rowHeight]);
  const rowCount = pending.length + total;
  const { headHeight, focusRowRef, items, firstSeen, lastSeen, firstCenter, lastCenter, viewRows, reveal } =
    useGridWindow({
      ...{ scroller, layout, total, isWide },
      waiting: pending.length,
    });
  const bounds = { rows: rowCount, columns: layout.columns, lastData: layout.lastData, pageRows: viewRows };

  const { range, go, goTo, setRange } = useGridFocus(scroller, bounds, reveal);
  const { row: focusedRow, column: focusedColumn } = range.focus;
  useEffect(() => void (focusRowRef.current = focusedRow), [focusRowRef, focusedRow]);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [menuOf, setMenuOf] = useState<number | null>(null);

  useEffect(() => onVisibleRangeChange(firstSeen, lastSeen), [onVisibleRangeChange, firstSeen, lastSeen, total]);

  const { focusPending } = props;
  // Before the browser goes on: the person who asked for the row may be typing already.
  useLayoutEffect(() => {
    if (focusPending) goTo({ row: 0, column: 1 });
  }, [focusPending, goTo]);

  const cells = gridCells({ ...props, layout, range, bounds });
  const { targetAt, rowOf, mayEdit, valueAt, marked, columnsFrom, toggle, tick } = cells;
  const markedTarget = targetAt(focusedRow);
  const markedCell =
    markedTarget?.kind === 'record' ? `${markedTarget.record.id} ${columnAt(layout, focusedColumn)?.id}` : null;
  const { onMark } = handlers;
  useEffect(() => onMark(markedCell), [onMark, markedCell]);
  const begin = (place: GridPlace, typed: string | null) => {
    if (toggle(place)) return;
    const cell = mayEdit(place);
    if (!cell) return;
    const takesKey = cell.column.dataType !== 'datetime';
    setEditing({ ...cell, typed: takesKey ? typed : null, seen: handlers.seenIn(cell.target, cell.column) });
  };
  const enter = (place: GridPlace) => {
    if (place.row < 0) {
      if (place.column === 0) return handlers.onTickAll();
      if (place.column <= layout.lastData) return setMenuOf(place.column);
      if (place.column === layout.columns - 2) handlers.onAddColumn?.();
      return;
    }
    const target = targetAt(place.row);
    if (place.column === 0) return tick(place, false);
    if (place.column > layout.lastData) {
      if (target?.kind === 'pending') handlers.onConfirm(target.row);
      else if (target) handlers.onOpenForm(target);
      return;
    }
    begin(place, null);
  };
  const endEditing = (step: readonly [number, number]) => {
    setEditing(null);
    const { row, column } = range.focus;
    goTo({
      row: Math.max(0, Math.min(rowCount - 1, row + step[0])),
      column: Math.max(1, Math.min(layout.lastData, column + step[1])),
    });
  };

  const onKeyDown = gridKeyboard({
    layout,
    range,
    bounds,
    cells,
    handlers,
    go,
    enter,
    begin,
    isEditing: editing !== null,
  });
  /** A finger opens the whole row: a cell is too narrow to be typed into, and the row's buttons may be out of sight. */
  const onTap = (place: GridPlace) => {
    if (place.column === 0) return tick(place, false);
    const target = targetAt(place.row);
    if (target) handlers.onOpenForm(target);
  };
  const pointer = useGridPointer({ range, go, setRange, begin, onTap, focusRowRef, isEditing: editing !== null });

  const rowHandlers = useRowHandlers(cells, pending, handlers);

  // Rows come, go and move while somebody types; what is typed stays with its record.
  const editedRow = editing && rowOf(editing.target);
  const edited = editing && editedRow !== null && { ...editing, target: targetAt(editedRow)! };
  useEffect(() => (editing ? holdRows() : undefined), [editing, holdRows]);
  useEffect(() => {
    if (editing && editedRow === null) setEditing(null);
    else if (editedRow !== null && editedRow !== focusedRow) {
      const place = { row: editedRow, column: focusedColumn };
      setRange({ anchor: place, focus: place });
    }
  }, [editing, editedRow, focusedRow, focusedColumn, setRange]);
  const editor = edited && (
    <CellEditor
      key={`${idOf(edited.target)} ${edited.column.id}`}
      column={edited.column}
      {...valueAt(edited)}
      typed={edited.typed}
      appId={props.appId}
      filesOrigin={props.filesOrigin}
      onAddOption={handlers.schema ? (label) => handlers.schema!.addOption(edited.column, label) : null}
      onSave={(value, step) => {
        handlers.onChange(edited.target, edited.column, value, { seen: editing.seen });
        endEditing(step);
      }}
      onRefuse={(text, problem, step) => {
        handlers.onRefuse(edited.target, edited.column, text, problem);
        endEditing(step);
      }}
      onCancel={(step = [0, 0]) => endEditing(step)}
    />
  );

  const markOf = (row: number) => rowMark(range, row, bounds);
  const common = {
    layout,
    firstCenter,
    lastCenter,
    filesOrigin: props.filesOrigin,
    handlers: rowHandlers,
    isReadOnly,
    isSticky: isWide,
  };
  const focusIn = (row: number) => (range.focus.row === row ? range.focus.column : null);
  const clipboard = (run: (cells: CellRange, data: DataTransfer) => void) => (event: ClipboardEvent) => {
    if (editing || (event.target as HTMLElement).matches('input:not([type=checkbox]), textarea')) return;
    event.preventDefault();
    run(marked(), event.clipboardData);
  };

  return (
    <div
      ref={scroller}
      role="grid"
      // Columns are placed by pixels from the left; cells with texts pick their own direction.
      dir="ltr"
      tabIndex={-1}
      aria-label={props.label}
      aria-rowcount={rowCount + 1}
      aria-colcount={layout.columns}
      aria-multiselectable
      aria-readonly={isReadOnly || undefined}
      aria-busy={total > 0 && recordAt(firstSeen) === undefined}
      onKeyDown={onKeyDown}
      {...pointer}
      onCopy={clipboard((cells, data) => handlers.onCopy(cells, false, data))}
      onCut={clipboard((cells, data) => handlers.onCopy(cells, true, data))}
      onPaste={clipboard((cells, data) => handlers.onPaste(cells, data, columnsFrom(cells)))}
      style={{
        minHeight: isWide ? Math.min(gridHeightPx, headHeight + Math.max(total, 3) * rowHeight + 20) : undefined,
      }}
      className="type-body relative min-h-0 flex-1 overflow-auto overscroll-contain"
    >
      <div role="rowgroup" className="layer-rail sticky top-0" style={{ minWidth: layout.totalWidth }}>
        <GridHeader
          table={table}
          layout={layout}
          firstCenter={firstCenter}
          lastCenter={lastCenter}
          focusColumn={focusIn(-1)}
          menuOf={menuOf}
          onMenu={setMenuOf}
          ticks={props.ticks}
          isSticky={isWide}
          handlers={handlers}
        />
        {pending.map((waiting, row) => (
          <GridRow
            key={waiting.key}
            {...common}
            {...markOf(row)}
            row={row}
            kind="pending"
            values={waiting.values}
            edits={pendingEdits(waiting)}
            focusColumn={focusIn(row)}
            isTicked={false}
            isDisabled={waiting.isSaving}
            isSaving={waiting.isSaving}
            top={null}
            editor={editedRow === row ? editor : null}
          />
        ))}
      </div>
      <div role="rowgroup" style={{ height: total * rowHeight, minWidth: layout.totalWidth }} className="relative">
        {items.map(({ index, start }) => {
          const row = pending.length + index;
          const record = recordAt(index);
          return (
            <GridRow
              key={index}
              {...common}
              {...markOf(row)}
              row={row}
              kind="record"
              values={record}
              edits={record && edits.get(record.id)}
              focusColumn={focusIn(row)}
              isTicked={record !== undefined && props.isTicked(record.id)}
              isDisabled={record !== undefined && props.disabled.has(record.id)}
              isSaving={false}
              top={start - headHeight}
              editor={editedRow === row ? editor : null}
            />
          );
        })}
      </div>
      {props.children}
    </div>
  );
}
