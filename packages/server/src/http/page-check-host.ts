import { AppError } from './app-error.ts';
import type { Host } from './hosts.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Calls that only read, although their method could change something. */
const reads = /\/entities\/[^/]+\/aggregate$|^\/_whittle\/token$/;
/** What apps tell of their use; a page that was only looked at was not used. */
const counts = /\/app-logs\/|\/analytics\/track\/|^\/api\/app-error$/;

/**
 * On the host where pages are only looked at, whoever calls and whatever they carry: a call that could change something gets its
 * answer here. Null for all others.
 */
export function answerWithoutWriting(request: Request, host: Host, requestId: string): Response | null {
  if (host.kind !== 'preview' || !host.isPageCheck || safeMethods.has(request.method)) return null;
  const { pathname } = new URL(request.url);
  if (request.method === 'POST' && reads.test(pathname)) return null;
  if (counts.test(pathname)) return new Response(null, { status: 204 });
  const error = new AppError('walk-reads-only');
  return Response.json(error.toBody(requestId), { status: error.status });
}
