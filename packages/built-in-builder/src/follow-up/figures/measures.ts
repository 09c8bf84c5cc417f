import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import { bookedOn } from '../../plan/roles.ts';
import { fieldsIn, tokensIn } from '../understand/gist/mentions.ts';
import { choicesIn, paidTick, ticksIn } from './conditions.ts';
import { personField } from './groups.ts';
import { thingsIn } from './things.ts';
import { isNumeric, isPrice, kindOf, moneyOf, numberMeant, type Value } from './values.ts';
import { counts, expenses, incomes, moneySaid, owed, percents } from './words.ts';

const ofExpense =
  /expense|purchase|cost|bill|shopping|receipt|ausgabe|kosten|einkauf|anschaffung|rechnung|beleg|material/i;
const ofIncome = /sale|order|visit|job|invoice|reserv|booking|lesson|appointment|session|auftr|aufenthalt|buchung|verkauf|bestell|termin|stunde|ticket|fee|beitrag|rent|payment|zahlung|miet|spende|donation|rechnung|mitglied|member/i; // prettier-ignore

const isNamed = (entity: Entity, names: RegExp): boolean => names.test(entity.label) || names.test(entity.name);
export const isExpense = (entity: Entity): boolean => isNamed(entity, ofExpense);
export const isIncome = (entity: Entity, plan: AppPlan): boolean =>
  moneyOf(entity, plan) !== null && !(isExpense(entity) && !/rechnung|invoice/i.test(entity.label)) && (paidTick(entity) !== undefined || isNamed(entity, ofIncome)); // prettier-ignore

/** A list and what of each of its records is measured; null counts them. */
export type Measured = { entity: Entity; value: Value | null; sure: number };

const numberSaid = (text: string, entity: Entity, plan: AppPlan) =>
  fieldsIn(text, { ...plan, entities: [entity] })
    .filter(({ field }) => isNumeric(field) && !/mindest|minimum|percent|prozent/.test(field.name))
    .sort((a, b) => b.score - a.score)[0];

/** What a text measures: the list that it names, or whose numbers and money it speaks of. `of` is a list that it belongs to, `not` one that it is not. */
export function measuredIn(said: string, plan: AppPlan, { of, not, money = false }: { of?: Entity | undefined; not?: readonly Entity[]; money?: boolean } = {}): Measured | null {
  const isOfMoney = money || dear.test(said);
  const text = said.replace(shownToo, '');
  const things = thingsIn(text, plan);
  const ranked = plan.entities.filter((entity) => !not?.includes(entity)).map((entity) => {
    const named = Math.max(0, ...things.filter((one) => one.entity === entity).map(({ sure }) => sure));
    const number = numberSaid(text, entity, plan);
    const meant = numberMeant(text, entity);
    const isMoney = moneyOf(entity, plan) !== null;
    const sure =
      named + (number ? Math.min(number.score, 4) : 0) + (meant ? 2.2 : 0) +
      (incomes.test(text) && isIncome(entity, plan) ? 3 : 0) + (expenses.test(text) && isExpense(entity) ? 3 : 0) +
      (owed.test(text) && isMoney && paidTick(entity) ? 3 : 0) + ((moneySaid.test(text) || isOfMoney) && isMoney ? 1 : 0) +
      (choicesIn(text, entity).length > 0 ? 2 : 0) + (ofStock.test(text) && isMoney && entity.fields.some(({ name }) => stockName.test(name)) ? 2.5 : 0) + (ticksIn(text, entity).length > 0 ? 1.5 : 0) +
      (of && entity !== of && entity.fields.some(({ reference }) => reference === of.name) ? 1.5 : 0);
    return { entity, sure, number, meant };
  }).sort((a, b) => b.sure - a.sure);
  const [best, second] = ranked;
  const isTied = second !== undefined && second.sure === best?.sure && best.sure < 3;
  // of equals the one whose records happen to those of the other
  const tied = isTied ? [[best!, second], [second, best!]].find(([one, other]) => one!.entity.fields.some(({ reference }) => reference === other!.entity.name))?.[0] : undefined; // prettier-ignore
  const found = isTied ? tied : best;
  if (!found || found.sure < leastSure) return null;
  return { entity: found.entity, value: valueIn(text, found.entity, plan, { number: found.number, meant: found.meant, money: isOfMoney }), sure: found.sure };
} // prettier-ignore
const ofStock = /(?<!\p{L})(?:regale?n?|\p{L}*lager\p{L}*|in stock|on the shel(?:f|ves)|inventory|\p{L}*vorrat|bestand|stock value)(?!\p{L})/iu; // prettier-ignore
const stockName = /stock|lager|bestand|vorrat|quantity|menge/;
const often = /(?<!\p{L})(?:most|least|am meisten|am wenigsten)(?!\p{L})/iu;
const dear = /(?<!\p{L})(?:teuer\p{L}*|teuerste\p{L}*|billig\p{L}*|günstigste\p{L}*|pric(?:ey|iest)|expensive|costliest|dearest|cheap\p{L}*)(?!\p{L})/iu; // prettier-ignore
const leastSure = 1.5;
/** What else is to be seen of it is not what is measured. */
const shownToo = /,? (?:mit|with) (?:\p{L}+,? ){1,3}(?:und|and) \p{L}+$/iu;

