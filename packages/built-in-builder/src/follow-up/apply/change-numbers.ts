import { inSentence, toFieldName } from '../../plan/names.ts';
import { entityOf, fieldOf, type AppPlan, type Entity, type Field } from '../../plan/plan.ts';
import type { Formula, FormulaPart } from '../../plan/formula.ts';
import { rolesOf } from '../../plan/roles.ts';
import type { Appliers } from './applied.ts';
import { withEntity } from './with-pages.ts';

/** Which numbers a field takes, and numbers that nobody enters. */
export const changeNumbers: Appliers<'limit-field' | 'work-out'> = {
  'limit-field'(plan, { entity: name, field: of, least, most }) {
    const entity = entityOf(plan, name);
    const field = fieldOf(entity, of)!;
    const next: Field = { ...field, ...(least !== undefined && { least }), ...(most !== undefined && { most }) };
    if (least === field.least && most === field.most) return { problem: `${field.label} has these limits already.` };
    const [low, high] = [next.least, next.most];
    if (low !== undefined && high !== undefined && low > high)
      return { problem: `${field.label} cannot be at least ${low} and at most ${high}.` };
    const range = low === undefined ? `at most ${high}` : high === undefined ? `at least ${low}` : `from ${low} to ${high}`; // prettier-ignore
    return {
      plan: withField(plan, entity, next),
      said: `**${field.label}** has to be ${range} now.`,
      note: 'Records that are stored already stay as they are until they are changed.',
    };
  },
  'work-out'(plan, { entity: name, label, type, formula, unit }) {
    const entity = entityOf(plan, name);
    const known = fieldOf(entity, toFieldName(label));
    const { title } = rolesOf(entity);
    if (known === title) return { problem: `${title.label} is what ${inSentence(entity.plural)} are called, so it cannot be worked out.` }; // prettier-ignore
    if (known && JSON.stringify(known.formula) === JSON.stringify(formula))
      return { problem: `${known.label} is worked out like that already.` };
    const {
      options: _,
      reference: __,
      least: ___,
      most: ____,
      ...before
    } = known ?? { name: toFieldName(label), label };
    const field: Field = { ...before, type, isRequired: false, ...(unit && { unit }), formula };
    const next = known
      ? { ...entity, fields: entity.fields.map((one) => (one === known ? field : one)) }
      : { ...entity, fields: [...entity.fields, field] };
    return {
      plan: withEntity(plan, { ...next, columns: [...new Set([...entity.columns, field.name])] }),
      said: `**${field.label}** of ${inSentence(entity.plural)} is worked out now: ${inFormula(plan, entity, formula)}. Nobody enters it; it stands in the list and on the page of each.`,
      note: 'It stays empty while a part of it is missing.',
    };
  },
};

const signs: Partial<Record<Formula['by'], string>> = { product: '×', sum: '+', difference: '−', quotient: '÷', begun: '÷', same: '' }; // prettier-ignore

/** What is reckoned from today, and a part of a whole. */
const named: Partial<Record<Formula['by'], string>> = {
  'days-since': 'days since',
  'days-until': 'days until',
  'days-late': 'days past',
  'years-since': 'years since',
  'days-to-anniversary': 'days until the next anniversary of',
};

const inFormula = (plan: AppPlan, entity: Entity, { by, parts }: Formula): string => {
  const [first, second] = parts.map((part) => partIn(plan, entity, part));
  if (named[by]) return `${named[by]} ${first!}`;
  if (by === 'product' && second === '1') return first!.replace(/^\((.*)\)$/, '$1');
  if (by === 'at-least' || by === 'at-most') return `${by === 'at-least' ? 'max' : 'min'}(${first!}, ${second!})`;
  if (by === 'percent') return `${first!} ÷ ${second!} in percent`;
  return parts
    .map((part) => partIn(plan, entity, part))
    .join(` ${by === 'days-after' || by === 'weeks-after' || by === 'months-after' ? '+' : signs[by]} `);
};

function partIn(plan: AppPlan, entity: Entity, part: FormulaPart): string {
  const label = (name: string, of = entity) => fieldOf(of, name)?.label ?? name;
  if ('formula' in part) return `(${inFormula(plan, entity, part.formula)})`;
  if ('number' in part) return String(part.number);
  if ('over' in part) {
    const of = entityOf(plan, part.over);
    return part.field && part.take === 'sum' && !part.via ? `${label(part.field, of)} (${of.plural})` : of.plural;
  }
  if ('from' in part) return `(${label(part.to)} − ${label(part.from)})`;
  if (part.via === undefined) return label(part.field);
  const target = entityOf(plan, fieldOf(entity, part.via)!.reference!);
  return label(part.field, target);
}

const withField = (plan: AppPlan, entity: Entity, next: Field): AppPlan =>
  withEntity(plan, { ...entity, fields: entity.fields.map((one) => (one.name === next.name ? next : one)) });
