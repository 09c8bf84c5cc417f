import type { Formula, FormulaPart } from '../../plan/formula.ts';
import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import { isPlainNumber } from '../../generate/show-field.ts';
import { rolesOf } from '../../plan/roles.ts';
import { stemOf } from '../understand/gist/mentions.ts';

/** What is added up of each record: a field, or what follows from some, called `label`. */
export type Value = { type: 'number' | 'money'; label: string } & (
  { field: Field } | { formula: Formula; numbers: Field[] }
);

const countName = /(?:^|_)(?:quantity|qty|menge|anzahl|count|number|stueck|stück|pieces?|units?|tickets?|jars?|portions?|kilos?|kg|liters?|litres?|liter|meters?|metres?|bottles?|boxes|packs?|hours?|stunden|days|nights|tage|naechte|people|persons?|personen|plaetze|seats|bags?|eggs|pairs?|copies|karten|meter_auf_lager|bestand|stock|vorrat)(?:_|$)/; // prettier-ignore
const priceName = /price|preis|(?:^|_)rate(?:_|$)|satz$|(?:^|_)per_|_pro_|_je_|stundenlohn|eintritt|(?:^|_)fee_per|cost_per|kosten_pro/; // prettier-ignore
const rateOfTime = /hour|stunde/;
const rateOfDays =
  /daily|day_rate|per_(?:day|night)|(?:tages|nacht)(?:satz|preis)|(?:pro|je)_(?:tag|nacht)|^(?:rate|satz)$/;
const notAdded =
  /mehrwertsteuer|mwst|(?:^|_)(?:vat|tax)(?:_|$)|deposit|anzahlung|kaution|budget|limit|rest|discount|rabatt/;
const notNumber = /year|jahr|phone|telefon|zip|plz|nummer|number$|age$|rating|bewertung|room|zimmer|(?:^|_)id$/;
/** Texts that hold numbers by what they are called. */
const ofNumbers = /^(?:tickets?|seats?|plaetze|quadratmeter|qm|m2|square_met(?:er|re)s|meter_.*|meters?|kilos?|kg|jars?|bottles?|hours|stunden|kilometer|km|menge|anzahl|stueck|stück|people|personen|liter|eggs|eier)$/; // prettier-ignore

export const isNumeric = (field: Field): boolean =>
  (field.formula === undefined || field.formula.by === 'product') &&
  ((field.type === 'number' && !isPlainNumber(field)) || field.type === 'money' || (field.type === 'text' && (ofNumbers.test(field.name) || (priceName.test(field.name) && /satz$|rate$|preis$|price$/.test(field.name))))); // prettier-ignore

export const kindOf = (field: Field): 'number' | 'money' => (field.type === 'money' || (field.type === 'text' && priceName.test(field.name)) ? 'money' : 'number'); // prettier-ignore
export const isPrice = (field: Field): boolean => isNumeric(field) && kindOf(field) === 'money' && priceName.test(field.name); // prettier-ignore

const of = ({ name }: Field): FormulaPart => ({ field: name });

/** How many of it there are, beside what one costs. */
function countFor(price: Field, { fields }: Entity): Field | undefined {
  const numbers = fields.filter((field) => field !== price && isNumeric(field) && kindOf(field) === 'number' && !notNumber.test(field.name) && !/mindest|minimum/.test(field.name)); // prettier-ignore
  const parts = price.name.split('_').map(stemOf);
  const alike = numbers.find(({ name }) => name.split('_').some((part) => part.length > 2 && parts.includes(stemOf(part)))); // prettier-ignore
  if (alike) return alike;
  if (rateOfTime.test(price.name)) return numbers.find(({ name }) => /hour|stunde|zeit|dauer|time|duration/.test(name));
  return numbers.find(({ name }) => countName.test(name));
}

