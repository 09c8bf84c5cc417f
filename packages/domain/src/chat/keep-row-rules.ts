import { isStated } from '../entities/parse-rule.ts';
import { equalJson } from '../entities/match-value.ts';
import type { Json } from '../entities/json.ts';
import { isObject, parseLenientJson } from './lenient-json.ts';

type Schema = Record<string, unknown>;

export type KeptRules = {
  value: Schema;
  /** The rules that stand are the file's own; the wish was another. */
  isKept: boolean;
  /** The file has row rules and states no access, as exported apps write it: there the rules decide alone. */
  decideAlone: boolean;
};

/**
 * A wished schema with the row rules that the entity's file has already, on the entity and on its fields: a reply may
 * add rules, which can only narrow what the stated access allows, but not change or drop them, because that could show
 * people what is hidden from them (S-10).
 */
export function keepRowRules(presentText: string | undefined, wished: Schema): KeptRules {
  const json = presentText === undefined ? null : parseLenientJson(presentText);
  const present = json?.ok && isObject(json.value) ? json.value : {};
  const decideAlone = isStated(present['rls']) && present['x-accessControl'] === undefined;
  const properties = propertiesOf(present);
  const wishedProperties = propertiesOf(wished);
  const fields = Object.keys(wishedProperties).filter((name) =>
    isChanged(ruleOf(properties, name), ruleOf(wishedProperties, name)),
  );
  const isEntityChanged = isChanged(present['rls'], wished['rls']);
  if (fields.length === 0 && !isEntityChanged) return { value: wished, isKept: false, decideAlone };
  const kept = fields.map((name) => [name, { ...(wishedProperties[name] as Schema), rls: ruleOf(properties, name) }]);
  return {
    value: {
      ...wished,
      ...(isEntityChanged && { rls: present['rls'] }),
      ...(kept.length > 0 && { properties: { ...wishedProperties, ...Object.fromEntries(kept) } }),
    },
    isKept: true,
    decideAlone,
  };
}

const propertiesOf = (schema: Schema): Schema => (isObject(schema['properties']) ? schema['properties'] : {});

const ruleOf = (properties: Schema, name: string): unknown => {
  const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
  return isObject(property) ? property['rls'] : undefined;
};

const isChanged = (present: unknown, wished: unknown) =>
  isStated(present) && !equalJson(present as Json, wished as Json);
