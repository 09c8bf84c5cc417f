import { limits } from '@whittle/contract/limits';

export type BulkDeleteProgress = { done: number; total: number; failed: number };

type Deps = {
  deleteOne: (id: string) => Promise<void>;
  /** Deletes these records in one call. */
  deleteMany: (ids: readonly string[]) => Promise<void>;
  pause: (ms: number) => Promise<void>;
  isCancelled: () => boolean;
  onProgress: (progress: BulkDeleteProgress) => void;
};

/** From here on a call per record would take minutes, so a chunk is larger and one call. */
const manyRecords = 500;

/**
 * Deletes records from the highest index down, in chunks with a pause between; it stops between two chunks when it is
 * cancelled. `ids` are in the order of the table. Rules: GRID-27, GRID-28.
 */
export async function bulkDelete(ids: readonly string[], deps: Deps): Promise<BulkDeleteProgress> {
  const { deleteOne, deleteMany, pause, isCancelled, onProgress } = deps;
  const isMany = ids.length > manyRecords;
  const chunkSize = isMany ? manyRecords : limits.bulkDeleteChunk;
  const waiting = ids.toReversed();
  let progress: BulkDeleteProgress = { done: 0, total: ids.length, failed: 0 };
  onProgress(progress);
  for (let at = 0; at < waiting.length && !isCancelled(); at += chunkSize) {
    if (at > 0) await pause(limits.bulkDeletePauseMs);
    if (isCancelled()) break;
    const chunk = waiting.slice(at, at + chunkSize);
    const results = isMany
      ? await Promise.allSettled([deleteMany(chunk)]).then(([one]) => chunk.map(() => one!))
      : await Promise.allSettled(chunk.map(deleteOne));
    const failed = results.filter(({ status }) => status === 'rejected').length;
    progress = { ...progress, done: progress.done + chunk.length, failed: progress.failed + failed };
    onProgress(progress);
  }
  return progress;
}

export const percentOf = ({ done, total }: BulkDeleteProgress): number =>
  total === 0 ? 100 : Math.round((done / total) * 100);
