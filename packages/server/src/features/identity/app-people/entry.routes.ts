import { sameOriginPath } from '@whittle/domain/publishing/same-origin-path';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Config } from '../../../config/config.ts';
import type { CalledApp, FindApp, FindAppOfHost } from '../../../http/app-caller.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AppEnv } from '../../../http/env.ts';
import { publishedOrigin } from '../../../http/hosts.ts';
import type { SessionGuards } from '../../../http/session.ts';
import type { AppUsersService } from './app-users.service.ts';
import { redirectTargetOf, leavePath } from './redirect-targets.ts';
import { createEntryCookie } from './entry-cookie.ts';
import { enterPage, enterPolicy } from './enter-page.ts';
import type { SignInService } from '../sign-in/sign-in.service.ts';
import type { SignInTicket } from '../sign-in/tickets.ts';
import type { AppPoolOf } from './app-pool.ts';
import { createAppSessionCookie } from './app-session-cookie.ts';

type OpenDeps = {
  config: Config;
  findApp: FindApp;
  guards: SessionGuards;
  appUsers: Pick<AppUsersService, 'ownerOf'>;
  signIn: Pick<SignInService, 'tickets'>;
};

/**
 * On the builder's host: leads a browser to the published app, its owner as a signed-in admin, anybody else as a visitor.
 * Rights come from the builder's session alone, so following a stranger's link here gives a stranger nothing. Who asks
 * for the owner's way in (`as=owner`) and is somebody else is told so on the app's sign-in page (USER-14).
 */
export function openAppRoutes({ config, findApp, guards, appUsers, signIn }: OpenDeps) {
  return new Hono<AppEnv>().get('/api/apps/:appId/open', guards.optionalAccount, async (c) => {
    const app = await findApp(c.req.param('appId'));
    if (!app?.publishedVersionId) throw new AppError('app-not-found');
    const origin = publishedOrigin(config, app);
    const path = sameOriginPath(c.req.query('path'), origin);
    if (c.var.account?.accountId !== app.ownerId) {
      const isRefused = c.req.query('as') === 'owner';
      const refusal = new URLSearchParams({ problem: 'not-owner', nextUrl: path });
      return c.redirect(isRefused ? `${origin}/login?${refusal.toString()}` : origin + path);
    }
    const { id: userId } = await appUsers.ownerOf(app);
    const code = await signIn.tickets.issue(`app:${app.id}`, 'enter', { userId });
    return c.redirect(`${origin}/_whittle/enter?${new URLSearchParams({ code, path }).toString()}`);
  });
}

type EntryDeps = {
  config: Config;
  findAppOfHost: FindAppOfHost;
  appUsers: Pick<AppUsersService, 'sessions' | 'store'>;
  appPoolOf: AppPoolOf;
  signIn: SignInService;
};

/**
 * On the published host: turns a sign-in ticket into a sign-in. The token goes into the browser's storage, where client
 * libraries look for it, and into the cookie for pages; no address ever carries one. A code may come as `access_token`,
 * too, which is how the client library's popup hands it on. `leave` goes the other way: it brings a signed-in person back
 * to a page of the app on an origin that its owner allowed, with a code that works once and is exchanged for a token.
 */
export function entryRoutes({ config, findAppOfHost, appUsers, appPoolOf, signIn }: EntryDeps) {
  const { note, places, tickets } = signIn;
  const cookie = createAppSessionCookie(config);
  const entryCookie = createEntryCookie(config);

  const enter = async (c: Context<AppEnv>, app: CalledApp, code: string, path: string): Promise<Response> => {
    const found = await tickets.redeem(`app:${app.id}`, 'enter', code);
    const person = found && isStarter(c, found) ? await appUsers.store.byId(app.id, found.userId) : null;
    if (!found || !person || person.isDisabled) return c.redirect(path);
    if (found.popupOrigin !== null) {
      const again = await tickets.issue(`app:${app.id}`, 'enter', { ...found, popupOrigin: null });
      return show(c, { kind: 'popup', token: again, isNew: found.isNew, origin: found.popupOrigin });
    }
    const from = cookie.from(c);
    const pool = appPoolOf({ app, channel: 'published' });
    const token = await appUsers.sessions.start(person, 'published', from.userAgent);
    await places.remember(pool, person, from);
    await note(pool, 'sign-in', person, from, { way: 'ticket' });
    cookie.keep(c, token, from.device);
    return show(c, { kind: 'page', token, path });
  };
  const isStarter = (c: Context<AppEnv>, { startedBy }: SignInTicket) =>
    startedBy === null || entryCookie.isOf(startedBy, getCookie(c, entryCookie.name));
  const show = (c: Context<AppEnv>, hand: Parameters<typeof enterPage>[0]) =>
    c.html(enterPage(hand), 200, {
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': enterPolicy,
      // The window of a popup is to be reached by the one that opened it.
      'cross-origin-opener-policy': hand.kind === 'popup' ? 'unsafe-none' : 'same-origin',
    });

  return new Hono<AppEnv>()
    .get('/_whittle/leave', async (c) => {
      const app = await findAppOfHost(c.env.host);
      if (!app) throw new AppError('app-not-found');
      const to = redirectTargetOf(c.req.query('to'), app, publishedOrigin(config, app));
      if (to === null) throw new AppError('return-not-allowed');
      const token = cookie.read(c);
      const person = token ? await appUsers.sessions.authenticate(app.id, 'published', token) : null;
      if (!person) return c.redirect(`/login?nextUrl=${encodeURIComponent(leavePath(to))}`);
      const back = new URL(to);
      back.searchParams.set('whittle_code', await tickets.issue(`app:${app.id}`, 'exchange', { userId: person.id }));
      return c.redirect(back.href);
    })
    .get('/_whittle/enter', async (c) => {
      const app = await findAppOfHost(c.env.host);
      if (!app) throw new AppError('app-not-found');
      const path = sameOriginPath(c.req.query('path'), publishedOrigin(config, app));
      return enter(c, app, c.req.query('code') ?? '', path);
    })
    .get('*', async (c, next) => {
      const code = c.req.query('access_token');
      const app = code === undefined ? null : await findAppOfHost(c.env.host);
      if (code === undefined || !app) return next();
      const url = new URL(c.req.url);
      url.searchParams.delete('access_token');
      return enter(c, app, code, sameOriginPath(url.pathname + url.search, publishedOrigin(config, app)));
    });
}
