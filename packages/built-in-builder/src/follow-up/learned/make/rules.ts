import { listAlong, type Fact } from '../../../plan/fact.ts';
import type { Entity, Field } from '../../../plan/plan.ts';
import type { Rule } from '../../../plan/rule.ts';
import { anyWord } from '../../any-word.ts';
import type { Change, RuleMade } from '../../change.ts';
import { choiceSaid } from '../../rules/choice-forms.ts';
import { doneWith, wayTo } from '../../rules/places.ts';
import { dayOf, keptApart } from '../../rules/told/clash.ts';
import type { ReadWish } from '../read-wish.ts';
import { isDay } from '../../../plan/field-kinds.ts';
import { factsOf, togetherOf, type LikelyFact } from './facts.ts';
import type { Given, Maker } from './maker.ts';

/** How likely a field or a list has to be to be what a rule names. */
const leastLikely = 0.12;

const ruleOf = (entity: Entity, rule: RuleMade): Change[] => [{ kind: 'rule', entity: entity.name, rule }];
const compare = (entity: Entity, rule: Rule): Change[] => ruleOf(entity, { make: 'compare', rule });

/** The likeliest field that a rule is about, of those that can be. */
function fieldOf({ fields }: ReadWish, isFit: (field: Field, entity: Entity) => boolean = () => true) {
  return fields.find(({ entity, field, likely }) => likely >= leastLikely && !field.formula && !field.joins && isFit(field, entity)); // prettier-ignore
}

/** What a rule is about together with what has to hold for it, of one list: the likeliest two that are not the same field. */
function heldFor(
  wish: ReadWish,
  given: Given,
  isFit: (field: Field) => boolean,
  fitOf: (field: Field, held: LikelyFact) => number,
) {
  const all = wish.fields.flatMap((one) => {
    const { field, entity, likely } = one;
    if (field.formula || field.joins || !isFit(field)) return [];
    return factsOf(wish, given, entity)
      .filter((held) => held.field !== field)
      .map((held) => ({ ...one, held, both: Math.max(likely, unlikely) * held.likely * fitOf(field, held) }));
  });
  const [best] = all.toSorted((a, b) => b.both - a.both);
  return best && best.both >= leastBoth ? best : undefined;
}
/** The day "Paid on" goes with the tick "Paid" or the choice "paid". */
function fitOfDay({ label, type }: Field, { fact, field }: LikelyFact): number {
  const word = fact.kind === 'is' ? fact.value : field.label;
  const isOfDay = type.startsWith('date') && choiceSaid(label, { options: [{ value: word, tone: 'neutral' }] } as Field) !== null; // prettier-ignore
  return isOfDay ? ofOneWord : 1;
}
const ofOneWord = 4;
/** What something else has to be is said less often. */
const ofAnother = 0.3;
const unlikely = 0.02;
const leastBoth = 0.01;

/** "a reason has to be there when it is cancelled": never so without it. */
export const neededWhen: Maker = (wish, given) => {
  const needed = heldFor(
    wish,
    given,
    () => true,
    (_, { fact }) => (fact.via ? ofAnother : 1),
  );
  if (!needed) return null;
  const { held } = needed;
  const { name, type } = needed.field;
  const missing: Fact = { kind: type === 'boolean' ? 'yes' : 'given', field: name, not: true };
  return ruleOf(needed.entity, { make: 'never', when: [held.fact, missing], at: name });
};

/** No day before today, or none after it. */
export const ofToday: Maker = (wish) => {
  const day = fieldOf(wish, isDay);
  if (!day || !wish.values.v) return null;
  const { name } = day.field;
  return compare(day.entity, { left: { field: name }, is: wish.values.v === 'future' ? 'at-most' : 'at-least', right: { day: 'today' }, at: name }); // prettier-ignore
};

/** "show me those at the same time" forbids none of them. */
const asksToSee = /^(?:please |bitte )?(?:show|list|find|zeig\p{L}*|liste\p{L}*|finde)(?!\p{L})/iu;

/** The same thing or person not twice at one time. */
export const apart: Maker = (wish, { text }) => {
  if (asksToSee.test(text)) return null;
  const thing = wish.slot('thing').find(({ entity, field, likely }) => likely >= leastLikely && !field.formula && dayOf(entity) !== undefined); // prettier-ignore
  return thing ? keptApart(thing.entity, thing.field) : null;
};

/** Records of which something holds, or whose like holds of what they point to, are never saved. */
export const refused: Maker = (wish, given) => {
  const { text, plan } = given;
  const isThrough = wish.values.via === 'yes';
  const all = wish.lists.flatMap((list, rank) => {
    const held = togetherOf(wish, given, list);
    const [first] = held;
    if (!first || (first.fact.via !== undefined) !== isThrough || (first.fact.via?.length ?? 0) > 1) return [];
    const thing = listAlong(plan, list, first.fact.via);
    const isDone = isThrough && thing !== undefined && doneWith(text, plan, thing)?.list === list;
    return [{ list, held, first, both: first.likely * ofNext ** (isDone ? Math.min(rank, 0.5) : rank) }];
  });
  const [best] = all.toSorted((a, b) => b.both - a.both);
  return best ? eachOf(best.held, given).flatMap((when) => ruleOf(best.list, { make: 'never', when, at: best.first.fact.via?.[0] ?? best.first.field.name })) : null; // prettier-ignore
};

