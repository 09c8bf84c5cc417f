import { kinds } from '../kinds/kinds.ts';
import { lemmaOfNoun } from './lemma.ts';
import { abilityEntries, type AbilityEntry } from './lexicon/abilities.ts';
import { fieldWords } from './lexicon/field-words.ts';
import { personWords } from './lexicon/person-words.ts';
import { belongsTo } from './lexicon/records.ts';
import type { Token } from './token.ts';
import { englishTagger } from './wink-tagger.ts';

const leastLetters = 7;

/** Words of the lexicons that a typed word may have been meant for, by their first letter. */
const known = new Map<string, Set<string>>();
const entries: readonly AbilityEntry[] = Object.values(abilityEntries);
const lexicon = [
  ...fieldWords,
  ...personWords,
  ...belongsTo.keys(),
  ...[...belongsTo.values()].flat(),
  ...kinds.flatMap((kind) => kind.entities.flatMap(({ words }) => words)),
  ...entries.flatMap(({ nouns, verbs }) => [...(nouns?.split(' ') ?? []), ...(verbs?.split(' ') ?? [])]),
];
for (const word of lexicon)
  if (/^[a-z]{6,}$/.test(word)) known.set(word[0]!, (known.get(word[0]!) ?? new Set()).add(word));

/** The sentence with unknown long words taken for the lexicon's word one letter away: "ingrediants" are ingredients. */
export function correctSpelling(sentence: string, tokens: readonly Token[]): string {
  return tokens
    .filter(({ isKnown, lower }) => !isKnown && lower.length >= leastLetters)
    .reduceRight(
      (text, { lower, at, end }) => text.slice(0, at) + (meantFor(lower) ?? text.slice(at, end)) + text.slice(end),
      sentence,
    );
}

function meantFor(lower: string): string | null {
  const single = lemmaOfNoun(lower);
  const candidates = known.get(lower[0] ?? '') ?? new Set<string>();
  // "published" is no misspelt publisher
  if (/(?:ed|ing)$/.test(lower)) return null;
  if (candidates.has(lower) || candidates.has(single)) return null;
  for (const candidate of candidates) {
    if (isOneAway(lower, candidate) && isEnglish(candidate)) return candidate;
    if (single !== lower && isOneAway(single, candidate) && isEnglish(candidate)) return `${candidate}s`;
  }
  return null;
}

/** The lexicons hold German words too: a helper is no misspelt Helfer. */
const isEnglish = (word: string): boolean => englishTagger(word)[0]?.isKnown === true;

/** One letter more, less or other, or two neighbours swapped. */
export function isOneAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const [restOne, restOther] = [one.slice(at), other.slice(at)];
  return (
    restOne.slice(1) === restOther.slice(1) ||
    restOne.slice(1) === restOther ||
    restOne === restOther.slice(1) ||
    (restOne[0] === restOther[1] && restOne[1] === restOther[0] && restOne.slice(2) === restOther.slice(2))
  );
}
