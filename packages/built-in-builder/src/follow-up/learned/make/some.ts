import type { FieldIs } from '../../../plan/formula.ts';
import type { Only } from '../../../plan/only.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { isDeadline } from '../../../plan/roles.ts';
import { spanIn } from '../../figures/conditions.ts';
import { choiceSaid } from '../../rules/choice-forms.ts';
import { isDenied, statesIn } from '../../rules/states.ts';
import { onlyIn } from '../../understand/sure/conditions.ts';
import { isDay, isNumber } from '../../../plan/field-kinds.ts';
import type { Given } from './maker.ts';

/** How surely a state has to be spoken of; a single word of a label is too little. */
const leastState = 2;
/** Choices that are shorter, "M" or "A", are no words of a message. */
const shortest = 3;

/**
 * Of which records something is counted or added up: by their choices, ticks and days, not by the number that is added up
 * (`but` is what a chart goes by, whose choices are no condition); null where the message speaks of all.
 */
export function someOf(entity: Entity, { text: said, plan, marked }: Given, but?: Field): Only[] | null {
  const text = said.replace(/(?<=as )soon(?= as)/giu, 'quick').replace(/(?<!\p{L})heut(?!\p{L})/giu, 'heute');
  // "the bookings" are not those that are booked
  const isList = (at: number, end: number) => marked.lists.some((one) => at < one.end && one.at < end);
  const states = statesIn(text, only(plan, entity)).filter(({ score, adds, field, at, end }) => score >= leastState && adds === undefined && field !== but && !(field.options && isList(at, end))); // prettier-ignore
  const found = entity.fields.flatMap((field): Only[] => {
    if (field === but || field.formula || isNumber(field)) return [];
    const of = { field: field.name };
    if (field.type === 'boolean') return tickOf(field, states, text);
    if (isDay(field)) return gapOf(field, text);
    if (!field.options) return [];
    const known = states.filter((one) => one.field === field && one.fact.kind === 'is' && one.fact.value.length >= shortest); // prettier-ignore
    if (known.length > 1) return isEach(text, known) ? [] : ofSeveral(known, of);
    const [first] = known;
    if (first && first.fact.kind === 'is') return [{ kind: isTurned(text, first.at, first.end) || first.fact.not ? 'is-not' : 'is', ...of, value: first.fact.value }]; // prettier-ignore
    const form = choiceSaid(text, field);
    return form && !isList(form.at, form.end) && form.value.length >= shortest ? [{ kind: isTurned(text, form.at, form.end) ? 'is-not' : 'is', ...of, value: form.value }] : []; // prettier-ignore
  });
  // what goes over time is of all of it
  const day = but && isDay(but) ? undefined : dayOf(entity, { text, plan }, but);
  const all = day ? [...found, day] : found;
  return all.length > 0 ? all : null;
}

const only = (plan: AppPlan, entity: Entity): AppPlan => ({ ...plan, entities: [entity] });
type States = ReturnType<typeof statesIn>;

function tickOf(field: Field, states: States, text: string): Only[] {
  const state = states.find((one) => one.field === field);
  const of = { field: field.name };
  if (state) return [{ kind: state.fact.not || isTurned(text, state.at, state.end) ? 'no' : 'yes', ...of }];
  // "non-swimmers", "Nichtschwimmer", "unbestätigt"
  const word = field.label
    .toLowerCase()
    .replace(/s$/, '')
    .replace(/[^\p{L} ]/gu, '.');
  if (new RegExp(`(?<!\\p{L})(?:non-?|nicht|un)${word}`, 'iu').test(text)) return [{ kind: 'no', ...of }];
  const form = choiceSaid(text, { options: [{ value: field.label, tone: 'neutral' }] } as Field);
  return form && isLacking(text, form.at, form.end) ? [{ kind: 'no', ...of }] : [];
}

/** "Not back yet": the day is not filled in. */
function gapOf(field: Field, text: string): Only[] {
  const form = choiceSaid(text, { options: [{ value: field.label, tone: 'neutral' }] } as Field);
  return form && isDenied(text, form.at, form.end) ? [{ kind: 'missing', field: field.name }] : [];
}
const isLacking = (text: string, at: number, end: number): boolean =>
  isDenied(text, at, end) ||
  /(?<!\p{L})(?:fehlt|fehlen|missing|lack\p{L}*)(?: \p{L}+){0,2} $/iu.test(text.slice(0, at));

/** "Without the cancelled ones", "no deposits in it", "the cancelled ones don't count". */
const isTurned = (text: string, at: number, end: number): boolean =>
  isDenied(text, at, end) || /(?<!\p{L})(?:without|except(?: for)?|but not|leaving out|not counting|no|ohne|außer|bis auf|nicht)(?: [\p{L}'’]+){0,2} $/iu.test(text.slice(0, at)) || /^[^.,;]{0,24}(?<!\p{L})(?:(?:don['’]t|do not) count|not (?:counted|included)|zählen (?:\p{L}+ )?nicht|nicht (?:mit(?:ge)?zähl\p{L}*|dabei|eingerechnet)|lass\p{L}* weg|left out)(?!\p{L})/iu.test(text.slice(end)); // prettier-ignore

/** "Split into food, games and the rest" names choices one by one. */
const isEach = (text: string, known: States): boolean => /(?<!\p{L})(?:each|respectively|split|jeweils|verteil\p{L}*|vergleich\p{L}*|compare)(?!\p{L})/iu.test(text) || known.length > 2; // prettier-ignore

function ofSeveral(known: States, of: { field: string }): Only[] {
  const values = known.flatMap(({ fact }) => (fact.kind === 'is' && !fact.not ? [fact.value] : []));
  return values.length > 1 ? [{ kind: 'among', ...of, values }] : values.map((value): Only => ({ kind: 'is', ...of, value })); // prettier-ignore
}

/** The span of days that is spoken of, and what is not filled in yet. */
function dayOf(entity: Entity, { text, plan }: Pick<Given, 'text' | 'plan'>, but: Field | undefined): Only | undefined {
  const booked = spanIn(text, entity);
  if (booked && isUsual(booked)) return booked;
  const days = { ...entity, fields: entity.fields.filter((field) => isDay(field) && field !== but) };
  const found = days.fields.length === 0 ? null : onlyIn(text, days, plan);
  const said = found === null || typeof found === 'string' ? undefined : [found.only].flat()[0];
  return said && (said.kind !== 'past' || days.fields.some((field) => isDeadline(field)))
    ? said
    : (booked ?? undefined);
}
/** This week, this month, today: of the day on which it was. */
const isUsual = ({ kind }: Only): boolean => kind === 'this' || kind === 'month' || kind === 'year' || kind === 'last' || kind === 'in-month' || kind === 'in-year'; // prettier-ignore

/** The same for records that are added up for what they belong to; null where it cannot be said there. */
export function overOf(
  only: readonly Only[] | null,
): { only: FieldIs[]; week?: string; month?: string; year?: string } | null {
  // prettier-ignore
  const over: { only: FieldIs[]; week?: string; month?: string; year?: string } = { only: [] };
  for (const one of only ?? []) {
    if (!('field' in one)) return null;
    const { field, kind } = one;
    if (kind === 'is' || kind === 'is-not')
      over.only.push({ field, is: one.value, ...(kind === 'is-not' && { not: true as const }) }); // prettier-ignore
    else if (kind === 'yes' || kind === 'no') over.only.push({ field, is: kind === 'yes' });
    else if (kind === 'this' && one.span === 'week') over.week = field;
    else if (kind === 'month' || kind === 'year') over[kind] = field;
    else return null;
  }
  return over;
}
