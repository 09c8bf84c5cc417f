import { limits } from '@whittle/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { newAct, type RecordCalls } from '../records.requests.ts';
import { type BulkDeleteProgress, bulkDelete } from './bulk-delete.ts';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

type Deps = { calls: RecordCalls; onEnd: (progress: BulkDeleteProgress) => void };

/** Deletes many records and shows how far it is; the table refreshes a moment after it ends (GRID-27 to GRID-29). */
export function useBulkDelete({ calls, onEnd }: Deps) {
  const [progress, setProgress] = useState<BulkDeleteProgress | null>(null);
  const [isCancelling, setIsCancelling] = useState(false);
  const [disabled, setDisabled] = useState<ReadonlySet<string>>(new Set());
  const cancelled = useRef(false);
  useEffect(() => () => void (cancelled.current = true), []);

  const run = async (ids: readonly string[]) => {
    cancelled.current = false;
    setIsCancelling(false);
    setDisabled(new Set(ids));
    const act = newAct();
    const end = await bulkDelete(ids, {
      deleteOne: (id) => calls.remove(id, act),
      deleteMany: (some) => calls.removeMany(some, act),
      pause,
      isCancelled: () => cancelled.current,
      onProgress: setProgress,
    });
    await pause(limits.bulkDeleteRefreshMs);
    setProgress(null);
    setDisabled(new Set());
    onEnd(end);
  };
  const cancel = () => {
    cancelled.current = true;
    setIsCancelling(true);
  };
  return { progress, isCancelling, disabled, run, cancel };
}
