import { type Bytes, textOfBytes } from '../../../../adapters/database/query-bytes.ts';
import type { RecordBytes } from '../record-bytes.ts';
import { isoOf, type RecordHead, type RecordText } from '../record-json.ts';
import type { RecordScope } from '../record-scope.ts';
import { shownData } from './scope-sql.ts';
import type { SqlParameters } from '../../../../adapters/database/record-sql.ts';

/** Neither stands in an id, a time or the text of a jsonb, where control characters are escaped. */
const between = { parts: '\u001f', lines: '\u001e' } as const;
const separator = between.parts.charCodeAt(0);

export type Lines = { lines: string | null; creators: Record<string, string> | null };

export type LineSql = { line: string; lines: string; creators: string };

/**
 * The text `line` of a row, and the aggregates `lines` and `creators` over `r`, rows with the columns of `records`: the records as one text, and the
 * emails of those who made them, each looked up once. A driver reads one text several times as fast as it reads hundreds
 * of values, and most lists have few creators. No aggregate may sort what it reads, as `distinct` would: the text has the
 * order of the rows.
 */
export function lineAggregates(scope: RecordScope, parameters: SqlParameters): LineSql {
  const parts = [
    'r.id',
    'r.is_sample',
    `(r.created_at at time zone 'UTC')::text`,
    `(r.updated_at at time zone 'UTC')::text`,
    `coalesce(r.created_by_id, '')`,
    `(${shownData(scope, parameters)})::text`,
  ];
  const line = `concat_ws(E'\\x1f', ${parts.join(', ')})`;
  return { line, lines: `string_agg(${line}, E'\\x1e')`, creators: creatorsSql(scope, parameters) };
}

function creatorsSql(scope: RecordScope, parameters: SqlParameters): string {
  if (!scope.seesCreators) return 'null::jsonb';
  const emails = (table: string, which: string) =>
    `(select jsonb_object_agg(u.id, u.email) from ${table} u where u.app_id = $1 and u.id = ${which})`;
  if (isOwnOnly(scope)) return emails('app_users', `${parameters.add(scope.callerId!)}::text`);
  const anyOfThem = 'any (array_agg(r.created_by_id))';
  return ['former_people', 'app_users'].map((table) => `coalesce(${emails(table, anyOfThem)}, '{}')`).join(' || ');
}

/** Whether the caller reads nothing but what they made themselves. */
const isOwnOnly = ({ reach: { read }, callerId }: RecordScope): boolean =>
  typeof read === 'object' &&
  read.op === 'in' &&
  read.field.kind === 'column' &&
  read.field.column === 'created_by_id' &&
  read.values.length === 1 &&
  read.values[0] === callerId;

/** What `lineAggregates` answered, a record each, read as it is asked for. */
export function* readLines(lines: string | null, creators: Lines['creators']): Generator<RecordText> {
  for (const line of lines?.split(between.lines) ?? []) {
    const end = line.lastIndexOf(between.parts);
    yield { ...readHead(line.slice(0, end), creators), data: line.slice(end + 1) };
  }
}

type LinesOrigin = { creators: Lines['creators']; bytes: number; free: () => void };

/** Records that came a line each: their fields stay bytes for whoever sends them on, and become text for others. */
export class LargeRecords implements Iterable<RecordText> {
  /** Of all of them as they are stored. */
  readonly bytes: number;
  /** To be called once nothing reads the bytes any more. */
  readonly free: () => void;
  readonly #lines: readonly Bytes[];
  readonly #creators: Lines['creators'];

  constructor(lines: readonly Bytes[], { creators, bytes, free }: LinesOrigin) {
    this.bytes = bytes;
    this.free = free;
    this.#lines = lines;
    this.#creators = creators;
  }

  get count(): number {
    return this.#lines.length;
  }

  /** As text, once. */
  *[Symbol.iterator](): Generator<RecordText> {
    try {
      for (const record of this.asBytes()) yield { ...record, data: textOfBytes(record.data) };
    } finally {
      this.free();
    }
  }

  *asBytes(): Generator<RecordBytes> {
    for (const line of this.#lines) {
      const { head, data } = splitLine(line);
      yield { ...readHead(textOfBytes(head), this.#creators), data };
    }
  }
}

/** Parts of a line before the fields. */
const headParts = 5;

function splitLine(line: Bytes): { head: Bytes; data: Bytes } {
  let parts = 0;
  for (const [index, piece] of line.entries()) {
    for (let at = piece.indexOf(separator); at >= 0; at = piece.indexOf(separator, at + 1)) {
      parts += 1;
      if (parts < headParts) continue;
      const head = [...line.slice(0, index), piece.subarray(0, at)];
      const data = [piece.subarray(at + 1), ...line.slice(index + 1)].filter(({ length }) => length > 0);
      return { head, data };
    }
  }
  throw new Error('a line of a record ends before its fields');
}

function readHead(head: string, creators: Lines['creators']): RecordHead {
  const [id, isSample, createdAt, updatedAt, creator] = head.split(between.parts) as HeadParts;
  return {
    id,
    createdById: creator || null,
    creatorEmail: creators?.[creator] ?? null,
    isSample: isSample === 't',
    createdAt: isoOf(createdAt),
    updatedAt: isoOf(updatedAt),
  };
}

type HeadParts = [id: string, isSample: string, createdAt: string, updatedAt: string, creator: string];
