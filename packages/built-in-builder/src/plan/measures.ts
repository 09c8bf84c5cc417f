import type { Entity, Measure } from './plan.ts';
import { isMean, rolesOf } from './roles.ts';

/** What adds up: money, or a number that has a unit; else the records are counted. */
export function measureFor(entity: Entity): Measure {
  const { amount } = rolesOf(entity);
  const isSum = amount && (!isPriceOfOne.test(amount.name) || isSold.test(entity.label));
  const adds =
    isSum &&
    (isMean(amount) ||
      amount.type === 'money' ||
      (amount.unit !== undefined && amount.unit !== '%') ||
      isLength.test(amount.name));
  return adds ? { kind: 'sum', field: amount.name } : { kind: 'count' };
}

/** How long or how far it was adds up. */
const isLength = /^(?:hours|minutes|duration|distance|kilomet(?:re|er)s?|km|miles|stunden|minuten|dauer|strecke)$/;

/** What one costs adds up only where each record is one that was sold or done. */
const isPriceOfOne =
  /^(?:price|unit_price|pay|salary|rent|cost_per|preis|einzelpreis|miete|gehalt|lohn|eintritt)|(?:preis|miete|gehalt)$/;
const isSold = /\b(?:orders?|jobs?|repairs?|sales?)$|(?:auftrag|verkauf|reparatur|bestellung|rechnung|buchung)$/i;
