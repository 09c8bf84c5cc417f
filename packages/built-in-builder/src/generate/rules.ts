import { fieldsOfFormula, partsOf } from '../plan/formula.ts';
import { fieldOf, type AppPlan, type Entity, type Field } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import type { Fact } from '../plan/fact.ts';
import { fieldsOfRule, type Later, type Rule, type RuleSide } from '../plan/rule.ts';
import type { BookedOnce } from './booked-once.ts';
import { code, quote } from './code.ts';
import { entityNames } from './entity-names.ts';
import { storedValue } from './form-field.ts';
import { formulaCode } from './formula-code.ts';
import { helpersOf } from './formula-helpers.ts';
import { holds, recordsOf } from './formula.ts';
import type { Imports } from './imports.ts';
import { fieldIn, refusal } from './rule-texts.ts';

/** The field that a side shows, of its own or of what it points to. */
export function shownField(plan: AppPlan, entity: Entity, side: RuleSide): Field | undefined {
  if ('latest' in side) return fieldOf(entity, side.latest);
  if ('same' in side) return fieldOf(entity, side.total);
  if (!('field' in side)) return undefined;
  return fieldIn(plan, entity, side);
}

/** What still stands on fields that are there, and on numbers that the form itself can work out. */
export const soundRules = (plan: AppPlan, entity: Entity): Rule[] =>
  (entity.rules ?? []).filter((rule) => {
    const sides = [rule.left, rule.right];
    const isShown = (side: RuleSide) => !('field' in side || ('same' in side && !('latest' in side) && side.total !== undefined)) || shownField(plan, entity, side) !== undefined; // prettier-ignore
    const ownFormulas = fieldsOfRule(rule).flatMap((name) => fieldOf(entity, name)?.formula ?? []);
    const isInForm = ownFormulas.every((formula) => holds(plan, entity, formula) && partsOf(formula).every((part) => !('over' in part))); // prettier-ignore
    return fieldsOfRule(rule).every((name) => fieldOf(entity, name)) && sides.every(isShown) && isInForm;
  });

/** Parts of a form that refuses what breaks a rule of the plan, and says which. */
export function ruleChecks(plan: AppPlan, entity: Entity, imports: Imports): BookedOnce | null {
  const rules = soundRules(plan, entity);
  const closed = fieldOf(entity, entity.closed?.field) ? entity.closed : undefined;
  if (rules.length === 0 && !closed) return null;
  const { many, Many, service, noun } = entityNames(entity);
  const sides = rules.flatMap(({ left, right }) => [left, right]);
  const isOfOthers = sides.some((side) => 'same' in side) && !/^(?:admin|none)$/.test(entity.access.read);
  if (isOfOthers) imports.use(`use${Many}`, `@/${service}`);
  const references = entity.fields.filter(
    ({ type, name }) => type === 'reference' && pointsBy(plan, entity, rules, name),
  );
  const given = [...references.map(recordsOf), ...(isOfOthers ? [many] : [])];
  const kept = rules.filter(({ left, right }) => isOfOthers || !('same' in left || 'same' in right));
  const tests = kept.map((rule) => ruleCode(plan, entity, rule, imports));
  const numbers = entity.fields.filter(({ type, formula }) => !formula && (type === 'number' || type === 'money' || type === 'datetime')); // prettier-ignore
  const args = (others: string) => [...references.map(recordsOf), ...(isOfOthers ? [others] : [])].map((one) => `, ${one}`).join(''); // prettier-ignore
  return {
    hook: isOfOthers ? `const { data: ${many} = [], refetch } = use${Many}();` : '',
    call: (before) => `(values) => ({ ...broken(values, ${before}${args(many)}), ...check(values) })`,
    refused: '',
    again: (before) =>
      isOfOthers
        ? `// somebody else may have been faster
const [rule] = Object.values(broken(values, ${before}${args('(await refetch()).data ?? []')}));
if (rule) throw new Error(rule);`
        : '',
    test: code`
      ${helpersOf(tests.join('\n'), imports)}

      /** Why this ${noun} is refused, by the field that says so; what was there before may stay. */
      function broken(values, before${given.map((name) => `, ${name}`).join('')}) {
        const entry = {
          ...values,
          ${numbers.map((field) => storedValue(field, imports))}
        };
        const has = (value) => value !== undefined && value !== null && value !== '';
        const changes = (...names) => !before || names.some((name) => String(before[name] ?? '') !== String(entry[name] ?? ''));
        ${tests.some((test) => test.includes('clockLater(')) && clockLater}
        ${isOfOthers && `const others = ${many}.filter(({ id }) => id !== before?.id)${withoutCalledOff(entity)};`}
        ${closed && `if (before?.${closed.field} === ${quote(closed.value)}) return { ${closed.field}: ${quote(`What is “${closed.value}” stays as it is.`)} };`}
        ${tests}
        return {};
      }
    `,
  };
}

