import type { EntityRecord } from '@whittle/contract/entities';
import { sentenceOf } from '../../../lib/api-error.ts';
import { confirmWithToast } from '../../../lib/toasts.tsx';
import { gridTexts as texts } from '../entities.texts.ts';
import type { RecordCalls } from '../records.requests.ts';
import { type CellEdits, createCellEdits } from './cell-edits.ts';
import type { PendingRow } from './pending-rows.ts';

type Listener = {
  onSaved(record: EntityRecord): void;
  /** What others stored in fields of a record. */
  onOthers(recordId: string, fields: Record<string, unknown>): void;
  /** Whether the cell is the marked one, which shows what became of its change. */
  isMarked(recordId: string, columnId: string): boolean;
};

export type Unsaved = {
  edits: CellEdits;
  /** The table that is open hears of changed records until it calls what is answered. */
  listen(listener: Listener): () => void;
  pending(): readonly PendingRow[];
  keepPending(rows: readonly PendingRow[]): void;
};

const byEntity = new Map<string, Unsaved>();

/**
 * What was typed into the table of an entity and is not saved: it stays in this window while another entity or another part
 * of the builder is open.
 */
export function unsavedOf(appId: string, entity: string, calls: Pick<RecordCalls, 'updateAsSeen'>): Unsaved {
  const key = `${appId} ${entity}`;
  const known = byEntity.get(key);
  if (known) return known;
  const made = createUnsaved(calls);
  byEntity.set(key, made);
  return made;
}

export function createUnsaved(calls: Pick<RecordCalls, 'updateAsSeen'>): Unsaved {
  let listener: Listener | null = null;
  let pending: readonly PendingRow[] = [];
  return {
    edits: createCellEdits({
      save: calls.updateAsSeen,
      onSaved: (record) => listener?.onSaved(record),
      onOthers: (recordId, fields) => listener?.onOthers(recordId, fields),
      onFailed: (recordId, columnId, isConflict) => {
        const isAsked = isConflict && listener?.isMarked(recordId, columnId);
        if (!isAsked) confirmWithToast(texts.updateFailed);
      },
      onGone: (_, value) =>
        confirmWithToast(texts.recordGone(typeof value === 'string' ? value : JSON.stringify(value))),
      sentenceOf,
    }),
    listen(next) {
      listener = next;
      return () => {
        if (listener === next) listener = null;
      };
    },
    pending: () => pending,
    keepPending: (rows) => void (pending = rows),
  };
}
