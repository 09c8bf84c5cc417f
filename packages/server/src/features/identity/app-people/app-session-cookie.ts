import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Config } from '../../../config/config.ts';
import { appCookie, appSessionMs } from '../../../http/app-cookie.ts';
import { createDeviceCookie } from '../sign-in/device-cookie.ts';

/** Keeps somebody signed in on the pages of a published app, and their browser known. */
export function createAppSessionCookie(config: Pick<Config, 'appsHost' | 'appsScheme'>) {
  const { name, options } = appCookie(config);
  const deviceCookie = createDeviceCookie({ name, options });
  return {
    from: deviceCookie.from,
    read: (c: Context): string | undefined => getCookie(c, name),
    keep(c: Context, token: string, device: string): void {
      setCookie(c, name, token, { ...options, maxAge: appSessionMs / 1_000 });
      deviceCookie.keep(c, device);
    },
    clear: (c: Context): void => void deleteCookie(c, name, options),
  };
}
