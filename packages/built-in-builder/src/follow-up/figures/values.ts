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
const ofNumbers = /^(?:tickets?|seats?|plaetze|quadratmeter|qm|m2|square_met(?:er|re)s|meter_.*|meters?|kilos?|kg|jars?|bottles?|hours|stunden|kilometer|km|menge|anzahl|stueck|stück|people|personen|liter|eggs|eier|verbrauch|consumption|usage)$/; // prettier-ignore

/** How long or how far it was, worked out from its beginning and its end. */
const isLength = ({ type, formula }: Field): boolean =>
  type === 'number' && formula?.by === 'difference' && !formula.parts.some((part) => 'over' in part);

export const isNumeric = (field: Field): boolean =>
  (field.formula === undefined || field.formula.by === 'product' || isLength(field)) &&
  ((field.type === 'number' && !isPlainNumber(field)) || field.type === 'money' || (field.type === 'text' && (ofNumbers.test(field.name) || readingName.test(field.name) || (priceName.test(field.name) && /satz$|rate$|preis$|price$/.test(field.name))))); // prettier-ignore

/** Whether it holds money or another number. */
export const kindOf = (field: Field): 'number' | 'money' => (field.type === 'money' || (field.type === 'text' && priceName.test(field.name)) ? 'money' : 'number'); // prettier-ignore
export const isPrice = (field: Field): boolean => isNumeric(field) && kindOf(field) === 'money' && priceName.test(field.name); // prettier-ignore

const of = ({ name }: Field): FormulaPart => ({ field: name });

const readingName = /odometer|mileage|kilometerstand|km_stand|tachostand|zaehlerstand|(?:^|_)(?:reading|stand)$/;
/** A text in which people write down what a meter says. */
export const isReading = ({ type, name }: Field): boolean => type === 'text' && readingName.test(name);

/** A number or a quantity that was taken for a text, beside a thing that has a price. */
export const isCountText = (field: Field, entity: Entity, plan: AppPlan): boolean =>
  field.type === 'text' && /^(?:number|count|how_many|quantity|anzahl|menge|wie_viele?|stueckzahl)$/.test(field.name) && entity.fields.some(({ reference }) => plan.entities.some((one) => one.name === reference && one.fields.some(isPrice))); // prettier-ignore

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
export function moneyOf(entity: Entity, plan: AppPlan): Value | null {
  const { language } = plan;
  const worked = entity.fields.find(({ type, formula }) => type === 'money' && formula && !formula.parts.some((part) => 'over' in part) && formula.by === 'product'); // prettier-ignore
  if (worked) return { type: 'money', label: worked.label, field: worked };
  const monies = entity.fields.filter((field) => isNumeric(field) && kindOf(field) === 'money' && !notAdded.test(field.name)); // prettier-ignore
  const label = language === 'de' ? 'Betrag' : 'Amount';
  const total = monies.find((field) => !isPrice(field));
  const [price] = monies;
  if (!price) return worthByThing(entity, plan, label);
  if (total) return { type: 'money', label: total.label, field: total };
  const count = countFor(price, entity);
  if (count) return { type: 'money', label, formula: { by: 'product', parts: [of(count), of(price)] }, numbers: [count, price] }; // prettier-ignore
  const { moment, until } = rolesOf(entity);
  const [first, last] = moment && until ? [moment, until] : spanOf(entity);
  if (rateOfDays.test(price.name) && first && last) return { type: 'money', label, formula: { by: 'product', parts: [{ from: first.name, to: last.name }, of(price)] }, numbers: [price] }; // prettier-ignore
  return { type: 'money', label: price.label, field: price };
}

const ofLoss = /waste|loss|spoil|scrap|write|verlust|abfall|wegwerf|schwund|verderb|purchase|einkauf|anschaffung/i;
const boughtFor = /einkauf|purchase|cost|buying|ek_/;

