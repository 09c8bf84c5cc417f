import { fieldWords } from './lexicon/field-words.ts';
import { germanFieldWords } from './lexicon/german-field-words.ts';
import { germanTypeOf } from '../recognise/german-field-type.ts';
import { fieldTypeOf } from '../recognise/field-type.ts';
import { germanSingular } from './german-tagger.ts';
import { lemmaOfNoun } from './lemma.ts';
import type { ReadEntity, Reading, Relation } from './reading.ts';

/** A list as somebody writes it down: `noun` singular, in small letters, and its fields in their own words. */
export type WrittenList = { noun: string; fields: string[] };

const leastLists = 2;
const leastFields = 2;
const leastKnown = 0.4;
/** A text that says more beside them has told of other things as well. */
const leastOfText = 0.35;
const written = /(?<head>\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,3}) ?\((?<items>[^()]{3,200})\)/gu;
/** What stands between a list and its brackets without being part of its name. */
const behind = /^(?:verwalten|erfassen|führen|notieren|eintragen|haben|speichern|pflegen|tracked|kept|managed)$/iu;
/** "supplies on board", "Särge im Lager": the list is called by what stands in front. */
const places = /^(?:on|in|at|to|into|zu|zum|zur|im|am|an|auf|vom|of|for|from|für|von)$/iu;
const articles =
  /^(?:the|a|an|our|my|their|its|your|all|der|die|das|den|dem|unsere?[nmrs]?|meine?[nmrs]?|alle|eine?[nmrs]?)$/iu;

/**
 * The lists of a text that writes them down with their fields in brackets: "jobs (customer, garment, price) and fabrics (name,
 * colour)". None where fewer than two are written so,
 * where most of the text says something else, or where what stands in the brackets are no fields.
 */
export function writtenLists(text: string, isGerman: boolean): WrittenList[] {
  const lists: (WrittenList & { isSure: boolean })[] = [];
  let length = 0;
  for (const { 0: whole, groups = {} } of text.matchAll(written)) {
    const fields = itemsIn(groups.items!);
    const noun = nounOf(groups.head!, isGerman);
    const isSure = fields.filter(isField).length >= fields.length * leastKnown;
    // "status (open, done)" has choices
    if (noun === null || (!isSure && isField(noun)) || fields.length < leastFields || lists.some((one) => one.noun === noun)) continue; // prettier-ignore
    lists.push({ noun, fields, isSure });
    length += whole.length;
  }
  // beside those that are sure, one of unusual fields is believed
  const isRest = length < text.length * leastOfText;
  return isRest || lists.filter(({ isSure }) => isSure).length < leastLists ? [] : lists;
}

const itemsIn = (items: string): string[] =>
  items.split(/[,;]\s*(?:(?:and|und|sowie|plus) )?/u).map((item) => item.trim()).filter((item) => /\p{L}/u.test(item)); // prettier-ignore

function isField(item: string): boolean {
  const words = item.toLowerCase().split(' ');
  return words.some((word) => fieldWords.has(word) || germanFieldWords.has(word)) || fieldTypeOf(item) !== 'text' || germanTypeOf(item.toLowerCase()) !== null; // prettier-ignore
}

export function nounOf(head: string, isGerman: boolean): string | null {
  const words = head.split(' ');
  while (words.length > 1 && behind.test(words.at(-1)!)) words.pop();
  const at = words.findIndex((word, place) => place > 0 && places.test(word) && !articles.test(words[place - 1]!));
  const isPlaced = at > 0 && at < words.length - 1 && words[at - 1]!.length > 3 && isSeveral(words[at - 1]!, isGerman);
  const word = (isPlaced ? words[at - 1]! : words.at(-1)!).toLowerCase();
  return articles.test(word) || behind.test(word) ? null : isGerman ? germanSingular(word) : lemmaOfNoun(word);
}

const isSeveral = (word: string, isGerman: boolean): boolean =>
  (isGerman ? germanSingular(word.toLowerCase()) : lemmaOfNoun(word)) !== word.toLowerCase();

const bare = (field: string): string => field.replace(/\s*\(.*$/, '').toLowerCase();
const isSame = (one: string, other: string): boolean => one === other || one.endsWith(other) || other.endsWith(one);

/**
 * Whoever writes down their lists wants these: what only sounds like one beside them ("I run an alterations shop") is none, and one
 * that got lost on the way comes back with its fields.
 */
export function withWrittenLists(read: Reading, typed: string): Reading {
  const lists = read.language === 'other' ? [] : writtenLists(typed, read.language === 'de');
  if (lists.length === 0) return read;
  const owners = lists.map(({ noun }) => read.entities.find((one) => one.noun === noun) ?? read.entities.find((one) => isSame(one.noun, noun) && one.fields.length > 0)); // prettier-ignore
  const said = new Set(lists.flatMap(({ fields }) => fields.map((field) => field.toLowerCase())));
  // what has a field of its own that is in no brackets was described elsewhere
  const isLeftOver = (one: ReadEntity) => !owners.includes(one) && !one.isLink && one.fields.every((field) => said.has(bare(field)) || field === 'description'); // prettier-ignore
  const kept = read.entities.filter((one) => !isLeftOver(one));
  const missing = lists.flatMap(
    ({ noun, fields }, at): ReadEntity[] =>
    owners[at] ? [] : [{ noun, plural: null, fields, weight: 3, why: ['is written down', 'has fields'], isImplied: false }], // prettier-ignore
  );
  if (missing.length === 0 && kept.length === read.entities.length) return read;
  const entities = [...kept, ...missing];
  const nouns = new Set(entities.map(({ noun }) => noun));
  const isThere = ({ from, to }: Relation) => nouns.has(from) && nouns.has(to);
  const told = missing.flatMap(({ noun: from, fields }) =>
    fields.flatMap((field): Relation[] => {
      const word = field.toLowerCase();
      const to = entities.find((one) => one.noun !== from && (one.noun === word || one.noun === lemmaOfNoun(word) || one.noun === germanSingular(word))); // prettier-ignore
      return to ? [{ from, to: to.noun }] : [];
    }),
  );
  const backwards = kept.flatMap(({ noun: from, fields }) =>
    fields.flatMap((field): Relation[] => {
      const to = missing.find((one) => one.noun === bare(field));
      return to && to.noun !== from ? [{ from, to: to.noun }] : [];
    }),
  );
  const all = [...read.relations.filter(isThere), ...told, ...backwards];
  return { ...read, entities, relations: all.filter((one, at) => all.findIndex(({ from, to }) => from === one.from && to === one.to) === at) }; // prettier-ignore
}
