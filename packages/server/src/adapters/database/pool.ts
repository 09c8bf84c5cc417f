import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { clientConfig, clientOf, type DatabaseTarget, type ServerSettings } from './connection.ts';
import type { SlowStatements } from './slow-statements.ts';

export type Pool = {
  /** A connection for its caller alone, until that gives it back. */
  take(): Promise<Taken>;
  /** A connection beside the pool, not yet connected; its owner ends it. */
  connection(): pg.Client;
  /** Waits for queries that run or wait, at most `timeoutMs`; what goes on then is cut off. */
  close(timeoutMs: number): Promise<void>;
};

export type Taken = {
  connection: pg.ClientBase;
  /** Gives the connection back, or closes it if it broke or is in a transaction. */
  release(): void;
};

/** Lets `work` have a connection for as long as it takes. */
export async function hold<T>(
  { take }: Pick<Pool, 'take'>,
  work: (connection: pg.ClientBase) => Promise<T>,
): Promise<T> {
  const { connection, release } = await take();
  try {
    return await work(connection);
  } finally {
    release();
  }
}

const idle = 'I';

/** At most `size` connections, each opened when it is first needed and kept. */
export function createPool(
  target: DatabaseTarget,
  {
    size,
    settings,
    log,
    slow,
    hasOneBuffer,
  }: { size: number; settings: ServerSettings; log: Logger; slow?: SlowStatements | undefined; hasOneBuffer: boolean },
): Pool {
  const config = clientConfig(target, settings, hasOneBuffer);
  const Client = clientOf(target, log, slow);
  const open = new Set<pg.Client>();
  const pool = new pg.Pool({ ...config, max: size, idleTimeoutMillis: 0, Client });
  // A connection that breaks while nobody uses it is nobody’s mistake: the next query gets a new one.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => open.add(client as pg.Client));
  pool.on('remove', (client) => open.delete(client as pg.Client));

  /** What takes longer than closing waits gets no connection any more: one that was still being made, or waited for. */
  let isCutOff = false;

  return {
    async take() {
      const client = await pool.connect();
      if (isCutOff) {
        client.release(true);
        throw new Error('Connection terminated: the pool is closed');
      }
      return { connection: client, release: () => client.release(client.getTransactionStatus() !== idle) };
    },
    connection: () => new Client(config),
    async close(timeoutMs) {
      const deadline = AbortSignal.timeout(timeoutMs);
      // A pool that ends forgets who waits for a connection of it.
      while (pool.waitingCount > 0 && !deadline.aborted) await sleep(5);
      if (!deadline.aborted) await Promise.race([pool.end(), once(deadline, 'abort')]);
      isCutOff = true;
      for (const client of open) void client.end();
    },
  };
}
