import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Config } from '../../../config/config.ts';
import { deviceCookieSeconds } from '../../../http/attempt-place.ts';
import { appCookie } from '../../../http/app-cookie.ts';

/** By what a browser is known on one app's host: where somebody signed in, they have tries of their own (USER-09). */
export function createAppDeviceCookie(config: Pick<Config, 'appsHost' | 'appsScheme'>) {
  const { name, options } = appCookie(config);
  const deviceName = `${name}-device`;
  return {
    read: (c: Context): string | null => getCookie(c, deviceName)?.slice(0, 100) ?? null,
    create: (): string => randomBytes(32).toString('base64url'),
    keep: (c: Context, device: string): void =>
      setCookie(c, deviceName, device, { ...options, maxAge: deviceCookieSeconds }),
  };
}
