import type { AppId, MessageId } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import { sql } from 'drizzle-orm';
import type { Adapters } from '../../../adapters/adapters.ts';
import type { ProcessId } from '../../../adapters/realtime/process-link.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AppsService } from '../../../core/apps/apps.service.ts';
import { beginTurn } from '../begin-turn.ts';
import type { EventLog, Transaction } from '../../../core/event-log/event-log.ts';
import { storableText } from '../message.ts';
import { findLastOutcome, findRunningTurn } from '../messages.store.ts';
import type { TurnRunner } from '../turn/turn-runner.ts';
import {
  changeQueued,
  deleteQueued,
  hasQueued,
  holdQueued,
  listQueued,
  type QueuedRow,
  toChatQueue,
  toNewMessage,
} from './queue.store.ts';

type Deps = Pick<Adapters, 'db' | 'clock' | 'log'> & {
  apps: AppsService;
  events: EventLog;
  runner: Pick<TurnRunner, 'start' | 'isStopping'>;
  processId: ProcessId;
};

/** Queues that nobody moved on: the process stopped between the end of a turn and the next message. */
const everyMs = 5_000;

/** The messages of each app that wait for their turn (GEN-27). They are sent one by one, each after a turn that ended well. */
export function createMessageQueue(deps: Deps) {
  const { db, clock, log, apps, events, runner } = deps;
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> = Promise.resolve();

  /**
   * Starts the turn of the first waiting message. After a turn that did not end well the queue is held instead, unless the
   * builder wants it to go on.
   */
  async function advance(appId: AppId, { isWanted = false } = {}): Promise<void> {
    if (runner.isStopping || (!isWanted && !(await hasQueued(db, appId)))) return;
    const app = await apps.find(appId);
    if (!app) return;
    const turn = await events.transact(
      appId,
      async (tx, emit) => {
        if (isWanted) await holdQueued(tx, appId, false);
        const [first, ...rest] = await listQueued(tx, appId);
        if (!first) return null;
        const tell = (rows: QueuedRow[]) => emit({ type: 'queue-changed', queue: toChatQueue(rows) });
        if (await findRunningTurn(tx, appId)) {
          if (isWanted) tell([first, ...rest]);
          return null;
        }
        if (first.isHeld) return null;
        if (!isWanted && !(await endedWell(tx, appId))) {
          await holdQueued(tx, appId, true);
          tell([first, ...rest].map((row) => ({ ...row, isHeld: true })));
          return null;
        }
        await deleteQueued(tx, appId, first.id);
        tell(rest);
        return beginTurn(tx, emit, deps, { app, message: toNewMessage(first), now: clock.now() });
      },
      { holdsLog: true },
    );
    if (turn) runner.start(turn);
  }

  const advanceSafely = (appId: AppId) =>
    advance(appId).catch((err: unknown) => log.warn({ err, appId }, 'a waiting message could not be sent yet'));

  async function sweep(): Promise<void> {
    const { rows } = await db.execute<{ app_id: string }>(sql`
      select distinct q.app_id from queued_messages q
      where not q.is_held and not exists (select from turns t where t.app_id = q.app_id and t.state = 'running')`);
    for (const row of rows) await advanceSafely(row.app_id);
  }

  const sweepSafely = () => {
    sweeping = sweeping
      .then(sweep)
      .catch((err: unknown) => log.warn({ err }, 'waiting messages were not looked after'));
  };

  /** Changes the queue and tells every window. */
  const change = (appId: AppId, work: (tx: Transaction) => Promise<void>) =>
    events.transact(
      appId,
      async (tx, emit) => {
        await work(tx);
        emit({ type: 'queue-changed', queue: toChatQueue(await listQueued(tx, appId)) });
      },
      { holdsLog: true },
    );

  return {
    advance: advanceSafely,

    /** Throws `queued-message-gone`, `message-empty`, `message-too-long`. */
    edit: (appId: AppId, id: MessageId, written: string) =>
      change(appId, async (tx) => {
        if (written.length > limits.chatMessageMaxChars) throw new AppError('message-too-long');
        const content = storableText(written).trim();
        if (content === '') throw new AppError('message-empty');
        if (!(await changeQueued(tx, appId, id, { content }))) throw new AppError('queued-message-gone');
      }),

    /** Throws `queued-message-gone`. */
    remove: (appId: AppId, id: MessageId) =>
      change(appId, async (tx) => {
        if (!(await deleteQueued(tx, appId, id))) throw new AppError('queued-message-gone');
      }),

    /** Sends what was held, although the turn before did not end well. */
    resume: (appId: AppId) => advance(appId, { isWanted: true }),

    start() {
      timer = setInterval(sweepSafely, everyMs);
      sweepSafely();
    },
    async stop() {
      clearInterval(timer);
      await sweeping;
    },
  };
}

async function endedWell(tx: Transaction, appId: AppId): Promise<boolean> {
  const outcome = await findLastOutcome(tx, appId);
  return outcome === null || outcome === 'complete';
}
