import { newId } from '../../adapters/ids.ts';
import type { RateLimits } from '../../adapters/rate-limits.ts';
import type { Secrets } from '../../adapters/secrets.ts';

const codeLifetimeMs = 60_000;
const onlyOnce = { max: 1, windowMs: 86_400_000 };

/**
 * How the owner gets from the builder into the published app without a password there: a code that works once and for a
 * minute, because the builder's cookie is not sent to the app's host and must never be.
 */
export function createOwnerEntry({ secrets, rateLimits }: { secrets: Secrets; rateLimits: RateLimits }) {
  const audience = (appId: string) => `app-entry:${appId}`;
  return {
    issueCode: (appId: string, accountId: string): Promise<string> =>
      secrets.signToken(audience(appId), { sub: accountId, code: newId() }, codeLifetimeMs),

    /** The account that the code was made for; null when it is forged, late, of another app, or was used before. */
    async redeem(appId: string, code: string): Promise<string | null> {
      const claims = await secrets.verifyToken(audience(appId), code);
      if (typeof claims?.['sub'] !== 'string' || typeof claims['code'] !== 'string') return null;
      return (await rateLimits.take(`app-entry:${claims['code']}`, onlyOnce)) ? claims['sub'] : null;
    },
  };
}

export type OwnerEntry = ReturnType<typeof createOwnerEntry>;
