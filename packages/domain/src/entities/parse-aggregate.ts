import type { Entity } from './entity.ts';
import { parseSortBy, resolveField } from './field-ref.ts';
import type { FieldRef, Filter, Sort } from './filter.ts';
import { isPlainObject } from './json.ts';
import { parseFilter } from './parse-filter.ts';

export const dateUnits = ['day', 'week', 'month', 'year'] as const;
export type DateUnit = (typeof dateUnits)[number];

/** One column of the answer's rows. */
export type AggregateColumn = { name: string } & (
  | { kind: 'group'; field: FieldRef }
  | { kind: 'bucket'; field: FieldRef; unit: DateUnit }
  | { kind: 'count' }
  | { kind: 'sum' | 'avg' | 'min' | 'max' | 'count-distinct'; field: FieldRef }
);

/** A checked `POST .../aggregate`. `having` and `sort` look at the columns by their names. */
export type Aggregate = {
  filter: Filter | null;
  columns: readonly AggregateColumn[];
  having: Filter | null;
  sort: Sort | null;
  limit: number;
};

export type AggregateParse = { ok: true; aggregate: Aggregate } | { ok: false; message: string; hidden?: string };

const maxRows = 1_000;
const maxGroups = 4;
const maxMeasures = 20;

class AggregateProblem extends Error {
  readonly hidden: string | undefined;

  constructor(message: string, hidden?: string) {
    super(message);
    this.hidden = hidden;
  }
}

/** Never throws: what is not understood, and a field that is `hidden` from the caller, is refused with a sentence. */
export function parseAggregate(entity: Entity, spec: unknown, hidden: ReadonlySet<string>): AggregateParse {
  try {
    return { ok: true, aggregate: readAggregate(entity, spec, hidden) };
  } catch (error) {
    if (!(error instanceof AggregateProblem)) throw error;
    return { ok: false, message: error.message, ...(error.hidden !== undefined && { hidden: error.hidden }) };
  }
}

function readAggregate(entity: Entity, spec: unknown, hidden: ReadonlySet<string>): Aggregate {
  if (!isPlainObject(spec)) throw new AggregateProblem('An aggregation needs an object such as {"groupBy": "status"}.');
  const unknown = Object.keys(spec).find((key) => !known.has(key));
  if (unknown !== undefined) throw new AggregateProblem(`An aggregation has no "${unknown.slice(0, 100)}".`);

  const fieldOf = (name: string): FieldRef => {
    const field = resolveField(entity, name);
    if (!field) throw new AggregateProblem(`${entity.name} has no field "${name.slice(0, 100)}".`);
    const top = field.kind === 'data' ? field.path[0]! : null;
    if (top !== null && hidden.has(top)) throw new AggregateProblem(`${top} cannot be looked at.`, top);
    return field;
  };
  const groups = namesOf('groupBy', spec.groupBy, maxGroups).map((name): AggregateColumn => ({
    name,
    kind: 'group',
    field: fieldOf(name),
  }));
  const buckets = isStated(spec.dateBucket) ? [readBucket(spec.dateBucket, fieldOf)] : [];
  const measures = measureKinds.flatMap(({ key, kind, prefix }) =>
    namesOf(key, spec[key], maxMeasures).map((name): AggregateColumn => ({
      name: `${prefix}_${name}`,
      kind,
      field: fieldOf(name),
    })),
  );
  if (spec.count !== undefined && spec.count !== null && typeof spec.count !== 'boolean') {
    throw new AggregateProblem('"count" is true or false.');
  }
  const count: AggregateColumn[] = spec.count === false ? [] : [{ name: 'count', kind: 'count' }];
  const columns = [...groups, ...buckets, ...count, ...measures];
  if (columns.length === 0) throw new AggregateProblem('An aggregation needs something to count or group by.');
  const twice = columns.find(({ name }, index) => columns.findIndex((other) => other.name === name) < index);
  if (twice) throw new AggregateProblem(`${twice.name} is asked for twice.`);

  const resolve = (name: string): FieldRef | null =>
    columns.some((column) => column.name === name) ? { kind: 'data', path: [name], types: [] } : null;
  return {
    filter: readQuery(parseFilter(entity, spec.query ?? {}, { hidden })),
    columns,
    having: readQuery(parseFilter(answer, spec.having ?? {}, { resolve })),
    sort: isStated(spec.sort) ? readSort(resolve, spec.sort) : null,
    limit: readLimit(spec.limit),
  };
}

/** What `having` calls the rows that it looks at; it has no text to search. */
const answer: Pick<Entity, 'name' | 'properties'> = { name: 'The answer', properties: new Map() };

const measureKinds = [
  { key: 'sum', kind: 'sum', prefix: 'sum' },
  { key: 'avg', kind: 'avg', prefix: 'avg' },
  { key: 'min', kind: 'min', prefix: 'min' },
  { key: 'max', kind: 'max', prefix: 'max' },
  { key: 'countDistinct', kind: 'count-distinct', prefix: 'count_distinct' },
] as const;

const known = new Set([
  ...['query', 'groupBy', 'dateBucket', 'count', 'having', 'sort', 'limit'],
  ...measureKinds.map(({ key }) => key),
]);

const isStated = (value: unknown) => value !== undefined && value !== null && value !== '';

function namesOf(key: string, value: unknown, most: number): string[] {
  if (!isStated(value)) return [];
  const names = [value].flat();
  if (names.length > most || !names.every((name) => typeof name === 'string')) {
    throw new AggregateProblem(`"${key}" takes the name of a field, or a list of ${most} at most.`);
  }
  return names;
}

function readBucket(value: unknown, fieldOf: (name: string) => FieldRef): AggregateColumn {
  const { field, unit } = isPlainObject(value) ? value : {};
  const known = dateUnits.find((one) => one === unit);
  if (typeof field !== 'string' || !known) {
    throw new AggregateProblem('"dateBucket" needs a field and a unit: day, week, month or year.');
  }
  return { name: field, kind: 'bucket', field: fieldOf(field), unit: known };
}

function readQuery(parsed: ReturnType<typeof parseFilter>): Filter | null {
  if (parsed.ok) return parsed.filter;
  throw new AggregateProblem(parsed.message, parsed.hidden);
}

function readSort(resolve: (name: string) => FieldRef | null, value: unknown): Sort {
  const sort = typeof value === 'string' ? parseSortBy(resolve, value) : null;
  if (!sort) throw new AggregateProblem('"sort" takes the name of a column of the answer, with a "-" for descending.');
  return sort;
}

function readLimit(value: unknown): number {
  if (!isStated(value) || value === 0) return maxRows;
  if (!Number.isSafeInteger(value) || Number(value) < 0) throw new AggregateProblem('"limit" must be a whole number.');
  return Math.min(Number(value), maxRows);
}
