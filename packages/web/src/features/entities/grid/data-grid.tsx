import type { EntityRecord } from '@whittle/contract/entities';
import { type GridPlace, gridKey, isInRange, rangeEdges } from '@whittle/domain/entities/grid/keys';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLatest } from '../../../lib/use-latest.ts';
import type { RecordEdits } from './cell-edits.ts';
import { CellEditor } from './cell-editor.tsx';
import type { SchemaActs } from './column-menu.tsx';
import { GridHeader } from './grid-header.tsx';
import { columnAt, edgeWidths, gridHeightPx, gridLayout, rowHeightPx } from './grid-layout.ts';
import { GridRow, type RowActs } from './grid-row.tsx';
import type { PendingRow } from './pending-rows.ts';
import type { ColumnsTable, PlacedColumn } from './use-columns.ts';
import { limitWidth } from './use-columns.ts';
import { placeOf, useGridFocus } from './use-grid-focus.ts';

/** What a cell stands for: a saved record by its place in the table, or a row that waits. */
export type GridTarget = { kind: 'pending'; row: PendingRow } | { kind: 'record'; record: EntityRecord };

export type DataGridActs = {
  /** Changes with the same `act` are undone together. */
  onChange: (target: GridTarget, column: PlacedColumn, value: unknown, act?: string) => void;
  onRefuse: (target: GridTarget, column: PlacedColumn, text: string, problem: string) => void;
  onRetry: (target: GridTarget, column: PlacedColumn) => void;
  onDiscard: (target: GridTarget, column: PlacedColumn) => void;
  onTick: (record: EntityRecord, index: number, isRange: boolean) => void;
  onTickAll: () => void;
  onOpen: (record: EntityRecord) => void;
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
  schema: SchemaActs | null;
};

/** Marked cells: rows of the grid from top to bottom, and the columns between. */
export type CellRange = { top: number; bottom: number; columns: readonly PlacedColumn[] };

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
  edits: ReadonlyMap<string, RecordEdits>;
  isTicked: (id: string) => boolean;
  ticks: 'none' | 'some' | 'all';
  /** GRID-26. */
  disabled: ReadonlySet<string>;
  isReadOnly: boolean;
  isWide: boolean;
  filesOrigin: string;
  onLook: (first: number, last: number) => void;
  acts: DataGridActs;
  /** The row that just began to wait takes the focus. */
  focusPending: string | null;
  children?: ReactNode;
};

const overscanRows = 8;

