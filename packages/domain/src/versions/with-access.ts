import type { WiderRules } from '@whittle/contract/chat';
import { isPlainObject } from '../entities/json.ts';
import { readJsonc } from '../source-code/jsonc.ts';
import type { Access } from '../entities/access.ts';

type Schema = Record<string, unknown>;

/** A schema with these row rules in place of its own for the same verbs. */
export function withRules<S extends Schema>(schema: S, { rls, fields = {} }: WiderRules): S {
  const inPlace = (present: unknown, rules: Schema) => ({ ...(isPlainObject(present) && present), ...rules });
  const properties = isPlainObject(schema['properties']) ? schema['properties'] : {};
  const changed = Object.entries(fields).flatMap(([name, rules]) => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return isPlainObject(property) ? [[name, { ...property, rls: inPlace(property['rls'], rules) }]] : [];
  });
  return {
    ...schema,
    ...(rls && { rls: inPlace(schema['rls'], rls) }),
    ...(changed.length > 0 && { properties: { ...properties, ...Object.fromEntries(changed) } }),
  };
}

/** The entity's file with these permissions, and with these row rules; null when the file is no JSON object. */
export function withAccess(content: string, permissions: Access, rules: WiderRules = {}): string | null {
  const json = readJsonc(content);
  if (!json.ok || !isPlainObject(json.value)) return null;
  const control = json.value['x-accessControl'];
  const schema = {
    ...withRules(json.value, rules),
    'x-accessControl': { ...(isPlainObject(control) && control), permissions },
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
