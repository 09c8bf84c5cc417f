import { createHash, randomBytes } from 'node:crypto';
import type { Config } from '../../../config/config.ts';
import { appCookie } from '../../../http/app-cookie.ts';

/**
 * Marks the browser that began to sign in at a provider. The code that comes back works in that browser alone, so that
 * nobody can be signed in to somebody else's account by a link.
 */
export function createEntryCookie(config: Pick<Config, 'appsHost' | 'appsScheme'>) {
  const { name, options } = appCookie(config);
  const hashOf = (value: string) => createHash('sha256').update(value).digest('base64url');
  return {
    name: `${name}-entry`,
    // Lax, because the provider leads back from another site.
    options: { ...options, maxAge: 900 },
    create() {
      const value = randomBytes(32).toString('base64url');
      return { value, hash: hashOf(value) };
    },
    isOf: (hash: string, value: string | undefined) => value !== undefined && hashOf(value) === hash,
  };
}
