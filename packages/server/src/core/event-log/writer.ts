import type { LiveEvent, NewLiveEvent } from '@whittle/contract/chat-events';
import type { AppId } from '@whittle/contract/ids';
import type { Logger } from 'pino';
import { untilDatabaseAnswers } from '../../adapters/database/until-database-answers.ts';
import { type LoggedEvent, messageIdOf, toLoggedEvent } from './logged-event.ts';
import { type AppBatch, EventLogGoneError, findBatch, type RunSql, writeBatch } from './write-batch.ts';

/** Events of one app that wait for the next commit. `done` resolves with the position of the first. */
type Pending = { events: NewLiveEvent[]; done: PromiseWithResolvers<number> };

/** The events of one commit, as they are about to be written and to be published. */
type Outgoing = AppBatch & { types: LiveEvent['type'][]; pending: Pending };

export type WriterOptions = {
  run: RunSql;
  log: Logger;
  /** Called after the commit, app by app, before the promises of the writers resolve. */
  publish(appId: AppId, events: LoggedEvent[]): void;
  newBatchName(): string;
};

export interface EventWriter {
  append(appId: AppId, event: NewLiveEvent): Promise<number>;
  appendText(appId: AppId, messageId: string, text: string): void;
  flush(appId: AppId): Promise<void>;
  /** Writes what waits, then refuses more. */
  close(): Promise<void>;
}

/**
 * Between two commits the writer rests as long as the last one took, so that tokens gather while the load is high. What is
 * more than the next words of a reply ends the rest: its beginning, above all, is what somebody waits for.
 */
const maxRestMs = 40;

/**
 * The one writer of a process: whatever events of whatever apps wait are committed in one statement, then published.
 * While the database is away everything waits; a commit that broke off in the middle is looked up before it is repeated.
 */
export function createEventWriter({ run, log, publish, newBatchName }: WriterOptions): EventWriter {
  const waiting = new Map<AppId, Pending>();
  const inFlight = new Map<AppId, Pending>();
  /** Failures of text that nobody waited for; the next `flush` of the app reports them. */
  const failures = new Map<AppId, unknown>();
  let loop: Promise<void> | null = null;
  /** More waits than the next words of replies. */
  let isAwaited = false;
  let endRest = () => {};
  const closing = new AbortController();

  const pendingOf = (appId: AppId): Pending => {
    if (closing.signal.aborted) throw new Error('the event log is closed');
    let pending = waiting.get(appId);
    if (!pending) {
      pending = { events: [], done: Promise.withResolvers() };
      pending.done.promise.catch((error: unknown) => failures.set(appId, error));
      waiting.set(appId, pending);
      loop ??= writeAll();
    }
    return pending;
  };

  async function writeAll() {
    // Everything said in this turn of the event loop goes into the first commit.
    await Promise.resolve();
    while (waiting.size > 0) {
      const outgoing = takeAll();
      const startedAt = performance.now();
      await commit(outgoing);
      inFlight.clear();
      const tookMs = performance.now() - startedAt;
      await rest(Math.min(tookMs, maxRestMs));
    }
    // In the same step as the last look at `waiting`: whoever comes next starts the loop again.
    loop = null;
  }

  async function rest(ms: number): Promise<void> {
    if (isAwaited || closing.signal.aborted) return;
    const over = Promise.withResolvers<void>();
    endRest = over.resolve;
    const timer = setTimeout(endRest, ms);
    await over.promise;
    clearTimeout(timer);
  }

  function takeAll(): Outgoing[] {
    isAwaited = false;
    const outgoing: Outgoing[] = [];
    for (const [appId, pending] of waiting) {
      inFlight.set(appId, pending);
      const events = pending.events.map((event) => ({ messageId: messageIdOf(event), json: JSON.stringify(event) }));
      outgoing.push({ appId, events, types: pending.events.map((event) => event.type), pending });
    }
    waiting.clear();
    return outgoing;
  }

  async function commit(outgoing: Outgoing[]): Promise<void> {
    let firstSeqs: Map<AppId, number>;
    try {
      firstSeqs = await writeUntilAnswered(outgoing);
    } catch (error) {
      if (outgoing.length === 1) return outgoing[0]!.pending.done.reject(error);
      // One app's events cannot be written: the others' must not suffer.
      for (const one of outgoing) await commit([one]);
      return;
    }
    for (const { appId, events, types, pending } of outgoing) {
      const first = firstSeqs.get(appId);
      if (first === undefined) {
        pending.done.reject(new EventLogGoneError(appId));
        continue;
      }
      publish(
        appId,
        events.map(({ json }, at) => toLoggedEvent(first + at, types[at]!, json)),
      );
      pending.done.resolve(first);
    }
  }

  async function writeUntilAnswered(outgoing: Outgoing[]): Promise<Map<AppId, number>> {
    const batchName = newBatchName();
    return untilDatabaseAnswers(
      async (attempt) => {
        // The last attempt may have been committed although its answer was lost.
        const written = attempt > 1 ? await findBatch(run, outgoing, batchName) : null;
        return written ?? (await writeBatch(run, outgoing, batchName));
      },
      { signal: closing.signal, onWait: (err) => log.warn({ err }, 'events wait for the database') },
    );
  }

  return {
    async append(appId, event) {
      const pending = pendingOf(appId);
      const at = pending.events.push(event) - 1;
      isAwaited = true;
      endRest();
      const seq = (await pending.done.promise) + at;
      return seq;
    },
    appendText(appId, messageId, text) {
      const { events } = pendingOf(appId);
      const last = events.at(-1);
      if (last?.type === 'text-delta' && last.messageId === messageId) last.text += text;
      else events.push({ type: 'text-delta', messageId, text });
    },
    async flush(appId) {
      await Promise.allSettled([inFlight.get(appId)?.done.promise, waiting.get(appId)?.done.promise]);
      const failure = failures.get(appId);
      failures.delete(appId);
      if (failure) throw failure;
    },
    async close() {
      closing.abort();
      endRest();
      await loop;
    },
  };
}
