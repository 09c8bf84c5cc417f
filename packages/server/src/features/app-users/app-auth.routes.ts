import { appCredentialsSchema } from '@whittle/contract/app-users';
import { sameOriginPath } from '@whittle/domain/publishing/same-origin-path';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { Config } from '../../config.ts';
import { AppError } from '../../http/app-error.ts';
import type { ResolveAppCaller } from '../../http/app-caller.ts';
import type { AppEnv } from '../../http/env.ts';
import { jsonBody } from '../../http/validation.ts';
import { appCookie, appSessionMs } from './app-tokens.ts';
import type { AppUsersService } from './app-users.service.ts';

const credentialsMaxBytes = 16_384;

type Deps = { config: Config; appUsers: AppUsersService; resolveCaller: ResolveAppCaller };

/** Signing up and in to one app, on its own hosts only. */
export function appAuthRoutes({ config, appUsers, resolveCaller }: Deps) {
  const app = new Hono<AppEnv>();
  const cookie = appCookie(config);

  /** Signing in starts over: what an old token says does not matter. */
  const enter = async (c: Context<AppEnv>) => {
    const headers = new Headers(c.req.raw.headers);
    headers.delete('authorization');
    return resolveCaller(new Request(c.req.url, { headers }), c.env.host, c.req.param('appId') ?? '');
  };
  /** A form or script of another site cannot sign somebody in under its own account. */
  const refuseForeign = (c: Context<AppEnv>) => {
    const site = c.req.header('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('wrong-origin');
  };
  const keepSignedIn = (c: Context<AppEnv>, token: string) => {
    if (c.env.host.kind === 'published')
      setCookie(c, cookie.name, token, { ...cookie.options, maxAge: appSessionMs / 1_000 });
  };
  const credentials = jsonBody(appCredentialsSchema, { maxBytes: credentialsMaxBytes });

  for (const prefix of ['/api/apps', '/apps']) {
    app
      .post(`${prefix}/:appId/auth/register`, credentials, async (c) => {
        refuseForeign(c);
        const { app: called, channel } = await enter(c);
        const answer = await appUsers.register(called, channel, c.req.valid('json'), c.env.clientAddress);
        keepSignedIn(c, answer.access_token);
        return c.json({ ...answer, id: answer.user.id }, 201);
      })
      .post(`${prefix}/:appId/auth/login`, credentials, async (c) => {
        refuseForeign(c);
        const { app: called, channel } = await enter(c);
        const answer = await appUsers.logIn(called, channel, c.req.valid('json'), c.env.clientAddress);
        keepSignedIn(c, answer.access_token);
        return c.json(answer);
      });
  }

  /** Where client libraries lead a browser after they dropped their token; it goes on to a page of this app only (S-05). */
  return app.get('/api/apps/auth/logout', (c) => {
    deleteCookie(c, cookie.name, cookie.options);
    const origin = `${config.appsScheme}://${c.req.header('host') ?? ''}`;
    return c.redirect(sameOriginPath(c.req.query('from_url'), origin));
  });
}
