import type { Facts } from './facts.ts';
import { fieldTypeOf } from '../recognise/field-type.ts';
import { fieldsOf, namedIn, namesIn, one } from './german-people.ts';

/** What Germans write in an order of their own, in the order in which lists are read. */
const rewordings: readonly (readonly [said: RegExp, read: string])[] = [
  // "0,35 €": the comma is the one of a number
  [/(?<=\d),(?=\d{1,2}(?!\d))/g, '.'],
  // "die Schüler erfassen mit Klasse", "die Durchsichten eintragen (Datum, Futter)": the list belongs to what is entered
  [/(?<=(?:^|\s)\p{Lu}[\p{L}-]+) (?:erfassen|verwalten|eintragen|speichern|notieren|anlegen|festhalten|dokumentieren|pflegen)(?= mit \p{Lu})/gu, ''],
  [/(?<=(?:^|\s)\p{Lu}[\p{L}-]+) (?:erfassen|verwalten|eintragen|speichern|notieren|anlegen|festhalten|dokumentieren|pflegen):? \(([^()]+)\),?(?: und (?:die |den |das )?(\p{Lu}[\p{L}-]+)(?=,|\.))?/gu, ' mit $1. $2'],
  // "... sind zu verwalten", "ohne Anmeldung"
  [/ (?:sind|ist) (?:zu (?:verwalten|erfassen|pflegen|führen|speichern|dokumentieren)|(?:zu )?(?:verwaltet|erfasst))(?=[.;,]|$)/gu, ''],
  [/(?<!\p{L})ohne (?:Anmeldung|Registrierung|Konto|Account|Login)(?!\p{L})/gu, 'ohne weiteres'],
  [/(?<=^|[.!?]\s+)(?:Erfasst|Verwaltet|Gespeichert|Gepflegt|Geführt|Benötigt|Gebraucht) werden (?:sollen )?(?=\p{Lu}|die |der )/gu, ''],
  // "... und auf einen Blick sehen, wie viele": what is to be seen is no field
  [/(?:,| und),? (?:(?:auf einen blick|gleich|sofort|am (?:jahres|monats)ende|oben|dann) )+(?=(?:sehen|wissen|erkennen)(?!\p{L}))/giu, '. Ich will '],
  // "und oben soll stehen wie viel"
  [/(?:,| und),? (?:ganz )?(?:oben|unten|vorne) (?:soll|sollen|muss|müssen) (?:stehen|sein),? (?=(?:wie|was|wer|welche)(?!\p{L}))/giu, '. Ich will sehen '],
  // "Rauskommen soll", "Absagen nur": a verb that opens the sentence
  [/(?<=^|[.!?]\s+)(?:Rauskommen|Herauskommen|Ausrechnen|Absagen|Anzeigen|Eintragen|Buchen|Bestellen|Stornieren|Bezahlen|Ändern|Löschen|Sehen|Suchen|Filtern|Sortieren|Drucken)(?= (?:soll|sollen|kann|können|darf|dürfen|muss|müssen|bitte|was|wie|wer|nur)(?!\p{L}))/gu, '~'],
]; // prettier-ignore

/** "Auftrag mit Kunde, mehreren Kleidungsstücken, je Stück Arbeit und Preis, Abholtermin": several of them, each with its own. */
const several = /(?<of>\p{Lu}[\p{L}-]+) (?<with>(?:mit|:) [^.;]*?)(?:,| und) (?:mehreren?|vielen?|einzelnen?) (?<what>\p{Lu}[\p{L}-]+)(?:,| mit| und) (?:je|pro|jeweils)(?: \p{Lu}[\p{L}-]+)? (?<own>[^,.;]+(?: und [^,.;]+)?)/gu; // prettier-ignore
/** "die Kilometer pro Besuch zusammengezählt": a number of each Besuch. */
const numberOfEach = /(?<number>\p{Lu}[\p{L}-]+) (?:pro|je) (?<of>\p{Lu}[\p{L}-]+)(?= (?:zusammen\p{L}*|addier\p{L}*|summier\p{L}*|eintrag\p{L}*|notier\p{L}*|erfass\p{L}*|aufschreib\p{L}*))/gu; // prettier-ignore
/** "... Orte, und die Beute mit Wert": a list that stands alone between others. */
const listAlone = /(?<=[.!?]\s+)(?<what>\p{Lu}\p{L}+)(?=,? und (?:die|den|das) \p{Lu}[\p{L}-]+ mit \p{Lu})/gu;
const isTime = /^(?:Monat|Woche|Tag|Jahr|Quartal|Stunde|Minute|Person|Kopf|Stück|Meter|Nacht)$/;

/** What is several of another, and numbers that each of them has; the text without them. */
export function noteParts(text: string, facts: Facts): string {
  for (const { groups } of text.matchAll(numberOfEach)) {
    const { number, of } = groups as { number: string; of: string };
    if (isTime.test(of) || !/^(?:number|money)$/.test(fieldTypeOf(number))) continue;
    const record = namedIn(text, one(of)) ?? one(of);
    facts.hinted.push({ noun: record, weight: 1.5, reason: 'has fields' });
    facts.addFields(record, fieldsOf([number]));
  }
  for (const { groups } of text.matchAll(listAlone)) facts.add(one(groups!.what!), 2.2, 'beside other lists');
  return text.replace(several, (...match: unknown[]) => {
    const groups = match.at(-1) as { of: string; with: string; what: string; own: string };
    const names = namesIn(groups.own);
    const [record, owner] = [one(groups.what), one(groups.of)];
    if (names.length < 1) return match[0] as string;
    facts.left.push({ noun: record, plural: null, fields: names, of: [owner] });
    return `${groups.of} ${groups.with}`;
  });
}

export const reworded = (text: string): string =>
  rewordings.reduce(
    (said, [pattern, read]) =>
      read === '~' ? said.replace(pattern, (word) => word.toLowerCase()) : said.replace(pattern, read),
    text,
  );

/** "Schüler mit Klasse, ihre Stunden mit Datum": the next list is theirs. */
const theirs = /(?<=(?<whose>\p{Lu}[\p{L}-]+) mit [^.;:]*?), (?:und )?(?:ihre|deren|seine) (?<what>\p{Lu}[\p{L}-]+) (?<with>mit (?=\p{Lu})|(?=\())/gu; // prettier-ignore
/** "pro Platz: Nummer, Mieter mit Telefon": a list of its own, to which each of the others belongs. */
const ofEach = /(?:pro|je|für jede[nrs]?) (?<whose>\p{Lu}[\p{L}-]+):? [^.;:]*?, (?<what>\p{Lu}[\p{L}-]+) mit (?=\p{Lu})/giu; // prettier-ignore

/** The text with such a list in a sentence of its own; whose it is goes into the facts. */
export function noteOwned(text: string, facts: Facts): string {
  for (const { groups } of text.matchAll(ofEach))
    facts.relations.push({ from: one(groups!.whose!), to: one(groups!.what!), why: 'is said of each' });
  return text.replace(theirs, (...match: unknown[]) => {
    const { whose, what, with: before } = match.at(-1) as { whose: string; what: string; with: string };
    facts.relations.push({ from: one(what), to: one(whose), why: 'theirs' });
    return `. ${what} ${before}`;
  });
}
