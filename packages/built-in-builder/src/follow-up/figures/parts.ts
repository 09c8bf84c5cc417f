import { toFieldName } from '../../plan/names.ts';
import type { Formula } from '../../plan/formula.ts';
import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import type { Change } from '../change.ts';
import { kindOf, type Value } from './values.ts';

/** What somebody reads, in the language of the app. */
export const inLanguage = ({ language }: AppPlan, english: string, german: string): string =>
  language === 'de' ? german : english;

export const lower = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** Fields that hold numbers as text become numbers, so that they can be reckoned with. */
export const asNumbers = (entity: Entity, fields: readonly Field[]): Change[] =>
  fields.filter(({ type }) => type === 'text').map((field) => ({ kind: 'retype-field', entity: entity.name, field: field.name, type: kindOf(field) })); // prettier-ignore

/** The field of a list that holds a value, and what has to be changed so that there is one. */
export function fieldFor(value: Value, entity: Entity): { name: string; changes: Change[] } {
  if ('field' in value) return { name: value.field.name, changes: asNumbers(entity, [value.field]) };
  const worked: Change = { kind: 'work-out', entity: entity.name, label: value.label, type: value.type, formula: value.formula }; // prettier-ignore
  return { name: toFieldName(value.label), changes: [...asNumbers(entity, value.numbers), worked] };
}

export const workOut = (entity: Entity, label: string, type: 'number' | 'money', formula: Formula, unit?: string): Change => ({ kind: 'work-out', entity: entity.name, label, type, formula, ...(unit && { unit }) }); // prettier-ignore
