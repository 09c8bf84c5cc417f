import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { z } from 'zod';
import type { Secrets } from '../../../adapters/secrets.ts';
import type { Config } from '../../../config/config.ts';
import { isSecureOrigin } from '../../../http/session.ts';

const lifetimeMs = 10 * 60_000;

export type SignedCookieDeps = { config: Pick<Config, 'publicUrl'>; secrets: Secrets };

/** What the builder's host remembers in one browser between two requests: signed, for ten minutes. */
export function createSignedCookie<Value extends Record<string, unknown>>(
  { config, secrets }: SignedCookieDeps,
  { name: plainName, audience, schema }: { name: string; audience: string; schema: z.ZodType<Value> },
) {
  const secure = isSecureOrigin(config.publicUrl);
  const name = secure ? `__Host-${plainName}` : plainName;
  // Lax, because a provider leads back from another site.
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  const forget = (c: Context): void => void deleteCookie(c, name, options);
  const read = async (c: Context): Promise<Value | null> => {
    const value = schema.safeParse(await secrets.verifyToken(audience, getCookie(c, name) ?? ''));
    return value.success ? value.data : null;
  };

  return {
    forget,
    read,
    async keep(c: Context, value: Value): Promise<void> {
      const token = await secrets.signToken(audience, value, lifetimeMs);
      setCookie(c, name, token, { ...options, maxAge: lifetimeMs / 1_000 });
    },
    /** Reads it once. */
    async take(c: Context): Promise<Value | null> {
      if (getCookie(c, name)) forget(c);
      return read(c);
    },
  };
}
