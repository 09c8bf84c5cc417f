import { fieldTypeOf } from '../recognise/field-type.ts';
import { isPerson } from './chunks.ts';
import { germanPlural } from './german-plural.ts';
import { gradeOf } from './lexicon/graded-nouns.ts';
import { pluralise } from '../plan/names.ts';
import type { ReadEntity, Reading } from './reading.ts';

const enters = String.raw`(?:enter(?:s|ing)?|record(?:s|ing)?|log(?:s|ging)?|puts? in|writes? down|notes?|fills? in|types? in|adds?|trägt|tragen|eintragen|erfass\p{L}*|notier\p{L}*|schreib\p{L}*|dokumentier\p{L}*|gibt|geben|angeben|melde[nt])`;
/** What one knows of a person, whoever wrote it down. */
const ofPerson = /name|mail|phone|mobile|telefon|handy|address|adresse|birth|geburt|born|age|alter|class|klasse|group|gruppe|role|rolle|team|section|register|skill|fach|sprach|language|since|seit|join|eintritt|member|mitglied|licen[cs]e|führerschein|company|firma|photo|foto|note|notiz|contact|kontakt|day|tag|level|stufe/i; // prettier-ignore
const leastMoved = 3;
const typesOfDeeds: ReadonlySet<string> = new Set(['date', 'datetime', 'time', 'number', 'money', 'boolean', 'select']);

const singularOf = (field: string): string => field.replace(/\s*\(.*$/, '').toLowerCase();
/** The book, list or sheet in which it is written says what each is: a Fang of the Fangbuch. */
const book =
  /(?<!\p{L})(\p{L}{3,}?)(?:s)?(?:buch|heft|liste|zettel|protokoll|tagebuch|book|log|sheet|diary)(?!\p{L})/giu;

/** "Members enter: date, water, length": what people enter is a record of its own, and theirs. */
export function withWhatPeopleEnter(read: Reading, typed: string): Reading {
  if (read.language === 'other') return read;
  const isGerman = read.language === 'de';
  let { entities, relations } = read;
  for (const person of entities) {
    if (!(isPerson(person.noun) || gradeOf(person.noun)?.kind === 'person') || person.isLink) continue;
    const moved = person.fields.filter((field) => !ofPerson.test(singularOf(field)));
    const isOfDeed = moved.some((field) => typesOfDeeds.has(fieldTypeOf(singularOf(field))) || field.includes('('));
    const many = person.plural ?? (isGerman ? germanPlural(person.noun, []) : pluralise(person.noun));
    if (moved.length < leastMoved || !isOfDeed) continue;
    const said = new RegExp(String.raw`(?<!\p{L})(?:${person.noun}|${many})(?: \p{L}+){0,5}? ${enters}(?!\p{L})`, 'iu');
    const isTold = new RegExp(String.raw`(?<!\p{L})(?:${person.noun}|${many})n?(?:[ -]?(?:list|liste|register|directory))? (?:with|mit|ha(?:s|ve|t|ben)|\()`, 'iu'); // prettier-ignore
    if (!said.test(typed) || isTold.test(typed)) continue;
    const noun = recordFor(read, person, typed);
    const known = entities.find((one) => one.noun === noun);
    const fields = [...new Set([...(known?.fields ?? []), ...moved])];
    const record: ReadEntity = { ...(known ?? { noun, plural: isGerman ? germanPlural(noun, []) : null, weight: person.weight, isImplied: false }), fields, why: [...(known?.why ?? []), 'has fields'], isImplied: false }; // prettier-ignore
    const left = person.fields.filter((field) => !moved.includes(field));
    entities = [record, ...entities.filter((one) => one.noun !== noun).map((one) => (one === person ? { ...one, fields: left, why: one.why.filter((why) => why !== 'has fields') } : one))]; // prettier-ignore
    relations = [...relations.filter(({ from, to }) => from !== person.noun && !(from === noun && to === person.noun)), { from: noun, to: person.noun }]; // prettier-ignore
    for (const { noun: to } of entities) {
      const isNamed = fields.some((field) => singularOf(field) === to);
      if (isNamed && to !== noun && !relations.some((one) => one.from === noun && one.to === to)) relations = [...relations.filter((one) => !(one.from === to && one.to === noun)), { from: noun, to }]; // prettier-ignore
    }
  }
  return entities === read.entities ? read : { ...read, entities, relations };
}

/** A list that the text names and tells nothing of, as the book does in which it stands; else an entry. */
function recordFor({ entities, language }: Reading, person: ReadEntity, typed: string): string {
  const named = new Set(person.fields.map(singularOf));
  const bare = entities.filter((one) => one !== person && !one.isImplied && !one.isLink && one.fields.length === 0 && !named.has(one.noun) && ['deed', 'event', 'record'].includes(gradeOf(one.noun)?.kind ?? '')); // prettier-ignore
  const books = [...typed.matchAll(book)].map(([, stem = '']) => stem.toLowerCase());
  const ofBook = bare.find(({ noun }) => books.some((stem) => noun.startsWith(stem.slice(0, -1)) || stem.startsWith(noun.slice(0, -1)))); // prettier-ignore
  return (ofBook ?? bare[0])?.noun ?? (language === 'de' ? 'eintrag' : 'entry');
}
