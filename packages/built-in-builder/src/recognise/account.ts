import type { AppPlan } from '../plan/plan.ts';
import { singularise } from '../plan/names.ts';
import { isPerson } from '../reading/chunks.ts';
import { appWords } from '../reading/lexicon/app-words.ts';
import { featureWords } from '../reading/lexicon/feature-words.ts';
import { germanVerbs } from '../reading/lexicon/german-words.ts';
import { fieldWords } from '../reading/lexicon/field-words.ts';
import type { NamedItem, NamedList } from '../reading/named-lists.ts';
import type { ReadEntity, Reading } from '../reading/reading.ts';
import { actVerbs, recordVerbs } from '../reading/lexicon/verbs.ts';
import { saidFields } from '../reading/said-fields.ts';
import { englishTagger } from '../reading/wink-tagger.ts';
import { isDeed } from './deeds.ts';
import { fieldTypeOf } from './field-type.ts';
import { germanTypeOf } from './german-field-type.ts';

/** Puts back what a list names beside fields that are kept, and that none of the steps kept: whoever wrote it expects it there. */
export function putBack(reading: Reading): void {
  listedIsField(reading);
  for (const { entity, items } of ownLists(reading))
    for (const { field } of items)
      if (!isIn(field, everything(reading)) && !hasItsChoices(field, entity) && canStand(field, entity.noun, reading))
        entity.fields.push(field);
}

/** "status: new -> packed" is there as a status with these choices. */
const hasItsChoices = (field: string, { fields }: ReadEntity): boolean =>
  field.includes(':') && isIn(field.slice(0, field.indexOf(':')), fields);

/** "lessons (pupil, date, minutes, homework)": of what is only one of the fields there is no list. */
function listedIsField(reading: Reading): void {
  for (const { entity, items } of ownLists(reading))
    for (const { field } of items) {
      const listed = reading.entities.find((one) => one !== entity && one.noun === singularise(field.toLowerCase()) && isOnlyListed(one, reading)); // prettier-ignore
      const names = items.filter((item) => item.field !== field && isIn(item.field, entity.fields)).length;
      if (!listed || names < leastFields || !canStand(field, entity.noun, reading)) continue;
      // "decks, front, back": each card is of a deck
      if (field.toLowerCase() !== listed.noun && reading.relations.some(({ from, to, isLoose }) => from === entity.noun && to === listed.noun && !isLoose)) continue; // prettier-ignore
      reading.entities = reading.entities.filter((one) => one !== listed);
      reading.relations = reading.relations.filter(({ from, to }) => from !== listed.noun && to !== listed.noun);
      entity.fields.push(field);
    }
}
const leastFields = 3;

const isOnlyListed = ({ noun, plural, fields, isLink, isImplied }: ReadEntity, { plain }: Reading): boolean =>
  fields.length === 0 && !isLink && !isImplied && !isPerson(noun) && (plain.toLowerCase().match(new RegExp(String.raw`(?<!\p{L})(?:${noun.slice(0, -1)}${plural === null ? '' : `|${plural.toLowerCase()}`})`, 'gu'))?.length ?? 0) < 2; // prettier-ignore

