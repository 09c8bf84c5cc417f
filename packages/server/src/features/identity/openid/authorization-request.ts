import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import type { OpenIdAttempt } from '../../../adapters/openid/openid.ts';
import type { Secrets } from '../../../adapters/secrets.ts';
import type { Config } from '../../../config/config.ts';
import { isSecureOrigin } from '../../../http/session.ts';
import type { PoolId } from '../sign-in/pool.ts';

/** Why a browser was sent to the provider. `data` is the pool's own; keep it to what fits in a cookie. */
export type AuthorizationRequest = { pool: PoolId; returnTo: string; data: Record<string, string> };

const audience = 'openid-journey';
const lifetimeMs = 10 * 60_000;

const claimsSchema = z.object({
  pool: z.union([z.literal('builder'), z.templateLiteral(['app:', z.string()])]),
  returnTo: z.string(),
  data: z.record(z.string(), z.string()),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
});

/**
 * Remembers a authorization request in the browser that makes it, signed, for ten minutes: an answer of the provider that another
 * browser started is refused. One authorization request at a time; a second one replaces the first.
 */
export function createAuthorizationCookie({
  config,
  secrets,
}: {
  config: Pick<Config, 'publicUrl'>;
  secrets: Secrets;
}) {
  const secure = isSecureOrigin(config.publicUrl);
  const name = secure ? '__Host-whittle-openid' : 'whittle-openid';
  // Lax, because the provider leads back from another site.
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  return {
    async keep(c: Context, authorizationRequest: AuthorizationRequest, { state, nonce, codeVerifier }: OpenIdAttempt) {
      const value = await secrets.signToken(
        audience,
        { ...authorizationRequest, state, nonce, codeVerifier },
        lifetimeMs,
      );
      setCookie(c, name, value, { ...options, maxAge: lifetimeMs / 1_000 });
    },

    /** The authorization request of this browser, once; null when there is none, or it took too long. */
    async take(c: Context): Promise<(AuthorizationRequest & OpenIdAttempt) | null> {
      const value = getCookie(c, name);
      if (!value) return null;
      deleteCookie(c, name, options);
      const claims = claimsSchema.safeParse(await secrets.verifyToken(audience, value));
      return claims.success ? claims.data : null;
    },
  };
}
