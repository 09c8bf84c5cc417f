import { cellText, isTrue } from '@whittle/domain/entities/grid/cell-value';
import { Popover } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { cx } from '../../../lib/cx.ts';
import { Button } from '../../../ui/button.tsx';
import { gridTexts as texts } from '../entities.texts.ts';
import type { CellEdit } from './cell-edits.ts';
import { CellDisplay } from './cell-display.tsx';
import type { PlacedColumn } from './use-columns.ts';

export type CellHandlers = {
  onToggle: (row: number, column: number) => void;
  onRetry: (row: number, column: number) => void;
  onDiscard: (row: number, column: number) => void;
};

type GridCellProps = {
  row: number;
  index: number;
  column: PlacedColumn;
  value: unknown;
  edit: Pick<CellEdit, 'text' | 'status' | 'message' | 'conflict'> | null;
  isFocused: boolean;
  isInRange: boolean;
  isDisabled: boolean;
  isLocked: boolean;
  filesOrigin: string;
  handlers: CellHandlers;
  /** Distance from the left edge, for a pinned column. */
  stickyLeft?: number;
  ground: string;
  editor: ReactNode;
};

/** One value of one record. A refused change stays in it, with the reason below. */
export function GridCell(props: GridCellProps) {
  const { row, index, column, value, edit, isFocused, isInRange, isDisabled, isLocked, handlers, stickyLeft, ground } =
    props;
  const messageId = useId();
  const isFailed = edit?.status === 'failed';
  const shown = edit?.text ?? null;
  const conflict = edit?.conflict;
  const message = conflict ? texts.changedMeanwhile(cellText(column, conflict.now)) : (edit?.message ?? '');
  const isReadOnly = column.readonly || isLocked;
  /** A grid's cell may be read-only and invalid, which the linter's table of roles does not know. */
  const states = {
    'aria-readonly': isReadOnly || undefined,
    'aria-invalid': isFailed || undefined,
    'aria-describedby': isFailed ? messageId : undefined,
  };
  return (
    <div
      role="gridcell"
      data-row={row}
      data-column={index}
      aria-colindex={index + 1}
      aria-selected={isInRange}
      {...states}
      tabIndex={isFocused ? 0 : -1}
      style={{ width: column.width, ...(stickyLeft !== undefined && { left: stickyLeft }) }}
      className={cx(
        'focus-inset relative flex h-full shrink-0 items-center px-2 select-none',
        stickyLeft !== undefined && 'layer-sticky sticky',
        isInRange && !isFocused ? 'bg-accent-soft' : (stickyLeft !== undefined || isFocused) && ground,
        isFocused && 'outline-focus outline-2 coarse:not-focus-visible:outline-0',
        isFailed && 'shadow-[inset_0_0_0_1px_var(--danger)]',
        (column.readonly || isDisabled) && 'text-ink-2',
        isDisabled && 'text-ink-3',
      )}
    >
      {column.dataType === 'boolean' ? (
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={column.label}
          checked={isTrue(value)}
          disabled={isReadOnly || isDisabled}
          onChange={() => handlers.onToggle(row, index)}
          className="size-4 accent-accent"
        />
      ) : shown !== null ? (
        <span className="truncate">{shown}</span>
      ) : (
        <CellDisplay column={column} value={value} filesOrigin={props.filesOrigin} width={column.width} />
      )}
      {edit?.status === 'saving' && (
        <span className="absolute top-1 end-1 size-1.5 rounded-full bg-accent">
          <span className="sr-only">{texts.saving}</span>
        </span>
      )}
      {isFailed && (
        <span id={messageId} className="sr-only">
          {texts.notSaved(message)}
        </span>
      )}
      {isFailed && isFocused && props.editor === null && (
        <CellProblem
          message={message}
          labels={conflict ? conflictLabels() : failureLabels()}
          onRetry={edit.text === null ? () => handlers.onRetry(row, index) : null}
          onDiscard={() => handlers.onDiscard(row, index)}
        />
      )}
      {props.editor}
    </div>
  );
}

const failureLabels = () => ({ retry: texts.tryAgain, discard: texts.giveUp });
const conflictLabels = () => ({ retry: texts.keepMine, discard: texts.keepTheirs });

/** Stands below the cell while it has the focus, and does not take it. */
function CellProblem({
  message,
  labels,
  onRetry,
  onDiscard,
}: {
  message: string;
  labels: { retry: string; discard: string };
  onRetry: (() => void) | null;
  onDiscard: () => void;
}) {
  return (
    <Popover.Root open>
      <Popover.Anchor className="absolute inset-0 -z-10" />
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          role="alert"
          onOpenAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            onDiscard();
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onPointerDown={(event) => event.stopPropagation()}
          className="layer-popover flex max-w-80 flex-col gap-2 rounded-tile bg-danger-soft p-3 text-ink shadow-pop"
        >
          <p>{message}</p>
          <div className="flex gap-2">
            {onRetry && (
              <Button size="small" onClick={onRetry}>
                {labels.retry}
              </Button>
            )}
            <Button size="small" onClick={onDiscard}>
              {labels.discard}
            </Button>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
