import { makeField, type WrittenField } from '../recognise/make-field.ts';
import type { Field } from '../plan/plan.ts';
import type { ReadEntity, Reading } from '../reading/reading.ts';
import { gradeOf } from '../reading/lexicon/graded-nouns.ts';
import { isPerson } from '../reading/chunks.ts';
import type { Domain, DomainField, DomainList } from './domain.ts';
import { countedOf, standsOn } from './expression.ts';
import { isOfDomain, leastOfOwn, standsIn, type Match } from './find-domain.ts';
import { isSaid, wordsOf } from './phrases.ts';

/** A list of a domain with what the text says of it: fields of the domain, and others that it names. */
export type SaidList = {
  list: DomainList;
  /** By which noun it was read, where it was. */
  noun: string | null;
  fields: readonly DomainField[];
  /** What was written of a field of the domain: its choices, for instance. */
  written: ReadonlyMap<DomainField, WrittenField>;
  others: readonly WrittenField[];
};

const shownFields = 5;
const leastFields = 4;
const mostWords = 3;
const mostTold = 6;

/** What was read of a text, put to the lists of its domain; `rest` are lists that the domain does not know. */
export type Aligned = { lists: SaidList[]; rest: ReadEntity[] };

/** Null where the text describes its lists itself and the domain has nothing to add. */
export function alignedWith({ domain, lists: all, score }: Match, reading: Reading, text: string): Aligned | null {
  const words = wordsOf(text);
  const isAbout = ({ noun }: ReadEntity) =>
    domain.about.some((phrase) => phrase.text.split(' ').includes(noun) || isSaid(phrase, wordsOf(noun)));
  const listOf = new Map(reading.entities.map((entity) => [entity, bestFor(entity.noun, all) ?? (isAbout(entity) || general.test(entity.noun) ? byFields(entity, all) : undefined)])); // prettier-ignore
  takeInPeople(listOf, all);
  const nounsOf = (list: DomainList) => reading.entities.filter((entity) => listOf.get(entity) === list);
  const isRead = (list: DomainList) => nounsOf(list).some(({ isImplied }) => !isImplied);
  const named = all.filter((list) => isRead(list) || !isOnlyField(list, reading, words));
  const spoken = named.filter((list) => isRead(list) || isNamedIn(list, words));
  const lists = named.filter((list) => spoken.includes(list) || isPointedAt(list, spoken));
  const taken = new Set(lists.flatMap(nounsOf));
  const known = (name: string) => isOfDomain(domain, name);
  const joined = new Set(reading.relations.flatMap(({ from, to }) => [from, to]));
  const rest = reading.entities.filter((entity) => !taken.has(entity) && isOther(entity, joined) && (entity.isImplied || standsIn(entity.noun, words)) && (isToldByFields(entity) || (isOwnList(entity, joined) ? !isAbout(entity) : !known(entity.noun)))); // prettier-ignore
  const pointsTo = (noun: string) =>
    lists.find((list) =>
      reading.relations.some(({ from, to }) => from === noun && nounsOf(list).some((one) => one.noun === to)),
    );
  const isDeedOf = (noun: string, list: DomainList) =>
    list.words.some(({ text: word }) => deeds[noun]?.test(word) ?? false);
  const isThere = ({ noun, isImplied }: ReadEntity) => isImplied && pointsTo(noun) !== undefined && lists.some((list) => isDeedOf(noun, list)); // prettier-ignore
  const toldLists = lists.filter((list) =>
    nounsOf(list).some(({ why, fields }) => why.includes('has fields') && fields.length > 0),
  ).length;
  const isNew = (list: DomainList) => !isRead(list) && isNamedIn(list, words);
  const isDescribed = toldLists > 1 ? toldLists >= lists.length * mostly || !lists.some(isNew) : lists.some((list) => nounsOf(list).some(isToldByFields)) && lists.every((list) => nounsOf(list).some(isToldByFields) || !isNamedIn(list, words)); // prettier-ignore
  const links = reading.entities.filter(({ isLink }) => isLink).map(({ noun }) => noun);
  if (reading.relations.some(({ from, to }) => links.includes(from) && !known(to))) return null;
  // what is booked is a list of its own
  const isBooked = ({ noun, isImplied }: ReadEntity) =>
    !isImplied && !isPerson(noun) && domain.about.some((phrase) => isSaid(phrase, wordsOf(noun)));
  if (reading.abilities.includes('book') && reading.entities.some((entity) => !taken.has(entity) && isBooked(entity)))
    return null;
  if (
    isDescribed &&
    (toldLists > 1 || score < leastOfOwn) &&
    reading.entities.every((entity) => taken.has(entity) || rest.includes(entity))
  )
    return null;
  for (const entity of taken) rest.push(...ownLists(entity, known));
  const said = lists.map((list) => saidList(list, { read: nounsOf(list), lists, words, numbers: domain.numbers, isReadList: isRead, needed: neededOf(domain, list, lists, words) })); // prettier-ignore
  return said.length === 0 ? null : { lists: said, rest: rest.filter((entity) => !isThere(entity)) };
}

