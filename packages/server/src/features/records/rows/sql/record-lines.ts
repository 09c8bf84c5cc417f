import { isoOf, type RecordText } from '../record-json.ts';
import type { RecordScope } from '../record-scope.ts';
import { shownData } from './scope-sql.ts';
import type { SqlParameters } from '../../../../adapters/database/record-sql.ts';

/** Neither stands in an id, a time or the text of a jsonb, where control characters are escaped. */
const between = { parts: '\u001f', lines: '\u001e' } as const;

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
export function* readLines(texts: Iterable<string>, creators: Lines['creators']): Generator<RecordText> {
  for (const text of texts) for (const line of text.split(between.lines)) yield readLine(line, creators);
}

function readLine(line: string, creators: Lines['creators']): RecordText {
  const [id, isSample, createdAt, updatedAt, creator, data] = line.split(between.parts) as LineParts;
  return {
    id,
    data,
    createdById: creator || null,
    creatorEmail: creators?.[creator] ?? null,
    isSample: isSample === 't',
    createdAt: isoOf(createdAt),
    updatedAt: isoOf(updatedAt),
  };
}

type LineParts = [id: string, isSample: string, createdAt: string, updatedAt: string, creator: string, data: string];
