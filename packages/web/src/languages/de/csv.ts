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
    `Eine CSV- oder Excel-Datei (.xlsx), deren erste Zeile die Spalten nennt. Im nächsten Schritt wählen Sie, in welches Feld von ${entity} jede geht; vorher wird nichts importiert.`,
  formulaHint:
    'Werte bleiben, wie sie sind, auch solche, die mit =, +, - oder @ beginnen, was Tabellenprogramme als Formeln ausführen.',
  cancel: 'Abbrechen',
  analyzing: 'Die CSV-Datei wird ausgewertet, Zuordnungen werden vorgeschlagen...',
  analyzed: (percent) => `${percent}\u00a0%`,
  empty: 'Die CSV-Datei ist leer',
  noRows: 'In der CSV-Datei gibt es keine gültigen Zeilen',
  unreadable: 'Die CSV-Datei konnte nicht gelesen werden. Prüfen Sie das Format.',
  spreadsheet:
    'Diese Tabelle lässt sich hier nicht lesen. Speichern Sie sie in ihrem Programm als CSV oder als .xlsx unter 20 MB und wählen Sie diese Datei.',
  mappingFailed: 'Die KI konnte keine Zuordnung vorschlagen. Stattdessen wird eine einfache Zuordnung verwendet.',
  importFailed: 'Die Daten konnten nicht importiert werden. Versuchen Sie es noch einmal.',

  columns: { csv: 'CSV-Spalte', field: 'Geht in', split: 'Trennzeichen', preview: 'Vorschau' },
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
  delimiters: { ',': 'Komma', ';': 'Strichpunkt', '\t': 'Tabulator', '|': 'Senkrechter Strich' },
  splits: { ',': 'Komma', ';': 'Strichpunkt', '|': 'Senkrechter Strich', '\n': 'Zeilenumbruch', '\t': 'Tabulator' },
  readings: {
    number: {
      label: 'Zahlen',
      names: { specified: '1234.5, ohne Trennung', 'decimal-point': '1,234.50', 'decimal-comma': '1.234,50' },
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
  willBeRefused: (n) => `${counted(n, 'Zeile passt nicht und wird', 'Zeilen passen nicht und werden')} abgelehnt.`,
  willBeAltered: 'Einige Werte werden nicht so gespeichert, wie sie geschrieben sind:',
  alteredColumn: (field, n, line, text, stored) =>
    `${field}: ${counted(n, 'Wert', 'Werte')}, etwa „${text}“ in Zeile ${count(line)}, daraus wird ${stored}`,
  rows,
  skipped: (n) => `${counted(n, 'Zeile ist unlesbar und wird', 'Zeilen sind unlesbar und werden')} ausgelassen.`,
  firstSkipped: (line, reason) => `Zeile ${count(line)}: ${reason}`,
  missing: (fields) => `Keine Spalte geht in ${fields}, was jeder Datensatz braucht. Zeilen ohne das werden abgelehnt.`,
  nothingMapped: 'Wählen Sie für mindestens eine Spalte ein Feld.',
  back: 'Zurück',
  start: 'Import beginnen',

  progress: (done, total) =>
    `${count(done)} von ${rows(total)} (${total === 0 ? 0 : Math.floor((done / total) * 100)}\u00a0%)`,
  progressLabel: 'Fortschritt des Imports',
  complete: 'Import fertig!',
  imported: (n) => `${rows(n)} importiert`,
  stopping: 'Hält an...',
  stopped: 'Import angehalten',
  continue: 'Weiter',
  retry: 'Gescheiterte Zeilen noch einmal',
  tryAgain: 'Noch einmal',
  close: 'Schließen',
  failed: (n) => `${rows(n)} gescheitert`,
  refused: (line, reason) => `Zeile ${count(line)}: ${reason}`,
  refusedOthers: (n) => `${counted(n, 'andere Zeile', 'andere Zeilen')} desselben Stapels warteten darauf.`,
  moreRefused: (n) => `und ${count(n)} weitere`,
  waiting: 'Der Server ist nicht erreichbar. Nächster Versuch...',
  serverFailed: 'Der Server meldet einen Fehler. Nächster Versuch...',
  alteredValues: (n) => `${counted(n, 'Wert wurde', 'Werte wurden')} nicht wie geschrieben gespeichert`,
  alteredValue: (line, field, text, stored) => `Zeile ${count(line)}, ${field}: aus „${text}“ wurde ${stored}`,
  downloadAltered: 'Geänderte Werte herunterladen',
  alteredColumns: ['Zeile', 'Feld', 'Text', 'Gespeichert'],
  alteredFile: (entity) => `${entity}_geaenderte_werte.csv`,
  download: 'Abgelehnte Zeilen herunterladen',
  reasonColumn: 'Grund',
  rejectedFile: (entity) => `${entity}_abgelehnte_zeilen.csv`,
  notSent: (reason) => `Nicht importiert, weil ihr Stapel scheiterte: ${reason}`,
  someFailed: (failed, total) => `Import fertig, ${count(failed)} von ${rows(total)} gescheitert.`,
  allImported: (n) => `Alle ${rows(n)} importiert.`,

  export: 'Exportieren',
  import: 'Importieren',
  exportsMatches: 'Exportiert nur die Zeilen, die zu Suche und Filtern passen',
  exportedMatches: (n) =>
    `${counted(n, 'passende Zeile', 'passende Zeilen')} exportiert. Ohne Suche und Filter werden es alle.`,
  nothingToExport: 'Es gibt nichts zu exportieren',
};
