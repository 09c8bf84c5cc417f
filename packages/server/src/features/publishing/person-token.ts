import type { AppId } from '@whittle/contract/ids';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Config } from '../../config/config.ts';
import { appCookie, appSessionMs } from '../../http/app-cookie.ts';
import type { AppEnv } from '../../http/env.ts';
import type { PageSessions } from './page-sessions.ts';

/** The token of whoever opens a page of a published app, a fresh one where it is getting old; null for a visitor. */
export function createTokenOf({ config, sessions }: { config: Config; sessions: PageSessions }) {
  const cookie = appCookie(config);
  return async (c: Context<AppEnv>, appId: AppId): Promise<string | null> => {
    const token = getCookie(c, cookie.name);
    if (!token || !(await sessions.authenticate(appId, 'published', token))) return null;
    const renewed = await sessions.renew(appId, 'published', token);
    if (renewed) setCookie(c, cookie.name, renewed, { ...cookie.options, maxAge: appSessionMs / 1_000 });
    return renewed ?? token;
  };
}
