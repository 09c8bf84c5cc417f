import { setTimeout as sleep } from 'node:timers/promises';

/** Classes of SQLSTATE that say nothing about the statement: connection, resources, shutdown, conflict with another one. */
const transientStates = /^(?:08|53|57P0|40001|40P01)/;
const socketCodes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
]);

/** True when the same statement may succeed later: the database restarts, or the connection to it broke. */
export function isTransientDatabaseError(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && (socketCodes.has(code) || transientStates.test(code))) return true;
  }
  return false;
}

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
