import type { EntityRecord } from '@whittle/contract/entities';
import type { GridView } from '@whittle/contract/grid-views';
import type { Entity } from '@whittle/domain/entities/entity';
import { gridColumns } from '@whittle/domain/entities/grid/columns';
import { viewQuery } from '@whittle/domain/entities/grid/view-query';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { ApiError, sentenceOf } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { useLatest } from '../../lib/use-latest.ts';
import { useIsWide } from '../../lib/use-media-query.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CsvActions } from './csv/csv-actions.tsx';
import { entityTexts, gridTexts as texts } from './entities.texts.ts';
import { BulkBar } from './grid/bulk-bar.tsx';
import { createCellEdits } from './grid/cell-edits.ts';
import type { SchemaActs } from './grid/column-menu.tsx';
import { DataGrid, type DataGridActs, type GridTarget } from './grid/data-grid.tsx';
import { startOfDay } from './grid/grid-dates.ts';
import { maxGridRows } from './grid/grid-layout.ts';
import { isEmptyRow, maxPendingRows, pendingRows, type PendingRow } from './grid/pending-rows.ts';
import { saveNewRow } from './grid/save-new-row.ts';
import { rangeActs } from './grid/range-acts.ts';
import { createRecordPages, pageRows } from './grid/record-pages.ts';
import { isTicked, noTicks, tickCount, withTick } from './grid/ticks.ts';
import { useBulkDelete } from './grid/use-bulk-delete.ts';
import { type PlacedColumn, useColumns, withDroppedColumn, withMovedColumn } from './grid/use-columns.ts';
import { HistoryButton } from './history/history-button.tsx';
import { RecordHistorySheet } from './history/record-history-sheet.tsx';
import { UndoButtons } from './history/undo-buttons.tsx';
import { useLiveGrid } from './history/use-live-grid.ts';
import { useUndoRedo } from './history/use-undo-redo.ts';
import { RecordDialog } from './record-dialog.tsx';
import { recordCalls } from './records.requests.ts';
import { RenameNotice } from './schema/rename-notice.tsx';
import { GridToolbar } from './toolbar/grid-toolbar.tsx';

type EntityGridProps = {
  appId: string;
  entity: Entity;
  view: GridView;
  onView: (changes: Partial<GridView>) => void;
  filesOrigin: string;
  schema: (SchemaActs & { add: () => void }) | null;
  isReadOnly: boolean;
  /** Stands before the tools: the entity's name and who may do what. */
  head: (total: number | null) => ReactNode;
};

