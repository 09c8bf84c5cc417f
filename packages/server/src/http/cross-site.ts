import type { Config } from '../config/config.ts';
import type { Host } from './hosts.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request that a cookie vouches for may act. Apps live on sub-hosts of the builder's site, so a browser sends
 * the builder's cookie with their calls; reading is harmless (no CORS answer lets them see it), changing is not: it needs
 * the builder's exact origin, and a browser that says where the call came from must say `same-origin`.
 */
export function isFromBuilder(request: Request, builderOrigin: string): boolean {
  if (safeMethods.has(request.method)) return true;
  const site = request.headers.get('sec-fetch-site');
  return request.headers.get('origin') === builderOrigin && (site === null || site === 'same-origin');
}

/**
 * Whether a browser sends a call that changes something from a page of another origin: then it is refused on every host,
 * whatever it carries. Programs that are no browsers name neither origin nor site.
 */
export function isForeignChange(request: Request, host: Host, config: Pick<Config, 'builderOrigin'>): boolean {
  if (safeMethods.has(request.method)) return false;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  const isApp = host.kind === 'preview' || host.kind === 'published';
  return isApp ? !isOriginOf(origin, request.headers.get('host')) : origin !== config.builderOrigin;
}

/** Ports are left out, because a proxy or a container may show another one than it forwards. */
function isOriginOf(origin: string, host: string | null): boolean {
  const name = URL.parse(origin)?.hostname;
  return name !== undefined && name === URL.parse(`http://${host}`)?.hostname;
}

/** Whether a browser asks for a script in order to install it as a service worker. */
export const isServiceWorkerScript = (request: Request): boolean => request.headers.has('service-worker');
