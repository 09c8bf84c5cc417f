import { watchCalls } from '../errors/watch-calls.ts';

/** How long a page must have been without a call before it counts as at rest, and how long it may take to get there. */
const quietMs = 250;
const longestMs = 4_000;
const stepMs = 50;

const changing = /^(?!GET$|HEAD$|OPTIONS$)/;

/**
 * Tells when a page that is only looked at has come to rest: nothing that it called for is under way, and nothing was for
 * a moment. Begins before the app's code runs. `settled` answers how many calls were refused so far because they would
 * have changed something.
 */
export function watchSettling(): { settled(forMs?: number, atMostMs?: number): Promise<number> } {
  const later = window.setTimeout.bind(window);
  const now = performance.now.bind(performance);
  let pending = 0;
  let refused = 0;
  let lastChange = now();
  watchCalls(({ method }) => {
    pending += 1;
    lastChange = now();
    return ({ status }) => {
      pending -= 1;
      lastChange = now();
      if (status === 403 && changing.test(method)) refused += 1;
    };
  });
  return {
    settled: (forMs = quietMs, atMostMs = longestMs) =>
      new Promise((resolve) => {
        const startedAt = now();
        lastChange = startedAt;
        const look = () => {
          const isQuiet = pending === 0 && now() - lastChange >= forMs;
          if (isQuiet || now() - startedAt >= atMostMs) resolve(refused);
          else later(look, Math.min(stepMs, Math.max(10, forMs / 2)));
        };
        look();
      }),
  };
}
