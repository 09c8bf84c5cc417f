import type { DataRef, FieldRef, Filter, RecordColumn, Sort } from '@whittle/domain/entities/filter';
import { type IndexKey, plainName } from '@whittle/domain/entities/index-shape';
import type { Json } from '@whittle/domain/entities/json';

/** Values of one statement. Whatever comes from outside stands here and never in the statement's text. */
export class SqlParameters {
  readonly values: string[] = [];

  /** The placeholder of a value, such as `$3`. */
  add(value: string): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  json(value: Json): string {
    return `${this.add(JSON.stringify(value))}::jsonb`;
  }
}

/** How a row called `r`, with the columns of `records`, leads to who created it. Both are SQL. */
export type RecordSource = {
  /** The creator's email as text; null where the caller may not know it. */
  creatorEmail: string;
  /** Whether the creator has one of the emails in a `text[]`. */
  isCreatedByOneOf(emails: string): string;
};

/**
 * A condition that is true for the records that fit. For the others it is false, or null where nothing negates it: there
 * that is the same, and a bare comparison can use an index.
 */
export function filterSql(
  filter: Filter,
  source: RecordSource,
  parameters: SqlParameters,
  isNegated: boolean = false,
): string {
  switch (filter.op) {
    case 'and':
    case 'or':
      return filter.filters.length === 0
        ? String(filter.op === 'and')
        : `(${filter.filters.map((part) => filterSql(part, source, parameters, isNegated)).join(` ${filter.op} `)})`;
    case 'not':
      return `not ${filterSql(filter.filter, source, parameters, true)}`;
    case 'search':
      return searchSql(filter, parameters);
    default: {
      const { field } = filter;
      const condition =
        field.kind === 'data'
          ? dataCondition(filter, field, parameters)
          : columnCondition(filter, field.column, source, parameters);
      return isNegated ? `coalesce(${condition}, false)` : `(${condition})`;
    }
  }
}

function searchSql({ fields, pattern }: Extract<Filter, { op: 'search' }>, parameters: SqlParameters): string {
  if (fields.length === 0) return 'false';
  const bound = `${parameters.add(pattern)}::text`;
  const tests = fields.map((field) => {
    const value = pathSql(field, parameters);
    const isText = field.types.length === 1 ? '' : `jsonb_typeof(${value}) = 'string' and `;
    return `coalesce(${isText}(${value} #>> '{}') ilike ${bound}, false)`;
  });
  return `(${tests.join(' or ')})`;
}

/** Smallest first or last; a missing value counts as the smallest. Records that are equal keep the order of their ids. */
export function orderSql({ field, descending, next }: Sort, source: RecordSource, parameters: SqlParameters): string {
  const direction = descending ? 'desc nulls last' : 'asc nulls first';
  const key = fieldSql(field, source, parameters);
  return `${key} ${direction}, ${next ? orderSql(next, source, parameters) : `r.id ${direction}`}`;
}

/** A field's value: jsonb for a field of the entity, the column's own type for one of the server's. */
export const fieldSql = (field: FieldRef, source: RecordSource, parameters: SqlParameters): string =>
  field.kind === 'data' ? `(${pathSql(field, parameters)})` : columnSql(field.column, source);

type Leaf = Extract<Filter, { field: FieldRef }>;

/** Plain names stand in the text, where an index on the field can be recognised; all others are bound. */
const pathSql = ({ path }: DataRef, parameters: SqlParameters) =>
  `r.data${path.map((level) => `->${plainName.test(level) ? `'${level}'` : `${parameters.add(level)}::text`}`).join('')}`;

