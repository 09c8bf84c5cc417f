import type { Json } from '@whittle/domain/entities/json';
import { isSameValue } from '@whittle/domain/entities/match-value';
import type { EntityRecord } from '@whittle/contract/entities';
import { ApiError, NetworkError } from '../../../lib/api-error.ts';
import { changedValues } from '../records.requests.ts';

/** What stands in a cell instead of the stored value: a change on its way, or one that was refused. */
export type CellEdit = {
  value: unknown;
  /** What was typed, where it could not be read as a value. */
  text: string | null;
  status: 'saving' | 'failed';
  message: string | null;
  /** What the person saw in the cell before. */
  was?: unknown;
  /** Somebody else stored this in the cell meanwhile: the person chooses which of the two stays. */
  conflict?: { now: unknown };
  /** Nobody answered: it is sent again by itself once somebody does. */
  isUnanswered?: boolean;
};

export type RecordEdits = ReadonlyMap<string, CellEdit>;
type Edits = ReadonlyMap<string, RecordEdits>;

/** What a person saw in a cell when they changed it. */
export type Seen = {
  value: unknown;
  /** The change that they saw on its way. */
  from?: CellEdit;
  /** What the cell may hold as well: a change of theirs that nobody answered. */
  mayBe?: unknown;
};

type Fields = Record<string, unknown>;

type Deps = {
  /** Refused, by `changedValues`, where a field holds something else than `seen`. Changes with the same `act` are undone together. */
  save: (recordId: string, fields: Fields, seen: Fields, act?: string) => Promise<EntityRecord>;
  onSaved: (record: EntityRecord) => void;
  /** What others stored in fields of a record. */
  onOthers: (recordId: string, fields: Fields) => void;
  /** With a conflict the cell itself says what happened, where it is in sight. */
  onFailed: (recordId: string, columnId: string, isConflict: boolean) => void;
  /** The record has been deleted meanwhile, so there is no cell that could keep the value. */
  onGone: (columnId: string, value: unknown) => void;
  sentenceOf: (error: unknown) => string;
};

export type CellEdits = ReturnType<typeof createCellEdits>;

/**
 * Changes of saved records. Each is sent at once and shown as if it had arrived (GRID-25); the changes of one record go
 * one after the other. A refused one stays in its cell with the reason until it is tried again or given up, and so does
 * one over a value that the person never saw.
 */
export function createCellEdits({ save, onSaved, onOthers, onFailed, onGone, sentenceOf }: Deps) {
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

  /** What the cells of finished changes hold, as far as this window knows. */
  const left = new WeakMap<CellEdit, Seen>();

  const seenIn = (recordId: string, columnId: string, stored: unknown): Seen => {
    const edit = current(recordId, columnId);
    if (!edit || edit.text !== null) return { value: stored };
    if (edit.status === 'saving') return { value: edit.value, from: edit };
    return { value: edit.was, ...(edit.isUnanswered && { mayBe: edit.value }) };
  };

  type Change = { recordId: string; columnId: string; value: unknown; act?: string | undefined };
  const send = async ({ recordId, columnId, value, act }: Change, seen: Seen): Promise<EntityRecord> => {
    const sendAs = (was: unknown) => save(recordId, { [columnId]: value }, { [columnId]: was }, act);
    try {
      return await sendAs(seen.value);
    } catch (error) {
      const now = changedValues(error)?.[columnId];
      if (now === undefined || !('mayBe' in seen) || !isSameValue(now as Json, seen.mayBe as Json)) throw error;
      return sendAs(now);
    }
  };

  const change = (recordId: string, columnId: string, value: unknown, seen: Seen, act?: string): Promise<void> => {
    const edit: CellEdit = { value, text: null, status: 'saving', message: null, was: seen.value };
    put(recordId, columnId, edit);
    const before = queues.get(recordId) ?? Promise.resolve();
    const queue = before.then(async () => {
      const found = (seen.from && left.get(seen.from)) ?? seen;
      try {
        const record = await send({ recordId, columnId, value, act }, found);
        left.set(edit, { value: record[columnId] });
        onSaved(record);
        if (current(recordId, columnId) === edit) put(recordId, columnId, null);
      } catch (error) {
        const isUnanswered = error instanceof NetworkError && { isUnanswered: true };
        left.set(edit, { ...found, ...(isUnanswered && { mayBe: value }) });
        const others = changedValues(error);
        if (others) onOthers(recordId, others);
        if (current(recordId, columnId) !== edit) return;
        if (error instanceof ApiError && error.code === 'record-not-found') {
          put(recordId, columnId, null);
          return onGone(columnId, value);
        }
        const now = others?.[columnId];
        const reason = others ? { was: now, conflict: { now } } : { was: found.value, message: sentenceOf(error) };
        put(recordId, columnId, { ...edit, status: 'failed', ...reason, ...isUnanswered });
        onFailed(recordId, columnId, Boolean(others));
      }
    });
    queues.set(recordId, queue);
    void queue.finally(() => queues.get(recordId) === queue && queues.delete(recordId));
    return queue;
  };

  const sendAgain = (recordId: string, columnId: string, { value }: CellEdit) =>
    void change(recordId, columnId, value, seenIn(recordId, columnId, null));

  const resend = () => {
    for (const [recordId, ofRecord] of edits)
      for (const [columnId, edit] of ofRecord)
        if (edit.status === 'failed' && edit.isUnanswered) sendAgain(recordId, columnId, edit);
  };

  return {
    getState: () => edits,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** What the person sees in a cell now, whose record holds `stored`. */
    seenIn,
    change,
    /** Sends what nobody answered once more. */
    resend,
    /** Keeps a text that is no value of its column where it was typed. */
    refuse(recordId: string, columnId: string, text: string, message: string): void {
      put(recordId, columnId, { value: undefined, text, status: 'failed', message });
    },
    discard(recordId: string, columnId: string): void {
      put(recordId, columnId, null);
    },
    /** Sends a refused value once more; a text that is no value waits for another one. */
    retry(recordId: string, columnId: string): void {
      const edit = current(recordId, columnId);
      if (edit?.status === 'failed' && edit.text === null) sendAgain(recordId, columnId, edit);
    },
  };
}
