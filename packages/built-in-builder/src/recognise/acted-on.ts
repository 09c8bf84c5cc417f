import { pluralise, singularise } from '../plan/names.ts';
import { isPerson } from '../reading/chunks.ts';
import { fieldWords } from '../reading/lexicon/field-words.ts';
import { headOf } from '../reading/noun-of.ts';
import type { Reading } from '../reading/reading.ts';
import { familyFor, hasFamilyFor } from './families.ts';

const makes =
  'set|create|add|manage|publish|write|upload|record|organi[sz]e|plan|browse|view|read|list|display|track|maintain';
const objects = new RegExp(
  String.raw`\b(${makes})(?:s|ing)? (?:(?:and|or) \p{L}+ )?(?:(?:their|the|own|new|all|some|various|different|many|upcoming|available|personal|monthly|daily) ){0,3}((?:\p{L}+ )?\p{L}+s)\b`,
  'giu',
); // prettier-ignore

/** What abilities bring, or what is no list of its own. */
const notKept =
  /(?:^| )(?:report|result|statistic|chart|graph|comment|message|review|rating|notification|alert|alarm|favou?rite|feedback|reminder|account|record|question|file|document|profile|order|booking|user|page|application|request|recommendation|suggestion|detail|record|mark|score|reading|consumption|permission|right|role|check|match|work|post|update|label|tag|device|experience|picture|photo|card|note|plan|link|fund|share|security|index|rule|law)$/;

const maxEntities = 8;

/** "set budgets", "create exams", "read travel guides": what people make or look at is kept, where it is known what it holds. */
export function keepWhatIsActedOn({ plain, entities }: Reading): void {
  // "job listings" are the jobs that are kept already
  const isSame = (one: string, noun: string) => headOf(one) === headOf(noun) || familyFor(one, plain) === familyFor(noun, plain) || noun.startsWith(`${one} `); // prettier-ignore
  const has = (noun: string) => entities.some((one) => isSame(one.noun, noun) || one.fields.some((field) => singularise(field.toLowerCase()) === noun)); // prettier-ignore
  for (const [, verb = '', words = ''] of plain.matchAll(objects)) {
    const [first = '', second] = words.toLowerCase().split(' ');
    const noun = [second ? `${first} ${singularise(second)}` : '', singularise(second ?? first)].find((one) =>
      hasFamilyFor(one, plain),
    );
    if (
      !noun ||
      notKept.test(noun) ||
      (fieldWords.has(noun) && !/^(?:set|create|manage)$/i.test(verb)) ||
      isPerson(noun) ||
      has(noun)
    )
      continue;
    if (entities.length >= maxEntities) return;
    entities.push({ noun, plural: null, fields: [], weight: 1.4, why: ['made or looked at'], isImplied: false });
  }
}

/** "present lawyers, practice areas and case results": one list beside the other, not fields of the first. */
export function siblingsAreLists({ plain, entities }: Reading): void {
  const text = plain.toLowerCase();
  for (const entity of [...entities]) {
    const lists = entity.fields.filter((field) => isList(field.toLowerCase(), plain));
    const [first = '', second = ''] = lists.map((field) => field.toLowerCase());
    const isBeside = text.includes(`${pluralise(entity.noun)}, ${first}`) || (text.includes(`${first}, ${second}`) && !new RegExp(`\\b${entity.noun}\\w* (?:with|has|have|include)`).test(text)); // prettier-ignore
    if (lists.length < 2 || lists.length < entity.fields.length || !isBeside) continue;
    entity.fields = [];
    for (const field of lists) {
      const noun = singularise(field.toLowerCase()).replace(/ (?:profile|detail|listing|schedule)$/, '');
      if (entities.length < maxEntities && !entities.some((one) => headOf(one.noun) === headOf(noun)))
        entities.push({ noun, plural: null, fields: [], weight: 1.5, why: ['beside another list'], isImplied: false });
    }
  }
}

/** Several of what is known to be kept. */
function isList(words: string, text: string): boolean {
  const noun = singularise(words);
  const last = noun.split(' ').at(-1)!;
  return noun !== words && !fieldWords.has(noun) && (hasFamilyFor(noun, text) || hasFamilyFor(last, text));
}
