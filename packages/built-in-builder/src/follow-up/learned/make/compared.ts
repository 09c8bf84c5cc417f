import type { Entity, Field } from '../../../plan/plan.ts';
import type { Rule } from '../../../plan/rule.ts';
import type { Change } from '../../change.ts';
import { choiceSaid } from '../../rules/choice-forms.ts';
import { spanFields } from '../../rules/days.ts';
import { wayTo } from '../../rules/places.ts';
import type { LikelyField } from '../read-wish.ts';
import { isDay, isNumber } from '../../../plan/field-kinds.ts';
import { boundIn, type Bound } from './directions.ts';
import type { Given, Maker } from './maker.ts';

/** Two values that are compared: the second of the record itself, or of what it points to by `via`. */
type Pair = { left: LikelyField; right: LikelyField; via?: string; likely: number };

/** How likely two fields have to be together. */
const leastPair = 0.008;
/** How much likelier one way round has to be than the other where no words say which. */
const muchLikelier = 3;
const unlikely = 0.02;
/** A pair of another list, or with something that the message does not name, is less likely. */
const ofAnother = 0.3;
const ofUnnamed = 0.2;

const compare = (entity: Entity, rule: Rule): Change[] => [{ kind: 'rule', entity: entity.name, rule: { make: 'compare', rule } }]; // prettier-ignore

const isOwn = ({ field }: LikelyField): boolean => !field.formula && !field.joins;
const isTime = (field: Field): boolean => isDay(field) || field.type === 'time';

/** Values that can be told apart by more and less, or by being another. */
function areAlike(a: Field, b: Field): boolean {
  if (a.type === 'reference') return b.type === 'reference' && a.reference === b.reference;
  return a.type === b.type || (isDay(a) && isDay(b));
}

/** All pairs that a rule can be of, the likeliest first. */
function pairsOf(lefts: readonly LikelyField[], rights: readonly LikelyField[], list: Entity, given: Given): Pair[] {
  const { plan, marked } = given;
  const found = lefts.filter(isOwn).flatMap((left) =>
    rights.filter(isOwn).flatMap((right): Pair[] => {
      if (left.field === right.field || !areAlike(left.field, right.field)) return [];
      const way = left.entity === right.entity ? [] : wayTo(plan, left.entity, right.entity);
      if (!way || way.length > 1) return [];
      const isNamed = placesOf(right, given).length > 0 || marked.lists.some(({ entity }) => entity === right.entity);
      const isOfList = left.entity === list || (way[0] !== undefined && right.entity === list);
      const isLoose = way[0] === undefined ? placesOf(left, given).length === 0 : !isNamed;
      const likely = Math.max(left.likely, unlikely) * right.likely * (isOfList ? 1 : ofAnother) * (isLoose ? ofUnnamed : 1); // prettier-ignore
      return [{ left, right, ...(way[0] && { via: way[0] }), likely }];
    }),
  );
  return found.toSorted((a, b) => b.likely - a.likely);
}

/** Where a text names a field, in any form of its words. */
function placesOf({ field, entity }: LikelyField, { text, marked }: Given): number[] {
  const named = marked.fields.filter((one) => one.field === field && one.entity === entity);
  const most = Math.max(...named.map(({ score }) => score));
  if (named.length > 0) return named.filter(({ score }) => score >= most - 0.5).map(({ at }) => at);
  const said = choiceSaid(text, { options: [{ value: field.label, tone: 'neutral' }] } as Field);
  return said ? [said.at] : [];
}

const isGeneral = /^(?:day|date|time|tag|datum|uhrzeit|zeit|wann|when)$/iu;

function boundOf({ left, right, via }: Pair, given: Given): Bound | null {
  // of two lists each stands for its day: "a visit never before the training"
  const ofList = ({ entity }: LikelyField) => (via ? given.marked.lists.filter((one) => one.entity === entity).map(({ at }) => at) : []); // prettier-ignore
  const places = (one: LikelyField) => {
    const [lists, fields] = [ofList(one), placesOf(one, given)];
    return lists.length > 0 && isGeneral.test(one.field.label) ? lists : [...fields, ...lists];
  };
  return boundIn(given.text, { left: places(left), right: places(right) });
}

