import type { Duplex } from 'node:stream';
import pg from 'pg';
import type { Blocks } from '../blocks.ts';
import { OneBufferSocket } from './one-buffer-socket.ts';

/** A text in parts, none of which is decoded. */
export type Bytes = readonly Uint8Array[];

export const textOfBytes = (bytes: Bytes): string => Buffer.concat(bytes).toString();

type OnData = (data: Buffer) => void;

/**
 * The rows of a statement that answers one column of text, undecoded: the driver would make a string of each, and whoever
 * sends that on bytes again. They are taken out of the connection's data before the driver sees it; everything else is
 * the driver's, as for any other statement.
 */
export const queryBytes = (
  connection: pg.ClientBase,
  config: pg.QueryConfig & { values: unknown[] },
  blocks: Blocks,
): Promise<(Bytes | null)[]> =>
  new Promise((resolve, reject) => {
    const rows: (Bytes | null)[] = [];
    const query = new pg.Query(config, (error) => (error ? reject(error) : resolve(rows)));
    const { submit } = query;
    query.submit = (to) => {
      takeRows(to.stream, rows, blocks);
      return submit.call(query, to);
    };
    connection.query(query);
  });

// A message of PostgreSQL is a letter, its length, which counts itself but not the letter, and what it says; that of a row
// begins with the number of its columns and the length of the first one, which is negative for null.
const headBytes = 5;
const rowHeadBytes = headBytes + 6;
const rowLetter = 'D'.charCodeAt(0);
const endLetter = 'Z'.charCodeAt(0);
const nothing = Buffer.alloc(0);

/** After so many bytes others get their turn: a fast database fills whole turns of the event loop. */
const turnBytes = 256_000;

/** Puts the rows that arrive into `rows`, until the statement has ended. */
function takeRows(stream: Duplex, rows: (Bytes | null)[], blocks: Blocks): void {
  const driver = stream.listeners('data')[0] as OnData;
  const isShared = stream instanceof OneBufferSocket;
  /** The driver keeps what is not a whole message. */
  const toDriver: OnData = (data) => driver(isShared ? Buffer.from(data) : data);
  let head: Buffer = nothing;
  let row: Uint8Array[] | null = null;
  let missing = 0;
  let sinceTurn = 0;

  const read: OnData = (data) => {
    let at = 0;
    const next = (bytes: number) => {
      const part = data.subarray(at, at + bytes);
      at += part.length;
      return part;
    };
    while (at < data.length) {
      if (missing > 0) {
        const part = next(missing);
        missing -= part.length;
        if (row) row.push(...blocks.copy(part));
        else toDriver(part);
        continue;
      }
      const isRow = (head[0] ?? data[at]) === rowLetter;
      const wanted = isRow ? rowHeadBytes : headBytes;
      const part = next(wanted - head.length);
      head = Buffer.concat([head, part]);
      if (head.length < wanted) return;
      missing = 1 + head.readUInt32BE(1) - wanted;
      row = isRow && head.readInt32BE(headBytes + 2) >= 0 ? [] : null;
      if (isRow) rows.push(row);
      else toDriver(head);
      if (head[0] === endLetter) {
        if (isShared) stream.reader = null;
        else stream.off('data', read).on('data', driver);
        if (at < data.length) toDriver(data.subarray(at));
        return;
      }
      head = nothing;
    }
    sinceTurn += data.length;
    if (sinceTurn < turnBytes) return;
    sinceTurn = 0;
    stream.pause();
    setImmediate(() => stream.resume());
  };
  if (isShared) stream.reader = read;
  else stream.off('data', driver).on('data', read);
}
