import type { AppErrorList } from '@whittle/contract/app-errors';
import { appErrorCalls } from '@whittle/contract/app-errors/calls';
import type { Adapters } from '../../adapters/adapters.ts';
import type { AnalyticsCore } from '../../core/analytics/analytics.ts';
import { newId } from '../../adapters/ids.ts';
import { canBuild } from '../../core/apps/apps.policy.ts';
import { createRateLimits } from '../../adapters/rate-limits.ts';
import type { FindApp, FindAppOfHost } from '../../http/app-caller.ts';
import { AppError } from '../../http/app-error.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards } from '../../http/session.ts';
import { type AppErrorRow, insertAppError, listAppErrors } from './app-errors.store.ts';

const listLength = 100;
/** Reports that one network address may send, whatever they are about. */
const perAddress = { max: 120, windowMs: 60_000 };

type Deps = Pick<Adapters, 'db' | 'clock'> & {
  analytics: Pick<AnalyticsCore, 'noteCall'>;
  findApp: FindApp;
  findAppOfHost: FindAppOfHost;
  /** Leads the frames of an error in a published version to the app's own files; null for an unknown version. */
  locateFrames(
    appId: string,
    versionId: string,
    details: string,
  ): Promise<{ details: string; file: string | null } | null>;
};

/**
 * Reports of errors in running apps (RUN-08), on every host. The answer is the same whether the app exists, the report
 * was new or was dropped: a stranger learns nothing, and a page has nothing to do about it.
 */
export function appErrorReportRoutes({ db, clock, analytics, findApp, findAppOfHost, locateFrames }: Deps) {
  const rateLimits = createRateLimits({ db, clock });
  const { routes, on } = serveCalls();
  on(appErrorCalls.report, async ({ body: report }, c) => {
    const { host } = c.env;
    if (!(await rateLimits.take(`app-error:${c.env.clientAddress}`, perAddress))) throw new AppError('rate-limited');
    const ofHost = host.kind === 'preview' || host.kind === 'published' ? await findAppOfHost(host) : undefined;
    const isOfHost = ofHost === undefined || ofHost?.id === report.appId;
    const app = isOfHost ? await findApp(report.appId) : null;
    if (app) {
      const { errorTitle, errorDetails, componentName, scope, versionId } = report;
      const now = clock.now();
      const known = versionId === null ? null : storable(versionId);
      const isPublished = host.kind === 'published' && known !== null;
      const located = isPublished ? await locateFrames(app.id, known, errorDetails) : null;
      const texts = {
        errorTitle: storable(errorTitle),
        errorDetails: storable(located?.details ?? errorDetails),
        componentName: storable(componentName || nameOf(located?.file ?? '')),
      };
      await insertAppError(db, {
        appId: app.id,
        id: newId(now.getTime()),
        ...texts,
        scope: located?.file?.startsWith('pages/') && scope === 'component' && !componentName ? 'page' : scope,
        versionId: known,
        at: now,
      });
      analytics.noteCall(c, app.id, 'error');
    }
    return { success: true };
  });
  return routes;
}

/** The owner's list of what went wrong in an app (RUN-07), newest first. */
export function appErrorListRoutes({ db, findApp, guards }: Pick<Deps, 'db' | 'findApp'> & { guards: SessionGuards }) {
  const { routes, on } = serveCalls(guards);
  on(appErrorCalls.list, async ({ account, params }) => {
    const app = await findApp(params.appId);
    if (!app || !canBuild(account, app)) throw new AppError('app-not-found');
    const rows = await listAppErrors(db, app.id, listLength);
    return { items: rows.map(present) };
  });
  return routes;
}

const present = ({
  id,
  versionId,
  title,
  details,
  componentName,
  scope,
  createdAt,
}: AppErrorRow): AppErrorList['items'][number] => ({
  id,
  versionId,
  title,
  details,
  componentName,
  scope,
  createdAt: createdAt.toISOString(),
});

/** `pages/Home.jsx` → Home: an error outside of rendering knows no component. */
const nameOf = (file: string) => file.replace(/^.*\/|\.[a-z]+$/g, '');

const storable = (text: string) => text.replaceAll('\u0000', '').toWellFormed();
