import type { EntityRecord } from '@whittle/contract/entities';
import { ApiError, NetworkError } from '../../../lib/api-error.ts';

/** What stands in a cell instead of the stored value: a change on its way, or one that was refused. */
export type CellEdit = {
  value: unknown;
  /** What was typed, where it could not be read as a value. */
  text: string | null;
  status: 'saving' | 'failed';
  message: string | null;
  /** Nobody answered: it is sent again by itself once somebody does. */
  isUnanswered?: boolean;
};

export type RecordEdits = ReadonlyMap<string, CellEdit>;
type Edits = ReadonlyMap<string, RecordEdits>;

type Deps = {
  /** Changes with the same `act` are undone together. */
  save: (recordId: string, fields: Record<string, unknown>, act?: string) => Promise<EntityRecord>;
  onSaved: (record: EntityRecord) => void;
  onFailed: () => void;
  /** The record has been deleted meanwhile, so there is no cell that could keep the value. */
  onGone: (columnId: string, value: unknown) => void;
  sentenceOf: (error: unknown) => string;
};

export type CellEdits = ReturnType<typeof createCellEdits>;

/**
 * Changes of saved records. Each is sent at once and shown as if it had arrived (GRID-25); the changes of one record go
 * one after the other. A refused one stays in its cell with the reason until it is tried again or given up.
 */
export function createCellEdits({ save, onSaved, onFailed, onGone, sentenceOf }: Deps) {
  let edits: Edits = new Map();
  const listeners = new Set<() => void>();
  const queues = new Map<string, Promise<void>>();

  const put = (recordId: string, columnId: string, edit: CellEdit | null) => {
    const ofRecord = new Map(edits.get(recordId));
    if (edit) ofRecord.set(columnId, edit);
    else ofRecord.delete(columnId);
    const next = new Map(edits);
    if (ofRecord.size > 0) next.set(recordId, ofRecord);
    else next.delete(recordId);
    edits = next;
    for (const listener of listeners) listener();
  };
  const current = (recordId: string, columnId: string) => edits.get(recordId)?.get(columnId);

  const change = (recordId: string, columnId: string, value: unknown, act?: string): Promise<void> => {
    const edit: CellEdit = { value, text: null, status: 'saving', message: null };
    put(recordId, columnId, edit);
    const before = queues.get(recordId) ?? Promise.resolve();
    const queue = before.then(async () => {
      try {
        const record = await save(recordId, { [columnId]: value }, act);
        onSaved(record);
        if (current(recordId, columnId) === edit) put(recordId, columnId, null);
      } catch (error) {
        if (current(recordId, columnId) !== edit) return;
        if (error instanceof ApiError && error.code === 'record-not-found') {
          put(recordId, columnId, null);
          return onGone(columnId, value);
        }
        const isUnanswered = error instanceof NetworkError && { isUnanswered: true };
        put(recordId, columnId, { ...edit, status: 'failed', message: sentenceOf(error), ...isUnanswered });
        onFailed();
      }
    });
    queues.set(recordId, queue);
    void queue.finally(() => queues.get(recordId) === queue && queues.delete(recordId));
    return queue;
  };

  const resend = () => {
    for (const [recordId, ofRecord] of edits)
      for (const [columnId, edit] of ofRecord)
        if (edit.status === 'failed' && edit.isUnanswered) void change(recordId, columnId, edit.value);
  };

  return {
    getState: () => edits,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change,
    /** Sends what nobody answered once more. */
    resend,
    /** Keeps a text that is no value of its column where it was typed. */
    refuse(recordId: string, columnId: string, text: string, message: string): void {
      put(recordId, columnId, { value: undefined, text, status: 'failed', message });
    },
    /** Keeps a value that is not sent yet, with the reason. */
    hold(recordId: string, columnId: string, value: unknown, message: string): void {
      put(recordId, columnId, { value, text: null, status: 'failed', message });
    },
    discard(recordId: string, columnId: string): void {
      put(recordId, columnId, null);
    },
    /** Sends a refused value once more; a text that is no value waits for another one. */
    retry(recordId: string, columnId: string): void {
      const edit = current(recordId, columnId);
      if (edit?.status === 'failed' && edit.text === null) void change(recordId, columnId, edit.value);
    },
  };
}
