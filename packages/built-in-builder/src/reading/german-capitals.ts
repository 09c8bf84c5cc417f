import { germanFieldWords } from './lexicon/german-field-words.ts';
import {
  germanContainers,
  germanDeterminers,
  germanPrepositions,
  germanPronouns,
  germanVerbs,
} from './lexicon/german-words.ts';
import { germanSingulars } from './lexicon/german-nouns.ts';

const nouns = new Set([...germanSingulars.keys(), ...germanSingulars.values(), ...germanFieldWords, ...germanContainers, 'name', 'titel', 'jahr', 'foto', 'ort', 'datum', 'preis', 'adresse', 'kategorie', 'status', 'seite']); // prettier-ignore
const ends =
  /..(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|tät|täten|nummer|datum|liste|buch|plan|karte|zeit|ort|preis|name|stand)$/;
const small = (word: string): boolean =>
  germanDeterminers.has(word) || germanPrepositions.has(word) || germanPronouns.has(word) || germanVerbs.has(word);
const leastPart = 4;
const endsInNoun = (word: string): boolean => {
  for (let at = 3; at <= word.length - leastPart; at++) if (nouns.has(word.slice(at))) return true;
  return false;
};

/** German that was typed in lower case, with the capitals of the nouns that are known; other texts stay as they are. */
export function withCapitals(text: string): string {
  const words = text.match(/\p{L}+/gu) ?? [];
  // a text with capitals inside its sentences has them where they belong
  const inside = [...text.matchAll(/(?<=[\p{Ll},;:)] )\p{L}{4,}/gu)].map(([word]) => word);
  if (words.length < 3 || inside.some((word) => /^\p{Lu}/u.test(word))) return text;
  return text.replace(/\p{Ll}+/gu, (word, at: number) => {
    if (/\p{L}/u.test(text[at - 1] ?? '') || small(word)) return word;
    const isNoun = nouns.has(word) || (word.length > 5 && (ends.test(word) || endsInNoun(word)));
    return isNoun ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
}
