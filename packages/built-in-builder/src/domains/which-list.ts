import type { ReadEntity, Reading } from '../reading/reading.ts';
import { isPerson } from '../reading/chunks.ts';
import { gradeOf } from '../reading/lexicon/graded-nouns.ts';
import type { DomainField, DomainList } from './domain.ts';
import { isSaid, wordsOf } from './phrases.ts';

/** By one of its words, or by the end of one: a visit is a vet visit here, a Honigernte is an Ernte. */
export function isNamed({ label, words }: DomainList, noun: string): boolean {
  const said = wordsOf(noun);
  if (words.some((phrase) => isSaid(phrase, said))) return true;
  const [name, last] = [label.toLowerCase(), said.at(-1) ?? ''];
  return (name.length >= leastEnding && last.endsWith(name)) || (said.length === 1 && name.endsWith(` ${last}`));
}
const leastEnding = 4;
export const isField = ({ words }: DomainField, name: string): boolean =>
  words.some((phrase) => isSaid(phrase, wordsOf(name)));

/** The field of a list that a name means: the one that is called so, else one that says more than "date". */
export function fieldNamed({ fields }: DomainList, name: string): DomainField | undefined {
  const named = fields.filter((field) => isField(field, name));
  const isCalledSo = ({ field }: DomainField) => field.label.toLowerCase() === name.toLowerCase();
  return named.find(isCalledSo) ?? named.find(({ field }) => !ofAnyList.test(field.label)) ?? named[0];
}

export const isNamedIn = ({ words }: DomainList, text: readonly string[]): boolean =>
  words.some((phrase) => isSaid(phrase, text));

/** "Recipes with title, ingredients and steps": the fields of such a list are what the text says. */
export const leastTold = 2;
export const isToldByFields = ({ why, fields }: ReadEntity): boolean =>
  why.includes('has fields') && fields.length >= leastTold;

/** When something was done last is known from when it was done. */
export const ofTheLast = /^(?:last|latest|zuletzt|letzte[rns]?) /i;

export const general = /^(?:person|people|mensch|leute|entry|eintrag|item|thing|list|liste|ding|user|nutzer)$/;

/** One of a family is none of the people whom a list holds by that word. */
export const ofFamily = /^(?:bruder|schwester|mutter|vater|mama|papa|oma|opa|frau|mann|freund|freundin|brother|sister|mother|father|wife|husband|boyfriend|girlfriend|mum|mom|dad|grandma|grandmother|grandpa)$/; // prettier-ignore

/** Whether a noun is of people, by its form or as it is known. */
export const isOfPerson = (noun: string): boolean => isPerson(noun) || gradeOf(noun)?.kind === 'person';

/** What people do is known by other words than its noun. */
const deeds: Readonly<Record<string, RegExp>> = {
  loan: /loan|len[dt]|borrow|leih/,
  ausleihe: /leih/,
  booking: /book|reserv|stay|buch/,
  reservation: /book|reserv|stay|buch/,
  order: /order|sale|sold|bestell|verkauf/,
  signup: /sign|regist|join|come|coming|answer|anmeld|teilnahm|antwort/,
  registration: /sign|regist|join|come|coming|answer|anmeld|teilnahm|antwort/,
  vote: /vote|stimm/,
};

/** Whether a text says by a verb what people do by this noun; of other nouns nothing is known. */
export const isDeedSaid = (noun: string, words: readonly string[]): boolean =>
  deeds[noun] === undefined || words.some((word) => deeds[noun]!.test(word));

/** Whether a list is of what people do by this noun. */
export const isDeedOf = (noun: string, { words }: DomainList): boolean =>
  words.some(({ text }) => deeds[noun]?.test(text) ?? false);

