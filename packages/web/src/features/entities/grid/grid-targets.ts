import type { Dispatch } from 'react';
import type { CellEdits } from './cell-edits.ts';
import type { DataGridHandlers, GridTarget } from './grid-handlers.ts';
import type { PendingAction, PendingRow } from './pending-rows.ts';
import type { RecordPages } from './record-pages.ts';
import type { PlacedColumn } from './use-columns.ts';

type Deps = {
  pages: Pick<RecordPages, 'recordAt' | 'between'>;
  pending: readonly PendingRow[];
  edits: CellEdits;
  dispatch: Dispatch<PendingAction>;
};

/** The grid's rows, waiting ones above the records, and what a change of a cell means for each of the two. */
export function gridTargets({ pages, pending, edits, dispatch }: Deps) {
  const seenIn: DataGridHandlers['seenIn'] = (target, column) =>
    target.kind === 'pending' ? null : edits.seenIn(target.record.id, column.id, target.record[column.id]);
  /** What somebody else stored in a cell since it was seen is not replaced without a word. */
  const change: DataGridHandlers['onChange'] = (target, column, value, { act, seen } = {}) => {
    if (target.kind === 'pending') dispatch({ type: 'update_cell', key: target.row.key, column: column.id, value });
    else void edits.change(target.record.id, column.id, value, seen ?? seenIn(target, column)!, act);
  };
  const refuse: DataGridHandlers['onRefuse'] = (target, column, text, problem) => {
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
  const retry: DataGridHandlers['onRetry'] = (target, column) => {
    if (target.kind === 'record') edits.retry(target.record.id, column.id);
  };
  const discard: DataGridHandlers['onDiscard'] = (target, column) => {
    if (target.kind === 'record') edits.discard(target.record.id, column.id);
    else if (target.row.problems[column.id]) {
      dispatch({ type: 'update_cell', key: target.row.key, column: column.id, value: target.row.values[column.id] });
    }
  };

  return { targetsNow, targetsBetween, valueOf, seenIn, change, refuse, retry, discard };
}
