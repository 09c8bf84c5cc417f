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
    `Die erste Zeile nennt die Spalten. Im nächsten Schritt wählen Sie, in welches Feld von ${entity} jede geht; vorher wird nichts importiert.`,
  formulaHint:
    'Werte bleiben, wie sie sind, auch solche, die mit =, +, - oder @ beginnen, was Tabellenprogramme als Formeln ausführen.',
  cancel: 'Abbrechen',
  analyzing: 'Die CSV-Datei wird ausgewertet, Zuordnungen werden vorgeschlagen...',
  analyzed: (percent) => `${percent}\u00a0%`,
  empty: 'Die CSV-Datei ist leer',
  noRows: 'In der CSV-Datei gibt es keine gültigen Zeilen',
  unreadable: 'Die CSV-Datei konnte nicht gelesen werden. Prüfen Sie das Format.',
  mappingFailed: 'Die KI konnte keine Zuordnung vorschlagen. Stattdessen gilt eine einfache.',
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
  delimiters: { ',': 'Komma', ';': 'Strichpunkt', '\t': 'Tabulator', '|': 'Senkrechter Strich' },
  splits: { ',': 'Komma', ';': 'Strichpunkt', '|': 'Senkrechter Strich', '\n': 'Zeilenumbruch', '\t': 'Tabulator' },
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
  waiting: 'Der Server hat diese Zeilen noch nicht angenommen. Nächster Versuch...',
  download: 'Abgelehnte Zeilen herunterladen',
  reasonColumn: 'Grund',
  rejectedFile: (entity) => `${entity}_abgelehnte_zeilen.csv`,
  notSent: (reason) => `Nicht importiert, weil ihr Stapel scheiterte: ${reason}`,
  someFailed: (failed, total) => `Import fertig, ${count(failed)} von ${rows(total)} gescheitert.`,
  allImported: (n) => `Alle ${rows(n)} importiert.`,

  export: 'Exportieren',
  import: 'Importieren',
  nothingToExport: 'Es gibt nichts zu exportieren',
};
