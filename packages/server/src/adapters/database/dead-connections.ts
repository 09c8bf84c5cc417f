import type { Sql } from 'postgres';

/** What postgres.js hands to `onexecute`, an option of its own transactions. */
type Connection = { id: number; execute(query: Query): unknown };
type Query = { reject(error: Error): void };
type UnsafeOptions = { onexecute?: (connection: Connection) => unknown };
type Unsafe = (text: string, parameters?: unknown[], options?: UnsafeOptions) => unknown;

/**
 * Keeps transactions from talking to a connection that is gone.
 *
 * postgres.js (3.4.9) sends the `rollback` of a transaction whose connection broke to a socket that is no longer there:
 * an uncaught TypeError that ends the process. Each connection that a transaction takes is given an `execute` that
 * refuses once the connection was closed. `closed` answers the error for a connection's id, null while it lives.
 */
export function guardTransactions(pool: Sql, closed: (id: number) => Error | null): void {
  const guarded = new WeakSet<Connection>();
  const guard = (connection: Connection) => {
    if (guarded.has(connection)) return;
    guarded.add(connection);
    const { execute } = connection;
    connection.execute = (query) => {
      const error = closed(connection.id);
      if (!error) return execute(query);
      query.reject(error);
      return true;
    };
  };

  const unsafe = pool.unsafe.bind(pool) as unknown as Unsafe;
  const guardedUnsafe: Unsafe = (text, parameters, options) => {
    const onexecute = options?.onexecute;
    if (!onexecute) return options ? unsafe(text, parameters, options) : unsafe(text, parameters);
    const withGuard = (connection: Connection) => {
      guard(connection);
      return onexecute(connection);
    };
    return unsafe(text, parameters, { ...options, onexecute: withGuard });
  };
  Object.assign(pool, { unsafe: guardedUnsafe });
}

/** The error that postgres.js itself gives to queries on a connection that closes. */
export const connectionClosed = (): Error =>
  Object.assign(new Error('the connection to the database was closed'), { code: 'CONNECTION_CLOSED' });
