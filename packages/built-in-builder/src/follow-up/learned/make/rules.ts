import type { Fact } from '../../../plan/fact.ts';
import type { Entity, Field } from '../../../plan/plan.ts';
import type { Rule } from '../../../plan/rule.ts';
import type { Change, RuleMade } from '../../change.ts';
import { dayFor } from '../../rules/counts.ts';
import { spanFields } from '../../rules/days.ts';
import { wayTo } from '../../rules/places.ts';
import { numeral } from '../../rules/said.ts';
import { dayOf, keptApart } from '../../rules/told/clash.ts';
import { countOf } from '../../rules/told/counted.ts';
import type { ReadWish } from '../read-wish.ts';
import { isDay, isNumber } from './conditions.ts';
import { factOf } from './facts.ts';
import type { Given, Maker } from './maker.ts';

/** How likely a field or a list has to be to be what a rule names. */
const least = 0.12;

const ruleOf = (entity: Entity, rule: RuleMade): Change[] => [{ kind: 'rule', entity: entity.name, rule }];
const compare = (entity: Entity, rule: Rule): Change[] => ruleOf(entity, { make: 'compare', rule });

/** The likeliest field that a rule is about, of those that can be. */
function fieldOf({ fields }: ReadWish, isFit: (field: Field, entity: Entity) => boolean = () => true) {
  return fields.find(({ entity, field, likely }) => likely >= least && !field.formula && !field.joins && isFit(field, entity)); // prettier-ignore
}

