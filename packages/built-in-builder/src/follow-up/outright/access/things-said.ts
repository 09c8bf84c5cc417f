import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { rolesOf } from '../../../plan/roles.ts';
import { byLastPart, entitiesIn, fieldsIn, stemOf, tokensIn } from '../../understand/gist/mentions.ts';

export type FieldSaid = { entity: Entity; field: Field };

/** What people say of a field without its name: by what it holds. */
const meant: readonly (readonly [said: RegExp, is: (field: Field) => boolean])[] = [
  [/(?<!\p{L})(?:ages?|how old|birth\p{L}*|alter|geburts\p{L}*|wie alt|jahrgang)(?!\p{L})/iu, ({ name, type }) => type === 'date' && /birth|geburt|born/.test(name)],
  [/(?<!\p{L})(?:health|medical|illness\p{L}*|poorly|diagnos\p{L}*|vorerkrank\p{L}*|krankheit\p{L}*|gesundheit\p{L}*|allerg\p{L}*)(?!\p{L})/iu, ({ name }) => /health|medical|diagnos|krank|gesund|allerg|anamnes/.test(name)],
  [/(?<!\p{L})(?:earns?|wages?|salar\p{L}*|paid an hour|pay rate|verdien\p{L}*|lohn|löhne|gehalt|gehälter|stundenlohn)(?!\p{L})/iu, ({ name, type }) => type === 'money' && /wage|salary|lohn|gehalt|pay|hourly/.test(name)],
  [/(?<!\p{L})(?:what (?:I|we) (?:pay|paid)|was (?:ich|wir) (?:\p{L}+ ){0,3}(?:zahle|zahlen|bezahle|bezahlen|bezahlt|gezahlt))(?!\p{L})/iu, ({ name, type }) => type === 'money' && /bought|purchas|cost|einkauf|ek_|_ek$/.test(name)],
  [/(?<!\p{L})(?:(?:was|what) (?:\p{L}+ ){1,3}(?:zahl\p{L}*|pays?|owes?|schuld\p{L}*)|the money|das geld)(?!\p{L})/iu, ({ type }) => type === 'money'],
  [/(?<!\p{L})(?:what (?:a|an|the|our|my|each) (?:\p{L}+ ){1,2}(?:writes?|notes?)|was (?:die|der|das|ein|eine|unsere?) (?:\p{L}+ ){1,2}(?:schreib\p{L}*|notier\p{L}*|aufschreib\p{L}*))(?!\p{L})/iu, ({ type }) => type === 'longtext'],
  [/(?<!\p{L})numbers are(?!\p{L})/iu, ({ type }) => type === 'phone'],
  [/(?<!\p{L})(?:worth|wert)(?!\p{L})/iu, ({ name, type }) => type === 'money' && /value|worth|wert/.test(name)],
  [/(?<!\p{L})(?:cost|costs|expensive|prices?|what (?:\p{L}+ ){1,4}charge|teuer|kost\p{L}*|preise?n?|quote|figure|number)(?!\p{L})/iu, ({ name, type }) => type === 'money' && /price|cost|preis|kosten/.test(name)],
  [/(?<!\p{L})(?:worth|wert|teuer|expensive|cost|costs|prices?|preise?n?|quote|figure|number)(?!\p{L})/iu, ({ type }) => type === 'money'],
  [/(?<!\p{L})(?:dos(?:e|es|age)|how much (?:\p{L}+ ){1,2}(?:takes?|gets?)|dosis|dosierung|wie ?viel (?:\p{L}+ ){1,2}(?:nimmt|bekommt|kriegt))(?!\p{L})/iu, ({ name }) => /dos(?:e|age|is|ierung)/.test(name)],
  [/(?<!\p{L})(?:paid|who[’']s paid|has paid|bezahlt|abgehakt|abhak\p{L}*|kassier\p{L}*|ticking off|ticks? off)(?!\p{L})/iu, ({ name, type }) => type === 'boolean' && /^(?:is_)?(?:paid|bezahlt|gezahlt|done|erledigt)$/.test(name)],
  [/(?<!\p{L})(?:where (?:\p{L}+ ){1,4}(?:stand|are|is|live)|locations?|wo (?:\p{L}+ ){1,4}(?:steh\p{L}*|sind|ist|wohn\p{L}*)|standort\p{L}*)(?!\p{L})/iu, ({ name }) => /location|address|where|place|standort|adresse|ort$/.test(name)],
  [/(?<!\p{L})(?:addresses|where (?:\p{L}+ )?lives?|adressen|wo (?:\p{L}+ )?wohn\p{L}*)(?!\p{L})/iu, ({ name }) => /address|adresse|anschrift/.test(name)],
  [/(?<!\p{L})(?:how good|levels?|grades?|stufen?|wie gut)(?!\p{L})/iu, ({ name }) => /level|grade|stufe|niveau/.test(name)],
  [/(?<!\p{L})(?:phone numbers?|numbers? to call|telefonnummern?|handynummern?|nummern)(?!\p{L})/iu, ({ type }) => type === 'phone'],
  [/(?<!\p{L})(?:card details|receipts?|belege?|quittung\p{L}*)(?!\p{L})/iu, ({ name }) => /receipt|beleg|quittung/.test(name)],
]; // prettier-ignore

const meansMoney =
  /(?<!\p{L})(?:money|finances?|finanzen|geld|kasse|pounds?|euros?|dollars?|francs?|franken)(?!\p{L})|[€£$]/iu;
const owes = /(?<!\p{L})(?:owes?|pays?|owing|zahlt|zahlen|schuldet|schulden)(?!\p{L})/iu;
const isOwed = (entity: Entity): boolean => entity.fields.some(({ type }) => type === 'money') && entity.fields.some(({ type }) => type === 'boolean'); // prettier-ignore
const isOfMoney = ({ fields }: Entity): boolean => fields.some(({ type }) => type === 'money') && fields.some(({ type }) => type === 'date'); // prettier-ignore

/** Lists that a text names: by name, by its beginning or end ("feeds", "hogs", "Bienen"), or by money. */
export function listsSaid(text: string, plan: AppPlan, isNone: (entity: Entity) => boolean = () => false): Entity[] {
  const named = [...entitiesIn(text, plan), ...byLastPart(text, plan), ...bySense(text, plan)].map(({ entity }) => entity).filter((entity) => !isNone(entity)); // prettier-ignore
  const partly = tokensIn(text).flatMap(({ word }) => {
    const stem = stemOf(word);
    if (stem.length < 4 || small.test(word) || (plan.language === 'de' && !/^\p{Lu}/u.test(word))) return [];
    const like = plan.entities.filter(({ label, plural }) => [label, plural].some((name) => isPartOf(stem, stemOf(name)) || (stemOf(name).length >= 4 && stem.length > stemOf(name).length && stem.endsWith(stemOf(name))))); // prettier-ignore
    return like.length === 1 && !isNone(like[0]!) ? like : [];
  });
  const money = named.length + partly.length > 0 ? [] : meansMoney.test(text) ? plan.entities.filter(isOfMoney) : owes.test(text) ? plan.entities.filter(isOwed) : []; // prettier-ignore
  return [...new Set([...named, ...(named.length > 0 ? [] : partly), ...money])];
}
/** Words that people use for one another of what happens. */
const senses: readonly RegExp[] = [
  /^(?:stays?|bookings?|reservations?|occupanc(?:y|ies)|aufenthalte?|belegung(?:en)?|buchung(?:en)?|reservierung(?:en)?|wochen?)$/iu,
  /^(?:pills?|tablets?|medicines?|medications?|drugs?|pillen|tabletten|medikamente?|arznei(?:en)?)$/iu,
  /^(?:feeds?|feedings?|fütterung(?:en)?)$/iu,
  /^(?:rotas?|rosters?|shifts?|dut(?:y|ies)|schicht(?:en)?|dienste?|dienstpläne?)$/iu,
  /^(?:fees?|dues|subscriptions?|contributions?|beitrag|beiträge|mitgliedsbeiträge?)$/iu,
  /^(?:invoices?|bills?|rechnung(?:en)?)$/iu,
  /^(?:shopping|grocer(?:y|ies)|groceries|grocery items?|einkauf|einkäufe|einkaufszettel|einkaufsliste)$/iu,
  /^(?:spendings?|expenses?|costs|ausgaben?)$/iu,
]; // prettier-ignore
const bySense = (text: string, { entities }: AppPlan): { entity: Entity }[] =>
  tokensIn(text).flatMap(({ word }) => {
    const sense = senses.find((one) => one.test(word));
    return sense ? entities.filter(({ label, plural }) => sense.test(label) || sense.test(plural)).map((entity) => ({ entity })) : []; // prettier-ignore
  });

const small = /^(?:with|from|that|this|them|they|their|have|will|would|could|about|nicht|auch|noch|über|alle|eine?|einer|seine|ihre|wird|mehr|dass|wenn)$/iu; // prettier-ignore
const isPartOf = (part: string, name: string): boolean =>
  name.length > part.length && (name.startsWith(part) || (name.endsWith(part) && part.length >= 4));

/** Fields that a text names, or speaks of by what they hold; of those of a list that it names these. */
export function fieldsSaid(typed: string, plan: AppPlan, least = 2): FieldSaid[] {
  // to alter something is no age
  const text = plan.language === 'de' ? typed : typed.replace(/(?<!\p{L})alter(?!\p{L})/giu, ' ');
  const usable = ({ entity, field }: FieldSaid) => !field.joins && !field.formula && field !== rolesOf(entity).title;
  const lists = listsSaid(text, plan);
  const asFields = (is: (field: Field) => boolean) => plan.entities.flatMap((entity) => entity.fields.filter(is).map((field) => ({ entity, field }))).filter(usable); // prettier-ignore
  const [about = []] = meant.filter(([said]) => said.test(text)).map(([, is]) => asFields(is)).filter((found) => found.length > 0); // prettier-ignore
  const isSure = about.length > 0 && ofItself.test(text);
  const named = isSure ? [] : fieldsIn(text, plan, { least }).filter(usable).filter(({ at, end, field }) => !isSmallWord(text.slice(at, end), field)); // prettier-ignore
  const all = (named.length > 0 ? named : about).map(({ entity, field }) => ({ entity, field }));
  const ofNamed = all.filter(({ entity }) => lists.includes(entity));
  return unique(ofNamed.length > 0 ? ofNamed : all);
}

/** "Date of birth" is no date, and "von der Kassenwartin" no beginning. */
const ofItself = /(?<!\p{L})(?:date of birth|birth dates?|dates? of birth|how old|how good|abgehakt|vorerkrank\p{L}*|verdien\p{L}*|earns?)(?!\p{L})/iu; // prettier-ignore
const isSmallWord = (word: string, { label }: Field): boolean =>
  /^(?:not|no|von|bis|um|am|an|wer|was|wo|wann|from|to|by|who|what|where|when)$/u.test(word) && word !== label;

const unique = (all: readonly FieldSaid[]): FieldSaid[] =>
  all.filter(({ field }, at) => all.findIndex((one) => one.field === field) === at);
