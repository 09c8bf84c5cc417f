import type { Host } from './hosts.ts';

/** What calls of an app's client reach; pages, sign-in pages and everything else stay out of reach. */
const callable = /^\/(?:api\/(?:apps\/(?!auth\/)[^/]+|tools|app-sources|app-logs)|files)\//;

const methods = 'GET, POST, PUT, PATCH, DELETE';
const preflightSeconds = '600';
/** Headers that a client may send, and that it may read. */
const sent =
  'accept, authorization, content-type, idempotency-key, last-event-id, x-app-id, x-origin-url, x-whittle-visitor';
const shown = 'content-disposition, content-length, x-request-id, x-whittle-not-stored, x-whittle-unlike-declared';

export type CrossOriginCall = {
  /** Null where the browser only asks whether it may call. */
  request: Request | null;
  /** Go on the answer. */
  headers: Record<string, string>;
};

/**
 * A call that a browser sends to a published app from a page of an origin that the app's owner allowed; null for every other
 * request. Cookies are taken off it: from elsewhere nobody is anybody but by a token of this app in a header.
 */
export async function crossOriginCall(
  request: Request,
  host: Host,
  allowedOrigins: (slug: string) => Promise<readonly string[]>,
): Promise<CrossOriginCall | null> {
  const origin = request.headers.get('origin');
  if (host.kind !== 'published' || origin === null || !callable.test(new URL(request.url).pathname)) return null;
  if (!(await allowedOrigins(host.slug)).includes(origin)) return null;
  const headers = { 'access-control-allow-origin': origin, vary: 'origin' };
  if (request.method === 'OPTIONS' && request.headers.has('access-control-request-method')) {
    const answer = {
      'access-control-allow-methods': methods,
      'access-control-allow-headers': sent,
      'access-control-max-age': preflightSeconds,
    };
    return { request: null, headers: { ...headers, ...answer } };
  }
  request.headers.delete('cookie');
  const open = { 'access-control-expose-headers': shown, 'cross-origin-resource-policy': 'cross-origin' };
  return { request, headers: { ...headers, ...open } };
}
