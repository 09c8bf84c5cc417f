import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import type { OpenIdProfile } from '../../../../adapters/openid/openid.ts';
import type { Secrets } from '../../../../adapters/secrets.ts';
import type { Config } from '../../../../config/config.ts';
import { isSecureOrigin } from '../../../../http/session.ts';

const audience = 'google-to-connect';
const lifetimeMs = 10 * 60_000;

const profileSchema = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  name: z.string(),
});

/** Whom the provider vouched for while their account's password is asked for: in their own browser, signed, ten minutes. */
export function createPendingProfile({ config, secrets }: { config: Pick<Config, 'publicUrl'>; secrets: Secrets }) {
  const secure = isSecureOrigin(config.publicUrl);
  const name = secure ? '__Host-whittle-connect' : 'whittle-connect';
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  return {
    async keep(c: Context, profile: OpenIdProfile): Promise<void> {
      const value = await secrets.signToken(audience, { profile }, lifetimeMs);
      setCookie(c, name, value, { ...options, maxAge: lifetimeMs / 1_000 });
    },
    async read(c: Context): Promise<OpenIdProfile | null> {
      const claims = await secrets.verifyToken(audience, getCookie(c, name) ?? '');
      const profile = profileSchema.safeParse(claims?.['profile']);
      return profile.success ? profile.data : null;
    },
    forget: (c: Context): void => void deleteCookie(c, name, options),
  };
}
