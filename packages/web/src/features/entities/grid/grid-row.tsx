import { addColumnId } from '@whittle/domain/entities/grid/columns';
import { Check, Lock, Maximize2, Trash2, X } from 'lucide-react';
import { type ReactNode, memo } from 'react';
import { cx } from '../../../lib/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { gridTexts as texts } from '../entities.texts.ts';
import type { CellEdit, RecordEdits } from './cell-edits.ts';
import { type CellHandlers, GridCell } from './grid-cell.tsx';
import { type GridLayout, edgeWidths } from './grid-layout.ts';
import type { PlacedColumn } from './use-columns.ts';

export type RowHandlers = CellHandlers & {
  onTick: (row: number, isRange: boolean) => void;
  onOpen: (row: number) => void;
  onDelete: (row: number) => void;
  onConfirm: (row: number) => void;
  onCancelRow: (row: number) => void;
};

type GridRowProps = {
  row: number;
  /** Undefined while the record is on its way. */
  values: Readonly<Record<string, unknown>> | undefined;
  edits: RecordEdits | undefined;
  layout: GridLayout;
  /** The columns of the middle that are in view. */
  firstCenter: number;
  lastCenter: number;
  focusColumn: number | null;
  markLeft: number | null;
  markRight: number | null;
  kind: 'record' | 'pending';
  isTicked: boolean;
  isDisabled: boolean;
  isSaving: boolean;
  isReadOnly: boolean;
  isSticky: boolean;
  /** Distance from the top of the rows, for a record. */
  top: number | null;
  filesOrigin: string;
  handlers: RowHandlers;
  editor: ReactNode;
};

const plainGround = 'bg-surface group-hover:bg-hover';

/** One record, or a row that waits to become one. Columns beside the view are not drawn. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const {
    row,
    values,
    edits,
    layout,
    firstCenter,
    lastCenter,
    focusColumn,
    kind,
    isTicked,
    isDisabled,
    handlers,
    top,
  } = props;
  // Cells that stay in view while others scroll below them need the ground of their row, hovered or not.
  const ground = kind === 'pending' || isTicked ? 'bg-accent-soft' : plainGround;
  const cell = (column: PlacedColumn, index: number, stickyLeft?: number) => {
    const edit: CellEdit | undefined = edits?.get(column.id);
    return (
      <GridCell
        key={column.id}
        row={row}
        index={index}
        column={column}
        value={edit && edit.text === null ? edit.value : values?.[column.id]}
        edit={edit ?? null}
        isFocused={focusColumn === index}
        isInRange={props.markLeft !== null && index >= props.markLeft && index <= props.markRight!}
        isDisabled={isDisabled}
        isLocked={props.isReadOnly || isDisabled}
        filesOrigin={props.filesOrigin}
        handlers={handlers}
        stickyLeft={stickyLeft}
        ground={ground}
        editor={focusColumn === index ? props.editor : null}
      />
    );
  };
  const lastIndex = layout.columns - 1;
  const edge = (index: number, className: string, width: number, content: ReactNode) => (
    <div
      role="gridcell"
      data-row={row}
      data-column={index}
      aria-colindex={index + 1}
      tabIndex={focusColumn === index ? 0 : -1}
      style={{ width }}
      className={cx('focus-inset flex h-full shrink-0 items-center', className)}
    >
      {content}
    </div>
  );
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      aria-selected={isTicked}
      aria-busy={values === undefined || props.isSaving || undefined}
      style={{
        height: layout.rowHeight,
        minWidth: layout.totalWidth,
        ...(top !== null && { transform: `translateY(${top}px)` }),
      }}
      className={cx(
        'group flex w-full border-b border-line',
        ground === plainGround && 'hover:bg-hover',
        top !== null && 'absolute top-0 start-0',
        ground,
      )}
    >
      {edge(
        0,
        cx('layer-sticky sticky start-0 justify-center', ground),
        edgeWidths.tick,
        isDisabled ? (
          <Lock aria-hidden size={14} className="text-ink-3" />
        ) : kind === 'record' ? (
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={texts.selectRow}
            checked={isTicked}
            disabled={values === undefined}
            onChange={(event) => handlers.onTick(row, (event.nativeEvent as MouseEvent).shiftKey === true)}
            className="size-4 accent-accent"
          />
        ) : null,
      )}
      {layout.pinned.map((column, at) => cell(column, at + 1, layout.pinnedStarts[at]))}
      <div aria-hidden className="shrink-0" style={{ width: layout.centerStarts[firstCenter] ?? 0 }} />
      {layout.center
        .slice(firstCenter, lastCenter + 1)
        .map((column, at) => cell(column, layout.pinned.length + firstCenter + at + 1))}
      <div aria-hidden className="flex-1" style={{ minWidth: layout.centerWidth - endOf(layout, lastCenter) }} />
      {edge(lastIndex - 1, '', edgeWidths[addColumnId], null)}
      {edge(
        lastIndex,
        cx(
          'justify-end gap-0.5 pe-1',
          props.isSticky && 'layer-sticky sticky end-0 border-s border-line',
          props.isSticky && ground,
        ),
        edgeWidths.actions,
        <RowButtons {...props} />,
      )}
    </div>
  );
});

const endOf = ({ centerStarts, center }: GridLayout, last: number) => {
  const column = center[last];
  return column ? centerStarts[last]! + column.width : 0;
};

function RowButtons({
  row,
  values,
  kind,
  isDisabled,
  isSaving,
  isReadOnly,
  focusColumn,
  layout,
  handlers,
}: GridRowProps) {
  if (!values) return null;
  // The buttons take part in the order of Tab only while the cell has the focus.
  const tabIndex = focusColumn === layout.columns - 1 ? 0 : -1;
  if (kind === 'pending') {
    return (
      <>
        <IconButton
          label={texts.confirmRow}
          tabIndex={tabIndex}
          aria-busy={isSaving}
          icon={<Check aria-hidden size={16} />}
          onClick={() => handlers.onConfirm(row)}
        />
        <IconButton
          label={texts.cancelRow}
          tabIndex={tabIndex}
          icon={<X aria-hidden size={16} />}
          onClick={() => handlers.onCancelRow(row)}
        />
      </>
    );
  }
  return (
    <>
      <IconButton
        label={texts.openRow}
        tabIndex={tabIndex}
        icon={<Maximize2 aria-hidden size={16} />}
        onClick={() => handlers.onOpen(row)}
      />
      {!isReadOnly && (
        <IconButton
          label={texts.deleteRow}
          tabIndex={tabIndex}
          aria-disabled={isDisabled || undefined}
          icon={<Trash2 aria-hidden size={16} />}
          onClick={() => !isDisabled && handlers.onDelete(row)}
        />
      )}
    </>
  );
}
