import { setTimeout as sleep } from 'node:timers/promises';
import type { Adapters } from '../../adapters/adapters.ts';
import { type AnalyticsCore, dayOf } from '../../core/analytics/analytics.ts';
import type { MailsService } from '../../core/mail/mail.service.ts';

type Deps = Pick<Adapters, 'db' | 'clock' | 'log' | 'config'> & {
  analytics: AnalyticsCore;
  mails: MailsService;
  accountEmail(accountId: string): Promise<string>;
};

const everyMs = 600_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Funnels look back as far; the counts per day stay for a year and a bit. */
const eventDays = 30;
const countDays = 400;
const batchRows = 10_000;

/** So many errors in an hour, and so many times as many as in an hour of the week before, are worth a mail. */
const spike = { atLeast: 10, times: 4 };

type Spike = { appId: string; ownerId: string; name: string; errors: number };

/**
 * What analytics do without being asked: forget who visited on a day that is over, remove what is old, and tell owners of
 * errors. All of it may be cut off at any point and is done again by whichever process comes next.
 */
export function createAnalyticsUpkeep({ db, clock, log, config, analytics, mails, accountEmail }: Deps) {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  const before = (ms: number) => new Date(clock.now().getTime() - ms);

  const removeOld = async () => {
    await analytics.forgetBefore(dayOf(clock.now()));
    await db.$client`delete from analytics_days where day < ${dayOf(before(countDays * dayMs))}`;
    for (let gone = batchRows; gone === batchRows && !stopping.signal.aborted;) {
      const [row] = await db.$client<[{ gone: number }]>`
        with gone as (
          delete from analytics_events where ctid = any (array(
            select ctid from analytics_events where at < ${before(eventDays * dayMs)} limit ${batchRows} for update skip locked
          )) returning 1
        ) select count(*)::int as gone from gone`;
      gone = row.gone;
    }
  };

  const tellOfSpikes = async () => {
    const found = await db.$client<Spike[]>`
      select a.id as "appId", a.owner_id as "ownerId", a.name, recent.errors
      from analytics_alerts t join apps a on a.id = t.app_id and a.deleted_at is null,
      lateral (
        select count(*) filter (where at >= ${before(hourMs)})::int as errors,
          count(*) filter (where at < ${before(hourMs)}) / (7 * 24 - 1)::float as usual
        from analytics_events e where e.app_id = t.app_id and e.at >= ${before(7 * dayMs)} and e.kind = 'error'
      ) recent
      where t.is_on and (t.sent_at is null or t.sent_at < ${before(dayMs)})
        and recent.errors >= ${spike.atLeast} and recent.errors > ${spike.times} * recent.usual`;
    for (const { appId, ownerId, name, errors } of found) {
      // Whoever marks it first sends it, once.
      const marked = await db.$client`
        update analytics_alerts set sent_at = ${clock.now()}
        where app_id = ${appId} and is_on and (sent_at is null or sent_at < ${before(dayMs)}) returning 1`;
      if (marked.length === 0) continue;
      await mails.send(
        await accountEmail(ownerId),
        { kind: 'error-spike', appName: name, errors, link: `${config.publicUrl}/analytics/app/${appId}` },
        { appId: null, name: 'Whittle', accentColor: null, homeUrl: config.publicUrl },
      );
    }
  };

  const round = async () => {
    await removeOld();
    await tellOfSpikes();
  };

  const goOn = async () => {
    const { signal } = stopping;
    while (!signal.aborted) {
      await round().catch((err: unknown) => log.warn({ err }, 'analytics could not be tidied up'));
      await sleep(everyMs, undefined, { signal, ref: false }).catch(() => {});
    }
  };

  return {
    round,
    start: () => void (running = goOn()),
    async stop() {
      stopping.abort();
      await running;
      await analytics.flush();
    },
  };
}
