import type { Entity, Field } from '../../../plan/plan.ts';
import { isMean } from '../../../plan/roles.ts';
import { expenses, incomes, means, moneySaid, percents } from '../../figures/words.ts';
import { tokensIn } from '../../understand/gist/mentions.ts';
import { anyWord } from '../../any-word.ts';
import type { LikelyField, ReadWish } from '../read-wish.ts';
import { isNumber } from '../../../plan/field-kinds.ts';
import type { Given } from './maker.ts';

/** How much more likely something is that the message names, or that is the money it speaks of. */
const named = 4;
const spoken = 3;
/** How much less likely each further list is. */
const ofNextList = 0.5;

export const saysMean = (text: string): boolean => means.test(text);

const counting = anyWord(String.raw`how many(?: times)?|how often|number of|count(?: of)?|wie ?viele?|wie oft|anzahl|zahl(?: der| seiner| ihrer)?|zähl\p{L}*`); // prettier-ignore
const often = anyWord(String.raw`how often|how many times|wie oft|most often|am häufigsten`);

/** Whether records are counted: "how often", or the list right behind "how many". */
export function countsRecords({ text, marked }: Given, list?: Entity): boolean {
  if (often.test(text)) return true;
  return Array.from(text.matchAll(new RegExp(counting.source, 'giu'))).some((match) => {
    const end = match.index + match[0].length;
    return marked.lists.some(({ entity, at }) => (!list || entity === list) && at >= end && at - end < near);
  });
}
const near = 16;

const isOfMoney = (text: string): boolean => [moneySaid, incomes, expenses].some((words) => words.test(text));
const amounts = anyWord(String.raw`how (?:much|far|long|heavy)|wie ?viel|wie (?:weit|lange|schwer)`);
const split = anyWord(String.raw`spread|split|distribut\p{L}*|verteil\p{L}*`);

/** Whether a number is added up or averaged rather than records counted: as the message names one, else as it is likeliest meant. */
export function addsUp(wish: ReadWish, given: Given, list?: Entity): boolean {
  const { text } = given;
  if (countsRecords(given, list)) return false;
  const isNamed = given.plan.entities.some((entity) => (!list || entity === list) && entity.fields.some((field) => isNumber(field) && namesField(field, entity, given))); // prettier-ignore
  if ((percents.test(text) || split.test(text) || counting.test(text)) && !isOfMoney(text)) return isNamed;
  return (
    wish.values.sum !== 'no' || means.test(text) || amounts.test(text) || incomes.test(text) || expenses.test(text)
  );
}

/** Whether a text names a field, in a compound as well: "Arbeitsstunden" are hours. */
export function namesField(field: Field, of: Entity, { text, marked }: Given): boolean {
  if (marked.fields.some((one) => one.field === field && one.entity === of && one.score >= leastNamed)) return true;
  const label = field.label.toLowerCase();
  return label.length >= leastPart && tokensIn(text.toLowerCase()).some(({ word }) => word.endsWith(label) || word.startsWith(label)); // prettier-ignore
}
const leastNamed = 1.4;
const leastPart = 5;

/** Numbers by how likely each is what is added up, those that are named or are the money that is spoken of before others. */
export function numbersFor(wish: ReadWish, slot: readonly LikelyField[], given: Given): LikelyField[] {
  const isMoney = isOfMoney(given.text);
  const rank = (entity: Entity) => (given.marked.lists.some((one) => one.entity === entity) ? 0 : Math.max(0, wish.lists.indexOf(entity))); // prettier-ignore
  const fits = ({ entity, field }: LikelyField): number => {
    if (namesField(field, entity, given)) return named;
    return isMoney && field.type === 'money' && !isOfOne.test(field.label) ? spoken : isOfOne.test(field.label) ? 1 / spoken : 1; // prettier-ignore
  };
  return slot
    .filter(({ field }) => isNumber(field))
    .map((one) => ({ ...one, likely: Math.max(one.likely, floor) * fits(one) * ofNextList ** rank(one.entity) }))
    .toSorted((a, b) => b.likely - a.likely);
}
/** What is no income, and what is a price of one of many. */
const isOfOne =
  /deposit|kaution|pfand|anzahlung|down ?payment|per (?:hour|kilo|night|day)|hourly|pro |stundenlohn|rate$/iu;
const floor = 0.01;

export const meanOf = (text: string, field: Field): boolean => saysMean(text) && !isMean(field);
