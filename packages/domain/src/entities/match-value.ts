import type { Json } from './json.ts';
import { isPlainObject } from './json.ts';

/** Equality as PostgreSQL compares jsonb: objects whatever the order of their keys. */
export function equalJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => equalJson(item, b[index]));
  }
  if (!isPlainObject(a) || !isPlainObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && equalJson(a[key], b[key]))
  );
}

/** Of values of a field: a missing one counts as null. */
export const isSameValue = (a: Json | undefined, b: Json | undefined): boolean => equalJson(a ?? null, b ?? null);

/** Whether a value is one of `values`, as a whole or, being a list, by one of its items. A missing value counts as null. */
export function matchesValue(value: Json | undefined, values: readonly Json[]): boolean {
  const isOne = (candidate: Json) => values.some((wanted) => equalJson(candidate, wanted));
  return isOne(value ?? null) || (Array.isArray(value) && value.some(isOne));
}
