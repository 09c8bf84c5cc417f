import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { isPerson } from '../../../reading/chunks.ts';
import { listSaid } from '../lists-said.ts';
import { listsMeant } from '../meant/list-meant.ts';
import { personLists } from '../meant/person-lists.ts';
import { anyWord } from '../../any-word.ts';

/** What the records of a list are, as far as its name and its fields tell. */
export const isOfPeople = (entity: Entity): boolean =>
  isPerson(entity.label.toLowerCase()) ||
  small.test(entity.label) ||
  (personLists(entity) && !entity.fields.some(({ reference }) => reference));
const small = /^(?:kid|child|baby|kind|little one|youngster|toddler|enkel(?:kind)?|grandchild)$/iu;
const animal =
  /dog|cat|horse|pony|animal|pet|cow|hen|sheep|goat|hund|katze|pferd|tier|kuh|huhn|schaf|ziege|vogel|kaninchen/iu;
const isAnimal = ({ label }: Entity): boolean => animal.test(label);
/** What happens on a day: a visit, a loan, a job. */
export const isDeed = ({ fields }: Entity): boolean =>
  fields.some(({ type, label }) => type === 'date' || type === 'datetime' ? !/birth|geburt|since|seit|joined|eintritt|geboren/iu.test(label) : /^(?:day|tag|date|datum|when|wann)$/iu.test(label)); // prettier-ignore
const isThing = (entity: Entity): boolean => !isOfPeople(entity) && !isDeed(entity);

/** What some details are always of, by the words for them: the first kind of list that the app has only one of. */
const senses: readonly (readonly [said: RegExp, of: readonly ((entity: Entity) => boolean)[]])[] = [
  [anyWord(String.raw`food|eats?|neutered|spayed|chipped|castrated|vaccinat\p{L}*|breed|bites?|kastriert|gechippt|geimpft|impf\p{L}*|chip\p{L}*|rasse|beißt|futter|fressen|frisst`), [isAnimal, isOfPeople]],
  [anyWord(String.raw`birth\p{L}*|geburt\p{L}*|shirt\p{L}*|jersey|shoe size|e-?mail|mail ?adresse|phone|mobile|telephone|emergency\p{L}*|nickname|telefon\p{L}*|handy\p{L}*|notfall\p{L}*|spitzname|schuh\p{L}*|trikot\p{L}*|führerschein|driving licen[cs]e|licen[cs]e|lizenz\p{L}*|allerg\p{L}*|unverträglich\p{L}*|diet\p{L}*|ernährung|swim|schwimm\p{L}*|insurance number|health insurance|krankenkasse|hausarzt|doctor|gp|languages?|sprachen?|nationality|membership\p{L}*|mitglied\p{L}*|beitrag|dues|next of kin|parents?(?:['’]s?)? (?:number|phone|name)|under (?:16|18|21)|unter (?:16|18)|volljährig|adult|how they found us|reached|reminded|erinner\p{L}*|wheelchair|rollstuhl`), [isOfPeople]],
  [anyWord(String.raw`serial number|frame number|chassis number|seriennummer|rahmennummer|fahrgestellnummer|warranty|garantie|manual|anleitung|handbuch|bedienungsanleitung|purchase price|kaufpreis|anschaffung\p{L}*|year of (?:make|manufacture)|baujahr|manufacturer|maker|hersteller|dimensions|abmessungen`), [isThing]],
  [anyWord('sheet music|lyrics|noten|liedtext|songtext|aufnahme|recording'), [({ label }) => /piece|song|lied|stück|tune/iu.test(label)]],
  [anyWord(String.raw`deposit|kaution|pfand|anzahlung|down payment|discount|rabatt|trinkgeld|tip|delivery|pick-?up|handover|übergabe|abholung|lieferung|payment method|zahlungsart|weather|wetter|temperature|temperatur|humidity|luftfeuchtigkeit|destination|ziel|mileage|duration|dauer|result|ergebnis|referee|schiedsrichter|before|after|vorher|nachher|receipts?|invoices?|belege?|quittung(?:en)?|kassenzettel`), [isDeed]],
]; // prettier-ignore
const they = /(?<!\p{L})(?:he|she|him|his|her|hers|some|who is who|who[’']s who|ihm|ihr|ihre[nmrs]?|seine?[nmrs]?|er|jemand|einer|manche|somebody|someone)(?!\p{L})/iu; // prettier-ignore

/** What is told as done is of what happened. */
const done = /(?<!\p{L})(?:wurden?|war|waren|gekostet|gerufen|was|were|went|came|happened|did|(?:somebody|someone|they|he|she|people|we|i) (?:\p{L}{3,}ed|shot|paid|took|brought|made|gave|won|lost|ran|rode|drove|left|met|ate|drank|sang|played|used))(?!\p{L})|(?<!\p{L})(?:jemand|sie|er|man|wir|einer) (?:\p{L}+ )*ge\p{L}+(?:t|en) (?:hat|haben)(?!\p{L})/iu; // prettier-ignore

/** Lists that a text names or means, without those that the fields point to. */
export function listsOf(text: string, fields: readonly Field[], plan: AppPlan): Entity[] {
  const taken = new Set(fields.map(({ reference }) => reference));
  const meant = listsMeant(text, plan).filter(({ entity }) => !taken.has(entity.name));
  const surest = Math.max(0, ...meant.map(({ score }) => score));
  return [...new Set(meant.filter(({ score }) => score === surest || score >= 2).map(({ entity }) => entity))];
}

/**
 * The list that gets fields for which no place is said: the one that their words speak of, else the one that the message
 * does, else the one that such fields are always of, else the one whose records things happen to.
 */
export function homeOf(fields: readonly Field[], said: string, message: string, plan: AppPlan): Entity | undefined {
  const sure = sureHome(fields, said, message, plan);
  if (sure) return sure;
  const far = listsOf(message, fields, plan);
  const among = far.length > 1 ? far : plan.entities;
  const free = among.filter(({ name }) => !fields.some(({ reference }) => reference === name));
  return free.find((entity) => !isOfPeople(entity)) ?? free[0];
}

/** The list that gets fields, where the words of a message leave no doubt. */
export function sureHome(fields: readonly Field[], said: string, message: string, plan: AppPlan): Entity | undefined {
  if (plan.entities.length === 1) return plan.entities[0];
  const labels = [said, ...fields.map(({ label }) => label)].join(' ');
  const near = listsOf(said, fields, plan);
  if (near.length === 1) return near[0];
  const far = listsOf(message, fields, plan);
  if (far.length === 1) return far[0];
  const among = far.length > 1 ? far : plan.entities;
  for (const lists of far.length > 1 ? [far, plan.entities] : [plan.entities])
    for (const [words, kinds] of senses) {
      if (!words.test(labels)) continue;
      for (const isKind of kinds) {
        const fit = lists.filter(isKind);
        const referring = fit.length > 1 && isKind === isDeed ? fit.filter((one) => one.fields.some(({ reference }) => reference)) : fit; // prettier-ignore
        const latest = referring.length > 1 ? referring.filter((one) => referring.every((other) => other === one || one.fields.some(({ reference }) => reference === other.name))) : referring; // prettier-ignore
        if (latest.length === 1) return latest[0];
      }
    }
  const deeds = among.filter(isDeed);
  if (done.test(said) && deeds.length === 1) return deeds[0];
  const alike = listSaid(message, plan);
  if (alike && !fields.some(({ reference }) => reference === alike.name)) return alike;
  const people = plan.entities.filter(isOfPeople);
  return they.test(message) && people.length === 1 ? people[0] : undefined;
}
