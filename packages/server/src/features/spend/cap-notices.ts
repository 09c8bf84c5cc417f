import { setTimeout as sleep } from 'node:timers/promises';
import type { InstallationCaps } from '@whittle/contract/spend/spend';
import { isCapNear } from '@whittle/domain/models/caps';
import type { Adapters } from '../../adapters/adapters.ts';
import type { MailsService } from '../../core/mail/mail.service.ts';
import { readInstallationCaps } from '../../core/spend/caps.ts';
import { monthOf } from '../../core/spend/ledger.store.ts';
import { listAdminEmails, listSpent, markTold, type SpentTotal } from './cap-notices.store.ts';

type Deps = Pick<Adapters, 'db' | 'clock' | 'log' | 'config'> & { mails: Pick<MailsService, 'send'> };

const everyMs = 60_000;

/**
 * Tells by mail that a limit of the month is nearly or wholly spent, each once: nobody looks at the builder while the people
 * of a published app spend (USAGE-13). May be cut off at any point; whichever process comes next goes on.
 */
export function createCapNotices({ db, clock, log, config, mails }: Deps) {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  const round = async () => {
    const all = await readInstallationCaps(db);
    for (const total of await listSpent(db, monthOf(clock.now()))) {
      const percent = spentPercent(total, all);
      if (percent === total.toldPercent) continue;
      // A higher limit begins anew.
      if (percent < total.toldPercent) await markTold(db, total, percent);
      if (percent === 0 || percent < total.toldPercent) continue;
      const to = total.scope === 'installation' ? await listAdminEmails(db) : total.email === null ? [] : [total.email];
      // Whoever marks it first sends it, once.
      if (to.length === 0 || !(await markTold(db, total, percent))) continue;
      for (const email of to) {
        await mails.send(
          email,
          {
            kind: 'spend-limit',
            scope: total.scope,
            appName: total.appName,
            percent,
            link: `${config.publicUrl}/spending`,
          },
          { appId: null, name: 'Whittle', accentColor: null, homeUrl: config.publicUrl },
        );
      }
    }
  };

  const goOn = async () => {
    const { signal } = stopping;
    while (!signal.aborted) {
      await round().catch((err: unknown) => log.warn({ err }, 'limits that are nearly spent could not be told'));
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

/** 0, 80 or 100: how far the limit is that is reached first. A person's own limit counts what their own keys cost too. */
function spentPercent({ scope, caps, spentMicros, ownSpentMicros }: SpentTotal, all: InstallationCaps): 0 | 80 | 100 {
  const own = scope === 'installation' ? null : (caps?.[scope] ?? null);
  const limits = [
    { cap: own, spent: spentMicros + ownSpentMicros },
    { cap: all[scope], spent: spentMicros },
  ].flatMap(({ cap, spent }) => (cap === null ? [] : { cap, spent }));
  if (limits.some(({ cap, spent }) => spent >= cap)) return 100;
  return limits.some(({ cap, spent }) => isCapNear(spent, cap)) ? 80 : 0;
}
