/** Where a browser shows an answer to a person: a window, or a frame in one. */
const shownAs = new Set(['document', 'iframe', 'frame', 'embed', 'object']);
const callPaths = /^\/(?:api|live_api)(?:\/|$)/;

/**
 * Whether a person will look at the answer, and not a program. Browsers say so on secure origins and their own machine;
 * elsewhere only `Accept` tells, and calls that ask for just anything are calls.
 */
export function isPageRequest(request: Request): boolean {
  const destination = request.headers.get('sec-fetch-dest');
  if (destination !== null) return shownAs.has(destination);
  const acceptsHtml = (request.headers.get('accept') ?? '').includes('text/html');
  return request.method === 'GET' && acceptsHtml && !callPaths.test(new URL(request.url).pathname);
}
