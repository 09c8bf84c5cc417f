// Taken before the app's code runs, which may replace them.
const later = window.setTimeout.bind(window);

type OutboxOptions<T> = {
  /** Entries of one batch; what comes beyond them is counted and not kept. */
  max: number;
  everyMs: number;
  send: (entries: T[], dropped: number) => void;
};

export type Outbox<T> = {
  /** Whether the next entry would be kept. Whoever asks first saves the work of making one that is dropped. */
  hasRoom(): boolean;
  add(entry: T): void;
  drop(): void;
};

/** Gathers entries and sends them in batches: a page that logs in a loop costs the builder one small message in a while. */
export function createOutbox<T>({ max, everyMs, send }: OutboxOptions<T>): Outbox<T> {
  let waiting: T[] = [];
  let dropped = 0;
  let isScheduled = false;

  const flush = () => {
    isScheduled = false;
    const entries = waiting;
    const count = dropped;
    waiting = [];
    dropped = 0;
    send(entries, count);
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
