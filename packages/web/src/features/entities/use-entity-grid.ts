import type { GridView } from '@whittle/contract/grid-views';
import type { Entity } from '@whittle/domain/entities/entity';
import { gridColumns } from '@whittle/domain/entities/grid/columns';
import { viewQuery } from '@whittle/domain/entities/grid/view-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { useIsWide, useMediaQuery } from '../../lib/use-media-query.ts';
import { gridTexts as texts } from './entities.texts.ts';
import type { SchemaHandlers } from './grid/column-menu.tsx';
import type { DataGridHandlers } from './grid/grid-handlers.ts';
import { startOfDay } from './grid/grid-dates.ts';
import { maxGridRows } from './grid/grid-layout.ts';
import { gridTargets } from './grid/grid-targets.ts';
import { rangeHandlers } from './grid/range-handlers.ts';
import { noTicks, tickCount, withTick } from './grid/ticks.ts';
import { useArrangement } from './grid/use-arrangement.ts';
import { useBulkDelete } from './grid/use-bulk-delete.ts';
import { useGridRecords } from './grid/use-grid-records.ts';
import { useNewRows } from './grid/use-new-rows.ts';
import { useOpenRow } from './grid/use-open-row.ts';
import { useRowDelete } from './grid/use-row-delete.ts';
import { useTicks } from './grid/use-ticks.ts';
import { useUndoRedo } from './history/use-undo-redo.ts';
import { recordCalls } from './records.requests.ts';
import { useStatusLine } from './use-status-line.ts';

export type GridOfEntity = {
  appId: string;
  entity: Entity;
  view: GridView;
  onView: (changes: Partial<GridView>) => void;
  schema: (SchemaHandlers & { add: () => void }) | null;
  isReadOnly: boolean;
};

/** What the grid of an entity knows and does: its records, rows that wait to be saved, ticks, columns and handlers. */
export function useEntityGrid({ appId, entity, view, onView, schema, isReadOnly }: GridOfEntity) {
  const isWide = useIsWide();
  const isTouched = useMediaQuery('(pointer: coarse)');
  const columns = useMemo(() => gridColumns(entity), [entity]);
  const calls = useMemo(() => recordCalls(appId, entity.name), [appId, entity.name]);
  const [search, setSearch] = useState('');
  const [said, say] = useStatusLine();

  const query = viewQuery(view, search, columns, startOfDay);
  const marked = useRef<string | null>(null);
  const onMark = useCallback((cell: string | null) => void (marked.current = cell), []);
  const steps = useUndoRedo(appId, entity.name);
  const { pages, loaded, unsaved, edits, edited, refresh } = useGridRecords({
    appId,
    entity,
    calls,
    query,
    marked,
    onRefresh: steps.refresh,
  });
  const total = Math.min(loaded.total ?? 0, maxGridRows);

  const newRows = useNewRows({ calls, unsaved, say, onSaved: refresh });
  const { pending, dispatch } = newRows;
  const { ticks, setTicks, tickedIds, onTick, onTickAll } = useTicks({ calls, query, pages, loaded });
  const form = useOpenRow(pending, loaded.pages);
  const { deleting, deleteRow } = useRowDelete({
    calls,
    say,
    onDeleted: (id) => {
      setTicks((now) => withTick(now, id, now.all));
      void pages.refresh();
    },
  });
  const bulk = useBulkDelete({
    calls,
    onEnd: ({ failed }) => {
      setTicks(noTicks);
      void refresh();
      if (failed > 0) {
        confirmWithToast(texts.deleteFailed);
        say(texts.deletesFailed(failed));
      }
    },
  });
  const disabled = useMemo(() => new Set([...deleting, ...bulk.disabled]), [deleting, bulk.disabled]);

  const arrangement = useArrangement(columns, view, onView, isWide);

  const targets = gridTargets({ pages, pending, edits, dispatch });
  const { change, refuse } = targets;
  const ranges = rangeHandlers({
    ...targets,
    isLocked: (target) => isReadOnly || (target.kind === 'record' && disabled.has(target.record.id)),
    say,
  });

  const handlers: DataGridHandlers = {
    seenIn: targets.seenIn,
    onChange: change,
    onRefuse: refuse,
    onRetry: targets.retry,
    onDiscard: targets.discard,
    onTick,
    onTickAll,
    onMark,
    onOpenForm: form.show,
    onDelete: (record) => void deleteRow(record),
    onConfirm: (row) => void newRows.confirmRow(row),
    onCancelRow: (row) => dispatch({ type: 'delete_row', key: row.key }),
    onFillDown: (range) => void ranges.fillDown(range),
    onClear: (range) => void ranges.clear(range),
    onCopy: (range, isCut, data) => void ranges.copy(range, isCut, data),
    onPaste: (range, data, from) => void ranges.paste(range, data, from, pending.length + total),
    ...arrangement.handlers,
    onAddColumn: schema?.add ?? null,
    schema,
  };

  const holdRows = useCallback(() => pages.hold(), [pages]);
  const onVisibleRangeChange = useCallback((first: number, last: number) => pages.look(first, last), [pages]);
  const ticked = tickCount(ticks, loaded.total ?? 0);
  const addRow = () => {
    const key = newRows.addRow();
    // A finger cannot type into cells that are a third of its screen wide.
    if (key && isTouched) form.open({ kind: 'pending', id: key });
  };

  return {
    isWide,
    columns,
    query,
    steps,
    pages,
    loaded,
    edited,
    total,
    newRows,
    pending,
    dispatch,
    ticks,
    setTicks,
    tickedIds,
    ticked,
    form,
    bulk,
    disabled,
    arrangement,
    handlers,
    holdRows,
    onVisibleRangeChange,
    addRow,
    search,
    setSearch,
    said,
    calls,
  };
}
