import { fieldsOfFormula, partsOf } from '../plan/formula.ts';
import { fieldOf, type AppPlan, type Entity, type Field } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { fieldsOfRule, type Rule, type RuleSide } from '../plan/rule.ts';
import type { BookedOnce } from './booked-once.ts';
import { code, quote } from './code.ts';
import { entityNames } from './entity-names.ts';
import { storedValue } from './form-field.ts';
import { helpersOf } from './formula-helpers.ts';
import { holds, recordsOf } from './formula.ts';
import type { Imports } from './imports.ts';
import { clockLater, shownField, sideCode } from './rule-sides.ts';
import { refusal } from './rule-texts.ts';

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
