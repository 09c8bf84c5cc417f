import { limits } from '@whittle/contract/limits';
import type { FieldRef, Filter, Sort } from '@whittle/domain/entities/filter';
import { fieldSql, orderSql, type RecordSource, type SqlParameters } from '../../../../adapters/database/record-sql.ts';
import type { RecordText } from '../record-json.ts';
import type { RecordScope } from '../record-scope.ts';
import { answerColumns, type Row, shownData, toText, within } from './scope-sql.ts';
import type { Statements } from './statements.ts';

/** Where a page ended: the last record's sort keys as text, and its id. */
export type PageEnd = { keys: (string | null)[]; id: string };

export type RecordPage = { records: RecordText[]; end: PageEnd | null; hasMore: boolean };
export type ValuePage = { values: string[]; hasMore: boolean };

type PageOptions = { filter: Filter | null; sort: Sort; limit: number; after: PageEnd | null };

export const pageRecords = ({ read }: Pick<Statements, 'read'>) => ({
  /** The records that follow `after`: found by their keys, so what is added or removed before them moves nothing. */
  async page(scope: RecordScope, { filter, sort, limit, after }: PageOptions): Promise<RecordPage> {
    const { where, parameters, source } = within(scope, ['read'], filter);
    const keys = keysOf(sort);
    const order = orderSql(sort, source, parameters);
    const most = `${parameters.add(String(limit + 1))}::int`;
    const stretches = after ? followingStretches(keys, after, source, parameters) : ['true'];
    const parts = stretches.map(
      (stretch) => `select r.* from records r where ${where} and ${stretch} order by ${order} limit ${most}`,
    );
    const next =
      parts.length === 1
        ? parts[0]!
        : `select * from (${parts.map((part) => `(${part})`).join(' union all ')}) r order by ${order} limit ${most}`;
    const ends = keys.map(({ field }, index) => `${keyText(field, source, parameters)} as "key${index}"`);
    const data = `case when r.total - r.size <= ${limits.recordListMaxBytes} then ${shownData(scope, parameters)} end`;
    const rows = await read<Row & Record<`key${number}`, string | null>>(
      `select ${answerColumns(scope, parameters, data)}, ${ends.join(', ')} from (
         select p.*, sum(p.size) over (rows unbounded preceding) as total from (${next}) p
       ) r`,
      parameters.values,
    );
    const shown = rows.slice(0, limit).filter(({ data: text }) => text !== null);
    const last = shown.at(-1);
    return {
      records: shown.flatMap((row) => toText(withoutKeys(row)) ?? []),
      end: last ? { keys: keys.map((_, index) => last[`key${index}`] ?? null), id: last.id } : null,
      hasMore: rows.length > shown.length,
    };
  },

  /** The values that a field has, each once, smallest first, as JSON texts. A list counts by its items, nothing as nothing. */
  async distinct(
    scope: RecordScope,
    { field, filter, limit, after }: { field: FieldRef; filter: Filter | null; limit: number; after: string | null },
  ): Promise<ValuePage> {
    const { where, parameters, source } = within(scope, ['read'], filter);
    const value = jsonOf(field, source, parameters);
    const items = `jsonb_array_elements(case jsonb_typeof(${value}) when 'array' then ${value} else jsonb_build_array(${value}) end)`;
    const follows = after === null ? '' : ` and item.value > ${parameters.add(after)}::jsonb`;
    const rows = await read<{ value: string }>(
      `select item.value::text as value from records r, ${items} as item(value)
       where ${where} and item.value <> 'null'${follows}
       group by item.value order by item.value limit ${parameters.add(String(limit + 1))}::int`,
      parameters.values,
    );
    return { values: rows.slice(0, limit).map((row) => row.value), hasMore: rows.length > limit };
  },
});

type Key = { field: FieldRef; descending: boolean };

const keysOf = (sort: Sort | undefined): Key[] => (sort ? [sort, ...keysOf(sort.next)] : []);

const withoutKeys = ({ id, data, createdById, creatorEmail, isSample, createdAt, updatedAt }: Row): Row => ({
  id,
  data,
  createdById,
  creatorEmail,
  isSample,
  createdAt,
  updatedAt,
});

const isInstant = (field: FieldRef) =>
  field.kind === 'column' && (field.column === 'created_at' || field.column === 'updated_at');

function typeOf(field: FieldRef): 'jsonb' | 'timestamptz' | 'boolean' | 'text' {
  if (field.kind === 'data') return 'jsonb';
  return isInstant(field) ? 'timestamptz' : field.column === 'is_sample' ? 'boolean' : 'text';
}

/** A sort key as text that its own type reads back exactly, microseconds included. */
function keyText(field: FieldRef, source: RecordSource, parameters: SqlParameters): string {
  const key = fieldSql(field, source, parameters);
  return isInstant(field) ? `((${key} at time zone 'UTC')::text || 'Z')` : `(${key})::text`;
}

const jsonOf = (field: FieldRef, source: RecordSource, parameters: SqlParameters): string => {
  const value = fieldSql(field, source, parameters);
  if (field.kind === 'data') return value;
  return isInstant(field)
    ? `to_jsonb(to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`
    : `to_jsonb(${value})`;
};

/**
 * What comes after `end` in the order of `keys` and then of the id, as orderSql puts them: conditions that each hold one
 * unbroken stretch of an index with these keys, so that a page is read from where it begins, however deep it lies.
 */
function followingStretches(keys: Key[], end: PageEnd, source: RecordSource, parameters: SqlParameters): string[] {
  const last = keys.at(-1)!;
  const bounds = keys.map(({ field, descending }, index) => {
    const value = end.keys[index] ?? null;
    return {
      key: fieldSql(field, source, parameters),
      bound: value === null ? null : `${parameters.add(value)}::${typeOf(field)}`,
      sign: descending ? '<' : '>',
      // Nothing counts as the smallest: it comes last when descending, first when ascending.
      endsWithNothing: descending && !isNeverNull(field),
    };
  });
  const sameKeys = (count: number) =>
    bounds.slice(0, count).map(({ key, bound }) => (bound === null ? `${key} is null` : `${key} = ${bound}`));
  const id = `${parameters.add(end.id)}::text`;
  const idSign = last.descending ? '<' : '>';

  const stretches: string[][] = [];
  for (const [index, { key, bound, sign, endsWithNothing }] of [...bounds.entries()].reverse()) {
    const before = sameKeys(index);
    if (index === bounds.length - 1) {
      if (bound === null) stretches.push([...before, `${key} is null`, `r.id ${idSign} ${id}`]);
      else stretches.push([...before, `(${key}, r.id) ${idSign} (${bound}, ${id})`]);
    } else if (bound !== null) stretches.push([...before, `${key} ${sign} ${bound}`]);
    if (bound === null && sign === '>') stretches.push([...before, `${key} is not null`]);
    if (bound !== null && endsWithNothing) stretches.push([...before, `${key} is null`]);
  }
  return stretches.map((parts) => parts.join(' and '));
}

const isNeverNull = (field: FieldRef) =>
  field.kind === 'column' && field.column !== 'created_by' && field.column !== 'created_by_id';
