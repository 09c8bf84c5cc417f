import { sameOriginPath } from '@whittle/domain/publishing/same-origin-path';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Config } from '../../config.ts';
import type { AppPerson } from '../../http/app-caller.ts';
import { AppError } from '../../http/app-error.ts';
import type { AppEnv } from '../../http/env.ts';
import { publishedOrigin } from '../../http/hosts.ts';
import type { App } from '../apps/apps.service.ts';
import { assetResponse } from './asset-response.ts';
import { publishedPage } from './published-page.ts';
import type { PublishingService } from './publishing.service.ts';
import { signInPage, signInScript, signInScriptPath } from './sign-in-page.ts';

type Deps = {
  config: Config;
  publishing: PublishingService;
  findAppBySlug(slug: string): Promise<App | null>;
  /** Name of the cookie that holds a person's token on this host. */
  cookieName: string;
  authenticate(appId: string, channel: 'published', token: string): Promise<AppPerson | null>;
};

/** Calls, never pages: what no route answered there is not found. */
const callPaths = /^\/(?:api|live_api|runtime|apps|integrations|files|_whittle|assets)(?:\/|$)/;

/** The pages and assets of a published app, on its own host. Mounted last. */
export function publishedRoutes({ config, publishing, findAppBySlug, cookieName, authenticate }: Deps) {
  const publishedApp = async (c: Context<AppEnv>) => {
    const { host } = c.env;
    const app = host.kind === 'published' ? await findAppBySlug(host.slug) : null;
    const publication = app && (await publishing.publicationOf(app));
    if (!app || !publication) throw new AppError('app-not-found');
    return { app, publication, origin: publishedOrigin(config, app.slug) };
  };
  /** The person's token: of the cookie, or as a client library brings it along in the address. */
  const tokenOf = async (c: Context<AppEnv>, appId: string): Promise<string | null> => {
    for (const token of [getCookie(c, cookieName), c.req.query('access_token')]) {
      if (token && (await authenticate(appId, 'published', token))) return token;
    }
    return null;
  };

  const signIn = async (c: Context<AppEnv>) => {
    const { app, publication, origin } = await publishedApp(c);
    const named = c.req.param('appId');
    if (named !== undefined && named !== app.id) throw new AppError('app-not-found');
    const next = sameOriginPath(c.req.query('nextUrl') ?? c.req.query('from_url'), origin);
    // What leads here may carry a secret in its address.
    c.header('referrer-policy', 'no-referrer');
    return c.html(signInPage({ publication, appId: app.id, next, url: origin, accentColor: app.accentColor }));
  };

  return new Hono<AppEnv>()
    .get('/assets/:name', async (c) => {
      const { app } = await publishedApp(c);
      const asset = await publishing.assetOf(app.id, c.req.param('name'));
      if (!asset) throw new AppError('not-found');
      return assetResponse(c, asset);
    })
    .get(signInScriptPath, (c) =>
      c.body(signInScript, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
    )
    .get('/login', signIn)
    .get('/apps/:appId/login', signIn)
    .get('*', async (c, next) => {
      if (callPaths.test(c.req.path) || /\.(?:ico|png|txt|map|webmanifest)$/.test(c.req.path)) return next();
      const { app, publication, origin } = await publishedApp(c);
      const token = await tokenOf(c, app.id);
      const url = new URL(c.req.url);
      const path = url.pathname + url.search;
      if (publication.requiresSignIn && token === null) {
        return c.redirect(`/apps/${app.id}/login?nextUrl=${encodeURIComponent(path)}`);
      }
      const data = { appId: app.id, slug: app.slug, name: app.name, versionId: app.publishedVersionId!, token };
      const pageUrl = origin + url.pathname;
      return c.html(
        publishedPage({ publication, data, path: url.pathname, url: pageUrl, accentColor: app.accentColor }),
      );
    });
}
