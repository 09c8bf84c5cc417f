import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { untilDatabaseAnswers } from '../database/until-database-answers.ts';
import type { ProcessLink } from '../realtime/process-link.ts';
import type { Mail } from './mail.ts';
import { createMailQueue, type MailOutcome, type QueuedMail } from './mail-queue.ts';
import { giveUp, retryDelayMs } from './retry-delay.ts';
import type { Smtp } from './smtp.ts';

type Deps = {
  db: Database;
  clock: Clock;
  log: Logger;
  mail: Pick<Mail, 'onQueued'>;
  link: Pick<ProcessLink, 'processId' | 'alive'>;
  /** Null without a mail server: what waits is held. */
  smtp: Smtp | null;
  /** How long a claim of a process that seems dead is respected; another one may only have lost its link. */
  takeoverMs: number;
  keepDays: number;
};

export type MailDeliveryWorker = {
  start(): Promise<void>;
  /** Sends nothing new, waits a moment for mails that are on their way, and gives up on the rest until the next start. */
  stop(): Promise<void>;
};

const lanesMax = 4;
/** Longest wait between two looks at the queue: other processes die, and nobody says so. */
const lookMs = 30_000;
const awayMs = 1_000;
const forgetMs = 3_600_000;
const stopMs = 3_000;

/**
 * Sends the mails that wait in the database, a few at a time. A mail is claimed, handed to the mail server and settled;
 * when the process is killed in between, another one takes the claim over. Between the mail server's answer and the
 * row's change lies the one moment in which a kill makes a mail go out twice (docs/decisions/009).
 */
export function createMailDelivery(deps: Deps): MailDeliveryWorker {
  const { db, clock, log, mail, link, smtp, takeoverMs, keepDays } = deps;
  const queue = createMailQueue({ db, clock, processId: link.processId });
  const lanes = new Set<Promise<void>>();
  const stopping = new AbortController();
  const cutting = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let isMissed = false;
  let isWaitingForDead = false;
  let forgottenAtMs = 0;

  const deliver = async (queued: QueuedMail, sender: Smtp) => {
    const outcome = await tryToSend(queued, sender);
    // Aborted by the stop: the claim stays, and the next start takes it over.
    if (!outcome) return;
    await untilDatabaseAnswers(() => queue.settle(queued.id, outcome), { signal: cutting.signal });
    if (outcome.state !== 'sent') {
      const { id, kind, tries } = queued;
      log.warn({ mailId: id, kind, tries, problem: outcome.problem, state: outcome.state }, 'a mail was not sent');
    }
  };

  const tryToSend = async (queued: QueuedMail, sender: Smtp): Promise<MailOutcome | null> => {
    const { id, recipient, fromName, subject, text, html } = queued;
    if (text === null || html === null)
      return { state: 'failed', problem: 'The text of this mail is gone.', isUntried: true };
    const expired = giveUp(queued, clock.now());
    if (expired) return { state: 'failed', problem: expired, isUntried: true };
    const result = await sender.send({ id, to: recipient, fromName, subject, text, html }, cutting.signal);
    if (result.ok) return { state: 'sent' };
    if (cutting.signal.aborted) return null;
    const { problem, isFinal } = result;
    const delayMs = isFinal ? null : retryDelayMs(queued.tries);
    if (delayMs === null) return { state: 'failed', problem };
    const nextTryAt = new Date(clock.now().getTime() + delayMs);
    const tooLate = giveUp(queued, nextTryAt, problem);
    return tooLate ? { state: 'failed', problem: tooLate } : { state: 'queued', problem, nextTryAt };
  };

  /** Sends until nothing is due. Each mail that is found calls for one more lane beside this one. */
  const work = async (sender: Smtp) => {
    while (!stopping.signal.aborted) {
      const queued = await queue.claim();
      if (!queued) return;
      openLane(sender);
      await deliver(queued, sender);
    }
  };

  const openLane = (sender: Smtp) => {
    if (stopping.signal.aborted) return;
    if (lanes.size >= lanesMax) {
      isMissed = true;
      return;
    }
    const lane = work(sender)
      .catch((err: unknown) => log.warn({ err }, 'the queue of mails could not be read'))
      .then(async () => {
        lanes.delete(lane);
        if (!isMissed) return lanes.size === 0 ? lookLater() : undefined;
        isMissed = false;
        openLane(sender);
      });
    lanes.add(lane);
  };

  const lookLater = async () => {
    clearTimeout(timer);
    if (stopping.signal.aborted) return;
    // The database is away for a moment, and with it the answer.
    const next = await queue.nextTryAt().catch(() => new Date(clock.now().getTime() + awayMs));
    const longestMs = isWaitingForDead ? takeoverMs : lookMs;
    const waitMs = next ? Math.min(longestMs, Math.max(50, next.getTime() - clock.now().getTime())) : longestMs;
    clearTimeout(timer);
    if (!stopping.signal.aborted) timer = setTimeout(() => void look(), waitMs).unref();
  };

  const look = async () => {
    try {
      isWaitingForDead = await queue.releaseDead(link.alive, takeoverMs);
      if (clock.now().getTime() - forgottenAtMs > forgetMs) await forget();
    } catch (err) {
      log.warn({ err }, 'the queue of mails could not be read');
    }
    if (smtp) openLane(smtp);
    else await lookLater();
  };

  const forget = async () => {
    forgottenAtMs = clock.now().getTime();
    await queue.forgetBodies(new Date(forgottenAtMs - keepDays * 86_400_000));
  };

  return {
    async start() {
      if (smtp) mail.onQueued(() => openLane(smtp));
      else await queue.holdAll();
      void look();
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      const cut = setTimeout(() => cutting.abort(), stopMs);
      while (lanes.size > 0) await Promise.allSettled(lanes);
      clearTimeout(cut);
    },
  };
}
