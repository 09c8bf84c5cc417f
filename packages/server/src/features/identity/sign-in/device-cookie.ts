import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { RequestBindings } from '../../../http/env.ts';
import { newDevice } from './limits/attempt-place.ts';
import type { Origin } from './pool.ts';

/** How long a browser stays known: as long as browsers keep a cookie at most. */
const maxAge = 400 * 86_400;

/** By what a browser is known on one host: where somebody signed in, they have tries of their own (USER-09). */
export function createDeviceCookie(session: { name: string; options: CookieOptions }) {
  const name = `${session.name}-device`;
  return {
    from: (c: Context): Origin => ({
      address: (c.env as RequestBindings).clientAddress,
      userAgent: c.req.header('user-agent') ?? '',
      device: getCookie(c, name)?.slice(0, 100) ?? newDevice(),
    }),
    keep: (c: Context, device: string): void => setCookie(c, name, device, { ...session.options, maxAge }),
  };
}
