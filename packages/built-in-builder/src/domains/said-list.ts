import { makeField, type WrittenField } from '../recognise/make-field.ts';
import { toFieldName } from '../plan/names.ts';
import { isPerson } from '../reading/chunks.ts';
import type { Field } from '../plan/plan.ts';
import type { ReadEntity } from '../reading/reading.ts';
import type { Domain, DomainField, DomainList } from './domain.ts';
import { countedOf, standsOn } from './expression.ts';
import { standsIn } from './find-domain.ts';
import { isSaid, wordsOf } from './phrases.ts';
import { fieldNamed, isField, isNamed, isNamedIn, isToldByFields, ofAnyList, ofTheLast } from './which-list.ts';

/** A list of a domain with what the text says of it: fields of the domain, and others that it names. */
export type SaidList = {
  list: DomainList;
  /** By which noun it was read, where it was. */
  noun: string | null;
  fields: readonly DomainField[];
  /** What was written of a field of the domain: its choices, for instance. */
  written: ReadonlyMap<DomainField, WrittenField>;
  /** Those of its fields that the text names. */
  asked: ReadonlySet<DomainField>;
  others: readonly WrittenField[];
  /** Its fields stand in the text as its own. */
  isTold: boolean;
  /** Names that the text gives of its records. */
  names?: readonly string[];
};

const shownFields = 5;
const leastFields = 4;
const mostWords = 3;
const mostTold = 6;

/** Fields without which nothing can be worked out that the text asks for, or that follows from lists which are there. */
function neededOf({ numbers, views }: Domain, list: DomainList, { lists, words }: Around): ReadonlySet<string> {
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

/** What stands around a list: its domain, the lists that are there, the words of the text, and which lists were read of it. */
export type Around = {
  domain: Domain;
  lists: readonly DomainList[];
  words: readonly string[];
  isRead: (list: DomainList) => boolean;
};

/** The fields of a list that a text asks for, from what was read of it. */
export function saidList(list: DomainList, read: readonly ReadEntity[], around: Around): SaidList {
  const isWhole = read.some((entity) => isToldByFields(entity) && isNamed(list, entity.noun));
  const isTold = read.some(({ noun, why }) => why.includes('has fields') && isNamed(list, noun));
  const { written, others } = writtenOf(list, read, { isWhole, isTold }, around);
  const { lists, words } = around;
  const needed = neededOf(around.domain, list, around);
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
  return {
    list,
    noun: read.length === 1 ? read[0]!.noun : null,
    fields,
    written,
    asked: new Set(asked),
    others,
    isTold,
  };
}

/** What was read as fields of a list: those that the domain has, and the others that are worth keeping. */
function writtenOf(
  list: DomainList,
  read: readonly ReadEntity[],
  { isWhole, isTold }: Told,
  around: Around,
): Pick<SaidList, 'others'> & { written: Map<DomainField, WrittenField> } {
  const { words, domain, lists } = around;
  const written = new Map<DomainField, WrittenField>();
  const others: WrittenField[] = [];
  const isWorth = (name: string): boolean =>
    standsIn(name, words) &&
    isName(name, isWhole ? mostTold : mostWords) &&
    !isPerson(name.toLowerCase()) &&
    !domain.about.some((phrase) => isSaid(phrase, wordsOf(name))) &&
    !isElsewhere(name, list, { isWhole, isTold }, around) &&
    !isResult(name, list, around);
  for (const text of read.flatMap(({ fields }) => fields)) {
    const name = text.replace(/\s*[(:].*$/, '').replace(/^(?:number|amount|anzahl) (?:of )?/i, '');
    const made = makeField(text);
    const own = fieldNamed(list, name);
    const other = isTold && !own ? lists.find((one) => one !== list && isCalledSo(one, name)) : undefined;
    // several goods of an order stand in its items, with how many of each
    const items = lists.find((one) => one !== list && pointsTo(one, list) && lists.some((third) => third !== list && third !== one && pointsTo(one, third) && (third === other || (!own && one.fields.some((field) => isField(field, name)))))); // prettier-ignore
    if (items && domain.language === 'de') continue;
    if (other && !list.fields.some(({ field }) => field.reference === other.label)) others.push(referenceTo(other));
    else if (own && made && !written.has(own)) written.set(own, made);
    else if (made && ((made.hasOwnOptions && !own && areSaid(made, words)) || isWorth(name)) && !others.some(({ field }) => field.name === made.field.name)) others.push(made); // prettier-ignore
  }
  return { written, others };
}

const pointsTo = (from: DomainList, to: DomainList): boolean =>
  from.fields.some(({ field }) => field.isRequired && field.reference === to.label);

/** Whether it is the name of a list, or a field of a list that was not read by itself. */
const isElsewhere = (name: string, list: DomainList, { isWhole, isTold }: Told, { lists, isRead }: Around): boolean =>
  lists.some((other) => {
    if (isCalledSo(other, name)) return true;
    if (other === list) return false;
    const hasField = other.fields.some((field) => isField(field, name));
    if (!isWhole && !isTold) return isNamed(other, name) || hasField;
    const isOthers = isTold ? false : !ofAnyList.test(name) && hasField;
    return !isRead(other) && ((other.isCore && isNamedIn(other, wordsOf(name))) || isOthers);
  }); // prettier-ignore

/** Whether the text tells all the fields of a list, or some of them as its own. */
type Told = { isWhole: boolean; isTold: boolean };

/** A field that is called as another list is chosen from it. */
export const referenceTo = ({ label }: DomainList): WrittenField => ({
  field: { name: toFieldName(label), label, type: 'reference', reference: label, isRequired: false },
  hasOwnOptions: false,
});

/** What is worked out is entered by nobody: what is left, when it was last. */
function isResult(name: string, list: DomainList, { domain: { numbers }, lists }: Around): boolean {
  const isHere = (label: string) => lists.some((one) => one.label === label);
  if (results.test(name)) return numbers.some((number) => isHere(number.list) && standsOn(number.expression).lists.every(isHere)); // prettier-ignore
  const isWorkedOut = numbers.some((number) => number.list === list.label && isPartOf(name, number.field.label) && standsOn(number.expression).lists.every(isHere)); // prettier-ignore
  if (isWorkedOut) return true;
  const isOver = (label: string) => lists.some((other) => other.label === label && isNamedIn(other, wordsOf(name)));
  return ofTheLast.test(name) && numbers.some((number) => number.list === list.label && number.field.type === 'date' && standsOn(number.expression).lists.some(isOver)); // prettier-ignore
}
/** "average" where the average stars are worked out */
const isPartOf = (name: string, label: string): boolean =>
  wordsOf(name).length > 0 && wordsOf(name).every((word, at) => wordsOf(label)[at] === word);
const results =
  /^(?:balance|total|sum|rest|remaining|what is left|saldo|guthaben|kontostand|bestand|summe|gesamt\p{L}*|übrig|revenue|turnover|profit|earnings|umsatz|einnahmen|gewinn|verdienst)(?: |$)/iu;

/** Of a list whose fields are said, a name and a day are still needed, a number is not. */
const isExtra = ({ type }: Field): boolean => !['text', 'date', 'datetime'].includes(type);

/** Words that a field may be called by: no half sentence, no question. */
export const isName = (name: string, most = mostWords): boolean =>
  name.split(/\s+/).length <= most &&
  !/^(?:what|which|who|how|when|where|was|wer|wie|wann|wo|welche\p{L}*)\b|\b(?:too|also|auch)$|^(?:are|is|was|were|be|left|it|them|ones?|all|us|we|they|persons?|people|users?|sind|ist|noch|da|alle)$/iu.test(
    name,
  );
