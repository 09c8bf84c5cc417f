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
  unless: Unless;
};

/** Fields and the values with which a record does not count, such as a status that says it was called off. */
export type Unless = ReadonlyMap<string, readonly string[]>;

/** Null for what is not understood. */
export function unlessOf(stated: unknown): Unless | null {
  if (stated === undefined) return new Map();
  if (!isPlainObject(stated)) return null;
  return new Map(
    Object.entries(stated).map(([name, list]) => [
      name,
      Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [],
    ]),
  );
}

const capacityKeyword = 'x-capacity';

/** Null where an entity declares none, or none that is understood. */
export function declaredCapacity(schema: { [keyword: string]: unknown }): Capacity | null {
  const stated = schema[capacityKeyword];
  if (!isPlainObject(stated)) return null;
  const { per, of, field, takes = null } = stated;
  const unless = unlessOf(stated.unless);
  if (!isName(per) || !isName(of) || !isName(field) || !(takes === null || isName(takes))) return null;
  return unless && { per, of, field, takes, unless };
}

const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';
