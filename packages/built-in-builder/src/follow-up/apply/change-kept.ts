import { fieldOfFact, type Fact } from '../../plan/fact.ts';
import { factsInWords } from '../../plan/fact-words.ts';
import { inSentence, listInWords } from '../../plan/names.ts';
import { entityOf, fieldOf, type AppPlan, type Entity } from '../../plan/plan.ts';
import type { Later, Rule } from '../../plan/rule.ts';
import type { RuleMade } from '../change.ts';
import type { Applied, Appliers } from './applied.ts';
import { withEntity } from './with-pages.ts';

const stored = 'Records that are stored already stay as they are.';
const inAll = 'It holds wherever in the app somebody saves.';

/** What an app refuses, keeps and fills in by itself. */
export const changeKept: Appliers<'rule'> = {
  rule: (plan, { entity, rule }) => applyRule(withoutDuty(plan, entityOf(plan, entity), rule), entityOf(plan, entity).name, rule), // prettier-ignore
};

function applyRule(plan: AppPlan, name: string, rule: RuleMade): Applied {
  const entity = entityOf(plan, name);
  const records = inSentence(entity.plural);
  const one = inSentence(entity.label);
  const words = (facts: readonly Fact[]) => factsInWords(plan, entity, facts);
  const labels = (names: readonly string[]) =>
    listInWords(names.map((field) => fieldOf(entity, field)?.label ?? field));
  switch (rule.make) {
    case 'never':
      return added(plan, entity, 'never', { when: rule.when, at: rule.at }, `No ${one} can be saved any more where ${words(rule.when)}.`, `${inAll} ${stored}`); // prettier-ignore
    case 'stays':
      return added(plan, entity, 'stays', { when: rule.when, ...(rule.fields && { fields: rule.fields }) }, rule.fields ? `**${labels(rule.fields)}** of ${records} can no longer be changed once ${words(rule.when)}.` : `Of ${records} nothing can be changed or deleted any more once ${words(rule.when)}.`, inAll); // prettier-ignore
    case 'keeps':
      return added(plan, entity, 'keeps', { when: rule.when }, `No ${one} can be deleted any more while ${words(rule.when)}.`, 'All others can be deleted as before.'); // prettier-ignore
    case 'follows': {
      const target = rule.follow.via ? entityOf(plan, fieldOf(entity, rule.follow.via)!.reference!) : entity;
      const label = fieldOf(target, rule.follow.field)?.label ?? rule.follow.field;
      const when = rule.follow.when.length > 0 ? `once ${words(rule.follow.when)}` : `with every new ${one}`;
      return added(plan, entity, 'follows', rule.follow, `**${label}** of ${inSentence(target.plural)} is filled in by itself now ${when}: ${valueInWords(plan, entity, rule.follow.value)}.`, 'It can still be changed.'); // prettier-ignore
    }
    case 'compare':
      return added(plan, entity, 'rules', rule.rule, `${entity.plural} are refused now where this does not hold: ${ruleInWords(plan, entity, rule.rule)}.`, stored); // prettier-ignore
    case 'limit': {
      const { most, per, span, ahead, total } = rule.limit;
      const day = fieldOf(entity, rule.limit.day)?.label ?? rule.limit.day;
      if (ahead) return added(plan, entity, 'limits', rule.limit, `**${day}** of ${records} has to be at least ${ahead.days} days ahead now.`, stored); // prettier-ignore
      const of = per ? ` (${labels([per])})` : '';
      const what = total ? `${labels([total])} ${most}` : `${most} ${records}`;
      return added(plan, entity, 'limits', rule.limit, `No more than ${what}${of} can be entered per ${span ?? 'day'} now, by **${day}**.`, stored); // prettier-ignore
    }
    case 'apart': {
      const { things, hours } = rule;
      const isThere = entity.isExclusive && entity.hoursApart === hours && String(entity.things ?? []) === String(things ?? []); // prettier-ignore
      const isOut = !hours && things?.length === 1 && (entity.once ?? []).some(({ fields, until }) => until !== undefined && String(fields) === String(things)); // prettier-ignore
      if (isThere || isOut) return { problem: `The form refuses a second of the ${records}${things ? ` with the same ${labels(things)}` : ''} at the same time already. I changed nothing.` }; // prettier-ignore
      const next: Entity = {
        ...entity,
        isExclusive: true,
        ...(things && { things }),
        ...(hours && { hoursApart: hours }),
      };
      const of = things ? ` with the same **${labels(things)}**` : '';
      return {
        plan: withEntity(plan, next),
        said: hours ? `Between two ${records}${of} there are at least ${hours} hours now: the form refuses what comes sooner.` : `No two ${records}${of} can be at the same time now: the form refuses the second.`, // prettier-ignore
        note: stored,
      };
    }
  }
}