/** The records of one entity: loaded as they are seen, changed in place, found, arranged and deleted. */
export function EntityGrid(props: EntityGridProps) {
  const { appId, entity, view, onView, filesOrigin, schema, isReadOnly, head } = props;
  const isWide = useIsWide();
  const columns = useMemo(() => gridColumns(entity), [entity]);
  const calls = useMemo(() => recordCalls(appId, entity.name), [appId, entity.name]);
  const [search, setSearch] = useState('');
  const [said, say] = useState('');

  const query = viewQuery(view, search, columns, startOfDay);
  const { sort, q } = query;
  const pages = useMemo(
    () =>
      createRecordPages({
        loadPage: (skip, limit, signal) => calls.list({ ...(sort && { sort }), ...(q && { q }), skip, limit }, signal),
        loadCount: (signal) => calls.count(q ? { q } : {}, signal),
      }),
    [calls, sort, q],
  );
  useEffect(() => () => pages.stop(), [pages]);
  const loaded = useSyncExternalStore(pages.subscribe, pages.getState);
  const total = Math.min(loaded.total ?? 0, maxGridRows);

  const currentPages = useLatest(pages);
  const edits = useMemo(
    () =>
      createCellEdits({
        save: calls.update,
        onSaved: (record) => currentPages.current.replace(record),
        onFailed: () => confirmWithToast(texts.updateFailed),
        sentenceOf,
      }),
    [calls, currentPages],
  );
  const edited = useSyncExternalStore(edits.subscribe, edits.getState);

  const [pending, dispatch] = useReducer(pendingRows, []);
  const [focusPending, setFocusPending] = useState<string | null>(null);
  const [ticks, setTicks] = useState(noTicks);
  const lastTick = useRef<number | null>(null);
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set());
  const [openId, setOpenId] = useState<string | null>(null);
  const [historyId, setHistoryId] = useState<string | null>(null);

  const steps = useUndoRedo(appId, entity.name);
  useLiveGrid(appId, entity.name, {
    replace: (record) => currentPages.current.replace(record),
    refresh: () => {
      currentPages.current.refresh();
      steps.refresh();
    },
  });

  // Another schema shows other fields of the same records.
  const seenEntity = useRef(entity);
  useEffect(() => {
    if (entity === seenEntity.current) return;
    seenEntity.current = entity;
    pages.refresh();
  }, [entity, pages]);

  useEffect(() => {
    const onFocus = () => !document.hidden && pages.refresh();
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, [pages]);

  const bulk = useBulkDelete({
    calls,
    onEnd: ({ failed }) => {
      setTicks(noTicks);
      currentPages.current.refresh();
      if (failed > 0) {
        confirmWithToast(texts.deleteFailed);
        say(texts.deletesFailed(failed));
      }
    },
  });
  const disabled = useMemo(() => new Set([...deleting, ...bulk.disabled]), [deleting, bulk.disabled]);

  const tickedIds = async (): Promise<string[]> => {
    const order = new Map<string, number>();
    for (const [page, records] of loaded.pages) records.forEach(({ id }, at) => order.set(id, page * pageRows + at));
    if (!ticks.all) return [...ticks.ids].sort((a, b) => (order.get(a) ?? Infinity) - (order.get(b) ?? Infinity));
    const ids: string[] = [];
    const step = 5_000;
    for (let skip = 0; skip < (loaded.total ?? 0); skip += step) {
      const some = await calls.list({ ...query, skip, limit: step, fields: 'id' });
      ids.push(...some.map(({ id }) => id));
    }
    return ids.filter((id) => !ticks.ids.has(id));
  };

  const confirmRow = async (row: PendingRow) => {
    if (row.isSaving) return;
    if (isEmptyRow(row)) return say(texts.emptyRow);
    if (Object.keys(row.texts).length > 0) return say(Object.values(row.problems)[0] ?? texts.createFailed);
    dispatch({ type: 'confirm_row', key: row.key });
    try {
      await saveNewRow(calls, row);
      dispatch({ type: 'delete_row', key: row.key });
      pages.refresh();
    } catch (error) {
      const problems = error instanceof ApiError ? error.fields : {};
      dispatch({ type: 'enable_reset', key: row.key, message: sentenceOf(error), problems });
      confirmWithToast(texts.createFailed);
    }
  };
  const addRow = () => {
    if (pending.length >= maxPendingRows) return say(texts.rowLimit);
    const key = crypto.randomUUID();
    dispatch({ type: 'add_pending_row', key });
    setFocusPending(key);
  };
  const deleteRow = async (record: EntityRecord) => {
    setDeleting((now) => new Set(now).add(record.id));
    try {
      await calls.remove(record.id);
      setTicks((now) => withTick(now, record.id, now.all));
      pages.refresh();
    } catch (error) {
      confirmWithToast(texts.deleteFailed);
      say(sentenceOf(error));
    } finally {
      setDeleting((now) => new Set([...now].filter((id) => id !== record.id)));
    }
  };

  const { table, pinned, center } = useColumns(columns, view, onView, isWide);
  const shown = [...pinned, ...center].map(({ id }) => id);
  const order = orderedIds(
    columns.map(({ id }) => id),
    view.order,
  );
  const withHidden = (next: readonly string[]) => [...next, ...order.filter((id) => !next.includes(id))];

  const change: DataGridActs['onChange'] = (target, column, value, act) => {
    if (target.kind === 'record') void edits.change(target.record.id, column.id, value, act);
    else dispatch({ type: 'update_cell', key: target.row.key, column: column.id, value });
  };
  const refuse: DataGridActs['onRefuse'] = (target, column, text, problem) => {
    if (target.kind === 'record') edits.refuse(target.record.id, column.id, text, problem);
    else dispatch({ type: 'update_cell', key: target.row.key, column: column.id, value: null, text, problem });
  };
  const valueOf = (target: GridTarget, column: PlacedColumn): unknown => {
    if (target.kind === 'pending') return target.row.values[column.id];
    const edit = edits.getState().get(target.record.id)?.get(column.id);
    return edit && edit.text === null ? edit.value : target.record[column.id];
  };
  const targetsNow = (top: number, bottom: number): GridTarget[] | null => {
    const targets: GridTarget[] = [];
    for (let row = top; row <= bottom; row += 1) {
      const waiting = pending[row];
      const record = waiting ? undefined : pages.recordAt(row - pending.length);
      if (waiting) targets.push({ kind: 'pending', row: waiting });
      else if (record) targets.push({ kind: 'record', record });
      else return null;
    }
    return targets;
  };
  const targetsBetween = async (top: number, bottom: number): Promise<GridTarget[]> => {
    const waiting = pending.slice(top, bottom + 1).map((row): GridTarget => ({ kind: 'pending', row }));
    const [first, last] = [Math.max(0, top - pending.length), bottom - pending.length];
    const records = last < first ? [] : await pages.between(first, last, new AbortController().signal);
    return [...waiting, ...records.map((record): GridTarget => ({ kind: 'record', record }))];
  };
  const ranges = rangeActs({
    targetsNow,
    targetsBetween,
    valueOf,
    isLocked: (target) => isReadOnly || (target.kind === 'record' && disabled.has(target.record.id)),
    change,
    refuse,
    say,
  });

  const acts: DataGridActs = {
    onChange: change,
    onRefuse: refuse,
    onRetry: (target, column) => target.kind === 'record' && edits.retry(target.record.id, column.id),
    onDiscard: (target, column) => {
      if (target.kind === 'record') edits.discard(target.record.id, column.id);
      else if (target.row.problems[column.id]) {
        dispatch({ type: 'update_cell', key: target.row.key, column: column.id, value: target.row.values[column.id] });
      }
    },
    onTick: (record, index, isRange) => {
      const isOn = !isTicked(ticks, record.id);
      const from = isRange && lastTick.current !== null ? lastTick.current : index;
      lastTick.current = index;
      let next = ticks;
      for (let at = Math.min(from, index); at <= Math.max(from, index); at += 1) {
        const one = pages.recordAt(at);
        if (one) next = withTick(next, one.id, isOn);
      }
      setTicks(next);
    },
    onTickAll: () => setTicks(ticks.all || ticks.ids.size > 0 ? noTicks : { all: true, ids: new Set() }),
    onOpen: (record) => setOpenId(record.id),
    onDelete: (record) => void deleteRow(record),
    onConfirm: (row) => void confirmRow(row),
    onCancelRow: (row) => dispatch({ type: 'delete_row', key: row.key }),
    onFillDown: (range) => void ranges.fillDown(range),
    onClear: (range) => void ranges.clear(range),
    onCopy: (range, isCut, data) => void ranges.copy(range, isCut, data),
    onPaste: (range, data, from) => void ranges.paste(range, data, from, pending.length + total),
    onResize: (column, width) => onView({ widths: { ...view.widths, [column]: width } }),
    onMove: (column, by) => onView({ order: withHidden(withMovedColumn(shown, column, by)) }),
    onDrop: (column, target) => onView({ order: withHidden(withDroppedColumn(shown, column, target)) }),
    onPin: (column, isPinned) => {
      const others = pinned.map(({ id }) => id).filter((id) => id !== column);
      onView({ pinned: isPinned ? [...others, column] : others });
    },
    onHide: (column) => onView({ hidden: [...view.hidden, column] }),
    onAddColumn: schema?.add ?? null,
    schema,
  };

  const onLook = useCallback((first: number, last: number) => pages.look(first, last), [pages]);
  const ticked = tickCount(ticks, loaded.total ?? 0);
  const isFiltered = q !== undefined;
  const openRecord = openId === null ? undefined : [...loaded.pages.values()].flat().find(({ id }) => id === openId);

  return (
    <>
      <GridToolbar
        entity={entity.name}
        head={head(loaded.total)}
        columns={columns}
        order={order}
        view={view}
        onView={onView}
        onMove={(id, by) => onView({ order: withMovedColumn(order, id, by) })}
        search={search}
        onSearch={setSearch}
        history={
          !isReadOnly && (
            <>
              <UndoButtons steps={steps} />
              <HistoryButton appId={appId} entity={entity.name} onChanged={() => pages.refresh()} />
            </>
          )
        }
        onNew={isReadOnly ? null : addRow}
        actions={
          <CsvActions
            appId={appId}
            entity={entity}
            query={query}
            total={loaded.total}
            records={loadedInOrder(loaded.pages)}
            onImported={isReadOnly ? null : () => pages.refresh()}
          />
        }
        isWide={isWide}
      />
      <RenameNotice
        appId={appId}
        entity={entity.name}
        versionKey={[...entity.properties.keys()].join()}
        onMoved={() => pages.refresh()}
      />
      {loaded.failure !== null && (
        <Notice
          kind="danger"
          className="m-4"
          action={
            <Button size="small" onClick={() => pages.refresh()}>
              {entityTexts.retry}
            </Button>
          }
        >
          {texts.rowsFailed} {sentenceOf(loaded.failure)}
        </Notice>
      )}
      <DataGrid
        appId={appId}
        label={texts.grid(entity.name)}
        table={table}
        pinned={pinned}
        center={center}
        pending={pending}
        total={total}
        recordAt={pages.recordAt}
        edits={edited}
        isTicked={(id) => isTicked(ticks, id)}
        ticks={ticked === 0 ? 'none' : ticked === loaded.total ? 'all' : 'some'}
        disabled={disabled}
        isReadOnly={isReadOnly}
        isWide={isWide}
        filesOrigin={filesOrigin}
        onLook={onLook}
        acts={acts}
        focusPending={focusPending}
      >
        {loaded.total === null && loaded.failure === null && (
          <p className="sticky left-0 w-fit p-4 text-ink-2">{entityTexts.loading}</p>
        )}
        {loaded.total === 0 && pending.length === 0 && (
          <div className="sticky left-0 flex w-fit flex-col items-start gap-3 p-4">
            <p className="text-ink-2">{isFiltered ? texts.noMatches : texts.noRecords}</p>
            {isFiltered && (
              <Button
                size="small"
                onClick={() => {
                  setSearch('');
                  onView({ filters: [] });
                }}
              >
                {texts.clearFilters}
              </Button>
            )}
          </div>
        )}
      </DataGrid>
      {pending.map(({ key, message }) =>
        message ? (
          <p key={key} role="alert" className="border-t border-line px-4 py-2 text-danger">
            {texts.newRow}: {message}
          </p>
        ) : null,
      )}
      <div role="status" className={said ? 'border-t border-line px-4 py-2 text-ink-2' : undefined}>
        {said}
        {(loaded.total ?? 0) > maxGridRows && texts.tooMany(maxGridRows)}
      </div>
      <BulkBar
        count={ticked}
        progress={bulk.progress}
        isCancelling={bulk.isCancelling}
        onDelete={() => void tickedIds().then(bulk.run)}
        onClear={() => setTicks(noTicks)}
        onCancel={bulk.cancel}
      />
      {openRecord && (
        <RecordDialog
          appId={appId}
          record={openRecord}
          columns={columns}
          filesOrigin={filesOrigin}
          isReadOnly={isReadOnly || disabled.has(openRecord.id)}
          onSave={(fields) => calls.update(openRecord.id, fields).then((record) => pages.replace(record))}
          onHistory={() => {
            setHistoryId(openRecord.id);
            setOpenId(null);
          }}
          onClose={() => setOpenId(null)}
        />
      )}
      {historyId !== null && (
        <RecordHistorySheet
          appId={appId}
          entity={entity.name}
          recordId={historyId}
          onChanged={() => pages.refresh()}
          onClose={() => setHistoryId(null)}
        />
      )}
    </>
  );
}

/** All columns as the view orders them; those that it does not name follow. */
function orderedIds(ids: readonly string[], order: readonly string[]): string[] {
  const named = order.filter((id) => ids.includes(id));
  return [...named, ...ids.filter((id) => !named.includes(id))];
}

/** The records that are loaded, in the grid's order. */
const loadedInOrder = (pages: ReadonlyMap<number, readonly EntityRecord[]>): EntityRecord[] =>
  [...pages].toSorted(([a], [b]) => a - b).flatMap(([, records]) => records);