/** The list that is called so, else the one that a text may mean by it. */
const bestFor = (noun: string, lists: readonly DomainList[]): DomainList | undefined =>
  lists.find(({ label }) => label.toLowerCase() === noun.toLowerCase()) ??
  lists.find((list) => list.words.some((phrase) => isSaid(phrase, wordsOf(noun)))) ??
  lists.find((list) => isNamed(list, noun)) ??
  lists.find(({ words }) => words.some(({ text }) => deeds[noun]?.test(text) ?? false));

/** "With recipes and a grocery list" asks for a list, no field. */
function ownLists(entity: ReadEntity, known: (name: string) => boolean): ReadEntity[] {
  const named = entity.fields.filter((field) => isList.test(field) && !known(field));
  entity.fields = entity.fields.filter((field) => !named.includes(field));
  return named.map((field) => ({ noun: field.toLowerCase().replace(isList, (_, item: string) => (item.endsWith('s') && / /.test(field) === false ? `${item}artikel` : `${item.trim()} item`)), plural: null, fields: [], weight: 1, why: ['a list'], isImplied: false })); // prettier-ignore
}
const isList = /^(.+?)(?: list|liste|zettel)$/i;

/** What was told of the bees is told of their hives. */
function byFields({ fields }: ReadEntity, lists: readonly DomainList[]): DomainList | undefined {
  const own = (list: DomainList) =>
    fields.filter((name) => !ofAnyList.test(name) && list.fields.some((field) => isField(field, name))).length;
  const [best] = lists.toSorted((a, b) => own(b) - own(a));
  return best && own(best) > 0 ? best : undefined;
}
const ofAnyList = /^(?:name|e-?mail|phone|telefon|date|datum|notes?|notiz(?:en)?)$/i;

/** The people of a text are those whom such an app has, whatever they are called: the students of a school library read. */
function takeInPeople(listOf: Map<ReadEntity, DomainList | undefined>, lists: readonly DomainList[]): void {
  const taken = new Set(listOf.values());
  const [free, ...further] = lists.filter((list) => isOfPeople(list) && !taken.has(list));
  const [person, ...others] = [...listOf.keys()].filter((one) => !listOf.get(one) && !one.isImplied && isPerson(one.noun) && !general.test(one.noun)); // prettier-ignore
  if (free && person && further.length === 0 && others.length === 0) listOf.set(person, free);
}
const isOfPeople = ({ fields }: DomainList): boolean =>
  fields.some(({ field }) => field.type === 'phone' || field.type === 'email') && fields[0]?.field.type === 'text';

const isNamedIn = ({ words }: DomainList, text: readonly string[]): boolean =>
  words.some((phrase) => isSaid(phrase, text));

/** What nobody speaks of is there only for what points to it. */
const isPointedAt = ({ label }: DomainList, lists: readonly DomainList[]): boolean =>
  lists.some(({ fields }) => fields.some(({ field }) => field.isRequired && field.reference === label));

/** "Recipes with title, ingredients and steps": the fields of such a list are what the text says. */
const leastTold = 2;
/** Where so many of its lists are described, the text has said what it wants. */
const mostly = 0.6;
const isToldByFields = ({ why, fields }: ReadEntity): boolean =>
  why.includes('has fields') && fields.length >= leastTold;

/** When something was done last is known from when it was done. */
const ofTheLast = /^(?:last|latest|zuletzt|letzte[rns]?) /i;

