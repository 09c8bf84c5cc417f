import * as client from 'openid-client';
import type { OpenIdConfig } from '../../config/config-openid.ts';
import { type OpenId, OpenIdError, type OpenIdProblem } from './openid.ts';

/** A provider that takes longer than this is down for the person who waits. */
const timeoutSeconds = 10;

/**
 * The provider behind an issuer's address. What the issuer says about itself is read when somebody first signs in and
 * kept, so that a provider that is down neither stops the start nor stays unknown once it is back.
 */
export function createOpenId({ issuer, clientId, clientSecret }: OpenIdConfig): OpenId {
  let known: Promise<client.Configuration> | null = null;

  const configuration = () => {
    known ??= client
      .discovery(new URL(issuer), clientId, undefined, client.ClientSecretPost(clientSecret), {
        timeout: timeoutSeconds,
        execute: [
          client.enableNonRepudiationChecks,
          // Only a loopback issuer may be plain http (config-openid.ts).
          ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
        ],
      })
      .catch((cause: unknown) => {
        known = null;
        throw cause;
      });
    return known;
  };

  return {
    async begin({ redirectUri }) {
      try {
        const config = await configuration();
        const attempt = {
          state: client.randomState(),
          nonce: client.randomNonce(),
          codeVerifier: client.randomPKCECodeVerifier(),
        };
        const url = client.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state: attempt.state,
          nonce: attempt.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(attempt.codeVerifier),
          code_challenge_method: 'S256',
        });
        return { url: url.href, ...attempt };
      } catch (cause) {
        throw new OpenIdError(problemOf(cause), cause);
      }
    },

    async finish({ callbackUrl, redirectUri, state, nonce, codeVerifier }) {
      try {
        const config = await configuration();
        // Behind a proxy the request's own address may differ; the provider compares with the one it was given.
        const seen = new URL(redirectUri);
        seen.search = new URL(callbackUrl).search;
        const tokens = await client.authorizationCodeGrant(config, seen, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims()!;
        // Some providers put the email into the ID token, others only into the user info.
        const facts =
          typeof claims['email'] === 'string'
            ? claims
            : await client.fetchUserInfo(config, tokens.access_token, claims.sub);
        return {
          issuer: claims.iss,
          subject: claims.sub,
          email: textOf(facts['email']),
          emailVerified: facts['email_verified'] === true,
          name: textOf(facts['name']),
        };
      } catch (cause) {
        throw new OpenIdError(problemOf(cause), cause);
      }
    },
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function problemOf(cause: unknown): OpenIdProblem {
  if (cause instanceof client.AuthorizationResponseError) {
    if (cause.error === 'access_denied') return 'denied';
    return cause.error === 'temporarily_unavailable' || cause.error === 'server_error' ? 'unreachable' : 'refused';
  }
  const chain = [cause, (cause as Error | undefined)?.cause];
  const isNetwork = chain.some(
    (error) =>
      error instanceof Error &&
      (/fetch failed/.test(error.message) || error.name === 'TimeoutError' || error.name === 'AbortError'),
  );
  if (isNetwork) return 'unreachable';
  const { status } = ((cause as { cause?: unknown } | undefined)?.cause ?? {}) as { status?: unknown };
  return typeof status === 'number' && status >= 500 ? 'unreachable' : 'refused';
}
