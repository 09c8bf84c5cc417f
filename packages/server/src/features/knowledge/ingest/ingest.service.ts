import type { ErrorCode } from '@whittle/contract/errors';
import type { Adapters } from '../../../adapters/adapters.ts';
import { DocumentError, type DocumentProblem } from '../../../adapters/documents/documents.ts';
import { EgressError } from '../../../adapters/egress/egress.ts';
import { AppError } from '../../../http/app-error.ts';
import type { ItemRow } from '../items/items.store.ts';
import type { IngestOutcome, IngestQueue, ItemProblem } from './ingest-queue.ts';
import { leaseMs } from './ingest-queue.ts';
import { type ReadDeps, readItem } from './read-item.ts';
import { retryDelayMs, TryLater } from './try-later.ts';

type Deps = Pick<Adapters, 'clock' | 'log' | 'documents'> &
  ReadDeps & {
    queue: IngestQueue;
    changed(appId: string): void;
    /** A source can be found from now on. */
    onSynced(): void;
    /** Which of these server processes live. */
    alive(processIds: string[]): Promise<Set<string>>;
  };

/** Sources that are read at once; each takes a process of its own. */
const lanesMax = 2;
const lookMs = 15_000;
/** A process that died is found out a moment later. */
const lookForDeadMs = 1_000;
const renewMs = leaseMs / 3;
const showEveryMs = 500;
/**
 * What keeps taking the server down with it is not tried for ever. Few would be too few: a server that is ended again and
 * again for reasons of its own ends what it reads with it.
 */
const triesMax = 20;
/** By these another server says that there is nothing any more. */
const goneStatuses = [404, 410];

export type Ingest = ReturnType<typeof createIngest>;

/** Reads the data sources that wait, beside the requests. Rules: CTX-05, CTX-06, CTX-26. */
export function createIngest({ clock, log, documents, queue, changed, onSynced, alive, ...reading }: Deps) {
  const stopping = new AbortController();
  const lanes = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;

  const outcomeOf = async (item: ItemRow): Promise<IngestOutcome | null> => {
    if (item.tries > triesMax) return { status: 'error', problem: problem('context-failed') };
    const reader = documents.open();
    const ending = new AbortController();
    const signal = AbortSignal.any([stopping.signal, ending.signal]);
    signal.addEventListener('abort', () => reader.close(), { once: true });
    let progress: { done: number; total: number | null } = { done: 0, total: null };
    let shownAt = 0;
    let isRenewing = false;
    // While the database is away nobody else can take the item either.
    const isStillOurs = () => queue.renew(item.id, progress).catch(() => true);
    const renew = async () => {
      if (isRenewing) return;
      isRenewing = true;
      shownAt = performance.now();
      const isOurs = await isStillOurs();
      isRenewing = false;
      if (isOurs) changed(item.appId);
      else ending.abort(new Error('the item is not ours any more'));
    };
    const beat = setInterval(() => void renew(), renewMs);
    try {
      return await readItem(
        item,
        { ...reading, clock },
        {
          reader,
          signal,
          onProgress(done, total) {
            progress = { done, total };
            if (performance.now() - shownAt >= showEveryMs) void renew();
          },
        },
      );
    } catch (error) {
      // What was removed meanwhile takes no passages any more: that is no failure.
      if (signal.aborted || !(await isStillOurs())) return null;
      return failureOf(error, item);
    } finally {
      clearInterval(beat);
      reader.close();
    }
  };

  const failureOf = (error: unknown, { id, tries }: ItemRow): IngestOutcome => {
    if (error instanceof DocumentError && error.problem !== 'interrupted')
      return { status: 'error', problem: problem(codes[error.problem]) };
    if (error instanceof AppError) {
      const isLimit = error.code === 'context-too-many-passages' || error.code === 'context-limit-reached';
      const isGone =
        error.code === 'context-source-gone' ||
        (error.code === 'context-page-status' && goneStatuses.includes(Number(error.values?.['status'])));
      const found = problem(error.code, error.values);
      return { status: isLimit ? 'usage_limit_reached' : 'error', problem: found, isGone };
    }
    const isBusy = error instanceof EgressError && /unreachable|too-slow/.test(error.code);
    if (error instanceof EgressError && !isBusy) return { status: 'error', problem: problem(error.code) };
    if (!(error instanceof TryLater) && !isBusy) log.error({ err: error, itemId: id }, 'a data source was not read');
    const later = error instanceof TryLater ? error : new TryLater(problem(isBusy ? error.code : 'context-failed'));
    const delayMs = retryDelayMs(tries, later.seconds);
    if (delayMs === null) return { status: 'error', problem: later.problem };
    return { status: 'pending', problem: later.problem, nextTryAt: new Date(clock.now().getTime() + delayMs) };
  };

  /** Reads until nothing is due. Each item that is found calls for one more lane beside this one. */
  const work = async () => {
    while (!stopping.signal.aborted) {
      const item = await queue.claim();
      if (!item) return;
      openLane();
      changed(item.appId);
      const outcome = await outcomeOf(item);
      if (outcome) await queue.settle(item, outcome);
      changed(item.appId);
      if (outcome?.status === 'synced') onSynced();
    }
  };

  const openLane = () => {
    if (stopping.signal.aborted || lanes.size >= lanesMax) return;
    const lane = work()
      .catch((err: unknown) => log.warn({ err }, 'the queue of data sources could not be read'))
      .then(() => {
        lanes.delete(lane);
        if (lanes.size === 0) void lookLater();
      });
    lanes.add(lane);
  };

  const lookLater = async () => {
    clearTimeout(timer);
    const othersRead = await queue.releaseDead(alive).catch(() => true);
    // The database is away for a moment, and with it the answer.
    const next = await queue.nextTryAt().catch(() => null);
    const longestMs = othersRead ? lookForDeadMs : lookMs;
    const waitMs = next ? Math.min(longestMs, Math.max(100, next.getTime() - clock.now().getTime())) : longestMs;
    clearTimeout(timer);
    if (!stopping.signal.aborted) timer = setTimeout(openLane, waitMs).unref();
  };

  return {
    /** Something is to be read now. */
    wake: openLane,
    async start(): Promise<void> {
      await queue.releaseDead(alive);
      openLane();
    },
    async stop(): Promise<void> {
      stopping.abort(new Error('the server is stopping'));
      clearTimeout(timer);
      await Promise.allSettled(lanes);
      await queue.release().catch(() => undefined);
    },
  };
}

const problem = (code: ErrorCode, values: ItemProblem['values'] = {}): ItemProblem => ({ code, values });

const codes: Record<Exclude<DocumentProblem, 'interrupted'>, ErrorCode> = {
  'unknown-kind': 'context-kind-unknown',
  unreadable: 'context-unreadable',
  'not-installed': 'context-reader-missing',
  password: 'context-password',
  'too-large': 'context-too-large',
  'no-text': 'context-no-text',
  'csv-empty': 'context-csv-empty',
};