function added(plan: AppPlan, entity: Entity, key: 'never' | 'stays' | 'keeps' | 'follows' | 'rules' | 'limits', one: object, said: string, note: string): Applied {
  const before: readonly object[] = entity[key] ?? [];
  if (before.some((other) => JSON.stringify(other) === JSON.stringify(one))) return { problem: `That rule is there already: ${said.replace(/\*\*|\.$/g, '')}. I changed nothing.` };
  return { plan: withEntity(plan, { ...entity, [key]: [...before, one] }), said, note };
} // prettier-ignore

/** What a rule wants empty, or fills in by itself, is no duty and does not begin with today. */
function withoutDuty(plan: AppPlan, entity: Entity, rule: RuleMade): AppPlan {
  const free = rule.make === 'never' ? rule.when.flatMap((fact) => (fact.kind === 'given' && !fact.not && !fact.via ? [fact.field] : [])) : rule.make === 'follows' && !rule.follow.via ? [rule.follow.field] : []; // prettier-ignore
  const both = rule.make === 'never' ? rule.when.filter((fact) => fact.kind === 'given' && fact.not && !fact.via) : []; // prettier-ignore
  const either = both.length > 1 ? both.flatMap((fact) => fieldOfFact(plan, entity, fact)?.field.name ?? []) : [];
  const names = new Set([...free, ...either]);
  if (!entity.fields.some(({ name, isRequired }) => names.has(name) && isRequired)) return plan;
  return withEntity(plan, { ...entity, fields: entity.fields.map((field) => (names.has(field.name) ? { ...field, isRequired: false } : field)) }); // prettier-ignore
}

const valueInWords = ({ language }: AppPlan, entity: Entity, value: Extract<RuleMade, { make: 'follows' }>['follow']['value']): string =>
  'field' in value ? `${fieldOf(entity, value.field)?.label ?? value.field} + ${'days' in value.plus ? `${value.plus.days} ${language === 'de' ? 'Tage' : 'days'}` : `${value.plus.months} ${language === 'de' ? 'Monate' : 'months'}`}` : 'text' in value ? value.text : 'is' in value ? (language === 'de' ? (value.is ? 'ja' : 'nein') : value.is ? 'yes' : 'no') : language === 'de' ? 'der heutige Tag' : 'today'; // prettier-ignore

const signs = { 'at-most': '≤', 'at-least': '≥', same: '=', differs: '≠' } as const;

function ruleInWords(plan: AppPlan, entity: Entity, { left, is, right }: Rule): string {
  const isGerman = plan.language === 'de';
  const sideInWords = (side: Rule['left']): string => {
    if ('latest' in side) return `${fieldOf(entity, side.latest)?.label ?? side.latest} ${isGerman ? 'davor' : 'before'} (${side.same.map((name) => fieldOf(entity, name)?.label ?? name).join(', ')})`; // prettier-ignore
    if ('number' in side) return String(side.number);
    if ('value' in side) return `“${side.value}”`;
    const later = (plus: Later | undefined): string => {
      if (!plus) return '';
      const [count, unit] = 'days' in plus ? [plus.days, isGerman ? 'Tage' : 'days'] : 'months' in plus ? [plus.months, isGerman ? 'Monate' : 'months'] : [plus.minutes, isGerman ? 'Minuten' : 'minutes']; // prettier-ignore
      const isYears = 'months' in plus && count % 12 === 0 && Math.abs(count) > 12;
      return ` ${count < 0 ? '−' : '+'} ${Math.abs(isYears ? count / 12 : count)} ${isYears ? (isGerman ? 'Jahre' : 'years') : unit}`;
    };
    if ('day' in side) return `${isGerman ? 'heute' : 'today'}${later(side.plus)}`;
    if ('same' in side) {
      const of = side.same.map((name) => fieldOf(entity, name)?.label ?? name).join(', ');
      const where = side.where ? `, ${factsInWords(plan, entity, side.where)}` : '';
      return side.total ? `${isGerman ? 'Summe' : 'sum of'} ${fieldOf(entity, side.total)?.label ?? side.total} (${of}${where})` : `${isGerman ? 'Anzahl' : 'number of'} ${entity.plural} (${of}${where})`; // prettier-ignore
    }
    const target = side.via ? entityOf(plan, fieldOf(entity, side.via)!.reference!) : entity;
    const label = fieldOf(target, side.field)?.label ?? side.field;
    return `${label}${side.via ? ` (${fieldOf(entity, side.via)?.label})` : ''}${later(side.plus)}`;
  };
  return `${sideInWords(left)} ${signs[is]} ${sideInWords(right)}`;
}
