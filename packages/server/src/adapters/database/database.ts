import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type { Logger } from 'pino';
import postgres, { type Sql } from 'postgres';
import { connectWhenReady } from './connect-when-ready.ts';
import { connectionClosed, guardTransactions } from './dead-connections.ts';
import { createReplaceablePool } from './replaceable-pool.ts';

/**
 * Drizzle for most queries; `$client` is the postgres.js pool below it, for hot paths in raw SQL.
 *
 * Values in raw SQL: `timestamptz` comes and goes as `Date`, `jsonb` comes parsed. A `jsonb` parameter must be text,
 * `${JSON.stringify(value)}::jsonb`, because drizzle needs the pool's JSON serialiser to pass its text on; `sql.json()`
 * does not work. Do not store a bare string as jsonb: drizzle parses it a second time when it reads.
 *
 * When a connection breaks, running queries fail and later ones get new connections. `$client.listen` does not survive
 * that: notices between processes go through adapters/realtime.
 */
export type Database = PostgresJsDatabase & { $client: Sql };

export type OpenDatabase = {
  db: Database;
  /** Waits for running queries, at most `timeoutMs`. */
  close(timeoutMs?: number): Promise<void>;
};

/** Where PostgreSQL is: an address, or the embedded server, which may be restarting. */
export type DatabaseTarget =
  | { url: string }
  | {
      connection: ServerConnection;
      /** Resolves once the server takes connections. */
      ready(): Promise<void>;
    };

export type ServerConnection = {
  database: string;
  user: string;
  password: string;
  /** A Unix socket, or a port of this machine where there are none. */
  address: { path: string } | { host: string; port: number };
};

/** How long queries on other connections may go on when one breaks. An embedded server breaks as a whole. */
const graceMs = { url: 5_000, embedded: 0 };

/** Opens a pool of at most `poolSize` connections. Connects with the first query. */
export function openDatabase(
  target: DatabaseTarget,
  {
    poolSize,
    log,
    settings = {},
  }: {
    poolSize: number;
    log: Logger;
    /** PostgreSQL's own settings for these connections. */
    settings?: Record<string, string | number>;
  },
): OpenDatabase {
  const open = (onLost: () => void): Sql => {
    const closed = new Set<number>();
    const options = {
      max: poolSize,
      max_lifetime: null,
      connect_timeout: 10,
      connection: {
        application_name: 'whittle',
        TimeZone: 'UTC',
        ...settings,
      },
      // Asked for on connecting, the types of arrays would fail where nobody catches it; no query uses them.
      fetch_types: false,
      onclose: (id: number) => {
        closed.add(id);
        onLost();
      },
      onnotice: (notice: postgres.Notice) => log.debug({ notice: notice.message }, 'database notice'),
    };
    const pool =
      'url' in target
        ? postgres(target.url, options)
        : postgres({ ...options, ...target.connection, ...connectWhenReady(target) });
    guardTransactions(pool, (id) => (closed.has(id) ? connectionClosed() : null));
    passValues(pool);
    return pool;
  };
  const { client, close } = createReplaceablePool(open, 'url' in target ? graceMs.url : graceMs.embedded);
  const db = drizzle(client);
  passValues(client);
  return { db, close: (timeoutMs = 5_000) => close(timeoutMs) };
}

/** PostgreSQL's numbers of the types whose values are not postgres.js's own. */
const types = { json: 114, jsonb: 3802, timestamptz: 1184 };

/** Sets how values cross, as `Database` says; drizzle changes it when it takes a pool, so this comes after. */
function passValues({ options }: Sql): void {
  const same = (value: unknown) => value;
  options.serializers[types.json] = same;
  options.serializers[types.jsonb] = same;
  options.parsers[types.timestamptz] = (text: string) => new Date(text);
  options.serializers[types.timestamptz] = (value: Date | string) =>
    value instanceof Date ? value.toISOString() : value;
}