type Found = {
  number: { field: Field; score: number; at: number } | undefined;
  meant: Field | undefined;
  money: boolean;
};

const ofRecords =
  /(?<!\p{L})(?:charts?|graph|pie|diagram\p{L}*|\p{L}*diagramm)(?!\p{L}) (?:\p{L}+ ){0,2}?(?:of|der|von|mit)(?!\p{L})/iu;

/** What is added up of each record of a list; null where they are counted. */
function valueIn(text: string, entity: Entity, plan: AppPlan, { number, meant, money }: Found): Value | null {
  const count = counts.exec(text);
  const speaksOfMoney = money || incomes.test(text) || expenses.test(text) || owed.test(text) || moneySaid.test(text);
  if (often.test(text) && !number && !meant && !speaksOfMoney) return null;
  if (count && !money && !(number && number.score >= 2 && isNextTo(count, text, number))) return null;
  // "a pie chart of the pieces by finish" counts the pieces
  if (ofRecords.test(text) && !number && !meant && !speaksOfMoney) return null;
  const worth = moneyOf(entity, plan);
  if (
    number &&
    number.score >= 2 &&
    !(isPrice(number.field) && worth && (money || incomes.test(text) || expenses.test(text) || owed.test(text)))
  )
    return ofField(number.field);
  if (meant && !owed.test(text) && !incomes.test(text) && !expenses.test(text)) return ofField(meant);
  if (speaksOfMoney && worth) return worth;
  if (percents.test(text)) return null;
  if (number) return ofField(number.field);
  return worth ?? onlyNumber(entity);
}

/** Who did, paid or brought the most, where nothing else is named: the one list that has a person and a number of it. */
export function onlyPersonal(text: string, plan: AppPlan): Measured | null {
  const speaksOfMoney = incomes.test(text) || expenses.test(text) || owed.test(text) || moneySaid.test(text);
  const lists = plan.entities.flatMap((entity): Measured[] => {
    if (!hasPerson(entity, plan) || !bookedOn(entity)) return [];
    const value = speaksOfMoney ? moneyOf(entity, plan) : (onlyNumber(entity) ?? moneyOf(entity, plan));
    return value ? [{ entity, value, sure: 1 }] : [];
  });
  return lists.length === 1 ? lists[0]! : null;
}

const hasPerson = (entity: Entity, plan: AppPlan): boolean => {
  const field = personField(entity);
  const target = plan.entities.find(({ name }) => name === field?.reference);
  return field !== undefined && (target === undefined || target.fields.some(({ name }) => /phone|telefon|email|birth|geburt|name/.test(name))); // prettier-ignore
};

/** The one list that keeps money and days, where a sum is asked for and nothing is named. */
export function onlyMoney(plan: AppPlan): Measured | null {
  const lists = plan.entities.filter((entity) => moneyOf(entity, plan) && bookedOn(entity) && (isExpense(entity) || isIncome(entity, plan))); // prettier-ignore
  return lists.length === 1 ? { entity: lists[0]!, value: moneyOf(lists[0]!, plan), sure: 1 } : null;
}

/** "How many tickets" adds tickets up, "how many fabrics are below the minimum" counts fabrics. */
const isNextTo = (count: RegExpExecArray, text: string, { at }: { at: number }): boolean =>
  at > count.index && tokensIn(text.slice(count.index + count[0].length, at)).length <= 1;

export const ofField = (field: Field): Value => ({ type: kindOf(field), label: field.label, field });

function onlyNumber({ fields }: Entity): Value | null {
  const numbers = fields.filter((field) => isNumeric(field) && !/mindest|minimum|year|jahr/.test(field.name));
  return numbers.length === 1 ? ofField(numbers[0]!) : null;
}