/** "a reason has to be there when it is cancelled": never so without it. */
export const neededWhen: Maker = (wish, given) => {
  const needed = fieldOf(wish);
  const held = needed && factOf(wish, given, needed.entity);
  if (!needed || !held || held.field === needed.field) return null;
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

/** The second never before the first: as they are named, else the two days that a list has. */
export const inOrder: Maker = (wish) => {
  const isTime = ({ field }: { field: Field }) => !field.formula && (isDay(field) || field.type === 'time');
  const [first] = wish.slot('first').filter(isTime);
  const last = wish.slot('last').find((one) => isTime(one) && one.entity === first?.entity && one.field !== first.field); // prettier-ignore
  if (first && last && first.likely >= least && last.likely >= least)
    return [{ kind: 'in-order', entity: first.entity.name, first: first.field.name, last: last.field.name }];
  const span = first && first.entity === wish.list ? spanFields(wish.list) : null;
  return span ? [{ kind: 'in-order', entity: wish.list.name, first: span[0].name, last: span[1].name }] : null;
};

/** "show me those at the same time" forbids none of them. */
const asksToSee = /^(?:please |bitte )?(?:show|list|find|zeig\p{L}*|liste\p{L}*|finde)(?!\p{L})/iu;

/** The same thing or person not twice at one time. */
export const apart: Maker = (wish, { text }) => {
  if (asksToSee.test(text)) return null;
  const thing = wish.slot('thing').find(({ entity, field, likely }) => likely >= least && !field.formula && dayOf(entity) !== undefined); // prettier-ignore
  return thing ? keptApart(thing.entity, thing.field) : null;
};

const someNumber = new RegExp(`(?<![\\p{L}\\d.,])(${numeral}|once|twice|einmal|zweimal|an?|one|eine?[nrms]?)(?![\\p{L}\\d])`, 'giu'); // prettier-ignore
/** The number that a limit names: the last that is more than one, else one. */
function countIn(text: string): number | null {
  const all = [...text.matchAll(someNumber)].map(([, said = '']) => countOf(said));
  return all.findLast((one) => one > 1) ?? (all.length > 0 ? 1 : null);
}

/** So many at most, or so much in all: per day, per person, or as many as something says. */
export const atMost: Maker = (wish, given) => {
  const { per = 'none', sum = 'no', most = 'number' } = wish.values;
  const span = /^(?:day|week|month|year)/.exec(per)?.[0] as 'day' | 'week' | 'month' | 'year' | undefined;
  const total = sum === 'yes' ? wish.slot('sum').find(({ field, likely }) => isNumber(field) && likely >= least) : undefined; // prettier-ignore
  const list = total?.entity ?? wish.list;
  if (sum === 'yes' && !total) return null;
  const by = /field/.test(per) ? wish.slot('per').find(({ entity, field, likely }) => entity === list && likely >= least && !isDay(field)) : undefined; // prettier-ignore
  if (/field/.test(per) && !by) return null;
  const count = countIn(given.text);
  if (span) {
    const day = wish.slot('per').find(({ entity, field, likely }) => entity === list && isDay(field) && likely >= least)?.field ?? dayFor(given.text, given.plan, list); // prettier-ignore
    if (!day || count === null) return null;
    if (count === 1 && span === 'day' && by && !total && day.type === 'date') return [{ kind: 'unique', entity: list.name, fields: [by.field.name, day.name] }]; // prettier-ignore
    return ruleOf(list, { make: 'limit', limit: { day: day.name, ...(by && { per: by.field.name }), most: count, ...(total && { total: total.field.name }), span } }); // prettier-ignore
  }
  if (!by) return null;
  const bound = most === 'field' ? boundOf(wish, given, list) : count === null ? null : { number: count };
  if (!bound) return null;
  return compare(list, { left: { same: [by.field.name], ...(total && { total: total.field.name }) }, is: 'at-most', right: bound, at: (total ?? by).field.name }); // prettier-ignore
};

/** A number that the record has, or what it points to. */
function boundOf(wish: ReadWish, { plan }: Given, list: Entity): { field: string; via?: string } | null {
  for (const { entity, field, likely } of wish.slot('most')) {
    const way = entity === list ? [] : wayTo(plan, list, entity);
    if (likely >= least && isNumber(field) && way && way.length <= 1) return { field: field.name, ...(way[0] && { via: way[0] }) }; // prettier-ignore
  }
  return null;
}

/** Records of which something holds, or whose like holds of what they point to, are never saved. */
export const refused: Maker = (wish, given) => {
  const [cond] = wish.slot('cond');
  const isThrough = wish.values.via === 'yes' && cond !== undefined && cond.likely >= least;
  const pointing = isThrough ? wish.lists.filter((list) => list !== cond.entity && wayTo(given.plan, list, cond.entity)?.length === 1) : []; // prettier-ignore
  for (const list of [...pointing, ...(isThrough ? [] : [wish.list])]) {
    const held = factOf(wish, given, list);
    if (held) return ruleOf(list, { make: 'never', when: [held.fact], at: held.fact.via?.[0] ?? held.field.name });
  }
  return null;
};

/** One value beside another of the record, or of what it points to. */
export const compared: Maker = (wish, { plan }) => {
  const left = fieldOf(wish, (field) => isNumber(field) || isDay(field) || field.type === 'reference' || field.type === 'text'); // prettier-ignore
  const is = wish.values.v;
  if (!left || (is !== 'at-most' && is !== 'at-least' && is !== 'differs')) return null;
  for (const { entity, field, likely } of wish.slot('to')) {
    const way = entity === left.entity ? [] : wayTo(plan, left.entity, entity);
    const isAlike = isDay(field) === isDay(left.field) && isNumber(field) === isNumber(left.field);
    if (likely < least || field === left.field || !isAlike || !way || way.length > 1) continue;
    return compare(left.entity, { left: { field: left.field.name }, is, right: { field: field.name, ...(way[0] && { via: way[0] }) }, at: left.field.name }); // prettier-ignore
  }
  return null;
};

/** What is that far stays as it is, all of it or one value. */
export const locked: Maker = (wish, given) => {
  const held = factOf(wish, given, wish.list);
  if (!held || held.fact.via) return null;
  const part = wish.values.part === 'yes' ? wish.slot('part').find(({ entity, field, likely }) => entity === wish.list && field !== held.field && likely >= least) : undefined; // prettier-ignore
  return ruleOf(wish.list, { make: 'stays', when: [held.fact], ...(part && { fields: [part.field.name] }) });
};

/** What is not deleted: never, while something holds, or as long as others point to it. */
export const kept: Maker = (wish, given) => {
  const { plan } = given;
  const { by } = wish.values;
  if (by === 'used') {
    const users = wish.listSlot('used').flatMap(({ list, likely }) => {
      const way = list === wish.list || likely < least ? null : wayTo(plan, list, wish.list);
      return way ? [{ list, way }] : [];
    });
    const [user] = users;
    return user ? ruleOf(wish.list, { make: 'keeps', when: [{ kind: 'used', entity: user.list.name, by: user.way }] }) : null; // prettier-ignore
  }
  if (by === 'always') return [{ kind: 'rights', entity: wish.list.name, rights: { delete: {} } }];
  const held = factOf(wish, given, wish.list);
  return held ? ruleOf(wish.list, { make: 'keeps', when: [held.fact] }) : null;
};

/** What is filled in by itself once something holds. */
export const filledIn: Maker = (wish, given) => {
  const filled = fieldOf(wish);
  const held = filled && factOf(wish, given, filled.entity);
  if (!filled || !held || held.field === filled.field || held.fact.via) return null;
  const { name, type } = filled.field;
  const option = given.marked.options.find(({ field }) => field === filled.field)?.option.value;
  const value =
    isDay(filled.field) && wish.values.v === 'today' ? ({ day: 'today' } as const) :
    type === 'boolean' ? { is: wish.values.v !== 'no' } :
    option !== undefined ? { text: option } : null; // prettier-ignore
  return value ? ruleOf(filled.entity, { make: 'follows', follow: { when: [held.fact], field: name, value } }) : null;
};
