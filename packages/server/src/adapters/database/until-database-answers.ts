import { setTimeout as sleep } from 'node:timers/promises';
import { isTransientDatabaseError } from './transient-error.ts';

const retryMs = { first: 50, max: 1_000 };

/** Repeats `work` while the database is away; `attempt` counts from 1. Gives up when `signal` is aborted. */
export async function untilDatabaseAnswers<T>(
  work: (attempt: number) => Promise<T>,
  { signal, onWait }: { signal?: AbortSignal; onWait?: (error: unknown) => void } = {},
): Promise<T> {
  for (let attempt = 1, delayMs = retryMs.first; ; attempt += 1) {
    try {
      return await work(attempt);
    } catch (error) {
      if (!isTransientDatabaseError(error) || signal?.aborted) throw error;
      onWait?.(error);
    }
    await sleep(delayMs);
    delayMs = Math.min(delayMs * 2, retryMs.max);
  }
}