/** What lists of fields name and the plan does not have, as it was written. */
export function notTaken(reading: Reading, plan: AppPlan): string[] {
  const kept = [
    ...plan.entities.flatMap(({ label, plural, fields }) => [label, plural, ...fields.flatMap((field) => [field.label, ...(field.options ?? []).map(({ value }) => value)])]),
    ...plan.pages.map(({ label }) => label),
    ...[...reading.examples.values()].flat(),
  ]; // prettier-ignore
  const own = ownLists(reading);
  const others = reading.lists.filter((list) => !own.some(({ items }) => items === list.items) && list.items.length >= leastFields && shareOfFields(list) >= enough); // prettier-ignore
  const lost = [...own, ...others].flatMap(({ items }) =>
    items.filter(({ field, said }) => !isIn(field, kept) && !isIn(said, kept) && isName(field, reading)),
  );
  return [...new Set(lost.map(({ said }) => said.replace(/\s*\(.*$/, '').trim()))].slice(0, mostNamed);
}
const mostNamed = 6;

type OwnList = { entity: ReadEntity; items: readonly NamedItem[] };

/** The lists whose thing is known: most of what they name stands in it already, or it is said before them. */
function ownLists(reading: Reading): OwnList[] {
  return reading.lists.flatMap(({ owner, items }): OwnList[] => {
    const counted = reading.entities.map((entity) => ({ entity, count: items.filter(({ field }) => isIn(field, ofEntity(entity, reading))).length })); // prettier-ignore
    const best = counted.toSorted((a, b) => b.count - a.count)[0];
    if (best && best.count >= Math.max(2, items.length / 2)) return [{ entity: best.entity, items }];
    const named = owner === null ? undefined : reading.entities.find(({ noun }) => isCalled(noun, owner));
    return named && shareOfFields({ owner, items }) >= enough ? [{ entity: named, items }] : [];
  });
}
const enough = 0.6;

const shareOfFields = ({ items }: NamedList): number =>
  items.filter(({ said, field }) => said !== field || isNameOfField(field)).length / items.length;
const isNameOfField = (name: string): boolean => {
  const words = name
    .toLowerCase()
    .replace(/\s*\(.*$/, '')
    .split(' ');
  return /\((?:yes\/no|\d+-\d+)\)/.test(name) || fieldWords.has(words.at(-1)!) || fieldWords.has(singularise(words.at(-1)!)) || fieldTypeOf(name) !== 'text' || germanTypeOf(name.toLowerCase()) !== null; // prettier-ignore
};

const ofEntity = ({ noun, fields }: ReadEntity, { relations }: Reading): string[] => [
  ...fields,
  ...relations.filter(({ from }) => from === noun).map(({ to }) => to),
];
const everything = (reading: Reading): string[] => [
  ...reading.entities.flatMap((entity) => [entity.noun, ...ofEntity(entity, reading)]),
  ...[...reading.examples.values()].flat(),
];

const isCalled = (noun: string, word: string): boolean =>
  alike(noun.split(' ').at(-1)!, singularise(word.toLowerCase()));

const small = /^(?:the|an?|of|in|for|to|per|my|our|its|their|his|her|with|by|on|at|from|is|are|was|yes|no|not|and|or|der|die|das|des|den|dem|eine?[nmrs]?|von|vom|im|am|für|zu|zur|zum|pro|je|mit|ja|nein|und|oder)$/iu; // prettier-ignore
const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !small.test(word)); // prettier-ignore

/** Two forms of one word. */
const alike = (one: string, other: string): boolean => {
  if (one === other || singularise(one) === singularise(other)) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length > 3 && long.startsWith(short) && long.length - short.length < 4;
};

/** Whether something that is kept bears the name: all its words, or the one that says what it is. */
function isIn(name: string, kept: readonly string[]): boolean {
  const bare = name.replace(/\s*\(.*$/, '').replace(/^(?:number|amount|kind|type|name|anzahl|art|name) (?:of|der|von) /iu, ''); // prettier-ignore
  // "age from, age to" are two
  if (/^\p{L}+ (?:from|to|until|von|bis)$/iu.test(bare)) return kept.some((one) => one.toLowerCase().startsWith(bare.toLowerCase())); // prettier-ignore
  const words = wordsOf(bare);
  const head = wordsOf(bare.split(/\s(?:of|in|per|for|from|von|pro|für|des|der)\s/iu)[0]!).at(-1);
  if (!head) return true;
  return kept.some((one) => {
    const known = wordsOf(one);
    const isThere = (word: string) => known.some((other) => alike(word, other) || (word.length > 3 && other.endsWith(word)) || (other.length > 4 && word.endsWith(other))); // prettier-ignore
    return words.every(isThere) || (isThere(head) && known.length <= words.length + 1 && (words.length === 1 || known.length === 1 || words.filter(isThere).length > 1)); // prettier-ignore
  });
}

const most = 4;
const speaks = /\b(?:can|could|should|must|may|will|would|want|wants|please|i|we|you|they|them|us|he|she|it|this|that|who|which|if|then|so|because|not|only|every|each|all|soll|sollen|kann|können|muss|müssen|wird|werden|möchte|ich|wir|sie|man|er|es|dass|wenn|dann|nicht|nur|jede[rsnm]?|alle)\b/iu; // prettier-ignore

/** Whether the words are a name, and neither something to do nor a part of the app. */
function isName(said: string, { language }: Reading): boolean {
  const bare = said.replace(/\s*\(.*$/, '').trim();
  const words = bare.split(' ');
  if (words.length > most || bare.length < 3 || speaks.test(bare) || !/^\p{L}/u.test(bare) || isDeed(bare))
    return false;
  const last = words.at(-1)!.toLowerCase();
  if (featureWords.has(last) || featureWords.has(singularise(last)) || appWords.has(last) || isAboutApp.test(bare)) return false; // prettier-ignore
  if (saidFields('', [said]).length === 0 || counts.test(bare)) return false;
  return language === 'de' ? isGermanName(words) : isEnglishName(words, bare);
}

function isEnglishName(words: readonly string[], bare: string): boolean {
  const first = words[0]!.toLowerCase();
  // "record results", "count the moves"
  if (words.length > 1 && (actVerbs.has(first) || recordVerbs.has(first) || /^(?:count|record|rate)$/.test(first)) && !/(?:ed|en)$/.test(first) && !isNameOfField(bare)) return false; // prettier-ignore
  return !englishTagger(bare).some(({ pos, lower }, at) => pos === 'verb' && !(at > 0 || words.length === 1 ? /(?:ed|en|ing|id|ld|nt|ght|wn|ut)$/.test(lower) : /(?:ed|en)$/.test(lower))); // prettier-ignore
}

/** "Reinigung nötig", "verloren gemeldet" and no "rufen an", "kürzt", "als hilfreich markieren". */
function isGermanName(words: readonly string[]): boolean {
  const isNoun = (word: string) => /^\p{Lu}/u.test(word);
  const isHow = (word: string) => /^(?:(?:ge|be|ver)\p{L}+(?:t|en)|angenommen|abgesagt|bestanden|nötig|offen|frei|fertig|voll|leer|erledigt|nass|trocken)$/u.test(word); // prettier-ignore
  if (words.length > 3 || words.some((word) => !isNoun(word) && germanVerbs.has(word) && !isHow(word))) return false;
  if (words.length === 1) return isNoun(words[0]!) || isHow(words[0]!);
  const [first = '', ...more] = words;
  return isNoun(first) ? more.every((word) => isNoun(word) || isHow(word) || /^(?:in|pro|je|von|bis|am|im)$/.test(word)) : /(?:e|er|es|en|em)$/.test(first) && !/^(?:viele|direkt|alle|keine)/.test(first) && isNoun(more.at(-1)!); // prettier-ignore
}

const counts =
  /^(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|times?|ein|zwei|drei|vier|fünf|sechs|mal)\b|\b\d+\b/iu;
const isAboutApp = /\b(?:functionalit(?:y|ies)|features?|galler(?:y|ies)|ranking|page|pages|list by|question about|in total|details|management|comparison|menu|automatic\w*|automatisch\w*|search|filters?|charts?|calendar|reminders?|notifications?|login|sign-?in|overview|export|import|print|csv|pdf|excel|design|colou?rs? scheme|theme|dark mode|mobile|phone app|suche|filter|diagramm|kalender|erinnerung(?:en)?|übersicht|drucken|anmeldung|hintergrund|background|buttons?|button)\b/iu; // prettier-ignore

const canStand = (field: string, noun: string, reading: Reading): boolean =>
  isName(field, reading) && saidFields(noun, [field]).length > 0;
