import type { AppId, AppUserId } from '@whittle/contract/ids';
import type { Secrets } from '../../../adapters/secrets.ts';
import type { Channel } from '../../../http/app-caller.ts';

/** `sessionId` is null for the short tokens of the owner's preview, which belong to no sign-in. */
export type AppTokenClaims = { userId: AppUserId; sessionId: string | null; issuedAtMs: number };

/**
 * Tokens of one app's people. The audience names the app, the claim `channel` whether it counts in the preview or at the
 * published address, so that neither a token of another app nor one of a preview opens anything else.
 */
export function createAppTokens(secrets: Secrets) {
  const audience = (appId: AppId) => `app:${appId}`;
  return {
    sign: (
      appId: AppId,
      channel: Channel,
      { userId, sessionId }: Pick<AppTokenClaims, 'userId' | 'sessionId'>,
      lifetimeMs: number,
    ): Promise<string> =>
      secrets.signToken(audience(appId), { sub: userId, channel, ...(sessionId && { sid: sessionId }) }, lifetimeMs),

    /** Null for a token that does not count here. Whether its session still lives is another question. */
    async verify(appId: AppId, channel: Channel, token: string): Promise<AppTokenClaims | null> {
      const claims = await secrets.verifyToken(audience(appId), token);
      if (claims?.['channel'] !== channel || typeof claims['sub'] !== 'string') return null;
      const sessionId = typeof claims['sid'] === 'string' ? claims['sid'] : null;
      if (sessionId === null && channel !== 'preview') return null;
      return { userId: claims['sub'], sessionId, issuedAtMs: Number(claims['iat']) * 1_000 };
    },
  };
}
