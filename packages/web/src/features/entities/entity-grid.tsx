import type { EntityRecord } from '@whittle/contract/entities';
import { type ReactNode, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { CsvActions } from './csv/csv-actions.tsx';
import { waitingFile } from './csv/waiting-file.ts';
import { entityTexts, gridTexts as texts } from './entities.texts.ts';
import { BulkBar } from './grid/bulk-bar.tsx';
import { DataGrid } from './grid/data-grid.tsx';
import { GridMessages } from './grid/grid-messages.tsx';
import { GridState } from './grid/grid-state.tsx';
import { isEmptyRow } from './grid/pending-rows.ts';
import { isTicked, noTicks } from './grid/ticks.ts';
import { HistoryButton } from './history/history-button.tsx';
import { UndoButtons } from './history/undo-buttons.tsx';
import { RowForm } from './row-form.tsx';
import { RenameNotice } from './schema/rename-notice.tsx';
import { GridToolbar } from './toolbar/grid-toolbar.tsx';
import { type GridOfEntity, useEntityGrid } from './use-entity-grid.ts';

const CsvImportDialog = lazyPart(async () => (await import('./csv/csv-import-dialog.tsx')).CsvImportDialog);

type EntityGridProps = GridOfEntity & {
  filesOrigin: string;
  /** Stands before the tools: the entity's name and who may do what. */
  head: (total: number | null) => ReactNode;
  /** Chooses another entity, where the list of them has no place of its own. */
  switcher: ReactNode;
};

/** The records of one entity: loaded as they are seen, changed in place, found, arranged and deleted. */
export function EntityGrid(props: EntityGridProps) {
  const { appId, entity, view, onView, filesOrigin, isReadOnly, head, switcher } = props;
  const [isImporting, setImporting] = useState(waitingFile.isThere);
  const grid = useEntityGrid(props);

  return (
    <>
      <GridToolbar
        entity={entity.name}
        head={head(grid.loaded.total)}
        columns={grid.columns}
        order={grid.arrangement.order}
        view={view}
        onView={onView}
        onMove={grid.arrangement.onMoveAny}
        search={grid.search}
        onSearch={grid.setSearch}
        history={
          !isReadOnly && (
            <>
              <UndoButtons steps={grid.steps} />
              <HistoryButton appId={appId} entity={entity.name} onChanged={() => void grid.pages.refresh()} />
            </>
          )
        }
        switcher={switcher}
        total={grid.loaded.total}
        onNew={isReadOnly ? null : grid.addRow}
        actions={
          <CsvActions
            appId={appId}
            entity={entity}
            query={grid.query}
            total={grid.loaded.total}
            records={loadedInOrder(grid.loaded.pages)}
            onImport={isReadOnly ? null : () => setImporting(true)}
          />
        }
        isWide={grid.isWide}
      />
      {/* Beside the toolbar, whose two forms come and go with the width: an import goes on through that. */}
      {isImporting && !isReadOnly && (
        <CsvImportDialog
          appId={appId}
          entity={entity}
          onClose={() => setImporting(false)}
          onImported={() => void grid.pages.refresh()}
        />
      )}
      {!isReadOnly && (
        <RenameNotice
          appId={appId}
          entity={entity.name}
          versionKey={[...entity.properties.keys()].join()}
          onMoved={() => void grid.pages.refresh()}
        />
      )}
      {grid.loaded.failure !== null && (
        <div className="m-4">
          <RetryNotice label={entityTexts.retry} onRetry={() => void grid.pages.refresh()}>
            {texts.rowsFailed} {sentenceOf(grid.loaded.failure)}
          </RetryNotice>
        </div>
      )}
      <DataGrid
        appId={appId}
        label={texts.grid(entity.name)}
        table={grid.arrangement.table}
        pinned={grid.arrangement.pinned}
        center={grid.arrangement.center}
        pending={grid.pending}
        total={grid.total}
        recordAt={grid.pages.recordAt}
        indexOf={grid.pages.indexOf}
        holdRows={grid.holdRows}
        edits={grid.edited}
        isTicked={(id) => isTicked(grid.ticks, id)}
        ticks={grid.ticked === 0 ? 'none' : grid.ticked === grid.loaded.total ? 'all' : 'some'}
        disabled={grid.disabled}
        isReadOnly={isReadOnly}
        isWide={grid.isWide}
        filesOrigin={filesOrigin}
        onVisibleRangeChange={grid.onVisibleRangeChange}
        handlers={grid.handlers}
        focusPending={grid.newRows.focusPending}
      >
        <GridState
          isLoading={grid.loaded.total === null && grid.loaded.failure === null}
          isEmpty={grid.loaded.total === 0 && grid.pending.length === 0}
          onClearFilters={
            grid.query.q === undefined
              ? null
              : () => {
                  grid.setSearch('');
                  onView({ filters: [] });
                }
          }
        />
      </DataGrid>
      <GridMessages pending={grid.pending} said={grid.said} total={grid.loaded.total ?? 0} />
      <BulkBar
        count={isReadOnly ? 0 : grid.ticked}
        progress={grid.bulk.progress}
        isCancelling={grid.bulk.isCancelling}
        onDelete={() => void grid.tickedIds().then(grid.bulk.run)}
        onClear={() => grid.setTicks(noTicks)}
        onCancel={grid.bulk.cancel}
      />
      <RowForm
        appId={appId}
        entity={entity.name}
        columns={grid.columns}
        filesOrigin={filesOrigin}
        target={grid.form.target}
        isReadOnly={isReadOnly || (grid.form.id !== null && grid.disabled.has(grid.form.id))}
        onSaveRecord={async (id, fields, seen) => grid.pages.replace(await grid.calls.updateAsSeen(id, fields, seen))}
        onSaveNew={grid.newRows.saveForm}
        onChanged={() => void grid.pages.refresh()}
        onClose={(target) => {
          grid.form.open(null);
          if (target.kind === 'pending' && isEmptyRow(target.row))
            grid.dispatch({ type: 'delete_row', key: target.row.key });
        }}
      />
    </>
  );
}

/** The records that are loaded, in the grid's order. */
const loadedInOrder = (pages: ReadonlyMap<number, readonly EntityRecord[]>): EntityRecord[] =>
  [...pages].toSorted(([a], [b]) => a - b).flatMap(([, records]) => records);
