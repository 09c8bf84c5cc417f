import { inSentence } from '../plan/names.ts';
import { fieldOf, type AppPlan, type Entity, type Field } from '../plan/plan.ts';
import type { Rule, RuleSide } from '../plan/rule.ts';
import { quote } from './code.ts';
import type { Imports } from './imports.ts';

/** Why a rule refuses a record, as code: with the bound that it meets, and what that is called. */
export function refusal(plan: AppPlan, entity: Entity, { left, is, right }: Rule, imports: Imports): string {
  const target = 'field' in right ? fieldIn(plan, entity, right) : undefined;
  const label = target ? ` (${inSentence(target.label)})` : '';
  const whose = 'field' in left ? fieldIn(plan, entity, left) : undefined;
  if ('value' in right && whose) return quote(`Possible only while the ${inSentence(whose.label)} is “${right.value}”.`); // prettier-ignore
  if (is === 'differs') return quote('These have to be two different ones.');
  if (is === 'same') return quote(`This does not fit: the ${inSentence((whose ?? target)?.label ?? '')} is another one.`); // prettier-ignore
  const shown = target ?? whose;
  const isDay = 'day' in left || shown?.type === 'date' || shown?.type === 'datetime';
  if (isDay) {
    const day = `${imports.format('day')}(bound)`;
    return is === 'at-most' ? `'Possible until ' + ${day} + ${quote(`${label}.`)}` : `'Possible from ' + ${day} + ${quote(`${label}.`)}`; // prettier-ignore
  }
  if (shown?.type === 'time') return is === 'at-most' ? `'This has to be before ' + bound + ${quote(`${label}.`)}` : `'This has to be after ' + bound + ${quote(`${label}.`)}`; // prettier-ignore
  const number = (name: string) => numberCode(name, target ?? ('same' in left && 'total' in left ? fieldOf(entity, left.total) : whose), imports); // prettier-ignore
  if ('same' in left && !('latest' in left) && left.total === undefined)
    return `'No more than ' + ${number('bound')} + ' are possible here.'`;
  if ('same' in left) return `'That would be ' + ${number('value')} + ' in all: at most ' + ${number('bound')} + ${quote(` is possible${label}.`)}`; // prettier-ignore
  return `${quote(is === 'at-least' ? 'At least ' : 'At most ')} + ${number('bound')} + ${quote(` is ${is === 'at-least' ? 'needed' : 'possible'}${label}.`)}`;
}

const numberCode = (name: string, field: Field | undefined, imports: Imports): string =>
  field?.type === 'money' ? `${imports.format('money')}(${name})` : `${imports.format('number')}(${name}${field?.unit ? `, ${quote(field.unit)}` : ''})`; // prettier-ignore

/** The field of a side, of the record itself or of what it points to. */
export const fieldIn = (
  plan: AppPlan,
  entity: Entity,
  side: Extract<RuleSide, { field: string }>,
): Field | undefined => {
  if (side.via === undefined) return fieldOf(entity, side.field);
  const target = plan.entities.find(({ name }) => name === fieldOf(entity, side.via)?.reference);
  return target && fieldOf(target, side.field);
};
