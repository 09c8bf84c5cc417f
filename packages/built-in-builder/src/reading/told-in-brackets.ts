import { fieldTypeOf } from '../recognise/field-type.ts';
import { germanTypeOf } from '../recognise/german-field-type.ts';
import { askedField } from './asked-field.ts';
import { germanQuestion } from './german-question.ts';
import { germanSingular } from './german-tagger.ts';
import { lemmaOfNoun } from './lemma.ts';
import { fieldWords } from './lexicon/field-words.ts';
import { germanFieldWords } from './lexicon/german-field-words.ts';
import { isPerson } from './chunks.ts';
import type { Reading } from './reading.ts';
import { fitsAt, placesOf } from './words-in.ts';

const told = /(?<!\p{L})(?<noun>\p{L}[\p{L}-]{2,}) \((?<items>[^()]{3,120},[^()]+)\)/giu;
const leastOfFields = 0.5;
const bare = (field: string): string => field.replace(/\s*\(.*$/, '').toLowerCase();
const namesField = (item: string): boolean => {
  const last = item.toLowerCase().split(' ').at(-1)!;
  return fieldWords.has(last) || fieldWords.has(item.split(' ')[0]!.toLowerCase()) || germanFieldWords.has(last) || germanTypeOf(item.toLowerCase()) !== null || fieldTypeOf(item) !== 'text' || /^(?:make|brand|model|hersteller|marke|kind|art)$/i.test(item); // prettier-ignore
};

const isStateOf = /\b(status|state|stage|kind|type|priority) of (?:the |an? |each |every |their )?$/i;
const leastKinds = 3;
const mostKinds = 12;

/** "Services: mowing, pruning, watering": what is listed behind them and is no field of them are their kinds. */
function withKinds({ entities, lists, language }: Reading, typed: string) {
  const isGerman = language === 'de';
  let left = entities;
  const become = new Map<string, string>();
  for (const { owner, items } of lists) {
    const word = owner?.toLowerCase() ?? '';
    const noun = language === 'de' ? germanSingular(word) : lemmaOfNoun(word);
    const kept = left.find((one) => one.noun === noun && !one.isLink && !isPerson(noun));
    const names = items.map(({ said }) => said.trim());
    const isOfKinds = noun !== word && names.length >= leastKinds && names.length <= mostKinds && names.every((name) => /^\p{L}[\p{L} -]*$/u.test(name) && name.split(' ').length <= 3 && !namesField(name) && lemmaOfNoun(name.toLowerCase()) === name.toLowerCase() && (!isGerman || !isSeveral(name))); // prettier-ignore
    if (
      !kept ||
      !isOfKinds ||
      !placesOf(word, typed).some((at) => fitsAt(opensList, typed, at + word.length)) ||
      kept.fields.some((field) => /^(?:kind|type|art|typ)(?!\p{L})/iu.test(field))
    )
      continue;
    const taken = new Set(names.flatMap((name) => [name.toLowerCase(), ...(isGerman ? [germanSingular(name.toLowerCase())] : [])])); // prettier-ignore
    const isTaken = (field: string) => taken.has(bare(field)) || names.some((name) => bare(field).includes(name.toLowerCase())); // prettier-ignore
    const isKind = ({ noun: one, fields }: Reading['entities'][number]) => fields.length === 0 && (taken.has(one) || names.some((name) => name.toLowerCase().split(' ').includes(one))); // prettier-ignore
    for (const one of left) if (one !== kept && isKind(one)) become.set(one.noun, kept.noun);
    left = left
      .filter(({ noun: one }) => !become.has(one))
      .map((one) => ({ ...one, fields: [...(one === kept ? [`${isGerman ? 'Art' : 'kind'} (${names.join(', ')})`] : []), ...one.fields.filter((field) => !isTaken(field))] })); // prettier-ignore
  }
  return { left, become };
}
const opensList = / ?[:(]/uy;
/** "Betriebe, Schüler": lists, and no kinds. */
const isSeveral = (name: string): boolean =>
  !name.includes(' ') && germanSingular(name.toLowerCase()) !== name.toLowerCase();

/** "what, how many kg, when": what is asked for is called as such fields are. */
const asName = (item: string, isGerman: boolean): string => {
  if (/^(?:what|was)$/i.test(item)) return isGerman ? 'Beschreibung' : 'description';
  return (isQuestion.test(item) ? (isGerman ? germanQuestion(item) : askedField(item)) : null) ?? item;
};
const isQuestion = /^(?:who|whom|when|where|how|which|if|whether|wer|wen|wem|wann|wo|wie|welche\p{L}*|ob)(?!\p{L})/iu;

/** Words of a name or of a question, and no choices: "price per jar", "paid or not". */
const small = /^(?:of|in|from|to|per|by|for|on|at|with|or|and|not|a|an|the|von|bis|der|des|den|dem|pro|je|für|auf|am|im|an|mit|oder|und|nicht|yes|no|ja|nein)$/i; // prettier-ignore

/** "matt or glossy" is one of two, "grade low middle high" one of three. */
function asField(item: string, isGerman: boolean): string {
  const tick = /^(.+?) (?:or not|oder nicht)$/iu.exec(item)?.[1];
  if (tick) return `${tick} (yes/no)`;
  const [, first, second] = /^(\p{L}+) (?:or|oder) (\p{L}+)$/u.exec(item) ?? [];
  if (first && second && ![first, second].some((one) => namesField(one))) return `${isGerman ? 'Art' : 'kind'} (${first}, ${second})`; // prettier-ignore
  const [field = '', ...choices] = item.split(' ');
  return choices.length > 1 && namesField(field) && !choices.some(namesField) && !choices.some((one) => small.test(one)) && choices.length < 6 && fieldTypeOf(field) !== 'date' ? `${field} (${choices.join(', ')})` : item; // prettier-ignore
}

/** "Lamp (brand, wattage, bought)": what stands in brackets behind a list is what it has, whatever became of it on the way. */
export function withBracketsOwned(read: Reading, typed: string): Reading {
  if (read.language === 'other') return read;
  let { entities } = read;
  for (const { groups = {}, index } of typed.matchAll(told)) {
    const word = groups.noun!.toLowerCase();
    const noun = read.language === 'de' ? germanSingular(word) : lemmaOfNoun(word);
    const typedItems = groups.items!.split(/,\s*(?:and |und )?|\s+(?:and|und)\s+/).map((item) => item.trim()).filter(Boolean); // prettier-ignore
    const asked = new Set(typedItems.map((item) => item.toLowerCase()));
    const items = typedItems.map((item) => asName(item, read.language === 'de'));
    for (const item of items) asked.delete(item.toLowerCase());
    const owner = entities.find((one) => one.noun === noun && !one.isLink);
    const isElsewhere = entities.some((one) => one !== owner && one.fields.filter((field) => items.some((item) => item.toLowerCase() === bare(field))).length >= items.length / 2); // prettier-ignore
    const isOfFields = !isElsewhere && items.filter(namesField).length >= items.length * leastOfFields;
    // "the status of the repair (waiting, done)"
    const stated = isStateOf.exec(typed.slice(0, index))?.[1]?.toLowerCase();
    const hasThem = owner?.fields.some((field) => field.includes('(') && typedItems.every((item) => field.toLowerCase().includes(item.toLowerCase()))) ?? false; // prettier-ignore
    if (owner && stated !== undefined && !hasThem) {
      const state = `${stated === 'state' ? 'status' : stated} (${typedItems.join(', ')})`;
      const own = owner.fields.filter((field) => !typedItems.some((item) => item.toLowerCase() === bare(field)));
      entities = entities.map((one) => (one === owner ? { ...one, fields: [...own, state] } : one));
    }
    if (
      !owner ||
      stated !== undefined ||
      hasThem ||
      !isOfFields ||
      items.length > 8 ||
      items.some((item) => item.split(' ').length > 4)
    )
      continue;
    const missing = items.filter((item) => !owner.fields.some((field) => bare(field) === item.toLowerCase()));
    const names = new Set(missing.map((item) => item.toLowerCase()));
    entities = entities
      .map((one) => ({ ...one, fields: one === owner ? [...items.map((item) => asField(item, read.language === 'de')), ...one.fields.filter((field) => !asked.has(bare(field)) && !items.some((item) => item.toLowerCase() === bare(field) || item.toLowerCase().split(/ (?:or|oder) /).includes(bare(field))))] : one.fields.filter((field) => !names.has(bare(field)) && !(field.includes('(') && items.every((item) => field.toLowerCase().includes(item.toLowerCase())))) })) // prettier-ignore
      .filter((one) => one.noun === noun || isPerson(one.noun) || one.fields.length > 0 || read.entities.find((before) => before.noun === one.noun)!.fields.length === 0); // prettier-ignore
  }
  const { left, become } = withKinds({ ...read, entities }, typed);
  if (left === read.entities) return read;
  const nouns = new Set(left.map(({ noun }) => noun));
  const relations = read.relations.map((tie) => ({
    ...tie,
    from: become.get(tie.from) ?? tie.from,
    to: become.get(tie.to) ?? tie.to,
  }));
  return { ...read, entities: left, relations: relations.filter(({ from, to }, at) => from !== to && nouns.has(from) && nouns.has(to) && relations.findIndex((one) => one.from === from && one.to === to) === at) }; // prettier-ignore
}
