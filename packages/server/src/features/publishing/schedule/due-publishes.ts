import { setTimeout as sleep } from 'node:timers/promises';
import { type ErrorCode, errorCatalogue } from '@whittle/contract/errors';
import type { Adapters } from '../../../adapters/adapters.ts';
import type { AppsService } from '../../../core/apps/apps.service.ts';
import type { MailsService } from '../../../core/mail/mail.service.ts';
import { AppError } from '../../../http/app-error.ts';
import type { PublishingService } from '../publishing.service.ts';
import { claimDue, type DuePublish, failPlan, PlanGone, tryLater } from './schedule.store.ts';

type Deps = Pick<Adapters, 'db' | 'clock' | 'log' | 'config'> & {
  apps: Pick<AppsService, 'find' | 'change'>;
  publishing: Pick<PublishingService, 'publishDue' | 'settleDead'>;
  mails: MailsService;
  accountEmail(accountId: string): Promise<string>;
};

const everyMs = 5_000;
/** A process that died with what it claimed leaves it for another one. */
const claimMs = 600_000;
const againMs = 60_000;
const maxTries = 3;
/** What may be over in a minute; anything else stays as it is until somebody changes the app. */
const passing: ReadonlySet<string> = new Set(['publish-stopped', 'access-not-tried', 'internal', 'rate-limited']);

/**
 * Publishes what is due, by whichever process comes first, also after a restart. What fails is said by mail, once. Publishes
 * that ended with their process are noted by the others, or by the next one.
 */
export function createDuePublishes({ db, clock, log, config, apps, publishing, mails, accountEmail }: Deps) {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  const after = (ms: number) => new Date(clock.now().getTime() + ms);

  const giveUp = async (due: DuePublish, problem: string) => {
    let isNew = false;
    await apps.change(due.appId, async (tx) => {
      isNew = await failPlan(tx, due, problem);
    });
    const app = isNew ? await apps.find(due.appId) : null;
    if (!app) return;
    await mails.send(
      await accountEmail(app.ownerId),
      {
        kind: 'planned-publish-failed',
        appName: app.name,
        when: timeIn(due.at, due.timeZone),
        reason: sentenceOf(problem),
        link: `${config.publicUrl}/build/app/${app.id}`,
      },
      { appId: null, name: 'Whittle', accentColor: null, homeUrl: config.publicUrl },
    );
  };

  const publish = async (due: DuePublish): Promise<void> => {
    try {
      await publishing.publishDue(due);
    } catch (error) {
      if (error instanceof PlanGone) return;
      const problem = error instanceof AppError ? error.code : 'internal';
      if (problem === 'internal') log.error({ err: error, appId: due.appId }, 'a planned publish failed');
      if (passing.has(problem) && due.tries < maxTries) return tryLater(db, due, after(againMs));
      await giveUp(due, problem);
    }
  };

  /** Everything that is due now. */
  const round = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const due = await claimDue(db, clock.now(), after(claimMs));
      if (!due) return;
      await publish(due);
    }
  };

  const goOn = async () => {
    const { signal } = stopping;
    while (!signal.aborted) {
      await publishing.settleDead().catch((err: unknown) => log.warn({ err }, 'ended publishes could not be noted'));
      await round().catch((err: unknown) => log.warn({ err }, 'planned publishes could not be looked for'));
      await sleep(everyMs, undefined, { signal, ref: false }).catch(() => {});
    }
  };

  return {
    round,
    start: () => void (running = goOn()),
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** The sentence of a code; what has gaps to fill in is said in general. */
function sentenceOf(code: string): string {
  const found = errorCatalogue[code as ErrorCode]?.message ?? errorCatalogue.internal.message;
  return found.includes('{') ? errorCatalogue['publish-failed'].message : found;
}

const timeIn = (at: Date, timeZone: string) =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at)} (${timeZone})`;
