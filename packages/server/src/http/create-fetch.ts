import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { currentRoute } from '../adapters/current-route.ts';
import { newId } from '../adapters/ids.ts';
import type { Config } from '../config/config.ts';
import { AppError } from './app-error.ts';
import { crossOriginCall, type CrossOriginCall } from './calling-origins.ts';
import { clientAddress } from './client-address.ts';
import { isForeignChange, isServiceWorkerScript } from './cross-site.ts';
import type { AppEnv, RequestBindings } from './env.ts';
import { answerPeople } from './error-page/answer-people.ts';
import { findHost, type Host } from './hosts.ts';
import { answerWithoutWriting } from './page-check-host.ts';
import { logRequest, shownPath } from './log-request.ts';
import { securityHeaders } from './security-headers.ts';

/** The routes of each kind of host. */
export type HostApps = { builder: Hono<AppEnv>; preview: Hono<AppEnv>; published: Hono<AppEnv> };

/**
 * The server's entry: finds out which host a request addresses, gives it an id, lets that host's routes answer, adds the
 * headers that every answer of that host carries, and logs the outcome.
 */
export function createFetch({
  config,
  log,
  apps,
  allowedOrigins,
  findSlugByDomain,
  stopping,
}: {
  config: Config;
  log: Logger;
  apps: HostApps;
  /** Origins whose pages may call a published app. */
  allowedOrigins(slug: string): Promise<readonly string[]>;
  /** The app that has the domain. */
  findSlugByDomain(domain: string): Promise<string | null>;
  stopping: AbortSignal;
}) {
  const known = new Map<Host['kind'], Record<string, string>>();
  const headersOf = (host: Host) => {
    const headers = known.get(host.kind) ?? securityHeaders(host, config);
    known.set(host.kind, headers);
    return headers;
  };

  const answer = async (request: Request, node: HttpBindings): Promise<Response> => {
    const startedAt = performance.now();
    const host = await findHost(request.headers.get('host') ?? undefined, config, findSlugByDomain);
    const requestId = newId();
    const address = clientAddress({
      remoteAddress: node.incoming.socket.remoteAddress,
      forwardedFor: request.headers.get('x-forwarded-for'),
      trustedProxies: config.trustedProxies,
    });
    let ownLog: Logger | undefined;
    const env: RequestBindings = {
      ...node,
      requestId,
      // Few requests write a line of their own, so their log is made when they do.
      get log() {
        return (ownLog ??= log.child({ requestId }));
      },
      host,
      clientAddress: address,
      stopping,
    };
    const elsewhere = await crossOriginCall(request, host, allowedOrigins);
    const answered = elsewhere
      ? await answerElsewhere(elsewhere, apps, env)
      : await answerPeople(request, await answerOn(host, apps, config, request, env), { host, config });
    const response = withHeaders(answered, { ...headersOf(host), 'x-request-id': requestId });
    logRequest(log, { request, requestId, host, status: response.status, tookMs: performance.now() - startedAt });
    return response;
  };

  return (request: Request, node: HttpBindings): Promise<Response> =>
    currentRoute.run(
      () => `${request.method} ${shownPath(new URL(request.url).pathname)}`,
      () => answer(request, node),
    );
}

async function answerElsewhere({ request, headers }: CrossOriginCall, apps: HostApps, env: RequestBindings) {
  if (request === null) return new Response(null, { status: 204, headers });
  const answer = await apps.published.fetch(request, env);
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'vary') answer.headers.append(name, value);
    else answer.headers.set(name, value);
  }
  answer.headers.delete('set-cookie');
  return answer;
}

async function answerOn(host: Host, apps: HostApps, config: Config, request: Request, env: RequestBindings) {
  const refusal = refuse(host, config, request);
  if (refusal) return Response.json(refusal.toBody(env.requestId), { status: refusal.status });
  const unwritten = answerWithoutWriting(request, host, env.requestId);
  if (unwritten) return unwritten;
  switch (host.kind) {
    case 'builder':
      return apps.builder.fetch(request, env);
    case 'preview':
      return apps.preview.fetch(request, env);
    case 'published':
      return apps.published.fetch(request, env);
    case 'local': {
      if (!isPageRequest(request)) return apps.builder.fetch(request, env);
      const { pathname, search } = new URL(request.url);
      return new Response(null, { status: 302, headers: { location: config.publicUrl + pathname + search } });
    }
    case 'unknown': {
      if (isProbe(request)) return apps.builder.fetch(request, env);
      const error = new AppError('not-found', {
        message: `There is no app at this host. Whittle is at ${config.publicUrl}.`,
      });
      return Response.json(error.toBody(env.requestId), { status: 404 });
    }
  }
}

/** What no host does for anybody. */
function refuse(host: Host, config: Config, request: Request): AppError | null {
  // It would outlive the page that installed it, and on the host of an app even the app.
  if (isServiceWorkerScript(request)) return new AppError('not-found');
  return isForeignChange(request, host, config) ? new AppError('wrong-origin') : null;
}

/** A browser that opens an address, as opposed to a program that calls one. */
const isPageRequest = (request: Request) =>
  request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html') && !isProbe(request);

const isProbe = (request: Request) => ['/healthz', '/readyz'].includes(new URL(request.url).pathname);

/** Adds headers that the answer does not have; an answer that says nothing about caching is private. */
function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
  return response;
}
