import { parseField } from '../../kinds/parse-field.ts';
import { toFieldName } from '../../plan/names.ts';
import type { Formula, FormulaPart } from '../../plan/formula.ts';
import type { Entity, Field } from '../../plan/plan.ts';
import { isMean } from '../../plan/roles.ts';
import type { Features } from './features.ts';

/** "Ausrechnen was noch zu zahlen ist", "what is still to pay" */
const asksRest =
  /(?<!\p{L})(?:restbetr\p{L}*|restsumme|(?:was|wie ?viel)[^.;]{0,24} noch (?:zu (?:be)?zahlen|offen|fehlt|aussteht|(?:be)?zahlt werden muss)|noch zu (?:be)?zahlen|still (?:to (?:be )?pa(?:y|id)|owed|due)|left to pay|remaining (?:amount|balance)|balance due|what (?:is|they) (?:still )?(?:owes?|left to pay))(?!\p{L})/iu;
const isWhole = /^(?:(?:total_|gesamt)?(?:price|preis|cost|kosten|amount|betrag|total|summe|fee|gebuehr|miete|rent)|gesamt|endpreis|endbetrag|total_\w+)$/; // prettier-ignore
const isPart = /^(?:anzahlung|deposit|down_payment|paid|amount_paid|bezahlt|bezahlter_betrag|angezahlt|schon_bezahlt)$/;

/** "mal 0.75 €", "× 32 €", "à 15 Euro", "times 8 dollars" */
const rate = /(?<!\p{L})(?:mal|times|×|x|\*|à|zu je|at)\s*(\d+(?:[.,]\d{1,2})?) ?(?:€|euros?|eur|\$|dollars?|£|pounds?|chf|franken)(?!\p{L})/iu; // prettier-ignore
/** Which number such a rate is of, by the words before it. */
const counted: readonly (readonly [said: RegExp, field: RegExp])[] = [
  [/kilomet(?:er|re)s?|km|miles?/i, /^(?:km|kilomet(?:er|res?)|strecke|distance|miles?|gefahrene_kilometer)$/],
  [/stunden?|hours?|lessons?/i, /^(?:stunden|hours?|dauer|duration|zeit|arbeitszeit|dauer_in_stunden)$/],
  [/stück|pieces?|anzahl|menge|number/i, /^(?:anzahl|menge|stueckzahl|quantity|pieces|number)$/],
];

/** "Summe ausrechnen", "insgesamt", "total": of what has an amount and what one costs. */
const asksTotal =
  /(?<!\p{L})(?:summe|gesamt(?:preis|betrag|kosten|summe)|endpreis|ausrechn\p{L}*|berechn\p{L}*|ausgerechnet|zusammenrechn\p{L}*|was (?:es|das|alles)(?: \p{L}+)? kostet|totals?|total (?:price|cost)|work(?:s|ed)? out|calculat\p{L}*)(?!\p{L})/iu;
const isCount = /^(?:anzahl|menge|stueckzahl|stueck|quantity|qty|number|pieces|amount_of_\w+|anzahl_\w+|menge_in_\w+|stunden|hours|meter|kilometer|km)$/; // prettier-ignore
const isPriceOfOne = /^(?:preis|einzelpreis|stueckpreis|price|unit_price|price_each|stundensatz|stundenlohn|hourly_rate|rate|(?:preis|kosten|price|cost)_(?:pro|je|per)_\w+|tagespreis)$/; // prettier-ignore

/** Numbers that follow from others, where the text asks for them: nobody enters those. */
export function workedOut(features: Features): void {
  for (const { draft } of features.drafts) {
    const { entity } = draft;
    const found = rest(features, entity) ?? byRate(features, entity) ?? total(features, entity);
    if (!found || entity.fields.some(({ name, formula }) => name === found.name || formula)) continue;
    // "work out the total" in a list is no field beside it
    entity.fields = [
      ...entity.fields.filter(({ name }) => !/^(?:work_out|calculate|berechne|ausrechnen)_/.test(name)),
      found,
    ];
    const names = new Set(entity.fields.map(({ name }) => name));
    entity.columns = [...new Set([...entity.columns, found.name])].filter((name) => names.has(name));
  }
}

const numbersOf = ({ fields }: Entity, type?: Field['type']): Field[] =>
  fields.filter((field) => (type ? field.type === type : field.type === 'number' || field.type === 'money') && !field.formula); // prettier-ignore

function rest(features: Features, entity: Entity): Field | null {
  if (!features.says(asksRest)) return null;
  const money = numbersOf(entity, 'money');
  const part = money.find(({ name }) => isPart.test(name));
  const whole = money.find((field) => field !== part && isWhole.test(field.name));
  return part && whole ? made(features, ['Still to pay', 'Noch zu zahlen'], { by: 'difference', parts: [of(whole), of(part)] }) : null; // prettier-ignore
}

function byRate(features: Features, entity: Entity): Field | null {
  const { text } = features.context;
  const match = rate.exec(text);
  if (!match) return null;
  const before = text.slice(Math.max(0, match.index - 80), match.index);
  const [, name] = counted.find(([said]) => said.test(before)) ?? [];
  const field = name && numbersOf(entity, 'number').find((one) => name.test(one.name) && !isMean(one));
  const each = Number(match[1]!.replace(',', '.'));
  // minutes are no hours
  if (!field || field.unit === 'min' || !(each > 0)) return null;
  return made(features, ['Amount', 'Betrag'], { by: 'product', parts: [of(field), { number: each }] });
}

function total(features: Features, entity: Entity): Field | null {
  // what goods in a cart cost together stands in the cart
  if (!features.says(asksTotal) || entity.actions?.includes('cart')) return null;
  const count = numbersOf(entity, 'number').find(({ name }) => isCount.test(name));
  const price = numbersOf(entity, 'money').find(({ name }) => isPriceOfOne.test(name));
  const hasTotal = entity.fields.some(({ name }) => /^(?:total|summe|gesamt\w*)$/.test(name));
  if (count && price && !hasTotal) return made(features, ['Total', 'Summe'], { by: 'product', parts: [of(count), of(price)] }); // prettier-ignore
  return null;
}

const of = ({ name }: Field): FormulaPart => ({ field: name });

function made(features: Features, [english, german]: readonly [string, string], formula: Formula): Field {
  const label = features.context.reading.language === 'de' ? german : english;
  return { ...parseField(`${label}: money`), name: toFieldName(label), label, isRequired: false, formula };
}
