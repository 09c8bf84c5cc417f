import { limits } from '@whittle/contract/limits';
import type { ConsoleEntry, NetworkEntry } from '@whittle/contract/preview-console';
import { reportFailedCall } from '../errors/failed-calls.ts';
import { reportFailedResource, watchResources } from '../errors/failed-resources.ts';
import { watchCalls } from '../errors/watch-calls.ts';
import type { Bridge } from './bridge.ts';
import { captureConsole } from './console/capture-console.ts';
import { failedResourceEntry, networkLog } from './console/network-log.ts';
import { createOutbox } from './console/outbox.ts';
import { tellBlockedCalls } from './guards/blocked-calls.ts';

/**
 * Watches what the app writes, calls and loads: failures become issues, and the builder's console gets all of it. Begins
 * before the app's code runs.
 */
export function watchApp(bridge: Bridge): void {
  const everyMs = limits.consoleBatchMs;
  const lines = createOutbox<ConsoleEntry>({
    max: limits.consoleWaitingMax,
    batch: limits.consoleBatchMax,
    everyMs,
    send: (entries, dropped) => bridge.send({ type: 'console_entries', entries, dropped }),
  });
  const calls = createOutbox<NetworkEntry>({
    max: limits.networkWaitingMax,
    batch: limits.networkBatchMax,
    everyMs,
    send: (entries, dropped) => bridge.send({ type: 'network_entries', entries, dropped }),
  });
  const unlessBlocked = tellBlockedCalls(bridge);
  const log = bridge.hasBuilder ? networkLog(calls) : () => null;
  watchCalls((call) => {
    const tell = log(call);
    return (end) => {
      if (end.status === null) unlessBlocked(call.url, () => reportFailedCall(call, end));
      else reportFailedCall(call, end);
      tell?.(end);
    };
  });
  const write = bridge.hasBuilder ? captureConsole(lines) : () => {};
  watchResources((failed) => {
    reportFailedResource(failed);
    if (bridge.hasBuilder) calls.add(failedResourceEntry(failed.kind, failed.url));
  });
  window.addEventListener('error', ({ error }) => {
    if (error) write('error', 'Uncaught', error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => write('error', 'Uncaught (in promise)', reason));
}
