import { germanSingulars } from './lexicon/german-nouns.ts';
import { functionWords, otherLanguages, otherLetters, scripts, type OtherLanguage } from './lexicon/function-words.ts';

export type Language = 'en' | 'de' | 'other';

const germanNouns = new Set('adresse anzahl artikel beginn beschreibung betrag datum ende foto gewicht kategorie kosten kunde lieferant menge miete notiz notizen ort preis spender telefon telefonnummer titel uhrzeit geburtstag tierart tierarzt impfung farbe nummer autor haustiere kunden termin termine rechnung rechnungen verein mitglied mitglieder liste jahr aufgaben verwaltung straße zutaten zweck zustand'.split(' ')); // prettier-ignore

const wordsIn = (text: string): string[] => text.toLowerCase().match(/(?<![\p{L}-])\p{L}+(?![\p{L}-])/gu) ?? [];
const countIn = (words: readonly string[], small: ReadonlySet<string>): number =>
  words.filter((word) => small.has(word)).length;

/** The language whose small words the text has most of; English where it has none, since lists of nouns are read alike. */
export function languageOf(text: string): Language {
  const words = wordsIn(text);
  const english = countIn(words, functionWords.en);
  // lists of nouns have no small words, but umlauts and names of fields
  const isList = english <= 1 && countIn(words, functionWords.de) < 2;
  const nouns = words.filter(
    (word) => /[äöüß]|.{4}(?:ungen|ung|keit|schaft|liste|nummer|datum|verwaltung)$/.test(word) || germanNouns.has(word),
  ).length;
  const german = countIn(words, functionWords.de) + (isList ? nouns : 0);
  if (otherLanguageOf(text, Math.max(english, german)) !== null) return 'other';
  const isGerman =
    german > english || (german === 0 && english === 0 && words.length < 4 && words.some(isGermanPlural));
  return isGerman ? 'de' : 'en';
}

/** "Reiseziele" alone is German: its last part is a plural that no English word ends in. */
const isGermanPlural = (word: string): boolean =>
  germanPlurals.has(word) || plurals.some((plural) => plural.length > 4 && word.endsWith(plural));
const englishToo =
  /^(?:lose|muster|fonds|anker|posten|filter|trainer|techniker|rose|artikel|haken|rahmen|camper|babysitter|mittel|maler|leser|leiter)$|s$/;
const germanPlurals = new Set([...germanSingulars.keys()].filter((plural) => !englishToo.test(plural)));
const plurals = [...germanPlurals];

/** A language that is not spoken here, where a text has more of it than of the two that are. */
export function otherLanguageOf(text: string, spoken?: number): OtherLanguage | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const script = scripts.find(([letter]) => (text.match(letter)?.length ?? 0) > letters / 3)?.[1];
  if (script && letters > 0) return script;
  const words = wordsIn(text);
  const own = spoken ?? Math.max(countIn(words, functionWords.en), countIn(words, functionWords.de));
  const foreign = words.filter((word) => otherLetters.test(word)).length;
  const [best] = (Object.keys(otherLanguages) as (keyof typeof otherLanguages)[])
    .map((language) => ({ language, small: countIn(words, otherLanguages[language]) }))
    .toSorted((a, b) => b.small - a.small);
  return best && (best.small > 1 || (best.small === 1 && foreign > 1)) && best.small + foreign > own
    ? best.language
    : null;
}
