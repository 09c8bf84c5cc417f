import type { LiveEvent, NewLiveEvent } from '@whittle/contract/chat-events';
import type { AppId } from '@whittle/contract/ids';
import type { Logger } from 'pino';
import type { Database, Transaction } from '../../adapters/database/database.ts';
import { isTransientDatabaseError } from '../../adapters/database/transient-error.ts';
import { newId } from '../../adapters/ids.ts';
import type { ProcessLink } from '../../adapters/realtime/process-link.ts';
import { createChannels } from './channels.ts';
import { untilDatabaseAnswers } from '../../adapters/database/until-database-answers.ts';
import { type LoggedEvent, messageIdOf, toLoggedEvent } from './logged-event.ts';
import { createTeller, noticeTopic, readNotice } from './teller.ts';
import { type AppBatch, EventLogGoneError, type RunSql, writeBatch } from './write-batch.ts';
import { createEventWriter } from './writer.ts';

export type { Transaction } from '../../adapters/database/database.ts';

export type Work<T> = (tx: Transaction, emit: (event: NewLiveEvent) => void) => Promise<T>;
export type WorkOnApps<T> = (tx: Transaction, emit: (appId: AppId, event: NewLiveEvent) => void) => Promise<T>;

/** `events` is null where another process wrote more than text: what it wrote is in the database. */
export type LogListener = (appId: AppId, events: LoggedEvent[] | null) => void;

/**
 * The apps' event logs: everything that windows and previews show comes from here. An event is committed first and shown
 * afterwards, so a reader that comes back finds exactly what it saw. Positions of one app are gapless.
 */
export interface EventLog {
  /** Resolves with the event's position once it is committed. */
  append(appId: AppId, event: NewLiveEvent): Promise<number>;
  /** Adds characters to a streaming message without waiting; what waits for the same commit becomes one event. */
  appendText(appId: AppId, messageId: string, text: string): void;
  /** Resolves when everything appended for the app is committed; rejects with what could not be written. */
  flush(appId: AppId): Promise<void>;
  /**
   * Runs `work` in a transaction, with the events that it emits for the app; they are shown after the commit. `holdsLog`
   * keeps other writers of the app's log out from the start; work that changes the app's slug needs it, because their
   * foreign key waits for the row.
   */
  transact<T>(appId: AppId, work: Work<T>, options?: { holdsLog?: boolean }): Promise<T>;
  /** The same for several apps in one commit: all of it or nothing. */
  transactOn<T>(appIds: readonly AppId[], work: WorkOnApps<T>): Promise<T>;
  /** Position of the app's last event. */
  head(appId: AppId): Promise<number>;
  /** Position up to which the log is gone: it cannot be followed from before. */
  trimmedTo(appId: AppId): Promise<number>;
  /** The log from behind `after` on, without gap or repeat, until `signal` is aborted. */
  follow(appId: AppId, after: number, signal: AbortSignal): AsyncGenerator<LoggedEvent[], void, void>;
  /** What is written from now on stays at hand until the answered function is called, for a reader who comes within that. */
  keepRecent(appId: AppId): () => void;
  /** Calls back after each commit of this process and each notice of another one. */
  onChange(listener: LogListener): void;
  close(): Promise<void>;
}

/** Events read at once by a reader that is behind. */
const pageEvents = 200;
export function createEventLog({ db, link, log }: { db: Database; link: ProcessLink; log: Logger }): EventLog {
  const run: RunSql = (statement, parameters) => db.$client.query(statement, parameters, { prepare: true });
  const channels = createChannels((appId, after, signal) =>
    untilDatabaseAnswers(() => readEvents(run, appId, after), { signal }),
  );
  const listeners = new Set<LogListener>();
  const teller = createTeller({ run, processId: link.processId, log });

  const publish = (appId: AppId, events: LoggedEvent[]) => {
    channels.publish(appId, events);
    for (const listener of listeners) listener(appId, events);
    teller.tell(appId, events.every(({ type }) => type === 'text-delta') ? 'text' : 'more');
  };
  const disturb = (appId: AppId) => {
    channels.disturb(appId);
    for (const listener of listeners) listener(appId, null);
  };
  const writer = createEventWriter({ run, log, publish, newBatchName: newId });

  link.onNotice(noticeTopic, (payload) => {
    for (const { appId, growth } of readNotice(payload)) {
      if (growth === 'text') channels.disturb(appId);
      else disturb(appId);
    }
  });
  link.onChange(() => channels.disturbAll());

  const transactOn: EventLog['transactOn'] = async (appIds, work) => {
    const emitted = new Map<AppId, NewLiveEvent[]>();
    let firstSeqs = new Map<AppId, number>();
    let batches: AppBatch[] = [];
    const transaction = db.transaction(async (tx) => {
      const value = await work(tx, (appId, event) => {
        emitted.set(appId, [...(emitted.get(appId) ?? []), event]);
      });
      if (emitted.size === 0) return value;
      batches = [...emitted].map(([appId, events]) => ({
        appId,
        events: events.map((event) => ({ messageId: messageIdOf(event), json: JSON.stringify(event) })),
      }));
      firstSeqs = await writeBatch(inTransaction(tx), batches, newId());
      for (const { appId } of batches) if (!firstSeqs.has(appId)) throw new EventLogGoneError(appId);
      return value;
    });
    const result = await transaction.catch((error: unknown) => {
      // It may have been committed although the answer was lost.
      if (isTransientDatabaseError(error)) appIds.forEach(disturb);
      throw error;
    });
    for (const { appId, events } of batches) {
      const types = emitted.get(appId)!.map(({ type }) => type);
      const first = firstSeqs.get(appId)!;
      publish(
        appId,
        events.map(({ json }, at) => toLoggedEvent(first + at, types[at]!, json)),
      );
    }
    return result;
  };

  return {
    append: writer.append,
    appendText: writer.appendText,
    flush: writer.flush,
    follow: channels.follow,
    keepRecent: channels.keepRecent,
    onChange: (listener) => void listeners.add(listener),
    async close() {
      await writer.close();
      await teller.close();
    },
    async head(appId) {
      const [row] = await run('select seq from app_event_heads where app_id = $1', [appId]);
      return Number(row?.['seq'] ?? 0);
    },
    async trimmedTo(appId) {
      const [row] = await run('select trimmed_to from app_event_heads where app_id = $1', [appId]);
      return Number(row?.['trimmed_to'] ?? 0);
    },
    transact: (appId, work, { holdsLog = false } = {}) =>
      transactOn([appId], async (tx, emit) => {
        if (holdsLog) await tx.$client`select from app_event_heads where app_id = ${appId} for update`;
        return work(tx, (event) => emit(appId, event));
      }),
    transactOn,
  };
}

/** Runs statements in the transaction. Fails with what the database said. */
export const inTransaction =
  (tx: Transaction): RunSql =>
  (statement, parameters) =>
    tx.$client.query(statement, parameters, { prepare: true });

async function readEvents(run: RunSql, appId: AppId, after: number): Promise<LoggedEvent[]> {
  const rows = await run(
    `select seq, event ->> 'type' as type, (event - 'w')::text as json
     from app_events where app_id = $1 and seq > $2::bigint order by seq limit ${pageEvents}`,
    [appId, String(after)],
  );
  return rows.map((row) => toLoggedEvent(Number(row['seq']), row['type'] as LiveEvent['type'], String(row['json'])));
}
