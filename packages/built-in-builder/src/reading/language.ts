import { germanSingulars } from './lexicon/german-nouns.ts';
import { letterGroups } from './lexicon/letter-groups.ts';
import { functionWords, otherLanguages, otherLetters, scripts, type OtherLanguage } from './lexicon/function-words.ts';

export type Language = 'en' | 'de' | 'other';

const germanNouns = new Set('adresse anzahl artikel beginn beschreibung betrag datum ende foto gewicht kategorie kosten kunde lieferant menge miete notiz notizen ort preis spender telefon telefonnummer titel uhrzeit geburtstag tierart tierarzt impfung farbe nummer autor haustiere kunden termin termine rechnung rechnungen verein mitglied mitglieder liste jahr aufgaben verwaltung straße zutaten zweck zustand'.split(' ')); // prettier-ignore

/** "IT" is no small word. */
const wordsIn = (text: string): string[] =>
  text
    .replace(/\bIT\b/g, '')
    .toLowerCase()
    .match(/(?<![\p{L}-])\p{L}+(?![\p{L}-])/gu) ?? [];
const countIn = (words: readonly string[], small: ReadonlySet<string>): number =>
  words.filter((word) => small.has(word)).length;

/** The language whose small words the text has most of; where they leave it open, how the words are spelt decides. */
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
  const lead = german - english;
  if (Math.abs(lead) >= clearLead) return lead > 0 ? 'de' : 'en';
  if (words.length < 4 && words.some(isGermanPlural)) return 'de';
  return lead * weightOfSmallWord + spelling(text) > leastGerman ? 'de' : 'en';
}

const clearLead = 4;
const weightOfSmallWord = 8;
/** English where nothing speaks for either, since lists of nouns are read alike. */
const leastGerman = 3;

/** German words that English has as well. */
const loans = new Set('blitz doppelganger kanban kindergarten kitsch poltergeist sauerkraut schnitzel school volkswagen wanderlust zeitgeist'.split(' ')); // prettier-ignore
/** What German compounds that name an app end in. */
const compound = /.{3}(?:archiv|börse|buch|dienst|druck|kalender|kartei|kasse|kurs|liga|liste|plan|planer|planung|schau|spiel|staffel|station|stelle|sammlung|verein|verleih|verwaltung|technik|werkstatt)$/; // prettier-ignore
const weightOfCompound = 9;

/** How much more German than English the words are spelt. */
function spelling(text: string): number {
  let sum = 0;
  for (const word of new Set(
    withoutRows(text)
      .toLowerCase()
      .match(/\p{L}{3,}/gu),
  )) {
    if (loans.has(word)) continue;
    if (compound.test(word)) sum += weightOfCompound;
    const whole = `_${word}_`;
    for (let at = 0; at + 3 <= whole.length; at++) {
      const letters = whole.slice(at, at + 3);
      sum += (letterGroups.de.get(letters) ?? 0) - (letterGroups.en.get(letters) ?? 0);
    }
  }
  return sum;
}

/** Of a table that was pasted, the head: its rows are full of names. */
function withoutRows(text: string): string {
  const lines = text.split('\n').filter(Boolean);
  const cells = new Set(lines.map((line) => line.split(/[,;\t|]/).length));
  const [count = 1] = cells;
  return lines.length > 1 && cells.size === 1 && count > 1 ? lines[0]! : text;
}

/** "Reiseziele" alone is German: its last part is a plural that no English word ends in. */
const isGermanPlural = (word: string): boolean =>
  germanPlurals.has(word) || plurals.some((plural) => plural.length > 4 && word.endsWith(plural));
const englishToo =
  /^(?:profile|programme|motive|keller|klub|ringe|lose|muster|fonds|anker|posten|filter|trainer|techniker|rose|artikel|haken|rahmen|camper|babysitter|mittel|maler|leser|leiter)$|s$/;
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
