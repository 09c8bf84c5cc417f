import type { Json } from '@whittle/domain/entities/json';
import { equalJson } from '@whittle/domain/entities/match-value';
import { cellText } from '@whittle/domain/entities/grid/cell-value';
import type { Dispatch } from 'react';
import { gridTexts as texts } from '../entities.texts.ts';
import type { CellEdits } from './cell-edits.ts';
import type { DataGridHandlers, GridTarget } from './grid-handlers.ts';
import type { PendingAction, PendingRow } from './pending-rows.ts';
import type { RecordPages } from './record-pages.ts';
import type { PlacedColumn } from './use-columns.ts';

/** An empty field may be left out or null. */
const isSame = (a: unknown, b: unknown) => equalJson((a ?? null) as Json, (b ?? null) as Json);

type Deps = {
  pages: Pick<RecordPages, 'recordAt' | 'between'>;
  pending: readonly PendingRow[];
  edits: CellEdits;
  dispatch: Dispatch<PendingAction>;
};

/** The grid's rows, waiting ones above the records, and what a change of a cell means for each of the two. */
export function gridTargets({ pages, pending, edits, dispatch }: Deps) {
  const change: DataGridHandlers['onChange'] = (target, column, value, act) => {
    if (target.kind === 'record') void edits.change(target.record.id, column.id, value, act);
    else dispatch({ type: 'update_cell', key: target.row.key, column: column.id, value });
  };
  /** What somebody else stored in the cell meanwhile is not replaced by what was typed over the value before. */
  const typed: DataGridHandlers['onTyped'] = (target, column, value, begun) => {
    if (target.kind === 'pending' || begun.kind === 'pending') return change(target, column, value);
    const [was, now] = [begun.record[column.id], target.record[column.id]];
    if (isSame(was, now) || isSame(value, now)) return change(target, column, value);
    edits.hold(target.record.id, column.id, value, texts.changedMeanwhile(cellText(column, now)));
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

  return { targetsNow, targetsBetween, valueOf, change, typed, refuse, retry, discard };
}
