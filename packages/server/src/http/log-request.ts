import type { Logger } from 'pino';
import type { Host } from './hosts.ts';

type Answered = { request: Request; requestId: string; host: Host; status: number; tookMs: number };

/** One line per answer. The query is left out, because single-use codes travel in it. */
export function logRequest(log: Logger, { request, requestId, host, status, tookMs }: Answered): void {
  if (status < 500 && !log.isLevelEnabled('info')) return;
  const { pathname } = new URL(request.url);
  const level = status >= 500 ? 'error' : isQuiet(pathname) ? 'debug' : 'info';
  if (!log.isLevelEnabled(level)) return;
  const ms = Math.round(tookMs * 10) / 10;
  log[level]({ requestId, method: request.method, path: shownPath(pathname), host: host.kind, status, ms }, 'request');
}

/** The addresses that providers call end in a secret. */
export const shownPath = (pathname: string) => pathname.replace(/^(\/api\/webhooks\/.*\/).+$/, '$1…').slice(0, 300);

/** Files and probes come by the dozen and say little. */
const isQuiet = (pathname: string) => pathname === '/healthz' || pathname === '/readyz' || /\.\w{1,10}$/.test(pathname);