/** One value beside another of the record, or of what it points to. */
export const compared: Maker = (wish, given) => {
  const learned = wish.values.v;
  const own = wish.fields.filter(({ field }) => isNumber(field) || (learned === 'differs' && /^(?:reference|text)$/.test(field.type))); // prettier-ignore
  const pairs = pairsOf(own, wish.slot('to'), wish.list, given).filter(({ left }) => isNumber(left.field) === (learned !== 'differs')); // prettier-ignore
  const [best] = pairs;
  if (!best || best.likely < leastPair) return learned === 'differs' ? onlyTwo(best) : inOrder(wish, given);
  if (learned === 'differs') return differing(best);
  const bound = boundOf(best, given);
  const other = pairs.find(({ left, right }) => left.field === best.right.field && right.field === best.left.field);
  const isSure = other === undefined || best.likely > other.likely * muchLikelier;
  if (bound === null && (!isSure || (learned !== 'at-most' && learned !== 'at-least'))) return null;
  return bounded(best, bound ?? (learned as Bound));
};

const bounded = ({ left, right, via }: Pair, is: Bound): Change[] =>
  compare(left.entity, { left: { field: left.field.name }, is, right: { field: right.field.name, ...(via && { via }) }, at: left.field.name }); // prettier-ignore

const differing = ({ left, right, via }: Pair): Change[] =>
  compare(left.entity, { left: { field: left.field.name }, is: 'differs', right: { field: right.field.name, ...(via && { via }) }, at: left.field.name }); // prettier-ignore

const onlyTwo = (pair: Pair | undefined): Change[] | null => (pair && pair.left.field.type === 'reference' && !pair.via ? differing(pair) : null); // prettier-ignore

/** The second never before the first, of one record or of what it points to; else the two days that a list has. */
export const inOrder: Maker = (wish, given) => {
  const times = (fields: readonly LikelyField[]) => fields.filter(({ field }) => isTime(field));
  const [firsts, lasts] = [times(wish.slot('first')), times(wish.slot('last'))];
  const weights = new Map([...firsts, ...lasts].map(({ field }) => [field, 0]));
  for (const { field, likely } of [...firsts, ...lasts]) weights.set(field, Math.max(weights.get(field)!, likely));
  const all = firsts.map((one) => ({ ...one, likely: weights.get(one.field)! }));
  const [best] = pairsOf(all, all, wish.list, given);
  if (!best || best.likely < leastPair) return spanOf(wish.list);
  if (best.via && placesOf(best.right, given).length === 0 && spanFields(wish.list)) return spanOf(wish.list);
  // a beginning and an end have one order only
  const span = best.via ? null : spanFields(best.left.entity);
  if (span && span.includes(best.left.field) && span.includes(best.right.field)) return spanOf(best.left.entity);
  const bound = boundOf(best, given);
  if (bound !== null) return ordered(best, bound);
  const likely = (slot: readonly LikelyField[], of: Field) => slot.find(({ field }) => field === of)?.likely ?? 0;
  const as = (first: Field, last: Field) => likely(firsts, first) * likely(lasts, last);
  const [asNamed, turned] = [as(best.right.field, best.left.field), as(best.left.field, best.right.field)];
  if (Math.max(asNamed, turned) < muchLikelier * Math.min(asNamed, turned)) return null;
  return ordered(best, asNamed > turned ? 'at-least' : 'at-most');
};

function spanOf(list: Entity): Change[] | null {
  const span = spanFields(list);
  return span ? [{ kind: 'in-order', entity: list.name, first: span[0].name, last: span[1].name }] : null;
}

function ordered(pair: Pair, is: Bound): Change[] {
  const { left, right, via } = pair;
  if (via) return bounded(pair, is);
  const [first, last] = is === 'at-least' ? [right.field, left.field] : [left.field, right.field];
  return [{ kind: 'in-order', entity: left.entity.name, first: first.name, last: last.name }];
}
