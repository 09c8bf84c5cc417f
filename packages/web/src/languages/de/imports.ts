import type * as english from '../../features/imports/imports.texts.ts';
import { counted } from '../../lib/numbers.ts';
import type { Translation } from '../translation.ts';

export const importTexts: Translation<typeof english.importTexts> = {
  start: 'App importieren',
  chooseZip: 'Zip wählen...',
  chooseFolder: 'Ordner wählen...',
  drop: 'Legen Sie Zip oder Ordner einer App hier ab, um sie zu importieren',
  reading: 'Der Ordner wird gelesen...',
  uploading: (name, percent) => `${name} wird hochgeladen: ${percent}\u00A0%`,
  looking: (name) => `${name} wird angesehen...`,
  cancel: 'Abbrechen',
  emptyFolder: 'Im Ordner sind keine Dateien, aus denen eine App werden könnte.',
  noZip: 'Wählen Sie eine .zip-Datei oder den Ordner einer App.',

  title: (name) => `${name} importieren`,
  loadFailed: 'Der Import konnte nicht geöffnet werden.',
  toHome: 'Zurück zu Ihren Apps',
  found: (layout) =>
    ({
      whittle: 'Ein Export von Whittle',
      G0: 'Eine App, wie Base44 sie aufbewahrt',
      G1: 'Ein Export von Base44, erster Aufbau',
      G2: 'Ein Export von Base44, zweiter Aufbau',
      G3: 'Ein Export von Base44, neuester Aufbau',
      vite: 'Ein React-Projekt mit Vite',
    })[layout],
  size: (pages, files, assets) =>
    [
      counted(pages, 'Seite', 'Seiten'),
      counted(files, 'Datei', 'Dateien'),
      assets > 0 ? counted(assets, 'Bild, Schrift oder Mediendatei', 'Bilder, Schriften und Mediendateien') : '',
    ]
      .filter(Boolean)
      .join(', '),
  nothingYet: 'Noch ist nichts importiert.',
  name: 'Name der App',
  nameMissing: 'Geben Sie einen Namen ein.',
  accessLater: 'Es gilt, sobald die App veröffentlicht ist, und lässt sich dort ändern.',
  data: 'Daten',
  noData: 'Die App hält keine Daten.',
  dataHint: 'Wer sehen und ändern darf, was die App hält. Das lässt sich auch später ändern.',
  declared: (fields) => `${counted(fields, 'Feld', 'Felder')}, vom Export erklärt`,
  inferred: (fields) => `${counted(fields, 'Feld', 'Felder')}, aus dem Code gelesen`,
  records: (records) => counted(records, 'Datensatz', 'Datensätze'),
  access: (entity) => `Wer ${entity} sehen und ändern darf`,
  ownRules: 'Wie der Export es erklärt',
  fields: 'Felder zeigen',
  field: 'Feld',
  holds: 'Enthält',
  seen: 'Gesehen bei',
  pages: 'Seiten',
  mainPage: 'kommt zuerst',
  ownRoot: 'Die App hat eine eigene Tabelle von Routen, die läuft, wie sie ist.',
  warnings: 'Anzusehen',
  notRun: 'Läuft hier noch nicht',
  changed: 'Geändert',
  leftOut: 'Weggelassen',
  settings: 'Für Einstellungen gelesen',
  entries: (entries) => counted(entries, 'Eintrag', 'Einträge'),
  more: (entries) => `${entries} weitere zeigen`,
  whole: 'Alle Dateien',
  import: 'Importieren',
  failed: (sentence) => `Die App wurde nicht importiert. ${sentence}`,
};