/** Its words stand in the text as a field of something else. */
function isOnlyField({ isCore, words: phrases }: DomainList, { entities }: Reading, words: readonly string[]): boolean {
  const told = entities.filter(isToldByFields);
  if (isCore && told.length < 2 && !told.some(({ fields }) => fields.length > leastTold)) return false;
  const said = phrases.filter((phrase) => isSaid(phrase, words));
  const fields = told.flatMap((entity) => entity.fields.filter((field) => !ofTheLast.test(field)).map((field) => wordsOf(field))); // prettier-ignore
  return said.length > 0 && said.every((phrase) => fields.some((field) => isSaid(phrase, field)));
}

/** By one of its words, or by the end of one: a visit is a vet visit here, a Honigernte is an Ernte. */
function isNamed({ label, words }: DomainList, noun: string): boolean {
  const said = wordsOf(noun);
  if (words.some((phrase) => isSaid(phrase, said))) return true;
  const [name, last] = [label.toLowerCase(), said.at(-1) ?? ''];
  return (name.length >= leastEnding && last.endsWith(name)) || (said.length === 1 && name.endsWith(` ${last}`));
}
const leastEnding = 5;
const isField = ({ words }: DomainField, name: string): boolean =>
  words.some((phrase) => isSaid(phrase, wordsOf(name)));

/** What has fields of its own is a list, though the domain knows it as a field; so are people to whom something belongs. */
const isOwnList = ({ noun, fields, isImplied }: ReadEntity, joined: ReadonlySet<string>): boolean =>
  !isImplied &&
  (fields.length > 0 || (isPerson(noun) && joined.has(noun)) || (gradeOf(noun)?.asRecord ?? 0) > mostlyRecord);

/** What a text describes by itself, beside what such a text usually speaks of. */
function isOther({ noun, fields, isImplied, isLink }: ReadEntity, joined: ReadonlySet<string>): boolean {
  if (isLink || (general.test(noun) && fields.length < leastTold)) return false;
  if (isImplied) return fields.length > 0 && joined.has(noun);
  return isPerson(noun) ? joined.has(noun) : fields.length > 1 || (gradeOf(noun)?.asRecord ?? 0) >= mostlyRecord;
}
const mostlyRecord = 3;
/** What people do is known by other words than its noun. */
const deeds: Readonly<Record<string, RegExp>> = {
  loan: /loan|len[dt]|borrow|leih/,
  booking: /book|reserv|stay|buch/,
  reservation: /book|reserv|stay|buch/,
  order: /order|sale|sold|bestell|verkauf/,
  signup: /sign|regist|join|come|coming|answer|anmeld|teilnahm|antwort/,
  registration: /sign|regist|join|come|coming|answer|anmeld|teilnahm|antwort/,
  vote: /vote|stimm/,
};
const general = /^(?:person|people|mensch|leute|entry|eintrag|item|thing|list|liste|ding|user|nutzer)$/;

/** Fields without which nothing can be worked out that the text asks for, or that follows from lists which are there. */
function neededOf(
  { numbers, views }: Domain,
  list: DomainList,
  lists: readonly DomainList[],
  words: readonly string[],
): ReadonlySet<string> {
  const isHere = (label: string) => lists.some((one) => one.label === label);
  const viewed = views.filter((view) => view.list === list.label && view.words.some((phrase) => isSaid(phrase, words)));
  const labels = viewed.flatMap(({ conditions }) => conditions.map(({ field }) => field));
  const own = numbers.filter((number) => number.list === list.label);
  const asked = own.filter(({ field, words: said, expression }) => {
    const { lists: over, fields } = standsOn(expression);
    const isAsked = labels.includes(field.label) || said.some((phrase) => isSaid(phrase, words));
    return isAsked || (fields.length <= 1 && over.some(isHere));
  });
  const fields = asked.flatMap(({ expression }) => standsOn(expression).fields);
  const counted = numbers
    .filter((number) => isHere(number.list))
    .flatMap(({ expression }) => countedOf(expression, list.label));
  return new Set([...labels, ...fields, ...counted, ...own.filter(({ field }) => fields.includes(field.label)).flatMap(({ expression }) => standsOn(expression).fields)]); // prettier-ignore
}

/** A state, or choices that stand in the text. */
const areSaid = ({ field: { name, options = [] } }: WrittenField, words: readonly string[]): boolean =>
  /^(?:status|stand|zustand|stage|state)$/.test(name) || options.every(({ value }) => standsIn(value, words));

