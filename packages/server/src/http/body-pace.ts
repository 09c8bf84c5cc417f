import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { AppError } from './app-error.ts';

export type Pace = { graceMs: number; bytesPerSecond: number; checkMs: number };

/** A telephone line is ten times as fast. */
export const slowestPace: Pace = { graceMs: 20_000, bytesPerSecond: 1_000, checkMs: 5_000 };

export const isTooSlow = ({ graceMs, bytesPerSecond }: Pace, elapsedMs: number, bytes: number): boolean =>
  elapsedMs > graceMs && bytes < (bytesPerSecond * elapsedMs) / 1_000;

/**
 * Gives up bodies that trickle: each holds a connection and what it has sent so far. A body that only waits for the server
 * to read it is not slow.
 */
export function watchBodies(server: Server, pace: Pace = slowestPace): void {
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { headers, socket } = incoming;
    if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return;
    const startedAt = performance.now();
    const readBefore = socket.bytesRead;
    const check = setInterval(() => {
      if (incoming.complete || incoming.readableLength > 0 || socket.isPaused()) return;
      if (isTooSlow(pace, performance.now() - startedAt, socket.bytesRead - readBefore)) giveUp(incoming, outgoing);
    }, pace.checkMs).unref();
    incoming.once('end', () => clearInterval(check));
    incoming.once('close', () => clearInterval(check));
  });
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
