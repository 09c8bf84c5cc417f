import { limits } from '@whittle/contract/limits';
import type { Config } from '../config/config.ts';
import { publishedOrigin } from './hosts.ts';
import { isSecureOrigin } from './session.ts';

export const appSessionMs = limits.sessionDays * 86_400_000;

/** The cookie that opens the pages of a published app to its people; calls use the same token as a bearer. */
export function appCookie(config: Pick<Config, 'appsHost' | 'appsScheme'>) {
  const secure = isSecureOrigin(publishedOrigin(config, { slug: 'app' }));
  return {
    name: secure ? '__Host-whittle-app' : 'whittle-app',
    options: { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const,
  };
}
