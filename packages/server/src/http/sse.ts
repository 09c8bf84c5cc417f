import type { Context } from 'hono';
import type { AppEnv } from './env.ts';

export type ServerSentEvent = { id?: string | number; event?: string; data: unknown };

export interface EventStream {
  /** Writes one event, `data` as JSON. Resolves when the reader took enough to go on; does nothing once closed. */
  send(event: ServerSentEvent): Promise<void>;
  /** The same for events that are formatted already, each with the empty line at its end. */
  write(frames: string): Promise<void>;
  /** Aborted when the reader left, the server stops, or the reader takes nothing for `stalledMs`. */
  readonly closed: AbortSignal;
}

/** The context of any route, whatever variables its middleware sets. */
export type StreamContext = Pick<Context<AppEnv>, 'env' | 'body'> & { req: { path: string } };

const heartbeatMs = 15_000;
const stalledMs = 60_000;
/** Bytes that may wait for a slow reader before `send` holds the writer back. */
const bufferBytes = 256 * 1024;

/**
 * Answers with server-sent events written by `run`; the stream ends when `run` returns. A comment every 15 s keeps
 * proxies from closing it. `run` must return once `stream.closed` is aborted; what it throws is logged and ends the stream.
 */
export function eventStream(c: StreamContext, run: (stream: EventStream) => Promise<void>): Response {
  const { log, stopping } = c.env;
  const closing = new AbortController();
  const encoder = new TextEncoder();
  let drained = Promise.withResolvers<void>();

  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const write = (text: string) => controller.enqueue(encoder.encode(text));
        const heartbeat = setInterval(() => write(': alive\n\n'), heartbeatMs);
        const onStop = () => closing.abort(stopping.reason);
        const finish = () => {
          clearInterval(heartbeat);
          stopping.removeEventListener('abort', onStop);
          closing.signal.removeEventListener('abort', finish);
          drained.resolve();
          try {
            controller.close();
          } catch {
            // The reader cancelled: the stream is closed already.
          }
        };
        closing.signal.addEventListener('abort', finish);
        stopping.addEventListener('abort', onStop);
        if (stopping.aborted) return onStop();
        write('retry: 1000\n\n');

        const stream: EventStream = {
          closed: closing.signal,
          send: (event) => stream.write(format(event)),
          async write(frames) {
            if (closing.signal.aborted) return;
            write(frames);
            if ((controller.desiredSize ?? 1) > 0) return;
            drained = Promise.withResolvers();
            const stalled = setTimeout(() => closing.abort(new Error('the reader takes nothing')), stalledMs);
            await drained.promise;
            clearTimeout(stalled);
          },
        };
        run(stream)
          .catch((err: unknown) => log.error({ err, path: c.req.path }, 'event stream failed'))
          .finally(() => closing.abort(new Error('the stream is complete')));
      },
      pull: () => drained.resolve(),
      cancel: () => closing.abort(new Error('the reader left')),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: bufferBytes }),
  );
  return c.body(body, 200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
}

function format({ id, event, data }: ServerSentEvent): string {
  const head = (id === undefined ? '' : `id: ${id}\n`) + (event === undefined ? '' : `event: ${event}\n`);
  return `${head}data: ${JSON.stringify(data)}\n\n`;
}
