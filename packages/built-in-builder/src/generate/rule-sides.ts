import type { Fact } from '../plan/fact.ts';
import { fieldOf, type AppPlan, type Entity, type Field } from '../plan/plan.ts';
import type { Later, RuleSide } from '../plan/rule.ts';
import { code, quote } from './code.ts';
import { formulaCode } from './formula-code.ts';
import { recordsOf } from './formula.ts';
import { fieldIn } from './rule-texts.ts';

/** The field that a side shows, of its own or of what it points to. */
export function shownField(plan: AppPlan, entity: Entity, side: RuleSide): Field | undefined {
  if ('latest' in side) return fieldOf(entity, side.latest);
  if ('same' in side) return fieldOf(entity, side.total);
  if (!('field' in side)) return undefined;
  return fieldIn(plan, entity, side);
}

/** A time of a day some minutes later, as it is stored. */
export const clockLater = code`
  const clockLater = (time, minutes) => {
    const all = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) + minutes;
    return [Math.floor(all / 60), all % 60].map((part) => String(part).padStart(2, '0')).join(':');
  };
`;

/** What a side of a rule comes to for `entry`, in code of a form. */
export function sideCode(plan: AppPlan, entity: Entity, side: RuleSide): string {
  if ('latest' in side) {
    const { latest, day } = side;
    const alike = side.same.map((name) => `one.${name} === entry.${name}`).join(' && ');
    return `others.filter((one) => ${alike} && has(one.${latest}) && one.${day} <= entry.${day}).toSorted((a, b) => String(a.${day}).localeCompare(String(b.${day}))).at(-1)?.${latest}`; // prettier-ignore
  }
  if ('number' in side) return String(side.number);
  if ('value' in side) return quote(side.value);
  if ('day' in side) return side.plus ? `dayKey(${shifted('new Date()', side.plus)})` : 'dayKey(new Date())';
  const own = (name: string) => {
    const field = fieldOf(entity, name);
    return field?.formula ? formulaCode(field.formula, { plan, entity, one: 'entry', recordsOf }) : `entry.${name}`;
  };
  if ('same' in side) {
    const alike = side.same.map((name) => `one.${name} === entry.${name}`).join(' && ');
    const where = (record: string) => (side.where ?? []).map((fact) => ` && ${ownFact(entity, fact, record)}`).join('');
    const given = (side.same.map((name) => `has(entry.${name})`).join(' && ') || 'true') + where('entry');
    const records = `others.filter((one) => ${alike || 'true'}${where('one')})`;
    return `${given} ? ${side.total === undefined ? `${records}.length + 1` : `${records}.reduce((total, one) => total + (one.${side.total} || 0), ${own(side.total)} || 0)`} : null`; // prettier-ignore
  }
  const later = (value: string) => {
    if (!side.plus) return value;
    const type = shownField(plan, entity, side)?.type;
    if ('minutes' in side.plus) return `has(${value}) ? ${type === 'time' ? `clockLater(${value}, ${side.plus.minutes})` : `new Date(new Date(${value}).getTime() + ${side.plus.minutes * 60_000}).toISOString()`} : null`; // prettier-ignore
    return `has(${value}) ? dayKey(${shifted(`toDate(${value})`, side.plus)}) : null`;
  };
  if (side.via === undefined) return later(own(side.field));
  const via = fieldOf(entity, side.via)!;
  return later(`${recordsOf(via)}.find((record) => record.id === entry.${via.name})?.${side.field}`);
}

const shifted = (date: string, plus: Later): string =>
  'days' in plus ? `addDays(${date}, ${plus.days})` : 'months' in plus ? `addMonths(${date}, ${plus.months})` : `new Date(${date}.getTime() + ${plus.minutes * 60_000})`; // prettier-ignore

/** What holds of a record by its own fields, in code. */
function ownFact(entity: Entity, fact: Fact, record: string): string {
  const value = fact.kind === 'used' ? 'undefined' : `${record}.${fact.field}`;
  const isTick = fact.kind !== 'used' && fieldOf(entity, fact.field)?.type === 'boolean';
  const test =
    fact.kind === 'is' ? `${value} === ${quote(fact.value)}` : isTick ? `${value} === true` : `has(${value})`;
  return fact.not ? `!(${test})` : test;
}
