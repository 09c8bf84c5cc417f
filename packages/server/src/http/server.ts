import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type HttpBindings, getRequestListener, RequestError } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import type { ErrorCode } from '@whittle/contract/errors';
import { AppError } from './app-error.ts';
import { type Pace, watchBodies } from './body-pace.ts';
import { codeOfFailure } from './failure-code.ts';
import { answerPeople } from './error-page/answer-people.ts';

type Fetch = (request: Request, node: HttpBindings) => Promise<Response>;

/** Takes over a connection that asks to become a web socket. */
type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface HttpServer {
  readonly port: number;
  /** Until this is called every request is answered 503, but `/healthz` 200, and no web socket is opened. */
  serve(fetch: Fetch, upgrade?: Upgrade): void;
  /** Takes no more connections, waits for open answers, and cuts what is left after `timeoutMs`. */
  close(timeoutMs: number): Promise<void>;
}

type ListenOptions = { port: number; host: string | null; pace?: Pace };

/** Listens at once, so that a port in use is found before anything is opened. Rejects with the system's error. */
export async function listen({ port, host, pace }: ListenOptions): Promise<HttpServer> {
  let answer: Fetch = answerWhileStarting;
  const server = createServer(
    {
      keepAliveTimeout: 65_000,
      // How long a body may take depends on its size: see watchBodies.
      requestTimeout: 0,
      headersTimeout: 30_000,
      maxHeaderSize: 32_768,
      // What else a client offers to upgrade to is answered as if it had not.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    getRequestListener(
      (request, node) => answer(request, node as HttpBindings).catch((cause: unknown) => answerFailure(request, cause)),
      {
        // A request that is no proper HTTP fails before the routes see it.
        errorHandler: (error) => failed(error instanceof RequestError ? 'bad-request' : 'internal'),
      },
    ),
  );
  watchBodies(server, pace);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host ?? undefined, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return {
    port: (server.address() as AddressInfo).port,
    serve(fetch, upgrade) {
      answer = fetch;
      if (upgrade) server.on('upgrade', upgrade);
    },
    close: (timeoutMs) => closeServer(server, timeoutMs),
  };
}

const answerWhileStarting: Fetch = async (request) => {
  if (new URL(request.url).pathname === '/healthz') return Response.json({ status: 'ok' });
  return answerPeople(request, failed('unavailable', { 'retry-after': '1' }), null);
};

/** What fails outside every route, where nothing can have been stored, such as finding whose domain a host is while the database is away. */
function answerFailure(request: Request, cause: unknown): Promise<Response> {
  if (cause instanceof RequestError) throw cause;
  return answerPeople(request, failed(codeOfFailure(cause, 'GET')), null);
}

function failed(code: ErrorCode, headers: Record<string, string> = {}): Response {
  const error = new AppError(code);
  return Response.json(error.toBody(), { status: error.status, headers });
}

async function closeServer(server: Server, timeoutMs: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // A connection that is kept alive becomes idle when its last answer ends, which may be any time from now on.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
