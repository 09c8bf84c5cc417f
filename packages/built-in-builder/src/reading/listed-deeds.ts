import { germanPlural } from './german-plural.ts';
import { germanSingular } from './german-tagger.ts';
import { lemmaOfNoun } from './lemma.ts';
import { gradeOf } from './lexicon/graded-nouns.ts';
import { headOf } from './noun-of.ts';
import type { ReadEntity, Reading } from './reading.ts';

const leastRecord = 3;
/** How many there are, and what one is looked up by or measured with, is no list of them. */
const isCounted = /^(?:number|amount|count|total|max|min|how|anzahl|zahl|summe)|\d|\(/iu;
const isOnce =
  /(?:stunde|hour|measurement|birthday|opening|earning|saving|setting|reading|finding|assist|goal|win|loss|defeat|draw|save|maß|abmessung|einstellung)s?$/;
/** Money moves with it. */
const ofMoney = /(?:payment|donation|contribution|purchase|sale|zahlung|spende|beitrag|einkauf|verkauf)$/;

/** "Each goat with ear tag, birth date and vet treatments": what happens to it again and again is a list of its own. */
export function withListedDeeds(read: Reading): Reading {
  if (read.language === 'other') return read;
  const isGerman = read.language === 'de';
  let { entities, relations } = read;
  for (const owner of read.entities) {
    if (owner.isLink || owner.fields.length < 2) continue;
    for (const field of owner.fields) {
      const noun = deedIn(field, isGerman);
      if (!noun || headOf(noun) === headOf(owner.noun) || owner.noun.endsWith(noun)) continue;
      const known = entities.find((one) => one.noun === noun || headOf(one.noun) === headOf(noun));
      const made: ReadEntity = { noun, plural: isGerman ? germanPlural(noun, []) : null, fields: fieldsOf(noun, isGerman), weight: 1.5, why: ['happens again and again'], isImplied: false, isWhole: true }; // prettier-ignore
      const left = { ...owner, fields: entities.find((one) => one.noun === owner.noun)!.fields.filter((one) => one !== field) }; // prettier-ignore
      entities = [...entities.map((one) => (one.noun === owner.noun ? left : one)), ...(known ? [] : [made])];
      const from = known?.noun ?? noun;
      if (from !== owner.noun && !relations.some((one) => [one.from, one.to].includes(from) && [one.from, one.to].includes(owner.noun))) relations = [...relations, { from, to: owner.noun }]; // prettier-ignore
    }
  }
  return entities === read.entities ? read : { ...read, entities, relations };
}

const fieldsOf = (noun: string, isGerman: boolean): string[] =>
  isGerman
    ? ['Datum', ...(ofMoney.test(noun) ? ['Betrag'] : []), 'Notizen']
    : ['date', ...(ofMoney.test(noun) ? ['amount (money)'] : []), 'notes'];

/** The deed of which a field names several, in the singular. */
function deedIn(field: string, isGerman: boolean): string | null {
  const name = field.toLowerCase();
  const last = name.split(' ').at(-1)!;
  const one = isGerman ? germanSingular(last) : lemmaOfNoun(last);
  if (one === last || isCounted.test(name) || isOnce.test(one)) return null;
  const grade = gradeOf(one);
  if (!grade || !['deed', 'event'].includes(grade.kind) || grade.asRecord < leastRecord) return null;
  return [...name.split(' ').slice(0, -1), one].join(' ');
}
