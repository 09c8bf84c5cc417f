import { z } from 'zod';
import type { PoolId } from '../sign-in/pool.ts';
import { createSignedCookie, type SignedCookieDeps } from './signed-cookie.ts';

/** Why a browser was sent to the provider. `data` is the pool's own; keep it to what fits in a cookie. */
export type AuthorizationRequest = { pool: PoolId; returnTo: string; data: Record<string, string> };

const schema = z.object({
  pool: z.union([z.literal('builder'), z.templateLiteral(['app:', z.string()])]),
  returnTo: z.string(),
  data: z.record(z.string(), z.string()),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
});

/**
 * Remembers an authorization request in the browser that makes it: an answer of the provider that another browser asked
 * for is refused. One at a time; a second one replaces the first.
 */
export const createAuthorizationCookie = (deps: SignedCookieDeps) =>
  createSignedCookie(deps, { name: 'whittle-openid', audience: 'openid-journey', schema });
