// oxlint-disable-next-line typescript/triple-slash-reference -- the packages that read this file by its path see the types as well
/// <reference path="./pg-utils.d.ts" />
import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';

export type Row = Record<string, unknown>;

type Parse = (text: string) => unknown;
type Shape = { name: string; parse: Parse }[];
type Field = { name: string; dataTypeID: number };
type Done = (error: Error | null, rows?: Row[]) => void;

/** What node-postgres keeps on a connection beside its types. */
type Connection = pg.Connection & Record<'parsedStatements' | 'submittedNamedStatements', Record<string, string>>;

/** What the rows of a connection's statements look like, by the statement's name. */
const shapes = new WeakMap<pg.Connection, Map<string, Shape>>();

/**
 * The rows of a prepared statement. The driver asks with each call what they will look like and makes a table of it:
 * PostgreSQL answers a prepared statement in one shape or refuses it, so here a connection is asked once.
 */
export const queryPrepared = (
  connection: pg.ClientBase,
  statement: { text: string; name: string; values: readonly unknown[] },
): Promise<Row[]> =>
  new Promise<Row[]>((resolve, reject) => {
    const parserOf = (oid: number): Parse => connection.getTypeParser(oid, 'text');
    connection.query(preparedQuery(statement, parserOf, (error, rows) => (error ? reject(error) : resolve(rows!))));
  }).catch((error: Error) => {
    // The stack of what the connection heard says nothing of who asked.
    Error.captureStackTrace(error);
    throw error;
  });

/** As node-postgres takes what is not made by itself. `callback` may be replaced by whoever watches the connection. */
function preparedQuery(
  { text, name, values }: { text: string; name: string; values: readonly unknown[] },
  parserOf: (oid: number) => Parse,
  callback: Done,
) {
  const rows: Row[] = [];
  let known: Map<string, Shape>;
  let shape: Shape = [];
  let failure: Error | null = null;
  const query = {
    text,
    name,
    callback,
    submit(to: pg.Connection): null {
      const { stream, parsedStatements, submittedNamedStatements } = to as Connection;
      known = shapes.get(to) ?? new Map<string, Shape>();
      shapes.set(to, known);
      const knownShape = known.get(name);
      if (knownShape) shape = knownShape;
      stream.cork();
      try {
        if (!(name in parsedStatements) && !(name in submittedNamedStatements)) {
          to.parse({ text, name, types: [] }, true);
          submittedNamedStatements[name] = text;
        }
        try {
          to.bind({ statement: name, values: values as string[], valueMapper: prepareValue }, true);
        } catch (error) {
          to.sync();
          failure = error as Error;
          return null;
        }
        if (!knownShape) to.describe({ type: 'P' }, true);
        to.execute(null, true);
        to.sync();
      } finally {
        stream.uncork();
      }
      return null;
    },
    handleRowDescription({ fields }: { fields: Field[] }) {
      shape = fields.map(({ name: column, dataTypeID }) => ({ name: column, parse: parserOf(dataTypeID) }));
    },
    handleDataRow({ fields }: { fields: (string | null)[] }) {
      try {
        const row: Row = {};
        for (let index = 0; index < shape.length; index += 1) {
          const { name: column, parse } = shape[index]!;
          const value = fields[index]!;
          row[column] = value === null ? null : parse(value);
        }
        rows.push(row);
      } catch (error) {
        failure ??= error as Error;
      }
    },
    handleCommandComplete() {
      known.set(name, shape);
    },
    handleEmptyQuery() {},
    handleReadyForQuery() {
      query.callback(failure, rows);
    },
    handleError(error: Error) {
      query.callback(failure ?? error);
    },
  };
  return query;
}
