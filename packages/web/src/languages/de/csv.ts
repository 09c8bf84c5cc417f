import type * as english from '../../features/entities/csv/csv.texts.ts';
import { count, counted } from '../../lib/numbers.ts';
import type { Translation } from '../translation.ts';

const rows = (n: number) => counted(n, 'Zeile', 'Zeilen');

export const csvTexts: Translation<typeof english.csvTexts> = {
  title: (entity) => `Daten in ${entity} importieren`,
  steps: ['CSV hochladen', 'Spalten zuordnen', 'Daten importieren'],
  stepOf: (step, name) => `Schritt ${step} von 3: ${name}`,
  select: 'CSV-Datei wählen',
  uploadHint: (entity) =>
    `Eine CSV- oder Excel-Datei (.xlsx), deren erste Zeile die Spalten nennt. Im nächsten Schritt wählen Sie, zu welchem Feld von ${entity} jede gehört. Vorher wird nichts importiert.`,
  formulaHint:
    'Werte werden nicht verändert, auch wenn sie mit =, +, - oder @ beginnen, was Tabellenprogramme als Formel behandeln.',
  cancel: 'Abbrechen',
  analyzing: 'Die CSV-Datei wird ausgewertet, Zuordnungen werden vorgeschlagen...',
  analyzed: (percent) => `${percent}\u00a0%`,
  empty: 'Die CSV-Datei ist leer',
  noRows: 'In der CSV-Datei gibt es keine gültigen Zeilen',
  unreadable: 'Die CSV-Datei konnte nicht gelesen werden. Prüfen Sie das Format.',
  spreadsheet:
    'Dieses Tabellenformat wird nicht unterstützt. Speichern Sie die Datei als CSV oder als .xlsx (bis 20 MB) und wählen Sie sie aus.',
  mappingFailed: 'Die KI konnte keine Zuordnung vorschlagen. Stattdessen wird eine einfache Zuordnung verwendet.',
  importFailed: 'Die Daten konnten nicht importiert werden. Versuchen Sie es erneut.',

  columns: { csv: 'CSV-Spalte', field: 'Zielfeld', split: 'Trennzeichen', preview: 'Vorschau' },
  fieldOf: (header) => `Feld für ${header}`,
  splitOf: (header) => `Trennzeichen für ${header}`,
  doNotImport: 'Nicht importieren',
  required: (field) => `${field} *`,
  noValue: 'nichts',
  wrongValue: (value) => `${value}, passt nicht in das Feld`,
  more: (n) => `+${n}`,
  encoding: 'Zeichensatz',
  delimiter: 'Feldtrenner',
  sheet: 'Tabellenblatt',
  delimiters: { ',': 'Komma', ';': 'Semikolon', '\t': 'Tabulator', '|': 'Senkrechtstrich' },
  splits: { ',': 'Komma', ';': 'Semikolon', '|': 'Senkrechtstrich', '\n': 'Zeilenumbruch', '\t': 'Tabulator' },
  readings: {
    number: {
      label: 'Zahlen',
      names: { specified: '1234.5, ohne Tausendertrennung', 'decimal-point': '1,234.50', 'decimal-comma': '1.234,50' },
    },
    datetime: {
      label: 'Datumsangaben',
      names: {
        specified: '2026-12-31',
        'day-first': '31.12.2026',
        'month-first': '12/31/2026',
      },
    },
    boolean: {
      label: 'Ja oder nein',
      names: { specified: 'Nur „true“ ist ja', 'yes-words': 'ja, yes, oui, x, 1 ...' },
    },
  },
  readingsDiffer: 'Je Spalte verschieden',
  readingOf: (header) => `Schreibweise von ${header}`,
  isYes: (text) => `„${text}“ ist ja, alles andere nein`,
  becomes: (text, stored) => `${text} wird ${stored}`,
  willBeRefused: (n) => `${counted(n, 'Zeile ist ungültig und wird', 'Zeilen sind ungültig und werden')} abgelehnt.`,
  willBeAltered: 'Einige Werte werden verändert:',
  willBeUnlike: 'Einige Werte passen nicht zu ihren Feldern und werden so gespeichert, wie sie sind:',
  unlikeColumn: (field, n, line, text, problem) =>
    `${field}: ${counted(n, 'Wert', 'Werte')}, etwa „${text}“ in Zeile ${count(line)} (${problem})`,
  alteredColumn: (field, n, line, text, stored) =>
    `${field}: ${counted(n, 'Wert', 'Werte')}, etwa „${text}“ in Zeile ${count(line)}, daraus wird ${stored}`,
  rows,
  skipped: (n) => `${counted(n, 'Zeile ist unlesbar und wird', 'Zeilen sind unlesbar und werden')} übersprungen.`,
  firstSkipped: (line, reason) => `Zeile ${count(line)}: ${reason}`,
  missing: (fields) =>
    `Keine Spalte ist ${fields} zugeordnet, was jeder Datensatz braucht. Zeilen ohne Wert werden abgelehnt.`,
  nothingMapped: 'Wählen Sie für mindestens eine Spalte ein Feld.',
  back: 'Zurück',
  start: 'Import starten',

  progress: (done, total) =>
    `${count(done)} von ${rows(total)} (${total === 0 ? 0 : Math.floor((done / total) * 100)}\u00a0%)`,
  progressLabel: 'Fortschritt des Imports',
  complete: 'Import abgeschlossen!',
  imported: (n) => `${rows(n)} importiert`,
  stopping: 'Wird gestoppt...',
  stopped: 'Import gestoppt',
  continue: 'Weiter',
  retry: 'Fehlgeschlagene Zeilen erneut importieren',
  tryAgain: 'Erneut versuchen',
  close: 'Schließen',
  failed: (n) => `${rows(n)} fehlgeschlagen`,
  refused: (line, reason) => `Zeile ${count(line)}: ${reason}`,
  refusedOthers: (n) =>
    `${counted(n, 'andere Zeile', 'andere Zeilen')} desselben Stapels ${n === 1 ? 'konnte' : 'konnten'} deshalb nicht importiert werden.`,
  moreRefused: (n) => `und ${count(n)} weitere`,
  waiting: 'Der Server ist nicht erreichbar. Nächster Versuch...',
  storageFull:
    'Der Speicherplatz des Servers ist voll. Bitten Sie den Admin, Platz zu schaffen, und versuchen Sie es dann erneut: Der Import geht hier weiter.',
  serverFailed: 'Der Server meldet einen Fehler. Nächster Versuch...',
  alteredValues: (n) => `${counted(n, 'Wert wurde', 'Werte wurden')} verändert`,
  markedValues: (n) => `${counted(n, 'Wert', 'Werte')} bitte prüfen`,
  unlikeValue: (line, field, text, problem) =>
    `Zeile ${count(line)}, ${field}: „${text}“ wurde so gespeichert, wie es ist (${problem})`,
  alteredValue: (line, field, text, stored) => `Zeile ${count(line)}, ${field}: aus „${text}“ wurde ${stored}`,
  downloadAltered: 'Geänderte Werte herunterladen',
  downloadMarked: 'Diese Werte herunterladen',
  alteredColumns: ['Zeile', 'Feld', 'Text', 'Gespeichert', 'Grund'],
  alteredFile: (entity) => `${entity}_geaenderte_werte.csv`,
  download: 'Abgelehnte Zeilen herunterladen',
  reasonColumn: 'Grund',
  rejectedFile: (entity) => `${entity}_abgelehnte_zeilen.csv`,
  notSent: (reason) => `Nicht importiert, weil ihr Stapel fehlgeschlagen ist: ${reason}`,
  someFailed: (failed, total) => `Import abgeschlossen, ${count(failed)} von ${rows(total)} fehlgeschlagen.`,
  allImported: (n) => (n === 1 ? '1 Zeile importiert.' : `Alle ${rows(n)} importiert.`),

  export: 'Exportieren',
  import: 'Importieren',
  exportsMatches: 'Exportiert nur die Zeilen, die zu Suche und Filtern passen',
  exportedMatches: (n) =>
    `${counted(n, 'passende Zeile', 'passende Zeilen')} exportiert. Ohne Suche und Filter werden es alle.`,
  nothingToExport: 'Es gibt nichts zu exportieren',
};
