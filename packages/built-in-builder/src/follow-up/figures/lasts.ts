import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import { bookedOn } from '../../plan/roles.ts';
import type { Change } from '../change.ts';
import { fieldsIn } from '../understand/gist/mentions.ts';
import type { Each } from './groups.ts';
import { asNumbers, inLanguage, lower, workOut } from './parts.ts';
import { isNumeric, isReading, kindOf } from './values.ts';

const latest = /(?<!\p{L})(?:last|latest|newest|most recent|current|letzte[nrsm]?|neueste[nrsm]?|aktuelle[nrsm]?|jüngste[nrsm]?)(?!\p{L}) (\p{L}[\p{L}-]*)/iu; // prettier-ignore

/** "The last meter reading of each meter": the newest of what belongs to it, beside each record. */
export function lastOfEach(text: string, plan: AppPlan, each: Each | null): Change[] | null {
  const owner = each && 'words' in each ? each.entity : undefined;
  const said = latest.exec(text);
  if (!owner || !said) return null;
  for (const child of plan.entities) {
    const by = child.fields.find(({ reference }) => reference === owner.name);
    const day = bookedOn(child);
    if (!by || !day) continue;
    const field = numberOf(text.slice(said.index), child, plan);
    if (!field) continue;
    const label = inLanguage(plan, `Last ${lower(field.label)}`, `${field.label} zuletzt`);
    return [...asNumbers(child, [field]), workOut(owner, label, kindOf(field), { by: 'same', parts: [{ over: child.name, by: by.name, take: 'last', field: field.name, day: day.name }] })]; // prettier-ignore
  }
  return null;
}

const numberOf = (text: string, child: Entity, plan: AppPlan): Field | undefined =>
  fieldsIn(text, { ...plan, entities: [child] }, { least: 2 }).find(({ field }) => !field.formula && (isNumeric(field) || isReading(field)))?.field; // prettier-ignore
