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
  germanDeterminers.has(word) ||
  germanPrepositions.has(word) ||
  germanPronouns.has(word) ||
  germanVerbs.has(word) ||
  joining.has(word);
const joining = new Set(['mit', 'und', 'oder', 'sowie', 'wieviel', 'wieviele']);
const leastPart = 4;
const endsInNoun = (word: string): boolean => {
  for (let at = 3; at <= word.length - leastPart; at++) if (nouns.has(word.slice(at))) return true;
  return false;
};

/** "bestellungen: kunde telefon ware": after a colon, words alone are names. */
const isListed = (text: string, at: number): boolean =>
  /(?::|,) *(?:\p{L}{3,} ){0,6}$/u.test(text.slice(0, at)) && /^\p{L}{3,}(?: \p{L}{3,}){0,6} *(?:[.,;\n]|$)/u.test(text.slice(at)) && isBareList(text, at); // prettier-ignore
/** The whole of what stands after the last colon is words alone, none of them small. */
function isBareList(text: string, at: number): boolean {
  const colon = text.lastIndexOf(':', at);
  if (colon < 0) return false;
  const part = text.slice(colon + 1).split(/[.;\n]/)[0]!;
  const words = part.match(/\p{L}+/gu) ?? [];
  return words.length > 2 && !words.some((word) => small(word.toLowerCase()));
}

/** What stands behind these, or where a list goes on, is a noun more often than anything else. */
const beforeNoun =
  /(?:^|[:,(]|(?<!\p{L})(?:mit|pro|je|für|von|der|die|das|den|dem|des|ein|eine|einen|einem|einer|mein|meine|meinen|meiner|unser|unsere|unseren|unserer)) *$/u;
const seldomNouns =
  /^(?:alle[rsnm]?|auch|außerdem|dann|dazu|damit|danach|dabei|dort|eigene[nr]?|einfach|gerne?|heute|immer|jetzt|kleine[nrs]?|mehr|neue[nrs]?|nicht|noch|nur|oder|schon|sehr|soll|sollen|sowie|und|viele?n?|wenn|wieder|wichtig|zum|zur|zuletzt|zusätzlich)$/;
/** "mit nummer grösse pächter": at places where nouns stand, an unknown word is one, unless it looks like another kind. */
const isAtNounPlace = (text: string, at: number, word: string): boolean =>
  isAsked(text, at, word) || isAfterOpening(text, at, word);
/** "welche feuerstätten im haus sind" */
const isAsked = (text: string, at: number, word: string): boolean => word.length > 3 && /(?<!\p{L})welche[rsnm]? $/iu.test(text.slice(Math.max(0, at - 9), at)) && !/^ \p{L}+ (?:gibt|ist|sind|hat|haben)(?!\p{L})/u.test(text.slice(at + word.length)) && !small(word); // prettier-ignore
const isAfterOpening = (text: string, at: number, word: string): boolean =>
  word.length > 3 &&
  beforeNoun.test(text.slice(Math.max(0, at - 12), at)) &&
  !seldomNouns.test(word) &&
  // "bis wann die behoben sein müssen"
  !/^ (?:sein|werden|worden|wurden?|hat|haben|ist|sind|war|waren)(?!\p{L})/u.test(text.slice(at + word.length)) &&
  !/(?:lich|isch|ig|bar|sam|los|iert|te[nrsm]?|ende[nrsm]?|weise)$/.test(word) &&
  // "freie plätze": an adjective stands before its noun
  !(
    /(?:e|en|er|es)$/.test(word) &&
    /^ \p{Ll}{4,}/u.test(text.slice(at + word.length)) &&
    nouns.has(/^ (\p{L}+)/u.exec(text.slice(at + word.length))?.[1] ?? '')
  );

/** German that was typed in lower case, with the capitals of the nouns that are known; other texts stay as they are. */
export function withCapitals(text: string): string {
  const words = text.match(/\p{L}+/gu) ?? [];
  // a text with capitals inside its sentences has them where they belong
  const inside = [...text.matchAll(/(?<=[\p{Ll},;:)] )\p{L}{4,}/gu)].map(([word]) => word);
  if (words.length < 3 || inside.some((word) => /^\p{Lu}/u.test(word))) return text;
  return text.replace(/\p{Ll}+/gu, (word, at: number) => {
    if (/\p{L}/u.test(text[at - 1] ?? '') || small(word)) return word;
    const isNoun =
      isListed(text, at) ||
      isAtNounPlace(text, at, word) ||
      nouns.has(word) ||
      (word.length > 5 && (ends.test(word) || endsInNoun(word)));
    return isNoun ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
}

/** "Vorbestellungen: Kunde Telefon Ware Menge": German writes what belongs together in one word, so these are several. */
export const withCommas = (text: string): string =>
  text.replace(/(?<=: |\bmit )\p{Lu}[\p{L}-]+(?: (?:und )?\p{Lu}[\p{L}-]+){2,}(?=\s*(?:[.;,)]|$))/gu, (list) =>
    list.replace(/ (?!und )(?<!und )/g, ', '),
  );
