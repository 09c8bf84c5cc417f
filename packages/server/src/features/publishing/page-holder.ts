import type { AppId } from '@whittle/contract/ids';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Config } from '../../config/config.ts';
import type { AppPerson } from '../../http/app-caller.ts';
import { appCookie, appSessionMs } from '../../http/app-cookie.ts';
import type { AppEnv } from '../../http/env.ts';
import type { PageSessions } from './page-sessions.ts';

/** Whoever opens a page of a published app, and their token, a fresh one where it is getting old; null for a visitor. */
export function createHolderOf({ config, sessions }: { config: Config; sessions: PageSessions }) {
  const cookie = appCookie(config);
  return async (c: Context<AppEnv>, appId: AppId): Promise<{ token: string; person: AppPerson } | null> => {
    const token = getCookie(c, cookie.name);
    const person = token ? await sessions.authenticate(appId, 'published', token) : null;
    if (!token || !person) return null;
    const renewed = await sessions.renew(appId, 'published', token);
    if (renewed) setCookie(c, cookie.name, renewed, { ...cookie.options, maxAge: appSessionMs / 1_000 });
    return { token: renewed ?? token, person };
  };
}
