import { sameOriginPath } from '@whittle/domain/publishing/same-origin-path';
import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import type { Config } from '../../config.ts';
import type { FindApp, FindAppOfHost } from '../../http/app-caller.ts';
import { AppError } from '../../http/app-error.ts';
import type { AppEnv } from '../../http/env.ts';
import { publishedOrigin } from '../../http/hosts.ts';
import type { SessionGuards } from '../../http/session.ts';
import { appCookie, appSessionMs } from './app-tokens.ts';
import type { AppUsersService } from './app-users.service.ts';

/**
 * On the builder's host: leads a browser to the published app, its owner as a signed-in admin, anybody else as a visitor.
 * Rights come from the builder's session alone, so following a stranger's link here gives a stranger nothing.
 */
export function openAppRoutes({
  config,
  findApp,
  guards,
  appUsers,
}: Deps & { findApp: FindApp; guards: SessionGuards }) {
  return new Hono<AppEnv>().get('/api/apps/:appId/open', guards.optionalAccount, async (c) => {
    const app = await findApp(c.req.param('appId'));
    if (!app?.publishedVersionId) throw new AppError('app-not-found');
    const origin = publishedOrigin(config, app.slug);
    const path = sameOriginPath(c.req.query('path'), origin);
    if (c.var.account?.accountId !== app.ownerId) return c.redirect(origin + path);
    const code = await appUsers.entry.issueCode(app.id, app.ownerId);
    return c.redirect(`${origin}/_whittle/enter?${new URLSearchParams({ code, path })}`);
  });
}

/** On the published host: turns the code into a sign-in, which client libraries take from the address (`access_token`). */
export function ownerEntryRoutes({ config, findAppOfHost, appUsers }: Deps & { findAppOfHost: FindAppOfHost }) {
  const cookie = appCookie(config);
  return new Hono<AppEnv>().get('/_whittle/enter', async (c) => {
    const app = await findAppOfHost(c.env.host);
    if (!app) throw new AppError('app-not-found');
    const origin = publishedOrigin(config, app.slug);
    const target = new URL(sameOriginPath(c.req.query('path'), origin), origin);
    const accountId = await appUsers.entry.redeem(app.id, c.req.query('code') ?? '');
    if (accountId === app.ownerId) {
      const token = await appUsers.issueToken(app.id, (await appUsers.ownerOf(app)).id, 'published');
      setCookie(c, cookie.name, token, { ...cookie.options, maxAge: appSessionMs / 1_000 });
      target.searchParams.set('access_token', token);
    }
    return c.redirect(target.href.slice(target.origin.length));
  });
}

type Deps = { config: Config; appUsers: AppUsersService };
