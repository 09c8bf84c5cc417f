import { setTimeout as wait } from 'node:timers/promises';
import { isConnectionLost } from './describe-failure.ts';
import { patientFetch } from './patient-fetch.ts';

export type RetryOptions = {
  /** Tries after the first one. */
  retries: number;
  /** Wait before the first retry; doubles with each, and varies by up to half so that clients spread out. */
  baseDelayMs: number;
  /** A provider that asks for a longer wait than this is busy now, and the caller hears so at once. */
  maxDelayMs: number;
};

export const defaultRetries: RetryOptions = { retries: 2, baseDelayMs: 500, maxDelayMs: 20_000 };

const isWorthRetrying = (status: number) => status === 408 || status === 429 || status >= 500;

/**
 * `fetch` that asks again after 408, 429, 5xx and lost connections, as long as no answer has begun. Honours Retry-After
 * (seconds or a date) and the signal of the request.
 */
export function createRetryingFetch(
  { retries, baseDelayMs, maxDelayMs }: RetryOptions,
  fetchOnce: typeof fetch = patientFetch,
): typeof fetch {
  return async (input, init) => {
    for (let attempt = 0; ; attempt++) {
      const backoff = baseDelayMs * 2 ** attempt * (1 + Math.random() / 2);
      const isLast = attempt >= retries;
      try {
        const response = await fetchOnce(input, init);
        if (isLast || !isWorthRetrying(response.status)) return response;
        const delay = retryAfterMs(response.headers.get('retry-after')) ?? backoff;
        if (delay > maxDelayMs) return response;
        await response.body?.cancel();
        await pause(delay, init?.signal);
      } catch (error) {
        if (isLast || init?.signal?.aborted || !isConnectionLost(error)) throw error;
        await pause(backoff, init?.signal);
      }
    }
  };
}

const pause = (delayMs: number, signal: AbortSignal | null | undefined) =>
  wait(delayMs, undefined, signal ? { signal } : {});

/** Milliseconds that a Retry-After header asks for, or null. */
export function retryAfterMs(header: string | null, now = Date.now()): number | null {
  if (!header) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