/** The table of records: virtual in both directions, one tab stop, worked like a spreadsheet (GRID-06, GRID-07, GRID-14). */
export function DataGrid(props: DataGridProps) {
  const { table, pinned, center, pending, total, recordAt, edits, acts, isWide, isReadOnly, onLook } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const layout = useMemo(() => gridLayout(pinned, center), [pinned, center]);
  const headHeight = rowHeightPx * (1 + pending.length);
  const rowCount = pending.length + total;
  const focusRow = useRef(0);
  const focusColumn = useRef(1);

  const rows = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeightPx,
    overscan: overscanRows,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    // The row that has the focus stays, wherever the table is scrolled to.
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      const at = focusRow.current - pending.length;
      if (at < 0 || at >= total || seen.includes(at)) return seen;
      return at < (seen[0] ?? 0) ? [at, ...seen] : [...seen, at];
    },
  });
  const columns = useVirtualizer({
    horizontal: true,
    count: center.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => center[index]?.width ?? 0,
    overscan: 3,
    scrollMargin: layout.pinnedWidth,
    scrollPaddingStart: layout.pinnedWidth,
    scrollPaddingEnd: isWide ? edgeWidths.actions : 0,
  });
  const widths = center.map(({ id, width }) => `${id} ${width}`).join();
  useEffect(() => columns.measure(), [columns, widths]);
  const seenColumns = columns.getVirtualItems();
  const firstCenter = seenColumns[0]?.index ?? 0;
  const lastCenter = seenColumns.at(-1)?.index ?? Math.min(center.length, 30) - 1;

  const viewRows = Math.max(
    1,
    Math.floor((scroller.current?.clientHeight ?? gridHeightPx) / rowHeightPx) - 1 - pending.length,
  );
  const bounds = { rows: rowCount, columns: layout.columns, lastData: layout.lastData, pageRows: viewRows };

  const reveal = useLatestCallback((place: GridPlace) => {
    focusRow.current = place.row;
    focusColumn.current = place.column;
    const record = place.row - pending.length;
    if (record >= 0 && record < total) rows.scrollToIndex(record);
    const middle = place.column - 1 - pinned.length;
    if (middle >= 0 && middle < center.length) columns.scrollToIndex(middle);
    else if (place.column > layout.lastData) scroller.current?.scrollTo({ left: layout.totalWidth });
  });
  const { range, go, goTo, setRange } = useGridFocus(scroller, bounds, reveal);
  focusRow.current = range.focus.row;
  const [editing, setEditing] = useState<{ typed: string | null } | null>(null);
  const [menuOf, setMenuOf] = useState<number | null>(null);

  const items = rows.getVirtualItems();
  const firstSeen = rows.range?.startIndex ?? 0;
  const lastSeen = rows.range?.endIndex ?? viewRows;
  useEffect(() => onLook(firstSeen, lastSeen), [onLook, firstSeen, lastSeen, total]);

  const { focusPending } = props;
  useEffect(() => {
    if (focusPending) goTo({ row: 0, column: 1 });
  }, [focusPending, goTo]);

  const targetAt = (row: number): GridTarget | null => {
    const waiting = pending[row];
    if (waiting) return { kind: 'pending', row: waiting };
    const record = row >= 0 ? recordAt(row - pending.length) : undefined;
    return record ? { kind: 'record', record } : null;
  };
  const mayEdit = (place: GridPlace): { target: GridTarget; column: PlacedColumn } | null => {
    const column = columnAt(layout, place.column);
    const target = targetAt(place.row);
    if (!column || !target || column.readonly || isReadOnly) return null;
    if (target.kind === 'record' && props.disabled.has(target.record.id)) return null;
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
    acts.onChange(cell.target, cell.column, !(value === true || value === 'true' || value === 1 || value === '1'));
    return true;
  };
  const tick = (place: GridPlace, isShift: boolean) => {
    if (place.row < 0) return acts.onTickAll();
    const target = targetAt(place.row);
    if (target?.kind === 'record') acts.onTick(target.record, place.row - pending.length, isShift);
  };
  const begin = (place: GridPlace, typed: string | null) => {
    if (toggle(place)) return;
    const cell = mayEdit(place);
    if (!cell) return;
    const takesKey = cell.column.dataType !== 'datetime';
    setEditing({ typed: takesKey ? typed : null });
  };
  const enter = (place: GridPlace) => {
    if (place.row < 0) {
      if (place.column === 0) return acts.onTickAll();
      if (place.column <= layout.lastData) return setMenuOf(place.column);
      if (place.column === layout.columns - 2) acts.onAddColumn?.();
      return;
    }
    const target = targetAt(place.row);
    if (place.column === 0) return tick(place, false);
    if (place.column > layout.lastData) {
      if (target?.kind === 'pending') acts.onConfirm(target.row);
      else if (target) acts.onOpen(target.record);
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

  const onKeyDown = (event: KeyboardEvent) => {
    if (editing || event.nativeEvent.isComposing || event.defaultPrevented) return;
    const isOnCell = (event.target as HTMLElement).matches('[data-row]');
    if (!isOnCell && (event.key === ' ' || event.key === 'Enter' || event.key === 'Tab')) return;
    const stroke = { key: event.key, ctrl: event.ctrlKey || event.metaKey, shift: event.shiftKey, alt: event.altKey };
    const act = gridKey(range, stroke, bounds);
    if (!act) return;
    const place = range.focus;
    const column = columnAt(layout, place.column);
    switch (act.type) {
      case 'move':
        event.preventDefault();
        return go(act.range);
      case 'edit':
        event.preventDefault();
        return act.text === null ? enter(place) : begin(place, act.text);
      case 'tick':
        event.preventDefault();
        return toggle(place) ? undefined : tick(place, act.isRange);
      case 'clear':
        event.preventDefault();
        return acts.onClear(marked());
      case 'fill-down':
        event.preventDefault();
        return acts.onFillDown(marked());
      case 'resize':
        event.preventDefault();
        if (column) acts.onResize(column.id, limitWidth(column.width + act.by));
        return;
      case 'move-column':
        event.preventDefault();
        if (column) acts.onMove(column.id, act.by);
        return;
      case 'leave': {
        const cell = mayEdit(place);
        if (cell) acts.onDiscard(cell.target, cell.column);
      }
    }
  };
  const isDragging = useRef(false);
  const onPointerDown = (event: PointerEvent) => {
    const place = placeOf(event.target);
    if (!place || event.button !== 0 || (editing && isSamePlace(place, range.focus))) return;
    if ((event.target as HTMLElement).closest('button, input, [role=menu]')) {
      setRange({ anchor: place, focus: place });
      focusRow.current = place.row;
      return;
    }
    const isAgain = isSamePlace(place, range.focus);
    go(event.shiftKey && place.row >= 0 ? { anchor: range.anchor, focus: place } : { anchor: place, focus: place });
    if (isAgain && event.pointerType === 'touch') begin(place, null);
    isDragging.current = event.pointerType === 'mouse' && place.row >= 0 && place.column > 0;
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!isDragging.current || event.buttons !== 1) return;
    const place = placeOf(event.target);
    if (!place || place.row < 0 || isSamePlace(place, range.focus)) return;
    focusRow.current = place.row;
    setRange({ anchor: range.anchor, focus: place });
  };

  const rowActs = useStableActs<RowActs>({
    onToggle: (row, column) => void toggle({ row, column }),
    onRetry: (row, index) => withCell(row, index, (target, column) => acts.onRetry(target, column)),
    onDiscard: (row, index) => withCell(row, index, (target, column) => acts.onDiscard(target, column)),
    onTick: (row, isRange) => tick({ row, column: 0 }, isRange),
    onOpen: (row) => withRecord(row, acts.onOpen),
    onDelete: (row) => withRecord(row, acts.onDelete),
    onConfirm: (row) => pending[row] && acts.onConfirm(pending[row]),
    onCancelRow: (row) => pending[row] && acts.onCancelRow(pending[row]),
  });
  function withCell(row: number, index: number, run: (target: GridTarget, column: PlacedColumn) => void) {
    const cell = mayEdit({ row, column: index });
    if (cell) run(cell.target, cell.column);
  }
  function withRecord(row: number, run: (record: EntityRecord) => void) {
    const target = targetAt(row);
    if (target?.kind === 'record') run(target.record);
  }

  const edited = editing ? mayEdit(range.focus) : null;
  const editor = edited && (
    <CellEditor
      key={`${range.focus.row} ${edited.column.id}`}
      column={edited.column}
      {...valueAt(edited)}
      typed={editing!.typed}
      appId={props.appId}
      filesOrigin={props.filesOrigin}
      onAddOption={acts.schema ? (label) => acts.schema!.addOption(edited.column.id, label) : null}
      onSave={(value, step) => {
        acts.onChange(edited.target, edited.column, value);
        endEditing(step);
      }}
      onRefuse={(text, problem, step) => {
        acts.onRefuse(edited.target, edited.column, text, problem);
        endEditing(step);
      }}
      onCancel={(step = [0, 0]) => endEditing(step)}
    />
  );

  const markOf = (row: number) => {
    const isOne = isSamePlace(range.anchor, range.focus);
    if (isOne || !isInRange(range, { row, column: range.focus.column })) return noMark;
    const { left, right } = rangeEdges(range, bounds);
    return { markLeft: left, markRight: right };
  };
  const common = {
    layout,
    firstCenter,
    lastCenter,
    filesOrigin: props.filesOrigin,
    acts: rowActs,
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
      tabIndex={-1}
      aria-label={props.label}
      aria-rowcount={rowCount + 1}
      aria-colcount={layout.columns}
      aria-multiselectable
      aria-readonly={isReadOnly || undefined}
      aria-busy={total > 0 && recordAt(firstSeen) === undefined}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => (isDragging.current = false)}
      onDoubleClick={(event) => {
        const place = placeOf(event.target);
        if (place && place.row >= 0 && !editing && !(event.target as HTMLElement).closest('button, input'))
          begin(place, null);
      }}
      onCopy={clipboard((cells, data) => acts.onCopy(cells, false, data))}
      onCut={clipboard((cells, data) => acts.onCopy(cells, true, data))}
      onPaste={clipboard((cells, data) => acts.onPaste(cells, data, columnsFrom(cells)))}
      style={{ minHeight: Math.min(gridHeightPx, headHeight + Math.max(total, 3) * rowHeightPx + 20) }}
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
          acts={acts}
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
            editor={focusIn(row) === null ? null : editor}
          />
        ))}
      </div>
      <div role="rowgroup" style={{ height: total * rowHeightPx, minWidth: layout.totalWidth }} className="relative">
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
              editor={focusIn(row) === null ? null : editor}
            />
          );
        })}
      </div>
      {props.children}
    </div>
  );
}

const noMark = { markLeft: null, markRight: null };
const isSamePlace = (a: GridPlace, b: GridPlace) => a.row === b.row && a.column === b.column;

/** What a waiting row shows instead of values. */
function pendingEdits({ values, texts: typed, problems }: PendingRow): RecordEdits {
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

/** The same function for as long as the component lives; it runs the newest version. */
function useLatestCallback<A extends unknown[], R>(run: (...args: A) => R): (...args: A) => R {
  const latest = useLatest(run);
  return useCallback((...args: A) => latest.current(...args), [latest]);
}

/** Acts that keep their identity, so that rows that did not change are not drawn again. */
function useStableActs<T extends Record<string, (...args: never[]) => unknown>>(acts: T): T {
  const latest = useLatest(acts);
  return useMemo(
    () =>
      Object.fromEntries(
        Object.keys(latest.current).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
      ) as unknown as T,
    [latest],
  );
}
