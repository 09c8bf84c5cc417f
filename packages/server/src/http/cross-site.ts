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
