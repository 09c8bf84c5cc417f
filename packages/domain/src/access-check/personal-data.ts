import type { EntityProperty } from '@whittle/contract/entities';
import { typesOf } from '../entities/entity.ts';

/** Words of field names that stand for data about a person, in the languages that field names are usually written in. */
const personalWords = new Set([
  ...['email', 'mail', 'phone', 'telephone', 'mobile', 'cell', 'cellphone', 'whatsapp', 'fax'],
  ...['address', 'street', 'zip', 'zipcode', 'postcode', 'postal', 'birthday', 'birthdate', 'birth', 'dob', 'age'],
  ...['gender', 'religion', 'ethnicity', 'nationality', 'passport', 'ssn', 'iban', 'bic', 'salary', 'income'],
  ...['diagnosis', 'medication', 'allergies', 'allergy', 'password', 'firstname', 'lastname', 'surname', 'fullname'],
  ...['telefon', 'telefonnummer', 'tel', 'handy', 'handynummer', 'mobil', 'mobilnummer', 'mobiltelefon', 'festnetz'],
  ...['mailadresse', 'adresse', 'anschrift', 'strasse', 'hausnummer', 'plz', 'postleitzahl', 'wohnort', 'geschlecht'],
  ...['geburtstag', 'geburtsdatum', 'geburtsjahr', 'geburtsort', 'geburtsname', 'geboren', 'alter', 'nationalitaet'],
  ...['staatsangehoerigkeit', 'konfession', 'herkunft', 'familienstand', 'ausweis', 'ausweisnummer', 'reisepass'],
  ...['steuernummer', 'sozialversicherungsnummer', 'versichertennummer', 'personalnummer', 'kontonummer'],
  ...['bankverbindung', 'bankkonto', 'kontoinhaber', 'kreditkarte', 'gehalt', 'lohn', 'stundenlohn', 'einkommen'],
  ...['verguetung', 'diagnose', 'medikament', 'medikamente', 'medikation', 'allergie', 'allergien', 'krankheit'],
  ...['krankheiten', 'vorerkrankung', 'vorerkrankungen', 'krankenkasse', 'krankenversicherung', 'blutgruppe'],
  ...['unvertraeglichkeit', 'unvertraeglichkeiten', 'behinderung', 'notfallkontakt', 'passwort', 'kennwort'],
  ...['vorname', 'nachname', 'familienname', 'zuname', 'rufname'],
]);

/** German joins words: what such a name ends with says what it is (Privatadresse, Monatsgehalt, Kundentelefon). */
const personalEnd =
  /^(?!(?:ip|web|internet|mac)).{3,}(?:telefon|telefonnummer|handynummer|mobilnummer|(?<!bild)adresse|anschrift|geburtsdatum|geburtstag|gehalt|stundenlohn|kontonummer|diagnose)$/;

/** Pairs of neighbouring words that mean a person only together. */
const personalPairs = new Set([
  ...['first name', 'last name', 'full name', 'family name', 'given name', 'middle name', 'maiden name'],
  ...[
    'credit card',
    'card number',
    'account number',
    'bank account',
    'tax id',
    'steuer id',
    'national id',
    'social security',
  ],
  ...['emergency contact', 'medical history', 'health insurance'],
]);

/** Web and email machinery that only sounds personal. */
const harmlessWords = new Set([
  'ip',
  'bild',
  'anzahl',
  'gesendet',
  'vertrag',
  'vorlage',
  'bestaetigt',
  'web',
  'wallet',
  'contract',
  'template',
  'count',
  'sent',
  'enabled',
  'verified',
]);

/** What is paid is said of a person, unless it is offered to whoever wants the work. */
const payWords = /^(?:salary|income|.*gehalt|.*lohn|einkommen|verguetung)$/;
const offer =
  /^(?:jobs?|vacanc(?:y|ies)|positions?|openings?|postings?|offers?|gigs?|careers?|internships?|apprenticeships?|stellen?|\w*(?:angebote?|anzeigen?|ausschreibung(?:en)?)|(?:ausbildungs|praktikums)pl(?:a|ae)tz(?:e)?)$/;
const ofSomebody = /^(?:applica\w*|candidates?|employees?|bewerb\w*)$/;

/**
 * The fields that hold data about persons, by their format and the words of their names, nested ones as dotted paths. A
 * guess for a warning: it errs towards asking.
 */
export function personalFields(
  properties: ReadonlyMap<string, EntityProperty>,
  { entity = '', path = '' }: { entity?: string; path?: string } = {},
): string[] {
  const found: string[] = [];
  const of = wordsOf(entity);
  const isOffer = of.some((word) => offer.test(word)) && !of.some((word) => ofSomebody.test(word));
  for (const [name, property] of properties) {
    const here = path + name;
    const inside = property.properties ?? property.items?.properties;
    if (isPersonal(name, property, isOffer)) found.push(here);
    else if (inside) found.push(...personalFields(new Map(Object.entries(inside)), { entity, path: `${here}.` }));
  }
  return found;
}

function isPersonal(name: string, property: EntityProperty, isOffer: boolean): boolean {
  if (property.format === 'email' || property.format === 'phone') return true;
  const types = typesOf(property);
  if (types.length > 0 && types.every((type) => type === 'boolean')) return false;
  const words = wordsOf(name);
  if (words.some((word) => harmlessWords.has(word))) return false;
  const isAbout = (word: string) => personalWords.has(word) || personalEnd.test(word);
  if (words.some((word) => isAbout(word) && !(isOffer && payWords.test(word)))) return true;
  return words.some((word, at) => personalPairs.has(`${word} ${words[at + 1] ?? ''}`));
}

/** `homePhone`, `home_phone` and `Home phone` alike: home, phone. Straße and Vergütung as they stand in names of code. */
const wordsOf = (name: string): string[] =>
  inPlainLetters(name)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

const plainLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' };
const inPlainLetters = (name: string): string =>
  name.normalize('NFC').replace(/[äöüÄÖÜß]/g, (letter) => plainLetters[letter]!);
