import { limits } from '@whittle/contract/limits';
import type { RecordScope } from '../rows/records.store.ts';
import type { ChangeFeed } from './change-feed.ts';
import type { ChangePage, ChangesStore, ChangeWindow } from './changes.store.ts';
import { recordEventJson } from './record-event.ts';
import { isLater, type Position, type Snapshot } from './snapshot.ts';

/** An event as JSON text, and where the reader stands when they have it. */
export type LiveEvent = { json: string; position: Position };

/** Events in order, or only a newer position. After a `reset` the reader is to read everything again. */
export type LiveStep = { kind: 'events'; events: LiveEvent[] } | { kind: 'position' | 'reset'; position: Position };

export type FollowOptions = {
  appId: string;
  entities: readonly string[];
  /** What the reader may see of an entity now; null while there is none, throws when they may not be here any more. */
  enter: (entity: string) => Promise<RecordScope | null>;
  /** Null for a reader who has just read everything. */
  position: Position | null;
  signal: AbortSignal;
};

type Deps = { store: ChangesStore; feed: ChangeFeed; nowMs: () => number };

/** A reader's rights are looked at again when something is sent after this long, and in silence after the other. */
const rightsMs = 3_000;
const idleMs = 15_000;

export type FollowRecords = ReturnType<typeof createFollowRecords>;

/** Follows the changes of an app's entities as one reader may see them: in order, without gap or repeat. */
export function createFollowRecords({ store, feed, nowMs }: Deps) {
  const readPage = sharedWhileRunning(store.read);

  return async function* follow(options: FollowOptions): AsyncGenerator<LiveStep, void, void> {
    const { appId, enter, signal } = options;
    const entities = [...new Set(options.entities)].sort();
    const bell = createBell(signal);
    const news: { pending: Snapshot | null } = { pending: null };
    const stopWatching = feed.watch(appId, new Set(entities), (to) => {
      news.pending = to;
      bell.ring();
    });
    const scopeOf = rightsFor(enter, nowMs);
    try {
      for (const entity of entities) await scopeOf(entity);
      const start = await store.now();
      let at = options.position ?? { from: start };
      const isUnknown = isLater(at.within?.to ?? at.from, start);
      const max = limits.liveCatchUpMax + 1;
      if (isUnknown || (options.position && (await store.countSince(appId, entities, at.from, max)) === max)) {
        at = { from: start };
        yield { kind: 'reset', position: at };
      } else {
        yield { kind: 'position', position: at };
        if (options.position) news.pending ??= start;
      }

      while (!signal.aborted) {
        const to: Snapshot | null = at.within?.to ?? news.pending;
        if (to !== null && isLater(to, at.from)) {
          if (to === news.pending) news.pending = null;
          yield* window(at, to);
          at = { from: to };
        } else {
          news.pending = null;
          const isRung = await bell.wait(idleMs);
          if (isRung || signal.aborted) continue;
          for (const entity of entities) await scopeOf(entity);
          if (feed.current && news.pending === null && isLater(feed.current, at.from)) at = { from: feed.current };
          yield { kind: 'position', position: at };
        }
      }
    } finally {
      stopWatching();
      bell.close();
    }

    /** Everything between a position and `to`, entity by entity; ends with the position `to` itself. */
    async function* window({ from, within }: Position, to: Snapshot): AsyncGenerator<LiveStep, void, void> {
      for (const entity of entities) {
        if (within && entity < within.entity) continue;
        let after = within?.entity === entity ? within.seq : 0;
        let page: ChangePage;
        do {
          const scope = await scopeOf(entity);
          // Pages subscribe to names that their app does not have; the entities beside them are followed all the same.
          if (!scope) break;
          page = await readPage(scope, { from, to, after });
          const events = page.changes.flatMap((change): LiveEvent[] => {
            const json = recordEventJson(entity, change);
            return json ? [{ json, position: { from, within: { to, entity, seq: change.seq } } }] : [];
          });
          after = page.changes.at(-1)?.seq ?? after;
          if (signal.aborted) return;
          if (events.length > 0) yield { kind: 'events', events };
        } while (page.hasMore);
      }
      yield { kind: 'position', position: { from: to } };
    }
  };
}

/** Asks for a reader's scope once in a while: rights change while they read. */
function rightsFor(enter: FollowOptions['enter'], nowMs: () => number) {
  const known = new Map<string, { scope: RecordScope | null; sinceMs: number }>();
  return async (entity: string): Promise<RecordScope | null> => {
    const found = known.get(entity);
    if (found && nowMs() - found.sinceMs < rightsMs) return found.scope;
    const scope = await enter(entity);
    known.set(entity, { scope, sinceMs: nowMs() });
    return scope;
  };
}

/** Readers with the same rights who ask for the same changes at the same time share the answer. */
function sharedWhileRunning(read: ChangesStore['read']) {
  const running = new Map<string, Promise<ChangePage>>();
  return (scope: RecordScope, window: ChangeWindow): Promise<ChangePage> => {
    const key = JSON.stringify([scope, window]);
    let page = running.get(key);
    if (!page) {
      page = read(scope, window).finally(() => running.delete(key));
      running.set(key, page);
    }
    return page;
  };
}

/** Wakes one waiter; a ring that nobody waits for is kept. */
function createBell(signal: AbortSignal) {
  let wake: (() => void) | null = null;
  let isRung = false;
  const ring = () => {
    isRung = true;
    wake?.();
  };
  signal.addEventListener('abort', ring);
  return {
    ring,
    /** False when nothing rang for so long. */
    async wait(maxMs: number): Promise<boolean> {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, maxMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      const wasRung = isRung;
      isRung = false;
      wake = null;
      return wasRung;
    },
    close: () => signal.removeEventListener('abort', ring),
  };
}
