import type { Fact } from '../../../plan/fact.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { anyWord } from '../../any-word.ts';
import { choiceSaid } from '../../rules/choice-forms.ts';
import { wayTo } from '../../rules/places.ts';
import { isDenied, statesIn } from '../../rules/states.ts';
import type { LikelyField, ReadWish } from '../read-wish.ts';
import { numberIn } from './conditions.ts';
import { isDay, isNumber } from '../../../plan/field-kinds.ts';
import type { Given } from './maker.ts';

/** How likely a field has to be to be what a rule goes by: less where the message says what has to hold of it. */
const least = 0.12;
const leastSaid = 0.02;
/** A second thing that has to hold is said in so many words. */
const leastMore = 0.4;
/** How sure the kind of a condition has to be to stand against the words that name it. */
const sureKind = 0.75;

/** Something that has to hold of a record, by which field, how likely; `isSaid` where words of the message name it. */
export type LikelyFact = { fact: Fact; field: Field; likely: number; isSaid: boolean };

/** What has to hold of a record of `list`: of itself or of what it points to, by the field that is likeliest and what is said of it. */
export const factOf = (wish: ReadWish, given: Given, list: Entity): LikelyFact | null => factsOf(wish, given, list)[0] ?? null; // prettier-ignore

/** All that may have to hold, the likeliest first. */
export function factsOf(wish: ReadWish, given: Given, list: Entity): LikelyFact[] {
  const found = wish.slot('cond').flatMap((one): LikelyFact[] => {
    const { entity, field, likely } = one;
    const way = entity === list ? [] : wayTo(given.plan, list, entity);
    const about = likely < leastSaid || !way || field.formula || field.joins ? null : factAbout(one, wish, given);
    if (!about || !way || (!about.isSaid && likely < least)) return [];
    return [{ ...about, fact: way.length > 0 ? ({ ...about.fact, via: way } as Fact) : about.fact, field, likely }];
  });
  const weight = ({ likely, isSaid }: LikelyFact) => likely * (isSaid ? 1 : unsaid);
  return found.toSorted((a, b) => weight(b) - weight(a));
}
const unsaid = 0.3;

/** What holds together: the likeliest, and what is said beside it. */
export function togetherOf(wish: ReadWish, given: Given, list: Entity): LikelyFact[] {
  const [first, ...more] = factsOf(wish, given, list);
  if (!first) return [];
  if (!joins.test(given.text)) return [first];
  return [first, ...more.filter(({ isSaid, likely, field, fact }) => isSaid && likely >= leastMore && field !== first.field && isState(field) && !fact.via === !first.fact.via)]; // prettier-ignore
}

/** "Until it is settled" speaks of what is not yet. */
const until = /(?<!\p{L})(?:until|till|unless|bis)\s+(?:(?!and|but|und|aber)\p{L}+['’]?\p{L}*\s+){0,4}$/iu;
const isState = ({ type, options }: Field): boolean => type === 'boolean' || options !== undefined;
const joins = anyWord(String.raw`and|but|while|without|unless|as long as|und|aber|solange|ohne|obwohl|nicht`);

type About = { fact: Fact; isSaid: boolean };

function factAbout(
  { field, entity }: LikelyField,
  { values, likelyValues }: ReadWish,
  { text, plan, marked }: Given,
): About | null {
  // prettier-ignore
  const kind = (likelyValues.cond ?? 0) >= sureKind ? values.cond : undefined;
  const state = statesIn(text, only(plan, entity)).find((one) => one.field === field && !one.adds);
  const said = state && ({ ...state.fact, ...(until.test(text.slice(0, state.at)) && { not: true }) } as Fact);
  const isNamed = marked.fields.some((one) => one.field === field && one.entity === entity);
  const of = { field: field.name };
  const about = (fact: Fact | null, isSaid: boolean): About | null => fact && { fact, isSaid };
  if (field.type === 'boolean') {
    const isNo = said?.not === true || kind === 'no';
    return about({ kind: 'yes', ...of, ...(isNo && { not: true as const }) }, said !== undefined || isNamed);
  }
  if (field.options) {
    const form = choiceSaid(text, field);
    const value = marked.options.find((one) => one.field === field)?.option.value ?? (said?.kind === 'is' ? said.value : form?.value); // prettier-ignore
    if (value === undefined) return kind === 'missing' || kind === 'given' ? about(emptiness(field, kind), isNamed) : null; // prettier-ignore
    const isNot = kind === 'is-not' || (kind !== 'is' && (said?.not === true || (!said && form !== null && isDenied(text, form.at, form.end)))); // prettier-ignore
    return about({ kind: 'is', ...of, value, ...(isNot && { not: true as const }) }, true);
  }
  if (isDay(field)) {
    if (kind === 'past' || (said === undefined && isOver.test(text) && kind !== 'missing' && kind !== 'coming')) return about({ kind: 'past', ...of }, isOver.test(text)); // prettier-ignore
    // how long ago something was no fact says
    if (spans.test(text) && said === undefined) return null;
    if (kind === 'coming') return about({ kind: 'future', ...of }, isNamed);
    return about(said ?? emptiness(field, kind), said !== undefined || isNamed);
  }
  if (isNumber(field)) return about(numberFact(field, kind, text) ?? said ?? (kind === 'given' || kind === 'missing' ? emptiness(field, kind) : null), isNamed); // prettier-ignore
  if (kind === 'missing' || kind === 'given') return about(emptiness(field, kind), isNamed);
  return about(said ?? emptiness(field, 'given'), said !== undefined || isNamed);
}

/** "More than 120", "über 10", "below 12". */
function numberFact({ name }: Field, kind: string | undefined, text: string): Fact | null {
  const number = numberIn(text);
  const sign = kind === 'above' || kind === 'below' ? kind : over.test(text) ? 'above' : under.test(text) ? 'below' : null; // prettier-ignore
  return number === null || sign === null ? null : { kind: sign, field: name, than: number };
}
const over = /(?<!\p{L})(?:over|above|more than|from|exceed\p{L}*|über|mehr als|ab)\s+(?:[€$£]\s?)?\d/iu;
const under = /(?<!\p{L})(?:under|below|less than|fewer than|unter|weniger als)\s+(?:[€$£]\s?)?\d/iu;
const spans = /(?<!\p{L})(?:\d+|a|one|two|three|ein\p{L}*|zwei|drei) (?:days?|weeks?|months?|years?|tage?n?|wochen?|monate?n?|jahre?n?)(?!\p{L})/iu; // prettier-ignore
/** What was good until a day is so no longer. */
const isOver = anyWord(String.raw`(?:has|have|had|is|are|ran) (?:run )?out|run(?:s|ning)? out|expired?|lapsed?|out of date|no longer valid|overdue|abgelaufen\p{L}*|abläuft|läuft ab|vorbei|verstrichen|überfällig\p{L}*|nicht mehr gültig|ungültig\p{L}*`); // prettier-ignore

const emptiness = ({ name }: Field, kind: string | undefined): Fact => ({ kind: 'given', field: name, ...(kind === 'missing' && { not: true as const }) }); // prettier-ignore

const only = (plan: AppPlan, entity: Entity): AppPlan => ({ ...plan, entities: [entity] });
