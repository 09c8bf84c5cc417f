import type { Logger } from 'pino';
import type { Host } from './hosts.ts';

/** One line per answer. The query is left out, because single-use codes travel in it. */
export function logRequest(log: Logger, request: Request, host: Host, status: number, durationMs: number): void {
  const { pathname } = new URL(request.url);
  const line = {
    method: request.method,
    path: pathname.slice(0, 300),
    host: host.kind,
    status,
    ms: Math.round(durationMs * 10) / 10,
  };
  if (status >= 500) log.error(line, 'request');
  else if (isQuiet(pathname)) log.debug(line, 'request');
  else log.info(line, 'request');
}

/** Files and probes come by the dozen and say little. */
const isQuiet = (pathname: string) => pathname === '/healthz' || pathname === '/readyz' || /\.\w{1,10}$/.test(pathname);
