import type { TestServer } from '../test-server.ts';
import type { HostKind } from '@whittle/contract/call';

/**
 * The routes that a kind of host answers, as `GET /api/apps/:appId`. Middleware that stands before routes of its own path
 * is none.
 */
export function registeredRoutes(server: Pick<TestServer, 'hosts'>, host: HostKind): string[] {
  const { routes } = server.hosts[host];
  const answered = new Set(routes.filter(({ method }) => method !== 'ALL').map(({ path }) => path));
  const isMiddleware = ({ method, path, handler }: (typeof routes)[number]) =>
    method === 'ALL' && handler.length > 1 && answered.has(path);
  return [...new Set(routes.filter((route) => !isMiddleware(route)).map(({ method, path }) => `${method} ${path}`))];
}
