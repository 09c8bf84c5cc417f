import { checkValue, type FieldProblems } from './check-value.ts';
import type { Entity } from './entity.ts';
import { isPlainObject } from './json.ts';

type Declared = Pick<Entity, 'properties' | 'isLenient' | 'isInferred'>;

/**
 * ENT-41: what the fields of a record hold although their declaration says another format, other choices or a limit, with
 * the sentence that would refuse it elsewhere. Empty for every entity that refuses such values.
 */
export function unlikeDeclared(entity: Declared, body: unknown): FieldProblems {
  const advice: FieldProblems = new Map();
  if (!entity.isLenient || entity.isInferred || !isPlainObject(body)) return advice;
  for (const [field, property] of entity.properties) {
    if (Object.hasOwn(body, field)) checkValue(body[field], property, field, new Map(), { isLenient: true, advice });
  }
  return advice;
}

const maxNames = 20;

/** The fields of a body, or of a list of bodies, that hold such values: at most twenty. */
export function namesUnlikeDeclared(entity: Declared, body: unknown): string[] {
  const names = new Set<string>();
  if (!entity.isLenient || entity.isInferred) return [];
  for (const one of Array.isArray(body) ? body : [body]) {
    for (const path of unlikeDeclared(entity, one).keys()) names.add(fieldOf(path, entity));
    if (names.size >= maxNames) break;
  }
  return [...names].slice(0, maxNames);
}

/** Alike for the values that `PATCH .../update-many` sets. */
export const namesUnlikeInUpdate = (entity: Declared, operators: unknown): string[] =>
  isPlainObject(operators) ? namesUnlikeDeclared(entity, operators['$set']) : [];

/** The top of a path such as `address.city` or `tags[2]`; names of fields may hold dots themselves. */
const fieldOf = (path: string, { properties }: Declared): string =>
  properties.has(path) ? path : (/^[^.[]+/.exec(path)?.[0] ?? path);
