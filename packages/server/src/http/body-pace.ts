import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from './app-error.ts';

export type Pace = { graceMs: number; bytesPerSecond: number; checkMs: number };

/** A telephone line is ten times as fast. */
export const slowestPace: Pace = { graceMs: 20_000, bytesPerSecond: 1_000, checkMs: 5_000 };

export const isTooSlow = ({ graceMs, bytesPerSecond }: Pace, elapsedMs: number, bytes: number): boolean =>
  elapsedMs > graceMs && bytes < (bytesPerSecond * elapsedMs) / 1_000;

type Arriving = { incoming: IncomingMessage; outgoing: ServerResponse; startedAt: number; readBefore: number };

/**
 * Gives up bodies that trickle: each holds a connection and what it has sent so far. A body that only waits for the server
 * to read it is not slow. All connections are looked at together, since a timer or a listener for each request would cost
 * as much as a small answer.
 */
export function watchBodies(server: Server, pace: Pace = slowestPace): void {
  /** Of each connection only the last request can be incomplete. */
  const last = new Map<Socket, Arriving>();
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { socket } = incoming;
    last.set(socket, { incoming, outgoing, startedAt: performance.now(), readBefore: socket.bytesRead });
  });
  const check = setInterval(() => {
    const now = performance.now();
    for (const [socket, { incoming, outgoing, startedAt, readBefore }] of last) {
      if (incoming.complete || socket.destroyed) last.delete(socket);
      else if (incoming.readableLength > 0 || socket.isPaused()) continue;
      else if (isTooSlow(pace, now - startedAt, socket.bytesRead - readBefore)) giveUp(incoming, outgoing);
    }
  }, pace.checkMs).unref();
  server.once('close', () => clearInterval(check));
}

/** Written past the response, which is still waiting for the body: what comes of it then finds the connection closed. */
function giveUp({ socket }: IncomingMessage, { headersSent }: ServerResponse): void {
  const error = new AppError('too-slow');
  const body = JSON.stringify(error.toBody());
  const head = [
    `HTTP/1.1 ${error.status} Request Timeout`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  if (headersSent) socket.destroy();
  else socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