/** Of several choices that are named, "in repair or retired", each is refused for itself. */
function eachOf(held: readonly LikelyFact[], { marked, text }: Given): Fact[][] {
  const [first, ...more] = held;
  const { fact } = first!;
  const named = fact.kind === 'is' && !fact.not ? marked.options.filter(({ field }) => field === first!.field).toSorted((a, b) => a.at - b.at) : []; // prettier-ignore
  const isList = named.every(({ at }, index) => index === 0 || joined.test(text.slice(named[index - 1]!.end, at)));
  const values = isList ? named.map(({ option }) => option.value) : [];
  const facts = fact.kind === 'is' && values.includes(fact.value) ? values.map((value) => ({ ...fact, value })) : [fact]; // prettier-ignore
  return facts.map((one) => [one, ...more.map((other) => other.fact)]);
}

const joined = /^(?:,|\s|or|oder|and|und|nor|\/)+(?:(?:is|been|ist|the|im|in|die|der|das) ?)*$/iu;

/** What is that far stays as it is, all of it or one value. */
export const locked: Maker = (wish, given) => {
  const held = togetherOf(wish, given, wish.list).filter(({ fact }) => !fact.via);
  if (held.length === 0) return null;
  const least = wish.values.part === 'yes' ? leastLikely : surePart;
  const part = wish.slot('part').find(({ entity, field, likely }) => entity === wish.list && held.every((one) => one.field !== field) && likely >= least); // prettier-ignore
  return eachOf(held, given).flatMap((when) => ruleOf(wish.list, { make: 'stays', when, ...(part && { fields: [part.field.name] }) })); // prettier-ignore
};
/** Where the message as a whole speaks of all of the record, one value has to be named as surely as this. */
const surePart = 0.9;

/** What is not deleted: never, while something holds, or as long as others point to it. */
export const kept: Maker = (wish, given) => {
  const { by } = wish.values;
  if (by === 'used') {
    const user = usedBy(wish, given);
    return user ? ruleOf(user.list, { make: 'keeps', when: [{ kind: 'used', entity: user.by.name, by: user.way }] }) : null; // prettier-ignore
  }
  if (by === 'always') return [{ kind: 'rights', entity: wish.list.name, rights: { delete: {} } }];
  const held = togetherOf(wish, given, wish.list);
  return held.length > 0 ? eachOf(held, given).flatMap((when) => ruleOf(wish.list, { make: 'keeps', when })) : null;
};

/** The list that is kept and the one whose records point to it, the likeliest two. */
function usedBy(wish: ReadWish, { plan, marked }: Given) {
  const all = wish.lists.flatMap((list, rank) =>
    wish.listSlot('used').flatMap(({ list: by, likely }) => {
      const way = by === list ? null : wayTo(plan, by, list);
      const isNamed = list === wish.list || marked.lists.some(({ entity }) => entity === list);
      return way && isNamed ? [{ list, by, way, both: likely * ofNext ** rank }] : [];
    }),
  );
  const [best] = all.toSorted((a, b) => b.both - a.both);
  return best && best.both >= leastBoth ? best : undefined;
}
const ofNext = 0.4;

/** What is filled in by itself once something holds. */
export const filledIn: Maker = (wish, given) => {
  const v = ticks.test(given.text) && !today.test(given.text) ? 'yes' : wish.values.v;
  const words = quoted.exec(given.text)?.[1];
  const isFit = (field: Field) => v === 'today' ? isDay(field) : v === 'yes' || v === 'no' ? field.type === 'boolean' : field.options !== undefined || (words !== undefined && field.type.endsWith('text')); // prettier-ignore
  const filled = heldFor(wish, given, isFit, fitOfDay);
  if (!filled || filled.held.fact.via) return null;
  const { name, type, options } = filled.field;
  const option = options && (given.marked.options.find(({ field }) => field === filled.field)?.option.value ?? choiceSaid(given.text, filled.field)?.value); // prettier-ignore
  const value =
    v === 'today' ? ({ day: 'today' } as const) :
    type === 'boolean' ? { is: v !== 'no' } :
    options ? option !== undefined && { text: option } : words !== undefined && { text: words }; // prettier-ignore
  return value ? ruleOf(filled.entity, { make: 'follows', follow: { when: [filled.held.fact], field: name, value } }) : null; // prettier-ignore
};
const ticks = anyWord(String.raw`ticks?|ticked|tick(?:ed)? off|check(?:ed)?|häkchen|haken|\p{L}+-haken|angehakt|abgehakt|abhaken|anhaken|ankreuzen|angekreuzt`); // prettier-ignore
const today = anyWord(String.raw`today['’]?s?|heute|heutige[nrms]?|date|day|datum|tag|\p{L}+tag|\p{L}+datum`);
/** What is to be written there word for word. */
const quoted = /[“„"«‚]([^“”„"«»‘]{2,80})[”“"»‘]/u;
