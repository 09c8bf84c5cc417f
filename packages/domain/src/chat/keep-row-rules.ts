import { detectRenames } from '../entities/grid/detect-renames.ts';
import type { WiderRules } from '@whittle/contract/chat';
import type { EntityProperty } from '@whittle/contract/entities';
import { isAsNarrow } from '../entities/as-narrow.ts';
import { declaredRowRules } from '../entities/entity-rules.ts';
import { isStated, parseRule } from '../entities/parse-rule.ts';
import { renameInRules, rulesSpeakOf } from '../entities/rule-fields.ts';
import { equalJson } from '../entities/match-value.ts';
import type { Json } from '../entities/json.ts';
import { isPlainObject } from '../entities/json.ts';
import { readJsonc } from '../source-code/jsonc.ts';

type Schema = Record<string, unknown>;

export type KeptRules = {
  value: Schema;
  /** Some of the rules that stand are the file's own; the wish was another. */
  isKept: boolean;
  /** The rules that the wish states and that let more people see or change something than those that stand. */
  wider: WiderRules | null;
  /** The file has row rules and states no access, as exported apps write it: there the rules decide alone. */
  decideAlone: boolean;
  /** Fields that the wish does without although a rule that stands asks for them. */
  missing: string[];
};

/**
 * A wished schema with the row rules that the entity's file has already, on the entity and on its fields: a reply may
 * add rules and narrow those that stand, but not widen or drop them, because that could show people what is hidden from
 * them (S-10). They go with a field that the wish renames by its marker. What is stated and wider waits for the owner.
 */
export function keepRowRules(presentText: string | undefined, wished: Schema): KeptRules {
  const json = presentText === undefined ? null : readJsonc(presentText);
  const present = withRenamed(json?.ok && isPlainObject(json.value) ? json.value : {}, wished);
  const decideAlone = isStated(present['rls']) && present['x-accessControl'] === undefined;
  const properties = propertiesOf(present);
  const wishedProperties = propertiesOf(wished);
  const known = new Map(Object.entries(wishedProperties)) as ReadonlyMap<string, EntityProperty>;
  const onEntity = settle(known, verbRules(present), verbRules(wished));
  const onFields = Object.keys(wishedProperties).flatMap((name) => {
    const settled = settle(known, partsOf(properties, name), partsOf(wishedProperties, name));
    return settled.isKept ? [[name, settled] as const] : [];
  });
  const isMissing = (value: Schema) => (name: string) =>
    !Object.hasOwn(wishedProperties, name) && rulesSpeakOf(value, name);
  const missingIn = (value: Schema) => Object.keys(properties).filter(isMissing(value));
  if (onFields.length === 0 && !onEntity.isKept) {
    return { value: wished, isKept: false, wider: null, decideAlone, missing: missingIn(wished) };
  }
  const isSameRules = equalJson(onEntity.rules as Json, verbRules(present) as Json);
  const kept = onFields.map(([name, { rules }]) => [name, { ...(wishedProperties[name] as Schema), rls: rules }]);
  const value = {
    ...wished,
    ...(onEntity.isKept && { rls: isSameRules ? present['rls'] : onEntity.rules }),
    ...(kept.length > 0 && { properties: { ...wishedProperties, ...Object.fromEntries(kept) } }),
  };
  const fields = onFields.filter(([, { wider }]) => wider !== null).map(([name, { wider }]) => [name, wider!] as const);
  const wider = {
    ...(onEntity.wider && { rls: onEntity.wider }),
    ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
  };
  return {
    value,
    isKept: true,
    wider: decideAlone || Object.keys(wider).length === 0 ? null : wider,
    decideAlone,
    missing: missingIn(value),
  };
}

type Rules = Record<string, unknown>;

/** The rules that come to stand, those of the file where the wish is wider; `wider` are the wished ones, where it states them. */
function settle(
  known: ReadonlyMap<string, EntityProperty>,
  present: Rules,
  wished: Rules,
): { rules: Rules; isKept: boolean; wider: Rules | null } {
  const rules = { ...wished };
  const wider: Rules = {};
  let isKept = false;
  for (const [verb, rule] of Object.entries(present)) {
    const wish = wished[verb];
    if (equalJson(rule as Json, wish as Json)) continue;
    if (isStated(wish) && isAsNarrow(parseRule(known, wish), parseRule(known, rule))) continue;
    rules[verb] = rule;
    isKept = true;
    if (isStated(wish)) wider[verb] = wish;
  }
  return { rules, isKept, wider: Object.keys(wider).length > 0 ? wider : null };
}

/** What a schema states for reading, adding, changing and deleting. */
const verbRules = (schema: Schema): Rules => statedIn(declaredRowRules(schema) ?? {});

/** What a property states for reading and writing it. */
const partsOf = (properties: Schema, name: string): Rules => {
  const rls = ruleOf(properties, name);
  if (!isStated(rls)) return {};
  return isPlainObject(rls) ? statedIn(rls) : { read: false, write: false };
};

const statedIn = (rules: Rules): Rules =>
  Object.fromEntries(Object.entries(rules).filter(([, rule]) => isStated(rule)));

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
