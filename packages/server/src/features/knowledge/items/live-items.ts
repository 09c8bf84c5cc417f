import type { AppId } from '@whittle/contract/ids';
import type { Notices } from '../../../adapters/realtime/notices.ts';

export type LiveItems = ReturnType<typeof createLiveItems>;

/** Who looks at the data sources of an app hears that they changed, whichever process changed them. CTX-06 */
export function createLiveItems(notices: Notices) {
  const watchers = new Map<AppId, Set<() => void>>();
  const hear = (appId: AppId) => {
    for (const watcher of watchers.get(appId) ?? []) watcher();
  };
  notices.onNotice(hear);
  notices.onReconnect(() => {
    for (const appId of watchers.keys()) hear(appId);
  });

  return {
    changed(appId: AppId): void {
      hear(appId);
      notices.tell(appId);
    },
    /** Goes on at once, and again after each change; several changes at once are one. */
    async *changes(appId: AppId, signal: AbortSignal): AsyncGenerator<void> {
      let wake = Promise.withResolvers<void>();
      const watcher = () => wake.resolve();
      const ofApp = watchers.get(appId) ?? new Set();
      watchers.set(appId, ofApp.add(watcher));
      signal.addEventListener('abort', watcher, { once: true });
      try {
        while (!signal.aborted) {
          yield;
          await wake.promise;
          wake = Promise.withResolvers();
        }
      } finally {
        signal.removeEventListener('abort', watcher);
        ofApp.delete(watcher);
        if (ofApp.size === 0) watchers.delete(appId);
      }
    },
  };
}
