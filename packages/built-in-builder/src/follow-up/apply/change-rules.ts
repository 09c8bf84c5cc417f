import { inSentence, listInWords } from '../../plan/names.ts';
import { entityOf, fieldOf } from '../../plan/plan.ts';
import type { Rule } from '../../plan/rule.ts';
import type { Appliers } from './applied.ts';
import { withEntity } from './with-pages.ts';

/** What the form of a list refuses because of other records. */
export const changeRules: Appliers<'unique' | 'closed-days' | 'in-order'> = {
  unique(plan, { entity: name, fields }) {
    const entity = entityOf(plan, name);
    const labels = listInWords(fields.map((field) => fieldOf(entity, field)?.label ?? field));
    const isThere = (entity.once ?? []).some((one) => one.until === undefined && one.fields.length === fields.length && fields.every((field) => one.fields.includes(field))); // prettier-ignore
    if (isThere) return { problem: `No two ${inSentence(entity.plural)} can have the same ${labels} already.` };
    return {
      plan: withEntity(plan, { ...entity, once: [...(entity.once ?? []), { fields }] }),
      said: `No two ${inSentence(entity.plural)} can have the same **${labels}** now: the form refuses the second.`,
      note: 'Records that are stored already stay as they are.',
    };
  },
  'closed-days'(plan, { entity: name, day, notOn }) {
    const entity = entityOf(plan, name);
    const others = (entity.limits ?? []).filter((limit) => limit.day !== day || !limit.notOn);
    const before = (entity.limits ?? []).find((limit) => limit.day === day && limit.notOn)?.notOn ?? [];
    const closed = [...new Set([...before, ...notOn])].toSorted((a, b) => a - b);
    return {
      plan: withEntity(plan, { ...entity, limits: [...others, { day, notOn: closed }] }),
      said: `**${fieldOf(entity, day)?.label ?? day}** of ${inSentence(entity.plural)} cannot be on ${listInWords(closed.map((one) => (plan.language === 'de' ? germanDays : days)[one]!))} now.`,
      note: 'Records that are stored already stay as they are.',
    };
  },
  'in-order'(plan, { entity: name, first, last }) {
    const entity = entityOf(plan, name);
    const [early, late] = [first, last].map((field) => fieldOf(entity, field)?.label ?? field);
    const rule: Rule = { left: { field: last }, is: 'at-least', right: { field: first }, at: last };
    const isThere = (entity.rules ?? []).some((one) => JSON.stringify(one) === JSON.stringify(rule));
    if (isThere) return { problem: `${late} of ${inSentence(entity.plural)} is never before ${early} already.` };
    return {
      plan: withEntity(plan, { ...entity, rules: [...(entity.rules ?? []), rule] }),
      said: `**${late}** of ${inSentence(entity.plural)} cannot be before **${early}** now: the form refuses it.`,
      note: 'Records that are stored already stay as they are.',
    };
  },
};

const days = ['a Sunday', 'a Monday', 'a Tuesday', 'a Wednesday', 'a Thursday', 'a Friday', 'a Saturday'];
const germanDays = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'];
