import type { Shares } from './fair-queue.ts';

type Places = { slots: number; perApp: number; waiting: number; waitingPerApp: number };

/** Shares of work whose answers are small: so many places in all and for each app, and so much that may wait for them. */
export const plainShares = ({ slots, perApp, waiting, waitingPerApp }: Places): Shares => ({
  ...{ slots, perApp, perCaller: perApp, perAppAlone: perApp, perCallerAlone: perApp },
  ...{ long: slots, longPerApp: perApp, longMs: Infinity, largeBytes: Infinity, largeBytesPerSecond: Infinity },
  ...{ waiting, waitingPerApp, waitingPerCaller: waitingPerApp, waitMs: Infinity, waitingAnyway: 0 },
  ...{ bytes: Infinity, bytesPerApp: Infinity, bytesPerCaller: Infinity },
});
