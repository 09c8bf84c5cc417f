// Taken before the app's code runs, which may replace them.
const later = window.setTimeout.bind(window);

type OutboxOptions<T> = {
  /** Entries that wait at most; what comes beyond them is counted and not kept. */
  max: number;
  /** Entries of one batch. */
  batch: number;
  everyMs: number;
  send: (entries: T[], dropped: number) => void;
};

export type Outbox<T> = {
  /** Whether the next entry would be kept. Whoever asks first saves the work of making one that is dropped. */
  hasRoom(): boolean;
  add(entry: T): void;
  drop(): void;
};

/**
 * Gathers entries and sends them in batches: a page that logs in a loop costs the builder one small message in a while,
 * and one that writes a few hundred lines at once has them all shown. By index, since the app may replace the methods
 * of lists.
 */
export function createOutbox<T>({ max, batch, everyMs, send }: OutboxOptions<T>): Outbox<T> {
  let waiting: T[] = [];
  let dropped = 0;
  let isScheduled = false;

  const flush = () => {
    isScheduled = false;
    const entries: T[] = [];
    const rest: T[] = [];
    for (let index = 0; index < waiting.length; index += 1) {
      const to = index < batch ? entries : rest;
      to[to.length] = waiting[index]!;
    }
    const count = dropped;
    waiting = rest;
    dropped = 0;
    send(entries, count);
    if (rest.length > 0) schedule();
  };
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    later(flush, everyMs);
  };
  const drop = () => {
    dropped += 1;
    schedule();
  };
  return {
    hasRoom: () => waiting.length < max,
    add(entry) {
      if (waiting.length >= max) return drop();
      waiting[waiting.length] = entry;
      schedule();
    },
    drop,
  };
}