/** The list that is called so, else the one that a text may mean by it. */
export const bestFor = (noun: string, lists: readonly DomainList[]): DomainList | undefined =>
  lists.find(({ label }) => label.toLowerCase() === noun.toLowerCase()) ??
  lists.find((list) => list.words.some((phrase) => isSaid(phrase, wordsOf(noun)))) ??
  lists.find((list) => isNamed(list, noun)) ??
  lists.find((list) => isDeedOf(noun, list));

/** What was told of the bees is told of their hives. */
export function byFields({ fields }: ReadEntity, lists: readonly DomainList[]): DomainList | undefined {
  const own = (list: DomainList) =>
    fields.filter((name) => !ofAnyList.test(name) && list.fields.some((field) => isField(field, name))).length;
  // what is told with nobody named is told of what happens
  const [best] = lists.toSorted((a, b) => own(b) - own(a) || Number(isOfPeople(a)) - Number(isOfPeople(b)));
  return best && own(best) > 0 ? best : undefined;
}

/** What has the fields of a list that always belongs to the domain, and that the text does not name, is that list by another name. */
export const byAllFields = (entity: ReadEntity, lists: readonly DomainList[], words: readonly string[]): DomainList | undefined =>
  lists.find(
    (list) =>
      list.isCore &&
      !isNamedIn(list, words) &&
      isToldByFields(entity) &&
      entity.fields.filter((name) => list.fields.some((field) => isField(field, name))).length >= leastTold,
  ); // prettier-ignore

/** What is told with most of the fields of a list is that list, though it has another name; of two lists the one that has more. */
export function byMostFields(entity: ReadEntity, lists: readonly DomainList[]): DomainList | undefined {
  if (!isToldByFields(entity)) return undefined;
  const own = ({ fields }: DomainList) => entity.fields.filter((name) => !ofAnyList.test(name) && fields.some((field) => isField(field, name.replace(/\s*\(.*$/, '')))).length; // prettier-ignore
  const [best] = lists.toSorted((a, b) => own(b) - own(a));
  const least = goods.test(entity.noun) ? 2 : 3;
  return best && own(best) >= least && own(best) * 2 >= entity.fields.length ? best : undefined;
}
const goods = /^(?:product|article|produkt|artikel|ware|gegenstand)$/;

export const ofAnyList = /^(?:name|e-?mail|phone|telefon|date|datum|notes?|notiz(?:en)?)$/i;

/** The people of a text are those whom such an app has, whatever they are called: the students of a school library read. */
export function takeInPeople(
  listOf: Map<ReadEntity, DomainList | undefined>,
  lists: readonly DomainList[],
  words: readonly string[],
): void {
  const taken = new Set(listOf.values());
  const [free, ...further] = lists.filter((list) => isOfPeople(list) && !taken.has(list) && !isNamedIn(list, words));
  const [person, ...others] = [...listOf.keys()].filter((one) => !listOf.get(one) && !one.isImplied && isPerson(one.noun) && !general.test(one.noun)); // prettier-ignore
  if (free && person && further.length === 0 && others.length === 0) listOf.set(person, free);
}
const isOfPeople = ({ fields }: DomainList): boolean =>
  fields.some(({ field }) => field.type === 'phone' || field.type === 'email') && fields[0]?.field.type === 'text';

/** Who did something says that it is done. */
const byWhom = /^\p{L}+ (?:by|von)$/u;

/** Its words stand in the text as a field of something else. */
export function isOnlyField(
  { isCore, words: phrases }: DomainList,
  { entities }: Reading,
  words: readonly string[],
): boolean {
  const told = entities.filter(isToldByFields);
  if (isCore && told.length < 2 && !told.some(({ fields }) => fields.length > leastTold)) return false;
  const said = phrases.filter((phrase) => isSaid(phrase, words));
  const fields = told.flatMap((entity) => entity.fields.filter((field) => !ofTheLast.test(field) && !byWhom.test(field)).map((field) => wordsOf(field))); // prettier-ignore
  return said.length > 0 && said.every((phrase) => fields.some((field) => isSaid(phrase, field)));
}
