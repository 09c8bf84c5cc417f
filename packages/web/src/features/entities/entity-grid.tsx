import type { EntityRecord } from '@whittle/contract/entities';
import type { GridView } from '@whittle/contract/grid-views';
import type { Entity } from '@whittle/domain/entities/entity';
import { gridColumns } from '@whittle/domain/entities/grid/columns';
import { viewQuery } from '@whittle/domain/entities/grid/view-query';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { useIsWide, useMediaQuery } from '../../lib/use-media-query.ts';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { CsvActions } from './csv/csv-actions.tsx';
import { waitingFile } from './csv/waiting-file.ts';
import { entityTexts, gridTexts as texts } from './entities.texts.ts';
import { BulkBar } from './grid/bulk-bar.tsx';
import type { SchemaHandlers } from './grid/column-menu.tsx';
import { DataGrid } from './grid/data-grid.tsx';
import type { DataGridHandlers } from './grid/grid-handlers.ts';
import { startOfDay } from './grid/grid-dates.ts';
import { maxGridRows } from './grid/grid-layout.ts';
import { isEmptyRow } from './grid/pending-rows.ts';
import { GridMessages } from './grid/grid-messages.tsx';
import { GridState } from './grid/grid-state.tsx';
import { useOpenRow } from './grid/use-open-row.ts';
import { gridTargets } from './grid/grid-targets.ts';
import { rangeHandlers } from './grid/range-handlers.ts';
import { isTicked, noTicks, tickCount, withTick } from './grid/ticks.ts';
import { useBulkDelete } from './grid/use-bulk-delete.ts';
import { useArrangement } from './grid/use-arrangement.ts';
import { useGridRecords } from './grid/use-grid-records.ts';
import { useRowDelete } from './grid/use-row-delete.ts';
import { useNewRows } from './grid/use-new-rows.ts';
import { useTicks } from './grid/use-ticks.ts';
import { HistoryButton } from './history/history-button.tsx';
import { UndoButtons } from './history/undo-buttons.tsx';
import { useUndoRedo } from './history/use-undo-redo.ts';
import { recordCalls } from './records.requests.ts';
import { RowForm } from './row-form.tsx';
import { RenameNotice } from './schema/rename-notice.tsx';
import { GridToolbar } from './toolbar/grid-toolbar.tsx';
import { useStatusLine } from './use-status-line.ts';

const CsvImportDialog = lazyPart(async () => (await import('./csv/csv-import-dialog.tsx')).CsvImportDialog);

type EntityGridProps = {
  appId: string;
  entity: Entity;
  view: GridView;
  onView: (changes: Partial<GridView>) => void;
  filesOrigin: string;
  schema: (SchemaHandlers & { add: () => void }) | null;
  isReadOnly: boolean;
  /** Stands before the tools: the entity's name and who may do what. */
  head: (total: number | null) => ReactNode;
  /** Chooses another entity, where the list of them has no place of its own. */
  switcher: ReactNode;
};

