import { inSentence, pluralise, toCamel, toKebab, toPascal, withArticle } from '../plan/names.ts';
import type { Entity, Field } from '../plan/plan.ts';

/** How an entity is called in code and in sentences. */
export type EntityNames = {
  /** `Expense` */
  type: string;
  /** `expense`: one record in code. */
  one: string;
  /** `expenses`: many records in code. */
  many: string;
  /** `Expenses`, as part of a hook's name. */
  Many: string;
  /** Path of its data hooks, without extension. */
  service: string;
  noun: string;
  nouns: string;
  aNoun: string;
};

export function entityNames({ name, label, plural }: Entity): EntityNames {
  const manyWords = pluralise(name);
  const Many = manyWords === name ? `${name}List` : toPascalKeeping(manyWords);
  const noun = inSentence(label);
  return {
    type: name,
    one: toCamel(name),
    many: toCamel(Many),
    Many,
    service: `services/${toKebab(Many)}`,
    noun,
    nouns: inSentence(plural),
    aNoun: withArticle(noun),
  };
}

/** What the button says that adds one: as its owner words it, else its verb, else that one is added. */
export const addLabelOf = (entity: Entity, verb?: string): string =>
  entity.addLabel ?? verb ?? `Add ${entityNames(entity).noun}`;

const toPascalKeeping = (words: string): string => toPascal(words);

/** `statusOptions`, the exported choices of a select. */
export const optionsName = (field: Field): string => `${toCamel(field.name)}Options`;
/** `statusTones`, the colour of each choice. */
export const tonesName = (field: Field): string => `${toCamel(field.name)}Tones`;
/** `contactName`, what a reference reads as; the service adds it to each record. */
export const referenceName = (field: Field): string => `${toCamel(field.name)}Name`;
