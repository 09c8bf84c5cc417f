import { z } from 'zod';
import { createSignedCookie, type SignedCookieDeps } from '../../openid/signed-cookie.ts';

const schema = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  name: z.string(),
});

/** Whom the provider vouched for while their account's password is asked for. */
export const createPendingProfile = (deps: SignedCookieDeps) =>
  createSignedCookie(deps, { name: 'whittle-connect', audience: 'google-to-connect', schema });
