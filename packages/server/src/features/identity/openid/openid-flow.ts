import type { Context } from 'hono';
import { Hono } from 'hono';
import type { Adapters } from '../../../adapters/adapters.ts';
import { OpenIdError, type OpenIdProblem, type OpenIdProfile } from '../../../adapters/openid/openid.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AppEnv } from '../../../http/env.ts';
import { createAuthorizationCookie, type AuthorizationRequest } from './authorization-request.ts';

/** `expired`: this browser began no authorization request, or too long ago, or its answer was used before. */
export type OpenIdOutcome = { ok: true; profile: OpenIdProfile } | { ok: false; problem: OpenIdProblem | 'expired' };

/** What a pool does with somebody who comes back from the provider: sign in and lead on, or lead to an explanation. */
export type OpenIdCallback = (
  c: Context,
  authorizationRequest: AuthorizationRequest,
  outcome: OpenIdOutcome,
) => Promise<Response>;

export type OpenIdFlow = ReturnType<typeof createOpenIdFlow>;

export const openIdCallbackPath = '/auth/handler/google';

/**
 * The way to the provider and back, the same for builders and for the people of every app. All of it is on the builder's
 * host, so that one redirect address is registered at the provider however many apps there are.
 */
export function createOpenIdFlow({
  config,
  openid,
  secrets,
  log,
}: Pick<Adapters, 'config' | 'openid' | 'secrets' | 'log'>) {
  const cookie = createAuthorizationCookie({ config, secrets });
  const redirectUri = config.publicUrl + openIdCallbackPath;

  /** The provider's address for this authorization request; the answer's cookie remembers it. Throws `OpenIdError`, or `not-found` without a provider. */
  const authorizationUrl = async (c: Context, authorizationRequest: AuthorizationRequest): Promise<string> => {
    if (!openid) throw new AppError('not-found');
    const { url, ...attempt } = await openid.begin({ redirectUri });
    await cookie.keep(c, { ...authorizationRequest, ...attempt });
    return url;
  };

  const outcomeOf = async (c: Context, authorizationRequest: Awaited<ReturnType<typeof cookie.take>>) => {
    if (!openid) throw new AppError('not-found');
    if (!authorizationRequest) return { ok: false, problem: 'expired' } as const;
    try {
      const { state, nonce, codeVerifier } = authorizationRequest;
      const profile = await openid.finish({ callbackUrl: c.req.url, redirectUri, state, nonce, codeVerifier });
      return { ok: true, profile } as const;
    } catch (error) {
      return failed(error);
    }
  };

  const failed = (error: unknown) => {
    if (!(error instanceof OpenIdError)) throw error;
    if (error.problem !== 'denied') log.warn({ err: error.cause, problem: error.problem }, 'sign-in at the provider');
    return { ok: false, problem: error.problem } as const;
  };

  return {
    isConfigured: openid !== null,
    authorizationUrl,

    /** Sends the browser to the provider; when that cannot be reached, `arrive` says so. */
    async begin(c: Context, authorizationRequest: AuthorizationRequest, callback: OpenIdCallback): Promise<Response> {
      try {
        return c.redirect(await authorizationUrl(c, authorizationRequest));
      } catch (error) {
        return callback(c, authorizationRequest, failed(error));
      }
    },

    /** The one address that providers lead back to. A browser without an authorization request arrives among the builders. */
    routes: (callbacks: { builder: OpenIdCallback; app: OpenIdCallback }) =>
      new Hono<AppEnv>().get(openIdCallbackPath, async (c) => {
        const taken = await cookie.take(c);
        const outcome = await outcomeOf(c, taken);
        const { pool, returnTo, data } = taken ?? { pool: 'builder', returnTo: '/', data: {} };
        const callback = pool === 'builder' ? callbacks.builder : callbacks.app;
        return callback(c, { pool, returnTo, data }, outcome);
      }),
  };
}