/** What one record comes to in money: a total, or what one costs times how many, hours or days. */
export function moneyOf(entity: Entity, { language }: AppPlan): Value | null {
  const worked = entity.fields.find(({ type, formula }) => type === 'money' && formula && !formula.parts.some((part) => 'over' in part) && formula.by === 'product'); // prettier-ignore
  if (worked) return { type: 'money', label: worked.label, field: worked };
  const monies = entity.fields.filter((field) => isNumeric(field) && kindOf(field) === 'money' && !notAdded.test(field.name)); // prettier-ignore
  const label = language === 'de' ? 'Betrag' : 'Amount';
  const total = monies.find((field) => !isPrice(field));
  if (total) return { type: 'money', label: total.label, field: total };
  const [price] = monies;
  if (!price) return null;
  const count = countFor(price, entity);
  if (count) return { type: 'money', label, formula: { by: 'product', parts: [of(count), of(price)] }, numbers: [count, price] }; // prettier-ignore
  const { moment, until } = rolesOf(entity);
  const [first, last] = moment && until ? [moment, until] : spanOf(entity);
  if (rateOfDays.test(price.name) && first && last) return { type: 'money', label, formula: { by: 'product', parts: [{ from: first.name, to: last.name }, of(price)] }, numbers: [price] }; // prettier-ignore
  return { type: 'money', label: price.label, field: price };
}

const starts = /^(?:anreise|ankunft|beginn|von|start|arrival|check_in|from|begins?|abholung|einzug)/;
const ends = /^(?:abreise|abfahrt|ende|bis|end|departure|check_out|until|to|ends?|rueckgabe|return|auszug)/;
/** The first and the last day of what lasts. */
export function spanOf({ fields }: Entity): [Field, Field] | [] {
  const days = fields.filter(({ type, formula }) => (type === 'date' || type === 'datetime') && !formula);
  const first = days.find(({ name }) => starts.test(name));
  const last = days.find(({ name }) => ends.test(name));
  return first && last ? [first, last] : [];
}

/** Other words for what a number tells, and what such a field is called. */
const concepts: readonly (readonly [said: RegExp, field: RegExp])[] = [
  [/(?<!\p{L})(?:weigh\p{L}*|kilos?|kg|pounds|grams?|honey|\p{L}*gewicht\p{L}*|wiegen|gewogen|ernte\p{L}*|geerntet|harvest\p{L}*|yield|ertrag|given|out)(?!\p{L})/iu, /kilo|kg|weight|gewicht|gram|pfund|lbs|yield|ertrag|menge|amount_kg/], // prettier-ignore
  [/(?<!\p{L})(?:time|hours?|worked|stunden?|\p{L}*zeit|dauer|gearbeitet|jobs?|spent working|durations?|length|lessons?)(?!\p{L})/iu, /hour|minute|duration|stunde|minuten|dauer|(?:^|_)zeit/], // prettier-ignore
  [/(?<!\p{L})(?:km|kilomet\p{L}*|miles|distance|how far|far|\p{L}*strecken?|\p{L}*geruder\p{L}*|gefahren\p{L}*|gelaufen\p{L}*|rowed|ridden|driven|walked|run|länge|\p{L}*tour\p{L}*|fahrt\p{L}*|ausfahrt\p{L}*)(?!\p{L})/iu, /(?:^|_)km(?:_|$)|kilomet|mile|distan|strecke|laenge|länge/], // prettier-ignore
  [
    /(?<!\p{L})(?:\p{L}*fläche\p{L}*|qm|m²|quadratmeter|area|square|floor space)(?!\p{L})/iu,
    /quadratmeter|flaeche|area|square|(?:^|_)qm|sqm/,
  ],
  [/(?<!\p{L})(?:tickets?|seats?|karten|plätze|how full|voll|ausgelastet|auslastung|people|booked|gebucht\p{L}*)(?!\p{L})/iu, /ticket|seat|karte|plaetze|people|personen|guests|gaeste/], // prettier-ignore
  [/(?<!\p{L})(?:litres?|liters?|liter|fuel|milk|milch|getankt)(?!\p{L})/iu, /lit(?:er|re)/],
  [/(?<!\p{L})(?:pages|seiten|read|gelesen)(?!\p{L})/iu, /page|seite/],
  [/(?<!\p{L})(?:points|punkte\p{L}*|score\p{L}*)(?!\p{L})/iu, /point|punkt|score/],
];

const ofLength = /(?<!\p{L})(?:longest|shortest|längste[nrsm]?|kürzeste[nrsm]?)(?!\p{L})/iu;

/** A number of the list that is said by what it tells; what is longest lasted longest, or went farthest. */
export function numberMeant(said: string, { fields }: Entity): Field | undefined {
  const text = ofLength.test(said) ? `${said} time distance` : said;
  return concepts.flatMap(([words, name]) => (words.test(text) ? (fields.find((field) => isNumeric(field) && kindOf(field) === 'number' && name.test(field.name)) ?? []) : []))[0]; // prettier-ignore
}
