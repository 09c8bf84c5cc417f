import { setImmediate } from 'node:timers/promises';

/** How long the server is kept from everything else at a time. */
const workMs = 12;

/** For work in many small pieces: awaited between two of them, it lets the server do other things once it was busy long enough. */
export function createYielder(): () => Promise<void> {
  let startedAt = performance.now();
  return async () => {
    if (performance.now() - startedAt < workMs) return;
    await setImmediate();
    startedAt = performance.now();
  };
}
