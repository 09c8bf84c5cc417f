import type * as english from '../../lib/sentences.texts.ts';
import type { Translation } from '../translation.ts';
import { accessSentences } from './sentences/who-can-do-what.ts';

const readers = [
  ['Anyone can view', 'Alle können sehen'],
  ['Logged in users can view', 'Angemeldete können sehen'],
  ['Only admins can view', 'Nur Admins können sehen'],
  ['Only the creator can view', 'Nur der Ersteller kann sehen'],
  ['Nobody can view', 'Niemand kann sehen'],
] as const;

const writers = [
  ['anyone can submit', 'alle können eintragen'],
  ['logged in users can edit', 'Angemeldete können ändern'],
  ['only admins can edit', 'nur Admins können ändern'],
  ['only the creator can edit', 'nur der Ersteller kann ändern'],
  ['nobody can edit', 'niemand kann ändern'],
] as const;

export const sentenceTexts: Translation<typeof english.sentenceTexts> = [
  { english: 'The answer changes no file.', words: 'Die Antwort ändert keine Datei.' },
  {
    english: 'The change did not leave fewer issues, so it was taken back.',
    words: 'Nach der Änderung waren es nicht weniger Probleme, deshalb wurde sie zurückgenommen.',
  },
  { english: 'The issue is still there after the change.', words: 'Das Problem besteht nach der Änderung weiter.' },
  { english: 'Anonymous', words: 'alle' },
  { english: 'Public', words: 'Angemeldete' },
  { english: 'Admin', words: 'Admins' },
  { english: 'Creator', words: 'Ersteller' },
  { english: 'None', words: 'niemand' },
  { english: 'Admin Only Read, Anonymous Write', words: 'Admins lesen, alle tragen ein' },
  { english: 'Anonymous Read, Admin Write', words: 'Alle lesen, Admins schreiben' },
  { english: 'Public Read, Admin Write', words: 'Angemeldete lesen, Admins schreiben' },
  { english: 'Public Read, Creator Write', words: 'Angemeldete lesen, Ersteller schreibt' },
  { english: 'Creator Only', words: 'Nur Ersteller' },
  { english: 'Admin Only', words: 'Nur Admins' },
  { english: 'Anyone can submit, only admins can view', words: 'Alle können eintragen, nur Admins können sehen' },
  { english: 'Only the creator can view and edit', words: 'Nur der Ersteller kann sehen und ändern' },
  { english: 'Only admins can view and edit', words: 'Nur Admins können sehen und ändern' },
  ...readers.flatMap(([read, lesen]) =>
    writers.map(([write, schreiben]) => ({ english: `${read}, ${write}`, words: `${lesen}, ${schreiben}` })),
  ),

  ...accessSentences,
  { english: '“{text}” is not a number', words: '„{text}“ ist keine Zahl' },
  { english: '“{text}” is neither yes nor no', words: '„{text}“ ist weder Ja noch Nein' },
  {
    english: '“{text}” would be stored as {value}. Write that if it is what you mean.',
    words: '„{text}“ würde als {value} gespeichert. Geben Sie das ein, wenn es so gemeint ist.',
  },
  { english: '“{text}” is not a date and time', words: '„{text}“ ist kein Datum mit Uhrzeit' },
  { english: '“{text}” is not a date such as 2026-01-31', words: '„{text}“ ist kein Datum wie 2026-01-31' },
  { english: '“{text}” is not an option of {field}', words: '„{text}“ ist keine Option von {field}' },
  { english: '{field} is required', words: '{field} wird benötigt' },
  { english: '{field} is nested too deeply', words: '{field} ist zu tief verschachtelt' },
  {
    english: '{field} contains a character that cannot be stored',
    words: '{field} enthält ein Zeichen, das nicht gespeichert werden kann',
  },
  { english: '{field} cannot be stored', words: '{field} kann nicht gespeichert werden' },
  { english: '{field} must be a number', words: '{field} muss eine Zahl sein' },
  { english: '{field} must be a whole number', words: '{field} muss eine ganze Zahl sein' },
  { english: '{field} must be true or false', words: '{field} muss Ja oder Nein sein' },
  { english: '{field} must be text', words: '{field} muss ein Text sein' },
  { english: '{field} must be a list', words: '{field} muss eine Liste sein' },
  { english: '{field} must be an object', words: '{field} muss ein Objekt sein' },
  { english: '{field} must be one of: {options}', words: '{field} muss einer dieser Werte sein: {options}' },
  { english: '{field} must be at least {limit}', words: '{field} muss mindestens {limit} sein' },
  {
    english: '{field} must be at most {limit} characters long',
    words: '{field} darf höchstens {limit} Zeichen lang sein',
  },
  { english: '{field} must be at most {limit}', words: '{field} darf höchstens {limit} sein' },
  { english: '{field} must be a date such as 2026-01-31', words: '{field} muss ein Datum wie 2026-01-31 sein' },
  {
    english: '{field} must be a date and time such as 2026-01-31T09:00:00Z',
    words: '{field} muss Datum und Uhrzeit wie 2026-01-31T09:00:00Z sein',
  },
  { english: '{field} must be an e-mail address', words: '{field} muss eine E-Mail-Adresse sein' },
  { english: '{field} must be a web address', words: '{field} muss eine Webadresse sein' },
  { english: 'and {count} more', words: 'und {count} weitere' },
  {
    english: 'A quote is opened and never closed, so that nothing after it can be read.',
    words: 'Ein Anführungszeichen wird geöffnet und nie geschlossen; danach lässt sich nichts mehr lesen.',
  },
  {
    english: 'There is text after a closing quote.',
    words: 'Nach einem schließenden Anführungszeichen steht noch Text.',
  },
  {
    english: 'The row repeats the names of the columns.',
    words: 'Die Zeile wiederholt die Namen der Spalten.',
  },
  { english: 'The row has 1 value, the header {columns}.', words: 'Die Zeile hat 1 Wert, die Kopfzeile {columns}.' },
  {
    english: 'The row has {cells} values, the header {columns}.',
    words: 'Die Zeile hat {cells} Werte, die Kopfzeile {columns}.',
  },
  { english: 'Invalid JSON: {reason}', words: 'Ungültiges JSON: {reason}' },
  { english: '{entity} has no column “{name}”.', words: '{entity} hat keine Spalte „{name}“.' },
  { english: '{entity} already has a column “{name}”.', words: '{entity} hat bereits eine Spalte „{name}“.' },
  {
    english: '“{name}” cannot be used as a column name. Use letters, digits and _, starting with a letter.',
    words:
      '„{name}“ ist kein gültiger Spaltenname. Verwenden Sie Buchstaben, Ziffern und _, beginnend mit einem Buchstaben.',
  },
  {
    english: 'A permission rule of {entity} uses “{name}”. Ask the chat for this change.',
    words: 'Eine Berechtigungsregel von {entity} verwendet „{name}“. Bitten Sie den Chat um diese Änderung.',
  },
  {
    english: '“{name}” has more than {limit} different values, which is too many for a select.',
    words: '„{name}“ hat mehr als {limit} verschiedene Werte, zu viele für eine Auswahl.',
  },
  { english: '“{name}” has no options.', words: '„{name}“ hat keine Optionen.' },
  { english: 'An option needs a name.', words: 'Eine Option braucht einen Namen.' },
  { english: '“{name}” already has the option “{label}”.', words: '„{name}“ hat die Option „{label}“ bereits.' },
  { english: '“{name}” already has {limit} options.', words: '„{name}“ hat bereits {limit} Optionen.' },
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
    english: 'This element is no longer in the code. Select it again.',
    words: 'Dieses Element ist nicht mehr im Code. Wählen Sie es noch einmal aus.',
  },
  {
    english: 'The code of this element has changed. Select it again.',
    words: 'Der Code dieses Elements hat sich geändert. Wählen Sie es noch einmal aus.',
  },
  {
    english: 'This file has an error, so it cannot be edited on the page. Fix it first.',
    words:
      'Diese Datei hat einen Fehler und lässt sich deshalb nicht auf der Seite bearbeiten. Beheben Sie ihn zuerst.',
  },
  {
    english: 'This text comes from your data or is generated by code.',
    words: 'Dieser Text kommt aus Ihren Daten oder wird vom Code erzeugt.',
  },
  { english: 'This element has no text of its own.', words: 'Dieses Element hat keinen eigenen Text.' },
  {
    english: 'The classes of this element are set by code.',
    words: 'Die Klassen dieses Elements werden vom Code gesetzt.',
  },
  {
    english: 'The classes of this element may be set where the component is used.',
    words: 'Die Klassen dieses Elements werden möglicherweise dort gesetzt, wo die Komponente verwendet wird.',
  },
  { english: 'A class name cannot contain spaces.', words: 'Ein Klassenname darf keine Leerzeichen enthalten.' },
  {
    english: 'This value comes from your data or is set by code.',
    words: 'Dieser Wert kommt aus Ihren Daten oder wird vom Code gesetzt.',
  },
  {
    english: 'The style of this element is set by code.',
    words: 'Der Stil dieses Elements wird vom Code gesetzt.',
  },
  {
    english: 'This is the only element of its component. Delete the component where it is used.',
    words: 'Das ist das einzige Element seiner Komponente. Löschen Sie die Komponente dort, wo sie verwendet wird.',
  },
  { english: 'Only a platform admin can change this.', words: 'Das kann nur ein Plattform-Admin ändern.' },
  {
    english: 'This needs the plan {plan} or a higher one.',
    words: 'Dafür ist der Tarif {plan} oder ein höherer nötig.',
  },
  { english: 'Give the app a name.', words: 'Geben Sie der App einen Namen.' },
  { english: 'Write a colour such as #1a2b3c.', words: 'Schreiben Sie eine Farbe wie #1a2b3c.' },
  { english: 'Write a language such as en or pt-BR.', words: 'Schreiben Sie eine Sprache wie de oder pt-BR.' },
  { english: 'Write a whole address with https://.', words: 'Schreiben Sie eine ganze Adresse mit https://.' },
  {
    english: 'Write a whole address with https://, or upload a picture.',
    words: 'Schreiben Sie eine ganze Adresse mit https://, oder laden Sie ein Bild hoch.',
  },
  { english: 'The app has no such page.', words: 'Die App hat keine solche Seite.' },
  {
    english: 'This holds a character that cannot be stored.',
    words: 'Darin ist ein Zeichen, das sich nicht speichern lässt.',
  },
  {
    english: '“{name}” leads to no file of the app. Add the file, or remove the import.',
    words: '„{name}“ führt zu keiner Datei der App. Legen Sie die Datei an oder entfernen Sie den Import.',
  },
  {
    english: '“{name}” leads to no file of the app. Did you mean “{near}”?',
    words: '„{name}“ führt zu keiner Datei der App. Meinten Sie „{near}“?',
  },
  { english: '“{name}” leads outside the app.', words: '„{name}“ führt aus der App hinaus.' },
  {
    english: 'There is no part “{name}”. The nearest part is “{near}”.',
    words: 'Den Baustein „{name}“ gibt es nicht. Am ähnlichsten ist „{near}“.',
  },
  {
    english: 'There is no part “{name}”. Add the file, or use a part that exists.',
    words: 'Den Baustein „{name}“ gibt es nicht. Legen Sie die Datei an oder nehmen Sie einen vorhandenen Baustein.',
  },
  {
    english: 'The package “{name}” is not part of apps. Did you mean “{near}”?',
    words: 'Das Paket „{name}“ steht in Apps nicht zur Verfügung. Meinten Sie „{near}“?',
  },
  {
    english: 'The package “{name}” is not part of apps. Write what it did as code of the app.',
    words: 'Das Paket „{name}“ steht in Apps nicht zur Verfügung. Schreiben Sie dessen Aufgabe als Code der App.',
  },
  {
    english: 'The app has no entity “{name}”. Did you mean “{near}”?',
    words: 'Die App hat keine Entität „{name}“. Meinten Sie „{near}“?',
  },
  {
    english: 'The app has no entity “{name}”. Add {file}.',
    words: 'Die App hat keine Entität „{name}“. Legen Sie {file} an.',
  },
  { english: 'The file is not valid JSON: {problem}', words: 'Die Datei ist kein gültiges JSON: {problem}' },

  { english: 'Changed {files} by hand.', words: '{files} von Hand geändert.' },
  { english: 'Added {files} by hand.', words: '{files} von Hand angelegt.' },
  { english: 'Changed {files} on the page.', words: '{files} auf der Seite geändert.' },
  { english: 'Changed {files} by a rule.', words: '{files} durch eine Regel geändert.' },
  { english: 'Deleted {file} by hand.', words: '{file} von Hand gelöscht.' },
  {
    english: 'Deleted {file} by hand, with its uses in {others}.',
    words: '{file} von Hand gelöscht, mit den Verwendungen in {others}.',
  },
  { english: 'Renamed {file} to {name} by hand.', words: '{file} von Hand in {name} umbenannt.' },
  { english: 'Renamed the app to “{name}”.', words: 'App in „{name}“ umbenannt.' },
  { english: 'Added the AI tool “{title}”.', words: 'KI-Tool „{title}“ angelegt.' },
  { english: 'Changed the AI tool “{title}”.', words: 'KI-Tool „{title}“ geändert.' },
  { english: 'Deleted the AI tool “{title}”.', words: 'KI-Tool „{title}“ gelöscht.' },
  { english: 'Changed the settings of the app: {keys}.', words: 'Einstellungen der App geändert: {keys}.' },
  { english: 'Changed the details of the app: {keys}.', words: 'Angaben zur App geändert: {keys}.' },
  { english: 'Changed the style of the app: {keys}.', words: 'Aussehen der App geändert: {keys}.' },
  { english: 'Changed the texts of the app: {keys}.', words: 'Texte der App geändert: {keys}.' },
];
