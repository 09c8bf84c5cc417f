import { analyticsCalls } from '@whittle/contract/analytics/calls';
import { isRobot, visitLanguage, visitSource } from '@whittle/domain/analytics/visit-source';
import { visitedPage } from '@whittle/domain/analytics/visited-page';
import type { Adapters } from '../../adapters/adapters.ts';
import { type AnalyticsCore, seenBy } from '../../core/analytics/analytics.ts';
import type { App } from '../../core/apps/apps.service.ts';
import { createFairQueue, TooMuch } from '../../fair-share/fair-queue.ts';
import { plainShares } from '../../fair-share/plain-shares.ts';
import type { FindAppOfHost } from '../../http/app-caller.ts';
import { AppError } from '../../http/app-error.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards, SignedIn } from '../../http/session.ts';
import { readAlerts, readAnalytics, readFunnel, saveAlerts } from './analytics.store.ts';
import { createCallLimit } from './call-limit.ts';

/** Pages that one network address may open in a minute; what comes beyond is answered in the same way and not counted. */
const visitsPerMinute = 120;
const dayMs = 86_400_000;
/** A funnel may take PostgreSQL seconds: an account has one at a time, and all of them together three connections. */
const shares = plainShares({ slots: 3, perApp: 1, waiting: 200, waitingPerApp: 20 });
const retryAfterSeconds = 10;

type CollectDeps = Pick<Adapters, 'clock'> & { analytics: AnalyticsCore; findAppOfHost: FindAppOfHost };

/** What pages of a published app tell. Whoever asks not to be followed is counted nowhere, and neither are programs. */
export function visitRoutes({ clock, analytics, findAppOfHost }: CollectDeps) {
  const limit = createCallLimit(clock, visitsPerMinute);
  const { routes, on } = serveCalls();
  on(analyticsCalls.visit, async ({ body }, c) => {
    const by = seenBy(c);
    if (by === null || isRobot(by.userAgent) || !limit.take(by.address)) return;
    const app = await findAppOfHost(c.env.host);
    if (!app) return;
    analytics.note({
      ...{ appId: app.id, kind: 'view', by },
      page: visitedPage(body.path),
      source: visitSource(body.referrer, new URL(c.req.url).host),
      language: visitLanguage(c.req.header('accept-language') ?? ''),
    });
  });
  return routes;
}

type Deps = Pick<Adapters, 'db' | 'clock'> & {
  guards: SessionGuards;
  analytics: AnalyticsCore;
  requireOwned(account: SignedIn, appId: string): Promise<App>;
};

/** What happens in a published app, for its owner (ANALYTICS-01). */
export function analyticsRoutes({ db, clock, guards, analytics, requireOwned }: Deps) {
  const requirePublished = async (account: SignedIn, appId: string) => {
    const app = await requireOwned(account, appId);
    if (app.publishedVersionId === null) throw new AppError('analytics-before-publish');
    await analytics.flush();
  };

  const queue = createFairQueue(shares);
  /** Each account's reading when it is its turn. Throws `too-many-calls`. */
  const inTurn = async <T>({ accountId }: SignedIn, work: () => Promise<T>): Promise<T> => {
    try {
      return await queue.run({ app: accountId, caller: accountId, kind: 'analytics' }, work);
    } catch (cause) {
      if (!(cause instanceof TooMuch)) throw cause;
      throw new AppError('too-many-calls', { cause, retryAfterSeconds, values: { seconds: retryAfterSeconds } });
    }
  };

  const { routes, on } = serveCalls(guards);
  on(analyticsCalls.read, async ({ account, params: { appId }, query }) => {
    await requirePublished(account, appId);
    return inTurn(account, async () => {
      const read = await readAnalytics(db, appId, query.days, clock.now());
      return { ...read, alerts: await readAlerts(db, appId) };
    });
  });
  on(analyticsCalls.funnel, async ({ account, params: { appId }, body }) => {
    await requirePublished(account, appId);
    const since = new Date(clock.now().getTime() - body.days * dayMs);
    return inTurn(account, async () => ({ visitors: await readFunnel(db, appId, { steps: body.steps, since }) }));
  });
  on(analyticsCalls.alerts, async ({ account, params: { appId }, body }) => {
    await requireOwned(account, appId);
    await saveAlerts(db, appId, body.alerts);
    return body;
  });
  return routes;
}
