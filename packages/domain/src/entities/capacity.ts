import { isPlainObject } from './json.ts';

/**
 * How many records may point to one other record: no more than it has places. `x-capacity` of an entity says which field
 * points (`per`), to records of which entity (`of`), and which number of theirs counts the places (`field`). A record takes
 * one place, or as many as its own `takes` says; one whose field has a value of `unless` takes none.
 */
export type Capacity = {
  per: string;
  of: string;
  field: string;
  takes: string | null;
  unless: ReadonlyMap<string, readonly string[]>;
};

const capacityKeyword = 'x-capacity';

/** Null where an entity declares none, or none that is understood. */
export function declaredCapacity(schema: { [keyword: string]: unknown }): Capacity | null {
  const stated = schema[capacityKeyword];
  if (!isPlainObject(stated)) return null;
  const { per, of, field, takes = null, unless = {} } = stated;
  if (!isName(per) || !isName(of) || !isName(field) || !(takes === null || isName(takes))) return null;
  if (!isPlainObject(unless)) return null;
  const values = Object.entries(unless).map(
    ([name, list]) => [name, Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []] as const,
  );
  return { per, of, field, takes, unless: new Map(values) };
}

const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';
