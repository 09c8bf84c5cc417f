import type { Session } from '@whittle/contract/accounts';
import { limits } from '@whittle/contract/limits';
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { Config } from '../../../../config/config.ts';
import { AppError } from '../../../../http/app-error.ts';
import { isFromBuilder } from '../../../../http/cross-site.ts';
import { isSecureOrigin, plantableDomains, readSessionCookie, sessionCookieName } from '../../../../http/session.ts';
import { createDeviceCookie } from '../../sign-in/device-cookie.ts';
import type { SignInResult } from './sessions.ts';

export type SessionAnswer = ReturnType<typeof createSessionAnswer>;

/** The session cookie in requests and answers, and what a call by cookie must fulfil. */
export function createSessionAnswer(config: Pick<Config, 'publicUrl' | 'builderOrigin'>) {
  const name = sessionCookieName(config);
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecureOrigin(config.publicUrl) } as const;

  const deviceCookie = createDeviceCookie({ name, options });
  const planted = plantableDomains(config.publicUrl);
  const keep = (c: Context, { cookie, device }: SignInResult): void => {
    for (const domain of planted) deleteCookie(c, name, { ...options, domain });
    setCookie(c, name, cookie, { ...options, maxAge: limits.sessionDays * 86_400 });
    deviceCookie.keep(c, device);
  };

  return {
    keep,
    /** The session as the caller's program gets it; its cookie goes along. */
    session(c: Context, result: SignInResult): Session {
      keep(c, result);
      c.header('cache-control', 'no-store');
      return result.session;
    },
    clear: (c: Context): void => void deleteCookie(c, name, options),

    /** The cookie's value, null without one; throws `wrong-origin` when a page of another origin makes the call. */
    readOwn(c: Context): string | null {
      const cookie = readSessionCookie(c.req.header('cookie'), name);
      if (!cookie) return null;
      if (!isFromBuilder(c.req.raw, config.builderOrigin)) throw new AppError('wrong-origin');
      return cookie;
    },

    /** Signing in is an act: a page of another origin may not do it in a visitor's browser. Throws `wrong-origin`. */
    refuseForeign(c: Context): void {
      if (c.req.header('origin') !== undefined && !isFromBuilder(c.req.raw, config.builderOrigin))
        throw new AppError('wrong-origin');
    },

    from: deviceCookie.from,
  };
}
