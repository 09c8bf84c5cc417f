import type { AppId, AppUserId } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import type { Secrets } from '../../adapters/secrets.ts';
import type { Config } from '../../config.ts';
import type { Channel } from '../../http/app-caller.ts';
import { publishedOrigin } from '../../http/hosts.ts';
import { isSecureOrigin } from '../../http/session.ts';

export const appSessionMs = limits.sessionDays * 86_400_000;

/**
 * Tokens of one app's people. The audience names the app, the claim `channel` whether it counts in the preview or at the
 * published address, so that neither a token of another app nor one of a preview opens anything else.
 */
export function createAppTokens(secrets: Secrets) {
  const audience = (appId: AppId) => `app:${appId}`;
  return {
    sign: (appId: AppId, userId: AppUserId, channel: Channel, lifetimeMs: number): Promise<string> =>
      secrets.signToken(audience(appId), { sub: userId, channel }, lifetimeMs),

    /** The person's id, null for a token that does not count here. */
    async verify(appId: AppId, channel: Channel, token: string): Promise<AppUserId | null> {
      const claims = await secrets.verifyToken(audience(appId), token);
      return claims?.['channel'] === channel && typeof claims['sub'] === 'string' ? claims['sub'] : null;
    },
  };
}

/** The cookie that opens the pages of a published app to its people; calls use the same token as a bearer. */
export function appCookie(config: Pick<Config, 'appsHost' | 'appsScheme'>) {
  const secure = isSecureOrigin(publishedOrigin(config, 'app'));
  return {
    name: secure ? '__Host-whittle-app' : 'whittle-app',
    options: { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const,
  };
}
