import { readFileSync } from 'node:fs';
import type { ReadByRules } from '../read-prompt.ts';
import type { ReadEntity, Reading, Relation } from '../reading.ts';
import { germanPlural } from '../german-plural.ts';
import { choose, onlyRelations, type Chosen } from './choose.ts';
import type { Tie } from './relations-among.ts';
import { hasSureFields } from './sure.ts';
import { modelsFrom, type KeptModels, type Models } from './models.ts';
import { allCover, manyWords, sketchOf, type Sketch, type Weighed } from './weighed.ts';

let loaded: Models | undefined;
const load = (): Models =>
  modelsFrom(JSON.parse(readFileSync(new URL('weights.json', import.meta.url), 'utf8')) as KeptModels);

/** What the rules read, weighed again by what was learned from labelled prompts: some of it goes, some is added. */
export const weighAgain = (read: ReadByRules): Reading =>
  read.reading.language === 'other' ? read.reading : readingOf(sketchOf(read), (loaded ??= load()));

export function readingOf(sketch: Sketch, models: Models): Reading {
  const { reading, sentences } = sketch.read;
  if (isToldEnough(sketch)) return reading;
  if (sketch.cover >= allCover && sketch.words < manyWords) return { ...reading, relations: withMore(reading.relations, onlyRelations(sketch, models).map((tie) => namesOf(tie))) };
  const chosen = choose(sketch, models);
  if (chosen.records.length === 0) return { ...reading, abilities: chosen.abilities };
  const entities = inOrder(chosen.records, reading).map((record) => entityOf(record, chosen, reading, sentences));
  const names = new Set(entities.map(({ noun }) => noun));
  return {
    ...reading,
    entities,
    relations: chosen.relations.map((tie) => namesOf(tie, chosen.longer)),
    abilities: chosen.abilities,
    doubtful: [...new Set([...chosen.doubtful.map(({ noun }) => noun), ...reading.doubtful])].filter((noun) => !names.has(noun)),
  };
} // prettier-ignore

/** Where nothing is added, the rules know the order best. */
const inOrder = (records: readonly Weighed[], { entities }: Reading): readonly Weighed[] =>
  records.some(({ entity }) => entity === null)
    ? records
    : records.toSorted((a, b) => entities.indexOf(a.entity!) - entities.indexOf(b.entity!));

const withMore = (ruled: readonly Relation[], more: readonly Relation[]): Relation[] => [
  ...ruled,
  ...more.filter(
    ({ from, to }) => !ruled.some((one) => [one.from, one.to].includes(from) && [one.from, one.to].includes(to)),
  ),
];
const namesOf = ({ from, to, isLoose }: Tie, longer?: Chosen['longer']): Relation => ({
  from: nameOf(from, longer),
  to: nameOf(to, longer),
  ...(isLoose ? { isLoose: true } : {}),
});
const nameOf = (one: Weighed, longer?: Chosen['longer']): string => longer?.get(one) ?? one.entity?.noun ?? one.noun;

const fewWords = 12;
/** Calculators, splitters of bills, games, forms and surveys, as they are announced. */
const isOfTemplate =
  /calculator|converter|rechner(?!in)|\bsplit(?:s|ter|ting)?\b.*\b(?:bills?|costs?|expenses?)\b|\bexpense splitter|\bowes? whom\b|^(?:[\w'-]+ ){0,4}(?:game|quiz|spiel|form|formular|survey|questionnaire|umfrage|fragebogen)\b/i;

/** A few words say too little to weigh; games, quizzes and calculators are made from templates, and what joins two is counted by the rules. */
function isToldEnough({ read: { reading, facts, sentences }, words }: Sketch): boolean {
  return (
    words < fewWords ||
    facts.pairs.length > 0 ||
    (sentences[0] !== undefined && isOfTemplate.test(sentences[0].text)) ||
    (words < manyWords && reading.abilities.some((ability) => ability === 'play' || ability === 'quiz'))
  );
}

/** The weight, as the rules give it, of what is certain. */
const ofCertain = 2;

function entityOf(
  record: Weighed,
  { fields, given, longer }: Chosen,
  { language }: Reading,
  sentences: ReadByRules['sentences'],
): ReadEntity {
  const known = record.entity;
  const noun = nameOf(record, longer);
  const names = (fields.get(record) ?? []).map((field) => fieldName(field, known, language));
  const said = [...new Set(names)];
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const plural = language === 'de' ? germanPlural(noun, tokens) : null;
  if (known) {
    const all = hasSureFields(record)
      ? [...new Set([...ownFields(known, said, given.get(record) ?? []), ...said])]
      : said;
    return { ...known, noun, plural: longer.has(record) ? plural : known.plural, fields: all };
  }
  const why = [`likely to be kept, by ${record.origin === 'usual' ? 'what such texts are about' : 'where it stands'}`];
  return {
    noun,
    plural,
    fields: said,
    weight: ofCertain * record.record,
    why,
    isImplied: record.origin === 'verb' || record.origin === 'usual',
  };
}

/** The fields by the rules, without what is of another record; what the text calls "what" is its description. */
function ownFields({ fields }: ReadEntity, said: readonly string[], elsewhere: readonly Weighed[]): string[] {
  const gone = elsewhere.flatMap(({ names }) => names);
  if (said.includes('what')) gone.push('description');
  return fields.filter((name) => !gone.includes(name.toLowerCase()));
}

/** As the rules call it, or as it is typed in German, where nouns are written with a capital. */
function fieldName(
  { names, mentions, noun }: Weighed,
  known: ReadEntity | null,
  language: Reading['language'],
): string {
  const ruled = known?.fields.find((field) => names.includes(field.toLowerCase()));
  const typed = mentions[0];
  return ruled ?? (language === 'de' ? typed?.label : typed?.name) ?? names[0] ?? noun;
}
