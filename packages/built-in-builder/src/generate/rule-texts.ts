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
  if ('value' in right && whose)
    return quote(
      is === 'same'
        ? `Possible only while the ${inSentence(whose.label)} is “${right.value}”.`
        : `Not possible while the ${inSentence(whose.label)} is “${right.value}”.`,
    );
  if (is === 'same' || is === 'other') return quote(`This does not fit: the ${inSentence((whose ?? target)?.label ?? '')} is another one.`); // prettier-ignore
  const shown = target ?? whose;
  const isDay = 'day' in right || 'day' in left || shown?.type === 'date' || shown?.type === 'datetime';
  if (isDay) {
    // a day of what it points to, compared with today
    if ('day' in right) {
      const of = ` + ${quote(` (${inSentence(whose?.label ?? '')}).`)}`;
      return `'It was possible until ' + ${imports.format('day')}(value)${of}`;
    }
    const day = `${imports.format('day')}(bound)`;
    return is === 'at-most' || is === 'below' ? `'Possible until ' + ${day} + ${quote(`${label}.`)}` : `'Possible from ' + ${day} + ${quote(`${label}.`)}`; // prettier-ignore
  }
  if (shown?.type === 'time') return is === 'at-most' || is === 'below' ? `'This has to be before ' + bound + ${quote(`${label}.`)}` : `'This has to be after ' + bound + ${quote(`${label}.`)}`; // prettier-ignore
  const number = (name: string) => numberCode(name, target ?? ('same' in left ? fieldOf(entity, left.total) : whose), imports); // prettier-ignore
  if ('same' in left && left.total === undefined) return `'No more than ' + ${number('bound')} + ' are possible here.'`;
  if ('same' in left) return `'That would be ' + ${number('value')} + ' in all: at most ' + ${number('bound')} + ${quote(` is possible${label}.`)}`; // prettier-ignore
  const says = is === 'at-most' || is === 'below' ? (is === 'below' ? 'Less than ' : 'At most ') : is === 'above' ? 'More than ' : 'At least '; // prettier-ignore
  const isLeast = is === 'above' || is === 'at-least';
  return `${quote(says)} + ${number('bound')} + ${quote(` is ${isLeast ? 'needed' : 'possible'}${label}.`)}`;
}

const numberCode = (name: string, field: Field | undefined, imports: Imports): string =>
  field?.type === 'money' ? `${imports.format('money')}(${name})` : `${imports.format('number')}(${name}${field?.unit ? `, ${quote(field.unit)}` : ''})`; // prettier-ignore

const fieldIn = (plan: AppPlan, entity: Entity, side: Extract<RuleSide, { field: string }>): Field | undefined => {
  if (side.via === undefined) return fieldOf(entity, side.field);
  const target = plan.entities.find(({ name }) => name === fieldOf(entity, side.via)?.reference);
  return target && fieldOf(target, side.field);
};
