import { availableParallelism } from 'node:os';
import { limits } from '@whittle/contract/limits';
import type { Shares } from '../../../fair-share/fair-queue.ts';

/** How the connections for records are shared, and what of their answers may lie in memory. */
export function recordShares(connections: number, cores: number = availableParallelism()): Shares {
  const part = (of: number) => Math.max(1, Math.floor(connections * of));
  return {
    slots: connections,
    perApp: part(2 / 3),
    perCaller: part(1 / 2),
    // One is always left for another app, and one more for another caller.
    perAppAlone: Math.max(part(2 / 3), connections - 1),
    perCallerAlone: Math.max(part(1 / 2), connections - 2),
    // Reading megabytes is work of the processor: more at once makes none of them faster and all others slower.
    long: part(1 / 3),
    longPerApp: Math.max(1, Math.min(part(1 / 4), Math.floor(cores / 2))),
    longMs: 150,
    largeBytes: 1_000_000,
    // Two of the largest lists: about a twentieth of what one processor reads and sends.
    largeBytesPerSecond: 16_000_000,
    waiting: limits.callsWaiting,
    waitingPerApp: limits.callsWaitingPerApp,
    waitingPerCaller: limits.callsWaitingPerCaller,
    waitMs: limits.callWaitMs,
    waitingAnyway: limits.callsWaitingAnyway,
    bytes: limits.answersMaxBytes,
    bytesPerApp: limits.answersMaxBytesPerApp,
    bytesPerCaller: limits.answersMaxBytesPerCaller,
  };
}
