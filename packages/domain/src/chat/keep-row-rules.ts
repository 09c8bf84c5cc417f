import { detectRenames } from '../entities/grid/detect-renames.ts';
import { isStated } from '../entities/parse-rule.ts';
import { renameInRules, rulesSpeakOf } from '../entities/rule-fields.ts';
import { equalJson } from '../entities/match-value.ts';
import type { Json } from '../entities/json.ts';
import { isPlainObject } from '../entities/json.ts';
import { readJsonc } from '../source-code/jsonc.ts';

type Schema = Record<string, unknown>;

export type KeptRules = {
  value: Schema;
  /** The rules that stand are the file's own; the wish was another. */
  isKept: boolean;
  /** The file has row rules and states no access, as exported apps write it: there the rules decide alone. */
  decideAlone: boolean;
  /** Fields that the wish does without although a rule that stands asks for them. */
  missing: string[];
};

/**
 * A wished schema with the row rules that the entity's file has already, on the entity and on its fields: a reply may
 * add rules, which can only narrow what the stated access allows, but not change or drop them, because that could show
 * people what is hidden from them (S-10). They go with a field that the wish renames by its marker.
 */
export function keepRowRules(presentText: string | undefined, wished: Schema): KeptRules {
  const json = presentText === undefined ? null : readJsonc(presentText);
  const present = withRenamed(json?.ok && isPlainObject(json.value) ? json.value : {}, wished);
  const decideAlone = isStated(present['rls']) && present['x-accessControl'] === undefined;
  const properties = propertiesOf(present);
  const wishedProperties = propertiesOf(wished);
  const fields = Object.keys(wishedProperties).filter((name) =>
    isChanged(ruleOf(properties, name), ruleOf(wishedProperties, name)),
  );
  const isEntityChanged = isChanged(present['rls'], wished['rls']);
  const isMissing = (value: Schema) => (name: string) =>
    !Object.hasOwn(wishedProperties, name) && rulesSpeakOf(value, name);
  const missingIn = (value: Schema) => Object.keys(properties).filter(isMissing(value));
  if (fields.length === 0 && !isEntityChanged) {
    return { value: wished, isKept: false, decideAlone, missing: missingIn(wished) };
  }
  const kept = fields.map((name) => [name, { ...(wishedProperties[name] as Schema), rls: ruleOf(properties, name) }]);
  const value = {
    ...wished,
    ...(isEntityChanged && { rls: present['rls'] }),
    ...(kept.length > 0 && { properties: { ...wishedProperties, ...Object.fromEntries(kept) } }),
  };
  return { value, isKept: true, decideAlone, missing: missingIn(value) };
}

/** The present schema with its fields and rules under the names that the wish gives them. */
function withRenamed(present: Schema, wished: Schema): Schema {
  const fieldsOf = (schema: Schema) =>
    new Map(Object.entries(propertiesOf(schema)).filter((entry): entry is [string, Schema] => isPlainObject(entry[1])));
  return detectRenames(fieldsOf(present), fieldsOf(wished))
    .filter(({ isCertain }) => isCertain)
    .reduce((schema, { from, to }) => {
      const { [from]: field, ...others } = propertiesOf(schema);
      return renameInRules({ ...schema, properties: { ...others, [to]: field } }, from, to);
    }, present);
}

const propertiesOf = (schema: Schema): Schema => (isPlainObject(schema['properties']) ? schema['properties'] : {});

const ruleOf = (properties: Schema, name: string): unknown => {
  const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
  return isPlainObject(property) ? property['rls'] : undefined;
};

const isChanged = (present: unknown, wished: unknown) =>
  isStated(present) && !equalJson(present as Json, wished as Json);