const isCalledSo = ({ label, words: [phrase] }: DomainList, name: string): boolean =>
  wordsOf(name).length === wordsOf(label).length && isSaid(phrase!, wordsOf(name));

type Said = {
  isReadList: (list: DomainList) => boolean;
  numbers: Domain['numbers'];
  read: readonly ReadEntity[];
  lists: readonly DomainList[];
  words: readonly string[];
  needed: ReadonlySet<string>;
};

function saidList(list: DomainList, { read, lists, words, numbers, needed, isReadList }: Said): SaidList {
  const isWhole = read.some((entity) => isToldByFields(entity) && isNamed(list, entity.noun));
  const written = new Map<DomainField, WrittenField>();
  const others: WrittenField[] = [];
  const isElsewhere = (name: string): boolean =>
    lists.some((other) => isCalledSo(other, name) || (other !== list && (isWhole ? !isReadList(other) && ((other.isCore && isNamedIn(other, wordsOf(name))) || (!ofAnyList.test(name) && other.fields.some((field) => isField(field, name)))) : isNamed(other, name) || other.fields.some((field) => isField(field, name))))); // prettier-ignore
  const isResult = (name: string): boolean => results.test(name) && numbers.some((number) => lists.some(({ label }) => label === number.list)); // prettier-ignore
  const isWorkedOut = (name: string): boolean =>
    numbers.some((number) => number.list === list.label && number.field.type === 'date' && standsOn(number.expression).lists.some((over) => lists.some((other) => other.label === over && isNamedIn(other, wordsOf(name))))); // prettier-ignore
  for (const text of read.flatMap(({ fields }) => fields)) {
    const name = text.replace(/\s*[(:].*$/, '').replace(/^(?:number|amount|anzahl) (?:of )?/i, '');
    const made = makeField(text);
    const own = list.fields.find((field) => isField(field, name));
    if (own && made && !written.has(own)) written.set(own, made);
    else if (made?.hasOwnOptions && !own && areSaid(made, words)) others.push(made);
    else if (
      made &&
      standsIn(name, words) &&
      !isElsewhere(name) &&
      !(ofTheLast.test(name) && isWorkedOut(name)) &&
      !isResult(name) &&
      isName(name, isWhole ? mostTold : mostWords) &&
      !isPerson(name.toLowerCase())
    )
      others.push(made);
  }
  const isShared = ({ field }: DomainField): boolean =>
    lists.some((other) => other !== list && other.fields.some((one) => one.field.name === field.name));
  const isAsked = (field: DomainField): boolean =>
    written.has(field) || (!isShared(field) && field.words.some((phrase) => isSaid(phrase, words)));
  const asked = list.fields.filter(isAsked);
  const isMust = ({ field }: DomainField): boolean =>
    needed.has(field.label) ||
    (field.type === 'reference'
      ? lists.some(({ label }) => label === field.reference)
      : field.isRequired && !(isWhole && isExtra(field)));
  const wanted =
    isWhole || asked.some((field) => !isMust(field))
      ? list.fields.filter((field) => isMust(field) || asked.includes(field))
      : list.fields.filter((field, at) => isMust(field) || at < shownFields);
  const missing = isWhole ? 0 : Math.max(0, leastFields - wanted.length - others.length);
  const filled = list.fields.filter((field) => !wanted.includes(field)).slice(0, missing);
  const fields = list.fields.filter((field) => wanted.includes(field) || filled.includes(field));
  return { list, noun: read.length === 1 ? read[0]!.noun : null, fields, written, others };
}

/** What is worked out is entered by nobody. */
const results =
  /^(?:balance|total|sum|rest|remaining|what is left|saldo|guthaben|kontostand|bestand|summe|gesamt\p{L}*|übrig)(?: |$)/iu;

/** Of a list whose fields are said, a name and a day are still needed, a number is not. */
const isExtra = ({ type }: Field): boolean => !['text', 'date', 'datetime'].includes(type);

/** Words that a field may be called by: no half sentence, no question. */
export const isName = (name: string, most = mostWords): boolean =>
  name.split(/\s+/).length <= most &&
  !/^(?:what|which|who|how|when|where|was|wer|wie|wann|wo|welche\p{L}*)\b|\b(?:too|also|auch)$|^(?:are|is|was|were|be|left|it|them|ones?|all|us|we|they|persons?|people|users?|sind|ist|noch|da|alle)$/iu.test(
    name,
  );