/** The records of one entity: loaded as they are seen, changed in place, found, arranged and deleted. */
export function EntityGrid(props: EntityGridProps) {
  const { appId, entity, view, onView, filesOrigin, schema, isReadOnly, head, switcher } = props;
  const isWide = useIsWide();
  const isTouched = useMediaQuery('(pointer: coarse)');
  const columns = useMemo(() => gridColumns(entity), [entity]);
  const calls = useMemo(() => recordCalls(appId, entity.name), [appId, entity.name]);
  const [isImporting, setImporting] = useState(waitingFile.isThere);
  const [search, setSearch] = useState('');
  const [said, say] = useStatusLine();

  const query = viewQuery(view, search, columns, startOfDay);
  const { q } = query;
  const steps = useUndoRedo(appId, entity.name);
  const { pages, loaded, unsaved, edits, edited, refresh } = useGridRecords({
    appId,
    entity,
    calls,
    query,
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
  const { table, pinned, center, order } = arrangement;

  const targets = gridTargets({ pages, pending, edits, dispatch });
  const { change, refuse } = targets;
  const ranges = rangeHandlers({
    ...targets,
    isLocked: (target) => isReadOnly || (target.kind === 'record' && disabled.has(target.record.id)),
    say,
  });

  const handlers: DataGridHandlers = {
    onChange: change,
    onRefuse: refuse,
    onRetry: targets.retry,
    onDiscard: targets.discard,
    onTick,
    onTickAll,
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

  const onVisibleRangeChange = useCallback((first: number, last: number) => pages.look(first, last), [pages]);
  const ticked = tickCount(ticks, loaded.total ?? 0);
  const addRow = () => {
    const key = newRows.addRow();
    // A finger cannot type into cells that are a third of its screen wide.
    if (key && isTouched) form.open({ kind: 'pending', id: key });
  };

  return (
    <>
      <GridToolbar
        entity={entity.name}
        head={head(loaded.total)}
        columns={columns}
        order={order}
        view={view}
        onView={onView}
        onMove={arrangement.onMoveAny}
        search={search}
        onSearch={setSearch}
        history={
          !isReadOnly && (
            <>
              <UndoButtons steps={steps} />
              <HistoryButton appId={appId} entity={entity.name} onChanged={() => void pages.refresh()} />
            </>
          )
        }
        switcher={switcher}
        total={loaded.total}
        onNew={isReadOnly ? null : addRow}
        actions={
          <CsvActions
            appId={appId}
            entity={entity}
            query={query}
            total={loaded.total}
            records={loadedInOrder(loaded.pages)}
            onImport={isReadOnly ? null : () => setImporting(true)}
          />
        }
        isWide={isWide}
      />
      {/* Beside the toolbar, whose two forms come and go with the width: an import goes on through that. */}
      {isImporting && !isReadOnly && (
        <CsvImportDialog
          appId={appId}
          entity={entity}
          onClose={() => setImporting(false)}
          onImported={() => void pages.refresh()}
        />
      )}
      {!isReadOnly && (
        <RenameNotice
          appId={appId}
          entity={entity.name}
          versionKey={[...entity.properties.keys()].join()}
          onMoved={() => void pages.refresh()}
        />
      )}
      {loaded.failure !== null && (
        <div className="m-4">
          <RetryNotice label={entityTexts.retry} onRetry={() => void pages.refresh()}>
            {texts.rowsFailed} {sentenceOf(loaded.failure)}
          </RetryNotice>
        </div>
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
        onVisibleRangeChange={onVisibleRangeChange}
        handlers={handlers}
        focusPending={newRows.focusPending}
      >
        <GridState
          isLoading={loaded.total === null && loaded.failure === null}
          isEmpty={loaded.total === 0 && pending.length === 0}
          onClearFilters={
            q === undefined
              ? null
              : () => {
                  setSearch('');
                  onView({ filters: [] });
                }
          }
        />
      </DataGrid>
      <GridMessages pending={pending} said={said} total={loaded.total ?? 0} />
      <BulkBar
        count={isReadOnly ? 0 : ticked}
        progress={bulk.progress}
        isCancelling={bulk.isCancelling}
        onDelete={() => void tickedIds().then(bulk.run)}
        onClear={() => setTicks(noTicks)}
        onCancel={bulk.cancel}
      />
      <RowForm
        appId={appId}
        entity={entity.name}
        columns={columns}
        filesOrigin={filesOrigin}
        target={form.target}
        isReadOnly={isReadOnly || (form.id !== null && disabled.has(form.id))}
        onSaveRecord={(id, fields) => calls.update(id, fields).then((record) => pages.replace(record))}
        onSaveNew={newRows.saveForm}
        onChanged={() => void pages.refresh()}
        onClose={(target) => {
          form.open(null);
          if (target.kind === 'pending' && isEmptyRow(target.row))
            dispatch({ type: 'delete_row', key: target.row.key });
        }}
      />
    </>
  );
}

/** The records that are loaded, in the grid's order. */
const loadedInOrder = (pages: ReadonlyMap<number, readonly EntityRecord[]>): EntityRecord[] =>
  [...pages].toSorted(([a], [b]) => a - b).flatMap(([, records]) => records);
