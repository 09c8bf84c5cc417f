import type { RecordScope } from '../record-scope.ts';
import { keepApart } from './keep-apart.ts';
import { keepCapacity } from './keep-capacity.ts';
import type { Run, Statements } from './statements.ts';

/** Whether what other records hold decides about a write, so that it cannot share a statement with others. */
export const isBound = ({ capacity, apart }: RecordScope): boolean => Boolean(capacity ?? apart);

/** Lets one write at a time go on. Before any lock of a record, or two writes would wait for each other. */
export async function queueForBounds(run: Run, scope: RecordScope): Promise<void> {
  if (isBound(scope))
    await run('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${scope.appId} ${scope.entity}`]);
}

/**
 * Does a write of records within what their entity bounds. Those who write such records come one after the other, so that
 * of two at the same moment the second sees what the first did; a write that goes beyond is undone.
 */
export async function withinBounds<T>(
  { together, run }: Statements,
  scope: RecordScope,
  ids: readonly string[],
  work: (run: Run) => Promise<T>,
): Promise<T> {
  return isBound(scope) ? together((inside) => keepBounds(inside, scope, ids, () => work(inside))) : work(run);
}

/** The same for a write that is one of several already. */
export async function keepBounds<T>(
  run: Run,
  scope: RecordScope,
  ids: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  if (!isBound(scope)) return work();
  await queueForBounds(run, scope);
  return keepCapacity(run, scope, ids, () => keepApart(run, scope, ids, work));
}
