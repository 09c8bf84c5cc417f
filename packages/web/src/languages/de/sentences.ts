import type * as english from '../../lib/sentences.texts.ts';
import type { Translation } from '../translation.ts';

const readers = [
  ['Anyone can view', 'Alle können sehen'],
  ['Logged in users can view', 'Angemeldete können sehen'],
  ['Only admins can view', 'Nur Admins können sehen'],
  ['Only the creator can view', 'Nur der Urheber kann sehen'],
  ['Nobody can view', 'Niemand kann sehen'],
] as const;

const writers = [
  ['anyone can submit', 'alle können eintragen'],
  ['logged in users can edit', 'Angemeldete können ändern'],
  ['only admins can edit', 'nur Admins können ändern'],
  ['only the creator can edit', 'nur der Urheber kann ändern'],
  ['nobody can edit', 'niemand kann ändern'],
] as const;

export const sentenceTexts: Translation<typeof english.sentenceTexts> = [
  { english: 'Anonymous', words: 'alle' },
  { english: 'Public', words: 'Angemeldete' },
  { english: 'Admin', words: 'Admins' },
  { english: 'Creator', words: 'Urheber' },
  { english: 'None', words: 'niemand' },
  { english: 'Admin Only Read, Anonymous Write', words: 'Admins lesen, alle tragen ein' },
  { english: 'Anonymous Read, Admin Write', words: 'Alle lesen, Admins schreiben' },
  { english: 'Public Read, Admin Write', words: 'Angemeldete lesen, Admins schreiben' },
  { english: 'Public Read, Creator Write', words: 'Angemeldete lesen, Urheber schreibt' },
  { english: 'Creator Only', words: 'Nur Urheber' },
  { english: 'Admin Only', words: 'Nur Admins' },
  { english: 'Anyone can submit, only admins can view', words: 'Alle können eintragen, nur Admins können sehen' },
  { english: 'Only the creator can view and edit', words: 'Nur der Urheber kann sehen und ändern' },
  { english: 'Only admins can view and edit', words: 'Nur Admins können sehen und ändern' },
  ...readers.flatMap(([read, lesen]) =>
    writers.map(([write, schreiben]) => ({ english: `${read}, ${write}`, words: `${lesen}, ${schreiben}` })),
  ),

  { english: '“{text}” is not a number', words: '„{text}“ ist keine Zahl' },
  { english: '“{text}” is neither yes nor no', words: '„{text}“ ist weder Ja noch Nein' },
  {
    english: '“{text}” would be stored as {value}. Write that if it is what you mean.',
    words: '„{text}“ würde als {value} gespeichert. Schreiben Sie das, wenn es so gemeint ist.',
  },
  { english: '“{text}” is not a date and time', words: '„{text}“ ist kein Datum mit Uhrzeit' },
  { english: '“{text}” is not a date such as 2026-01-31', words: '„{text}“ ist kein Datum wie 2026-01-31' },
  { english: '“{text}” is not an option of {field}', words: '„{text}“ gehört nicht zur Auswahl von {field}' },
  { english: 'Invalid JSON: {reason}', words: 'Ungültiges JSON: {reason}' },
  { english: '{entity} has no column “{name}”.', words: '{entity} hat keine Spalte „{name}“.' },
  { english: '{entity} has a column “{name}” already.', words: '{entity} hat schon eine Spalte „{name}“.' },
  {
    english: '“{name}” cannot be the name of a column. Use letters, digits and _, beginning with a letter.',
    words: '„{name}“ kann keine Spalte heißen. Nehmen Sie Buchstaben, Ziffern und _, einen Buchstaben zuerst.',
  },
  {
    english: 'A rule of who may see or change the records of {entity} uses “{name}”. Ask the chat for this change.',
    words:
      'Eine Regel, wer Datensätze von {entity} sehen oder ändern darf, benutzt „{name}“. Bitten Sie den Chat um diese Änderung.',
  },
  {
    english: '“{name}” has more than {limit} different values, which is too many to choose from.',
    words: '„{name}“ hat mehr als {limit} verschiedene Werte, zu viele für eine Auswahl.',
  },
  { english: '“{name}” has no options.', words: '„{name}“ hat keine Auswahl.' },
  { english: 'An option needs a name.', words: 'Eine Auswahl braucht einen Namen.' },
  { english: '“{name}” has the option “{label}” already.', words: '„{name}“ hat die Auswahl „{label}“ schon.' },
  { english: '“{name}” has {limit} options already.', words: '„{name}“ hat schon {limit} mögliche Werte.' },
  {
    english:
      'You have reached your daily limit of {N} messages. Please try again tomorrow or upgrade to a paid plan to remove daily limit.',
    words:
      'Sie haben Ihr Tageslimit von {N} Nachrichten erreicht. Versuchen Sie es morgen erneut oder wechseln Sie zu einem bezahlten Tarif ohne Tageslimit.',
  },
  {
    english: 'You have used this month’s {N} tokens. Your apps keep running. Ask the admin for more.',
    words:
      'Sie haben die {N} Token dieses Monats verbraucht. Ihre Apps laufen weiter. Bitten Sie den Admin um weitere.',
  },
  {
    english: 'Changes are kept for {days} days. Choose a later time.',
    words: 'Änderungen werden {days} Tage aufbewahrt. Wählen Sie einen späteren Zeitpunkt.',
  },
  {
    english: 'This element is not in the code any more. Choose it again.',
    words: 'Dieses Element ist nicht mehr im Code. Wählen Sie es noch einmal aus.',
  },
  {
    english: 'The code of this element has changed since it was chosen. Choose it again.',
    words: 'Der Code dieses Elements hat sich geändert, seit es ausgewählt wurde. Wählen Sie es noch einmal aus.',
  },
  {
    english: 'This file has an error, so it cannot be changed on the page. Repair it first.',
    words: 'Diese Datei hat einen Fehler, also lässt sie sich nicht auf der Seite ändern. Reparieren Sie sie zuerst.',
  },
  {
    english: 'This text comes from your data or is put together by code.',
    words: 'Dieser Text kommt aus Ihren Daten oder wird vom Code zusammengesetzt.',
  },
  { english: 'This element has no text of its own.', words: 'Dieses Element hat keinen eigenen Text.' },
  {
    english: 'The classes of this element are chosen by code.',
    words: 'Die Klassen dieses Elements wählt der Code.',
  },
  {
    english: 'The classes of this element may come from the place that uses it.',
    words: 'Die Klassen dieses Elements kommen vielleicht von dort, wo es benutzt wird.',
  },
  { english: 'A class is one word, without spaces.', words: 'Eine Klasse ist ein Wort, ohne Leerzeichen.' },
  {
    english: 'This value comes from your data or is chosen by code.',
    words: 'Dieser Wert kommt aus Ihren Daten oder wird vom Code gewählt.',
  },
  {
    english: 'The style of this element is put together by code.',
    words: 'Den Stil dieses Elements setzt der Code zusammen.',
  },
  {
    english: 'This is everything that its component shows. Delete the component where it is used.',
    words: 'Das ist alles, was seine Komponente zeigt. Löschen Sie die Komponente dort, wo sie benutzt wird.',
  },
  {
    english: 'The export says so.',
    words: 'Der Export sagt es so.',
  },
  {
    english: 'The app has a sign-in of its own, which people must be able to open.',
    words: 'Die App hat eine eigene Anmeldung, die man öffnen können muss.',
  },
  {
    english: 'The app asks the server for nothing.',
    words: 'Die App fragt den Server nach nichts.',
  },
  {
    english: 'The app’s client asks everybody to sign in.',
    words: 'Der Client der App verlangt von allen, sich anzumelden.',
  },
  {
    english: 'The first page is “{page}”, which is made for visitors.',
    words: 'Die erste Seite ist „{page}“, und die ist für Besucher gemacht.',
  },
  {
    english: '“{file}” has a button to sign in, so people see the app before they do.',
    words: '„{file}“ hat einen Knopf zum Anmelden; man sieht die App also schon vorher.',
  },
  {
    english: 'The app brings a sitemap, by which search engines find its pages.',
    words: 'Die App bringt eine Sitemap mit, über die Suchmaschinen ihre Seiten finden.',
  },
  {
    english: 'The export does not say; without a choice its data decides.',
    words: 'Der Export sagt es nicht; ohne Wahl entscheiden ihre Daten.',
  },
  {
    english: 'As it was in the exported app.',
    words: 'Wie in der exportierten App.',
  },
  {
    english: 'Nobody chose in the exported app; its data decides.',
    words: 'In der exportierten App hat es niemand gewählt; ihre Daten entscheiden.',
  },
];
