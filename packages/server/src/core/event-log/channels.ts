import type { AppId } from '@whittle/contract/ids';
import type { LoggedEvent } from './logged-event.ts';

/** Events kept per watched app for readers that are nearly up to date. */
const recentMax = 128;

/**
 * One watched app in this process. `recent` is an unbroken run of the log that ends at its last event known here; it is
 * empty when another process wrote, so that readers look into the database. `changes` counts what readers must not sleep
 * through.
 */
type Channel = { readers: number; recent: LoggedEvent[]; changes: number; wake: PromiseWithResolvers<void> };

/** A page of the log behind `after`, empty at its end. Waits for a database that is away, until `signal` is aborted. */
export type ReadEvents = (appId: AppId, after: number, signal: AbortSignal) => Promise<LoggedEvent[]>;

export interface Channels {
  /** What this process has just committed. */
  publish(appId: AppId, events: LoggedEvent[]): void;
  /** Another process committed something. */
  disturb(appId: AppId): void;
  /** Something may have been missed for any app. */
  disturbAll(): void;
  /** What this process writes stays at hand until the answered function is called, for a reader who comes within that. */
  keepRecent(appId: AppId): () => void;
  /** The log from behind `after` on, without gap or repeat, until `signal` is aborted. */
  follow(appId: AppId, after: number, signal: AbortSignal): AsyncGenerator<LoggedEvent[], void, void>;
}

export function createChannels(readEvents: ReadEvents): Channels {
  const channels = new Map<AppId, Channel>();

  const changed = (channel: Channel) => {
    channel.changes += 1;
    channel.wake.resolve();
    channel.wake = Promise.withResolvers();
  };
  const forget = (channel: Channel) => {
    channel.recent = [];
    changed(channel);
  };

  function open(appId: AppId): Channel {
    let channel = channels.get(appId);
    if (!channel) {
      channel = { readers: 0, recent: [], changes: 0, wake: Promise.withResolvers() };
      channels.set(appId, channel);
    }
    channel.readers += 1;
    return channel;
  }
  function leave(appId: AppId, channel: Channel) {
    channel.readers -= 1;
    if (channel.readers === 0) channels.delete(appId);
  }

  return {
    publish(appId, events) {
      const channel = channels.get(appId);
      if (!channel) return;
      const next = (channel.recent.at(-1)?.seq ?? -1) + 1;
      const first = events[0]?.seq ?? next;
      if (first === next) channel.recent.push(...events);
      // A hole: somebody else's events lie between, and readers behind it take them from the database.
      else if (first > next) channel.recent = [...events];
      if (channel.recent.length > recentMax * 2) channel.recent = channel.recent.slice(-recentMax);
      changed(channel);
    },
    disturb(appId) {
      const channel = channels.get(appId);
      if (channel) forget(channel);
    },
    disturbAll() {
      for (const channel of channels.values()) forget(channel);
    },
    keepRecent(appId) {
      const channel = open(appId);
      return () => leave(appId, channel);
    },
    async *follow(appId, after, signal) {
      const channel = open(appId);
      const aborted = Promise.withResolvers<void>();
      const onAbort = () => aborted.resolve();
      signal.addEventListener('abort', onAbort);
      if (signal.aborted) onAbort();
      try {
        let position = after;
        while (!signal.aborted) {
          const { changes, wake } = channel;
          const events = eventsBehind(channel.recent, position) ?? (await readEvents(appId, position, signal));
          if (events.length > 0) {
            yield events;
            position = events.at(-1)!.seq;
          } else if (changes === channel.changes) {
            await Promise.race([wake.promise, aborted.promise]);
          }
        }
      } finally {
        signal.removeEventListener('abort', onAbort);
        leave(appId, channel);
      }
    },
  };
}

/** Null when `recent` does not reach back to `position`. */
function eventsBehind(recent: LoggedEvent[], position: number): LoggedEvent[] | null {
  const first = recent[0]?.seq;
  if (first === undefined || position < first - 1) return null;
  return recent.slice(position - first + 1);
}
