import type { AggregateColumn, Aggregate, DateUnit } from '@whittle/domain/entities/parse-aggregate';
import type { FieldRef } from '@whittle/domain/entities/filter';
import {
  fieldSql,
  filterSql,
  orderSql,
  type RecordSource,
  type SqlParameters,
} from '../../../../adapters/database/record-sql.ts';
import type { RecordScope } from '../record-scope.ts';
import { within } from './scope-sql.ts';
import type { Statements } from './statements.ts';

export const aggregateRecords = ({ read }: Pick<Statements, 'read'>) => ({
  /** One row per group, as JSON texts; `isTruncated` when there are more of them. */
  async aggregate(
    scope: RecordScope,
    { filter, columns, having, sort, limit }: Aggregate,
  ): Promise<{ rows: string[]; isTruncated: boolean }> {
    const { where, parameters, source } = within(scope, ['read'], filter);
    const isGrouped = (column: AggregateColumn) => column.kind === 'group' || column.kind === 'bucket';
    const groups = columns.flatMap((column, index) => (isGrouped(column) ? [index] : []));
    const computed = columns.map((column, index) => `${columnSql(column, source, parameters)} as c${index}`);
    const named = columns.map(({ name }, index) => `${parameters.add(name)}::text, c${index}`);
    const grouping = groups.length > 0 ? `group by ${groups.map((index) => index + 1).join(', ')}` : '';
    const kept = having ? `where ${filterSql(having, answerSource, parameters)}` : '';
    // Rows that the sort leaves equal follow their groups, so that the same question has the same answer.
    const order = [...(sort ? [orderSql(sort, answerSource, parameters)] : []), 'r.id'].join(', ');
    const rows = await read<{ data: string }>(
      `select r.data::text as data from (
         select jsonb_build_object(${named.join(', ')}) as data,
           jsonb_build_array(${groups.map((index) => `c${index}`).join(', ')}) as id
         from (select ${computed.join(', ')} from records r where ${where} ${grouping}) g
       ) r ${kept} order by ${order} limit ${parameters.add(String(limit + 1))}::int`,
      parameters.values,
    );
    return { rows: rows.slice(0, limit).map(({ data }) => data), isTruncated: rows.length > limit };
  },
});

/** Rows of an answer have no server fields. */
const answerSource: RecordSource = { creatorEmail: 'null::text', isCreatedByOneOf: () => 'false' };

function columnSql(column: AggregateColumn, source: RecordSource, parameters: SqlParameters): string {
  if (column.kind === 'count') return `to_jsonb(count(*))`;
  const { field } = column;
  switch (column.kind) {
    case 'group':
      return `coalesce(${jsonOf(field, source, parameters)}, 'null')`;
    case 'bucket':
      return `coalesce(to_jsonb(${bucketSql(field, column.unit, source, parameters)}), 'null')`;
    case 'sum':
      return `to_jsonb(coalesce(sum(${numberOf(field, source, parameters)}), 0))`;
    case 'avg':
      return `coalesce(to_jsonb(avg(${numberOf(field, source, parameters)})::float8), 'null')`;
    case 'min':
    case 'max':
      return `coalesce(${outermost(column.kind, field, source, parameters)}, 'null')`;
    case 'count-distinct': {
      const value = jsonOf(field, source, parameters);
      return `to_jsonb(count(distinct ${value}) filter (where ${value} <> 'null'))`;
    }
  }
}

const isInstant = (field: FieldRef) =>
  field.kind === 'column' && (field.column === 'created_at' || field.column === 'updated_at');

const isoSql = (value: string) => `to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

function jsonOf(field: FieldRef, source: RecordSource, parameters: SqlParameters): string {
  const value = fieldSql(field, source, parameters);
  if (field.kind === 'data') return value;
  return `to_jsonb(${isInstant(field) ? isoSql(value) : value})`;
}

/** A number, or nothing for everything that is none. */
function numberOf(field: FieldRef, source: RecordSource, parameters: SqlParameters): string {
  if (field.kind === 'column') return 'null::numeric';
  const value = fieldSql(field, source, parameters);
  return `case jsonb_typeof(${value}) when 'number' then ${value}::numeric end`;
}

/** Numbers by their size, texts by their code points; among both, numbers count as smaller, as where lists are sorted. */
function outermost(kind: 'min' | 'max', field: FieldRef, source: RecordSource, parameters: SqlParameters): string {
  const value = fieldSql(field, source, parameters);
  if (field.kind === 'column') {
    if (field.column === 'is_sample') return `to_jsonb(bool_${kind === 'min' ? 'and' : 'or'}(${value}))`;
    if (isInstant(field)) return `to_jsonb(${isoSql(`${kind}(${value})`)})`;
    return `to_jsonb(${kind}(${value} collate "C"))`;
  }
  const number = `to_jsonb(${kind}(case jsonb_typeof(${value}) when 'number' then ${value}::numeric end))`;
  const text = `to_jsonb(${kind}(case jsonb_typeof(${value}) when 'string' then ${value} #>> '{}' end collate "C"))`;
  return kind === 'min' ? `${number}, ${text}` : `${text}, ${number}`;
}

const instantFormats = { day: 'YYYY-MM-DD', week: 'IYYY-"W"IW', month: 'YYYY-MM', year: 'YYYY' };
const dateChars = { day: 10, month: 7, year: 4 };

/** The day, week, month or year of an instant in UTC; of a date that is text the part that says so. */
function bucketSql(field: FieldRef, unit: DateUnit, source: RecordSource, parameters: SqlParameters): string {
  const value = fieldSql(field, source, parameters);
  if (isInstant(field)) return `to_char(${value} at time zone 'UTC', '${instantFormats[unit]}')`;
  if (field.kind === 'column') return 'null::text';
  const text = `case when jsonb_typeof(${value}) = 'string' then ${value} #>> '{}' end`;
  const isDate = `(${text}) ~ '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])'`;
  if (unit === 'week') {
    // The day counts from the month's first, so that a day that the month does not have is no error.
    const day = `make_date(left(${text}, 4)::int, substr(${text}, 6, 2)::int, 1) + substr(${text}, 9, 2)::int - 1`;
    return `case when ${isDate} and left(${text}, 4) <> '0000' then to_char(${day}, '${instantFormats.week}') end`;
  }
  return `case when ${isDate} then left(${text}, ${dateChars[unit]}) end`;
}
