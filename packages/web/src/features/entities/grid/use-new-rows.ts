import { useReducer, useState } from 'react';
import { ApiError, sentenceOf } from '../../../lib/api-error.ts';
import { confirmWithToast } from '../../../lib/toasts.tsx';
import { gridTexts as texts } from '../entities.texts.ts';
import type { RecordCalls } from '../records.requests.ts';
import { isEmptyRow, maxPendingRows, type PendingRow, pendingRows } from './pending-rows.ts';
import { saveNewRow } from './save-new-row.ts';

type Options = { calls: RecordCalls; say: (text: string) => void; onSaved: () => void };

/** Rows that wait to be confirmed, at the top of the grid (GRID-09, GRID-24). */
export function useNewRows({ calls, say, onSaved }: Options) {
  const [pending, dispatch] = useReducer(pendingRows, []);
  const [focusPending, setFocusPending] = useState<string | null>(null);

  const confirmRow = async (row: PendingRow) => {
    if (row.isSaving) return;
    if (isEmptyRow(row)) return say(texts.emptyRow);
    if (Object.keys(row.texts).length > 0) return say(Object.values(row.problems)[0] ?? texts.createFailed);
    dispatch({ type: 'confirm_row', key: row.key });
    try {
      await saveNewRow(calls, row);
      dispatch({ type: 'delete_row', key: row.key });
      onSaved();
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

  return { pending, dispatch, focusPending, addRow, confirmRow };
}
