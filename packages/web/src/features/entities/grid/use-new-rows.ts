import { useEffect, useReducer, useState } from 'react';
import { ApiError, NetworkError, sentenceOf } from '../../../lib/api-error.ts';
import { confirmWithToast } from '../../../lib/toasts.tsx';
import { gridTexts as texts } from '../entities.texts.ts';
import type { RecordCalls } from '../records.requests.ts';
import { isEmptyRow, maxPendingRows, type PendingRow, pendingRows } from './pending-rows.ts';
import { saveNewRow } from './save-new-row.ts';
import type { Unsaved } from './unsaved.ts';
import { useAnsweringAgain } from './use-answering-again.ts';

type Options = {
  calls: RecordCalls;
  /** Keeps the rows while another table is open. */
  unsaved: Pick<Unsaved, 'pending' | 'keepPending'>;
  say: (text: string) => void;
  /** Loads the records again; settles when the saved row is among them. */
  onSaved: () => Promise<void>;
};

/** Rows that wait to be confirmed, at the top of the grid (GRID-09, GRID-24). */
export function useNewRows({ calls, unsaved, say, onSaved }: Options) {
  const [pending, dispatch] = useReducer(pendingRows, unsaved.pending(), (rows) =>
    // Whether a row that was on its way came in is not known here; sending it again stores it once.
    rows.map((row) => ({ ...row, isSaving: false, isUnanswered: row.isSaving || row.isUnanswered })),
  );
  useEffect(() => unsaved.keepPending(pending), [unsaved, pending]);
  const [focusPending, setFocusPending] = useState<{ key: string } | null>(null);

  /** Rejects when the server refuses the row; it waits on, with what is wrong. */
  const store = async (row: PendingRow): Promise<void> => {
    dispatch({ type: 'confirm_row', key: row.key });
    try {
      await saveNewRow(calls, row);
    } catch (error) {
      const problems = error instanceof ApiError ? error.fields : {};
      const isUnanswered = error instanceof NetworkError;
      dispatch({ type: 'enable_reset', key: row.key, message: sentenceOf(error), problems, isUnanswered });
      throw error;
    }
    await onSaved();
    dispatch({ type: 'add_row', key: row.key });
  };
  const confirmRow = async (row: PendingRow): Promise<void> => {
    if (row.isSaving) return;
    if (isEmptyRow(row)) return say(texts.emptyRow);
    if (Object.keys(row.texts).length > 0) return say(Object.values(row.problems)[0] ?? texts.createFailed);
    await store(row).catch(() => confirmWithToast(texts.createFailed));
  };
  const unanswered = pending.filter((row) => row.isUnanswered && !row.isSaving);
  useAnsweringAgain(unanswered.length > 0, () => unanswered.forEach((row) => void confirmRow(row)));
  /** Saves a row with what was typed into its form. */
  const saveForm = (row: PendingRow, fields: Record<string, unknown>): Promise<void> => {
    let filled: readonly PendingRow[] = [row];
    for (const [column, value] of Object.entries(fields)) {
      const action = { type: 'update_cell', key: row.key, column, value } as const;
      filled = pendingRows(filled, action);
      dispatch(action);
    }
    return store(filled[0]!);
  };
  /** Answers the new row's key; pressed twice, the row that is still empty is the new one. */
  const addRow = (): string | null => {
    const [newest] = pending;
    if (newest && isEmptyRow(newest)) {
      setFocusPending({ key: newest.key });
      return newest.key;
    }
    if (pending.length >= maxPendingRows) {
      say(texts.rowLimit);
      return null;
    }
    const key = crypto.randomUUID();
    dispatch({ type: 'add_pending_row', key });
    setFocusPending({ key });
    return key;
  };

  return { pending, dispatch, focusPending, addRow, confirmRow, saveForm };
}
