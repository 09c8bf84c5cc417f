import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Notices } from '../../../adapters/realtime/notices.ts';
import type { ChangesStore } from './changes.store.ts';
import type { Snapshot } from './snapshot.ts';

/** Writes that nobody told of (another process, another program) are seen after this long. */
const pollMs = 1_000;
/** At most this often is looked while writes pour in; what came together is read together. */
const restMs = 20;
const retryMs = 500;
/** A process that follows an app says so every minute; others tell it of writes for a while longer. */
const interestMs = 150_000;
const interestMark = '?';

type Watcher = { appId: string; entities: ReadonlySet<string>; tell: (to: Snapshot) => void; isNew: boolean };

/** Tells followers in this process that records of an app changed, whichever process changed them. */
export interface ChangeFeed {
  /** The last snapshot that was looked at; whoever was told of nothing since has missed nothing up to here. */
  readonly current: Snapshot | null;
  /** `tell` is called with a snapshot that holds new changes of these entities, and once soon after the begin. */
  watch(appId: string, entities: ReadonlySet<string>, tell: (to: Snapshot) => void): () => void;
  /** This process wrote records of an app. */
  wake(appId: string): void;
  close(): Promise<void>;
}

type Deps = {
  store: Pick<ChangesStore, 'now' | 'changedSince'>;
  notices: Notices;
  log: Logger;
  nowMs: () => number;
};

export function createChangeFeed({ store, notices, log, nowMs }: Deps): ChangeFeed {
  const watchers = new Set<Watcher>();
  /** Apps that other processes follow, and until when. */
  const followedElsewhere = new Map<string, number>();
  let isClosed = false;
  let current: Snapshot | null = null;
  let looking: Promise<void> | null = null;
  let wake = Promise.withResolvers<void>();

  const watchedApps = () => [...new Set([...watchers].map(({ appId }) => appId))];

  const isWatched = (appId: string) => watchedApps().includes(appId);

  async function look() {
    const { now, changed } = await store.changedSince(watchedApps(), current ?? (await store.now()));
    current = now;
    for (const watcher of watchers) {
      const isChanged = changed.some(({ appId, entity }) => appId === watcher.appId && watcher.entities.has(entity));
      // A new one may have come too late for the question: it reads for itself up to here, and is part of the next look.
      if (isChanged || watcher.isNew) watcher.tell(now);
      watcher.isNew = false;
    }
  }

  async function lookOnAndOn() {
    while (watchers.size > 0 && !isClosed) {
      wake = Promise.withResolvers();
      const pauseMs = await look().then(
        () => restMs,
        (err: unknown) => {
          log.warn({ err }, 'changes of records could not be looked up; trying again');
          return retryMs;
        },
      );
      await sleep(pauseMs);
      const poll = setTimeout(wake.resolve, pollMs);
      await wake.promise;
      clearTimeout(poll);
    }
    looking = null;
    current = null;
  }

  notices.onNotice((mark) => {
    if (mark.startsWith(interestMark)) {
      followedElsewhere.set(mark.slice(interestMark.length), nowMs() + interestMs);
    } else if (isWatched(mark)) {
      wake.resolve();
    }
  });
  notices.onReconnect(() => {
    wake.resolve();
    for (const appId of watchedApps()) notices.tell(interestMark + appId);
    for (const [appId, until] of followedElsewhere) if (until < nowMs()) followedElsewhere.delete(appId);
  });

  return {
    get current() {
      return current;
    },
    watch(appId, entities, tell) {
      const watcher = { appId, entities, tell, isNew: true };
      if (!watchedApps().includes(appId)) notices.tell(interestMark + appId);
      watchers.add(watcher);
      wake.resolve();
      looking ??= lookOnAndOn();
      return () => void watchers.delete(watcher);
    },
    wake(appId) {
      if (isWatched(appId)) wake.resolve();
      if ((followedElsewhere.get(appId) ?? 0) > nowMs()) notices.tell(appId);
    },
    async close() {
      isClosed = true;
      wake.resolve();
      await looking;
    },
  };
}