/** How many of something that has a price: what was bought or thrown away by what it cost, else by what it brings. */
function worthByThing(entity: Entity, plan: AppPlan, label: string): Value | null {
  const counts = entity.fields.filter((field) => !field.formula && !notNumber.test(field.name.replace(/^number$/, '')) && (isCountText(field, entity, plan) || (isNumeric(field) && kindOf(field) === 'number' && countName.test(field.name)))); // prettier-ignore
  const [count] = counts;
  if (!count) return null;
  for (const via of entity.fields) {
    const target = plan.entities.find(({ name }) => name === via.reference);
    const prices = (target?.fields ?? []).filter((field) => field.type === 'money' && !field.formula && isPrice(field));
    const isLoss = ofLoss.test(entity.label) || entity.fields.some(({ name }) => /^(?:reason|grund)$/.test(name));
    const price = prices.find(({ name }) => boughtFor.test(name) === isLoss) ?? prices[0];
    if (price) return { type: 'money', label, formula: { by: 'product', parts: [of(count), { field: price.name, via: via.name }] }, numbers: [count] }; // prettier-ignore
  }
  return null;
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
  [/(?<!\p{L})(?:time|hours?|minutes?|minuten|worked|stunden?|\p{L}*zeit|dauer|gearbeitet|jobs?|spent working|durations?|length|lessons?)(?!\p{L})/iu, /hour|minute|duration|stunde|minuten|dauer|(?:^|_)zeit/], // prettier-ignore
  [/(?<!\p{L})(?:km|kilomet\p{L}*|miles|distance|how far|far|\p{L}*strecken?|\p{L}*geruder\p{L}*|gefahren\p{L}*|gelaufen\p{L}*|rowed|ridden|driven|walked|run|länge|\p{L}*tour\p{L}*|fahrt\p{L}*|ausfahrt\p{L}*)(?!\p{L})/iu, /(?:^|_)km(?:_|$)|kilomet|mile|distan|strecke|laenge|länge/], // prettier-ignore
  [
    /(?<!\p{L})(?:\p{L}*fläche\p{L}*|qm|m²|quadratmeter|area|square|floor space)(?!\p{L})/iu,
    /quadratmeter|flaeche|area|square|(?:^|_)qm|sqm/,
  ],
  [/(?<!\p{L})(?:tickets?|seats?|karten|plätze|how full|voll|ausgelastet|auslastung|people|booked|gebucht\p{L}*)(?!\p{L})/iu, /ticket|seat|karte|plaetze|people|personen|guests|gaeste/], // prettier-ignore
  [/(?<!\p{L})(?:litres?|liters?|liter|fuel|milk|milch|getankt)(?!\p{L})/iu, /lit(?:er|re)/],
  [/(?<!\p{L})(?:pages|seiten|read|gelesen)(?!\p{L})/iu, /page|seite/],
  [/(?<!\p{L})(?:deep\p{L}*|depth|tief\p{L}*)(?!\p{L})/iu, /depth|tiefe|deep/],
  [/(?<!\p{L})(?:heav\p{L}*|schwer(?:e|ste[nrsm]?)?|light\p{L}*)(?!\p{L})/iu, /kilo|kg|weight|gewicht/],
  [/(?<!\p{L})(?:high\p{L}*|tall\p{L}*|hoch|hohe\p{L}*)(?!\p{L})/iu, /height|hoehe|altitude|elevation/],
  [/(?<!\p{L})(?:fast\p{L}*|quick\p{L}*|schnell\p{L}*)(?!\p{L})/iu, /speed|pace|tempo|geschwindigkeit/],
  [/(?<!\p{L})(?:warm\p{L}*|hot\p{L}*|cold\p{L}*|heiß\p{L}*|kält\p{L}*|kalt\p{L}*)(?!\p{L})/iu, /temperat/],
  [
    /(?<!\p{L})(?:stars?|ratings?|rated|sterne?n?|\p{L}*bewertung\p{L}*|points|punkte\p{L}*|score\p{L}*)(?!\p{L})/iu,
    /star|rating|stern|bewertung|score/,
  ],
  [/(?<!\p{L})(?:points|punkte\p{L}*|score\p{L}*)(?!\p{L})/iu, /point|punkt|score/],
];

const ofLength = /(?<!\p{L})(?:longest|shortest|längste[nrsm]?|kürzeste[nrsm]?)(?!\p{L})/iu;

/** A number of the list that is said by what it tells; what is longest lasted longest, or went farthest. */
export function numberMeant(said: string, { fields }: Entity): Field | undefined {
  const text = ofLength.test(said) ? `${said} time distance pages` : said;
  return concepts.flatMap(([words, name]) => (words.test(text) ? (fields.find((field) => isNumeric(field) && kindOf(field) === 'number' && name.test(field.name)) ?? []) : []))[0]; // prettier-ignore
}