const withoutCalledOff = (entity: Entity): string => {
  const { state } = rolesOf(entity);
  const off = entity.fields.find(({ type, name }) => type === 'boolean' && /^(?:is_)?(?:cancel|called_off|abgesagt|storniert)/.test(name)); // prettier-ignore
  if (off) return `.filter((one) => one.${off.name} !== true)`;
  return state ? `.filter((one) => !/cancel|reject|abgesagt|storniert|abgelehnt/i.test(one.${state.name} ?? ''))` : '';
};

/** Whether a rule looks at what this reference points to, itself or in a number that is worked out. */
const pointsBy = (plan: AppPlan, entity: Entity, rules: readonly Rule[], name: string): boolean =>
  rules.some((rule) =>
    [rule.left, rule.right].some((side) => {
      if ('field' in side && side.via === name) return true;
      const { formula } = ('field' in side && !side.via ? fieldOf(entity, side.field) : 'same' in side && 'total' in side ? fieldOf(entity, side.total) : undefined) ?? {}; // prettier-ignore
      return formula !== undefined && JSON.stringify(deep(entity, formula)).includes(`"via":"${name}"`);
    }),
  );

/** With what it stands on in turn. */
const deep = (entity: Entity, formula: NonNullable<Field['formula']>): unknown[] =>
  partsOf(formula).flatMap((part) => {
    const inner = 'field' in part && !('over' in part) ? fieldOf(entity, part.field)?.formula : undefined;
    return [part, ...(inner ? deep(entity, inner) : [])];
  });

/** A time of a day some minutes later, as it is stored. */
const clockLater = code`
  const clockLater = (time, minutes) => {
    const all = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) + minutes;
    return [Math.floor(all / 60), all % 60].map((part) => String(part).padStart(2, '0')).join(':');
  };
`;

const compares = { 'at-most': '<=', 'at-least': '>=', same: '===', differs: '!==' } as const;

function ruleCode(plan: AppPlan, entity: Entity, rule: Rule, imports: Imports): string {
  const fields = [rule.left, rule.right].map((side) => shownField(plan, entity, side));
  const isMixed =
    fields.some((field) => field?.type === 'date') ||
    [rule.left, rule.right].some((side) => 'day' in side && !('latest' in side));
  const sides = [rule.left, rule.right].map((side, at) => {
    const plain = sideCode(plan, entity, side);
    const value =
      rule.is === 'same' && fields.every((field) => field?.type === 'text') ? `${plain}?.trim().toLowerCase()` : plain;
    return isMixed && fields[at]?.type === 'datetime' ? `${imports.format('dayKey')}(${value})` : value;
  });
  for (const helper of ['addMonths', 'addDays'])
    if (sides.some((side) => side.includes(`${helper}(`))) imports.use(helper, 'date-fns');
  if (sides.some((side) => side.includes('toDate('))) imports.format('toDate');
  if (sides.some((side) => side.includes('dayKey('))) imports.format('dayKey');
  // what is worked out changes with what it stands on
  const stored = fieldsOfRule(rule).flatMap((name) => storedOf(entity, name));
  const own = [...new Set(stored)].map(quote).join(', ');
  return code`
    if (changes(${own})) {
      const [value, bound] = [${sides.join(', ')}];
      if (has(value) && has(bound) && !(value ${compares[rule.is]} bound)) return { ${saidAt(entity, rule)}: ${refusal(plan, entity, rule, imports)} };
    }
  `;
}

const storedOf = (entity: Entity, name: string): string[] => {
  const { formula } = fieldOf(entity, name) ?? {};
  return formula ? fieldsOfFormula(formula).flatMap((one) => storedOf(entity, one)) : [name];
};

/** Nobody sees a message beside a number that is worked out. */
const saidAt = (entity: Entity, rule: Rule): string => {
  const stored = [rule.at, ...fieldsOfRule(rule)].filter((name) => fieldOf(entity, name)?.formula === undefined);
  return stored[0] ?? entity.fields.find(({ formula, joins }) => !formula && !joins)?.name ?? rule.at;
};

function sideCode(plan: AppPlan, entity: Entity, side: RuleSide): string {
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
    const given = side.same.map((name) => `has(entry.${name})`).join(' && ') + where('entry');
    const records = `others.filter((one) => ${alike}${where('one')})`;
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
