import { credentialsSchema } from '@whittle/contract/accounts';
import { limits } from '@whittle/contract/limits';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Config } from '../../config.ts';
import { AppError } from '../../http/app-error.ts';
import { isFromBuilder } from '../../http/cross-site.ts';
import type { AppEnv } from '../../http/env.ts';
import type { SessionGuards } from '../../http/session.ts';
import { isSecureOrigin, sessionCookieName } from '../../http/session.ts';
import { jsonBody } from '../../http/validation.ts';
import type { AccountsService, SignInResult } from './accounts.service.ts';

/** An address and a password need no more; a longer body is refused before it is read. */
const credentialsMaxBytes = 16_384;

type Deps = { config: Config; accounts: AccountsService; guards: SessionGuards };

export function accountsRoutes({ config, accounts, guards }: Deps) {
  const cookieName = sessionCookieName(config);
  const cookieOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecureOrigin(config.publicUrl),
  } as const;

  const answer = (c: Context<AppEnv>, { session, cookie }: SignInResult, status: 200 | 201) => {
    setCookie(c, cookieName, cookie, { ...cookieOptions, maxAge: limits.sessionDays * 86_400 });
    c.header('cache-control', 'no-store');
    return c.json(session, status);
  };
  const origin = (c: Context<AppEnv>) => ({
    address: c.env.clientAddress,
    userAgent: c.req.header('user-agent') ?? '',
  });
  /** Signing in or out is an act: a page of another origin may not do it in a visitor's browser. */
  const refuseForeign = (c: Context<AppEnv>) => {
    if (c.req.header('origin') !== undefined && !isFromBuilder(c.req.raw, config.builderOrigin)) {
      throw new AppError('wrong-origin');
    }
  };
  const credentials = jsonBody(credentialsSchema, { maxBytes: credentialsMaxBytes });

  return new Hono<AppEnv>()
    .post('/api/auth/sign-up', credentials, async (c) => {
      refuseForeign(c);
      return answer(c, await accounts.signUp(c.req.valid('json'), origin(c)), 201);
    })
    .post('/api/auth/sign-in', credentials, async (c) => {
      refuseForeign(c);
      return answer(c, await accounts.signIn(c.req.valid('json'), origin(c)), 200);
    })
    .post('/api/auth/refresh', async (c) => {
      const cookie = getCookie(c, cookieName);
      if (cookie && !isFromBuilder(c.req.raw, config.builderOrigin)) throw new AppError('wrong-origin');
      const result = cookie ? await accounts.refresh(cookie) : null;
      if (!result) throw new AppError('not-signed-in');
      return answer(c, result, 200);
    })
    .post('/api/auth/sign-out', async (c) => {
      const cookie = getCookie(c, cookieName);
      if (cookie && !isFromBuilder(c.req.raw, config.builderOrigin)) throw new AppError('wrong-origin');
      if (cookie) await accounts.signOut(cookie);
      deleteCookie(c, cookieName, cookieOptions);
      return c.body(null, 204);
    })
    .get('/api/live_api/account/current', guards.requireAccount, async (c) => {
      c.header('cache-control', 'no-store');
      return c.json(await accounts.current(c.var.account.accountId));
    })
    .post('/api/live_api/account/create', guards.requireAccount, (c) => {
      // Sign-up made the account already; the call stays for clients that ask for it after signing in (AUTH-02).
      return c.json({ accountId: c.var.account.accountId });
    });
}
