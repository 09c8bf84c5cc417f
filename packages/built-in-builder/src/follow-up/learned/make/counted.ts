import type { Entity, Field } from '../../../plan/plan.ts';
import { rolesOf } from '../../../plan/roles.ts';
import { anyWord } from '../../any-word.ts';
import type { Change, RuleMade } from '../../change.ts';
import { dayFor } from '../../rules/counts.ts';
import { doneWith } from '../../rules/places.ts';
import { spanOf } from '../../rules/said.ts';
import { groupOf } from '../../rules/told/groups.ts';
import type { ReadWish } from '../read-wish.ts';
import { boundNumber } from './bound-number.ts';
import { isDay, isNumber } from '../../../plan/field-kinds.ts';
import type { Given, Maker } from './maker.ts';

/** How likely a field has to be to be what a limit names. */
const least = 0.12;
/** A day goes by its list as well. */
const leastDay = 0.02;
/** What is as likely as this is meant though the message as a whole speaks of another kind of limit. */
const sure = 0.6;

const ruleOf = (entity: Entity, rule: RuleMade): Change[] => [{ kind: 'rule', entity: entity.name, rule }];

type Span = 'day' | 'week' | 'month' | 'year';
/** "A day", "on one day", "pro Woche", "am selben Tag". */
const inSpan = /(?<!\p{L})(?:per|a|an|and|und|each|every|any(?: one)?|one|same|single|that|in the|on the|pro|je|am|im|einem|einer|jeden|jede[rm]?|selben|gleichen|einzigen|der|diesem)\s+(?:(?:same|single|one|working|selben|gleichen|einzigen|einzelnen)\s+)?(\p{L}+)/giu; // prettier-ignore
function spanIn(text: string): Span | undefined {
  for (const [, word = ''] of text.matchAll(inSpan)) {
    const span = spanOf(word.replace(/^week ?days?$/iu, 'day'));
    if (span) return span;
  }
  return /(?<!\p{L})(?:daily|täglich)(?!\p{L})/iu.test(text) ? 'day' : undefined;
}

/** So many at most, or so much in all: per day, per person, or as many as something says. */
export const atMost: Maker = (wish, given) => roomFor(wish, given) ?? countFor(wish, given);

/** As many as what the records point to has places for. */
function roomFor(wish: ReadWish, { text, plan, marked }: Given): Change[] | null {
  const isLearned = wish.values.most === 'field';
  const own = wish.slot('most').find(({ entity, field, likely }) => likely >= (isLearned ? least : sure) && isNumber(field) && plan.entities.some((one) => pointers(one, entity).length > 0)); // prettier-ignore
  // a number that is said is the limit; a limit of its own for each day no rule has
  if (!own || boundNumber(text)?.isSure === true || (!isLearned && !asMany.test(text)) || perSpan.test(text))
    return null;
  const bys = wish.slot('per').filter(({ entity, field }) => field.reference === own.entity.name && entity !== own.entity); // prettier-ignore
  const done = doneWith(text, plan, own.entity)?.list;
  const named = (entity: Entity) => entity === wish.list || marked.lists.some((one) => one.entity === entity);
  const by = bys.find(({ entity }) => entity === wish.list) ?? bys.find(({ entity }) => named(entity)) ?? bys.find(({ entity }) => entity === done) ?? bys[0]; // prettier-ignore
  if (!by) return null;
  const total = totalOf(wish, by.entity, null);
  return ruleOf(by.entity, { make: 'compare', rule: { left: { same: [by.field.name], ...(total && { total: total.name }) }, is: 'at-most', right: { field: own.field.name, via: by.field.name }, at: (total ?? by.field).name } }); // prettier-ignore
}
const perSpan = /(?<!\p{L})(?:a|per|each|every|am|pro|je) (?:day|week|month|tag|woche|monat)(?!\p{L})/iu;
const pointers = ({ fields }: Entity, to: Entity): Field[] => fields.filter(({ reference }) => reference === to.name);
/** "Than it has places", "when they are all taken". */
const asMany = /(?<!\p{L})(?:than|as|als|wie|when|once|until|sobald|wenn|full|voll|taken|vergeben|weg|belegt|used up)(?!\p{L})/iu; // prettier-ignore

