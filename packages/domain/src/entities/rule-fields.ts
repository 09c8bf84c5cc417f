import { isPlainObject } from './json.ts';

type Schema = Record<string, unknown>;

/**
 * A schema whose row rules, on the entity and on its fields, call a field by its new name, so that who may see and change
 * which records stays as it is. What the rules ask about the caller, and the values that they compare with, stay.
 */
export function renameInRules<S extends Schema>(schema: S, from: string, to: string): S {
  const rename = (key: string) => {
    const { prefix, path } = readKey(key);
    return path === from || path.startsWith(`${from}.`) ? `${prefix}${to}${path.slice(from.length)}` : key;
  };
  return eachRule(schema, (rule) => mapKeys(rule, rename));
}

/** Whether a rule of access asks for a field of the record. */
export function rulesSpeakOf(schema: Schema, field: string): boolean {
  let isFound = false;
  eachRule(schema, (rule) =>
    mapKeys(rule, (key) => {
      isFound ||= readKey(key).path.split('.')[0] === field;
      return key;
    }),
  );
  return isFound;
}

function readKey(key: string): { prefix: string; path: string } {
  const prefix = key.startsWith('data.') ? 'data.' : '';
  return { prefix, path: key.slice(prefix.length) };
}

/** The keys of a rule that name fields of the record, whatever stands around them. */
function mapKeys(rule: unknown, map: (key: string) => string): unknown {
  if (Array.isArray(rule)) return rule.map((branch) => mapKeys(branch, map));
  if (!isPlainObject(rule)) return rule;
  return Object.fromEntries(
    Object.entries(rule).map(([key, value]) => {
      if (key === 'user_condition') return [key, value];
      return key.startsWith('$') ? [key, mapKeys(value, map)] : [map(key), value];
    }),
  );
}

function eachRule<S extends Schema>(schema: S, map: (rule: unknown) => unknown): S {
  const mapped = <H extends Schema>(holder: H): H => {
    const { rls } = holder;
    if (!isPlainObject(rls)) return holder;
    return { ...holder, rls: Object.fromEntries(Object.entries(rls).map(([verb, rule]) => [verb, map(rule)])) };
  };
  const { properties } = schema;
  if (!isPlainObject(properties)) return mapped(schema);
  const fields = Object.entries(properties).map(([name, one]) => [name, isPlainObject(one) ? mapped(one) : one]);
  return { ...mapped(schema), properties: Object.fromEntries(fields) };
}
