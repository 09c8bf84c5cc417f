import type { Readable, Writable } from 'node:stream';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import Cursor from 'pg-cursor';
import type { Blocks } from '../blocks.ts';
import { hold, type Pool } from './pool.ts';
import { queryPrepared } from './prepared-query.ts';
import { statementName } from './prepared-statements.ts';
import { type Bytes, queryBytes } from './query-bytes.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- what comes depends on the statement
export type Row = Record<string, any>;
export type QueryOptions = {
  /** Kept prepared by its connection, for texts that come again and again. */
  prepare?: boolean;
};

/**
 * SQL as a template, whose values become parameters and whose `identifier()`s become names, or as text with `$1`.
 * Errors are PostgreSQL's, with `code` (SQLSTATE) and `constraint`, or of the connection: isTransientDatabaseError.
 */
export interface Sql {
  <R extends readonly object[] = Row[]>(strings: TemplateStringsArray, ...values: unknown[]): Promise<R>;
  query<R extends readonly object[] = Row[]>(
    text: string,
    values?: readonly unknown[],
    options?: QueryOptions,
  ): Promise<R>;
  /** The rows of a query with one column, of text, as the bytes of it, which lie in `blocks`. */
  bytes(text: string, values: readonly unknown[], blocks: Blocks, options?: QueryOptions): Promise<(Bytes | null)[]>;
  /** The rows of a query that may have many, `rowsAtOnce` at a time. Holds a connection until the last, or the reader stops. */
  cursor<R extends readonly object[] = Row[]>(
    text: string,
    values: readonly unknown[],
    rowsAtOnce: number,
  ): AsyncGenerator<R>;
}

/** SQL on one connection. */
export interface SqlSession extends Sql {
  /** The rows of a table in PostgreSQL's own text, as `copyIn` takes them. */
  copyOut(table: string, columns: readonly string[]): Readable;
  copyIn(table: string, columns: readonly string[]): Writable;
}

/** SQL on any connection of the pool. */
export interface SqlClient extends Sql {
  /** All of it or nothing. `mode` is what follows `begin`, such as an isolation level. */
  transaction<T>(work: (sql: SqlSession) => Promise<T>, mode?: string): Promise<T>;
  /** One connection for as long as `work` takes: session locks, statements that no transaction can hold. */
  session<T>(work: (sql: SqlSession) => Promise<T>): Promise<T>;
}

export function createSqlClient(pool: Pool): SqlClient {
  const session: SqlClient['session'] = (work) => hold(pool, (connection) => work(sqlSession(connection)));
  return Object.assign(sqlOn(pool), {
    session,
    transaction: <T>(work: (sql: SqlSession) => Promise<T>, mode = '') =>
      session(async (sql) => {
        await sql.query(`begin ${mode}`);
        try {
          const result = await work(sql);
          await sql.query('commit');
          return result;
        } catch (error) {
          // On a connection that broke this fails too; what broke it says more, and the pool closes it.
          await sql.query('rollback').catch(() => undefined);
          throw error;
        }
      }),
  });
}

/** SQL on one connection, which the caller holds. */
export function sqlSession(connection: pg.ClientBase): SqlSession {
  return Object.assign(sqlOn({ take: async () => ({ connection, release: () => {} }) }), {
    copyOut: (table: string, columns: readonly string[]) =>
      connection.query(copyTo(`copy ${identifier(table).text} (${identifier(columns).text}) to stdout`)),
    copyIn: (table: string, columns: readonly string[]) =>
      connection.query(copyFrom(`copy ${identifier(table).text} (${identifier(columns).text}) from stdin`)),
  });
}

function sqlOn(from: Pick<Pool, 'take'>): Sql {
  const query: Sql['query'] = <R extends readonly object[]>(
    text: string,
    values: readonly unknown[] = [],
    options?: QueryOptions,
  ) =>
    hold(from, async (connection) => {
      const name = options?.prepare ? statementName(text) : undefined;
      if (name !== undefined) return (await queryPrepared(connection, { text, name, values })) as unknown as R;
      return rowsOf<R>(await connection.query({ text, values: [...values] }));
    });
  const bytes: Sql['bytes'] = (text, values, blocks, options) =>
    hold(from, (connection) => queryBytes(connection, statement(text, values, options), blocks));

  async function* cursor<R extends readonly object[]>(text: string, values: readonly unknown[], rowsAtOnce: number) {
    const { connection, release } = await from.take();
    const { promise: ended, resolve: onEnd } = Promise.withResolvers<void>();
    connection.once('end', onEnd);
    // A read that fails or comes back empty has closed the cursor.
    let isOpen = false;
    const opened = connection.query(new Cursor(text, [...values]));
    try {
      for (;;) {
        isOpen = false;
        const rows = await opened.read(rowsAtOnce);
        if (rows.length === 0) return;
        isOpen = true;
        yield rows as unknown as R;
      }
    } finally {
      if (isOpen) await Promise.race([opened.close(), ended]);
      connection.off('end', onEnd);
      release();
    }
  }

  const template = <R extends readonly object[]>(strings: TemplateStringsArray, ...values: unknown[]) => {
    const { text, values: parameters } = toStatement(strings, values);
    return query<R>(text, parameters, { prepare: true });
  };
  return Object.assign(template, { query, bytes, cursor });
}

function statement(text: string, values: readonly unknown[], { prepare = false }: QueryOptions = {}) {
  const name = prepare ? statementName(text) : undefined;
  return { text, values: [...values], ...(name && { name }) };
}

/** Text without parameters may be several statements; the last one answers. */
const rowsOf = <R extends readonly object[]>(result: pg.QueryResult | pg.QueryResult[]): R =>
  (Array.isArray(result) ? result.at(-1)! : result).rows as unknown as R;

class Identifier {
  readonly text: string;
  constructor(names: readonly string[]) {
    this.text = names.map((name) => pg.escapeIdentifier(name)).join(', ');
  }
}

/** Names of tables or columns in a template of SQL. */
export const identifier = (names: string | readonly string[]): Identifier =>
  new Identifier(typeof names === 'string' ? [names] : names);

function toStatement(strings: TemplateStringsArray, values: unknown[]): { text: string; values: unknown[] } {
  const parameters: unknown[] = [];
  const text = strings.reduce((before, string, index) => {
    const value = values[index - 1];
    if (value instanceof Identifier) return `${before}${value.text}${string}`;
    if (value === undefined) throw new TypeError(`A value of this statement is undefined: ${strings.join('?')}`);
    return `${before}$${parameters.push(value)}${string}`;
  });
  return { text, values: parameters };
}