function countFor(wish: ReadWish, given: Given): Change[] | null {
  const { text, plan, marked } = given;
  const number = boundNumber(text);
  if (number === null || number.value < 1) return null;
  const { per = 'none' } = wish.values;
  const learned = /^(?:day|week|month|year)/.exec(per)?.[0] as Span | undefined;
  const told = spanIn(text);
  const behind = text.slice(number.end, number.end + widest);
  const counted = marked.lists.find(({ at }) => at >= number.end && at - number.end < widest)?.entity;
  const numeric = marked.fields.find(({ field, at }) => isNumber(field) && at >= number.end && at - number.end < widest); // prettier-ignore
  const isPart = counted !== undefined && pointers(wish.list, counted).length > 0;
  const list = numeric && numeric.entity !== counted ? numeric.entity : isPart ? wish.list : (counted ?? wish.list);
  const total = numeric && numeric.entity === list ? numeric.field : totalOf(wish, list, behind);
  const bys = wish.slot('per').filter(({ entity, field, likely }) => entity === list && likely >= leastDay && !isDay(field) && !isNumber(field) && field.reference !== counted?.name); // prettier-ignore
  const each = bys.filter(({ field }, index) => isForEach(field, given) && !bys.slice(0, index).some((one) => isAtOnePlace(one.field, field, given))).map(({ field }) => field); // prettier-ignore
  const likely = bys.filter((one) => one.likely >= least).map(({ field }) => field);
  const person = ofPersons.test(text) ? groupOf(text, text, plan, list) : undefined;
  const by = each[0] ?? likely.find((field) => isNamed(field, given)) ?? person;
  const day = wish.slot('per').find(({ entity, field, likely }) => entity === list && isDay(field) && likely >= leastDay)?.field ?? dayFor(text, plan, list); // prettier-ignore
  const span = told ?? (by ? undefined : learned);
  if (span) {
    if (!day) return null;
    if (number.value === 1 && span === 'day' && by && !total && day.type === 'date') return [{ kind: 'unique', entity: list.name, fields: [by.name, day.name] }]; // prettier-ignore
    return ruleOf(list, { make: 'limit', limit: { day: day.name, ...(by && { per: by.name }), most: number.value, ...(total && { total: total.name }), span } }); // prettier-ignore
  }
  const isOfAll = each.length === 0 && inAll.test(text);
  const who =
    each.length > 1 ? each : isOfAll ? [] : by ? [by] : (bys[0]?.likely ?? 0) >= sure ? likely.slice(0, 1) : [];
  if (who.length === 0 && !isOfAll) return null;
  const at = total ?? who[0] ?? rolesOf(list).title;
  return ruleOf(list, { make: 'compare', rule: { left: { same: who.map(({ name }) => name), ...(total && { total: total.name }) }, is: 'at-most', right: { number: number.value }, at: at.name } }); // prettier-ignore
}
/** So many records there are at all. */
const inAll = anyWord('altogether|in all|all in all|in total|overall|insgesamt|alles in allem|(?:room|space) for');
const ofPersons = anyWord('(?:per|pro|je|each|for each) (?:person|head|nose|kopf|nase|mann|frau|mensch)|nobody|no ?one|niemand|keiner|jeder'); // prettier-ignore
/** How far what is counted stands behind the number, in characters. */
const widest = 24;

/** What is added up: where the message as a whole adds something up, the number that is likeliest. */
function totalOf(wish: ReadWish, list: Entity, behind: string | null): Field | undefined {
  const isMoney =
    behind !== null && /^\s*(?:€|\$|£|(?:euros?|eur|pounds?|dollars?|quid|bucks)(?!\p{L}))/iu.test(behind);
  if (wish.values.sum !== 'yes' && !isMoney) return undefined;
  return wish.slot('sum').find(({ entity, field, likely }) => entity === list && likely >= least && (isMoney ? field.type === 'money' : isNumber(field)))?.field; // prettier-ignore
}

/** Where a text names a field, or the list that it is chosen from. */
const placesOf = (field: Field, { marked, plan }: Given): number[] => {
  const of = plan.entities.find(({ name }) => name === field.reference);
  return [...marked.fields.filter((one) => one.field === field), ...marked.lists.filter(({ entity }) => entity === of)].map(({ at }) => at); // prettier-ignore
};
const isAtOnePlace = (one: Field, other: Field, given: Given): boolean => placesOf(one, given).some((at) => placesOf(other, given).includes(at)); // prettier-ignore
const isNamed = (field: Field, given: Given): boolean => placesOf(field, given).length > 0;
/** "A driver gets", "per exhibition", "kein Kind". */
const isForEach = (field: Field, given: Given): boolean =>
  placesOf(field, given).some((at) => forEach.test(given.text.slice(0, at)));
const forEach = /(?<!\p{L})(?:per|an?|each|every|one|any|no|pro|je|jede[nrms]?|eine?[nrms]?|keine?[nrms]?)(?: (?:one|single|einzelne[nrms]?))? $/iu; // prettier-ignore
