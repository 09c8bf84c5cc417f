import type { EntityRecord } from '@whittle/contract/entities';
import { ApiError } from '../../../lib/api-error.ts';

/** Rows that are asked for at once. */
export const pageRows = 100;

export type RecordPagesState = {
  /** Null until the first count is there. */
  total: number | null;
  pages: ReadonlyMap<number, readonly EntityRecord[]>;
  /** Why the rows in view could not be loaded. */
  failure: unknown;
};

type Deps = {
  loadPage: (skip: number, limit: number, signal: AbortSignal) => Promise<EntityRecord[]>;
  loadCount: (signal: AbortSignal) => Promise<number>;
};

export type RecordPages = ReturnType<typeof createRecordPages>;

/**
 * The records of one query, fetched as they are seen: pages around the rows in view. Loads that scrolled out of sight
 * are cancelled. A refresh keeps what is shown until its successor is there, so nothing flickers or jumps.
 */
export function createRecordPages({ loadPage, loadCount }: Deps) {
  let state: RecordPagesState = { total: null, pages: new Map(), failure: null };
  const listeners = new Set<() => void>();
  const loading = new Map<number, AbortController>();
  let counting: AbortController | null = null;
  let stale = new Set<number>();
  let seen = { first: 0, last: 0 };
  let holds = 0;
  let isRefreshHeld = false;

  const set = (change: Partial<RecordPagesState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const count = async () => {
    counting?.abort();
    const { signal } = (counting = new AbortController());
    try {
      const total = await loadCount(signal);
      if (!signal.aborted) set({ total });
    } catch (error) {
      if (!signal.aborted) set({ failure: error });
    }
  };

  const load = async (page: number) => {
    loading.get(page)?.abort();
    const controller = new AbortController();
    loading.set(page, controller);
    try {
      const records = await loadWhole(loadPage, page * pageRows, pageRows, controller.signal);
      if (controller.signal.aborted) return;
      stale.delete(page);
      set({ pages: new Map(state.pages).set(page, records), failure: null });
    } catch (error) {
      if (!controller.signal.aborted) set({ failure: error });
    } finally {
      if (loading.get(page) === controller) loading.delete(page);
    }
  };

  const loadSeen = (): Promise<void>[] => {
    const started: Promise<void>[] = [];
    const last =
      state.total === null ? seen.last : Math.min(seen.last, Math.floor(Math.max(0, state.total - 1) / pageRows));
    for (const [page, controller] of loading) {
      if (page >= seen.first - 1 && page <= last + 1) continue;
      controller.abort();
      loading.delete(page);
    }
    for (let page = seen.first; page <= last; page += 1) {
      if ((!state.pages.has(page) || stale.has(page)) && !loading.has(page)) started.push(load(page));
    }
    return started;
  };

  const pages = {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** The rows from `first` to `last` are in view. */
    look(first: number, last: number): void {
      seen = { first: Math.floor(Math.max(0, first) / pageRows), last: Math.floor(Math.max(0, last) / pageRows) };
      if (state.total === null && !counting) void count();
      loadSeen();
    },

    /**
     * Asks again for what is in view; what is not is forgotten. Settles when the answers are there, good or bad. While rows
     * are held it waits for its time.
     */
    async refresh(): Promise<void> {
      if (holds > 0) {
        isRefreshHeld = true;
        return;
      }
      for (const controller of loading.values()) controller.abort();
      loading.clear();
      const inView = [...state.pages].filter(([page]) => page >= seen.first && page <= seen.last);
      stale = new Set(inView.map(([page]) => page));
      set({ pages: new Map(inView), failure: null });
      await Promise.all([count(), ...loadSeen()]);
    },

    /** Keeps rows in their places until the answered function is called. */
    hold(): () => void {
      holds += 1;
      return () => {
        holds -= 1;
        if (holds > 0 || !isRefreshHeld) return;
        isRefreshHeld = false;
        void pages.refresh();
      };
    },

    /** -1 for a record that is not loaded. */
    indexOf(id: string): number {
      for (const [page, records] of state.pages) {
        const at = records.findIndex((record) => record.id === id);
        if (at >= 0) return page * pageRows + at;
      }
      return -1;
    },

    recordAt: (row: number): EntityRecord | undefined => state.pages.get(Math.floor(row / pageRows))?.[row % pageRows],

    /** Puts a record in the place of its earlier self, if it is loaded. */
    replace(record: EntityRecord): void {
      for (const [page, records] of state.pages) {
        const at = records.findIndex(({ id }) => id === record.id);
        if (at < 0) continue;
        set({ pages: new Map(state.pages).set(page, records.with(at, record)) });
        return;
      }
    },

    /** Puts newer values of some fields into a record, if it is loaded. */
    merge(id: string, fields: Record<string, unknown>): void {
      const at = pages.indexOf(id);
      const record = at < 0 ? undefined : pages.recordAt(at);
      if (record) pages.replace({ ...record, ...fields });
    },

    /** All records from `first` to `last`, loaded as far as they are not there. */
    async between(first: number, last: number, signal: AbortSignal): Promise<EntityRecord[]> {
      const records: EntityRecord[] = [];
      for (let page = Math.floor(first / pageRows); page <= Math.floor(last / pageRows); page += 1) {
        const known = stale.has(page) ? undefined : state.pages.get(page);
        const rows = known ?? (await loadWhole(loadPage, page * pageRows, pageRows, signal));
        records.push(...rows.filter((_, at) => page * pageRows + at >= first && page * pageRows + at <= last));
      }
      return records;
    },

    stop(): void {
      for (const controller of loading.values()) controller.abort();
      loading.clear();
      counting?.abort();
      counting = null;
    },
  };
  return pages;
}

/** An answer that would be too large is asked for in halves. */
async function loadWhole(
  loadPage: Deps['loadPage'],
  skip: number,
  limit: number,
  signal: AbortSignal,
): Promise<EntityRecord[]> {
  try {
    return await loadPage(skip, limit, signal);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'too-large') || limit === 1) throw error;
    const half = Math.ceil(limit / 2);
    const first = await loadWhole(loadPage, skip, half, signal);
    return [...first, ...(await loadWhole(loadPage, skip + half, limit - half, signal))];
  }
}
