import { isPerson } from './chunks.ts';
import type { Facts } from './facts.ts';
import { germanQuestion } from './german-question.ts';
import { asCalled } from './german-labels.ts';
import { germanSingular } from './german-tagger.ts';
import { germanFieldWords } from './lexicon/german-field-words.ts';
import type { Act } from './take-acts.ts';

/** An act that is told in German; `read` answers what stands in its place then, or null to leave it. */
export type ToldAct = Act & { read: (match: RegExpExecArray, text: string, at: number, facts: Facts) => string | null };

export const one = (word: string): string => /^\p{Lu}{2,5}s$/u.test(word) ? word.toLowerCase().slice(0, -1) : germanSingular(word.toLowerCase()); // prettier-ignore
export const noun = String.raw`(\p{Lu}[\p{L}-]+)`;
export const article = String.raw`(?:(?:den|die|das|der|dem|eine[nrm]?|ein|einem|unsere[nmr]?|welche[nrsm]?) )?`;

/** The people, or the thing, that the text speaks of last before here. */
const lastBefore = (text: string, isOf: (word: string) => boolean): string | null =>
  [...text.matchAll(/\p{Lu}[\p{L}-]+/gu)].map(([word]) => one(word)).findLast(isOf) ?? null;
export const peopleBefore = (text: string): string | null => listedPeople(text) ?? lastBefore(text, isPerson);
/** The people of whom the text has a list. */
export const listedPeople = (text: string): string | null =>
  [...text.matchAll(/(\p{Lu}[\p{L}-]+)(?= mit \p{Lu}| \()/gu)].map(([, word = '']) => one(word)).findLast(isPerson) ?? null; // prettier-ignore
const isThing = (word: string) => !isPerson(word) && !germanFieldWords.has(word) && !isBody.test(word);
const isBody = /(?:verein|schule|club|klub|kita|praxis|stall|chor|heim|wacht|wehr|werk|dorf|warte)$/;

/** What has a list of its own, else what was named last. */
export const thingBefore = (text: string): string | null => {
  const owners = [...text.matchAll(/(\p{Lu}[\p{L}-]+)(?= mit \p{Lu}| ?:| \()/gu)].map(([word]) => word);
  const several = owners.filter((word) => one(word) !== word.toLowerCase()).map(one);
  return several.findLast(isThing) ?? lastBefore(text, isThing);
};

const between = /,\s*(?:und |oder )?|\s(?:und|oder|sowie)\s/;

/** "Name, wie viele Personen und ein Bild": the fields that a list in a sentence names. */
export const namesIn = (said: string): string[] =>
  said
    .split(between)
    .map(
      (part) => germanQuestion(part.trim()) ?? asCalled(part.trim()).replace(/^(?:verordneten?|jeweiligen?)\s+/i, ''),
    )
    .filter((name) => name !== '' && name.split(' ').length <= 4);

export const fieldsOf = (names: readonly string[]) =>
  names.map((text, at) => ({ from: at, to: at + 1, text, head: null, isField: true }));

/** The word of the text that is the compound of a noun: the Schadensmeldung for a Meldung. */
export const namedIn = (text: string, record: string): string | null =>
  [...text.matchAll(/\p{Lu}[\p{L}-]+/gu)].map(([word]) => one(word)).find((word) => word.length > record.length + 2 && word.endsWith(record)) ?? null; // prettier-ignore
