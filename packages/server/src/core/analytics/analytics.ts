import type { Context } from 'hono';
import type { Adapters } from '../../adapters/adapters.ts';
import { isTransientDatabaseError } from '../../adapters/database/transient-error.ts';
import type { AnalyticsKind } from '../../adapters/database/schema/analytics.ts';
import type { AppEnv } from '../../http/env.ts';
import { createVisitorIds, type Seen, visitorId } from './visitor-ids.ts';
import { type EventRow, writeEvents } from './write-events.ts';

type NotedEvent = {
  appId: string;
  kind: AnalyticsKind;
  count?: number;
  /** Whom it is a step of; null where they are not to be told apart. */
  by: Seen | null;
  page?: string;
  source?: string;
  language?: string;
  /** Of a run: what the tool is called. */
  tool?: string;
};

const everyMs = 1_000;
/** What could not be written while the database was away is written then. */
const againMs = 2_000;
/** Rows that are written at once, and rows that wait at most: a burst beyond is counted nowhere. */
const batchRows = 5_000;
const waitingRows = 20_000;
/** Rows that one app may have in a day beside the counts, from each process. */
const keptRowsPerDay = 1_000_000;

export type AnalyticsCore = ReturnType<typeof createAnalyticsCore>;

/**
 * Notes what happens in published apps. Noting takes no time of a request: rows wait in memory and are written together.
 * A process that is killed loses the last second; what was written is in the events and the counts alike, or in neither.
 * What happens while the database is away is counted when it is back; only a batch that broke off while it was committed
 * may count twice.
 */
export function createAnalyticsCore({ db, clock, log }: Pick<Adapters, 'db' | 'clock' | 'log'>) {
  const ids = createVisitorIds(db);
  let waiting: { event: NotedEvent; at: Date }[] = [];
  let dropped = 0;
  let keptOf = { day: '', rows: new Map<string, number>() };
  let writing: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isKept = (appId: string, day: string): boolean => {
    if (keptOf.day !== day) keptOf = { day, rows: new Map() };
    const rows = (keptOf.rows.get(appId) ?? 0) + 1;
    keptOf.rows.set(appId, rows);
    return rows <= keptRowsPerDay;
  };

  const toRow = async ({ event, at }: (typeof waiting)[number]): Promise<EventRow> => {
    const day = dayOf(at);
    const { appId, kind, count = 1, by, page = '', source = '', language = '', tool = '' } = event;
    const visitor = by && visitorId(await ids.saltOf(day), appId, by);
    return { appId, at, day, kind, count, visitor, page, source, language, tool, isKept: isKept(appId, day) };
  };

  /** What comes meanwhile has a time of its own: under load there would always be more, and never an end. */
  const writeAll = async () => {
    for (let left = waiting.length; left > 0 && waiting.length > 0; left -= batchRows) {
      const batch = waiting.slice(0, batchRows);
      waiting = waiting.slice(batchRows);
      try {
        const rows: EventRow[] = [];
        for (const one of batch) rows.push(await toRow(one));
        await writeEvents(db, rows);
      } catch (error) {
        if (!isTransientDatabaseError(error)) throw error;
        waiting = [...batch, ...waiting].slice(0, waitingRows);
        writeSoon(againMs);
        throw error;
      }
    }
    if (dropped > 0) log.warn({ dropped }, 'more happened in published apps than could be counted');
    dropped = 0;
  };

  const writeSoon = (ms: number) => {
    timer ??= setTimeout(() => void flush(), ms);
    timer.unref();
  };

  /** Returns when everything that was noted before is stored, or could not be. */
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing
      .then(writeAll)
      .catch((err: unknown) => log.warn({ err }, 'what happened in published apps could not be counted'));
    return writing;
  };

  const note = (event: NotedEvent): void => {
    if (waiting.length >= waitingRows) {
      dropped += 1;
      return;
    }
    waiting.push({ event, at: clock.now() });
    writeSoon(everyMs);
  };

  return {
    note,
    flush,
    forgetBefore: ids.forgetBefore,

    /** What a request to a published app brought about. */
    noteCall(c: Context<AppEnv>, appId: string, kind: AnalyticsKind, { count = 1, tool = '' } = {}): void {
      if (c.env.host.kind === 'published' && count > 0) note({ appId, kind, count, tool, by: seenBy(c) });
    },
  };
}

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Null for who asks not to be followed: Do Not Track, Global Privacy Control. */
export function seenBy(c: Context<AppEnv>): Seen | null {
  if (c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1') return null;
  return { address: c.env.clientAddress, userAgent: c.req.header('user-agent') ?? '' };
}
