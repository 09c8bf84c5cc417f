import { normaliseEmail } from '@whittle/domain/accounts/email';
import { sameOriginPath } from '@whittle/domain/publishing/same-origin-path';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import type { Config } from '../../../config/config.ts';
import { seenBy } from '../../../core/analytics/analytics.ts';
import type { FindApp, FindAppOfHost } from '../../../http/app-caller.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AppEnv } from '../../../http/env.ts';
import { previewOrigin, publishedOrigin } from '../../../http/hosts.ts';
import type { OpenIdCallback, OpenIdFlow } from '../openid/openid-flow.ts';
import type { SignInService } from '../sign-in/sign-in.service.ts';
import { newDevice } from '../sign-in/limits/attempt-place.ts';
import type { AppPoolOf } from './app-pool.ts';
import { createEntryCookie } from './entry-cookie.ts';
import { signInLink, type Visit } from './visit.ts';

/** Why somebody comes back to the sign-in page; the page has a sentence for each. */
export type SignInProblem =
  'no-provider' | 'denied' | 'provider' | 'unverified' | 'not-invited' | 'disabled' | 'too-many';

type StartDeps = { config: Config; openIdFlow: OpenIdFlow; findAppOfHost: FindAppOfHost };
type AuthorizationDeps = { config: Config; openIdFlow: OpenIdFlow; findApp: FindApp; callback: OpenIdCallback };

/** Where the builder's host takes over: providers know one address, whichever app somebody signs in to. */
const startPath = '/auth/apps/:appId/google';

/**
 * Signing in to an app at an OpenID Connect provider. The app's page begins it, the builder's host goes to the provider and
 * back, and a single-use code brings the person home to the app's own host, in the browser that began.
 */
export function openIdStartRoutes({ config, openIdFlow, findAppOfHost }: StartDeps) {
  const entryCookie = createEntryCookie(config);
  const begin = async (c: Context<AppEnv>, provider = 'google') => {
    const app = await findAppOfHost(c.env.host);
    const named = c.req.param('appId') ?? c.req.query('app_id');
    if (!app || c.env.host.kind !== 'published' || (named !== undefined && named !== app.id))
      throw new AppError('app-not-found');
    const origin = publishedOrigin(config, app);
    const path = sameOriginPath(c.req.query('from_url') ?? c.req.query('nextUrl'), origin);
    const isOffered = openIdFlow.isConfigured && provider === 'google';
    if (!isOffered) return c.redirect(signInLink(config, app, { problem: 'no-provider', nextUrl: path }));
    const popupOrigin = c.req.query('popup_origin');
    if (popupOrigin !== undefined && popupOrigin !== origin) throw new AppError('wrong-origin');
    const { value, hash } = entryCookie.create();
    setCookie(c, entryCookie.name, value, entryCookie.options);
    keepOpener(c);
    const query = { path, startedBy: hash, ...(popupOrigin && { popup: '1' }) };
    return c.redirect(`${config.publicUrl}/auth/apps/${app.id}/google?${new URLSearchParams(query).toString()}`);
  };
  return new Hono<AppEnv>()
    .get('/api/apps/auth/login', (c) => begin(c))
    .get('/api/apps/auth/:provider/login', (c) => begin(c, c.req.param('provider')))
    .get('/api/apps/:appId/auth/sso/login', (c) => begin(c, 'sso'))
    .get('/api/apps/:appId/auth/google', (c) => begin(c));
}

/** In a preview its owner is signed in already: wherever a page leads to sign in, the way leads right back. */
export function previewSignInRoutes({ config, findApp }: Pick<AuthorizationDeps, 'config' | 'findApp'>) {
  const back = async (c: Context<AppEnv>) => {
    const { host } = c.env;
    const app = host.kind === 'preview' ? await findApp(host.appId) : null;
    if (!app) throw new AppError('app-not-found');
    return c.redirect(sameOriginPath(c.req.query('from_url'), previewOrigin(config, app.id)));
  };
  return new Hono<AppEnv>()
    .get('/api/apps/auth/login', back)
    .get('/api/apps/auth/:provider/login', back)
    .get('/api/apps/:appId/auth/sso/login', back);
}

/** On the builder's host: off to the provider. */
export function openIdAuthorizationRoutes({ config, openIdFlow, findApp, callback }: AuthorizationDeps) {
  return new Hono<AppEnv>().get(startPath, async (c) => {
    const app = await findApp(c.req.param('appId'));
    if (!app?.publishedVersionId) throw new AppError('app-not-found');
    const { path = '/', startedBy = '', popup = '' } = c.req.query();
    if (startedBy.length !== 43) throw new AppError('bad-request');
    keepOpener(c);
    const returnTo = sameOriginPath(path, publishedOrigin(config, app));
    return openIdFlow.begin(c, { pool: `app:${app.id}`, returnTo, data: { startedBy, popup } }, callback);
  });
}

type CallbackDeps = {
  config: Config;
  findApp: FindApp;
  appPoolOf: AppPoolOf;
  signIn: SignInService;
};

/** Back from the provider: with a sign-in ticket to the app, or to its sign-in page with what went wrong. */
export function createOpenIdCallback({ config, findApp, appPoolOf, signIn }: CallbackDeps): OpenIdCallback {
  return async (c, { pool, returnTo, data }, outcome) => {
    const app = await findApp(pool.replace(/^app:/, ''));
    if (!app?.publishedVersionId) throw new AppError('app-not-found');
    keepOpener(c);
    const back = (problem: SignInProblem) => c.redirect(signInLink(config, app, { problem, nextUrl: returnTo }));
    if (!outcome.ok) return back(outcome.problem === 'denied' ? 'denied' : 'provider');
    const { profile } = outcome;
    const email = normaliseEmail(profile.email);
    // An address that the provider does not vouch for names nobody here.
    if (!email || !profile.emailVerified) return back('unverified');
    const visit: Visit = {
      app,
      channel: 'published',
      address: c.env.clientAddress,
      seen: seenBy(c),
      userAgent: c.req.header('user-agent') ?? '',
      // The cookie that names the browser is on the app's host, which starts the session.
      device: newDevice(),
    };
    try {
      const openidSubject = `${profile.issuer} ${profile.subject}`;
      const pool = appPoolOf(visit);
      const proven = { email, name: profile.name, openidSubject };
      const { member, isNew } = await signIn.enter(pool, proven, visit, 'google');
      const origin = publishedOrigin(config, app);
      const code = await signIn.tickets.issue(pool.id, 'enter', {
        userId: member.id,
        isNew,
        startedBy: data['startedBy'] ?? '',
        popupOrigin: data['popup'] ? origin : null,
      });
      return c.redirect(`${origin}/_whittle/enter?${new URLSearchParams({ code, path: returnTo }).toString()}`);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'user-disabled') return back('disabled');
      if (error.code === 'too-many-sign-ups') return back('too-many');
      return back(error.code === 'sign-up-closed' ? 'not-invited' : 'provider');
    }
  };
}

/** The popup of a client library has to reach the window that opened it after its way through this host. */
const keepOpener = (c: Context<AppEnv>) => c.header('cross-origin-opener-policy', 'unsafe-none');
