import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';

export type ProcessId = string;

/**
 * What ties this server process to the others on the same database: one connection of its own that holds the process's
 * advisory lock (whoever looks sees that the process lives) and listens for notices of the others. It reconnects by
 * itself; nothing else in the process depends on it staying up.
 */
export interface ProcessLink {
  readonly processId: ProcessId;
  /** False while notices of other processes may be missed: what they change must be read from the database. */
  readonly isConnected: boolean;
  /** Calls back for each notice that another process sent on `topic`. To be called before `start`. */
  onNotice(topic: string, listener: (payload: string) => void): void;
  /** Calls back after each connect and each loss, and once a minute: whatever was cached from notices is to be read again. */
  onChange(listener: (isConnected: boolean) => void): void;
  /** Which of these processes hold their lock now. */
  alive(processIds: ProcessId[]): Promise<Set<ProcessId>>;
  /** Resolves when the lock is held and notices arrive. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A process that dies between a commit and its notice leaves the others with what they knew, for this long. */
const refreshMs = 60_000;

/** PostgreSQL's limit is 8,000 bytes; ids and separators are plain ASCII. */
const payloadMaxBytes = 7_500;

/** Packs the ids into as few payloads as fit, each with the sender in front. */
export function noticePayloads(from: ProcessId, ids: string[]): string[] {
  const payloads: string[] = [];
  let current = from;
  for (const id of ids) {
    if (current.length + 1 + id.length > payloadMaxBytes) {
      payloads.push(current);
      current = from;
    }
    current += ` ${id}`;
  }
  return ids.length === 0 ? [] : [...payloads, current];
}

/** The advisory lock of a process, as two signed 32-bit halves: `classid` and `objid` of pg_locks. */
const lockSql = (parameter: string) => `hashtextextended(${parameter}, 7437)`;

export function createProcessLink({ db, log }: { db: Database; log: Logger }): ProcessLink {
  const processId = newId();
  const listeners = new Map<string, (payload: string) => void>();
  const watchers = new Set<(isConnected: boolean) => void>();
  const stopping = new AbortController();
  let isConnected = false;
  let running: Promise<void> = Promise.resolve();
  let refresh: NodeJS.Timeout | undefined;

  const tellWatchers = () => {
    for (const watcher of watchers) watcher(isConnected);
  };
  const setConnected = (value: boolean) => {
    if (isConnected === value) return;
    isConnected = value;
    tellWatchers();
  };

  const hear = (topic: string, payload: string) => {
    const cut = payload.indexOf(' ');
    if (payload.slice(0, cut) !== processId) listeners.get(topic)?.(payload.slice(cut + 1));
  };

  async function connectOnce(onConnected: () => void) {
    const lost = Promise.withResolvers<void>();
    const own = db.$connection();
    own.once('end', () => lost.resolve());
    own.on('notification', ({ channel, payload = '' }) => hear(channel, payload));
    const end = () => own.end().catch(() => undefined);
    try {
      // Not ended before it is connected or has failed: node-postgres never settles a `connect` that is overtaken by `end`.
      await own.connect();
      stopping.signal.throwIfAborted();
      stopping.signal.addEventListener('abort', end);
      // A backend of ours that the database has not missed yet may still hold the lock.
      await own.query(`select pg_advisory_lock(${lockSql('$1')})`, [processId]);
      for (const topic of listeners.keys()) await own.query(`listen ${topic}`);
      setConnected(true);
      onConnected();
      await lost.promise;
    } finally {
      stopping.signal.removeEventListener('abort', end);
      setConnected(false);
      await end();
    }
  }

  async function keepConnected(onConnected: () => void) {
    let delayMs = 50;
    while (!stopping.signal.aborted) {
      await connectOnce(() => {
        delayMs = 50;
        onConnected();
      }).catch((err: unknown) => {
        if (!stopping.signal.aborted) log.warn({ err }, 'the connection for notices between processes failed');
      });
      if (stopping.signal.aborted) return;
      await sleep(delayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      delayMs = Math.min(delayMs * 2, 1_000);
    }
  }

  return {
    processId,
    get isConnected() {
      return isConnected;
    },
    onNotice: (topic, listener) => void listeners.set(topic, listener),
    onChange: (listener) => void watchers.add(listener),
    async alive(processIds) {
      const rows = await db.$client.query<{ id: string }[]>(
        `select p.id from jsonb_array_elements_text($1::text::jsonb) p (id)
         where exists (
           select from pg_locks l
           where l.locktype = 'advisory' and l.granted and l.objsubid = 1
             and l.database = (select oid from pg_database where datname = current_database())
             and ((l.classid::bigint << 32) | l.objid::bigint) = ${lockSql('p.id')}
         )`,
        [JSON.stringify(processIds)],
      );
      return new Set(rows.map((row) => row.id));
    },
    start: () =>
      new Promise((resolve) => {
        refresh = setInterval(tellWatchers, refreshMs);
        running = keepConnected(resolve);
      }),
    async stop() {
      clearInterval(refresh);
      stopping.abort();
      await running;
    },
  };
}
