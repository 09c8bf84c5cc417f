import { publishingCalls } from '@whittle/contract/publishing/calls';
import { allowedQuery } from '@whittle/domain/addresses/allowed-query';
import type { z } from 'zod';
import type { Config } from '../../config/config.ts';
import { AppError } from '../../http/app-error.ts';
import { publishedOrigin } from '../../http/hosts.ts';
import { unpublishedSchema } from '../../http/error-page/answer-people.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards, SignedIn } from '../../http/session.ts';
import { canBuild } from '../../core/apps/apps.policy.ts';
import type { App } from '../../core/apps/apps.service.ts';
import type { PublishingService } from './publishing.service.ts';
import type { PublishSchedule } from './schedule/schedule.service.ts';
import { beingPublished } from './under-way.ts';

type Deps = {
  config: Config;
  publishing: PublishingService;
  publishSchedule: PublishSchedule;
  guards: SessionGuards;
  findApp(appId: string): Promise<App | null>;
  findAppBySlug(slug: string): Promise<App | null>;
};

/** On the builder's host: publishing, and the addresses that lead to a published app's own host (ROUTE-03, ROUTE-04). */
export function publishingRoutes({
  config,
  publishing,
  publishSchedule: schedule,
  guards,
  findApp,
  findAppBySlug,
}: Deps) {
  const redirectTo = async (
    app: App | null,
    slug: string | undefined,
    path: string,
    account: SignedIn | null,
  ): Promise<string> => {
    if (app?.publishedVersionId) return publishedOrigin(config, app) + path;
    if (await publishing.isUnderWay(slug)) throw beingPublished();
    const isOwners = app !== null && account !== null && canBuild(account, app);
    throw new AppError('app-not-found', isOwners ? { details: unpublished(app) } : {});
  };

  const { routes, on } = serveCalls(guards);
  on(publishingCalls.publish, ({ account, params, body }, c) =>
    publishing.publish({ ...account, address: c.env.clientAddress }, params.appId, body),
  );
  on(publishingCalls.schedule, ({ account, params, body }, c) =>
    schedule.plan({ ...account, address: c.env.clientAddress }, params.appId, body),
  );
  on(publishingCalls.scheduled, ({ account, params }) => schedule.read(account, params.appId));
  on(publishingCalls.cancelSchedule, ({ account, params }, c) =>
    schedule.cancel({ ...account, address: c.env.clientAddress }, params.appId),
  );
  on(publishingCalls.forgetFailure, ({ account, params }) => publishing.forgetFailure(account, params.appId));
  on(publishingCalls.unpublish, ({ account, params }, c) =>
    publishing.unpublish({ ...account, address: c.env.clientAddress }, params.appId),
  );
  on(publishingCalls.earlier, ({ account, params }) => publishing.earlierOf(account, params.appId));
  on(publishingCalls.card, ({ account, params, query }) => publishing.cardOf(account, params.appId, query));
  on(publishingCalls.texts, ({ account, params }) => publishing.textsOf(account, params.appId));

  return routes
    .get('/tool/:toolPath', guards.optionalAccount, async (c) => {
      const path = c.req.param('toolPath');
      const app = await findAppBySlug(path.toLowerCase());
      if (app?.appType !== 'tool') throw new AppError('tool-not-found', { values: { path: path.slice(0, 60) } });
      return c.redirect(await redirectTo(app, app.slug, `/${new URL(c.req.url).search}`, c.var.account));
    })
    .get('/app/:slug/*', guards.optionalAccount, async (c) => {
      const { pathname, search } = new URL(c.req.url);
      const slug = c.req.param('slug');
      const path = pathname.slice(`/app/${slug}`.length) || '/';
      return c.redirect(await redirectTo(await findAppBySlug(slug), slug, path + search, c.var.account));
    })
    .get('/apps/:appId/login', guards.optionalAccount, async (c) => {
      const app = await findApp(c.req.param('appId'));
      const { search } = new URL(c.req.url);
      const query = app ? allowedQuery(search, publishedOrigin(config, app), app.allowedOrigins) : '';
      return c.redirect(await redirectTo(app, app?.slug, `/login${query}`, c.var.account));
    });
}

/** For the owner alone: to everybody else an app that is not public does not exist. */
const unpublished = ({ id, name }: App): z.infer<typeof unpublishedSchema> => ({ unpublished: { appId: id, name } });
