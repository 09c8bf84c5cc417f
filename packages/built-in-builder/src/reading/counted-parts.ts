import { isPerson } from './chunks.ts';
import { germanPlural } from './german-plural.ts';
import { germanSingular } from './german-tagger.ts';
import { lemmaOfNoun } from './lemma.ts';
import { fieldWords } from './lexicon/field-words.ts';
import { germanFieldWords } from './lexicon/german-field-words.ts';
import { gradeOf } from './lexicon/graded-nouns.ts';
import { pluralise } from '../plan/names.ts';
import type { ReadEntity, Reading } from './reading.ts';
import { fitsAt, wholePlacesOf } from './words-in.ts';

const number = String.raw`(?:\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|several|many|mehrere)`;
const many = String.raw`(?:(?!of\b|von\b)\p{L}+ )?`;
/** "four greenhouses with nine beds each", "5 Ställe mit je 8 Boxen" */
const each = new RegExp(String.raw`(?<!\p{L})${number} ${many}(?<whole>[\p{L}-]{3,}) (?:with|of|mit|zu) (?:je |jeweils )?${number} ${many}(?<part>[\p{L}-]{3,}s|[\p{Lu}][\p{L}-]{2,})(?<each> each)?(?!\p{L})`, 'iu'); // prettier-ignore
const isNoRecord = /^(?:time|thing|people|person|member|mitglied|mensch|day|tag|week|woche|hour|stunde|minute|year|jahr|euro|kg|liter|meter)$/; // prettier-ignore

const isNamedOnly = (noun: string): boolean => (fieldWords.has(noun) || germanFieldWords.has(noun)) && (gradeOf(noun)?.asField ?? 0) > 2; // prettier-ignore

const behindNumber = new RegExp(String.raw`(?<=(?<!\p{L})${number} (?:\p{L}+ )?)`, 'iuy');
const isCounted = (plural: string, text: string): boolean =>
  [plural, `${plural}n`].some((word) => wholePlacesOf(word, text).some((at) => fitsAt(behindNumber, text, at)));
const leastRecord = 3;

/** "Parcels go to 30 branches: branch, weight": of what there is a number of, a field points to. */
export function withCountedFields(read: Reading, typed: string): Reading {
  if (read.language === 'other') return read;
  const isGerman = read.language === 'de';
  let { entities, relations } = read;
  for (const owner of read.entities)
    for (const field of owner.fields) {
      const noun = field.toLowerCase();
      const plural = isGerman ? germanPlural(noun, []) : pluralise(noun);
      if (noun.includes(' ') || plural === noun || entities.some((one) => one.noun === noun) || (gradeOf(noun)?.asRecord ?? 0) < leastRecord || !isCounted(plural, typed)) continue; // prettier-ignore
      entities = [...entities.map((one) => (one.noun === owner.noun ? { ...one, fields: one.fields.filter((name) => name !== field) } : one)), { noun, plural: isGerman ? plural : null, fields: [], weight: 2, why: ['so many are kept'], isImplied: false }]; // prettier-ignore
      relations = [...relations, { from: owner.noun, to: noun }];
    }
  return entities === read.entities ? read : { ...read, entities, relations };
}

/** What there is a number of, each with a number of parts: both are kept, and the part belongs to the whole. */
export function withCountedParts(read: Reading, typed: string): Reading {
  if (read.language === 'other') return read;
  const isGerman = read.language === 'de';
  const one = (word: string) => (isGerman ? germanSingular(word.toLowerCase()) : lemmaOfNoun(word.toLowerCase()));
  const { whole = '', part = '' } = each.exec(typed)?.groups ?? {};
  const [to, from] = [one(whole), one(part)];
  const isKept = (noun: string, word: string) => (noun !== word.toLowerCase() || isGerman) && !isPerson(noun) && !isNoRecord.test(noun) && !isNamedOnly(noun) && gradeOf(noun) !== undefined && gradeOf(noun)!.kind !== 'amount' && gradeOf(noun)!.kind !== 'time'; // prettier-ignore
  if (whole === '' || from === to || !isKept(to, whole) || !isKept(from, part)) return read;
  const added = [to, from].filter((noun) => !read.entities.some((entity) => entity.noun === noun));
  const made = added.map((noun): ReadEntity => ({ noun, plural: isGerman ? germanPlural(noun, []) : null, fields: [], weight: 2, why: ['so many are kept'], isImplied: false })); // prettier-ignore
  const relations = read.relations.filter((relation) => !(relation.from === to && relation.to === from));
  const isJoined = relations.some((relation) => relation.from === from && relation.to === to);
  return { ...read, entities: [...read.entities, ...made], relations: isJoined ? relations : [...relations, { from, to }] }; // prettier-ignore
}
