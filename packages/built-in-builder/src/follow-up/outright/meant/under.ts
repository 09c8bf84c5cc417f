import { isNumber } from '../../../plan/field-kinds.ts';
import type { FieldOnly } from '../../../plan/only.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { fieldsIn } from '../../understand/gist/mentions.ts';

const less = /(?<!\p{L})(?:(?:less|fewer|lower) than|below|under|short of|weniger als|unter|kleiner als|niedriger als)(?: the| its| our| their| what| der| die| das| dem| den| ihre[nrm]?)*\s+(?=\p{L})/iu; // prettier-ignore
const isAmount = ({ name, label }: Field): boolean => /amount|quantity|stock|count|have|left|anzahl|menge|bestand|vorrat|haben/.test(`${name} ${label.toLowerCase()}`); // prettier-ignore
const isLeast = ({ label }: Field): boolean => /minimum|lowest|least|reorder|mindest|untergrenze|meldebestand/i.test(label); // prettier-ignore

/** "Where we have less than the lowest amount": one number of a record under another of it. */
export function underIn(text: string, entity: Entity, plan: AppPlan): FieldOnly[] {
  const found = less.exec(text);
  if (!found) return [];
  const own = { ...plan, entities: [entity] };
  const from = found.index + found[0].length;
  const other = fieldsIn(text, own).find(
    ({ field, at }) => isNumber(field) && at >= from && at - from <= nearest,
  )?.field;
  if (!other) return [];
  const numbers = entity.fields.filter((field) => isNumber(field) && field !== other);
  const named = fieldsIn(text.slice(0, found.index), own).find(({ field }) => numbers.includes(field))?.field;
  const field = named ?? numbers.find((one) => isAmount(one) && !isLeast(one)) ?? (numbers.length === 1 ? numbers[0] : undefined); // prettier-ignore
  return field ? [{ kind: 'under', field: field.name, other: other.name }] : [];
}
/** How far behind "less than the" the name of the other number begins, in characters. */
const nearest = 2;
