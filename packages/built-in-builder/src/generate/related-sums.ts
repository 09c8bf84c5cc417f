import type { Entity, Field } from '../plan/plan.ts';
import { isMean, rolesOf } from '../plan/roles.ts';
import { code, quote } from './code.ts';
import { entityNames } from './entity-names.ts';
import type { Imports } from './imports.ts';
import { priceOfOne } from './price-of-one.ts';
import { isPlainNumber } from './show-field.ts';

const adds =
  /(?:^|_)(?:hours|minutes|duration|distance|km|kilomet(?:re|er)s?|miles|points|goals|litres|liters|kg|grams|quantity|pieces|pages|calories|visitors|guests|persons|stunden|minuten|dauer|strecke|punkte|tore|liter|menge|stueck|seiten)(?:_|$)/;
/** What one of many costs says nothing when it is added up. */
const ofOne = /^(?:unit_price|price_per|cost_per|einzelpreis|hourly|daily)|_(?:per|pro|je)_/;
const most = 2;

/** Prices of what stands in a catalogue add up to nothing; those of what somebody ordered or brought do. */
const isCatalogue = /categor|genre|brand|section|menu|supplier|vendor|catalog|collection|department|shop|store|place|room|shelf|kategorie|marke|lieferant|sammlung|regal/i; // prettier-ignore
/** Money that the heading counts already. */
const isTold = (field: Field, amount: Field | undefined): boolean =>
  field === amount && field.type === 'money' && !priceOfOne.test(field.name);

/** What adds up over the records that belong to one and is not told beside their number: prices, hours, kilometres. */
const summed = (entity: Entity, other: Entity): Field[] =>
  other.fields
    .filter((field) => !isMean(field) && !isPlainNumber(field) && !ofOne.test(field.name) && field.unit !== '%')
    .filter((field) => !isTold(field, rolesOf(other).amount))
    .filter(({ type, name, unit }) =>
      type === 'money' ? !isCatalogue.test(entity.label) : type === 'number' && (unit !== undefined || adds.test(name)),
    )
    .toSorted((a, b) => Number(b.type === 'money') - Number(a.type === 'money'))
    .slice(0, most);

const isPayment = /payment|instal?ment|deposit|donation|contribution|zahlung|rate$|spende|anzahlung/i;
const isWhole =
  /^(?:total|price|fee|final_price|amount|agreed|to_pay|due|charge|goal|target|contribution|tuition|course_fee|gesamt|preis|betrag|gebuehr|beitrag|ziel)(?:_|$)/;
const ticked = /^(?:present|attended|came|was_there|there|passed|anwesend|da|bestanden|teilgenommen)$/;

/** Of a record, what payments that belong to it are taken from: the price of an order. */
export const wholeOf = (entity: Entity, other: Entity): Field | undefined =>
  isPayment.test(other.label) && rolesOf(other).amount?.type === 'money'
    ? entity.fields.find(({ type, name }) => type === 'money' && isWhole.test(name))
    : undefined;

const isBill = /order|job|invoice|quote|bill|auftrag|bestellung|rechnung|angebot/i;
const isPaid = /^(?:deposit|down_payment|paid|amount_paid|anzahlung|angezahlt|bezahlt)$/;

/** How much of an order was paid before, where its parts say what it comes to. */
export const paidBefore = (entity: Entity, other: Entity): Field | undefined =>
  isBill.test(entity.label) && !isPayment.test(other.label) && rolesOf(other).amount?.type === 'money'
    ? entity.fields.find(({ type, name }) => type === 'money' && isPaid.test(name))
    : undefined;

/** Behind the heading of a list on a record's page: what its records come to, what is left to pay, how many were there. */
export function relatedSums(entity: Entity, other: Entity, imports: Imports): string {
  const { one, many } = entityNames(other);
  const { amount } = rolesOf(other);
  const total = (field: Field, records: string) => {
    const value = `${imports.use('sum', '@/services/totals')}(${records}, (${one}) => ${one}.${field.name})`;
    return field.type === 'money' ? `${imports.format('money')}(${value})` : `${imports.format('number')}(${value}${field.unit ? `, ${quote(field.unit)}` : ''})`; // prettier-ignore
  };
  const sums = summed(entity, other);
  const parts: string[] = [];
  if (sums.length > 0)
    parts.push(`{'Total ' + ${sums.length === 1 ? total(sums[0]!, many) : `${imports.format('facts')}(${sums.map((field) => total(field, many)).join(', ')})`}}`); // prettier-ignore
  const whole = wholeOf(entity, other);
  if (whole && amount)
    parts.push(`{whole > 0 && ${imports.format('money')}(whole - ${imports.use('sum', '@/services/totals')}(${many}, (${one}) => ${one}.${amount.name})) + ' left to pay'}`); // prettier-ignore
  if (paidBefore(entity, other) && amount)
    parts.push(`{paid > 0 && ${imports.format('money')}(${imports.use('sum', '@/services/totals')}(${many}, (${one}) => ${one}.${amount.name}) - paid) + ' left to pay'}`); // prettier-ignore
  const come = other.fields.find(({ type, name }) => type === 'boolean' && ticked.test(name));
  if (come) {
    const yes = `${many}.filter((${one}) => ${one}.${come.name}).length`;
    parts.push(`{${imports.format('labelled')}(${quote(come.label)}, ${yes} + ' of ' + ${many}.length + ' (' + Math.round((100 * ${yes}) / ${many}.length) + '%)')}`); // prettier-ignore
  }
  if (parts.length === 0) return '';
  return code`
    {${many}.length > 0 && (
      <span className="flex flex-wrap gap-x-3 text-sm font-medium tabular-nums">
        ${parts.map((part) => `<span>${part}</span>`)}
      </span>
    )}
  `;
}
