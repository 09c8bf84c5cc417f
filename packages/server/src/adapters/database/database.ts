import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres, { type Sql } from 'postgres';
import type { Logger } from 'pino';
import { connectWhenReady } from './connect-when-ready.ts';

/**
 * Drizzle for most queries; `$client` is the postgres.js pool below it, for hot paths in raw SQL.
 *
 * Values in raw SQL: `timestamptz` comes and goes as `Date`, `jsonb` comes parsed. A `jsonb` parameter must be text,
 * `${JSON.stringify(value)}::jsonb`, because drizzle switches the pool's JSON serialiser to pass-through and passes text
 * itself; `sql.json()` does not work. Do not store a bare string as jsonb: drizzle parses it a second time when it reads.
 */
export type Database = PostgresJsDatabase & { $client: Sql };

export type OpenDatabase = {
  db: Database;
  /** Waits for running queries, at most `timeoutMs`. */ close(timeoutMs?: number): Promise<void>;
};

/** Where PostgreSQL is: an address, or the embedded server, which may be restarting. */
export type DatabaseTarget =
  | { url: string }
  | { connection: ServerConnection; /** Resolves once the server takes connections. */ ready(): Promise<void> };

export type ServerConnection = {
  database: string;
  user: string;
  password: string;
  /** A Unix socket, or a port of this machine where there are none. */
  address: { path: string } | { host: string; port: number };
};

const timestampTypes = ['1184', '1185'];

/** Opens a pool of at most `poolSize` connections. Connects with the first query. */
export function openDatabase(
  target: DatabaseTarget,
  { poolSize, log }: { poolSize: number; log: Logger },
): OpenDatabase {
  const common = {
    max: poolSize,
    idle_timeout: 300,
    connect_timeout: 10,
    backoff: (retries: number) => Math.min(0.05 * 2 ** retries, 2),
    connection: { application_name: 'whittle', TimeZone: 'UTC' },
    onnotice: (notice: postgres.Notice) => log.debug({ notice: notice.message }, 'database notice'),
  };
  const client =
    'url' in target
      ? postgres(target.url, common)
      : postgres({
          ...common,
          database: target.connection.database,
          user: target.connection.user,
          password: target.connection.password,
          ...connectWhenReady(target),
        });
  const db = drizzle(client);
  for (const type of timestampTypes) {
    client.options.parsers[Number(type)] = (text: string) => new Date(text);
    client.options.serializers[Number(type)] = (value: Date | string) =>
      value instanceof Date ? value.toISOString() : value;
  }
  return { db, close: (timeoutMs = 5_000) => client.end({ timeout: timeoutMs / 1_000 }) };
}
