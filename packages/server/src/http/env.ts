import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Host } from './hosts.ts';

/** What every handler finds in `c.env`, whatever the host. */
export type RequestBindings = HttpBindings & {
  requestId: string;
  /** Writes the request's id into each line. */
  log: Logger;
  host: Host;
  /** The network address that attempts are counted by. */
  clientAddress: string;
  /** Aborted when the server begins to stop; event streams end on it. */
  stopping: AbortSignal;
};

export type AppEnv = { Bindings: RequestBindings };
