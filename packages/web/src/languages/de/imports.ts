import type * as english from '../../features/imports/imports.texts.ts';
import { counted } from '../../lib/numbers.ts';
import type { Translation } from '../translation.ts';

export const importTexts: Translation<typeof english.importTexts> = {
  start: 'App importieren',
  chooseZip: 'ZIP-Datei wählen...',
  chooseFolder: 'Ordner wählen...',
  drop: 'Legen Sie die ZIP-Datei oder den Ordner einer App hier ab, um sie zu importieren',
  reading: 'Der Ordner wird gelesen...',
  uploading: (name, percent) => `${name} wird hochgeladen: ${percent}\u00A0%`,
  looking: (name) => `${name} wird geprüft...`,
  cancel: 'Abbrechen',
  emptyFolder: 'Der Ordner enthält keine Dateien, die sich als App importieren lassen.',
  uploadLost: (name) => `Die Verbindung ist abgebrochen, bevor ${name} geprüft war. Es wurde nichts importiert.`,
  tryAgain: 'Erneut versuchen',
  noZip: 'Wählen Sie eine .zip-Datei oder den Ordner einer App.',

  severalApps: 'Welche App möchten Sie importieren?',
  severalAppsHint: 'Dieses Archiv enthält mehrere Apps. Jede wird einzeln importiert.',
  choose: 'Auswählen',
  chooseApp: (name) => `${name} auswählen`,

  title: (name) => `${name} importieren`,
  loadFailed: 'Der Import konnte nicht geöffnet werden.',
  toHome: 'Zurück zu Ihren Apps',
  found: (layout) =>
    ({
      whittle: 'Ein Whittle-Export',
      G0: 'Eine Base44-App in internem Format',
      G1: 'Ein Base44-Export, erstes Format',
      G2: 'Ein Base44-Export, zweites Format',
      G3: 'Ein Base44-Export, neuestes Format',
      vite: 'Ein Vite- und React-Projekt',
    })[layout],
  size: (pages, files, assets) =>
    [
      counted(pages, 'Seite', 'Seiten'),
      counted(files, 'Datei', 'Dateien'),
      assets > 0 ? counted(assets, 'Bild, Schrift oder Mediendatei', 'Bilder, Schriften und Mediendateien') : '',
    ]
      .filter(Boolean)
      .join(', '),
  nothingYet: 'Es wurde noch nichts importiert.',
  name: 'Name der App',
  nameMissing: 'Geben Sie einen Namen ein.',
  accessLater: 'Gilt, sobald die App veröffentlicht ist, und lässt sich dann ändern.',
  data: 'Daten',
  noData: 'Die App speichert keine Daten.',
  dataHint: 'Wer die Daten der App sehen und ändern darf. Das lässt sich später ändern.',
  declared: (fields) => `${counted(fields, 'Feld', 'Felder')}, im Export definiert`,
  inferred: (fields) => `${counted(fields, 'Feld', 'Felder')}, aus dem Code gelesen`,
  records: (records) => counted(records, 'Datensatz', 'Datensätze'),
  access: (entity) => `Wer ${entity} sehen und ändern darf`,
  ownRules: 'Wie im Export definiert',
  fields: 'Felder anzeigen',
  field: 'Feld',
  holds: 'Enthält',
  seen: 'Gefunden in',
  types: {
    string: 'Text',
    number: 'Zahl',
    integer: 'ganze Zahl',
    boolean: 'ja oder nein',
    array: 'Liste',
    object: 'Objekt',
  },
  date: 'Datum',
  dateAndTime: 'Datum und Uhrzeit',
  anything: 'beliebig',
  or: ' oder ',
  oneOf: (values) => `eines von ${values}`,
  oneOfMany: (values, more) => `eines von ${values} und ${more} weiteren`,
  pages: 'Seiten',
  mainPage: 'Hauptseite',
  ownRoot: 'Die App hat eigene Routen, die unverändert verwendet werden.',
  warnings: 'Bitte prüfen',
  notRun: 'Wird hier noch nicht ausgeführt',
  changed: 'Geändert',
  leftOut: 'Übersprungen',
  settings: 'Für Einstellungen verwendet',
  entries: (entries) => counted(entries, 'Eintrag', 'Einträge'),
  more: (entries) => `${entries} weitere anzeigen`,
  whole: 'Alle Dateien',
  list: (names, more) =>
    more > 0
      ? `${names.join(', ')} und ${more} weiteren`
      : [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' und '),
  filesBecause: (files, reason) => `${counted(files, 'Datei', 'Dateien')}: ${reason}`,
  import: 'Importieren',
  maybeMade:
    'Die Verbindung ist abgebrochen; vielleicht ist die App schon importiert. Wählen Sie noch einmal „Importieren“: Sie wird nie doppelt importiert.',
  failed: (sentence) => `Die App wurde nicht importiert. ${sentence}`,
};
