export type Language = 'en' | 'de' | 'other';

const functionWords: Readonly<Record<Exclude<Language, 'other'> | 'es' | 'fr' | 'it', ReadonlySet<string>>> = {
  en: new Set([
    'a',
    'an',
    'and',
    'app',
    'can',
    'for',
    'i',
    'in',
    'is',
    'my',
    'of',
    'our',
    'that',
    'the',
    'to',
    'track',
    'we',
    'where',
    'with',
  ]),
  de: new Set([
    'auf',
    'bitte',
    'das',
    'den',
    'der',
    'die',
    'ein',
    'eine',
    'einen',
    'einer',
    'für',
    'ich',
    'ist',
    'können',
    'mein',
    'meine',
    'mit',
    'nach',
    'oder',
    'pro',
    'soll',
    'sollen',
    'und',
    'unser',
    'unsere',
    'von',
    'wann',
    'welche',
    'wer',
    'wir',
    'zu',
    'zum',
    'zur',
  ]),
  es: new Set(['con', 'de', 'del', 'el', 'la', 'los', 'mi', 'mis', 'para', 'por', 'que', 'un', 'una', 'y']),
  fr: new Set(['avec', 'de', 'des', 'du', 'et', 'la', 'le', 'les', 'mes', 'mon', 'pour', 'qui', 'un', 'une']),
  it: new Set(['che', 'con', 'del', 'di', 'e', 'gli', 'il', 'la', 'le', 'mia', 'mie', 'per', 'un', 'una']),
};

const germanNouns = new Set('adresse anzahl artikel beginn beschreibung betrag datum ende foto gewicht kategorie kosten kunde lieferant menge miete notiz notizen ort preis spender telefon telefonnummer titel uhrzeit geburtstag tierart tierarzt impfung farbe nummer autor haustiere kunden termin termine rechnung rechnungen verein mitglied mitglieder liste jahr aufgaben verwaltung straße zutaten zweck zustand'.split(' ')); // prettier-ignore

/** The language whose small words the text has most of; English where it has none, since lists of nouns are read alike. */
export function languageOf(text: string): Language {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin < letters / 2) return 'other';
  const words = text.toLowerCase().match(/(?<![\p{L}-])\p{L}+(?![\p{L}-])/gu) ?? [];
  const count = (language: keyof typeof functionWords) =>
    words.filter((word) => functionWords[language].has(word)).length;
  const english = count('en');
  // lists of nouns have no small words, but umlauts and names of fields
  const isList = english <= 1 && count('de') < 2;
  const nouns = words.filter(
    (word) => /[äöüß]|.{4}(?:ungen|ung|keit|schaft|liste|nummer|datum|verwaltung)$/.test(word) || germanNouns.has(word),
  ).length;
  const german = count('de') + (isList ? nouns : 0);
  if (german > english && german >= count('es') && german >= count('fr')) return 'de';
  return Math.max(count('es'), count('fr'), count('it')) > english ? 'other' : 'en';
}
