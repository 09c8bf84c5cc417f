import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { DatabaseTarget, ServerSettings } from './connection.ts';
import { createPool, hold, type Pool } from './pool.ts';
import { statementNameOnceCommon } from './prepared-statements.ts';
import type { SlowStatements } from './slow-statements.ts';
import { createSqlClient, type SqlClient, type SqlSession, sqlSession } from './sql-client.ts';

/**
 * Drizzle for most queries; `$client` runs SQL of our own, for hot paths and what drizzle has no words for.
 *
 * Values in raw SQL: `timestamptz` comes and goes as `Date`, `date` and `timestamp` come as text, `jsonb` comes parsed. A
 * `jsonb` parameter is text: `${JSON.stringify(value)}::jsonb`. Do not store a bare string as jsonb: drizzle parses it a
 * second time when it reads.
 *
 * When a connection breaks, running queries fail and later ones get new connections.
 */
export type Database = Omit<NodePgDatabase, '$client' | 'transaction'> & {
  $client: SqlClient;
  transaction<T>(work: (tx: Transaction) => Promise<T>, config?: PgTransactionConfig): Promise<T>;
  /** A connection beside the pool, not yet connected; its owner ends it. */
  $connection(): pg.Client;
};

/** A transaction with drizzle's calls; `$client` runs SQL of our own in it. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0] & { $client: SqlSession };

export type OpenDatabase = {
  db: Database;
  /** Waits for running queries, at most `timeoutMs`. */
  close(timeoutMs?: number): Promise<void>;
};

/** Opens a pool of at most `poolSize` connections. Connects with the first query. */
export function openDatabase(
  target: DatabaseTarget,
  {
    poolSize,
    log,
    slow,
    settings = {},
    hasOneBuffer = false,
  }: {
    poolSize: number;
    log: Logger;
    /** Keeps those that take long. */
    slow?: SlowStatements;
    /** PostgreSQL's own settings for these connections. */
    settings?: ServerSettings;
    /** For connections that read much: see OneBufferSocket. They can copy no tables out. */
    hasOneBuffer?: boolean;
  },
): OpenDatabase {
  const pool = createPool(target, { size: poolSize, settings, log, slow, hasOneBuffer });
  const db: Database = Object.assign(drizzleOn(pool), {
    $client: createSqlClient(pool),
    $connection: pool.connection,
    transaction: transactionOn(pool),
  });
  return { db, close: (timeoutMs = 5_000) => pool.close(timeoutMs) };
}

// Drizzle holds no connections here. With a pool of node-postgres it would keep one for ever when `begin` fails on it
// (0.45), and the pool would close one for every statement that PostgreSQL refuses.

function drizzleOn(pool: Pool): NodePgDatabase {
  const query = (config: pg.QueryConfig, values: unknown[]) =>
    hold(pool, (connection) => connection.query(prepared(config, values), values));
  return drizzle({ client: { query } as unknown as pg.Client });
}

/** On a connection that its caller holds. */
function drizzleOnConnection(connection: pg.ClientBase): NodePgDatabase {
  const query = (config: pg.QueryConfig, values: unknown[]) => connection.query(prepared(config, values), values);
  return drizzle({ client: { query } as unknown as pg.Client });
}

/**
 * Parsing and planning take PostgreSQL longer than running most of our statements, so it keeps the common ones. Those
 * without parameters are `begin`, `commit` and what a migration runs, which may be several statements in one text.
 */
function prepared(config: pg.QueryConfig, values: readonly unknown[]): pg.QueryConfig {
  if (values.length === 0) return config;
  const name = statementNameOnceCommon(config.text);
  return name === undefined ? config : { ...config, name };
}

const transactionOn =
  (pool: Pool): Database['transaction'] =>
  (work, config) =>
    hold(pool, async (connection) => {
      let failure: { error: unknown } | undefined;
      const noted = (error: unknown) => {
        failure = { error };
        throw error;
      };
      const db = drizzleOnConnection(connection);
      return db
        .transaction((tx) => work(Object.assign(tx, { $client: sqlSession(connection) })).catch(noted), config)
        .catch((error: unknown) => {
          // On a connection that broke the rollback fails, too, and says less.
          throw failure ? failure.error : error;
        });
    });
