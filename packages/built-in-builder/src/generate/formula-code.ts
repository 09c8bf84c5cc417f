import { untilToday, type FieldIs, type Formula, type FormulaPart, type OverPart } from '../plan/formula.ts';
import { entityOf, fieldOf, type AppPlan, type Entity, type Field } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { quote } from './code.ts';

/** The record that a formula is worked out for: its name in code, and the list in which code finds what it belongs to. */
export type Where = { plan: AppPlan; entity: Entity; one: string; recordsOf: (reference: Field) => string };

/** Where code finds all records of an entity. */
export const allOf = (name: string): string => `all${name}Records`;

const signs: Partial<Record<Formula['by'], string>> = { product: 'a * b', sum: 'a + b', difference: 'a - b', quotient: 'a / b', begun: 'Math.ceil(a / b)', 'at-least': 'Math.max(a, b)', 'at-most': 'Math.min(a, b)' }; // prettier-ignore
export const adders = { 'days-after': 'addDays', 'weeks-after': 'addWeeks', 'months-after': 'addMonths' } as const;

/** A formula as an expression; only the outermost is rounded. */
export function formulaCode(formula: Formula, where: Where, isInner = false): string {
  const tests = (formula.only ?? []).map((one) => testCode(one, where.one));
  const value = valueCode(formula, where, isInner);
  return tests.length > 0 ? `(${tests.join(' && ')} ? ${value} : null)` : value;
}

function valueCode({ by, parts }: Formula, where: Where, isInner: boolean): string {
  const codes = parts.map((part) => partCode(part, where));
  if (by === 'days-after' || by === 'weeks-after' || by === 'months-after') return `dayAfter(${codes.join(', ')}, ${adders[by]})`; // prettier-ignore
  if (by === 'same') {
    const [part] = parts;
    const isDivided = part !== undefined && 'over' in part && (part.take === 'mean' || part.take === 'change');
    return isDivided && !isInner ? `toCents(${codes[0]!})` : codes[0]!;
  }
  if (by === 'percent') return `percentOf(${codes.join(', ')})`;
  const helper = dayHelpers[untilToday.indexOf(by as (typeof untilToday)[number])];
  if (helper) return `${helper}(${codes[0]!})`;
  return `${isInner ? 'combined' : 'workedOut'}([${codes.join(', ')}], (a, b) => ${signs[by]})`;
}

/** Of each way to reckon with today. */
export const dayHelpers = ['daysSince', 'daysUntil', 'daysLate', 'yearsSince', 'daysToAnniversary'] as const;

/** Whether a record is one of those that are meant. */
export const testCode = ({ field, is, not }: FieldIs, record: string): string =>
  typeof is === 'boolean'
    ? `Boolean(${record}.${field}) === ${is}`
    : `${record}.${field} ${not ? '!==' : '==='} ${quote(is)}`;

/** The value of a field in code; one that is worked out itself is worked out on the way. */
const valueOf = (name: string, where: Where): string => {
  const field = fieldOf(where.entity, name);
  return field?.formula ? formulaCode(field.formula, where, true) : `${where.one}.${name}`;
};

function partCode(part: FormulaPart, where: Where): string {
  const { one, entity } = where;
  if ('formula' in part) return formulaCode(part.formula, where, true);
  if ('over' in part) return overCode(part, where);
  if ('number' in part) return String(part.number);
  if ('from' in part)
    return `${part.in === 'hours' ? 'hoursBetween' : betweenOf(part, entity)}(${one}.${part.from}, ${one}.${part.to})`;
  const via = part.via === undefined ? undefined : fieldOf(entity, part.via);
  if (via) return `${where.recordsOf(via)}.find(({ id }) => id === ${one}.${via.name})?.${part.field}`;
  if (part.worth) {
    const worths = Object.entries(part.worth).map(([value, worth]) => `${quote(value)}: ${worth}`);
    return `({ ${worths.join(', ')} }[${one}.${part.field}] ?? 0)`;
  }
  if (fieldOf(entity, part.field)?.type === 'boolean') return `(${one}.${part.field} ? 1 : 0)`;
  const value = valueOf(part.field, where);
  return part.times === undefined ? value : `(${value} ?? 0) * ${part.times}`;
}

/** Two times of one day: between them are minutes. */
export const betweenOf = ({ from, to }: { from: string; to: string }, { fields }: Entity): string =>
  [from, to].every((name) => fields.some((field) => field.name === name && field.type === 'time'))
    ? 'minutesBetween'
    : 'daysBetween';

/** The records that belong to one, and what they come to. */
function overCode(
  { over, by, take, field, via, only, week, month, year, day }: OverPart,
  { one, plan, entity }: Where,
): string {
  const child = entityOf(plan, over);
  // an app may have a list of records
  const each = one === 'record' ? 'entry' : 'record';
  const to = via && fieldOf(child, via)?.reference;
  const own: Where = { plan, entity: child, one: each, recordsOf: (reference) => allOf(reference.reference!) };
  // a field of what it points to, unless it has one of that name itself
  const at = (name: string) => (to && !fieldOf(child, name) ? `${allOf(to)}.find(({ id }) => id === ${each}.${via})?.${name}` : valueOf(name, own)); // prettier-ignore
  const tests = [
    by && (fieldOf(child, by)?.type === 'reference' ? `${each}.${by} === ${one}.id` : `isSameName(${each}.${by}, ${one}.${rolesOf(entity).title.name})`),
    ...[only ?? []].flat().map((test) => testCode(test, each)),
    week && `isThisWeek(${at(week)})`,
    month && `isThisMonth(${at(month)})`,
    year && `isThisYear(${at(year)})`,
  ].filter(Boolean); // prettier-ignore
  const records = tests.length > 0 ? `${allOf(over)}.filter((${each}) => ${tests.join(' && ')})` : allOf(over);
  if (take === 'count' || !field) return `${records}.length`;
  if (take === 'sum') return `${records}.reduce((total, ${each}) => total + (${at(field)} || 0), 0)`;
  if (take === 'mean') return `meanOf(${records}.map((${each}) => ${at(field)}))`;
  if (take === 'most' || take === 'least')
    return `${take === 'most' ? 'highest' : 'lowest'}(${records}.map((${each}) => ${at(field)}))`;
  if (take === 'latest') return `${records}.map((${each}) => ${at(field)}).filter(Boolean).sort().at(-1)`;
  const values = `valuesByDay(${records}, ${quote(day ?? 'created_date')}, ${quote(field)})`;
  return take === 'last' ? `${values}.at(-1)` : `changeIn(${values})`;
}