/** A key of an index on `records`, as the expressions of filterSql and orderSql have it. */
export function indexKeySql(key: IndexKey): string {
  const direction = key.descending === undefined ? '' : key.descending ? ' desc nulls last' : ' asc nulls first';
  if (key.by === 'column') return `${key.column}${direction}`;
  if (!key.path.every((level) => plainName.test(level))) throw new Error('a field with this name cannot be indexed');
  const value = `data${key.path.map((level) => `->'${level}'`).join('')}`;
  return `${key.by === 'value' ? `(${value})` : `((${value} #>> '{}') collate "C")`}${direction}`;
}

/** The items of a value that is a list, none of any other value. */
const itemsOf = (value: string) =>
  `jsonb_array_elements(case jsonb_typeof(${value}) when 'array' then ${value} else '[]' end)`;

function dataCondition(filter: Leaf, field: DataRef, parameters: SqlParameters): string {
  // Before anything is bound: PostgreSQL refuses a value that its statement does not use.
  if ((filter.op === 'in' || filter.op === 'all') && filter.values.length === 0) return 'false';
  const value = pathSql(field, parameters);
  switch (filter.op) {
    case 'exists':
      return `(${value} is not null)`;
    case 'size':
      return `(case jsonb_typeof(${value}) when 'array' then jsonb_array_length(${value}) = ${parameters.add(String(filter.size))}::bigint else false end)`;
    case 'all': {
      const wanted = `jsonb_array_elements(${parameters.json([...filter.values])}) as wanted(value)`;
      const held = `select from ${itemsOf(value)} as item(value) where item.value = wanted.value`;
      return `(not exists (select from ${wanted} where not exists (${held})))`;
    }
    default: {
      const matches = valueCondition(filter, parameters);
      const mayBeList = field.types.length === 0 || field.types.includes('array');
      if (!mayBeList) return matches(value);
      const asWhole = `coalesce(${matches(value)}, false)`;
      const byItem = `exists (select from ${itemsOf(value)} as item(value) where ${matches('item.value')})`;
      return `(${asWhole} or ${byItem})`;
    }
  }
}

type ValueFilter = Extract<Filter, { op: 'in' | 'gt' | 'gte' | 'lt' | 'lte' | 'like' | 'regex' }>;

/** The condition on one JSON value, given as SQL; its parameters are bound once, however often it is written. */
function valueCondition(filter: ValueFilter, parameters: SqlParameters): (value: string) => string {
  switch (filter.op) {
    case 'in': {
      const present = filter.values.filter((value) => value !== null);
      const [first] = present;
      const list = present.length > 1 ? parameters.json(present) : null;
      const single = present.length === 1 && first !== undefined ? parameters.json(first) : null;
      const orNull = present.length < filter.values.length;
      return (value) => {
        const tests = [
          ...(single ? [`${value} = ${single}`] : []),
          ...(list ? [`${value} = any (array(select jsonb_array_elements(${list})))`] : []),
          ...(orNull ? [`coalesce(${value}, 'null') = 'null'`] : []),
        ];
        return `(${tests.join(' or ')})`;
      };
    }
    case 'like':
    case 'regex': {
      const pattern = parameters.add(filter.pattern);
      const operator = textOperator(filter);
      return (value) => `(jsonb_typeof(${value}) = 'string' and (${value} #>> '{}') ${operator} ${pattern}::text)`;
    }
    default: {
      const operator = operators[filter.op];
      if (typeof filter.value === 'string') {
        // Code point order, whatever the database's own collation: dates as text must compare alike everywhere.
        const bound = parameters.add(filter.value);
        return (value) =>
          `(jsonb_typeof(${value}) = 'string' and (${value} #>> '{}') collate "C" ${operator} ${bound}::text)`;
      }
      const bound = parameters.json(filter.value);
      return (value) => `(jsonb_typeof(${value}) = '${typeof filter.value}' and ${value} ${operator} ${bound})`;
    }
  }
}

const textOperator = ({ op, ignoreCase }: { op: 'like' | 'regex'; ignoreCase: boolean }) =>
  op === 'like' ? (ignoreCase ? 'ilike' : 'like') : ignoreCase ? '~*' : '~';

const operators = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

const columnSql = (column: RecordColumn, source: RecordSource) =>
  column === 'created_by' ? source.creatorEmail : `r.${column}`;

/** Conditions on server fields keep their column bare, so that its index can be used. May be null. */
function columnCondition(filter: Leaf, column: RecordColumn, source: RecordSource, parameters: SqlParameters): string {
  const sql = columnSql(column, source);
  if (column === 'is_sample') return flagCondition(filter);
  const type = column === 'created_at' || column === 'updated_at' ? 'timestamptz' : 'text';
  switch (filter.op) {
    case 'exists':
      return `${sql} is not null`;
    case 'in': {
      const texts = filter.values.filter((value) => typeof value === 'string');
      const [only] = texts;
      if (only !== undefined && filter.values.length === 1 && column !== 'created_by') {
        return `${sql} = ${parameters.add(only)}::${type}`;
      }
      const list =
        texts.length > 0 ? `array(select jsonb_array_elements_text(${parameters.json(texts)})::${type})` : null;
      const isOneOf = list && (column === 'created_by' ? source.isCreatedByOneOf(list) : `${sql} = any (${list})`);
      const tests = [...(isOneOf ? [isOneOf] : []), ...(filter.values.includes(null) ? [`${sql} is null`] : [])];
      return tests.length === 0 ? 'false' : `(${tests.join(' or ')})`;
    }
    case 'like':
    case 'regex':
      if (type !== 'text') return 'false';
      return `${sql} ${textOperator(filter)} ${parameters.add(filter.pattern)}::text`;
    case 'all':
    case 'size':
      return 'false';
    default: {
      if (typeof filter.value !== 'string') return 'false';
      const collation = type === 'text' ? ' collate "C"' : '';
      return `${sql}${collation} ${operators[filter.op]} ${parameters.add(filter.value)}::${type}`;
    }
  }
}

function flagCondition(filter: Leaf): string {
  if (filter.op === 'exists') return 'true';
  if (filter.op !== 'in') return 'false';
  // The bare column: PostgreSQL knows how many records have it, and would guess a handful of anything put around it.
  const [ofSamples, ofOthers] = [true, false].map((value) => filter.values.includes(value));
  if (ofSamples && ofOthers) return 'true';
  return ofSamples ? 'r.is_sample' : ofOthers ? 'not r.is_sample' : 'false';
}
