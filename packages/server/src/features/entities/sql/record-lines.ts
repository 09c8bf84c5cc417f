import { isoOf, type RecordText } from '../record-json.ts';
import type { RecordScope } from '../record-scope.ts';
import { shownData } from './scope-sql.ts';
import type { SqlParameters } from '../../../adapters/database/record-sql.ts';

/** Neither stands in an id, a time or the text of a jsonb, where control characters are escaped. */
const between = { parts: '\u001f', lines: '\u001e' } as const;

export type Lines = { lines: string | null; creators: Record<string, string> | null };

/**
 * The columns `lines` and `creators`: the records of `page`, a row source with the columns of `records`, as one text and
 * the e-mails of those who made them, each looked up once. A driver reads one text several times as fast as it reads
 * hundreds of values, and most lists have few creators.
 */
export function lineColumns(scope: RecordScope, parameters: SqlParameters, page: string): string {
  const parts = [
    'r.id',
    'r.is_sample',
    `(r.created_at at time zone 'UTC')::text`,
    `(r.updated_at at time zone 'UTC')::text`,
    `coalesce(r.created_by_id, '')`,
    `(${shownData(scope, parameters)})::text`,
  ];
  const line = `concat_ws(E'\\x1f', ${parts.join(', ')})`;
  const creators = scope.seesCreators
    ? `(select jsonb_object_agg(u.id, u.email) from app_users u
        where u.app_id = $1 and u.id in (select p.created_by_id from ${page} p))`
    : 'null::jsonb';
  return `(select string_agg(${line}, E'\\x1e') from ${page} r) as lines, ${creators} as creators`;
}

/** What `lineColumns` answered, a record each. */
export function readLines({ lines, creators }: Lines): RecordText[] {
  if (lines === null) return [];
  return lines.split(between.lines).map((line) => {
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
  });
}

type LineParts = [id: string, isSample: string, createdAt: string, updatedAt: string, creator: string, data: string];
