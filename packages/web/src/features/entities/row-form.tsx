import type { GridColumn } from '@whittle/domain/entities/grid/columns';
import { cellText } from '@whittle/domain/entities/grid/cell-value';
import { useState } from 'react';
import { gridTexts as texts } from './entities.texts.ts';
import type { GridTarget } from './grid/grid-handlers.ts';
import { gridDate } from './grid/grid-dates.ts';
import type { PendingRow } from './grid/pending-rows.ts';
import { RecordHistoryPanel } from './history/record-history-panel.tsx';
import { RecordDialog } from './record-dialog.tsx';

type RowFormProps = {
  appId: string;
  entity: string;
  columns: readonly GridColumn[];
  filesOrigin: string;
  /** The row that is open; null where none is. */
  target: GridTarget | null;
  isReadOnly: boolean;
  onSaveRecord: (id: string, fields: Record<string, unknown>, seen: Record<string, unknown>) => Promise<void>;
  onSaveNew: (row: PendingRow, fields: Record<string, unknown>) => Promise<void>;
  /** The record went back to an earlier state. */
  onChanged: () => void;
  onClose: (target: GridTarget) => void;
};

/** A row of the grid as a form, saved or not yet, and what happened to the record so far. */
export function RowForm(props: RowFormProps) {
  const { appId, entity, columns, filesOrigin, target, isReadOnly, onSaveRecord, onSaveNew, onChanged, onClose } =
    props;
  const [historyId, setHistoryId] = useState<string | null>(null);
  const common = { appId, columns, filesOrigin };
  if (target?.kind === 'pending') {
    const { row } = target;
    return (
      <RecordDialog
        key={row.key}
        {...common}
        title={texts.newRow}
        values={row.values}
        unread={row.texts}
        isReadOnly={false}
        isNew
        onSave={(fields) => onSaveNew(row, fields)}
        onClose={() => onClose(target)}
      />
    );
  }
  if (target) {
    const { record } = target;
    return (
      <RecordDialog
        key={record.id}
        {...common}
        title={recordName(columns, record) ?? texts.untitled(entity)}
        description={`${gridDate(record.createdAt, false)} · ${record.id}`}
        values={record}
        isReadOnly={isReadOnly}
        onSave={(fields, seen) => onSaveRecord(record.id, fields, seen)}
        onHistory={() => {
          setHistoryId(record.id);
          onClose(target);
        }}
        onClose={() => onClose(target)}
      />
    );
  }
  if (historyId === null) return null;
  return (
    <RecordHistoryPanel
      appId={appId}
      entity={entity}
      recordId={historyId}
      onChanged={onChanged}
      onClose={() => setHistoryId(null)}
    />
  );
}

/** Longer names would fill a phone before the first field. */
const nameMaxChars = 80;

/** What people call a record: its first text that is filled in. */
function recordName(columns: readonly GridColumn[], record: Readonly<Record<string, unknown>>): string | null {
  for (const column of columns) {
    if (column.readonly || column.dataType !== 'text') continue;
    const [line] = cellText(column, record[column.id]).trim().split('\n');
    if (line) return line.length > nameMaxChars ? `${line.slice(0, nameMaxChars)}...` : line;
  }
  return null;
}
