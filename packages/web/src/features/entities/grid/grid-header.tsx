import { addColumnId } from '@whittle/domain/entities/grid/columns';
import { ArrowDown, ArrowUp, ChevronDown, Lock, Plus } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { gridTexts as texts } from '../entities.texts.ts';
import { type GridLayout, edgeWidths } from './grid-layout.ts';
import { ColumnMenu, type ColumnMenuHandlers } from './column-menu.tsx';
import type { ColumnsTable, PlacedColumn } from './use-columns.ts';

type HeaderHandlers = ColumnMenuHandlers & {
  onDrop: (column: string, target: string) => void;
  onTickAll: () => void;
  /** Null where columns cannot be changed. */
  onAddColumn: (() => void) | null;
};

type GridHeaderProps = {
  table: ColumnsTable;
  layout: GridLayout;
  firstCenter: number;
  lastCenter: number;
  focusColumn: number | null;
  /** The column whose menu is open. */
  menuOf: number | null;
  onMenu: (index: number | null) => void;
  ticks: 'none' | 'some' | 'all';
  isSticky: boolean;
  handlers: HeaderHandlers;
};

const dragType = 'application/x-whittle-column';

/** The names of the columns, each with its sort, menu and edge to drag. */
export function GridHeader(props: GridHeaderProps) {
  const { layout, firstCenter, lastCenter, focusColumn, ticks, isSticky, handlers } = props;
  const lastIndex = layout.columns - 1;
  const last = layout.center[lastCenter];
  const end = last ? layout.centerStarts[lastCenter]! + last.width : 0;
  const common = (index: number) => ({
    role: 'columnheader',
    'data-row': -1,
    'data-column': index,
    'aria-colindex': index + 1,
    tabIndex: focusColumn === index ? 0 : -1,
  });
  return (
    <div
      role="row"
      aria-rowindex={1}
      style={{ height: layout.rowHeight, minWidth: layout.totalWidth }}
      className="type-meta flex w-full border-b border-line bg-sunken text-ink-2"
    >
      <div
        {...common(0)}
        style={{ width: edgeWidths.tick }}
        className="focus-inset layer-rail sticky start-0 flex shrink-0 items-center justify-center bg-sunken"
      >
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={texts.selectAll}
          checked={ticks === 'all'}
          ref={(box) => {
            if (box) box.indeterminate = ticks === 'some';
          }}
          onChange={handlers.onTickAll}
          className="size-4 accent-accent"
        />
      </div>
      {layout.pinned.map((column, at) => (
        <HeaderCell key={column.id} {...props} column={column} index={at + 1} stickyLeft={layout.pinnedStarts[at]} />
      ))}
      <div aria-hidden className="shrink-0" style={{ width: layout.centerStarts[firstCenter] ?? 0 }} />
      {layout.center.slice(firstCenter, lastCenter + 1).map((column, at) => (
        <HeaderCell key={column.id} {...props} column={column} index={layout.pinned.length + firstCenter + at + 1} />
      ))}
      <div aria-hidden className="flex-1" style={{ minWidth: layout.centerWidth - end }} />
      <div
        {...common(lastIndex - 1)}
        data-column-id={addColumnId}
        aria-label={texts.addColumn}
        style={{ width: edgeWidths[addColumnId] }}
        className="focus-inset flex shrink-0 items-center justify-center"
      >
        {handlers.onAddColumn && (
          <button
            type="button"
            tabIndex={-1}
            aria-label={texts.addColumn}
            title={texts.addColumn}
            onClick={handlers.onAddColumn}
            className="quick flex size-8 items-center justify-center rounded-control hover:bg-hover hover:text-ink coarse:size-11"
          >
            <Plus aria-hidden size={16} />
          </button>
        )}
      </div>
      <div
        {...common(lastIndex)}
        style={{ width: edgeWidths.actions }}
        className={cx(
          'focus-inset flex shrink-0 items-center justify-end bg-sunken pe-3',
          isSticky && 'layer-rail sticky end-0 border-s border-line',
        )}
      >
        {texts.actions}
      </div>
    </div>
  );
}

