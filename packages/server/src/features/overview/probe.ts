import type { Clock } from '../../adapters/clock.ts';

/** What is known of a connection: when it last worked, when it last did not, and why. */
export type Tried = { succeededAt: Date | null; failedAt: Date | null; problem: string | null };

const timeoutMs = 5_000;

/** Tries `work` whenever it is asked, one try at a time, and remembers how that ended. What does not answer counts as failed. */
export function createProbe(clock: Clock, work: () => Promise<void>): () => Promise<Tried> {
  const known: Tried = { succeededAt: null, failedAt: null, problem: null };
  let running: Promise<void> | null = null;
  return async () => {
    running ??= work().finally(() => (running = null));
    try {
      await inTime(running);
      known.succeededAt = clock.now();
      known.problem = null;
    } catch (error) {
      known.failedAt = clock.now();
      known.problem = error instanceof Error && error.message ? error.message : String(error);
    }
    return { ...known };
  };
}

async function inTime(work: Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs / 1000} s`)), timeoutMs);
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
