import { readFileSync, readdirSync } from 'node:fs';
import { remember } from '../../remember.ts';
import { headOf } from '../noun-of.ts';

/**
 * What a noun is (`kind`, as its file is called), and how often it is a record of its own (`asRecord`) or a field of one
 * (`asField`) where somebody asks for an app: 0 never, 1 seldom, 2 about half, 3 mostly, 4 nearly always.
 */
export type GradedNoun = { kind: string; asRecord: number; asField: number };
type GradedNouns = ReadonlyMap<string, GradedNoun>;

const shortestEnding = 3;
const shortestStem = 2;

/** The files `nouns/en/person.txt` with lines `4 1: customer, patient`, as a record and as a field. */
function nounsOf(language: string): GradedNouns {
  const nouns = new Map<string, GradedNoun>();
  const folder = new URL(`nouns/${language}/`, import.meta.url);
  for (const file of readdirSync(folder))
    for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n')) {
      const [, record, field, words] = /^([0-4]) ([0-4]): (.+)$/.exec(line) ?? [];
      if (words === undefined) continue;
      const graded = { kind: file.replace('.txt', ''), asRecord: Number(record), asField: Number(field) };
      for (const word of words.split(', ')) nouns.set(word, graded);
    }
  return nouns;
}

let known: { en: GradedNouns; de: GradedNouns } | undefined;

const grade = remember((noun): GradedNoun | null => {
  const { en, de } = (known ??= { en: nounsOf('en'), de: nounsOf('de') });
  const head = headOf(noun);
  return en.get(noun) ?? de.get(noun) ?? en.get(head) ?? de.get(head) ?? byEnding(head, de) ?? null;
});

/** A noun by itself, else by its last word, else by the longest ending that is a German noun. */
export const gradeOf = (noun: string): GradedNoun | undefined => grade(noun) ?? undefined;

function byEnding(word: string, nouns: GradedNouns): GradedNoun | undefined {
  for (let start = shortestStem; start <= word.length - shortestEnding; start++) {
    const found = nouns.get(word.slice(start));
    if (found) return found;
  }
  return undefined;
}
