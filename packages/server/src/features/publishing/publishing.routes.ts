import { publishRequestSchema } from '@whittle/contract/publishing';
import { Hono } from 'hono';
import type { Config } from '../../config.ts';
import { AppError } from '../../http/app-error.ts';
import type { AppEnv } from '../../http/env.ts';
import { publishedOrigin } from '../../http/hosts.ts';
import type { SessionGuards } from '../../http/session.ts';
import { jsonBody } from '../../http/validation.ts';
import type { App } from '../apps/apps.service.ts';
import type { PublishingService } from './publishing.service.ts';

type Deps = {
  config: Config;
  publishing: PublishingService;
  guards: SessionGuards;
  findApp(appId: string): Promise<App | null>;
  findAppBySlug(slug: string): Promise<App | null>;
};

/** On the builder's host: publishing, and the addresses that lead to a published app's own host (ROUTE-03, ROUTE-04). */
export function publishingRoutes({ config, publishing, guards, findApp, findAppBySlug }: Deps) {
  const leadTo = (app: App | null, path: string): string => {
    if (!app?.publishedVersionId) throw new AppError('app-not-found');
    return publishedOrigin(config, app) + path;
  };

  return new Hono<AppEnv>()
    .post('/api/apps/:appId/publish', guards.requireAccount, jsonBody(publishRequestSchema), async (c) =>
      c.json(
        await publishing.publish(
          { ...c.var.account, address: c.env.clientAddress },
          c.req.param('appId'),
          c.req.valid('json'),
        ),
      ),
    )
    .get('/api/apps/:appId/publication', guards.requireAccount, async (c) =>
      c.json(await publishing.textsOf(c.var.account, c.req.param('appId'))),
    )
    .get('/app/:slug/*', async (c) => {
      const { pathname, search } = new URL(c.req.url);
      const path = pathname.slice(`/app/${c.req.param('slug')}`.length) || '/';
      return c.redirect(leadTo(await findAppBySlug(c.req.param('slug')), path + search));
    })
    .get('/apps/:appId/login', async (c) => {
      const app = await findApp(c.req.param('appId'));
      return c.redirect(leadTo(app, `/login${new URL(c.req.url).search}`));
    });
}