type HeaderCellProps = GridHeaderProps & { column: PlacedColumn; index: number; stickyLeft?: number };

function HeaderCell({ table, column, index, stickyLeft, focusColumn, menuOf, onMenu, handlers }: HeaderCellProps) {
  const [isTarget, setIsTarget] = useState(false);
  const model = table.getColumn(column.id);
  const header = table.getFlatHeaders().find(({ id }) => id === column.id);
  if (!model || !header) return null;
  const sorted = model.getIsSorted();
  const place = model.getSortIndex() + 1;
  const isFocused = focusColumn === index;

  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(dragType)) return;
    event.preventDefault();
    setIsTarget(true);
  };
  return (
    <div
      role="columnheader"
      data-row={-1}
      data-column={index}
      data-column-id={column.id}
      aria-colindex={index + 1}
      aria-sort={
        sorted ? (sorted === 'desc' ? 'descending' : 'ascending') : column.dataType === 'json' ? undefined : 'none'
      }
      tabIndex={isFocused ? 0 : -1}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData(dragType, column.id);
        event.dataTransfer.effectAllowed = 'move';
      }}
      onDragOver={onDragOver}
      onDragLeave={() => setIsTarget(false)}
      onDrop={(event) => {
        setIsTarget(false);
        const dropped = event.dataTransfer.getData(dragType);
        if (dropped) handlers.onDrop(dropped, column.id);
      }}
      style={{ width: column.width, ...(stickyLeft !== undefined && { left: stickyLeft }) }}
      className={cx(
        'focus-inset relative flex shrink-0 items-center gap-1 bg-sunken ps-2',
        stickyLeft !== undefined && 'layer-rail sticky',
        isTarget && 'shadow-[inset_2px_0_0_var(--accent)]',
      )}
    >
      <button
        type="button"
        tabIndex={-1}
        onClick={model.getToggleSortingHandler()}
        className="flex h-full min-w-0 flex-1 items-center gap-1 text-start hover:text-ink"
      >
        {column.readonly && <Lock role="img" aria-label={texts.readOnly} size={12} className="shrink-0" />}
        <span className="truncate" dir="auto">
          {column.label}
        </span>
        {sorted && (
          <span className="flex shrink-0 items-center text-accent-text">
            {sorted === 'desc' ? <ArrowDown aria-hidden size={14} /> : <ArrowUp aria-hidden size={14} />}
            {table.state.sorting.length > 1 && <span className="tabular">{place}</span>}
            <span className="sr-only">{texts.sortedBy(place, sorted === 'desc')}</span>
          </span>
        )}
      </button>
      <ColumnMenu
        table={table}
        column={column}
        isOpen={menuOf === index}
        onOpenChange={(isOpen) => onMenu(isOpen ? index : null)}
        handlers={handlers}
        trigger={
          <button
            type="button"
            tabIndex={-1}
            aria-label={texts.menuOf(column.label)}
            className="quick flex size-6 shrink-0 items-center justify-center rounded-chip hover:bg-hover hover:text-ink coarse:size-11"
          >
            <ChevronDown aria-hidden size={14} />
          </button>
        }
      />
      <div
        aria-hidden
        onPointerDown={(event) => event.stopPropagation()}
        onMouseDown={header.getResizeHandler()}
        onTouchStart={header.getResizeHandler()}
        onDoubleClick={() => model.resetSize()}
        draggable
        onDragStart={(event) => {
          event.preventDefault();
          event.stopPropagation();
        }}
        className={cx(
          'absolute inset-y-0 end-0 w-1.5 cursor-col-resize touch-none hover:bg-edge',
          model.getIsResizing() && 'bg-accent',
        )}
      />
    </div>
  );
}
